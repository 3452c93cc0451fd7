staka-name = Staka
staka-lead = Loop, leg, bouw – en eindig hoger dan alle anderen.
staka-preset-standard = Standaard
    .text = Zwemmen naar elke kleur; twee pionnen mogen samen op een stapel
staka-preset-closed = Gesloten
    .text = Alleen zwemmen naar je eigen kleur; één pion per stapel: minder keus, snellere beurten
staka-option-field = Het veld
    .text = Het veld zijn de twaalf stenen die er liggen voordat de pionnen komen. Het samen leggen hoort bij het spel; met toeval gaat het sneller.
    .players = de spelers leggen het
    .random = het toeval legt het
staka-option-colors = Kleuren
    .text = De eerste speler krijgt de eerste kleur, de tweede speler de tweede, enzovoort. Met minder dan vier spelers hebben de laatste kleuren geen pion, maar hun stenen doen wel mee.
staka-option-swim-color = Zwemmen mag naar
    .text = Dit verandert het spel het meest. Met elke kleur heeft een zwemmer de hele oever om uit te kiezen; met de eigen kleur zijn de beurten korter en zit je eerder vast.
    .any = stenen van elke kleur
    .own = stenen van de eigen kleur
staka-option-share-stone = Twee pionnen op één stapel
    .text = Bij ja mag je lopen en zwemmen naar een stapel met een pion erop, zoals naar elke andere. Bij nee houdt een pion anderen weg.
staka-option-lay-under-pawn = Leggen onder andermans pion
    .text = Bij ja mag een steen op een stapel waar een andere speler op staat; die pion gaat mee omhoog. Onder je eigen pion leg je nooit.
staka-option-double-counts = De dubbel houdt je in het spel
    .text = Bij ja heeft wie de dubbel nog heeft nog een steen, en kan dus niet stoppen.
staka-option-double-on-ground = De dubbel op de grond
    .text = Bij ja mag de dubbel ook op de grond, en niet alleen op zijn eigen kleur.
staka-option-max-idle-rounds = Rondes zonder steen
    .text = Na zoveel rondes waarin niemand een steen pakte of legde is het spel uit en wordt er geteld. Anders zouden sommige spellen nooit ophouden.
staka-colors-between = , { "" }

## Colours and stones
staka-color-w = wit
staka-color-b = blauw
staka-color-r = rood
staka-color-y = geel
staka-letter-w = W
staka-letter-b = B
staka-letter-r = R
staka-letter-y = G
staka-stone = { $one }-{ $other }-steen
staka-stone-lying = { $color } boven, { $other } onder
staka-double = dubbel van { $color }

## The board
staka-board = Stakabord. Pijltjestoetsen gaan naar cellen ernaast, Home, Page Up, End en Page Down naar die erboven en eronder. L noemt wat bereikbaar is, I zegt wat er in een stapel ligt, G gaat naar de pion, P naar de pot, H naar de hand.
staka-cell-empty = lege grond
staka-cell-height = { $count ->
    [one] één steen
   *[other] { $count } stenen hoog
}
staka-cell-top = { $color } boven
staka-cell-pawn = pion van { $name }
staka-cell-level = even hoog als de pion
staka-cell-up = { $steps ->
    [one] één stap omhoog
   *[other] { $steps } stappen omhoog
}
staka-cell-down = { $steps ->
    [one] één stap omlaag
   *[other] { $steps } stappen omlaag
}
staka-can-walk = hierheen kun je lopen
staka-can-swim = hierheen kun je zwemmen
staka-can-pawn = hier kan de pion beginnen
staka-can-lay = hier kan een steen komen
staka-can-double = hier kan de dubbel komen
staka-can-lay-side = leggen kan hier, { $color } boven
staka-inside = { $cell }, { $count ->
    [one] één steen
   *[other] { $count } stenen
}, van boven af: { $stones }.
staka-inside-stone = { $up } op { $down }
staka-inside-empty = { $cell } is lege grond.
staka-reach-none = Er is nu niets te kiezen.
staka-reach-walk = Lopen kan naar { $cells }.
staka-reach-swim = Zwemmen kan naar { $cells }.
staka-reach-pawn = De pion kan beginnen op { $cells }.
staka-reach-lay = Een steen kan komen op { $cells }.
staka-reach-lay-stone = De { $stone } kan komen op { $cells }.
staka-reach-take = Te pakken: { $stones }.
staka-reach-stay = Je kunt blijven staan.
staka-reach-pass = Je kunt alleen passen.
staka-reach-stop = Je kunt voorgoed stoppen.
staka-preview = { $text }.
staka-preview-walk = { $cell }: loop hierheen.
staka-preview-swim = { $cell }: zwem hierheen.
staka-preview-pawn = { $cell }: begin hier.
staka-preview-lay = { $cell }: hier kan een steen komen.
staka-preview-lay-stone = { $cell }: leg de { $stone } met { $color } boven; { $height ->
    [one] hij ligt op de grond
   *[other] de stapel is dan { $height } hoog
}.

