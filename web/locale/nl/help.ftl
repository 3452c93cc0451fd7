# Tips, wat keuzes waard zijn, en terugkijken op een spel.
hint-group = Hulp
hint-ask = Wat zou jij doen?
hint-thinking = Even denken …
hint-failed = Er kwam nu geen tip. Je kunt het nog eens vragen.
hint-said = { $move }: { $reason }.
hint-said-worth = { $move }: { $reason }, { $worth }.

## What a choice is worth
worth-win = en je wint met { $by } als jullie allebei het beste spelen
worth-draw = en het wordt gelijkspel als jullie allebei het beste spelen
worth-loss = maar je verliest met { $by } als jullie allebei het beste spelen
worth-ahead = en je staat ongeveer { $by } voor, { $depth ->
    [one] één beurt
   *[other] { $depth } beurten
} vooruit gekeken
worth-even = en het staat ongeveer gelijk, { $depth ->
    [one] één beurt
   *[other] { $depth } beurten
} vooruit gekeken
worth-behind = maar je staat ongeveer { $by } achter, { $depth ->
    [one] één beurt
   *[other] { $depth } beurten
} vooruit gekeken
values-exact = De cijfers zeggen met hoeveel { $name } wint (+) of verliest (−) als allebei vanaf daar het beste spelen. Ze zijn alle bewezen (=).
values-estimate = De cijfers zeggen met hoeveel { $name } zou winnen (+) of verliezen (−). Het zijn schattingen (≈) die { $depth ->
    [one] één beurt
   *[other] { $depth } beurten
} vooruit kijken.
values-both = De cijfers zeggen met hoeveel { $name } wint (+) of verliest (−) als allebei vanaf daar het beste spelen. = is bewezen; ≈ is een schatting die { $depth ->
    [one] één beurt
   *[other] { $depth } beurten
} vooruit kijkt.

## Looking back at a finished game
review = Kijk terug op het spel
review-title = Terugkijken
review-lead = Waar keerde het spel? De beste computerspeler heeft over elke zet een mening – en je kunt zijn zetten meteen proberen.
review-none = Terugkijken kan op een afgelopen spel Kalaha, en dat ligt er nu niet.
review-back = Terug naar het spel
review-progress = { $done } van { $count } zetten bekeken
review-stop = Stop
review-go-on = Ga door
review-failed = Het liep vast.
review-done = { $count ->
    [0] Alle zetten zijn bekeken. Er is niets weggegeven.
    [one] Alle zetten zijn bekeken. Eén ervan gaf iets weg.
   *[other] Alle zetten zijn bekeken. { $count } ervan gaven iets weg.
}
review-curve = Wie er voor stond
review-ahead = { $name } voor
review-curve-text = Een lijn van de voorsprong bij het beste spel, zet voor zet: hoogstens { $up } voor { $own }, hoogstens { $down } voor { $other }.
review-tally = vond bij { $best } van { $choices } keuzes het beste.
review-moments = Waar iets werd weggegeven
review-nothing = Nergens. Goed gespeeld!
review-move = Zet { $ply }, { $name }: { $move }
review-better = Beter: { $move } – { $reason }.
review-became = Voor { $name } werd { $best } zo { $played }.
review-loss = { $by } weggegeven
review-loss-about = Ongeveer { $by } weggegeven
review-try = Probeer de betere zet
review-close = Leg weg
review-copy-name = Een kopie van het spel om op te proberen
review-copy = Dit is een kopie om op te proberen. Het spel zelf blijft zoals het was.
review-play = Speel { $move }
outcome-win = winst met { $by }
outcome-draw = gelijkspel
outcome-loss = verlies met { $by }
outcome-ahead = ongeveer { $by } voor
outcome-even = ongeveer gelijk
outcome-behind = ongeveer { $by } achter
