kalaha-name = Kalaha
kalaha-lead = Zaai je zaden het bord rond en breng de meeste thuis.
kalaha-preset-classic = Klassiek
    .text = 6 kuilen met elk 4 zaden
kalaha-preset-long = Lang
    .text = 6 kuilen met elk 6 zaden
kalaha-preset-small = Klein
    .text = 4 kuilen met elk 3 zaden: goed om mee te beginnen
kalaha-option-pits = Kuilen in een rij
kalaha-option-seeds = Zaden in elke kuil

## The board
kalaha-board = Kalahabord, { $name } zit onder
kalaha-row = Rij van { $name }
kalaha-place-pit = kuil { $pit } van { $name }
kalaha-place-store = de schuur van { $name }
kalaha-store = Schuur van { $name }, { $seeds ->
    [one] { $seeds } zaad
   *[other] { $seeds } zaden
}
kalaha-pit = Kuil { $pit }, { $seeds ->
    [one] { $seeds } zaad
   *[other] { $seeds } zaden
}
kalaha-pit-other = Kuil { $pit } van { $name }, { $seeds ->
    [one] { $seeds } zaad
   *[other] { $seeds } zaden
}
kalaha-pit-legal = Kuil { $pit }, { $seeds ->
    [one] { $seeds } zaad
   *[other] { $seeds } zaden
}, { $what }
kalaha-preview = Kuil { $pit }: { $what }.
kalaha-preview-plain = het laatste valt in { $last }
kalaha-preview-again = het laatste komt in je schuur: nog een beurt
kalaha-preview-capture = het laatste valt in { $last }: vangt { $count }
kalaha-preview-ends = { $what }, en het spel is uit

## What happened
kalaha-say-sow = { $name } zaait { $seeds ->
    [one] { $seeds } zaad
   *[other] { $seeds } zaden
} uit kuil { $pit }, het laatste in { $last }.
kalaha-say-again = Het laatste zaad in de schuur: { $name } speelt nog eens.
kalaha-say-capture = { $name } vangt { $count }, met die in { $opposite }.
kalaha-say-sweep = { $count ->
    [one] Het laatste zaad gaat
   *[other] De laatste { $count } zaden gaan
} naar de schuur van { $name }.
kalaha-move = Kuil { $pit }
kalaha-move-again = Kuil { $pit }, nog eens
kalaha-move-capture = Kuil { $pit }, vangt { $count }
kalaha-why-empty = { $name } had geen zaden meer in de rij en daarmee was het spel uit. { $other } legde de laatste { $count } in de schuur.
kalaha-why-both = Beide rijen waren leeg en daarmee was het spel uit.

## Hints
kalaha-values = Toon wat elke kuil waard is
kalaha-with-worth = { $what }, { $worth }
kalaha-reason-only = de enige kuil die kan
kalaha-reason-best = niets anders is beter
kalaha-reason-plain = iets anders is beter
kalaha-reason-wins = beëindigt het spel en wint met { $by }
kalaha-reason-decides = met { $count } zaden in de schuur is de winst zeker
kalaha-reason-capture = vangt { $count }
kalaha-reason-again = nog een beurt
kalaha-reason-again-again = { $count } beurten achter elkaar
kalaha-reason-again-capture = nog een beurt, die er { $count } kan vangen
kalaha-reason-saves = redt de { $count } zaden van kuil { $pit }
kalaha-reason-denies = de ander kan niet meer meteen een beurt winnen
kalaha-reason-threatens = dreigt straks { $count } te vangen
kalaha-reason-stores = { $count ->
    [one] brengt een zaad thuis
   *[other] brengt { $count } zaden thuis
}
kalaha-reason-keeps = geeft geen zaad weg

## Rules
kalaha-learn-lead = Twee spelers, twee rijen kuilen en voor ieder een schuur. Wie op het eind de meeste zaden heeft, wint.
kalaha-chapter-aim = Het doel
    .text = Jouw rij is de onderste en je schuur ligt rechts daarvan. Alle zaden zijn gelijk: de kleuren zijn er voor het oog.
kalaha-chapter-sowing = Zaaien
    .text = Een beurt is één keer zaaien: neem alle zaden uit een kuil en laat ze een voor een het bord rond vallen.