## Tools
staka-tools = Kijk op het bord
staka-tool-in = Inzoomen
staka-tool-out = Uitzoomen
staka-tool-fit = Het hele bord tonen
staka-tool-plan = Plattegrond met getallen
staka-tool-tilt = Schuin van boven
staka-tool-look = In stapels kijken: een druk toont wat eronder ligt
staka-tool-hints = Tips bij de eerste beurten
staka-tool-count = De tussenstand

## Pot and hands
staka-field = Stenen voor het veld: { $count }
staka-pot = Pot: { $count } { $count ->
    [one] steen
   *[other] stenen
}
staka-kind = { $stone }, nog { $count }
staka-kind-take = Pak een { $stone }, nog { $count }
staka-kind-field = Kies een { $stone }, nog { $count }
staka-kind-chosen = { $stone } gekozen, { $color } boven, nog { $count }. Druk om te draaien
staka-hand = Hand van { $name }, { $color }
staka-held = { $stone }
staka-held-can = Kies de { $stone }
staka-held-chosen = { $stone } gekozen, op de grond { $color } boven. Druk om te draaien
staka-stopped = is gestopt

## A turn
staka-parts = De twee delen van een beurt
staka-part-move = Stap
staka-part-act = Pakken of leggen
staka-ask-wait = { $name } is aan de beurt.
    .hint = { "" }
staka-ask-field = Leg een steen van het veld. Er zijn er nog { $left }.
    .hint = Er is al een steen gekozen. Druk er nog eens op om hem te draaien, of kies een andere. Druk dan op een gemerkte cel: elke nieuwe steen raakt er minstens twee.
staka-ask-pawn = Kies de steen waarop je pion begint.
    .hint = Je pion begint op een steen met je eigen kleur boven. Bedenk waar je vandaar heen kunt: alleen naar buren van jouw kleur.
staka-ask-walk = Loop naar een gemerkte steen.
    .hint = Je loopt één stap, naar een buur die jouw kleur toont en hoogstens één steen hoger is. Het moet, als het kan.
staka-ask-walk-swim = Loop (ring) of zwem (streepjes).
    .hint = Een hele ring met pijlen: daarheen kun je lopen. Een gestreepte ring met golven: daarheen kun je zwemmen, buitenom. Eén van de twee is je stap.
staka-ask-swim-stay = Lopen kan niet: zwem, of blijf staan.
    .hint = Geen buur van jouw kleur is laag genoeg. Vanaf de oever mag je zwemmen naar elke losse steen aan de oever – of blijven waar je bent.
staka-ask-stay = Lopen en zwemmen kan niet: je blijft staan.
    .hint = Geen buur toont jouw kleur, of hij is te hoog. Dat geeft niet: je pakt of legt nog wel een steen.
staka-ask-take-lay = Pak een steen uit de pot, of kies er een om te leggen.
    .hint = Pakken: druk op een soort in de pot. Leggen: druk op een steen in je hand of op je dubbel, en dan op een gemerkte cel naast je pion. Nooit allebei in één beurt.
staka-ask-take = Pak een steen uit de pot.
    .hint = Elke soort mag. Denk aan de kleur die je boven wilt hebben, en aan de kleur die dan onder moet: gelijke kleuren raken elkaar.
