staka-name = Staka
staka-lead = Walk, lay, build – and end up higher than everybody else.
staka-preset-standard = Standard
    .text = Swim to any colour; two pawns may share a stack
staka-preset-closed = Closed
    .text = Swim to your own colour only; one pawn to a stack: fewer choices, quicker turns
staka-option-field = The field
    .text = The field is the twelve stones that lie there before the pawns are set. Laying it together is part of the game; chance is quicker.
    .players = the players lay it
    .random = chance lays it
staka-option-colors = Colours
    .text = The first player gets the first colour, the second player the second one, and so on. With fewer than four players the last colours have no pawn, but their stones are in play.
staka-option-swim-color = One may swim to
    .text = This changes the game more than anything else. With any colour a swimmer has the whole shore to choose from; with the own colour the turns are shorter and one gets stuck sooner.
    .any = stones of any colour
    .own = stones of the own colour
staka-option-share-stone = Two pawns on one stack
    .text = If yes, a stack that carries a pawn may be walked and swum to like any other. If no, a pawn keeps others away.
staka-option-lay-under-pawn = Lay under another’s pawn
    .text = If yes, a stone may be laid on a stack on which another player stands; that pawn is lifted onto it. Nobody ever lays under their own pawn.
staka-option-double-counts = The double keeps you playing
    .text = If yes, whoever still holds the double has a stone left and cannot stop.
staka-option-double-on-ground = The double on the ground
    .text = If yes, the double may also be laid on the ground instead of only on its own colour.
staka-option-max-idle-rounds = Rounds without a stone
    .text = After so many rounds in which nobody took or laid a stone, the game ends and is counted. Without this some games would never end.
staka-colors-between = , { "" }

## Colours and stones
staka-color-w = white
staka-color-b = blue
staka-color-r = red
staka-color-y = yellow
staka-letter-w = W
staka-letter-b = B
staka-letter-r = R
staka-letter-y = Y
staka-stone = { $one }–{ $other } stone
staka-stone-lying = { $color } up, { $other } down
staka-double = { $color } double

## The board
staka-board = Staka board. Arrow keys lead to neighbouring cells, Home, Page Up, End and Page Down to those above and below. L lists what can be reached, I says what lies in a stack, G goes to the pawn, P to the pot, H to the hand.
staka-cell-empty = empty ground
staka-cell-height = { $count ->
    [one] one stone
   *[other] { $count } stones high
}
staka-cell-top = { $color } on top
staka-cell-pawn = pawn of { $name }
staka-cell-level = on the level of the pawn
staka-cell-up = { $steps ->
    [one] one step up
   *[other] { $steps } steps up
}
staka-cell-down = { $steps ->
    [one] one step down
   *[other] { $steps } steps down
}
staka-can-walk = can be walked to
staka-can-swim = can be swum to
staka-can-pawn = the pawn can start here
staka-can-lay = a stone can be laid here
staka-can-double = the double can be laid here
staka-can-lay-side = can be laid here, { $color } up
staka-inside = { $cell }, { $count ->
    [one] one stone
   *[other] { $count } stones
}, from the top: { $stones }.
staka-inside-stone = { $up } over { $down }
staka-inside-empty = { $cell } is empty ground.
staka-reach-none = Nothing can be chosen now.
staka-reach-walk = Can be walked to: { $cells }.
staka-reach-swim = Can be swum to: { $cells }.
staka-reach-pawn = The pawn can start on { $cells }.
staka-reach-lay = A stone can be laid on { $cells }.
staka-reach-lay-stone = The { $stone } can be laid on { $cells }.
staka-reach-take = Can be taken: { $stones }.
staka-reach-stay = You can stay.
staka-reach-pass = You can only pass.
staka-reach-stop = You can stop for good.
staka-preview = { $text }.
staka-preview-walk = { $cell }: walk here.
staka-preview-swim = { $cell }: swim here.
staka-preview-pawn = { $cell }: begin here.
staka-preview-lay = { $cell }: a stone can be laid here.
staka-preview-lay-stone = { $cell }: lay the { $stone } with { $color } up; { $height ->
    [one] it lies on the ground
   *[other] the stack is then { $height } high
}.

## Tools
staka-tools = View of the board
staka-tool-in = Zoom in
staka-tool-out = Zoom out
staka-tool-fit = Show the whole board
staka-tool-plan = Plan with numbers
staka-tool-tilt = View at an angle
staka-tool-look = Look into stacks: a press shows what lies below
staka-tool-hints = Hints for the first turns
staka-tool-count = The count so far

