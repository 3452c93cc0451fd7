staka-name = Staka
staka-lead = Gå, lägg, bygg – och sluta högre än alla andra.
staka-preset-standard = Vanlig
    .text = Simma till vilken färg som helst; två pjäser får stå på samma stapel
staka-preset-closed = Sluten
    .text = Simma bara till egen färg; en pjäs per stapel: färre val, snabbare turer
staka-option-field = Fältet
    .text = Fältet är de tolv stenar som ligger där innan pjäserna ställs ut. Att lägga det tillsammans hör till spelet; slumpen går fortare.
    .players = spelarna lägger det
    .random = slumpen lägger det
staka-option-colors = Färger
    .text = Första spelaren får den första färgen, andra spelaren den andra och så vidare. Är ni färre än fyra har de sista färgerna ingen pjäs, men deras stenar är med i spelet.
staka-option-swim-color = Man får simma till
    .text = Det här ändrar spelet mest av allt. Med alla färger har simmaren hela stranden att välja på; med egen färg blir turerna kortare och man sitter fast tidigare.
    .any = stenar av alla färger
    .own = stenar av egen färg
staka-option-share-stone = Två pjäser på en stapel
    .text = Om ja får man gå och simma till en stapel med en pjäs på som till vilken annan som helst. Om nej håller en pjäs andra borta.
staka-option-lay-under-pawn = Lägga under någon annans pjäs
    .text = Om ja får en sten läggas på en stapel där en annan spelare står; pjäsen lyfts upp på den. Under sin egen pjäs lägger man aldrig.
staka-option-double-counts = Dubbeln håller dig kvar
    .text = Om ja har den som ännu har sin dubbel en sten kvar och kan inte stanna för gott.
staka-option-double-on-ground = Dubbeln på marken
    .text = Om ja får dubbeln även läggas på marken och inte bara på sin egen färg.
staka-option-max-idle-rounds = Rundor utan sten
    .text = Efter så många rundor då ingen tog eller lade en sten är spelet slut och räknas. Annars skulle vissa spel aldrig ta slut.
staka-colors-between = , { "" }

## Colours and stones
staka-color-w = vit
staka-color-b = blå
staka-color-r = röd
staka-color-y = gul
staka-letter-w = V
staka-letter-b = B
staka-letter-r = R
staka-letter-y = G
staka-stone = { $one }-{ $other } sten
staka-stone-lying = { $color } upp, { $other } ner
staka-double = { $color } dubbel

## The board
staka-board = Stakabräde. Piltangenterna går till cellerna bredvid, Home, Page Up, End och Page Down till dem ovanför och nedanför. L räknar upp vad som kan nås, I säger vad som ligger i en stapel, G går till pjäsen, P till potten, H till handen.
staka-cell-empty = tom mark
staka-cell-height = { $count ->
    [one] en sten
   *[other] { $count } stenar hög
}
staka-cell-top = { $color } överst
staka-cell-pawn = pjäs för { $name }
staka-cell-level = lika högt som pjäsen
staka-cell-up = { $steps ->
    [one] ett steg upp
   *[other] { $steps } steg upp
}
staka-cell-down = { $steps ->
    [one] ett steg ner
   *[other] { $steps } steg ner
}
staka-can-walk = hit kan man gå
staka-can-swim = hit kan man simma
staka-can-pawn = här kan pjäsen börja
staka-can-lay = här kan en sten läggas
staka-can-double = här kan dubbeln läggas
staka-can-lay-side = här kan den läggas, { $color } upp
staka-inside = { $cell }, { $count ->
    [one] en sten
   *[other] { $count } stenar
}, uppifrån: { $stones }.
staka-inside-stone = { $up } över { $down }
staka-inside-empty = { $cell } är tom mark.
staka-reach-none = Inget kan väljas nu.
staka-reach-walk = Man kan gå till { $cells }.
staka-reach-swim = Man kan simma till { $cells }.
staka-reach-pawn = Pjäsen kan börja på { $cells }.
staka-reach-lay = En sten kan läggas på { $cells }.
staka-reach-lay-stone = En { $stone } kan läggas på { $cells }.
staka-reach-take = Kan tas: { $stones }.
staka-reach-stay = Du kan stå kvar.
staka-reach-pass = Du kan bara passa.
staka-reach-stop = Du kan stanna för gott.
staka-preview = { $text }.
staka-preview-walk = { $cell }: gå hit.
staka-preview-swim = { $cell }: simma hit.
staka-preview-pawn = { $cell }: börja här.
staka-preview-lay = { $cell }: här kan en sten läggas.
staka-preview-lay-stone = { $cell }: lägg en { $stone } med { $color } upp; { $height ->
    [one] den ligger på marken
   *[other] stapeln blir { $height } hög
}.