staka-ask-lay = Kies een steen om te leggen.
    .hint = Met drie stenen in je hand, of als de pot leeg is, moet je leggen als het kan. Dat mag ook met de dubbel.
staka-ask-where = Druk op een gemerkte cel om de { $stone } te leggen.
    .hint = Op een stapel hebben de kanten die elkaar raken dezelfde kleur, dus de andere kleur komt boven. Op de grond kies je zelf: druk nog eens op de steen om hem te draaien.
staka-ask-pass = Pakken en leggen kan niet: pas.
    .hint = Dat komt zelden voor. De volgende speler is aan de beurt.
staka-do-stay = Blijf hier staan
staka-do-pass = Pas
staka-do-stop = Stop hier voorgoed
staka-turn-stone = Draai hem: { $color } boven
staka-take-back = Neem de stap terug
staka-rest = Leg de rest met toeval
staka-rest-agree = Het toeval legt de rest als iedereen dat wil:

## What happened
staka-say-field = { $name } legt een steen op { $cell }: { $stone }.
staka-say-pawn = De pion van { $name } begint op { $cell }.
staka-say-walk = { $name } loopt van { $from } naar { $to }.
staka-say-swim = { $name } zwemt van { $from } naar { $to }.
staka-say-stay = { $name } blijft staan.
staka-say-take = { $name } pakt een { $stone }.
staka-say-lay = { $name } legt een { $stone } op { $cell }, { $color } boven.
staka-say-double = { $name } legt de dubbel op { $cell }.
staka-say-pass = { $name } past.
staka-say-stop = { $name } stopt voorgoed.
staka-say-end = Het spel is uit.
staka-move-field = { $cell }: { $stone }
staka-move-pawn = begint op { $cell }
staka-move-walk = loopt naar { $cell }
staka-move-swim = zwemt naar { $cell }
staka-move-stay = blijft staan
staka-move-take = pakt een { $stone }
staka-move-lay = legt op { $cell }: { $stone }
staka-move-double = legt de dubbel op { $cell }
staka-move-pass = past
staka-move-stop = stopt voorgoed
staka-why-end = De pot is leeg en alle stenen zijn gelegd.
staka-why-dead = Niemand kan nog een steen leggen, dus hier houdt het spel op en wordt er geteld.
staka-why-idle = Vele rondes lang pakte of legde niemand een steen, dus hier houdt het spel op en wordt er geteld.
staka-why-stopped = Iedereen is gestopt.

## Hints
staka-hint-field = Leg een { $stone } op { $cell }, { $color } boven
staka-hint-pawn = Begin op { $cell }
staka-hint-walk = Loop naar { $cell }
staka-hint-swim = Zwem naar { $cell }
staka-hint-take = Pak een { $stone }
staka-hint-lay = Leg een { $stone } op { $cell }, { $color } boven
staka-hint-double = Leg de dubbel op { $cell }
staka-reason-only = iets anders kan niet
staka-reason-best = niets anders lijkt beter
staka-reason-plain = iets anders lijkt beter
staka-reason-wins = daarmee is het spel uit, en je wint met { $by }
staka-reason-steals = steelt { $count ->
    [one] een losse steen
   *[other] een stapel van { $count }
} van { $seat }
staka-reason-robs = { $seat } verliest { $count ->
    [one] een losse steen
   *[other] een stapel van { $count }
}
staka-reason-claims = een stapel van { $count } wordt van jou
staka-reason-plants = nog een steen toont jouw kleur
staka-reason-grows = je stapel groeit tot { $count }
staka-reason-stairs = je pion kan er van zijn plaats af op, naar { $count } hoog
staka-reason-blocks = de pion van { $seat } kan niet meer lopen
staka-reason-highest = geen pion staat daar hoger, dus { $count ->
    [one] de steen telt
   *[other] de stapel van { $count } telt
} driemaal
staka-reason-home = terug op je eigen kleur telt de { $count ->
    [one] steen
   *[other] stapel van { $count }
} dubbel
staka-reason-climbs = omhoog naar een stapel van { $count }
staka-reason-holds = nog steeds staat geen pion hoger dan de jouwe
staka-reason-to-steal = vandaar kun je { $count ->
    [one] een losse steen
   *[other] een stapel van { $count }
} stelen van { $seat }
staka-reason-to-rob = vandaar kun je { $seat } { $count ->
    [one] een losse steen
   *[other] een stapel van { $count }
} afnemen
staka-reason-to-claim = vandaar kan een stapel van { $count } van jou worden
staka-reason-to-grow = vandaar kan je stapel groeien tot { $count }
staka-reason-own-stone = één kant heeft jouw kleur
staka-reason-last-stone = het is de laatste van zijn soort
staka-reason-field-own = jouw kleur ligt boven
staka-reason-begins = vandaar kun je naar { $count ->
    [one] één buur
   *[other] { $count } buren
} lopen
staka-reason-ahead = je staat { $by } voor