kalaha-chapter-special = Waar het laatste zaad valt
    .text = De plaats van het laatste zaad bepaalt wat er gebeurt. Tel vooruit: het bord toont het als je een kuil aanwijst.
kalaha-chapter-end = Het einde
kalaha-chapter-more = Meer regels
rule-kalaha-turn = Om de beurt
    .text = Alleen wie aan de beurt is mag zaaien.
    .refusal = Je bent niet aan de beurt.
rule-kalaha-own = Je eigen kuilen
    .text = Zaai uit een kuil van je eigen rij. Uit de andere rij en uit de schuren neem je nooit iets; wat in een schuur ligt, blijft daar.
    .refusal = { $place ->
        [store] Zaden in een schuur blijven daar: kies een kuil van je eigen rij.
       *[pit] Die kuil is niet van jou: kies er een van je eigen rij.
    }
rule-kalaha-empty = Een kuil met zaden
    .text = In de kuil die je kiest moet minstens één zaad liggen.
    .refusal = Kuil { $pit } is leeg: er valt niets te zaaien.
rule-kalaha-sow = Het bord rond
    .text = Neem alle zaden uit de kuil en laat er één vallen op elke volgende plaats, tegen de klok in: naar rechts langs je rij, in je schuur, terug langs de andere rij en weer naar je eigen rij.
rule-kalaha-skip = De andere schuur voorbij
    .text = In de schuur van je tegenstander valt nooit een zaad van jou; je slaat die over.
rule-kalaha-lap = Meer dan een ronde
    .text = Met 13 zaden of meer kom je weer langs de kuil waar je begon. Ook daar valt gewoon een zaad in.
rule-kalaha-again = Nog een beurt
    .text = Valt je laatste zaad in je eigen schuur, dan zaai je nog eens – zo vaak als het je lukt.
rule-kalaha-capture = Vangen
    .text = Valt je laatste zaad in een lege kuil van je eigen rij en liggen er zaden in de kuil ertegenover, dan gaan dat zaad en alle zaden aan de overkant naar je schuur. Daarna is de ander aan de beurt. Of de kuil leeg is, telt vlak voordat het zaad valt; een ronde van 13 die eindigt waar ze begon, vangt dus ook.
rule-kalaha-nocapture = Niets aan de overkant
    .text = Valt je laatste zaad in een lege kuil van jou en is de kuil ertegenover ook leeg, dan wordt er niets gevangen. Het zaad blijft liggen. (In sommige andere spelvormen mag het mee; hier niet.)
rule-kalaha-end = Wanneer het uit is
    .text = Zodra alle kuilen van een rij leeg zijn – welke rij ook – is het spel uit, wie er ook aan de beurt zou zijn. Ook als het laatste zaad juist een extra beurt opleverde.
rule-kalaha-sweep = De zaden die overblijven
    .text = Zaden die nog in de andere rij liggen gaan naar de schuur van wie die rij is. Wie niets meer had, krijgt er geen.
rule-kalaha-result = Wie er wint
    .text = Wie de meeste zaden in de schuur heeft, wint. Bij evenveel is het gelijkspel. Wat je hier niet vindt: doorzaaien vanuit een volle kuil, zoals elders gebruikelijk is.
rule-kalaha-over = Na het einde
    .text = Is het spel uit, dan wordt er niet meer gezaaid.
    .refusal = Het spel is uit.
kalaha-example-again = Zaaien en nog een beurt verdienen
    .text = Veertien zaden gaan het hele bord rond, voorbij de schuur van de ander, en eindigen precies waar het moet.
    .start = De onderste speler kiest kuil 6, met 14 zaden.
    .end = Het laatste zaad viel in de eigen schuur: dezelfde speler zaait nog eens.
kalaha-example-capture = Een vangst
    .text = Het laatste van drie zaden komt in een lege eigen kuil, met een volle ertegenover.
    .start = De onderste speler kiest kuil 1, met 3 zaden. Kuil 4 is leeg, en ertegenover liggen er 5.
    .end = Het laatste zaad en de 5 van de overkant liggen in de schuur. Nu is de tegenstander aan de beurt.