## Tools
staka-tools = Brädets vy
staka-tool-in = Zooma in
staka-tool-out = Zooma ut
staka-tool-fit = Visa hela brädet
staka-tool-plan = Plan med siffror
staka-tool-tilt = Snett uppifrån
staka-tool-look = Titta in i staplar: ett tryck visar vad som ligger under
staka-tool-hints = Tips för de första turerna
staka-tool-count = Ställningen

## Pot and hands
staka-field = Stenar till fältet: { $count }
staka-pot = Pott: { $count } { $count ->
    [one] sten
   *[other] stenar
}
staka-kind = { $stone }, { $count } kvar
staka-kind-take = Ta en { $stone }, { $count } kvar
staka-kind-field = Välj en { $stone }, { $count } kvar
staka-kind-chosen = { $stone } vald, { $color } upp, { $count } kvar. Tryck för att vända den
staka-hand = Handen för { $name }, { $color }
staka-held = { $stone }
staka-held-can = Välj { $stone }
staka-held-chosen = { $stone } vald, på marken { $color } upp. Tryck för att vända den
staka-stopped = har stannat

## A turn
staka-parts = Turens två delar
staka-part-move = Steg
staka-part-act = Ta eller lägg
staka-ask-wait = Turen går till { $name }.
    .hint = { "" }
staka-ask-field = Lägg en sten i fältet. Det är { $left } kvar.
    .hint = En sten är redan vald. Tryck på den en gång till för att vända den, eller välj en annan. Tryck sedan på en märkt cell: varje ny sten rör vid minst två andra.
staka-ask-pawn = Välj stenen där din pjäs börjar.
    .hint = Din pjäs börjar på en sten med din egen färg upp. Tänk på vart du kan gå därifrån: bara till grannar i din färg.
staka-ask-walk = Gå till en märkt sten.
    .hint = Du går ett steg, till en granne som visar din färg och är högst en sten högre. Det måste du, om du kan.
staka-ask-walk-swim = Gå (ring) eller simma (streck).
    .hint = En hel ring med pilar: dit kan du gå. En streckad ring med vågor: dit kan du simma, runt utsidan. Ett av de två är ditt steg.
staka-ask-swim-stay = Du kan inte gå: simma, eller stå kvar.
    .hint = Ingen granne i din färg är låg nog. Från stranden får du simma till varje ensam sten vid stranden – eller stå kvar där du är.
staka-ask-stay = Du kan varken gå eller simma: du står kvar.
    .hint = Ingen granne visar din färg, eller så är den för hög. Det gör inget: du tar eller lägger ändå en sten.
staka-ask-take-lay = Ta en sten ur potten, eller välj en att lägga.
    .hint = Ta: tryck på en sort i potten. Lägga: tryck på en sten i handen eller på dubbeln, och sedan på en märkt cell bredvid din pjäs. Aldrig båda i samma tur.
staka-ask-take = Ta en sten ur potten.
    .hint = Vilken sort som helst går bra. Tänk på färgen du vill se överst, och på färgen som då ska ner: lika färger möts.
staka-ask-lay = Välj en sten att lägga.
    .hint = Med tre stenar på handen, eller när potten är tom, måste du lägga om du kan. Det går också med dubbeln.
staka-ask-where = Tryck på en märkt cell för att lägga en { $stone }.
    .hint = På en stapel har sidorna som möts samma färg, så den andra färgen kommer upp. På marken väljer du: tryck på stenen igen för att vända den.
staka-ask-pass = Du kan varken ta eller lägga: passa.
    .hint = Det händer sällan. Turen går till nästa spelare.
staka-do-stay = Stå kvar här
staka-do-pass = Passa
staka-do-stop = Stanna här för gott
staka-turn-stone = Vänd den: { $color } upp
staka-take-back = Ta tillbaka steget
staka-rest = Lägg resten med slumpen
staka-rest-agree = Slumpen lägger resten när alla är med på det:

