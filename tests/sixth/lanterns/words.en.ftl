# Lanterns in English.

game-title = Lanterns
game-summary = One more lantern, or home before the wind rises?
game-minutes = 5 min
game-credits = Made for the tests.

prompt-night = { $seat }, which lantern do you light?

pick-light = Light the { $a }
    .rules = LA-1.3 LA-1.4
pick-home = Go home
    .rules = LA-1.3

event-home = { $seat } goes home with { $n } light.
event-wind = { $seat } lights the { $lantern }: { $n } light burns.

thing-small = small lantern
thing-large = large lantern

roll-wind = Wind
outcome-dark = all goes dark
outcome-burns = it burns

note-brings = { $n } light would burn
note-keeps = keeps { $n } light

kind-lantern = Lantern
number-oil = Oil

ending-dawn = Dawn breaks.
option-nights = Nights

table-sky = The wind blew { $rolls }.
command-oil = Tells how much oil the lanterns hold.