## The count
staka-count-end = De telling
staka-count-now = De tussenstand
staka-count-back = Terug
staka-count-forward = Verder
staka-count-play = Tel stapel voor stapel
staka-count-pause = Pauze
staka-count-won = wint
staka-count-shared = deelt de winst
staka-count-single = { $name }: { $cell }, { $height ->
    [one] één steen, { $points } punt
   *[other] { $height } hoog, { $points } punten
}.
staka-count-double = { $name }: { $cell }, { $height } hoog, verdubbeld door de pion: { $points } punten.
staka-count-triple = { $name }: { $cell }, { $height } hoog, verdriedubbeld omdat geen pion hoger staat: { $points } punten.

## Learn
staka-learn-lead = Met twee tot vier spelers bouw je één landschap van tweekleurige stenen. Je loopt op je eigen kleur, je legt kleur op kleur, en wat aan het eind jouw kleur toont is zijn hoogte waard.
staka-chapter-start = Het begin
    .text = Twaalf stenen vormen het veld, en elke pion begint op zijn eigen kleur.
staka-chapter-move = Eerste deel: de stap
    .text = Een beurt heeft twee delen. Eerst loopt je pion; kan dat niet, dan blijft hij staan, en vanaf de oever mag hij zwemmen.
staka-chapter-act = Tweede deel: pakken of leggen
    .text = Daarna pak je één steen uit de pot of leg je er één uit je hand – een van de twee.
staka-chapter-end = Het einde
    .text = Zijn de stenen op, dan wordt er geteld.
staka-chapter-score = De telling
    .text = Hoogte levert punten op, en waar je pion eindigt telt het zwaarst.
staka-chapter-table = Aan tafel
staka-chapter-more = Meer regels

rule-staka-colors = Je kleur
    .text = Elke speler heeft een kleur, de pion van die kleur en een dubbel: een steen met die kleur aan beide kanten. Wie begint spreek je zelf af.
rule-staka-field-touch = Steen tegen steen
    .text = De eerste steen ligt waar je wilt, de tweede ertegenaan. Elke volgende steen van het veld komt op een lege cel die minstens twee stenen raakt. Ze liggen allemaal op de grond.
    .refusal = { $why ->
        [taken] Daar ligt al een steen; de stenen van het veld liggen allemaal op de grond.
        [first] De eerste steen komt in het midden.
        [second] De tweede steen moet tegen de eerste aan liggen.
       *[two] Een steen van het veld raakt minstens twee andere; hier zou hij er { $touching } raken.
    }
rule-staka-field-side = Alle vier de kleuren boven
    .text = Je kiest de steen en welke kant boven ligt. Als alle twaalf liggen, is elk van de vier kleuren minstens één keer boven. Een steen die dat onmogelijk maakt wordt geweigerd.
    .refusal = Dan lukt het niet meer om alle vier de kleuren boven te krijgen: { $missing } ontbreekt nog, en { $stones ->
        [one] dit is de laatste steen
       *[other] er zijn nog maar { $stones } stenen
    }. Draai de steen of kies een andere.
rule-staka-field-turn = Om de beurt leggen
    .text = De spelers leggen om de beurt één steen van het veld en kiezen vrij uit wat er nog ligt. Je mag vooraf ook afspreken dat het toeval het veld legt.
    .refusal = Het veld ligt er al. { $now }