## What happened
staka-say-field = { $name } lägger en sten på { $cell }: { $stone }.
staka-say-pawn = Pjäsen för { $name } börjar på { $cell }.
staka-say-walk = { $name } går från { $from } till { $to }.
staka-say-swim = { $name } simmar från { $from } till { $to }.
staka-say-stay = { $name } står kvar.
staka-say-take = { $name } tar en { $stone }.
staka-say-lay = { $name } lägger en { $stone } på { $cell }, { $color } upp.
staka-say-double = { $name } lägger dubbeln på { $cell }.
staka-say-pass = { $name } passar.
staka-say-stop = { $name } stannar för gott.
staka-say-end = Spelet är slut.
staka-move-field = { $cell }: { $stone }
staka-move-pawn = börjar på { $cell }
staka-move-walk = går till { $cell }
staka-move-swim = simmar till { $cell }
staka-move-stay = står kvar
staka-move-take = tar en { $stone }
staka-move-lay = lägger på { $cell }: { $stone }
staka-move-double = lägger dubbeln på { $cell }
staka-move-pass = passar
staka-move-stop = stannar för gott
staka-why-end = Potten är tom och alla stenar är lagda.
staka-why-dead = Ingen kan lägga någon sten mer, så spelet slutar här och räknas.
staka-why-idle = Under många rundor tog eller lade ingen en sten, så spelet slutar här och räknas.
staka-why-stopped = Alla har stannat.

## Hints
staka-hint-field = Lägg en { $stone } på { $cell }, { $color } upp
staka-hint-pawn = Börja på { $cell }
staka-hint-walk = Gå till { $cell }
staka-hint-swim = Simma till { $cell }
staka-hint-take = Ta en { $stone }
staka-hint-lay = Lägg en { $stone } på { $cell }, { $color } upp
staka-hint-double = Lägg dubbeln på { $cell }
staka-reason-only = inget annat går
staka-reason-best = inget annat ser bättre ut
staka-reason-plain = något annat ser bättre ut
staka-reason-wins = då är spelet slut, och du vinner med { $by }
staka-reason-steals = stjäl { $count ->
    [one] en ensam sten
   *[other] en stapel på { $count }
} från { $seat }
staka-reason-robs = { $seat } förlorar { $count ->
    [one] en ensam sten
   *[other] en stapel på { $count }
}
staka-reason-claims = en stapel på { $count } blir din
staka-reason-plants = en sten till visar din färg
staka-reason-grows = din stapel växer till { $count }
staka-reason-stairs = din pjäs kan kliva upp till { $count } från där den står
staka-reason-blocks = pjäsen för { $seat } kan inte gå längre
staka-reason-highest = ingen pjäs står högre där, så { $count ->
    [one] stenen räknas
   *[other] stapeln på { $count } räknas
} tre gånger
staka-reason-home = tillbaka på din egen färg räknas { $count ->
    [one] stenen
   *[other] stapeln på { $count }
} dubbelt
staka-reason-climbs = upp på en stapel på { $count }
staka-reason-holds = fortfarande står ingen pjäs högre än din
staka-reason-to-steal = därifrån kan du stjäla { $count ->
    [one] en ensam sten
   *[other] en stapel på { $count }
} från { $seat }
staka-reason-to-rob = därifrån kan du ta { $count ->
    [one] en ensam sten
   *[other] en stapel på { $count }
} från { $seat }
staka-reason-to-claim = därifrån kan en stapel på { $count } bli din
staka-reason-to-grow = därifrån kan din stapel växa till { $count }
staka-reason-own-stone = ena sidan har din färg
staka-reason-last-stone = den är den sista i sitt slag
staka-reason-field-own = din färg ligger upp
staka-reason-begins = därifrån kan du gå till { $count ->
    [one] en granne
   *[other] { $count } grannar
}
staka-reason-ahead = du leder med { $by }

## The count
staka-count-end = Räkningen
staka-count-now = Ställningen
staka-count-back = Bakåt
staka-count-forward = Framåt
staka-count-play = Räkna stapel för stapel
staka-count-pause = Paus
staka-count-won = vinner
staka-count-shared = delar segern
staka-count-single = { $name }: { $cell }, { $height ->
    [one] en sten, { $points } poäng
   *[other] { $height } hög, { $points } poäng
}.
staka-count-double = { $name }: { $cell }, { $height } hög, dubblad av pjäsen: { $points } poäng.
staka-count-triple = { $name }: { $cell }, { $height } hög, tredubblad eftersom ingen pjäs står högre: { $points } poäng.

## Learn
staka-learn-lead = Två till fyra spelare bygger ett enda landskap av tvåfärgade stenar. Du går på din egen färg, du lägger färg mot färg, och det som till slut visar din färg är värt sin höjd.
staka-chapter-start = Början
    .text = Tolv stenar bildar fältet, och varje pjäs börjar på sin egen färg.
