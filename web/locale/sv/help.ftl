# Tips, vad val är värda, och att se tillbaka på ett parti.
hint-group = Hjälp
hint-ask = Vad skulle du göra?
hint-thinking = Tänker …
hint-failed = Det kom inget tips den här gången. Du kan fråga igen.
hint-said = { $move }: { $reason }.
hint-said-worth = { $move }: { $reason }, { $worth }.

## What a choice is worth
worth-win = och du vinner med { $by } om båda spelar sitt bästa
worth-draw = och det blir oavgjort om båda spelar sitt bästa
worth-loss = men du förlorar med { $by } om båda spelar sitt bästa
worth-ahead = och du leder med ungefär { $by }, { $depth ->
    [one] en tur
   *[other] { $depth } turer
} framåt sett
worth-even = och det är ungefär jämnt, { $depth ->
    [one] en tur
   *[other] { $depth } turer
} framåt sett
worth-behind = men du ligger under med ungefär { $by }, { $depth ->
    [one] en tur
   *[other] { $depth } turer
} framåt sett
values-exact = Siffrorna säger med hur mycket { $name } vinner (+) eller förlorar (−) om båda spelar sitt bästa därifrån. Alla är bevisade (=).
values-estimate = Siffrorna säger med hur mycket { $name } skulle vinna (+) eller förlora (−). De är uppskattningar (≈) som ser { $depth ->
    [one] en tur
   *[other] { $depth } turer
} framåt.
values-both = Siffrorna säger med hur mycket { $name } vinner (+) eller förlorar (−) om båda spelar sitt bästa därifrån. = är bevisat; ≈ är en uppskattning som ser { $depth ->
    [one] en tur
   *[other] { $depth } turer
} framåt.

## Looking back at a finished game
review = Se tillbaka på partiet
review-title = Se tillbaka
review-lead = Var vände partiet? Den bästa datorspelaren tycker något om varje drag – och du kan prova dess drag genast.
review-none = Man kan se tillbaka på ett avslutat parti Kalaha, och det finns inget på bordet nu.
review-back = Tillbaka till partiet
review-progress = { $done } av { $count } drag granskade
review-stop = Stopp
review-go-on = Fortsätt
review-failed = Det fastnade.
review-done = { $count ->
    [0] Alla drag är granskade. Inget gavs bort.
    [one] Alla drag är granskade. Ett av dem gav bort något.
   *[other] Alla drag är granskade. { $count } av dem gav bort något.
}
review-curve = Vem som ledde
review-ahead = { $name } leder
review-curve-text = En kurva över ledningen vid bästa spel, drag för drag: som mest { $up } för { $own }, som mest { $down } för { $other }.
review-tally = hittade det bästa i { $best } av { $choices } val.
review-moments = Var något gavs bort
review-nothing = Ingenstans. Bra spelat!
review-move = Drag { $ply }, { $name }: { $move }
review-better = Bättre: { $move } – { $reason }.
review-became = För { $name } blev { $best } till { $played }.
review-loss = { $by } bortgivna
review-loss-about = Ungefär { $by } bortgivna
review-try = Prova det bättre draget
review-close = Lägg undan
review-copy-name = En kopia av partiet att prova på
review-copy = Det här är en kopia att prova på. Själva partiet förblir som det var.
review-play = Spela { $move }
outcome-win = seger med { $by }
outcome-draw = oavgjort
outcome-loss = förlust med { $by }
outcome-ahead = en ledning på ungefär { $by }
outcome-even = ett ungefär jämnt läge
outcome-behind = ett underläge på ungefär { $by }
