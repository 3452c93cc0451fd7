taki-name = TAKI
taki-lead = Raak als eerste je kaarten kwijt: volg kleur of teken, stapel narigheid op, open een reeks en sluit hem op tijd.
taki-setup-order = De jongste zit op plaats 1 en begint.

## Cards

taki-color-r = rood
    .of = rode
    .letter = R
taki-color-g = groen
    .of = groene
    .letter = Gr
taki-color-b = blauw
    .of = blauwe
    .letter = B
taki-color-y = geel
    .of = gele
    .letter = Ge
taki-symbol-s = stop
    .short = Stop
taki-symbol-plus2 = plus twee
    .short = Plus twee
taki-symbol-plus3 = plus drie
    .short = Plus drie
taki-symbol-d = richtingwissel
    .short = Andersom
taki-symbol-plus = plus
    .short = Plus
taki-symbol-t = taki
    .short = Taki
taki-symbol-st = supertaki
    .short = Supertaki
taki-symbol-k = koning
    .short = Koning
taki-symbol-bk = breker
    .short = Breker
taki-symbol-cc = kleurwissel
    .short = Kleur
taki-card = { $color } { $symbol }
taki-card-named = { $card }, nu { $color }

## The table

taki-board = TAKI-tafel, { $name } zit onderaan
taki-seats = Spelers, in de volgorde van het spel
taki-seat-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
taki-seat-phase = fase { $phase }
taki-seat-turn = aan de beurt
taki-direction = Speelrichting
    .right = met de klok mee
    .left = tegen de klok in
taki-draw-pile =
    Trekstapel, { $count ->
        [0] leeg
        [one] 1 kaart
       *[other] { $count } kaarten
    }
taki-draw-do = Trek
taki-draw-do-owed = Trek er { $count }
taki-discard = Aflegstapel, bovenop: { $card }
taki-discard-empty = Aflegstapel, leeg
taki-lead-title = Te volgen
taki-lead-both = { $color } of { $symbol }
taki-lead-color = { $color }
taki-lead-any = alles past
taki-state-stack = Stapel plus twee: { $size }
taki-state-run = Open reeks: { $color }
taki-state-run-yours = Jouw reeks: { $color }
taki-state-plus3 = Plus drie van { $by }: nu de vraag aan { $name }
taki-state-plus = Na een plus: nog één kaart
taki-state-king = Na een koning: welke kaart ook, of geen
taki-hand = Kaarten van { $name }, { $count }
taki-hand-name = Hand van { $name }
taki-hand-hidden = De handen liggen dicht.
taki-card-yes = { $card }, kan gespeeld worden
taki-card-no = { $card }, kan niet gespeeld worden: { $why }
taki-card-wait = { $card }
taki-pointed = { $card }: kan gespeeld worden.
taki-pointed-no = { $card }: { $why }

## What one can do

taki-do-draw = Trek een kaart
taki-do-draw-stack = Trek de { $count } kaarten van de stapel
taki-do-pass = Speel niets meer
taki-do-close = Sluit de reeks
    .text = Niemand kan er nog mee verder.
taki-do-leave = Laat hem open
    .text = De volgende speler mag ermee verder.
taki-do-break = Breek hem
    .text = { $by } trekt er drie, in plaats van alle anderen.
taki-do-let = Laat gaan
    .text = De volgende wordt gevraagd; breekt niemand hem, dan trek jij er drie.
taki-do-call = “Laatste kaart!”
    .text = Zeg het vóór de zet die je één kaart overlaat. Vergeten kost er vier.
    .on = Je zegt het bij je volgende zet.
taki-do-color = Welke kleur?
taki-do-cancel = Andere kaart
taki-ask-plus3 = { $by } speelde een plus drie. { $name }, breek je hem?
taki-ask-stack = Je moet { $count } kaarten trekken: leg er een plus twee bij, of trek.
taki-ask-run = Ga door met { $color }, of beëindig je beurt.

## Moves in the list

taki-move-play = { $card }
taki-move-play-color = { $card }: { $color }
taki-move-draw = trekt
taki-move-draw-count = trekt er { $count }
taki-move-pass = past
taki-move-close = sluit de reeks
taki-move-leave = laat de reeks open
taki-move-break = breekt de plus drie
taki-move-called = { $move }, “Laatste kaart!”

## What happens