## Pot and hands
staka-field = Stones for the field: { $count }
staka-pot = Pot: { $count } { $count ->
    [one] stone
   *[other] stones
}
staka-kind = { $stone }, { $count } left
staka-kind-take = Take a { $stone }, { $count } left
staka-kind-field = Choose a { $stone }, { $count } left
staka-kind-chosen = { $stone } chosen, { $color } up, { $count } left. Press to turn it
staka-hand = Hand of { $name }, { $color }
staka-held = { $stone }
staka-held-can = Choose the { $stone }
staka-held-chosen = { $stone } chosen, { $color } up on the ground. Press to turn it
staka-stopped = has stopped

## A turn
staka-parts = The two parts of a turn
staka-part-move = Step
staka-part-act = Take or lay
staka-ask-wait = { $name } is to move.
    .hint = { "" }
staka-ask-field = Lay a stone of the field. { $left } are left.
    .hint = A stone is chosen already. Press it once more to turn it over, or choose another. Then press a marked cell: every new stone touches at least two others.
staka-ask-pawn = Choose the stone on which your pawn starts.
    .hint = Your pawn starts on any stone with your own colour up. Think of where you can walk from there: only to neighbours of your colour.
staka-ask-walk = Walk to a marked stone.
    .hint = You walk one step, to a neighbour that shows your colour and is at most one stone higher. You have to, if you can.
staka-ask-walk-swim = Walk (ring) or swim (dashes).
    .hint = A full ring with arrows: you can walk there. A dashed ring with waves: you can swim there, along the outside. One of the two is your step.
staka-ask-swim-stay = You cannot walk: swim, or stay.
    .hint = No neighbour of your colour is low enough. From the shore you may swim to any low stone on the shore – or stay where you are.
staka-ask-stay = You cannot walk or swim: you stay.
    .hint = No neighbour shows your colour, or it is too high. That is no loss: you still take or lay a stone.
staka-ask-take-lay = Take a stone from the pot, or choose one to lay.
    .hint = Taking: press a kind in the pot. Laying: press a stone in your hand or your double, then a marked cell next to your pawn. Never both in one turn.
staka-ask-take = Take a stone from the pot.
    .hint = You may take any kind. Think of the colour you want to see up, and of the colour that must then lie below: equal colours meet.
staka-ask-lay = Choose a stone to lay.
    .hint = With three stones in hand, or when the pot is empty, you must lay if you can. The double is a way to do so.
staka-ask-where = Press a marked cell to lay the { $stone }.
    .hint = On a stack the faces that meet have the same colour, so the other colour comes up. On the ground you choose: press the stone again to turn it.
staka-ask-pass = You can neither take nor lay: pass.
    .hint = This is rare. The turn goes to the next player.
staka-do-stay = Stay here
staka-do-pass = Pass
staka-do-stop = Stop here for good
staka-turn-stone = Turn it: { $color } up
staka-take-back = Take the step back
staka-rest = Lay the rest at random
staka-rest-agree = Chance lays the rest when all agree:

## What happened
staka-say-field = { $name } lays a stone on { $cell }: { $stone }.
staka-say-pawn = The pawn of { $name } starts on { $cell }.
staka-say-walk = { $name } walks from { $from } to { $to }.
staka-say-swim = { $name } swims from { $from } to { $to }.
staka-say-stay = { $name } stays.
staka-say-take = { $name } takes a { $stone }.
staka-say-lay = { $name } lays a { $stone } on { $cell }, { $color } up.
staka-say-double = { $name } lays the double on { $cell }.
staka-say-pass = { $name } passes.
staka-say-stop = { $name } stops for good.
staka-say-end = The game is over.
staka-move-field = { $cell }: { $stone }
staka-move-pawn = starts on { $cell }
staka-move-walk = walks to { $cell }
staka-move-swim = swims to { $cell }
staka-move-stay = stays
staka-move-take = takes a { $stone }
staka-move-lay = lays on { $cell }: { $stone }
staka-move-double = lays the double on { $cell }
staka-move-pass = passes
staka-move-stop = stops for good
staka-why-end = The pot is empty and every stone is laid.
staka-why-dead = Nobody can lay a stone any more, so the game ends here and is counted.
staka-why-idle = Nobody took or laid a stone for many rounds, so the game ends here and is counted.
staka-why-stopped = Everybody has stopped.

