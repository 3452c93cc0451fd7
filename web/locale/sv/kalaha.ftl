kalaha-name = Kalaha
kalaha-lead = Så dina kulor runt brädet och för hem de flesta.
kalaha-preset-classic = Klassiskt
    .text = 6 gropar med 4 kulor i varje
kalaha-preset-long = Långt
    .text = 6 gropar med 6 kulor i varje
kalaha-preset-small = Litet
    .text = 4 gropar med 3 kulor i varje: bra att börja med
kalaha-option-pits = Gropar i en rad
kalaha-option-seeds = Kulor i varje grop

## The board
kalaha-board = Kalahabräde, { $name } sitter nederst
kalaha-row = Raden för { $name }
kalaha-place-pit = grop { $pit } hos { $name }
kalaha-place-store = boet hos { $name }
kalaha-store = Boet hos { $name }, { $seeds ->
    [one] { $seeds } kula
   *[other] { $seeds } kulor
}
kalaha-pit = Grop { $pit }, { $seeds ->
    [one] { $seeds } kula
   *[other] { $seeds } kulor
}
kalaha-pit-other = Grop { $pit } hos { $name }, { $seeds ->
    [one] { $seeds } kula
   *[other] { $seeds } kulor
}
kalaha-pit-legal = Grop { $pit }, { $seeds ->
    [one] { $seeds } kula
   *[other] { $seeds } kulor
}, { $what }
kalaha-preview = Grop { $pit }: { $what }.
kalaha-preview-plain = den sista hamnar i { $last }
kalaha-preview-again = den sista når ditt bo: spela igen
kalaha-preview-capture = den sista hamnar i { $last }: fångar { $count }
kalaha-preview-ends = { $what }, och partiet är slut

## What happened
kalaha-say-sow = { $name } sår { $seeds ->
    [one] { $seeds } kula
   *[other] { $seeds } kulor
} från grop { $pit }, den sista i { $last }.
kalaha-say-again = Sista kulan i boet: { $name } spelar igen.
kalaha-say-capture = { $name } fångar { $count }, med dem i { $opposite }.
kalaha-say-sweep = { $count ->
    [one] Den sista kulan går
   *[other] De sista { $count } kulorna går
} till boet hos { $name }.
kalaha-move = Grop { $pit }
kalaha-move-again = Grop { $pit }, igen
kalaha-move-capture = Grop { $pit }, fångar { $count }
kalaha-why-empty = { $name } hade inga kulor kvar i raden, och därmed var partiet slut. { $other } lade de sista { $count } i boet.
kalaha-why-both = Båda raderna var tomma, och därmed var partiet slut.

## Hints
kalaha-values = Visa vad varje grop är värd
kalaha-with-worth = { $what }, { $worth }
kalaha-reason-only = den enda grop som går
kalaha-reason-best = inget annat är bättre
kalaha-reason-plain = något annat är bättre
kalaha-reason-wins = avslutar partiet och vinner med { $by }
kalaha-reason-decides = med { $count } kulor i boet är segern säker
kalaha-reason-capture = fångar { $count }
kalaha-reason-again = en tur till
kalaha-reason-again-again = { $count } turer i rad
kalaha-reason-again-capture = en tur till, som kan fånga { $count }
kalaha-reason-saves = räddar de { $count } kulorna i grop { $pit }
kalaha-reason-denies = den andra kan inte längre vinna en tur genast
kalaha-reason-threatens = hotar att fånga { $count } härnäst
kalaha-reason-stores = { $count ->
    [one] för hem en kula
   *[other] för hem { $count } kulor
}
kalaha-reason-keeps = ger inte bort någon kula

## Rules
kalaha-learn-lead = Två spelare, två rader med gropar och ett bo var. Den som har flest kulor när det är slut vinner.
kalaha-chapter-aim = Målet
    .text = Din rad är den nedre, och ditt bo finns vid dess högra ände. Alla kulor är lika: färgerna är bara till för ögat.
kalaha-chapter-sowing = Att så
    .text = En tur är en sådd: ta upp alla kulor ur en grop och släpp dem en i taget runt brädet.
kalaha-chapter-special = Var den sista kulan hamnar
    .text = Den sista kulans plats avgör vad som händer. Räkna i förväg: brädet visar det när du pekar på en grop.
kalaha-chapter-end = Slutet
kalaha-chapter-more = Fler regler
rule-kalaha-turn = En i taget
    .text = Bara den som har turen får så.
    .refusal = Det är inte din tur.
rule-kalaha-own = Dina egna gropar
    .text = Så från en grop i din egen rad. Ur den andra raden och ur bona tar du aldrig något; det som ligger i ett bo stannar där.
    .refusal = { $place ->
        [store] Kulor i ett bo stannar där: välj en grop i din egen rad.
       *[pit] Den gropen är inte din: välj en i din egen rad.
    }
rule-kalaha-empty = En grop med kulor
    .text = I gropen du väljer måste det ligga minst en kula.
    .refusal = Grop { $pit } är tom: det finns inget att så.
rule-kalaha-sow = Runt brädet
    .text = Ta upp alla kulor ur gropen och släpp en på varje följande plats, moturs: åt höger längs din rad, i ditt bo, tillbaka längs den andra raden och vidare till din rad igen.
rule-kalaha-skip = Förbi det andra boet
    .text = I motståndarens bo släpper du aldrig någon kula; det hoppas över.
rule-kalaha-lap = Mer än ett varv
    .text = Med 13 kulor eller fler kommer sådden tillbaka till gropen där den började. Även den får en kula.
rule-kalaha-again = En tur till
    .text = Hamnar din sista kula i ditt eget bo får du så igen – så många gånger du klarar det.
rule-kalaha-capture = Fångst
    .text = Hamnar din sista kula i en tom grop i din egen rad, och det ligger kulor i gropen tvärs över, går den kulan och alla på andra sidan till ditt bo. Sedan är det motståndarens tur. Om gropen är tom avgörs precis innan kulan faller, så ett varv med 13 som slutar där det började fångar också.
rule-kalaha-nocapture = Inget på andra sidan
    .text = Hamnar din sista kula i en egen tom grop och gropen tvärs över också är tom, fångas inget. Kulan ligger kvar. (I en del andra former av spelet får den följa med; inte här.)
rule-kalaha-end = När det är slut
    .text = Så snart alla gropar i en rad – vilken som helst – är tomma är partiet slut, vem som än stod på tur. Det gäller även om den sista kulan just gav en tur till.
rule-kalaha-sweep = Kulorna som blir över
    .text = Kulor som ligger kvar i den andra raden går till boet hos den som äger raden. Den som fick slut på kulor får inga av dem.
rule-kalaha-result = Vem som vinner
    .text = Den som har flest kulor i sitt bo vinner. Lika många är oavgjort. Det du inte hittar här: att så vidare från en full grop, som annars är vanligt.
rule-kalaha-over = Efter slutet
    .text = När partiet är slut sår ingen mer.
    .refusal = Partiet är slut.
kalaha-example-again = En sådd som ger en tur till
    .text = Fjorton kulor går hela varvet runt, förbi den andras bo, och slutar precis där de ska.
    .start = Den nedre spelaren väljer grop 6, med 14 kulor.
    .end = Den sista kulan hamnade i det egna boet: samma spelare sår igen.
kalaha-example-capture = En fångst
    .text = Den sista av tre kulor når en egen tom grop, med en full mitt emot.
    .start = Den nedre spelaren väljer grop 1, med 3 kulor. Grop 4 är tom, och mitt emot ligger 5.
    .end = Den sista kulan och de 5 mitt emot ligger i boet. Nu är det motståndarens tur.