staka-chapter-move = Första delen: steget
    .text = En tur har två delar. Först går din pjäs; kan den inte det står den kvar, och från stranden får den simma.
staka-chapter-act = Andra delen: ta eller lägg
    .text = Sedan tar du en sten ur potten eller lägger en från handen – ett av de två.
staka-chapter-end = Slutet
    .text = När stenarna är slut räknar man.
staka-chapter-score = Räkningen
    .text = Höjd ger poäng, och där din pjäs slutar väger tyngst.
staka-chapter-table = Vid bordet
staka-chapter-more = Fler regler

rule-staka-colors = Din färg
    .text = Varje spelare har en färg, pjäsen i den färgen och en dubbel: en sten med färgen på båda sidor. Vem som börjar kommer ni själva överens om.
rule-staka-field-touch = Sten mot sten
    .text = Den första stenen ligger var som helst, den andra intill den. Varje ny sten i fältet läggs på en tom cell som rör vid minst två stenar. Alla ligger på marken.
    .refusal = { $why ->
        [taken] Där ligger redan en sten; fältets stenar ligger alla på marken.
        [first] Den första stenen läggs i mitten.
        [second] Den andra stenen måste ligga intill den första.
       *[two] En sten i fältet ska röra vid minst två andra; här skulle den röra vid { $touching }.
    }
rule-staka-field-side = Alla fyra färgerna upp
    .text = Du väljer sten och vilken sida som är upp. När alla tolv ligger ska var och en av de fyra färgerna vara upp minst en gång. En sten som gör det omöjligt nekas.
    .refusal = Då hinner inte alla fyra färgerna komma upp: { $missing } saknas ännu, och { $stones ->
        [one] det här är den sista stenen
       *[other] det är bara { $stones } stenar kvar
    }. Vänd stenen eller välj en annan.
rule-staka-field-turn = Lägga i tur och ordning
    .text = Spelarna lägger en sten var i tur och ordning och väljer fritt bland stenarna som är kvar. Ni får också på förhand bestämma att slumpen lägger fältet.
    .refusal = Fältet är redan lagt. { $now }
rule-staka-pawn = Var pjäserna börjar
    .text = När fältet ligger ställer varje spelare i turordning sin pjäs på en sten med den egna färgen upp.
    .refusal = { $why ->
        [empty] Där ligger ingen sten. En pjäs börjar på en sten.
        [color] Den stenen visar { $color }. Din pjäs börjar på { $own }.
       *[phase] Pjäserna ställs ut en gång, direkt efter fältet. { $now }
    }
rule-staka-walk = Gå
    .text = En tur börjar med ett steg till en sten eller stapel bredvid som har din egen färg upp.
    .refusal = { $why ->
        [here] Där står din pjäs redan.
        [empty] Där ligger ingen sten, och på marken går ingen.
        [far] Det är för långt: du går ett steg, till en granne.
        [color] Den stenen visar { $color }. Du går bara på { $own }.
       *[phase] Nu är det inte dags att gå. { $now }
    }
rule-staka-walk-climb = Upp och ner
    .text = Ett steg leder högst en sten upp. Ner får du gå från vilken höjd som helst.
    .refusal = Det är { $climb } stenar upp, från höjd { $standing } till höjd { $height }. Ett steg leder högst en upp.
rule-staka-walk-must = Den som kan gå, går
    .text = Finns det en granne du kan gå till får du inte stå kvar. Simma får du i stället, om du står vid stranden.
    .refusal = Du kan gå, till exempel till { $cell }, så du får inte stå kvar.
rule-staka-stay = Stå kvar
    .text = Kan du inte gå står du kvar där du är. Ingen måste någonsin simma.
    .refusal = Nu är det inte dags att stå kvar. { $now }
rule-staka-swim = Simma
    .text = I stället för att gå får du simma: från en sten vid ytterkanten till en annan ensam sten vid ytterkanten. Målet ska vara precis en sten högt; hur högt du själv står spelar ingen roll.
    .refusal = { $why ->
        [here] Där står din pjäs redan.
        [empty] Där ligger ingen sten: man simmar till en sten.
        [high] Den stapeln är { $height } hög. Upp ur vattnet kommer man bara på en ensam sten.
       *[phase] Nu är det inte dags att simma. { $now }
    }