rule-staka-pawn = Waar pionnen beginnen
    .text = Als het veld ligt, zet elke speler om de beurt de pion op een steen met de eigen kleur boven.
    .refusal = { $why ->
        [empty] Daar ligt geen steen. Een pion begint op een steen.
        [color] Die steen toont { $color }. Jouw pion begint op { $own }.
       *[phase] Pionnen worden één keer gezet, meteen na het veld. { $now }
    }
rule-staka-walk = Lopen
    .text = Een beurt begint met één stap naar een steen of stapel ernaast die jouw eigen kleur boven heeft.
    .refusal = { $why ->
        [here] Daar staat je pion al.
        [empty] Daar ligt geen steen, en op de grond loopt niemand.
        [far] Dat is te ver: je loopt één stap, naar een buur.
        [color] Die steen toont { $color }. Jij loopt alleen op { $own }.
       *[phase] Nu is het niet de tijd om te lopen. { $now }
    }
rule-staka-walk-climb = Omhoog en omlaag
    .text = Een stap gaat hoogstens één steen omhoog. Omlaag mag je van elke hoogte.
    .refusal = Dat is { $climb } stenen omhoog, van hoogte { $standing } naar hoogte { $height }. Een stap gaat er hoogstens één omhoog.
rule-staka-walk-must = Wie kan lopen, gaat
    .text = Is er een buur waar je heen kunt lopen, dan mag je niet blijven staan. Zwemmen mag wel, als je aan de oever staat.
    .refusal = Je kunt lopen, bijvoorbeeld naar { $cell }, dus blijven staan mag niet.
rule-staka-stay = Blijven staan
    .text = Kun je niet lopen, dan blijf je staan. Niemand hoeft ooit te zwemmen.
    .refusal = Nu is het niet de tijd om te blijven staan. { $now }
rule-staka-swim = Zwemmen
    .text = In plaats van te lopen mag je zwemmen: van een steen aan de buitenrand naar een andere losse steen aan de buitenrand. Het doel is precies één steen hoog; hoe hoog je zelf staat maakt niet uit.
    .refusal = { $why ->
        [here] Daar staat je pion al.
        [empty] Daar ligt geen steen: je zwemt naar een steen toe.
        [high] Die stapel is { $height } hoog. Aan land komen kan alleen op een losse steen.
       *[phase] Nu is het niet de tijd om te zwemmen. { $now }
    }
rule-staka-swim-edge = De buitenrand
    .text = Een steen ligt aan de buitenrand als hij een lege buurcel heeft vanwaar je het open buiten bereikt. Een gat midden in het veld is een vijver en telt niet.
    .refusal = { $why ->
        [from] Je pion staat niet aan de buitenrand en komt dus niet in het water.
       *[to] Die steen ligt niet aan de buitenrand, dus niemand kan erheen zwemmen.
    }
rule-staka-swim-color = Naar welke kleur je zwemt
    .text = Wie zwemt mag aan land op een steen van elke kleur. Je kunt vooraf afspreken dat het de eigen kleur moet zijn; geen afspraak verandert het spel meer.
    .refusal = Die steen toont { $color }. In dit spel zwem je alleen naar { $own }.
rule-staka-share = Twee pionnen op een stapel
    .text = Naar een stapel met een pion mag je lopen en zwemmen zoals naar elke andere, dus twee pionnen kunnen samen staan. Je kunt afspreken dat dat niet mag.
    .refusal = Daar staat { $name }, en in dit spel draagt een stapel maar één pion.
rule-staka-take = Pakken
    .text = In het tweede deel mag je één steen naar keuze uit de pot pakken, zolang je er minder dan drie hebt. De dubbel telt daarbij niet mee.
    .refusal = { $why ->
        [full] Je hebt al drie stenen. Leg er eerst een.
        [none] Er is geen { $stone } meer in de pot.
        [empty] De pot is leeg.
       *[phase] Pakken komt in het tweede deel van je beurt. { $now }
    }
