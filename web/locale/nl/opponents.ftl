# Computer players: what they are, and what the page says of them.
stood-in = { $name } kwam er niet uit; daarom is er snel een zet gedaan.
fault-computer = De computer antwoordt niet. Het spel staat zoals het stond.

settings-pace = Computerspelers zetten
settings-pace-slow = Rustig
settings-pace-normal = Gewoon
settings-pace-fast = Meteen

## Stopping a game that only computers play
computers-stop = Stop
computers-go-on = Ga door

## What each level knows
opponents = Over de computerspelers
opponents-title = De computerspelers van { $game }
opponents-lead = Elk niveau weet meer dan het vorige. Geen van allen speelt vals: een computer ziet alleen wat een mens op zijn plaats zou zien.
opponents-wins = Wint ongeveer { $wins } van de 10 partijen tegen “{ $other }”.
opponent-random = Doet zomaar iets dat mag, zonder na te denken. Handig om te zien hoe het spel gaat.
opponent-greedy = Pakt wat meteen de meeste punten geeft en denkt nooit aan het antwoord.
kalaha-opponent-first = Houdt van een zet die een zaadje thuisbrengt en vergist zich vaak. Jouw antwoord ziet hij niet aankomen.
kalaha-opponent-easy = Kijkt één beurt vooruit en telt soms verkeerd.
kalaha-opponent-medium = Kijkt naar zijn beurt en naar jouw antwoord en telt soms een beetje verkeerd.
kalaha-opponent-hard = Heeft geleerd wat een stand waard is en speelt het einde bijna foutloos.
kalaha-opponent-perfect = Kent het hele spel met zes kuiltjes en vier zaden: als hij begint, wint hij met minstens 8. Hij bewijst zijn zetten overal waar daar tijd voor is.
taki-opponent-first = Heeft lievelingskaarten, speelt waar hij zin in heeft en vergeet vaak “laatste kaart” te roepen.
taki-opponent-easy = Heeft minder grillen en raakt graag veel kaarten tegelijk kwijt, maar vergeet nog weleens te roepen.
taki-opponent-medium = Bewaart zijn jokers, bouwt reeksen en sluit ze af met een kaart die iets doet, en let op hoeveel kaarten de volgende speler heeft.
taki-opponent-hard = Weet dat allemaal, en probeert zijn beste zetten in gedachten uit met kaarten die de anderen zouden kunnen hebben.
staka-opponent-first = Ziet de punten die een beurt oplevert en schat er een paar verkeerd.
staka-opponent-easy = Weet ook wat de stenen in zijn hand later opleveren.
staka-opponent-medium = Kijkt ook naar het antwoord op zijn beurt: wat er van hem gestolen kan worden.
staka-opponent-hard = Kijkt een paar beurten vooruit, door enkele duizenden standen. Met drie of vier spelers bedenkt hij wat elk van de anderen zal willen.

## How strong they were measured
measured = Zoals gemeten
measured-text = Elk paar speelde veel partijen vanaf vaste beginstanden, om de beurt op elke plaats; een gedeelde winst telt voor een deel. De laatste kolom zegt tussen welke twee getallen het echte ligt, met 95 % zekerheid. Met meer dan twee plaatsen speelt één speler van het niveau tegen anderen die allemaal van de andere soort zijn.
measured-level = Niveau
measured-against = Tegen
measured-games = Partijen
measured-wins = Gewonnen
measured-sure = Zeker tussen
measured-usual = Twee plaatsen
measured-seats = { $seats } plaatsen
measured-tournament = Toernooi met z’n tweeën

## For a class
settings-computers = Computerspelers
settings-computers-on = Ja
settings-computers-off = Nee
computers-off = Computerspelers zijn op dit apparaat uitgezet.
class-title = Voor een klas
class-text = Wie deze link opent, krijgt de instellingen van dit apparaat – bijvoorbeeld met tips en computerspelers uit.
class-link = Link met deze instellingen
class-copy = Kopieer de link
class-copied = De link is gekopieerd.
class-set = Deze link heeft op dit apparaat ingesteld:
class-change = Alles kan weer veranderd worden:
class-bad = Er is niets ingesteld, want een deel van de link is geen instelling: { $parts }.