rule-staka-swim-edge = Ytterkanten
    .text = En sten ligger vid ytterkanten om den har en tom granncell varifrån man når det öppna utanför. Ett hål inne i fältet är en damm och räknas inte.
    .refusal = { $why ->
        [from] Din pjäs står inte vid ytterkanten och kommer alltså inte i vattnet.
       *[to] Den stenen ligger inte vid ytterkanten, så ingen kan simma dit.
    }
rule-staka-swim-color = Vilken färg man simmar till
    .text = Den som simmar får gå upp på en sten av vilken färg som helst. Ni kan bestämma på förhand att det ska vara den egna färgen; ingen överenskommelse ändrar spelet mer.
    .refusal = Den stenen visar { $color }. I det här spelet simmar du bara till { $own }.
rule-staka-share = Två pjäser på en stapel
    .text = Till en stapel med en pjäs på får man gå och simma som till vilken annan, så två pjäser kan stå ihop. Ni kan bestämma att det inte är tillåtet.
    .refusal = Där står { $name }, och i det här spelet bär en stapel bara en pjäs.
rule-staka-take = Ta
    .text = I andra delen får du ta en sten du själv väljer ur potten, så länge du har färre än tre. Dubbeln räknas inte bland de tre.
    .refusal = { $why ->
        [full] Du har redan tre stenar. Lägg en först.
        [none] Det finns ingen { $stone } kvar i potten.
        [empty] Potten är tom.
       *[phase] Att ta hör till turens andra del. { $now }
    }
rule-staka-lay = Lägga
    .text = Eller så lägger du en sten från handen, bredvid din pjäs. Den ska röra vid minst en sten förutom den du står på. På en stapel bredvid dig är det alltid så; på marken får man se efter.
    .refusal = { $why ->
        [far] Det är för långt bort: du lägger bredvid din pjäs.
        [alone] Där skulle stenen bara röra vid den du står på. Den behöver en granne till.
       *[phase] Att lägga hör till turens andra del. { $now }
    }
rule-staka-lay-height = Hur högt man kan lägga
    .text = Den nya stenen hamnar högst två över stenen du står på.
    .refusal = Stenen skulle ligga på höjd { $level }. Du står på höjd { $standing } och når upp till höjd { $most }.
rule-staka-lay-color = Färg mot färg
    .text = På en stapel har de två sidor som möts samma färg, så stenens andra färg kommer upp. På marken får vilken sida som helst vara upp.
    .refusal = Där är { $color } upp, så sidan du lägger mot den måste också vara { $color }. Lägg din { $stone } på annat håll eller på en annan plats.
rule-staka-lay-pawn = Inte under en pjäs
    .text = Ingen sten läggs på en stapel som bär en pjäs. Ni kan bestämma att man får lägga under andras pjäser; under sin egen lägger man aldrig.
    .refusal = { $why ->
        [own] Där står du själv. Du lägger bredvid din pjäs, inte under den.
       *[other] Där står { $name }. Ingen sten läggs under en pjäs.
    }
rule-staka-double = Dubbeln
    .text = Din dubbel har din färg på båda sidor. Du lägger den som vilken sten som helst, i vilken tur du vill, men bara på din egen färg och inte på marken. Så blir en stapel en högre och förblir din.
    .refusal = { $why ->
        [ground] Dubbeln läggs inte på marken: den läggs på { $own }.
        [color] Där är { $color } upp. Dubbeln läggs bara på { $own }.
       *[phase] Dubbeln läggs i turens andra del. { $now }
    }
rule-staka-either = Ett av de två
    .text = I en tur tar du en sten eller lägger en. Aldrig båda.
rule-staka-take-must = När du måste ta
    .text = Kan du inte lägga något tar du en sten.
    .refusal = Du kan inte lägga något, så du måste ta en sten ur potten.
rule-staka-lay-must = När du måste lägga
    .text = Med tre stenar på handen, eller när potten är tom, måste du lägga om du kan. Att lägga dubbeln duger också.
    .refusal = { $why ->
        [full] Med tre stenar på handen måste du lägga en, och det kan du.
       *[pot] Potten är tom, så du måste lägga en sten, och det kan du.
    }
rule-staka-pass = Passa
    .text = Kan du varken ta eller lägga passar du. Annars är det inte tillåtet.
    .refusal = { $why ->
        [choice] Du kan ta en sten eller lägga en, så du får inte passa.
       *[phase] Att passa hör till turens andra del. { $now }
    }
