taki-name = TAKI
taki-lead = Get rid of your cards first: match colour or sign, stack up trouble, open a run and close it in time.
taki-setup-order = The youngest sits first and begins.

## Cards

taki-color-r = red
    .of = red
    .letter = R
taki-color-g = green
    .of = green
    .letter = G
taki-color-b = blue
    .of = blue
    .letter = B
taki-color-y = yellow
    .of = yellow
    .letter = Y
taki-symbol-s = stop
    .short = Stop
taki-symbol-plus2 = plus two
    .short = Plus two
taki-symbol-plus3 = plus three
    .short = Plus three
taki-symbol-d = change of direction
    .short = Turn round
taki-symbol-plus = plus
    .short = Plus
taki-symbol-t = taki
    .short = Taki
taki-symbol-st = super taki
    .short = Super taki
taki-symbol-k = king
    .short = King
taki-symbol-bk = breaker
    .short = Breaker
taki-symbol-cc = change of colour
    .short = Colour
taki-card = { $color } { $symbol }
taki-card-named = { $card }, now { $color }

## The table

taki-board = TAKI table, { $name } at the bottom
taki-seats = Players, in the order of play
taki-seat-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
taki-seat-phase = phase { $phase }
taki-seat-turn = to move
taki-direction = Direction of play
    .right = clockwise
    .left = anticlockwise
