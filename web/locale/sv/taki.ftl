taki-name = TAKI
taki-lead = Bli först av med dina kort: följ färg eller tecken, stapla bekymmer, öppna en svit och stäng den i tid.
taki-setup-order = Den yngsta sitter på plats 1 och börjar.

## Cards

taki-color-r = rött
    .of = röd
    .letter = R
taki-color-g = grönt
    .of = grön
    .letter = Gr
taki-color-b = blått
    .of = blå
    .letter = B
taki-color-y = gult
    .of = gul
    .letter = Gu
taki-symbol-s = stopp
    .short = Stopp
taki-symbol-plus2 = plus två
    .short = Plus två
taki-symbol-plus3 = plus tre
    .short = Plus tre
taki-symbol-d = riktningsbyte
    .short = Vänd
taki-symbol-plus = plus
    .short = Plus
taki-symbol-t = taki
    .short = Taki
taki-symbol-st = supertaki
    .short = Supertaki
taki-symbol-k = kung
    .short = Kung
taki-symbol-bk = brytare
    .short = Brytare
taki-symbol-cc = färgbyte
    .short = Färg
taki-card = { $color } { $symbol }
taki-card-named = { $card }, nu { $color }

## The table

taki-board = TAKI-bord, { $name } sitter nederst
taki-seats = Spelare, i spelordning
taki-seat-cards =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
taki-seat-phase = fas { $phase }
taki-seat-turn = på tur
taki-direction = Spelriktning
    .right = medurs
    .left = moturs
taki-draw-pile =
    Draghög, { $count ->
        [0] tom
        [one] 1 kort
       *[other] { $count } kort
    }
taki-draw-do = Dra
taki-draw-do-owed = Dra { $count }
taki-discard = Kasthög, överst: { $card }
taki-discard-empty = Kasthög, tom
taki-lead-title = Att följa
taki-lead-both = { $color } eller { $symbol }
taki-lead-color = { $color }
taki-lead-any = allt passar
taki-state-stack = Stapel med plus två: { $size }
taki-state-run = Öppen svit: { $color }
taki-state-run-yours = Din svit: { $color }
taki-state-plus3 = Plus tre från { $by }: frågan går till { $name }
taki-state-plus = Efter ett plus: ett kort till
taki-state-king = Efter en kung: vilket kort som helst, eller inget
taki-hand = { $name }s kort, { $count }
taki-hand-name = Handen hos { $name }
taki-hand-hidden = Alla händer är dolda.
taki-card-yes = { $card }, kan spelas
taki-card-no = { $card }, kan inte spelas: { $why }
taki-card-wait = { $card }
taki-pointed = { $card }: kan spelas.
taki-pointed-no = { $card }: { $why }

## What one can do

taki-do-draw = Dra ett kort
taki-do-draw-stack = Dra stapelns { $count } kort
taki-do-pass = Spela inget mer
taki-do-close = Stäng sviten
    .text = Ingen kan fortsätta på den.
taki-do-leave = Lämna den öppen
    .text = Nästa spelare får fortsätta på den.
taki-do-break = Bryt den
    .text = { $by } drar tre i stället för alla andra.
taki-do-let = Låt den gå
    .text = Nästa spelare tillfrågas; om ingen bryter drar du tre.
taki-do-call = ”Sista kortet!”
    .text = Säg det före draget som lämnar dig med ett kort. Att glömma det kostar fyra.
    .on = Du säger det med ditt nästa drag.
taki-do-color = Vilken färg?
taki-do-cancel = Ett annat kort
taki-ask-plus3 = { $by } spelade ett plus tre. { $name }, bryter du det?
taki-ask-stack = Du ska dra { $count } kort: lägg till ett plus två, eller dra.
taki-ask-run = Fortsätt med { $color }, eller avsluta din tur.

## Moves in the list

taki-move-play = { $card }
taki-move-play-color = { $card }: { $color }
taki-move-draw = drar
taki-move-draw-count = drar { $count }
taki-move-pass = passar
taki-move-close = stänger sviten
taki-move-leave = lämnar sviten öppen
taki-move-break = bryter plus tre
taki-move-called = { $move }, ”Sista kortet!”

## What happens

