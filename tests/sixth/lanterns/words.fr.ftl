# Lanterns en français.

game-title = Lanternes
game-summary = Encore une lanterne, ou rentrer avant le vent ?
game-minutes = 5 min
game-credits = Fait pour les essais.

prompt-night = { $seat }, quelle lanterne allumez-vous ?

pick-light = Allumer la { $a }
    .rules = LA-1.3 LA-1.4
pick-home = Rentrer
    .rules = LA-1.3

event-home = { $seat } rentre avec { $n } de lumière.
event-wind = { $seat } allume la { $lantern } : { $n } de lumière brûle.

thing-small = petite lanterne
thing-large = grande lanterne

roll-wind = Vent
outcome-dark = tout s’éteint
outcome-burns = elle brûle

note-brings = { $n } de lumière brûlerait
note-keeps = garde { $n } de lumière

kind-lantern = Lanterne
number-oil = Huile

ending-dawn = Le jour se lève.
option-nights = Nuits

table-sky = Le vent a soufflé { $rolls }.
command-oil = Dit combien d’huile contiennent les lanternes.