rule-staka-stop = Stanna för gott
    .text = Är potten tom och har du ingen sten kvar får du stanna i början av din tur: pjäsen står där till räkningen. Dubbeln räknas som en sten.
    .refusal = { $why ->
        [pot] Det finns ännu { $count ->
            [one] en sten
           *[other] { $count } stenar
        } i potten, så ingen kan stanna än.
        [hand] Du har ännu { $count ->
            [one] en sten
           *[other] { $count } stenar
        } på handen. Man kan bara stanna med tomma händer.
        [double] Du har din dubbel kvar, och den räknas som en sten.
       *[phase] Man kan bara stanna i början av en tur. { $now }
    }
rule-staka-end = Slutet
    .text = Så snart potten är tom och varje sten är lagd är spelet genast slut.
rule-staka-dead = När inget mer kan hända
    .text = Kan ingen någonsin lägga mer är spelet slut och räknas. Det gäller också efter ett antal rundor – tio, om ni inte bestämmer något annat – då ingen tog eller lade en sten.
rule-staka-score = Poäng
    .text = Varje stapel och varje ensam sten med din färg upp ger dig lika många poäng som den har stenar.
rule-staka-score-pawn = Där din pjäs slutar
    .text = Stapeln där din pjäs slutar räknas dubbelt, om din färg är upp där. Står ingen pjäs högre än din räknas den tredubbelt; står flera lika högt, för var och en av dem.
rule-staka-score-foreign = På främmande färg
    .text = Slutar din pjäs på en stapel med en annan färg upp mångdubblas inget där för någon. Dina poäng kommer bara från din egen färg.
rule-staka-win = Vem som vinner
    .text = Flest poäng vinner. Med lika många delar man segern.
rule-staka-turn = En i taget
    .text = Bara den som har turen flyttar en pjäs och rör stenar, och då bara dem på den egna handen.
    .refusal = { $whose ->
        [theirs] Den tillhör { $owner }, och turen är hos { $name }.
       *[nobody] Turen är hos { $name }.
    }
rule-staka-hand = Bara det du har
    .text = Du lägger det du har på handen. När fältet läggs väljer man bland de stenar som är kvar av det.
    .refusal = { $why ->
        [field] Det finns ingen { $stone } kvar till fältet.
        [double] Du har redan lagt din dubbel.
        [empty] Du har ingen sten att lägga. Ta en först.
       *[hand] Du har ingen { $stone }.
    }
rule-staka-over = Efter slutet
    .text = När spelet är slut ändras ingenting mer.
    .refusal = Spelet är slut.

staka-phase-field = Först läggs fältet.
staka-phase-pawn = Först ställs pjäserna ut.
staka-phase-move = Först kommer steget: gå, simma eller stå kvar.
staka-phase-act = Steget är taget: ta eller lägg nu.
staka-phase-over = Spelet är slut.

staka-example-walk = Ett steg, och vart det får leda
    .text = Vit står mitt bland sex grannar. Man går bara till vitt, och högst en sten upp.
    .start = Vit har turen. Två grannar visar vitt och är låga nog; den tredje är tre stenar hög.
    .end = Vit gick en sten upp. Steget är taget, och nu kommer turens andra del.
staka-example-swim = Simma längs stranden
    .text = Vit står högt vid ytterkanten. Vattnet leder till varje ensam sten vid kanten.
    .start = Vit har turen, tre stenar upp. Till ensamma stenar vid stranden kan vit simma, vilken färg de än har.
    .end = Vit gick upp på en röd sten på andra sidan. Härifrån läggs sedan en sten.
staka-example-lay = Färg mot färg
    .text = En vit-blå sten läggs på en blå stapel: blått möter blått, och vitt kommer upp.
    .start = Vit har stått kvar och har en vit-blå sten. Den blå stapeln bredvid är två hög.
    .end = Stapeln är tre hög och visar nu vitt. Den har bytt ägare.
staka-example-double = Dubbeln
    .text = Vit på båda sidor: dubbeln gör en vit stapel högre och låter den vara vit.
    .start = Vit ska ta eller lägga. Den vita stapeln bredvid pjäsen är två hög.
    .end = Stapeln är tre hög. Från en ensam sten kan ingen gå upp på den nu: det är två steg på en gång.
staka-example-count = Den sista stenen, och räkningen
    .text = Potten är tom och dubblarna är lagda. Vit lägger spelets sista sten.
    .start = Vit står på en ensam sten och måste lägga.
    .end = Därmed är spelet slut. Båda pjäserna står lika högt, var och en på en ensam sten i egen färg, så båda räknas tredubbelt.