taki-say-first = { $card } vänds upp.
taki-say-play = { $name } spelar { $card }.
taki-say-play-color = { $name } spelar { $card } och väljer { $color }.
taki-say-draw =
    { $count ->
        [0] { $name } drar inget: högen är tom.
        [one] { $name } drar ett kort.
       *[other] { $name } drar { $count } kort.
    }
taki-say-draw-known = { $name } drar: { $cards }.
taki-say-skip = { $name } hoppas över.
taki-say-flip = Spelet vänder: nu { $direction }.
taki-say-stack = { $name } ska dra { $count } kort.
taki-say-run-open = En svit i { $color } börjar.
taki-say-run-close = { $name } stänger sviten.
taki-say-run-leave = { $name } lämnar sviten öppen.
taki-say-run-end = Sviten är slut.
taki-say-king = Kungen sopar undan allt: { $name } får spela vilket kort som helst.
taki-say-king-free = { $name } får spela vilket kort som helst efter kungen.
taki-say-plus3 = Alla utom { $name } ska dra tre, om ingen bryter.
taki-say-break = { $name } bryter plus tre: { $by } drar tre i stället.
taki-say-call = { $name }: ”Sista kortet!”
taki-say-penalty = { $name } glömde säga ”Sista kortet!” och drar fyra.
taki-say-reshuffle = Kasthögen blandas till en ny draghög på { $count }.
taki-say-phase = { $name } når fas { $phase } och drar { $count }.
taki-say-pass = { $name } passar.

## Hints

taki-hint-called = { $move }, och säg ”Sista kortet!”
taki-reason-only = inget annat går
taki-reason-best = inget annat ser bättre ut
taki-reason-plain = något annat ser bättre ut
taki-reason-goes-out = det är sista kortet, och det vinner
taki-reason-phase = handen är tom, vidare till fas { $phase }
taki-reason-forgets = utan ”Sista kortet!” kostar det { $count } kort
taki-reason-calls = sedan har du ett kort kvar
taki-reason-breaks = { $seat } drar tre i stället för alla andra
taki-reason-saves-breaker = brytaren sparas till en annan gång
taki-reason-cancels = du slipper dra de { $count } korten
taki-reason-cancels-plus3 = ingen drar, och du spelar vidare
taki-reason-stacks = { $seat } ska dra { $count } kort, inte du
taki-reason-stops-short = { $seat } har bara { $count ->
    [one] ett kort
   *[other] { $count } kort
} kvar
taki-reason-again = det är genast din tur igen
taki-reason-skips = { $seat } hoppas över
taki-reason-plus2 = { $seat } måste dra två, eller lägga till ett plus två
taki-reason-plus3 = alla andra drar tre, om ingen bryter
taki-reason-plus = du spelar genast ett kort till
taki-reason-run = en svit, och { $count ->
    [one] ett kort till i { $color } följer med
   *[other] { $count } kort till i { $color } följer med
}
taki-reason-run-on = { $count ->
    [0] det följer med i samma tur
    [one] det följer med i samma tur, och ett till kan följa
   *[other] det följer med i samma tur, och { $count } till kan följa
}
taki-reason-ends-on = svitens sista kort gäller: { $symbol }
taki-reason-closes = ingen annan kan fortsätta på sviten
taki-reason-colour = du har mest i { $color }: { $count ->
    [one] ett kort
   *[other] { $count } kort
}
taki-reason-keeps-wild = så sparar du { $card } till senare
taki-reason-follows = { $count ->
    [one] ett kort till på din hand passar på det
   *[other] { $count } kort till på din hand passar på det
}

## The end

taki-outcome = { $name } vinner
taki-outcome-tournament = { $name } vinner turneringen
taki-outcome-shared = { $names } delar segern
taki-why-empty = { $name } har inga kort kvar.
taki-why-champion = { $name } har tömt den sista handen, den i fas 1.
taki-why-blocked = Inget kunde röra sig längre: den med minst kort vinner.

## Rules

taki-learn-lead = Två till tio spelare, 116 kort, fyra färger. Den som först är utan kort vinner.
taki-chapter-more = Fler regler
taki-chapter-aim = Målet
    .text = Varje spelare får en hand med kort. Den som först inte har några kvar vinner.
taki-chapter-turn = Din tur
    .text = Spela ett kort som passar, eller dra ett. Det kan passa genom färgen eller genom tecknet.
