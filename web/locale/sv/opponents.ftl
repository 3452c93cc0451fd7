# Computer players: what they are, and what the page says of them.
stood-in = { $name } körde fast, så ett snabbt drag gjordes i stället.
fault-computer = Datorn svarar inte. Partiet är som det var innan.

settings-pace = Datorspelare drar
settings-pace-slow = Lugnt
settings-pace-normal = Normalt
settings-pace-fast = Genast

## Stopping a game that only computers play
computers-stop = Stoppa
computers-go-on = Fortsätt

## What each level knows
opponents = Om datorspelarna
opponents-title = Datorspelarna i { $game }
opponents-lead = Varje nivå kan mer än den förra. Ingen av dem fuskar: en dator ser bara det som en människa på dess plats skulle se.
opponents-wins = Vinner ungefär { $wins } av 10 partier mot ”{ $other }”.
opponent-random = Gör vad som helst som är tillåtet, utan att tänka. Bra för att se hur spelet går till.
opponent-greedy = Tar det som genast ger flest poäng och tänker aldrig på svaret.
kalaha-opponent-first = Tycker om drag som för hem en kula och misstar sig ofta. Ditt svar ser den inte komma.
kalaha-opponent-easy = Ser en tur framåt och räknar fel ibland.
kalaha-opponent-medium = Ser sin egen tur och ditt svar, och räknar lite fel ibland.
kalaha-opponent-hard = Har lärt sig vad en ställning är värd och spelar slutet nästan utan fel.
kalaha-opponent-perfect = Kan hela spelet med sex gropar och fyra kulor: när den börjar vinner den med minst 8. Den bevisar sina drag överallt där det finns tid.
taki-opponent-first = Har favoritkort, spelar det den har lust med och glömmer ofta att ropa ”sista kortet”.
taki-opponent-easy = Har färre infall och blir gärna av med många kort på en gång, men glömmer ibland ännu att ropa.
taki-opponent-medium = Sparar sina jokrar, bygger sviter och slutar dem med ett kort som gör något, och ser hur många kort nästa spelare har.
taki-opponent-hard = Kan allt det, och prövar sina bästa drag i huvudet med kort som de andra skulle kunna ha.
staka-opponent-first = Ser poängen som en tur ger, och bedömer några av dem fel.
staka-opponent-easy = Vet också vad stenarna på handen ger senare.
staka-opponent-medium = Ser också svaret på sin tur: vad som kan stjälas från den.
staka-opponent-hard = Ser flera turer framåt, genom några tusen ställningar. Med tre eller fyra spelare tänker den ut vad var och en av de andra kommer att vilja.

## How strong they were measured
measured = Så som det mättes
measured-text = Varje par spelade många partier från bestämda början, på varje plats i tur och ordning; en delad vinst räknas till en del. Den sista kolumnen säger mellan vilka två tal det sanna ligger, med 95 % säkerhet. Med fler än två platser möter en spelare av nivån andra som alla är av det andra slaget.
measured-level = Nivå
measured-against = Mot
measured-games = Partier
measured-wins = Vunna
measured-sure = Säkert mellan
measured-usual = Två platser
measured-seats = { $seats } platser
measured-tournament = Turnering för två

## For a class
settings-computers = Datorspelare
settings-computers-on = Ja
settings-computers-off = Nej
computers-off = Datorspelare är avstängda på den här enheten.
class-title = För en klass
class-text = Den som öppnar den här länken får inställningarna från den här enheten – till exempel med tips och datorspelare avstängda.
class-link = Länk med de här inställningarna
class-copy = Kopiera länken
class-copied = Länken är kopierad.
class-set = Den här länken har ställt in på enheten:
class-change = Allt kan ändras tillbaka:
class-bad = Inget ställdes in, för en del av länken är ingen inställning: { $parts }.
