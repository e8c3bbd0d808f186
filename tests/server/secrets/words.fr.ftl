game-title = Secrets
game-summary = Des cartes cachées, une marche, un dé.
game-minutes = 5
option-rounds = Tours
prompt-choose = Choisissez un nombre.
prompt-show = Montrer votre carte ?
prompt-walk = De quel côté ?
pick-take = Prendre { $a }
pick-show = La montrer
pick-pass = La garder cachée
pick-step = Un pas : { $a }
thing-left = gauche
thing-right = droite
thing-up = haut
event-card = { $seat } regarde un { $card }.
event-dealt = Les cartes sont données.
event-chosen = Tout le monde a choisi.
event-shows = { $seat } montre un { $card }.
event-steps = { $seat } fait un pas : { $where }.
event-rolled = { $seat } fait { $die }.
roll-walk = bout de la marche
outcome-starts-again = recommence
outcome-goes-on = continue
note-step = { $steps ->
        [one] un pas jusqu’ici
       *[other] { $steps } pas jusqu’ici
    }
note-no-ladder = Il n’y a pas d’échelle.
note-gives-away = Tout le monde connaîtra votre carte.
kind-way = Chemin
number-length = Longueur
text-left = Le chemin au bord de la rivière.
order-keep-hidden = Garder la carte cachée
order-take-two = Prendre 2
order-copy = Imiter { $about }
term-round = ce tour
ending-rounds-done = Les tours sont joués.