taki-say-first = { $card } ligt open.
taki-say-play = { $name } speelt { $card }.
taki-say-play-color = { $name } speelt { $card } en noemt { $color }.
taki-say-draw =
    { $count ->
        [0] { $name } trekt niets: de stapel is leeg.
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
taki-say-draw-known = { $name } trekt: { $cards }.
taki-say-skip = { $name } wordt overgeslagen.
taki-say-flip = Het spel draait om: nu { $direction }.
taki-say-stack = { $name } moet { $count } kaarten trekken.
taki-say-run-open = Er begint een reeks in { $color }.
taki-say-run-close = { $name } sluit de reeks.
taki-say-run-leave = { $name } laat de reeks open.
taki-say-run-end = De reeks is voorbij.
taki-say-king = De koning veegt alles weg: { $name } mag welke kaart ook spelen.
taki-say-king-free = { $name } mag na de koning welke kaart ook spelen.
taki-say-plus3 = Iedereen behalve { $name } moet er drie trekken, tenzij iemand breekt.
taki-say-break = { $name } breekt de plus drie: { $by } trekt er drie.
taki-say-call = { $name }: “Laatste kaart!”
taki-say-penalty = { $name } vergat “Laatste kaart!” te zeggen en trekt er vier.
taki-say-reshuffle = De aflegstapel wordt geschud tot een nieuwe trekstapel van { $count }.
taki-say-phase = { $name } bereikt fase { $phase } en trekt er { $count }.
taki-say-pass = { $name } past.

## Hints

taki-hint-called = { $move }, en zeg “Laatste kaart!”
taki-reason-only = iets anders kan niet
taki-reason-best = niets anders lijkt beter
taki-reason-plain = iets anders lijkt beter
taki-reason-goes-out = dat is de laatste kaart, en die wint
taki-reason-phase = de hand is leeg, op naar fase { $phase }
taki-reason-forgets = zonder “Laatste kaart!” kost het { $count } kaarten
taki-reason-calls = daarna heb je nog één kaart
taki-reason-breaks = { $seat } trekt er drie, in plaats van alle anderen
taki-reason-saves-breaker = de breker blijft bewaard
taki-reason-cancels = je hoeft de { $count } kaarten niet te trekken
taki-reason-cancels-plus3 = niemand trekt, en jij speelt verder
taki-reason-stacks = { $seat } moet { $count } kaarten trekken, jij niet
taki-reason-stops-short = { $seat } heeft nog maar { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
taki-reason-again = je bent meteen weer aan de beurt
taki-reason-skips = { $seat } wordt overgeslagen
taki-reason-plus2 = { $seat } moet er twee trekken, of er een plus twee bij leggen
taki-reason-plus3 = alle anderen trekken er drie, tenzij iemand breekt
taki-reason-plus = je speelt meteen nog een kaart
taki-reason-run = een reeks, en { $count ->
    [one] nog één kaart in { $color } gaat mee
   *[other] nog { $count } kaarten in { $color } gaan mee
}
taki-reason-run-on = { $count ->
    [0] hij gaat mee in dezelfde beurt
    [one] hij gaat mee in dezelfde beurt, en er kan er nog één volgen
   *[other] hij gaat mee in dezelfde beurt, en er kunnen er nog { $count } volgen
}
taki-reason-ends-on = de laatste kaart van de reeks telt: { $symbol }
taki-reason-closes = niemand kan nog met de reeks verder
taki-reason-colour = je hebt het meest in { $color }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
taki-reason-keeps-wild = zo bewaar je je { $card } voor later
taki-reason-follows = { $count ->
    [one] nog één kaart van je past erop
   *[other] nog { $count } kaarten van je passen erop
}

## The end

taki-outcome = { $name } wint
taki-outcome-tournament = { $name } wint het toernooi
taki-outcome-shared = { $names } delen de winst
taki-why-empty = De hand van { $name } is leeg.
taki-why-champion = { $name } heeft de laatste hand leeg, die van fase 1.
taki-why-blocked = Er kon niets meer bewegen: de minste kaarten winnen.

## Rules

taki-learn-lead = Twee tot tien spelers, 116 kaarten, vier kleuren. Wie het eerst zonder kaarten zit, wint.
taki-chapter-more = Meer regels
taki-chapter-aim = Het doel
    .text = Iedere speler krijgt een hand kaarten. Wie er het eerst geen meer heeft, wint.
taki-chapter-turn = Jouw beurt
    .text = Speel één kaart die past, of trek er een. Passen kan door de kleur of door het teken.
taki-chapter-action = Kaarten die iets doen
    .text = Wat een kaart doet, gebeurt als ze los gespeeld wordt; in een reeks telt alleen de laatste kaart.
taki-chapter-run = Reeksen
    .text = Met een taki gaan veel kaarten van één kleur in één beurt weg.
taki-chapter-wild = Kaarten zonder kleur
    .text = Ze passen bijna overal. Alleen op een stapel plus twee passen de meeste niet.
taki-chapter-last = De laatste kaart en het einde
    .text = Zeg het op tijd, en let op wat je laatste kaart met jezelf doet.
taki-chapter-tournament = Het toernooi
    .text = Eén lang spel van acht handen, elke hand een kaart kleiner dan de vorige.

rule-taki-deal = Delen
    .text = De 116 kaarten worden geschud en ieder krijgt er acht. Eén kaart wordt omgedraaid: daarmee begint de aflegstapel.
    .refusal = Het spel deelt de kaarten zelf.
rule-taki-first = De eerste kaart
    .text = Ligt er bij het begin een actiekaart open, dan tellen alleen haar kleur en teken; de huisregels kunnen dat veranderen. Een kaart zonder kleur gaat onder de stapel en de volgende wordt omgedraaid.
    .refusal = Het spel draait de eerste kaart zelf om.
rule-taki-youngest = Wie begint
    .text = De jongste zit op plaats 1 en begint. Er wordt met de klok mee gespeeld, tot iets de richting draait.
    .refusal = De jongste begint.
rule-taki-match = Wat past
    .text = Een kaart past als haar kleur of haar teken gevolgd moet worden. Een kaart zonder kleur past altijd. Valt er niets te volgen, dan past alles.
    .refusal = Die kaart past niet: te volgen is { $lead }.
rule-taki-draw = Trekken
    .text = Kun je niet spelen, trek dan één kaart. Die bewaar je voor je volgende beurt, ook als ze zou passen.
    .refusal = Nu valt er niets te trekken.
rule-taki-drawn = Niet trekken zonder reden
    .text = Wie iets kan spelen, speelt. Alleen als je niets anders dan brekers kunt spelen, mag je die houden en trekken. Een huisregel laat trekken vrij.
    .refusal = Je hebt een kaart die past, dus je mag niet trekken.
rule-taki-stop = Stop
    .text = De volgende speler wordt overgeslagen. Met twee spelers ben je zelf meteen weer aan de beurt.
    .refusal = Die speler wordt overgeslagen.
rule-taki-plus2 = Plus twee
    .text = De volgende speler trekt twee kaarten en verliest de beurt, of legt er een plus twee bij: dan staat de speler daarna voor vier, dan voor zes, enzovoort. Bijleggen mag, maar hoeft niet. Wie trekt, trekt de hele stapel; daarna is de bovenste plus twee een gewone kaart en begint de volgende weer bij twee.
    .refusal = Op een stapel plus twee past alleen een plus twee of een koning; trek er anders { $owed }.
rule-taki-direction = Richtingwissel
    .text = Het spel gaat de andere kant op. Met twee spelers gebeurt er verder niets.
    .refusal = Het spel gaat de andere kant op.
rule-taki-color = Kleurwissel
    .text = Noem de kleur die nu gevolgd moet worden. De kaart past op alles, behalve op een stapel die nog getrokken moet worden en op een plus drie die nog open staat.
    .refusal = Noem een van de vier kleuren bij een kleurwissel, en bij geen andere kaart.
rule-taki-run = Taki
    .text = Een taki opent een reeks in haar kleur: speel in dezelfde beurt zoveel kaarten van die kleur als je wilt. Alleen wat de laatste kaart van de reeks doet, gebeurt. Met een huisregel moeten alle kaarten van die kleur weg.
    .refusal = Huisregel: eerst moeten alle kaarten van de kleur van de reeks weg.
rule-taki-run-only = Eén kleur in een reeks
    .text = In je eigen reeks speel je kaarten van die kleur, of een supertaki, die de kleur overneemt. Een taki van een andere kleur moet wachten op een andere beurt.
    .refusal = In deze reeks past alleen { $run }, of een supertaki.
rule-taki-close = Een reeks sluiten
    .text = Sluit je je reeks, dan is ze voorbij. Doe je het niet, dan blijft ze open: de spelers na jou mogen ermee verder, tot iemand haar sluit of een kaart van een andere kleur speelt.
    .refusal = Er is geen reeks van jou om te sluiten of open te laten.
rule-taki-alone = Een taki alleen
    .text = Is een taki of supertaki de laatste kaart van je reeks, dan kun jij die niet sluiten. De volgende speler mag ermee verder en mag sluiten.
    .refusal = Er ligt een taki bovenop: die kun je zelf niet sluiten, alleen open laten.
rule-taki-run-last = De laatste kaart van een reeks werkt
    .text = Kaarten binnen een reeks doen niets. De kaart waarmee jouw deel eindigt, doet wat ze altijd doet, of je de reeks nu sluit of open laat.
    .refusal = Alleen de laatste kaart van een reeks werkt.
rule-taki-supertaki = Supertaki
    .text = Een taki zonder kleur: ze neemt de kleur over die gevolgd moet worden. Is er geen, dan noem je er een. Ze past niet op een stapel die nog getrokken moet worden en niet op een open plus drie.
    .refusal = Een supertaki neemt de kleur over; je noemt er alleen een als er geen is.
rule-taki-king = Koning
    .text = Een koning past op alles, ook op een stapel en op een plus drie die jou treft, en veegt dat weg. Daarna mag je één kaart naar keuze spelen, of geen. Speel je niets, dan mag de volgende met alles beginnen.
    .refusal = Na een plus drie helpt een koning alleen de speler die als eerste volgt.
rule-taki-plus = Plus
    .text = Na een plus speel je nog een kaart die past. Heb je die niet, trek er dan een; je beurt is voorbij.
    .refusal = Na een plus moet er nog een kaart volgen die past.
rule-taki-plus3 = Plus drie
    .text = Alle anderen trekken drie kaarten. Niemand verliest een beurt, en wat gevolgd moest worden blijft gelijk. Eerst wordt elke ander gevraagd of die hem breekt. Iedereen wordt gevraagd, zodat niemand kan zien wie een breker heeft.
    .refusal = { $by } speelde een plus drie: breek hem of laat gaan.
rule-taki-breaker = Breker, buiten je beurt
    .text = Als je gevraagd wordt, keert een breker de plus drie om: wie hem speelde trekt er drie, en niemand anders. Het spel gaat verder na wie de plus drie speelde. Eén breker is genoeg.
    .refusal = Er is nu geen plus drie om te breken.
rule-taki-breaker-own = Breker, in je eigen beurt
    .text = In je eigen beurt mag je een breker kwijt op alles behalve een stapel die nog getrokken moet worden. Dat kost je drie kaarten, en wat gevolgd moest worden blijft gelijk.
    .refusal = Hier kun je geen breker kwijt.
rule-taki-call = “Laatste kaart!”
    .text = Laat de zet die je beurt beëindigt je één kaart over, zeg dan bij die zet “Laatste kaart!”. Wie het vergeet, trekt er vier. Een plus of koning die één kaart overlaat, beëindigt de beurt nog niet.
    .refusal = Bij die zet hoort geen “Laatste kaart!”.
rule-taki-call-early = Niet te vroeg
    .text = Je zegt “Laatste kaart!” alleen bij de zet die je beurt beëindigt en één kaart overlaat. Op elk ander moment wordt het geweigerd; het kost dan niets.
    .refusal = Met deze zet eindigt je beurt niet met één kaart. Neem eerst je “Laatste kaart!” terug.
rule-taki-win = Winnen
    .text = De eerste lege hand wint, nadat de laatste kaart haar eigen speler geraakt heeft: bij een plus trek je er een, bij een breker in je eigen beurt drie, en ook bij een plus drie die iemand breekt. Met alle andere kaarten heb je gewonnen.
    .refusal = Met deze kaart kun je niet eindigen.
rule-taki-reshuffle = Als de trekstapel op is
    .text = De afgelegde kaarten onder de bovenste worden geschud tot een nieuwe stapel. Genoemde kleuren zijn vergeten, maar wat nu gevolgd moet worden blijft. Zijn er dan nog te weinig kaarten, dan hoeft de rest niet getrokken te worden.
    .refusal = Het spel schudt de stapel zelf.
rule-taki-blocked = Als er niets beweegt
    .text = Is er een hele ronde geen kaart bewogen en kan dat ook niet meer, dan eindigt het spel. De minste kaarten winnen; gelijke handen delen.
    .refusal = Er kan niets meer bewegen.
rule-taki-phase = Fasen
    .text = Iedereen begint in fase 8 met acht kaarten. Wie er geen meer heeft, gaat naar fase 7 en trekt er meteen zeven, dan zes, enzovoort. De beurt gaat verder zoals de laatste kaart wil.
    .refusal = Fasen gaan een voor een.
rule-taki-champion = De kampioen
    .text = Wie het eerst de ene kaart van fase 1 kwijt is, wint het toernooi. Met een plus kun je elke fase afronden, behalve die laatste.
    .refusal = Het toernooi is nog niet voorbij.
rule-taki-turn = Om de beurt
    .text = Je doet iets als je aan de beurt bent, of als je over een plus drie gevraagd wordt.
    .refusal = { $name } is aan de beurt.
rule-taki-hold = Je eigen kaarten
    .text = Je speelt kaarten die je hebt.
    .refusal = Die kaart heb je niet.
rule-taki-over = Voorbij is voorbij
    .text = Is het spel gewonnen, dan wordt er niets meer gespeeld.
    .refusal = Het spel is afgelopen.

## House rules

taki-preset-classic = Klassiek
    .text = Alle regels, één spel
taki-preset-children = Met kinderen
    .text = Trekken mag altijd, en niemand hoeft “Laatste kaart!” te zeggen
taki-preset-tournament = Toernooi
    .text = Acht handen, van acht kaarten tot één
taki-option-first-card = Een actiekaart die als eerste open ligt
    .text = Wat ze met de eerste speler doet.
    .ignore = Doet niets
    .numbers = Draai tot er een getal ligt
    .apply = Werkt op de eerste speler
taki-option-must-play = Wie kan spelen, moet spelen
    .text = Nee: je mag altijd een kaart trekken.
taki-option-colourless-in-run = Een kaart zonder kleur in een reeks
    .text = Een koning, plus drie, breker of kleurwissel, terwijl je aan een reeks bouwt.
    .end = Beëindigt de reeks en werkt
    .never = Mag niet
taki-option-run-all = In een reeks moet alles van die kleur weg
    .text = Ja: je kunt je reeks niet beëindigen zolang je haar kleur hebt.
taki-option-king-stops-plus3 = Een koning houdt een plus drie tegen
    .text = Of een koning helpt voordat de drie kaarten getrokken zijn.
    .next = Voor de volgende speler
    .off = Nooit
taki-option-finish-on-plus = Een plus mag de laatste kaart zijn
    .text = Ja: je wint met een plus. Nee: je trekt eerst een kaart.
taki-option-call = “Laatste kaart!” zeggen
    .text = Voor kleine kinderen kan het vervallen.
taki-option-tournament = Toernooi
    .text = Acht handen in één lang spel, van acht kaarten tot één.

## Examples

taki-example-run = Een reeks, en haar laatste kaart werkt
    .text = Anna opent een rode reeks met een taki. Plus twee en drie doen daarbinnen niets; alleen de stop aan het eind werkt: Ben wordt overgeslagen.
    .start = Anna heeft veel rood en begint met een taki.
    .end = Alleen de stop werkte. Ben wordt overgeslagen, Cleo is aan de beurt.
taki-example-stack = Een stapel doorgegeven
    .text = Anna speelt een plus twee, Ben legt er een bij. Cleo moet er vier trekken, en de volgende plus twee begint weer bij twee.
    .start = Anna en Ben hebben allebei een plus twee.
    .end = Cleo trok vier kaarten en verloor de beurt. De plus twee bovenop doet niets meer.
taki-example-king = Een koning op een stapel
    .text = Ben moet twee kaarten trekken. Zijn koning veegt de stapel weg, en daarna speelt hij een kaart naar keuze.
    .start = Anna speelt een plus twee; Ben heeft een koning.
    .end = Niemand trok iets, en Ben speelde een kaart die anders niet gepast had.
taki-example-breaker = Een breker buiten de beurt
    .text = Anna speelt een plus drie. Ben laat gaan, Cleo breekt: Anna trekt er drie, niemand anders.
    .start = Anna heeft een plus drie; iedereen wordt om de beurt gevraagd.
    .end = Anna trok er drie. Ben is aan de beurt, en rood vijf moet nog steeds gevolgd worden.
taki-example-own = Een breker in je eigen beurt
    .text = Niets past, dus Anna geeft haar breker weg. Dat kost drie kaarten, en rood vijf moet nog steeds gevolgd worden.
    .start = Anna heeft geen rood en geen vijf.
    .end = Anna trok er drie, en nog steeds moet rood vijf gevolgd worden.
taki-example-open = Een open reeks, door de volgende gebruikt
    .text = Anna speelt haar taki alleen en moet die open laten. Ben gaat verder met de rode reeks en sluit haar.
    .start = Anna heeft één taki en verder geen rood.
    .end = Ben speelde twee kaarten en sloot de reeks.
taki-example-call = “Laatste kaart!”, gezegd en vergeten
    .text = Anna zegt het bij de zet die haar één kaart overlaat. Ben vergeet het en trekt er vier.
    .start = Anna en Ben hebben er allebei nog twee.
    .end = Anna zit met één kaart, Ben met vijf.
taki-example-phase = Een fase van het toernooi
    .text = Anna speelt haar laatste kaart van fase 8. Ze trekt meteen zeven kaarten voor fase 7, en Ben gaat verder.
    .start = Anna is in fase 8 en heeft nog één kaart.
    .end = Anna heeft zeven nieuwe kaarten; Ben is aan de beurt.
