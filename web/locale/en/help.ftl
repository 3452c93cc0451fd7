# Hints, what choices are worth, and looking back at a game.
hint-group = Help
hint-ask = What would you do?
hint-thinking = Thinking …
hint-failed = No hint came this time. You can ask again.
hint-said = { $move }: { $reason }.
hint-said-worth = { $move }: { $reason }, { $worth }.

## What a choice is worth
worth-win = and you win by { $by } at best play
worth-draw = and it ends in a draw at best play
worth-loss = but you lose by { $by } at best play
worth-ahead = and you are about { $by } ahead, looking { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead
worth-even = and it is about even, looking { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead
worth-behind = but you are about { $by } behind, looking { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead
values-exact = The figures say by how much { $name } wins (+) or loses (−) if both play their best from there on. All of them are proved (=).
values-estimate = The figures say by how much { $name } would win (+) or lose (−). They are estimates (≈) that look { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead.
values-both = The figures say by how much { $name } wins (+) or loses (−) if both play their best from there on. = is proved; ≈ is an estimate that looks { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead.

## Looking back at a finished game
review = Look back at the game
review-title = Looking back
review-lead = Where did the game turn? The best computer player has an opinion about every move – and you can try its moves on the spot.
review-none = Only a finished game of Kalaha can be looked back at, and there is none on the table.
review-back = Back to the game
review-progress = { $done } of { $count } moves looked at
review-stop = Stop
review-go-on = Go on
review-failed = It got stuck.
review-done = { $count ->
    [0] All moves have been looked at. Nothing was given away.
    [one] All moves have been looked at. One of them gave something away.
   *[other] All moves have been looked at. { $count } of them gave something away.
}
review-curve = Who was ahead
review-ahead = { $name } ahead
review-curve-text = A curve of the lead at best play, move by move: at its best { $up } for { $own }, at its best { $down } for { $other }.
review-tally = found the best in { $best } of { $choices } choices.
review-moments = Where something was given away
review-nothing = Nowhere. Well played!
review-move = Move { $ply }, { $name }: { $move }
review-better = Better: { $move } – { $reason }.
review-became = For { $name }, { $best } became { $played }.
review-loss = { $by } given away
review-loss-about = About { $by } given away
review-try = Try the better move
review-close = Put it away
review-copy-name = A copy of the game to try things on
review-copy = This is a copy to try things on. The game itself stays as it was.
review-play = Play { $move }
outcome-win = a win by { $by }
outcome-draw = a draw
outcome-loss = a loss by { $by }
outcome-ahead = about { $by } ahead
outcome-even = about even
outcome-behind = about { $by } behind
