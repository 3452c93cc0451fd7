# The page around the games.
app-name = Spelbord
app-lead = Goede bordspellen, rustig neergezet. Speel samen aan één scherm of tegen de computer – zonder account, zonder iets te installeren.
skip-link = Naar de inhoud
site = Site
foot = Alles draait op je eigen apparaat. Niets van wat je hier doet wordt ergens heen gestuurd.
close = Sluiten
cancel = Annuleren
yes = Ja
no = Nee
missing = Op dit adres is niets
to-games = Naar de spellen
no-game = Er staat geen spel op tafel.
fault = Er ging iets mis; het spel staat zoals het stond. Probeer het nog eens.

## Start
play = Spelen
learn = De regels leren
play-game = { $game } spelen
learn-game = De regels van { $game } leren
resume = Verder spelen
resume-look = Bekijk de uitslag
resume-text = Je spel { $game } staat nog op tafel, na zet { $ply }.
resume-over = Je laatste spel { $game } is afgelopen.

try-again = Opnieuw proberen

## Storage
storage-missing = Deze browser laat de pagina niets onthouden: het spel wordt niet bewaard als je de pagina sluit. Je kunt gewoon verder spelen.
storage-full = Er is geen ruimte meer om het spel te onthouden. Je kunt verder spelen, maar het is weg als je de pagina sluit.
storage-corrupt = Wat van een eerder spel was onthouden, is onleesbaar en blijft buiten beschouwing.

## Set-up
setup-form = Spelvorm
setup-players = Wie er spelen
setup-order = Nummer 1 begint.
setup-seats = Aantal spelers
setup-name = Naam van speler { $number }
setup-kind = Speler { $number } is
setup-swap = Speler { $number } en { $other } wisselen
setup-options = Alle opties
setup-replaces = Het spel dat op tafel staat maakt plaats voor het nieuwe.
start-game = Begin het spel
kind-person = een mens
kind-computer = computer – { $level }
level-random = speelt zomaar wat
level-greedy = denkt één zet vooruit
level-first = eerste stapjes
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-perfect = foutloos
player-default = Speler { $number }
computer-default = Computer
computer-default-number = Computer { $number }

## Game
seats-others = De andere spelers
seats-bottom = De speler onderaan
seat-won = heeft gewonnen
seat-turn = aan zet
seat-thinking = denkt na …
score-label = Stand
say-turn = { $name } is aan zet.
choose = Kies
actions = Spel
undo = Terug
redo = Opnieuw
new-game = Nieuw spel
share = Delen
rules = Regels
rematch = Revanche, de ander begint
moves = Zetten
moves-none = Nog geen zetten.
moves-start = Begin
looking-back = Je kijkt terug: zet { $ply } van { $plies }.
to-latest = Naar de laatste zet
continue-here = Vanaf hier verder
announce-ply = Zet { $ply } van { $plies }.
turn-board = Het bord draaien naar wie aan zet is
message-rule = Lees deze regel
house-rules = Huisregels
share-copied = Een link naar dit spel is gekopieerd.
share-here = Een link naar dit spel:
share-long = Dit spel is te lang voor een link.
link-bad = Deze link leidt niet naar een spel ({ $detail }).
curtain-text = Geef het apparaat aan { $name }. De volgende hand is alleen voor { $name }.
curtain-button = Ik ben { $name }: toon mijn hand
result-won = { $name } wint met { $margin } verschil: { $score } tegen { $second }
result-draw = Gelijkspel: ieder { $score }
result-shared = { $names } delen de winst met ieder { $score }

## Learn
learn-title = De regels van { $game }
contents = Inhoud
examples = Stap voor stap
example-controls = Voorbeeld
step-back = Terug
step-forward = Verder
step-play = Afspelen
step-pause = Pauze
step-count = Stap { $step } van { $steps }
try-it = Probeer het zelf
try-again-position = Zelfde stelling opnieuw
back-to-example = Terug naar het voorbeeld

## Settings
settings = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-auto = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Beweging
settings-speed-off = Geen
settings-speed-slow = Langzaam
settings-speed-normal = Gewoon
settings-speed-fast = Snel
settings-turning = Het bord, als twee mensen het scherm delen
settings-turning-turn = Draait naar wie aan zet is
settings-turning-stay = Blijft liggen
settings-help = Tips en terugblik
settings-help-on = Ja
settings-help-off = Nee