## Hints
staka-hint-field = Lay a { $stone } on { $cell }, { $color } up
staka-hint-pawn = Start on { $cell }
staka-hint-walk = Walk to { $cell }
staka-hint-swim = Swim to { $cell }
staka-hint-take = Take a { $stone }
staka-hint-lay = Lay a { $stone } on { $cell }, { $color } up
staka-hint-double = Lay the double on { $cell }
staka-reason-only = nothing else can be done
staka-reason-best = nothing else looks better
staka-reason-plain = something else looks better
staka-reason-wins = that ends the game, and you win by { $by }
staka-reason-steals = steals { $count ->
    [one] a single stone
   *[other] a stack of { $count }
} from { $seat }
staka-reason-robs = { $seat } loses { $count ->
    [one] a single stone
   *[other] a stack of { $count }
}
staka-reason-claims = a stack of { $count } becomes yours
staka-reason-plants = one more stone shows your colour
staka-reason-grows = your stack grows to { $count }
staka-reason-stairs = your pawn can step up to { $count } from where it stands
staka-reason-blocks = the pawn of { $seat } can no longer walk
staka-reason-highest = no pawn stands higher there, so { $count ->
    [one] the stone counts
   *[other] the stack of { $count } counts
} three times
staka-reason-home = back on your own colour the { $count ->
    [one] stone counts
   *[other] stack of { $count } counts
} twice
staka-reason-climbs = up to a stack of { $count }
staka-reason-holds = still no pawn stands higher than yours
staka-reason-to-steal = from there you can steal { $count ->
    [one] a single stone
   *[other] a stack of { $count }
} from { $seat }
staka-reason-to-rob = from there you can take { $count ->
    [one] a single stone
   *[other] a stack of { $count }
} away from { $seat }
staka-reason-to-claim = from there a stack of { $count } can become yours
staka-reason-to-grow = from there your stack can grow to { $count }
staka-reason-own-stone = one side of it has your colour
staka-reason-last-stone = it is the last of its kind
staka-reason-field-own = your colour lies up
staka-reason-begins = from there you can walk to { $count ->
    [one] one neighbour
   *[other] { $count } neighbours
}
staka-reason-ahead = you are { $by } ahead

## The count
staka-count-end = The count
staka-count-now = The count so far
staka-count-back = Back
staka-count-forward = Next
staka-count-play = Count stack by stack
staka-count-pause = Pause
staka-count-won = wins
staka-count-shared = shares the win
staka-count-single = { $name }: { $cell }, { $height ->
    [one] one stone, { $points } point
   *[other] { $height } high, { $points } points
}.
staka-count-double = { $name }: { $cell }, { $height } high, doubled by the pawn: { $points } points.
staka-count-triple = { $name }: { $cell }, { $height } high, tripled because no pawn stands higher: { $points } points.

## Learn
staka-learn-lead = Two to four players build one landscape of two-coloured stones. You walk on your own colour, you lay colour on colour, and what shows your colour in the end is worth its height.
staka-chapter-start = The start
    .text = Twelve stones make the field, and every pawn starts on its own colour.
staka-chapter-move = First part: the step
    .text = A turn has two parts. First your pawn walks; where it cannot, it stays, and from the shore it may swim.
staka-chapter-act = Second part: take or lay
    .text = Then you take one stone from the pot or lay one from your hand – one of the two.
staka-chapter-end = The end
    .text = When the stones have run out, it is time to count.
staka-chapter-score = The count
    .text = Height is worth points, and where your pawn ends matters most.
staka-chapter-table = At the table
staka-chapter-more = More rules

rule-staka-colors = Your colour
    .text = Each player has a colour, the pawn of that colour and its double, a stone with that colour on both faces. Who begins is up to you.
rule-staka-field-touch = Stone against stone
    .text = The first stone lies anywhere, the second one against it. Every further stone of the field lies on an empty cell that touches at least two stones. All of them lie on the ground.
    .refusal = { $why ->
        [taken] A stone lies there already; the stones of the field all lie on the ground.
        [first] The first stone comes in the middle.
        [second] The second stone has to lie against the first one.
       *[two] A stone of the field has to touch at least two others; here it would touch { $touching }.
    }
rule-staka-field-side = All four colours up
    .text = You choose the stone and which side is up. When all twelve lie, each of the four colours must be up at least once. A stone that would make this impossible is refused.
    .refusal = Then it would be too late for all four colours to be up: { $missing } is still missing, and { $stones ->
        [one] this is the last stone
       *[other] only { $stones } stones are left
    }. Turn the stone or choose another.
rule-staka-field-turn = Laying in turn
    .text = The players lay the field one stone each, in turn, and choose freely from the stones that are left. Before you start you may also agree that chance lays the field.
    .refusal = The field has been laid. { $now }
rule-staka-pawn = Where pawns start
    .text = When the field lies, each player in turn sets the pawn on a stone that has the own colour up.
    .refusal = { $why ->
        [empty] No stone lies there. A pawn starts on a stone.
        [color] That stone shows { $color }. Your pawn starts on { $own }.
       *[phase] Pawns are set once, right after the field. { $now }
    }