taki-chapter-action = Kort som gör något
    .text = Det ett kort gör händer när det spelas för sig; i en svit räknas bara det sista kortet.
taki-chapter-run = Sviter
    .text = Med en taki kan många kort av en färg gå i en enda tur.
taki-chapter-wild = Kort utan färg
    .text = De passar nästan överallt. Bara på en stapel med plus två passar de flesta inte.
taki-chapter-last = Sista kortet och slutet
    .text = Säg det i tid, och se upp med vad ditt sista kort gör med dig själv.
taki-chapter-tournament = Turneringen
    .text = Ett långt spel med åtta händer, var och en ett kort mindre än den förra.

rule-taki-deal = Given
    .text = De 116 korten blandas och var och en får åtta. Ett kort vänds upp: det börjar kasthögen.
    .refusal = Spelet delar ut korten.
rule-taki-first = Det första kortet
    .text = Om ett kort som gör något ligger först, räknas bara dess färg och tecken; husreglerna kan ändra det. Ett kort utan färg läggs under högen och nästa vänds upp.
    .refusal = Spelet vänder upp det första kortet.
rule-taki-youngest = Vem som börjar
    .text = Den yngsta sitter på plats 1 och börjar. Spelet går medurs tills något vänder det.
    .refusal = Den yngsta börjar.
rule-taki-match = Vad som passar
    .text = Ett kort passar när dess färg eller tecken är det som ska följas. Ett kort utan färg passar alltid. När inget ska följas passar allt.
    .refusal = Kortet passar inte: { $lead } ska följas.
rule-taki-draw = Att dra
    .text = Kan du inte spela drar du ett kort. Det sparar du till din nästa tur, även om det skulle passa.
    .refusal = Nu finns inget att dra för.
rule-taki-drawn = Inte dra i onödan
    .text = Den som kan spela något spelar. Bara när allt du kunde spela är brytare får du behålla dem och dra. En husregel gör det fritt att dra.
    .refusal = Du har ett kort som passar, så du får inte dra.
rule-taki-stop = Stopp
    .text = Nästa spelare hoppas över. Med två spelare är du på tur igen direkt.
    .refusal = Den spelaren hoppas över.
rule-taki-plus2 = Plus två
    .text = Nästa spelare drar två kort och förlorar sin tur, eller lägger ett plus två på stapeln: då gäller det fyra för nästa, sedan sex och så vidare. Man får lägga till men måste inte. Den som drar, drar hela stapeln; sedan är översta plus två ett vanligt kort och nästa börjar på två igen.
    .refusal = På en stapel med plus två går bara ett plus två eller en kung; dra annars { $owed }.
rule-taki-direction = Riktningsbyte
    .text = Spelet går åt andra hållet. Med två spelare händer inget mer.
    .refusal = Spelet går åt andra hållet.
rule-taki-color = Färgbyte
    .text = Säg vilken färg som ska följas härnäst. Kortet passar på allt utom en stapel som ska betalas och ett plus tre som ännu är öppet.
    .refusal = Säg en av de fyra färgerna med ett färgbyte, och inte med något annat kort.
rule-taki-run = Taki
    .text = En taki öppnar en svit i sin färg: spela i samma tur så många kort av färgen som du vill. Bara det som svitens sista kort gör händer. Med en husregel måste alla kort av färgen gå.
    .refusal = Husregel: först måste alla kort i svitens färg gå.
rule-taki-run-only = En färg i en svit
    .text = I din egen svit spelar du kort i dess färg, eller en supertaki, som tar över färgen. En taki i en annan färg får vänta till en annan tur.
    .refusal = I den här sviten går bara { $run }, eller en supertaki.
rule-taki-close = Att stänga en svit
    .text = När du stänger din svit är den slut. Gör du inte det förblir den öppen: spelarna efter dig får fortsätta på den, tills någon stänger den eller spelar ett kort i en annan färg.
    .refusal = Du har ingen svit att stänga eller lämna.
rule-taki-alone = En taki ensam
    .text = Är en taki eller supertaki det sista kortet i din svit kan du inte stänga den. Nästa spelare får fortsätta och får stänga.
    .refusal = En taki ligger överst: du kan inte stänga den själv, bara lämna den öppen.
