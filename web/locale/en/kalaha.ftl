kalaha-name = Kalaha
kalaha-lead = Sow your seeds around the board and bring most of them home.
kalaha-preset-classic = Classic
    .text = 6 pits, 4 seeds in each
kalaha-preset-long = Long
    .text = 6 pits, 6 seeds in each
kalaha-preset-small = Small
    .text = 4 pits, 3 seeds in each: good to begin with
kalaha-option-pits = Pits in a row
kalaha-option-seeds = Seeds in each pit

## The board
kalaha-board = Kalaha board, { $name } sits below
kalaha-row = Row of { $name }
kalaha-place-pit = pit { $pit } of { $name }
kalaha-place-store = the store of { $name }
kalaha-store = Store of { $name }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
kalaha-pit = Pit { $pit }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
kalaha-pit-other = Pit { $pit } of { $name }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
kalaha-pit-legal = Pit { $pit }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}, { $what }
kalaha-preview = Pit { $pit }: { $what }.
kalaha-preview-plain = last one falls into { $last }
kalaha-preview-again = last one reaches your store: play again
kalaha-preview-capture = last one falls into { $last }: captures { $count }
kalaha-preview-ends = { $what }, and the game is over

## What happened
kalaha-say-sow = { $name } sows { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} from pit { $pit }, the last into { $last }.
kalaha-say-again = Last seed in the store: { $name } plays again.
kalaha-say-capture = { $name } captures { $count }, with those in { $opposite }.
kalaha-say-sweep = { $count ->
    [one] The last seed goes
   *[other] The last { $count } seeds go
} to the store of { $name }.
kalaha-move = Pit { $pit }
kalaha-move-again = Pit { $pit }, again
kalaha-move-capture = Pit { $pit }, captures { $count }
kalaha-why-empty = { $name } had no seeds left in the row, so the game was over. { $other } put the last { $count } into the store.
kalaha-why-both = Both rows were empty, so the game was over.

## Hints
kalaha-values = Show what each pit is worth
kalaha-with-worth = { $what }, { $worth }
kalaha-reason-only = the only pit there is
kalaha-reason-best = nothing else is better
kalaha-reason-plain = something else is better
kalaha-reason-wins = ends the game and wins by { $by }
kalaha-reason-decides = with { $count } seeds in the store the win is certain
kalaha-reason-capture = captures { $count }
kalaha-reason-again = another turn
kalaha-reason-again-again = { $count } turns in a row
kalaha-reason-again-capture = another turn, which can capture { $count }
kalaha-reason-saves = saves the { $count } seeds of pit { $pit } from capture
kalaha-reason-denies = the other player can no longer win a turn at once
kalaha-reason-threatens = threatens to capture { $count } next
kalaha-reason-stores = { $count ->
    [one] brings a seed home
   *[other] brings { $count } seeds home
}
kalaha-reason-keeps = gives no seed away

## Rules
kalaha-learn-lead = Two players, two rows of pits, and a store for each. Who has gathered the most seeds in the end wins.
kalaha-chapter-aim = The aim
    .text = Your row is the lower one, and your store lies at its right end. All seeds are alike: their colours only look nice.
kalaha-chapter-sowing = Sowing
    .text = A turn is one sowing: lift all the seeds of a pit, and let them fall one by one around the board.
kalaha-chapter-special = Where the last seed falls
    .text = The place of the last seed decides what comes next. Count ahead: the board shows it when you point at a pit.
kalaha-chapter-end = The end
kalaha-chapter-more = More rules
rule-kalaha-turn = One player at a time
    .text = Only the player whose turn it is may sow.
    .refusal = It is not your turn.
rule-kalaha-own = Your own pits
    .text = Sow from a pit of your own row. The other row and both stores are never yours to lift from; what lies in a store stays there.
    .refusal = { $place ->
        [store] Seeds in a store stay there: choose a pit of your own row.
       *[pit] That pit is not yours: choose one of your own row.
    }
rule-kalaha-empty = A pit with seeds
    .text = The pit you choose must hold at least one seed.
    .refusal = Pit { $pit } is empty: there is nothing to sow.
rule-kalaha-sow = Round the board
    .text = Take every seed out of the pit and drop one into each next place, anticlockwise: along your row to the right, into your store, back along the other row, and on to your row again.
rule-kalaha-skip = Past the other store
    .text = Your seeds never fall into the store of your opponent; it is passed over.
rule-kalaha-lap = More than a lap
    .text = With 13 seeds or more the sowing comes round to the pit it began in. That pit gets a seed like any other.
rule-kalaha-again = Another turn
    .text = If the last seed falls into your own store, you sow again – as often as you manage it.
rule-kalaha-capture = Capture
    .text = If the last seed falls into an empty pit of your own row and there are seeds in the pit across from it, that seed and all those across go to your store. Then it is your opponent’s turn. Whether the pit is empty is judged just before the seed falls, so a lap of 13 that ends where it began captures too.
rule-kalaha-nocapture = Nothing across
    .text = If the last seed falls into an empty pit of yours and the pit across is empty as well, nothing is taken. The seed stays where it is. (Some other forms of the game take it; this one does not.)
rule-kalaha-end = When it is over
    .text = As soon as all pits of one row – either row – are empty, the game is over, whoever would have been next. That also holds when the last seed has just earned another turn.
rule-kalaha-sweep = The seeds that are left
    .text = Seeds still lying in the other row go to the store of the player who owns that row. Whoever ran out gets none of them.
rule-kalaha-result = Who wins
    .text = The player with more seeds in the store wins. With as many each it is a draw. What you will not find here: sowing on from a full pit, as is common elsewhere.
rule-kalaha-over = After the end
    .text = Once the game is over nobody sows any more.
    .refusal = The game is over.
kalaha-example-again = A sowing that earns another turn
    .text = Fourteen seeds go all the way round, past the store of the other player, and end just where they should.
    .start = The lower player chooses pit 6, with 14 seeds.
    .end = The last seed fell into the own store: the same player sows again.
kalaha-example-capture = A capture
    .text = The last of three seeds reaches an empty pit of one’s own, with a full one across.
    .start = The lower player chooses pit 1, with 3 seeds. Pit 4 is empty, and across from it lie 5.
    .end = The last seed and the 5 across from it are in the store. Now it is the opponent’s turn.