rule-staka-walk = Walking
    .text = A turn begins with one step to a neighbouring stone or stack that has your own colour up.
    .refusal = { $why ->
        [here] Your pawn stands there already.
        [empty] No stone lies there, and nobody walks on the ground.
        [far] That is too far: you walk one step, to a neighbour.
        [color] That stone shows { $color }. You walk on { $own } only.
       *[phase] This is not the moment to walk. { $now }
    }
rule-staka-walk-climb = Up and down
    .text = A step leads at most one stone up. Down you may step from any height.
    .refusal = That is { $climb } stones up, from height { $standing } to height { $height }. A step leads at most one up.
rule-staka-walk-must = Whoever can walk, goes
    .text = If there is a neighbour you can walk to, you may not stay. You may swim instead, if you stand at the shore.
    .refusal = You can walk, for example to { $cell }, so you may not stay.
rule-staka-stay = Staying
    .text = If you cannot walk, you stay where you are. Nobody is ever forced to swim.
    .refusal = This is not the moment to stay. { $now }
rule-staka-swim = Swimming
    .text = Instead of walking you may swim: from a stone at the outer edge to any other single stone at the outer edge. The goal must be one stone high; how high you stand yourself does not matter.
    .refusal = { $why ->
        [here] Your pawn stands there already.
        [empty] No stone lies there: one swims to a stone.
        [high] That stack is { $height } high. One can only climb out on a single stone.
       *[phase] This is not the moment to swim. { $now }
    }
rule-staka-swim-edge = The outer edge
    .text = A stone is at the outer edge if it has an empty neighbour from which the open outside can be reached. A hole inside the field is a pond, not the outside.
    .refusal = { $why ->
        [from] Your pawn does not stand at the outer edge, so it cannot get into the water.
       *[to] That stone does not lie at the outer edge, so nobody can swim to it.
    }
rule-staka-swim-color = Which colour one swims to
    .text = A swimmer may climb out on a stone of any colour. You can agree beforehand that it has to be the own colour; it is the choice that changes the game most.
    .refusal = That stone shows { $color }. In this game you swim to { $own } only.
rule-staka-share = Two pawns on a stack
    .text = A stack that carries a pawn may be walked and swum to like any other, so two pawns can stand together. You can agree that this is not allowed.
    .refusal = { $name } stands there, and in this game a stack carries one pawn only.
rule-staka-take = Taking
    .text = In the second part you may take one stone of your choice from the pot, as long as you hold fewer than three. The double does not count among the three.
    .refusal = { $why ->
        [full] You hold three stones already. You have to lay one first.
        [none] There is no { $stone } left in the pot.
        [empty] The pot is empty.
       *[phase] Taking comes in the second part of your turn. { $now }
    }
rule-staka-lay = Laying
    .text = Or you lay a stone from your hand, next to your pawn. It has to touch at least one stone besides the one you stand on. On a stack next to you that is always so; on the ground it is worth a look.
    .refusal = { $why ->
        [far] That is too far: you lay next to your pawn.
        [alone] There the stone would touch only the one you stand on. It needs one more neighbour.
       *[phase] Laying comes in the second part of your turn. { $now }
    }
rule-staka-lay-height = How high one can lay
    .text = The new stone comes at most two above the stone you stand on.
    .refusal = The stone would lie on level { $level }. You stand on level { $standing } and reach up to level { $most }.
rule-staka-lay-color = Colour on colour
    .text = On a stack the two faces that meet have the same colour, so the other colour of your stone comes up. On the ground either side may be up.
    .refusal = { $color } is up there, so the face that you lay on it must be { $color } too. The { $stone } has to lie otherwise or elsewhere.
rule-staka-lay-pawn = Not under a pawn
    .text = No stone is laid on a stack that carries a pawn. You can agree that one may lay under the pawns of others; under your own you never lay.
    .refusal = { $why ->
        [own] You stand there yourself. You lay next to your pawn, not under it.
       *[other] { $name } stands there. No stone is laid under a pawn.
    }
rule-staka-double = The double
    .text = Your double has your colour on both faces. You lay it like any other stone, in any of your turns, but only on your own colour and not on the ground. So it makes a stack one higher and leaves it yours.
    .refusal = { $why ->
        [ground] The double does not go on the ground: it is laid on { $own }.
        [color] { $color } is up there. The double is laid on { $own } only.
       *[phase] The double is laid in the second part of your turn. { $now }
    }
