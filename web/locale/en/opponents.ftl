# Computer players: what they are, and what the page says of them.
stood-in = { $name } got stuck, so a quick move was made instead.
fault-computer = The computer gives no answer. The game is as it was before.

settings-pace = Computer players move
settings-pace-slow = Slowly
settings-pace-normal = Normally
settings-pace-fast = At once

## Stopping a game that only computers play
computers-stop = Stop
computers-go-on = Go on

## What each level knows
opponents = About the computer players
opponents-title = The computer players of { $game }
opponents-lead = Every level knows more than the one before it. None of them cheats: a computer sees only what a person in its seat would see.
opponents-wins = Wins about { $wins } of 10 games against “{ $other }”.
opponent-random = Does anything that is allowed, without a thought. Good to see how the game works.
opponent-greedy = Takes whatever brings the most points at once, and never thinks of the answer.
kalaha-opponent-first = Likes a move that brings a seed home, and often misjudges. It does not see your answer coming.
kalaha-opponent-easy = Looks one turn ahead, and sometimes counts wrongly.
kalaha-opponent-medium = Looks at its turn and at your answer, and sometimes counts a little wrongly.
kalaha-opponent-hard = Has learnt what a position is worth, and plays the end of the game nearly without mistakes.
kalaha-opponent-perfect = Knows the whole game with six pits and four seeds: when it begins, it wins by at least 8. It proves its moves wherever there is time to.
taki-opponent-first = Has favourite cards, plays what it fancies, and often forgets to call “last card”.
taki-opponent-easy = Has fewer fancies and gets rid of many cards when it can, but still forgets a call now and then.
taki-opponent-medium = Keeps its wild cards, builds runs and ends them with a card that does something, and watches how many cards the next player holds.
taki-opponent-hard = Knows all that, and tries its best moves out in its head with hands that the others could have.
staka-opponent-first = Sees the points that a turn brings, and misjudges some of them.
staka-opponent-easy = Also knows what the stones in its hand will bring later.
staka-opponent-medium = Also looks at the answer to its turn: what could be stolen from it.
staka-opponent-hard = Looks several turns ahead, through a few thousand positions. With three or four players it works out what each of the others will want.

## How strong they were measured
measured = As measured
measured-text = Every pair played many games from fixed beginnings, with every seat in turn; a shared win counts in part. The last column says between which two figures the true one lies, with 95 % certainty. With more than two seats one player of the level meets others that are all of the other kind.
measured-level = Level
measured-against = Against
measured-games = Games
measured-wins = Wins
measured-sure = Surely between
measured-usual = Two seats
measured-seats = { $seats } seats
measured-tournament = Tournament of two

## For a class
settings-computers = Computer players
settings-computers-on = Yes
settings-computers-off = No
computers-off = Computer players are switched off on this device.
class-title = For a class
class-text = Who opens this link gets the settings of this device – hints and computer players switched off, for example.
class-link = Link with these settings
class-copy = Copy the link
class-copied = The link has been copied.
class-set = This link has set on this device:
class-change = All of it can be changed back:
class-bad = Nothing was set, for a part of the link is no setting: { $parts }.
