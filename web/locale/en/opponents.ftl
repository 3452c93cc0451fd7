# Computer players: what they are, and what the page says of them.
stood-in = { $name } got stuck, so a quick move was made instead.
fault-computer = The computer gives no answer. The game is as it was before.

settings-pace = Computer players move
settings-pace-slow = Slowly
settings-pace-normal = Normally
settings-pace-fast = At once