rule-staka-either = One of the two
    .text = In one turn you take a stone or you lay one. Never both.
rule-staka-take-must = When you must take
    .text = If you cannot lay anything, you take a stone.
    .refusal = You cannot lay anything, so you have to take a stone from the pot.
rule-staka-lay-must = When you must lay
    .text = With three stones in hand, or when the pot is empty, you must lay if you can. Laying the double is a way to do so.
    .refusal = { $why ->
        [full] With three stones in hand you have to lay one, and you can.
       *[pot] The pot is empty, so you have to lay a stone, and you can.
    }
rule-staka-pass = Passing
    .text = If you can neither take nor lay, you pass. Otherwise passing is not allowed.
    .refusal = { $why ->
        [choice] You can take a stone or lay one, so you may not pass.
       *[phase] Passing comes in the second part of your turn. { $now }
    }
rule-staka-stop = Stopping
    .text = If the pot is empty and you have no stone left, you may stop at the beginning of your turn: your pawn stays there until the count. The double counts as a stone.
    .refusal = { $why ->
        [pot] There are still { $count ->
            [one] one stone
           *[other] { $count } stones
        } in the pot, so nobody can stop yet.
        [hand] You still hold { $count ->
            [one] a stone
           *[other] { $count } stones
        }. Only with empty hands can you stop.
        [double] You still hold your double, and it counts as a stone.
       *[phase] One can stop at the beginning of a turn only. { $now }
    }
rule-staka-end = The end
    .text = As soon as the pot is empty and every stone has been laid, the game is over at once.
rule-staka-dead = When nothing more can happen
    .text = If nobody can ever lay again, the game ends and is counted. It also ends after a number of rounds – ten, unless you agree otherwise – in which nobody took or laid a stone.
rule-staka-score = Points
    .text = Every stack and every single stone with your colour up gives you as many points as it has stones.
rule-staka-score-pawn = Where your pawn ends
    .text = The stack your pawn ends on counts double, if your colour is up there. If no pawn stands higher than yours it counts triple; when several stand equally high, for each of them.
rule-staka-score-foreign = On a foreign colour
    .text = If your pawn ends on a stack with another colour up, nothing is multiplied for anybody. Your points come from your own colour only.
rule-staka-win = Who wins
    .text = Most points win. With equally many the win is shared.
rule-staka-turn = One at a time
    .text = Only the player whose turn it is moves a pawn or touches stones, and only those of the own hand.
    .refusal = { $whose ->
        [theirs] That belongs to { $owner }, and it is the turn of { $name }.
       *[nobody] It is the turn of { $name }.
    }
rule-staka-hand = Only what you have
    .text = You lay what lies in your hand. While the field is laid you choose from the stones that are left of it.
    .refusal = { $why ->
        [field] There is no { $stone } left for the field.
        [double] You have laid your double already.
        [empty] You hold no stone that you could lay. Take one first.
       *[hand] You do not hold a { $stone }.
    }
rule-staka-over = After the end
    .text = Once the game is over nothing moves any more.
    .refusal = The game is over.

staka-phase-field = First the field is laid.
staka-phase-pawn = First the pawns are set.
staka-phase-move = First comes the step: walk, swim or stay.
staka-phase-act = You have made your step: now take or lay.
staka-phase-over = The game is over.

staka-example-walk = One step, and where it may lead
    .text = White stands in the middle of six neighbours. Walking goes to white only, and at most one stone up.
    .start = White is to move. Two neighbours show white and are low enough; the third one is three stones high.
    .end = White walked one stone up. The step is done, and now comes the second part of the turn.
staka-example-swim = A swim along the shore
    .text = White stands high up at the outer edge. The water leads to every single stone at the edge.
    .start = White is to move, three stones up. Single stones at the shore can be swum to, of any colour.
    .end = White climbed out on a red stone on the other side. From here it will lay.
staka-example-lay = Colour on colour
    .text = A white–blue stone lies on a blue stack: blue meets blue, and white comes up.
    .start = White has stayed, and holds one white–blue stone. The blue stack beside it is two high.
    .end = The stack is three high and shows white now. A stack has changed its owner.
staka-example-double = The double
    .text = White on both faces: the double makes a white stack higher and leaves it white.
    .start = White may take or lay. The white stack beside the pawn is two high.
    .end = The stack is three high. From a single stone nobody can walk up to it now: that is two steps at once.
staka-example-count = The last stone, and the count
    .text = The pot is empty and the doubles are laid. White lays the last stone of the game.
    .start = White stands on a single stone and has to lay.
    .end = That ends the game. Both pawns stand equally high, on single stones of their own colour, so each of these counts triple.
