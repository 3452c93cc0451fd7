# The page around the games.
app-name = Spelbord
app-lead = Bra sällskapsspel, lugnt framdukade. Spela tillsammans vid en skärm eller mot datorn – utan konto, utan att installera något.
skip-link = Till innehållet
site = Webbplats
foot = Allt körs på din egen enhet. Inget du gör här skickas någonstans.
close = Stäng
cancel = Avbryt
yes = Ja
no = Nej
missing = Det finns inget på den här adressen
to-games = Till spelen
no-game = Det finns inget parti på bordet.
fault = Något gick fel, och partiet är som det var innan. Försök igen.

## Start
play = Spela
learn = Lär dig reglerna
play-game = Spela { $game }
learn-game = Lär dig reglerna för { $game }
resume = Spela vidare
resume-look = Se resultatet
resume-text = Ditt parti { $game } ligger kvar på bordet, efter drag { $ply }.
resume-over = Ditt senaste parti { $game } är avslutat.

try-again = Försök igen

## Storage
storage-missing = Den här webbläsaren låter inte sidan minnas något: partiet sparas inte när sidan stängs. Du kan spela vidare.
storage-full = Det finns inte plats att spara partiet. Du kan spela vidare, men det är borta när sidan stängs.
storage-corrupt = Det som sparats av ett tidigare parti gick inte att läsa och lämnas därhän.

## Set-up
setup-form = Spelsätt
setup-players = Vilka som spelar
setup-order = Nummer 1 börjar.
setup-seats = Antal spelare
setup-name = Namn på spelare { $number }
setup-kind = Spelare { $number } är
setup-swap = Byt plats på spelare { $number } och { $other }
setup-options = Alla val
setup-replaces = Partiet som ligger på bordet får ge plats åt det nya.
start-game = Starta partiet
kind-person = en människa
kind-computer = dator – { $level }
level-random = spelar på måfå
level-greedy = tänker ett drag framåt
level-first = första stegen
level-easy = lätt
level-medium = medel
level-hard = svår
level-perfect = felfri
player-default = Spelare { $number }
computer-default = Datorn
computer-default-number = Dator { $number }

## Game
seats-others = De andra spelarna
seats-bottom = Spelaren nederst
seat-won = har vunnit
seat-turn = vid draget
seat-thinking = tänker …
score-label = Ställning
say-turn = { $name } är vid draget.
choose = Välj
actions = Parti
undo = Ångra
redo = Gör om
new-game = Nytt parti
share = Dela
rules = Regler
rematch = Revansch, den andra börjar
moves = Drag
moves-none = Inga drag ännu.
moves-start = Start
looking-back = Du ser tillbaka: drag { $ply } av { $plies }.
to-latest = Till det senaste draget
continue-here = Spela vidare härifrån
announce-ply = Drag { $ply } av { $plies }.
turn-board = Vänd brädet mot den som är vid draget
message-rule = Läs den här regeln
house-rules = Husregler
share-copied = En länk till partiet har kopierats.
share-here = En länk till partiet:
share-long = Partiet är för långt för en länk.
link-bad = Länken leder inte till något parti ({ $detail }).
curtain-text = Ge enheten till { $name }. Nästa hand är bara för { $name }.
curtain-button = Jag är { $name }: visa min hand
result-won = { $name } vinner med { $margin }: { $score } mot { $second }
result-draw = Oavgjort: { $score } var
result-shared = { $names } delar segern med { $score } var

## Learn
learn-title = Regler för { $game }
contents = Innehåll
examples = Steg för steg
example-controls = Exempel
step-back = Bakåt
step-forward = Framåt
step-play = Spela upp
step-pause = Paus
step-count = Steg { $step } av { $steps }
try-it = Prova själv
try-again-position = Samma ställning igen
back-to-example = Tillbaka till exemplet

## Settings
settings = Inställningar
settings-language = Språk
settings-theme = Färger
settings-theme-auto = Som enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-speed = Rörelse
settings-speed-off = Ingen
settings-speed-slow = Långsam
settings-speed-normal = Normal
settings-speed-fast = Snabb
settings-turning = Brädet, när två delar skärmen
settings-turning-turn = Vänds mot den som är vid draget
settings-turning-stay = Ligger stilla
settings-help = Tips och återblick
settings-help-on = Ja
settings-help-off = Nej
