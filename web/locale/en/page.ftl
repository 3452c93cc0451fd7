# The page around the games.
app-name = Spelbord
app-lead = Good table games, calmly set out. Play together at one screen, or against the computer – no account, nothing to install.
skip-link = Skip to the content
site = Site
foot = Everything runs on your own device. Nothing you do here is sent anywhere.
close = Close
cancel = Cancel
yes = Yes
no = No
missing = There is nothing at this address
to-games = To the games
no-game = There is no game on the table.
fault = Something went wrong, and the game is as it was before. Please try again.

## Start
play = Play
learn = Learn the rules
play-game = Play { $game }
learn-game = Learn the rules of { $game }
resume = Go on playing
resume-look = Look at the result
resume-text = Your game of { $game } is still on the table, after move { $ply }.
resume-over = Your last game of { $game } is finished.

try-again = Try again

## Storage
storage-missing = This browser does not let the page remember anything: the game cannot be kept when the page is closed. You can play on.
storage-full = There is no room left to remember the game. You can play on, but it will be gone when the page is closed.
storage-corrupt = What was remembered of an earlier game could not be read and is left aside.

## Set-up
setup-form = Form of the game
setup-players = Who plays
setup-order = Number 1 begins.
setup-seats = Number of players
setup-name = Name of player { $number }
setup-kind = Player { $number } is
setup-swap = Swap players { $number } and { $other }
setup-options = All options
setup-replaces = The game that is on the table makes room for the new one.
start-game = Start the game
kind-person = a person
kind-computer = computer – { $level }
level-random = plays at random
level-greedy = thinks one move ahead
level-first = first steps
level-easy = easy
level-medium = medium
level-hard = hard
level-perfect = perfect
player-default = Player { $number }
computer-default = Computer
computer-default-number = Computer { $number }

## Game
seats-others = The other players
seats-bottom = The player at the bottom
seat-won = has won
seat-turn = to move
seat-thinking = thinking …
score-label = Score
say-turn = { $name } is to move.
choose = Choose
actions = Game
undo = Undo
redo = Redo
new-game = New game
share = Share
rules = Rules
rematch = Rematch, the other begins
moves = Moves
moves-none = No moves yet.
moves-start = Start
looking-back = You are looking back: move { $ply } of { $plies }.
to-latest = To the latest move
continue-here = Play on from here
announce-ply = Move { $ply } of { $plies }.
turn-board = Turn the board to the player who moves
message-rule = Read this rule
house-rules = House rules
share-copied = A link to this game has been copied.
share-here = A link to this game:
share-long = This game is too long for a link.
link-bad = This link does not lead to a game ({ $detail }).
curtain-text = Pass the device to { $name }. The hand that comes next is for { $name } only.
curtain-button = I am { $name }: show my hand
result-won = { $name } wins by { $margin }: { $score } to { $second }
result-draw = A draw: { $score } each
result-shared = { $names } share the win with { $score } each

## Learn
learn-title = The rules of { $game }
contents = Contents
examples = Step by step
example-controls = Example
step-back = Back
step-forward = Forward
step-play = Play
step-pause = Pause
step-count = Step { $step } of { $steps }
try-it = Try it yourself
try-again-position = Same position again
back-to-example = Back to the example

## Settings
settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Movement
settings-speed-off = None
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-turning = Board, when two people share the screen
settings-turning-turn = Turns to the player who moves
settings-turning-stay = Stays as it is
settings-help = Hints and looking back
settings-help-on = Yes
settings-help-off = No