rule-taki-run-last = Svitens sista kort gör sitt
    .text = Kort inne i en svit gör inget. Kortet som avslutar din del gör det det alltid gör, vare sig du stänger sviten eller lämnar den öppen.
    .refusal = Bara det sista kortet i en svit gör något.
rule-taki-supertaki = Supertaki
    .text = En taki utan färg: den tar över färgen som ska följas. Finns ingen säger du en. Den går inte på en stapel som ska betalas, och inte på ett öppet plus tre.
    .refusal = En supertaki tar över färgen; du säger en bara när det inte finns någon.
rule-taki-king = Kung
    .text = En kung går på allt, också på en stapel och på ett plus tre som gäller dig, och sopar undan det. Sedan får du spela vilket kort som helst, eller inget. Spelar du inget får nästa spelare börja med vad som helst.
    .refusal = Efter ett plus tre hjälper en kung bara spelaren som står näst på tur.
rule-taki-plus = Plus
    .text = Efter ett plus spelar du ett kort till som passar. Har du inget drar du ett, och din tur är slut.
    .refusal = Efter ett plus ska ett kort till som passar följa.
rule-taki-plus3 = Plus tre
    .text = Alla andra drar tre kort. Ingen förlorar sin tur, och det som skulle följas förblir detsamma. Först tillfrågas de andra en efter en om de bryter. Alla tillfrågas, så att ingen kan se vem som har en brytare.
    .refusal = { $by } har spelat ett plus tre: bryt det eller låt det gå.
rule-taki-breaker = Brytare, utanför din tur
    .text = När du tillfrågas vänder en brytare ett plus tre: den som spelade det drar tre, och ingen annan. Spelet fortsätter efter den som spelade plus tre. En brytare räcker.
    .refusal = Det finns inget plus tre att bryta nu.
rule-taki-breaker-own = Brytare, i din egen tur
    .text = I din egen tur får du göra dig av med en brytare på allt utom en stapel som ska betalas. Det kostar dig tre kort, och det som skulle följas förblir detsamma.
    .refusal = Här kan du inte göra dig av med en brytare.
rule-taki-call = ”Sista kortet!”
    .text = När draget som avslutar din tur lämnar dig med ett kort säger du ”Sista kortet!” samtidigt. Den som glömmer drar fyra. Ett plus eller en kung som lämnar ett kort avslutar inte turen än.
    .refusal = Till det draget hör inget ”Sista kortet!”.
rule-taki-call-early = Inte för tidigt
    .text = Du säger ”Sista kortet!” bara med draget som avslutar din tur och lämnar ett kort. Annars avvisas det, och det kostar inget.
    .refusal = Det här draget avslutar inte din tur med ett kort kvar. Ta först tillbaka ditt ”Sista kortet!”.
rule-taki-win = Att vinna
    .text = Den första tomma handen vinner, efter det som sista kortet gör med sin egen spelare: ett plus drar ett kort, en brytare i egen tur drar tre, och det gör också ett plus tre som någon bryter. Med alla andra kort har du vunnit.
    .refusal = Med det kortet kan du inte sluta.
rule-taki-reshuffle = När högen tar slut
    .text = Kasthögens kort under det översta blandas till en ny hög. Valda färger är glömda, men det som ska följas nu består. Räcker korten ändå inte behöver resten inte dras.
    .refusal = Spelet blandar högen.
rule-taki-blocked = När inget rör sig
    .text = Om inget kort rört sig på ett helt varv och inget kan det, slutar spelet. Den med minst kort vinner; lika händer delar.
    .refusal = Inget kan röra sig längre.
rule-taki-phase = Faser
    .text = Alla börjar i fas 8 med åtta kort. Den som inte har några kvar går till fas 7 och drar sju direkt, sedan sex och så vidare. Turen fortsätter som sista kortet vill.
    .refusal = Faserna går en i taget.
rule-taki-champion = Mästaren
    .text = Den som först blir av med det enda kortet i fas 1 vinner turneringen. Ett plus avslutar varje fas utom den sista.
    .refusal = Turneringen är inte slut än.
rule-taki-turn = I tur och ordning
    .text = Du gör något när det är din tur, eller när du tillfrågas om ett plus tre.
    .refusal = Det är { $name } som är på tur.
