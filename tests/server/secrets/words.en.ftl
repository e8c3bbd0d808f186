game-title = Secrets
game-summary = Hidden cards, a walk, a die.
game-minutes = 5
option-rounds = Rounds
prompt-choose = Choose a number.
prompt-show = Show your card?
prompt-walk = Where to?
pick-take = Take { $a }
pick-show = Show it
pick-pass = Keep it hidden
pick-step = Step { $a }
thing-left = left
thing-right = right
thing-up = up
event-card = { $seat } looks at a { $card }.
event-dealt = The cards are dealt.
event-chosen = All have chosen.
event-shows = { $seat } shows a { $card }.
event-steps = { $seat } steps { $where }.
event-rolled = { $seat } rolls a { $die }.
roll-walk = end of the walk
outcome-starts-again = starts again
outcome-goes-on = goes on
note-step = { $steps ->
        [one] one step so far
       *[other] { $steps } steps so far
    }
note-no-ladder = There is no ladder.
note-gives-away = Everybody will know your card.
kind-way = Way
number-length = Length
text-left = The way along the river.
order-keep-hidden = Keep the card hidden
order-take-two = Take 2
order-copy = Copy { $about }
term-round = this round
ending-rounds-done = The rounds are over.