taki-draw-pile =
    Draw pile, { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
taki-draw-do = Draw
taki-draw-do-owed = Draw { $count }
taki-discard = Discard pile, on top: { $card }
taki-discard-empty = Discard pile, empty
taki-lead-title = To match
taki-lead-both = { $color } or { $symbol }
taki-lead-color = { $color }
taki-lead-any = anything goes
taki-state-stack = Stack of plus twos: { $size }
taki-state-run = Open run: { $color }
taki-state-run-yours = Your run: { $color }
taki-state-plus3 = Plus three from { $by }: { $name } is asked
taki-state-plus = After a plus: one more card
taki-state-king = After a king: any card, or none
taki-hand = Cards of { $name }, { $count }
taki-hand-name = Hand of { $name }
taki-hand-hidden = The hands are face down.
taki-card-yes = { $card }, can be played
taki-card-no = { $card }, cannot be played: { $why }
taki-card-wait = { $card }
taki-pointed = { $card }: can be played.
taki-pointed-no = { $card }: { $why }

## What one can do

taki-do-draw = Draw a card
taki-do-draw-stack = Draw the { $count } cards of the stack
taki-do-pass = Play nothing more
taki-do-close = Close the run
    .text = Nobody can use it any more.
taki-do-leave = Leave it open
    .text = The next player may go on with it.
taki-do-break = Break it
    .text = { $by } draws three instead of everybody else.
taki-do-let = Let it be
    .text = The next player is asked; if nobody breaks it, you draw three.
taki-do-call = “Last card!”
    .text = Say it before the play that leaves you one card. Forgetting it costs four.
    .on = You are saying it with your next play.
taki-do-color = Which colour?
taki-do-cancel = Another card
taki-ask-plus3 = { $by } played a plus three. { $name }, do you break it?
taki-ask-stack = You owe { $count } cards: add a plus two, or draw.
taki-ask-run = Go on with { $color }, or end your turn.

## Moves in the list

taki-move-play = { $card }
taki-move-play-color = { $card }: { $color }
taki-move-draw = draws
taki-move-draw-count = draws { $count }
taki-move-pass = passes
taki-move-close = closes the run
taki-move-leave = leaves the run open
taki-move-break = breaks the plus three
taki-move-called = { $move }, “Last card!”

## What happens

taki-say-first = { $card } is turned up.
taki-say-play = { $name } plays { $card }.
taki-say-play-color = { $name } plays { $card } and names { $color }.
taki-say-draw =
    { $count ->
        [0] { $name } draws nothing: the pile is empty.
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
taki-say-draw-known = { $name } draws: { $cards }.
taki-say-skip = { $name } is skipped.
taki-say-flip = Play turns round: now { $direction }.
taki-say-stack = { $name } owes { $count } cards.
taki-say-run-open = A { $color } run begins.
taki-say-run-close = { $name } closes the run.
taki-say-run-leave = { $name } leaves the run open.
taki-say-run-end = The run is over.
taki-say-king = The king wipes everything out: { $name } may play any card.
taki-say-king-free = { $name } may play any card after the king.
taki-say-plus3 = Everybody but { $name } is to draw three, unless it is broken.
taki-say-break = { $name } breaks the plus three: { $by } draws three instead.
taki-say-call = { $name }: “Last card!”
taki-say-penalty = { $name } forgot to say “Last card!” and draws four.
taki-say-reshuffle = The discards are shuffled into a new draw pile of { $count }.
taki-say-phase = { $name } reaches phase { $phase } and draws { $count }.
taki-say-pass = { $name } passes.

## Hints

taki-hint-called = { $move }, and say “Last card!”
taki-reason-only = nothing else can be done
taki-reason-best = nothing else looks better
taki-reason-plain = something else looks better
taki-reason-goes-out = that is the last card, and it wins
taki-reason-phase = the hand is empty, on to phase { $phase }
taki-reason-forgets = without “Last card!” it costs { $count } cards
taki-reason-calls = then you have one card left
taki-reason-breaks = { $seat } draws three instead of everybody else
taki-reason-saves-breaker = the breaker stays for another day
taki-reason-cancels = you need not draw the { $count } cards
taki-reason-cancels-plus3 = nobody draws, and you play on
taki-reason-stacks = { $seat } owes { $count } cards, not you
taki-reason-stops-short = { $seat } has only { $count ->
    [one] one card
   *[other] { $count } cards
} left
taki-reason-again = it is your turn again at once
taki-reason-skips = { $seat } is skipped
taki-reason-plus2 = { $seat } must draw two, or add a plus two
taki-reason-plus3 = all others draw three, unless somebody breaks it
taki-reason-plus = you play another card right away
taki-reason-run = a run, and { $count ->
    [one] one more { $color } card goes with it
   *[other] { $count } more { $color } cards go with it
}
taki-reason-run-on = { $count ->
    [0] it goes along in the same turn
    [one] it goes along in the same turn, and one more can follow
   *[other] it goes along in the same turn, and { $count } more can follow
}
taki-reason-ends-on = the last card of the run counts: { $symbol }
taki-reason-closes = nobody else can go on with the run
taki-reason-colour = you hold most of { $color }: { $count ->
    [one] one card
   *[other] { $count } cards
}
taki-reason-keeps-wild = it keeps your { $card } for later
taki-reason-follows = { $count ->
    [one] another of your cards fits on it
   *[other] { $count } more of your cards fit on it
}

## The end

taki-outcome = { $name } wins
taki-outcome-tournament = { $name } wins the tournament
taki-outcome-shared = { $names } share the win
taki-why-empty = The hand of { $name } is empty.
taki-why-champion = { $name } has emptied the last hand, that of phase 1.
taki-why-blocked = Nothing could move any more: the fewest cards win.

## Rules

taki-learn-lead = Two to ten players, 116 cards, four colours. Who is first without cards wins.
taki-chapter-more = More rules
taki-chapter-aim = The aim
    .text = Each player gets a hand of cards. Who has none left first, wins.
taki-chapter-turn = Your turn
    .text = Play one card that fits, or draw one. Colour is one way to fit, the sign is the other.
taki-chapter-action = Cards that do something
    .text = What a card does happens when it is played in the open; inside a run only the last card counts.
taki-chapter-run = Runs
    .text = A taki lets many cards of one colour go in a single turn.
taki-chapter-wild = Cards without a colour
    .text = They fit almost everywhere. A stack of plus twos is the place where most of them do not.
taki-chapter-last = The last card and the end
    .text = Say it in time, and mind what your last card does to you.
taki-chapter-tournament = The tournament
    .text = One long game of eight hands, each a card smaller than the one before.

rule-taki-deal = Dealing
    .text = The 116 cards are shuffled and everybody gets eight. One card is turned up: it starts the discard pile.
    .refusal = The cards are dealt by the game.
rule-taki-first = The first card
    .text = A card with an action that happens to be turned up first counts for its colour and sign only; the house rules can change that. A card without a colour goes under the pile and the next one is turned up.
    .refusal = The first card is turned up by the game.
rule-taki-youngest = Who begins
    .text = The youngest sits first and begins. Play goes round clockwise until something turns it.
    .refusal = The youngest begins.
rule-taki-match = What fits
    .text = A card fits when its colour or its sign is the one to match. A card without a colour always fits. When there is nothing to match, every card fits.
    .refusal = This card does not fit: match { $lead }.
rule-taki-draw = Drawing
    .text = If you cannot play, draw one card. You keep it for your next turn, even if it would fit.
    .refusal = Now there is nothing to draw for.
rule-taki-drawn = No drawing without need
    .text = Who can play something, plays. Only when all you could play are breakers, you may keep them and draw. A house rule makes drawing free.
    .refusal = You have a card that fits, so you may not draw.
rule-taki-stop = Stop
    .text = The next player is skipped. With two players you move again at once.
    .refusal = That player is skipped.
rule-taki-plus2 = Plus two
    .text = The next player draws two cards and misses the turn, or adds a plus two to the stack: then the one after that owes four, then six, and so on. Adding is a choice. Who draws, draws the whole stack; after that the plus two on top is just a card, and the next one starts again at two.
    .refusal = On a stack of plus twos only a plus two or a king may go; otherwise draw { $owed }.
rule-taki-direction = Change of direction
    .text = Play goes round the other way. With two players nothing else happens.
    .refusal = Play goes the other way round.
rule-taki-color = Change of colour
    .text = Name the colour that has to be matched next. It fits on everything but a stack that has to be paid and a plus three that is still open.
    .refusal = Name one of the four colours with a change of colour, and with no other card.
rule-taki-run = Taki
    .text = A taki opens a run of its colour: in the same turn play as many cards of that colour as you like. Only what the last card of the run does, happens. With a house rule, all cards of that colour must go.
    .refusal = House rule: every card of the run’s colour has to go first.
rule-taki-run-only = One colour in a run
    .text = In your own run you play cards of its colour, or a super taki, which takes on the colour. Another taki of another colour has to wait for another turn.
    .refusal = In this run only { $run } may go, or a super taki.
rule-taki-close = Closing a run
    .text = When you close your run, it is over. If you do not, it stays open: the players after you may go on with it, until one closes it or somebody plays a card of another colour.
    .refusal = There is no run of yours to close or to leave.
rule-taki-alone = A taki alone
    .text = A taki or super taki that is the last card of your run cannot be closed by you. The next player may go on with it and close it.
    .refusal = A taki lies on top: you cannot close it yourself, only leave it open.
rule-taki-run-last = The last card of a run acts
    .text = Cards inside a run do nothing. The one that ends your part of it does what it always does, whether you close the run or leave it open.
    .refusal = Only the last card of a run acts.
rule-taki-supertaki = Super taki
    .text = A taki without a colour: it takes on the colour that has to be matched. If there is none, you name one. It does not go on a stack that has to be paid, nor on an open plus three.
    .refusal = A super taki takes on the colour to match; you name one only when there is none.
rule-taki-king = King
    .text = A king goes on everything, also on a stack and on a plus three that is meant for you, and wipes it out. Then you may play any one card of your hand, or none. If you play none, the next player may begin with anything.
    .refusal = The king stands only for the player who is next after a plus three.
rule-taki-plus = Plus
    .text = After a plus you play another card that fits. If you have none, draw one and your turn is over.
    .refusal = After a plus, one more card that fits has to follow.
rule-taki-plus3 = Plus three
    .text = Everybody else draws three cards. Nobody misses a turn, and what had to be matched stays the same. Before that, the others are asked one by one whether they break it. Everybody is asked, so that nobody can tell who holds a breaker.
    .refusal = { $by } has played a plus three: break it or let it be.
rule-taki-breaker = Breaker, out of turn
    .text = When asked, a breaker turns a plus three round: who played it draws three, and nobody else does. Play goes on after the one who played the plus three. One breaker is enough.
    .refusal = There is no plus three to break now.
rule-taki-breaker-own = Breaker, in your own turn
    .text = In your own turn you may get rid of a breaker on anything but a stack that has to be paid. It costs you three cards, and what had to be matched stays the same.
    .refusal = A breaker of your own does not go here.
rule-taki-call = “Last card!”
    .text = When the play that ends your turn leaves you with one card, say “Last card!” as you make it. Who forgets, draws four. A plus or a king that leaves one card does not end the turn yet.
    .refusal = That play does not take a “Last card!”.
rule-taki-call-early = Not before its time
    .text = You say “Last card!” only with the play that ends your turn and leaves one card. At any other moment it is refused, and costs nothing.
    .refusal = This play does not end your turn with one card left. Take back your “Last card!” first.
rule-taki-win = Winning
    .text = The first empty hand wins, after what the last card does to its own player: a plus draws a card, a breaker in your own turn draws three, and so does a plus three that somebody breaks. With all other cards you have won.
    .refusal = With this card you cannot finish.
rule-taki-reshuffle = When the pile runs out
    .text = The discards below the top card are shuffled and become the new pile. Colours that were named are forgotten, but what has to be matched now stays. If there are still too few cards, the rest need not be drawn.
    .refusal = The pile is shuffled by the game.
rule-taki-blocked = When nothing moves
    .text = If for a whole round no card has moved and none can, the game ends. The fewest cards win; equal hands share.
    .refusal = Nothing can move any more.
rule-taki-phase = Phases
    .text = Everybody begins in phase 8 with eight cards. Who has none left, goes to phase 7 and draws seven at once, then six, and so on. The turn goes on as the last card asks.
    .refusal = Phases go one by one.
rule-taki-champion = The champion
    .text = Who first empties the single card hand of phase 1, wins the tournament. A plus ends every phase but that last one.
    .refusal = The tournament is not over yet.
rule-taki-turn = Taking turns
    .text = You act when it is your turn, or when you are asked about a plus three.
    .refusal = It is { $name }’s turn.
rule-taki-hold = Your own cards
    .text = You play cards that you hold.
    .refusal = You do not hold that card.
rule-taki-over = Over is over
    .text = When the game has been won, nothing more is played.
    .refusal = The game is over.

## House rules

taki-preset-classic = Classic
    .text = All rules, one game
taki-preset-children = With children
    .text = Drawing is free, and nobody has to say “Last card!”
taki-preset-tournament = Tournament
    .text = Eight hands, from eight cards down to one
taki-option-first-card = An action card turned up first
    .text = What it does to the first player.
    .ignore = Does nothing
    .numbers = Turn up a number instead
    .apply = Acts on the first player
taki-option-must-play = Who can play, must play
    .text = No: you may always draw a card instead.
taki-option-colourless-in-run = A card without a colour in a run
    .text = A king, plus three, breaker or change of colour, while you are building a run.
    .end = Ends the run and acts
    .never = Is not allowed
taki-option-run-all = A run takes every card of its colour
    .text = Yes: you cannot end your run while you hold its colour.
taki-option-king-stops-plus3 = A king stops a plus three
    .text = Whether a king helps against a plus three before it is drawn.
    .next = For the next player
    .off = Never
taki-option-finish-on-plus = A plus may be the last card
    .text = Yes: you win with a plus. No: you draw a card first.
taki-option-call = Saying “Last card!”
    .text = For small children it can be left out.
taki-option-tournament = Tournament
    .text = Eight hands in one long game, from eight cards down to one.

## Examples

taki-example-run = A run, and its last card acts
    .text = Anna opens a red run with a taki. Plus two and three do nothing inside it; only the stop at the end acts: Ben is skipped.
    .start = Anna holds a lot of red and begins with a taki.
    .end = Only the stop acted. Ben is skipped and Cleo is to move.
taki-example-stack = A stack passed on
    .text = Anna plays a plus two, Ben adds another. Cleo has to draw four, and the next plus two starts again at two.
    .start = Anna and Ben both hold a plus two.
    .end = Cleo drew four cards and missed a turn. The plus two on top does nothing any more.
taki-example-king = A king on a stack
    .text = Ben owes two cards. His king wipes the stack out, and he plays any card he likes after it.
    .start = Anna plays a plus two; Ben holds a king.
    .end = Nobody drew, and Ben played a card that would not have fitted otherwise.
taki-example-breaker = A breaker out of turn
    .text = Anna plays a plus three. Ben lets it be, Cleo breaks it: Anna draws three, nobody else does.
    .start = Anna holds a plus three; everybody is asked in turn.
    .end = Anna drew three. Ben is to move, and red five is still the card to match.
taki-example-own = A breaker in one’s own turn
    .text = Nothing fits, so Anna spends her breaker. It costs three cards, and red five is still the card to match.
    .start = Anna has no red and no five.
    .end = Anna drew three, and red five is still the card to match.
taki-example-open = An open run, used by the next player
    .text = Anna plays her taki alone and has to leave it open. Ben goes on with the red run and closes it.
    .start = Anna holds a taki and no other red card.
    .end = Ben played two cards and closed the run.
taki-example-call = “Last card!”, said and forgotten
    .text = Anna says it with the play that leaves her one card. Ben forgets it and draws four.
    .start = Anna and Ben have two cards each.
    .end = Anna has one card, Ben has five.
taki-example-phase = A phase of the tournament
    .text = Anna plays her last card of phase 8. She draws seven for phase 7 at once, and Ben goes on.
    .start = Anna is in phase 8 with one card left.
    .end = Anna has seven new cards; Ben is to move.