rule-taki-hold = Dina egna kort
    .text = Du spelar kort som du har.
    .refusal = Det kortet har du inte.
rule-taki-over = Slut är slut
    .text = När spelet är vunnet spelas inget mer.
    .refusal = Spelet är slut.

## House rules

taki-preset-classic = Klassiskt
    .text = Alla regler, ett spel
taki-preset-children = Med barn
    .text = Det är fritt att dra, och ingen måste säga ”Sista kortet!”
taki-preset-tournament = Turnering
    .text = Åtta händer, från åtta kort ner till ett
taki-option-first-card = Ett kort som gör något ligger först
    .text = Vad det gör med första spelaren.
    .ignore = Gör inget
    .numbers = Vänd tills en siffra ligger uppe
    .apply = Verkar på första spelaren
taki-option-must-play = Den som kan spela måste spela
    .text = Nej: du får alltid dra ett kort.
taki-option-colourless-in-run = Ett kort utan färg i en svit
    .text = En kung, plus tre, brytare eller färgbyte, medan du bygger en svit.
    .end = Avslutar sviten och verkar
    .never = Är inte tillåtet
taki-option-run-all = I en svit måste all dess färg gå
    .text = Ja: du kan inte avsluta din svit så länge du har dess färg.
taki-option-king-stops-plus3 = En kung stoppar ett plus tre
    .text = Om en kung hjälper innan de tre korten dras.
    .next = För nästa spelare
    .off = Aldrig
taki-option-finish-on-plus = Ett plus får vara sista kortet
    .text = Ja: du vinner med ett plus. Nej: du drar först ett kort.
taki-option-call = Att säga ”Sista kortet!”
    .text = För små barn kan det hoppas över.
taki-option-tournament = Turnering
    .text = Åtta händer i ett långt spel, från åtta kort ner till ett.

## Examples

taki-example-run = En svit, och dess sista kort gör sitt
    .text = Anna öppnar en röd svit med en taki. Plus två och tre gör inget i den; bara stoppet i slutet verkar: Ben hoppas över.
    .start = Anna har mycket rött och börjar med en taki.
    .end = Bara stoppet verkade. Ben hoppas över och Cleo är på tur.
taki-example-stack = En stapel som går vidare
    .text = Anna spelar ett plus två, Ben lägger till ett. Cleo får dra fyra, och nästa plus två börjar på två igen.
    .start = Anna och Ben har varsitt plus två.
    .end = Cleo drog fyra kort och förlorade sin tur. Plus två överst gör inget längre.
taki-example-king = En kung på en stapel
    .text = Ben ska dra två kort. Hans kung sopar undan stapeln, och sedan spelar han vilket kort han vill.
    .start = Anna spelar ett plus två; Ben har en kung.
    .end = Ingen drog, och Ben spelade ett kort som annars inte hade passat.
taki-example-breaker = En brytare utanför turen
    .text = Anna spelar ett plus tre. Ben låter det gå, Cleo bryter: Anna drar tre, ingen annan.
    .start = Anna har ett plus tre; alla tillfrågas i tur och ordning.
    .end = Anna drog tre. Ben är på tur, och röd fem ska fortfarande följas.
taki-example-own = En brytare i egen tur
    .text = Inget passar, så Anna gör sig av med sin brytare. Det kostar tre kort, och röd fem ska fortfarande följas.
    .start = Anna har inget rött och ingen femma.
    .end = Anna drog tre, och röd fem ska fortfarande följas.
taki-example-open = En öppen svit som nästa spelare använder
    .text = Anna spelar sin taki ensam och måste lämna den öppen. Ben fortsätter den röda sviten och stänger den.
    .start = Anna har en taki och inget annat rött.
    .end = Ben spelade två kort och stängde sviten.
taki-example-call = ”Sista kortet!”, sagt och glömt
    .text = Anna säger det med draget som lämnar henne med ett kort. Ben glömmer det och drar fyra.
    .start = Anna och Ben har två kort var.
    .end = Anna har ett kort, Ben fem.
taki-example-phase = En fas i turneringen
    .text = Anna spelar sitt sista kort i fas 8. Hon drar genast sju för fas 7, och Ben fortsätter.
    .start = Anna är i fas 8 och har ett kort kvar.
    .end = Anna har sju nya kort; Ben är på tur.