rule-staka-lay = Leggen
    .text = Of je legt een steen uit je hand, naast je pion. Hij moet minstens één steen raken buiten die waar je op staat. Op een stapel naast je is dat altijd zo; op de grond is het opletten.
    .refusal = { $why ->
        [far] Dat is te ver: je legt naast je pion.
        [alone] Daar zou de steen alleen die van jou raken. Hij heeft nog een buur nodig.
       *[phase] Leggen komt in het tweede deel van je beurt. { $now }
    }
rule-staka-lay-height = Hoe hoog je kunt leggen
    .text = De nieuwe steen komt hoogstens twee boven de steen waar je op staat.
    .refusal = De steen zou op hoogte { $level } liggen. Jij staat op hoogte { $standing } en reikt tot hoogte { $most }.
rule-staka-lay-color = Kleur op kleur
    .text = Op een stapel hebben de twee kanten die elkaar raken dezelfde kleur, dus de andere kleur van je steen komt boven. Op de grond mag elke kant boven.
    .refusal = Daar ligt { $color } boven, dus de kant die je erop legt moet ook { $color } zijn. De { $stone } moet anders liggen, of ergens anders.
rule-staka-lay-pawn = Niet onder een pion
    .text = Op een stapel met een pion komt geen steen. Je kunt afspreken dat leggen onder andermans pion mag; onder je eigen pion leg je nooit.
    .refusal = { $why ->
        [own] Daar sta je zelf. Je legt naast je pion, niet eronder.
       *[other] Daar staat { $name }. Onder een pion wordt niet gelegd.
    }
rule-staka-double = De dubbel
    .text = Je dubbel heeft aan beide kanten jouw kleur. Je legt hem zoals elke andere steen, in een beurt naar keuze, maar alleen op je eigen kleur en niet op de grond. Zo wordt een stapel één hoger en blijft hij van jou.
    .refusal = { $why ->
        [ground] De dubbel komt niet op de grond: hij komt op { $own }.
        [color] Daar ligt { $color } boven. De dubbel komt alleen op { $own }.
       *[phase] De dubbel leg je in het tweede deel van je beurt. { $now }
    }
rule-staka-either = Een van de twee
    .text = In één beurt pak je een steen of leg je er een. Nooit allebei.
rule-staka-take-must = Wanneer je moet pakken
    .text = Kun je niets leggen, dan pak je een steen.
    .refusal = Je kunt niets leggen, dus je moet een steen uit de pot pakken.
rule-staka-lay-must = Wanneer je moet leggen
    .text = Met drie stenen in je hand, of als de pot leeg is, moet je leggen als het kan. De dubbel leggen mag daarvoor ook.
    .refusal = { $why ->
        [full] Met drie stenen in je hand moet je er een leggen, en dat kan.
       *[pot] De pot is leeg, dus je moet een steen leggen, en dat kan.
    }
rule-staka-pass = Passen
    .text = Kun je niet pakken en niet leggen, dan pas je. Anders mag passen niet.
    .refusal = { $why ->
        [choice] Je kunt een steen pakken of leggen, dus passen mag niet.
       *[phase] Passen komt in het tweede deel van je beurt. { $now }
    }
rule-staka-stop = Stoppen
    .text = Is de pot leeg en heb je geen steen meer, dan mag je aan het begin van je beurt stoppen: je pion blijft daar staan tot de telling. De dubbel telt als een steen.
    .refusal = { $why ->
        [pot] In de pot { $count ->
            [one] ligt nog één steen
           *[other] liggen nog { $count } stenen
        }, dus niemand kan al stoppen.
        [hand] Je hebt nog { $count ->
            [one] een steen
           *[other] { $count } stenen
        } in je hand. Stoppen kan alleen met lege handen.
        [double] Je hebt je dubbel nog, en die telt als een steen.
       *[phase] Stoppen kan alleen aan het begin van een beurt. { $now }
    }
rule-staka-end = Het einde
    .text = Zodra de pot leeg is en elke steen gelegd is, is het spel meteen uit.
rule-staka-dead = Als er niets meer kan gebeuren
    .text = Kan niemand ooit nog leggen, dan is het spel uit en wordt er geteld. Dat gebeurt ook na een aantal rondes – tien, tenzij je iets anders afspreekt – waarin niemand een steen pakte of legde.
rule-staka-score = Punten
    .text = Elke stapel en elke losse steen met jouw kleur boven geeft je zoveel punten als hij stenen heeft.
rule-staka-score-pawn = Waar je pion eindigt
    .text = De stapel waarop je pion eindigt telt dubbel, als jouw kleur daar boven ligt. Staat geen pion hoger dan die van jou, dan telt hij driedubbel; staan er meer even hoog, dan voor elk van hen.
rule-staka-score-foreign = Op een vreemde kleur
    .text = Eindigt je pion op een stapel met een andere kleur boven, dan wordt daar voor niemand iets vermenigvuldigd. Je punten komen alleen van je eigen kleur.
rule-staka-win = Wie wint
    .text = De meeste punten winnen. Met evenveel punten deel je de winst.
rule-staka-turn = Eén tegelijk
    .text = Alleen wie aan de beurt is verzet een pion en komt aan de stenen, en alleen aan die van de eigen hand.
    .refusal = { $whose ->
        [theirs] Dat is van { $owner }, en { $name } is aan de beurt.
       *[nobody] { $name } is aan de beurt.
    }
rule-staka-hand = Alleen wat je hebt
    .text = Je legt wat er in je hand ligt. Bij het leggen van het veld kies je uit de stenen die daarvan over zijn.
    .refusal = { $why ->
        [field] Voor het veld is er geen { $stone } meer.
        [double] Je hebt je dubbel al gelegd.
        [empty] Je hebt geen steen om te leggen. Pak er eerst een.
       *[hand] Je hebt geen { $stone }.
    }
rule-staka-over = Na het einde
    .text = Is het spel uit, dan verandert er niets meer.
    .refusal = Het spel is uit.

staka-phase-field = Eerst wordt het veld gelegd.
staka-phase-pawn = Eerst worden de pionnen gezet.
staka-phase-move = Eerst komt de stap: loop, zwem of blijf staan.
staka-phase-act = Je stap is gezet: pak of leg nu.
staka-phase-over = Het spel is uit.

staka-example-walk = Eén stap, en waarheen hij mag
    .text = Wit staat midden tussen zes buren. Lopen gaat alleen naar wit, en hoogstens één steen omhoog.
    .start = Wit is aan de beurt. Twee buren tonen wit en zijn laag genoeg; de derde is drie stenen hoog.
    .end = Wit liep één steen omhoog. De stap is gezet, en nu komt het tweede deel van de beurt.
staka-example-swim = Zwemmen langs de oever
    .text = Wit staat hoog aan de buitenrand. Het water leidt naar elke losse steen aan de rand.
    .start = Wit is aan de beurt, op drie stenen hoog. Naar losse stenen aan de oever kan wit zwemmen, van welke kleur ook.
    .end = Wit ging aan de overkant aan land op een rode steen. Van hieruit wordt straks gelegd.
staka-example-lay = Kleur op kleur
    .text = Een wit-blauw-steen komt op een blauwe stapel: blauw raakt blauw, en wit komt boven.
    .start = Wit is blijven staan en heeft één wit-blauw-steen. De blauwe stapel ernaast is twee hoog.
    .end = De stapel is drie hoog en toont nu wit. Hij is van eigenaar veranderd.
staka-example-double = De dubbel
    .text = Wit aan beide kanten: de dubbel maakt een witte stapel hoger en laat hem wit.
    .start = Wit moet leggen of pakken. De witte stapel naast de pion is twee hoog.
    .end = De stapel is drie hoog. Vanaf een losse steen loopt niemand er nu nog op: dat zijn twee stappen ineens.
staka-example-count = De laatste steen, en de telling
    .text = De pot is leeg en de dubbels zijn gelegd. Wit legt de laatste steen van het spel.
    .start = Wit staat op een losse steen en moet leggen.
    .end = Daarmee is het spel uit. Beide pionnen staan even hoog, elk op een losse steen van de eigen kleur, dus elk daarvan telt driedubbel.
