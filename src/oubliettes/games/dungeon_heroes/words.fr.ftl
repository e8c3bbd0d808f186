# Dungeon Heroes en français. Les mêmes messages, dans le même ordre, que words.en.ftl ; leurs noms : oubliettes/words.

game-title = Dungeon Heroes
game-summary = Quatre héros, trois trésors à prendre, trente-six tuiles cachées : contre un maître du donjon, ou contre le donjon lui-même.
game-minutes = 15 à 30 min
game-credits = Michael Coe, illustré par Bill Bricker ; Gamelyn Games, 2013. Avec « The Dragon and the Damsel » et « Lords of the Undead ». Les règles suivies sont celles de la traduction française de la version 1.01 par Grarduck.


### Questions

prompt-arrange = { $hero } : sur quelle case de départ ?
prompt-master = Maître du donjon : { $tiles ->
        [0] que faites-vous ?
        [one] où poser la dernière tuile ?
       *[other] quelle tuile poser ?
    } Actions restantes : { $left }.
prompt-place = Maître du donjon : où poser cette tuile, face cachée ? Actions restantes : { $left }.
prompt-close-turn = C’était la dernière action : finissez-vous le tour ? D’ici là, elle peut être reprise.
prompt-act = { $monster_subject } en { $square } : { $blows ->
        [0] où aller ?
       *[other] attaquer sur place ou se déplacer ?
    }
prompt-after-move = { $monster_subject } arrive en { $square } : une attaque ?
prompt-second-square = Le dragon apparaît : quelle est sa seconde case ?
prompt-party = Héros : que faites-vous ? Actions restantes : { $left }{ $least ->
        [0] .
       *[other] { $spare ->
            [0] { $left ->
                [one] , obligatoire.
               *[other] , toutes obligatoires.
            }
           *[other] , dont obligatoires : { $least }.
        }
    }
prompt-free-action = { $hero_subject } agit gratuitement : quelle action ?
prompt-sword = { $hero_subject } ({ $hp } PV) affronte { $monster_object } (dégâts : { $damage }). Utiliser l’épée ?
prompt-kit = { $hero_subject } ({ $hp } PV) marche sur : { $trap } (dégâts : { $damage }). Utiliser le kit ?
prompt-floor = La dalle emporte { $hero_object } : vers quelle case ?
prompt-portal = Le portail renvoie { $hero_object } : sur quelle case de départ ?
prompt-pay = { $artefact } : prix { $price }, reste à payer : { $left }. Avec quelle tuile d’expérience ?
prompt-assign = { $artefact } : à quel héros ?

### Choix

pick-start = { $a } en { $b }
    .rules = DH-3.3 DH-3.4
pick-place = Poser la tuile n° { $a }
    .rules = DH-5.4 DH-5.5
pick-square = En { $a }
    .rules = DH-5.5 DH-5.7 DH-5.8
pick-reveal = Révéler { $a }
    .rules = DH-6.5 DH-6.6 DH-12.11
pick-reveal-bare = Révéler une tuile
    .rules = DH-6.5
pick-act = Faire agir { $a_object } en { $b }
    .rules = DH-6.7 DH-6.8
pick-attack = Attaquer { $a_object }
    .rules = DH-7.9 DH-7.13
pick-slide = Aller de côté, en { $a } et { $b }
    .rules = DH-18.8
pick-step = Aller en { $a }
    .rules = DH-7.1 DH-7.3
pick-raise = Ramener : { $a } en { $b }
    .rules = DH-19.7 DH-19.8 DH-19.10
pick-hold = Ne pas attaquer
    .rules = DH-7.12
    .calm = yes
pick-possess = Posséder { $a_object }
    .rules = DH-19.15 DH-19.16
pick-walk = Possession : { $a_object } va en { $b }
    .rules = DH-19.20 DH-19.23
pick-second = Sur { $a }
    .rules = DH-18.6
pick-hero = Agir avec { $a_object }
    .rules = DH-8.2 DH-19.25
pick-move = { $a_subject } va en { $b }
    .rules = DH-8.1 DH-8.9 DH-9.4
pick-heal = Le Clerc soigne { $a_object }
    .rules = DH-12.6 DH-8.15
pick-heal-cleric = Le Clerc se soigne
    .rules = DH-12.6 DH-8.15
pick-heal-white_lady = Le Clerc bannit la dame blanche
    .rules = DH-19.29 DH-19.30
pick-hat = { $a_subject } révèle { $b } (chapeau magique)
    .rules = DH-11.19 DH-11.20
pick-give = { $a_subject } donne : { $b }, pour { $c_object }
    .rules = DH-11.5 DH-11.6
pick-grail = { $a_subject } ressuscite { $b_object } en { $c } (Saint Graal)
    .rules = DH-11.21 DH-11.23 DH-11.24 DH-11.25
pick-skull = { $a_subject } tue { $b_object } en { $c } (crâne du démon)
    .rules = DH-20.17 DH-20.18
pick-mirror = { $a_subject } change de place avec { $b_object } (miroir magique)
    .rules = DH-20.19 DH-20.20
pick-bread = { $a_subject } mange le pain étrange
    .rules = DH-20.23 DH-20.24
pick-buy = Acheter : { $a }
    .rules = DH-20.2 DH-20.6 DH-20.7
pick-pay = Payer avec : { $a }
    .rules = DH-20.12 DH-20.13
pick-assign = Pour { $a_object }
    .rules = DH-20.4 DH-20.5
pick-icon = { $self ->
        [yes] { $a_subject } se soigne (icône sainte)
       *[no] { $a_subject } soigne { $b_object } (icône sainte)
    }
    .rules = DH-11.13 DH-11.14
pick-icon-white_lady = { $a_subject } bannit la dame blanche (icône sainte)
    .rules = DH-19.29 DH-19.30
pick-elixir = { $a_subject } boit l’élixir d’énergie
    .rules = DH-20.21 DH-20.22
pick-inspire = La Damoiselle : action gratuite pour { $a_object }
    .rules = DH-18.17 DH-18.18
pick-pennant = { $a_subject }, étendard : action gratuite pour { $b_object }
    .rules = DH-18.23 DH-18.26
pick-use = Utiliser : { $a }
    .rules = DH-11.9
pick-keep = Garder : { $a }
    .rules = DH-11.2
pick-exit = Vers { $a }
    .rules = DH-10.13 DH-10.19
pick-end = Finir le tour
    .rules = DH-4.3 DH-8.16 DH-14.9
pick-end_always = Toujours le finir
    .rules = DH-4.7

### Journal

event-roles = { $heroes_seat } mène les Héros.
event-stands = { $hero_subject } se place en { $square }.
    .quiet = yes
event-pile = La pioche est prête : { $fixed } tuiles connues, { $drawn } tirées sans les voir, { $left_out } écartées.
event-master-turn = Manche { $round }, au Maître du donjon.
event-heroes-turn = Manche { $round }, aux Héros : de { $least } à { $most } actions.
event-heroes-turn-all = Manche { $round }, aux Héros : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
event-dungeon-turn = Manche { $round }, au donjon.
event-running-out = { $left ->
        [0] Dernière manche : il faut aux Héros leurs trésors avant qu’elle ne finisse.
        [one] Plus qu’une manche après celle-ci : ensuite, les Héros ont perdu.
       *[other] Plus que { $left } manches après celle-ci : ensuite, les Héros ont perdu.
    }
event-turn-ends = Les Héros ont fini leur tour.
    .quiet = yes
event-draws = Le Maître du donjon pioche { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
    .quiet = yes
event-hand = Votre main : { $tiles }.
    .quiet = yes
event-aggressive = Le donjon se réveille : la phase agressive commence.
event-placed = Une tuile est posée en { $square }.
event-placed-face = Vous y avez caché : { $tile }.
event-tile-due = Aucune tuile posée ce tour-ci : la dernière action est pour une tuile.
event-revealed = Révélé en { $square } : { $tile }.
event-tile-leaves = Retiré de { $square } : { $tile }.
    .quiet = yes
event-appears = { $monster_subject } se dresse en { $square }.
event-stretches = { $monster_subject } s’étend jusqu’en { $square }.
event-monster-moves = { $monster_subject } va en { $square }.
event-moves-from = { $monster_subject } en { $origin } va en { $square }.
event-attacks = { $monster_subject } attaque { $hero_object }.
event-attacks-from = { $monster_subject } en { $square } attaque { $hero_object }.
event-slain = { $hero_subject } terrasse { $monster_object }.
event-slain-on = { $hero_subject } terrasse { $monster_object } en { $square }.
event-enters = { $hero_subject } entre en { $square }.
event-hurt = { $hero_subject } perd { $damage } PV ({ $by }) ; il { $hp ->
        [0] n’en reste plus
       *[other] en reste { $hp }
    }.
event-poison = { $hero_subject } respire le poison.
event-dies = { $hero_subject } meurt.
event-dropped = { $hero_subject } laisse tomber : { $artefacts }.
event-healed = { $points ->
        [0] { $hero_subject } a déjà tous ses PV : { $hp }
       *[other] { $hero_subject } regagne { $points } PV, soit { $hp }
    }.
event-equips = { $hero_subject } s’équipe : { $artefacts }.
event-artefact-used = { $hero_subject } utilise : { $artefact }.
event-gives = { $hero_subject } donne : { $artefact }, pour { $other_object }.
event-disarmed = { $hero_subject } désarme : { $trap }.
event-carried = { $hero_subject } part aussitôt en { $square } ({ $tile }).
event-stays = { $hero_subject } ne peut aller nulle part et reste là.
event-treasure = { $hero_subject } s’empare d’un trésor ({ $what }) : { $count } en tout.
event-damsel = La Damoiselle rejoint les Héros en { $square }.
event-free-action = { $hero_subject } reçoit une action gratuite.
    .quiet = yes
event-hero-raised = { $hero_subject } revient à la vie en { $square }.
event-swapped = { $hero_subject } et { $other_object } changent de place.
event-experience = { $hero_subject } gagne en expérience : { $tile }.
    .quiet = yes
event-bought = Achat au marché : { $artefact }, pour { $paid } d’expérience.
event-raised = Le nécromant ramène : { $monster }, en { $square }.
event-possessed = La dame blanche possède { $hero_object }.
event-released = { $hero_subject } est libre : la dame blanche disparaît.
event-nobody-obeys = { $hero_subject } n’a plus de compagnon debout et n’obéit plus à personne : { $turns ->
        [one] si rien n’a changé au prochain tour, les Héros ont perdu
       *[other] encore { $turns } tours ainsi et les Héros ont perdu
    }.
event-banished = { $hero_subject } bannit { $monster_object }.
event-game-over = La partie est finie. Victoire : { $winner }.

### Notes

note-nothing = rien sur cette case
note-hidden = tuile sans dommage
note-fate-treasure = trésor { $n } %
note-fate-carried = déplacement { $n } %
note-fate-averted = paré par un artefact { $n } %
note-fate-hurt = blessure { $n } %
note-fate-death = mort { $n } %
note-slays = terrasse { $thing_object }
note-disarms = désarme : { $thing }
note-hurt = { $by } : −{ $damage } PV, reste { $hp }
note-dies = { $by } : mort certaine
note-unless = sauf en utilisant : { $artefact }
note-carries = { $by } : repart aussitôt
note-mends = { $by } : { $points ->
        [0] rien à guérir
        [one] { $points } PV retrouvé
       *[other] { $points } PV retrouvés
    }
note-joins = { $thing } : une alliée de plus
note-takes = prend : { $things }
note-treasure = trésor { $count } sur { $of } ({ $what })
note-experience = +{ $n } d’expérience
note-threat = ensuite en danger : jusqu’à −{ $damage } PV
note-cost = { $actions ->
        [0] gratuit
        [one] { $actions } action
       *[other] { $actions } actions
    }
note-heals = +{ $points } PV, soit { $hp }
note-banishes = quitte le jeu : { $monster }
note-frees = la dame blanche lâche prise
note-shows = c’est : { $tile }
note-shows-treasure = coffre { $n } %
note-shows-monster = monstre { $n } %
note-shows-trap = piège { $n } %
note-shows-movement = dalle ou portail { $n } %
note-shows-deadly = poison { $n } %
note-shows-artefact = artefact { $n } %
note-shows-ally = renfort { $n } %
note-once = usage unique
note-once-a-turn = une fois par tour
note-idle = sans usage pour qui est possédé
note-raises = de retour avec { $hp } PV, les mains vides
note-swaps = { $hero } en { $square }, { $other } en { $place }
note-price = prix { $price }, expérience { $purse }
note-turn-cost = 1 action du tour, sans fatiguer personne
note-pays = vaut { $points }, { $left ->
        [0] tout payé
       *[other] reste { $left }
    }
note-change = { $n } perdu
note-holds = porte : { $things }
note-tireless = autant d’actions qu’il en reste au tour : { $left }
note-free-action = une action qui ne coûte rien
note-unused = actions laissées de côté : { $actions }
note-passes = le jeu passe à l’autre camp
note-mortal = en danger de mort au prochain tour : { $heroes }
note-always = ne sera plus demandé
note-leads = mène en : { $squares }
note-hides = { $tile }
note-damage = dégâts : { $n }
note-in-reach = dégâts : { $damage }, à portée : { $heroes }
note-out-of-reach = personne à portée
note-after-a-move = après un déplacement
note-away = cases jusqu’au héros le plus proche : { $n }
note-may-possess = peut posséder { $hero_object }
note-possesses = vous menez ce héros désormais
note-no-attack = personne n’est blessé
note-due = actions encore dues : { $actions }
note-tired = plus d’action ce tour-ci
note-possessed = au pouvoir de la dame blanche
note-taken = case prise : { $hero }
note-covered = dessus : { $monster }
note-passive = pas avant la phase agressive
note-tiles-first = d’abord les tuiles en main
note-tile-due = la dernière action est pour une tuile

### Fins

ending-treasures = Les Héros ont leurs { $treasures } trésors à la manche { $round } ; héros debout : { $heroes }.
ending-slain = Plus un héros debout à la manche { $round } ; trésors acquis : { $treasures }.
ending-late = Trop tard : la manche { $round } est passée ; trésors acquis : { $treasures }.
ending-lost = Le dernier héros est possédé et plus personne n’obéit, manche { $round } ; trésors acquis : { $treasures }.

### Réglages

option-heroes_seat = Qui mène les Héros
option-heroes_seat-random = au sort
option-dragon_damsel = Extension : Le dragon et la damoiselle
option-lords_undead = Extension : Seigneurs des non-morts
option-last_survivor = Dernier survivant (solitaire)

### La table

table-board = Le donjon
table-square = { $square } : { $things }
table-square-empty = rien
table-back = tuile cachée
table-back-known = { $tile }, face cachée
table-lit = possible
table-round = Manche { $n }
table-setup = Mise en place
table-passive = phase passive
table-aggressive = phase agressive
table-actions-left = Actions restantes : { $n }
table-actions-least = dont obligatoires : { $n }
table-treasures = Trésors : { $n } sur { $of }
table-hit-points = PV : { $n } sur { $of }
table-fatigue = actions faites : { $n } sur { $of }
table-threat = danger au prochain tour : −{ $n } PV
table-steps = trésor le plus proche, en pas : { $n }
table-dead = { $who ->
        [damsel] morte
       *[other] mort
    }
table-possessed = { $who ->
        [damsel] possédée
       *[other] possédé
    }
table-absent = pas encore là
table-carries = porte : { $things }
table-hand = En main
table-hand-tile = n° { $number } : { $tile }
table-unseen-title = Tuiles jamais vues
table-unseen = Jamais vues : { $n }, { $playing ->
        [0] aucune en jeu
       *[other] dont en jeu : { $playing }
    }
table-pile = Pioche : { $n }
table-waking = À son tour, le donjon retourne les tuiles dès la rangée { $row }.
table-wakes = se retourne au prochain tour
table-master-hand = main du Maître du donjon : { $n }
table-market = Marché
table-experience = Expérience : { $n }
table-left-out = Écartées
table-plays = { $who ->
        [heroes] Les Héros jouent.
        [dungeon] Le donjon joue.
       *[other] Le Maître du donjon joue.
    }
table-preview = Ce que cela ferait
table-fate-nothing = rien { $n } %
table-hint-heroes = Touchez un héros, puis une case : ce qu’elle apporte y est écrit.
table-hint-target = Touchez une case éclairée.
table-hint-monsters = Touchez un monstre pour le faire agir, ou une tuile cachée pour la retourner.
table-hint-act = Touchez une case où aller, ou un héros à portée. L’épée marque les cases d’où frapper ensuite.
table-hint-raise = Touchez une case où aller, ou une où luit le pentacle : un monstre tombé y revient, pour deux actions.
table-hint-led = Touchez une case où mener le héros possédé, un monstre à faire agir, ou une tuile cachée à retourner.
table-hint-lady = Touchez une case où aller. Sur celle d’un héros, sauf le Clerc, la dame blanche peut le posséder.
table-hint-strike = Touchez le héros à frapper.
table-hint-after = Ensuite, c’est à l’autre camp de jouer.
table-hint-hand = Choisissez une tuile de votre main.
table-hint-lay = Touchez une case éclairée, ou une autre tuile pour en changer.
table-far = D’ici, { $square } est hors d’atteinte.
table-no-room = { $why ->
        [tile] Il y a déjà une tuile en { $square }.
        [hero] Un héros se tient en { $square } : on n’y pose pas de tuile.
        [dropped] Des artefacts sont à terre en { $square } : on n’y pose pas de tuile.
       *[other] Les tuiles vont dans le donjon, ni au départ ni dans la salle des trésors.
    }

### Ordres donnés d’avance

order-close-turn = Finir le tour après la dernière action, sans demander
order-rest = Finir le tour dès qu’aucun héros ne peut plus agir
order-draw-sword = Toujours utiliser l’épée contre un monstre
order-use-kit = Toujours utiliser le kit contre un piège
term-always = toujours
term-round = cette manche

### La boîte

kind-hero = héros
kind-monster = monstre
kind-artefact = artefact
kind-trap = piège
kind-treasure = trésor
kind-movement = dalle ou portail
kind-deadly = tuile mortelle
kind-ally = renfort
number-hp = PV
number-damage = Dégâts
number-count = Exemplaires
number-moves = Déplacement
number-attacks = Attaque
number-actions_per_turn = Actions par tour
number-squares = Cases
number-revivable = peut être ramené
number-actions = Actions pour s’en servir
number-price = Prix
number-set = Vient de
text-warrior = Tue tout monstre sur la case duquel il entre, sans en subir les dégâts.
text-cleric = Action : se rend 2 points de vie, ou les rend à un héros adjacent orthogonalement.
text-rogue = Désarme tout piège où il entre, sans en subir les dégâts.
text-wizard = Action : retourne une tuile cachée n’importe où sur le plateau, sauf si un monstre s’y tient.
text-damsel = Une fois par tour, un autre héros à deux cases ou moins d’elle effectue une action gratuite.
text-sword = En entrant sur la case d’un monstre : le tuer sans subir de dégâts.
text-holy_icon = Gratuit : +2 points de vie au porteur ou à un héros adjacent orthogonalement.
text-disarming_kit = En entrant sur un piège : le retirer sans subir de dégâts.
text-magic_hat = Action : révéler une tuile cachée sans monstre dessus.
text-holy_grail = Deux actions : ressusciter un héros, avec tous ses points de vie, sur une case vide adjacente orthogonalement.
text-pennant = Gratuit : un autre héros à deux cases ou moins effectue aussitôt une action gratuite.
text-demon_skull = Action : tuer un monstre de n’importe quelle espèce à deux cases ou moins.
text-magic_mirror = Action : le porteur et un autre héros échangent leurs places.
text-energy_elixir = Gratuit : ce tour-ci, le porteur ignore la limite de deux actions.
text-strange_bread = Action : le porteur retrouve tous ses points de vie.
text-large_chest = Trésor. Acquis dès qu’un héros est déplacé dans la salle des trésors, sur l’une ou l’autre case.
text-chest = Trésor. Acquis par le premier héros qui y entre.
text-ogre = Un héros qui entre perd 4 points de vie.
text-orc = Un héros qui entre perd 3 points de vie.
text-skeleton = Un héros qui entre perd 2 points de vie.
text-goblin = Un héros qui entre perd 1 point de vie. Le gobelin se déplace aussi en diagonale.
text-spike_pit = Un héros qui entre perd 4 points de vie, sauf s’il la désarme.
text-fireball = Un héros qui entre perd 3 points de vie, sauf s’il la désarme.
text-arrow_launcher = Un héros qui entre perd 2 points de vie, sauf s’il le désarme.
text-bear_trap = Un héros qui entre perd 1 point de vie, sauf s’il le désarme.
text-portal = Un héros qui entre retourne aussitôt sur une case de départ inoccupée.
text-moving_floor = Un héros qui entre repart aussitôt d’une case dans le sens d’une flèche.
text-poison_cloud = Un héros qui entre meurt sur-le-champ.
text-dragon = Remplacée par le dragon dès sa révélation. Un héros qui entre perd 5 points de vie.
text-fairy = Un héros qui entre retrouve tous ses points de vie.
text-necromancer = Remplacée par le nécromant dès sa révélation. Un héros qui entre perd 3 points de vie.
text-white_lady = Remplacée par la dame blanche dès sa révélation. Un héros qui entre perd 2 points de vie.

### Choses

thing-warrior = { $n ->
        [one] Guerrier
       *[other] Guerriers
    }
    .subject = Le Guerrier
    .object = le Guerrier
    .letter = G
thing-cleric = { $n ->
        [one] Clerc
       *[other] Clercs
    }
    .subject = Le Clerc
    .object = le Clerc
    .letter = C
thing-rogue = { $n ->
        [one] Voleur
       *[other] Voleurs
    }
    .subject = Le Voleur
    .object = le Voleur
    .letter = V
thing-wizard = { $n ->
        [one] Magicien
       *[other] Magiciens
    }
    .subject = Le Magicien
    .object = le Magicien
    .letter = M
thing-damsel = { $n ->
        [one] Damoiselle
       *[other] Damoiselles
    }
    .subject = La Damoiselle
    .object = la Damoiselle
    .letter = D
    .sign = dam
thing-heroes = Héros
thing-dungeon_master = Maître du donjon
thing-dungeon = le donjon
thing-ogre = { $n ->
        [one] ogre
       *[other] ogres
    }
    .subject = L’ogre
    .object = l’ogre
    .sign = ogr
thing-orc = { $n ->
        [one] orc
       *[other] orcs
    }
    .subject = L’orc
    .object = l’orc
    .sign = orc
thing-skeleton = { $n ->
        [one] squelette
       *[other] squelettes
    }
    .subject = Le squelette
    .object = le squelette
    .sign = squ
thing-goblin = { $n ->
        [one] gobelin
       *[other] gobelins
    }
    .subject = Le gobelin
    .object = le gobelin
    .sign = gob
thing-dragon = { $n ->
        [one] dragon
       *[other] dragons
    }
    .subject = Le dragon
    .object = le dragon
    .sign = dra
thing-necromancer = { $n ->
        [one] nécromant
       *[other] nécromants
    }
    .subject = Le nécromant
    .object = le nécromant
    .sign = néc
thing-white_lady = { $n ->
        [one] dame blanche
       *[other] dames blanches
    }
    .subject = La dame blanche
    .object = la dame blanche
    .sign = bla
thing-large_chest = { $n ->
        [one] grand coffre
       *[other] grands coffres
    }
    .sign = gco
thing-chest = { $n ->
        [one] coffre
       *[other] coffres
    }
    .sign = cof
thing-spike_pit = { $n ->
        [one] fosse à pieux
       *[other] fosses à pieux
    }
    .sign = fos
thing-fireball = { $n ->
        [one] boule de feu
       *[other] boules de feu
    }
    .sign = feu
thing-arrow_launcher = lance-flèches
    .sign = flè
thing-bear_trap = { $n ->
        [one] piège à ours
       *[other] pièges à ours
    }
    .sign = our
thing-portal = { $n ->
        [one] portail
       *[other] portails
    }
    .sign = por
thing-moving_floor = { $n ->
        [one] dalle mouvante
       *[other] dalles mouvantes
    }
    .sign = dal
thing-poison_cloud = { $n ->
        [one] nuage de poison
       *[other] nuages de poison
    }
    .sign = poi
thing-sword = { $n ->
        [one] épée
       *[other] épées
    }
    .sign = épé
thing-holy_icon = { $n ->
        [one] icône sainte
       *[other] icônes saintes
    }
    .sign = icô
thing-disarming_kit = { $n ->
        [one] kit de désamorçage
       *[other] kits de désamorçage
    }
    .sign = kit
thing-magic_hat = { $n ->
        [one] chapeau magique
       *[other] chapeaux magiques
    }
    .sign = cha
thing-holy_grail = Saint Graal
    .sign = gra
thing-pennant = { $n ->
        [one] étendard
       *[other] étendards
    }
    .sign = éte
thing-fairy = { $n ->
        [one] fée
       *[other] fées
    }
    .sign = fée
thing-demon_skull = { $n ->
        [one] crâne du démon
       *[other] crânes du démon
    }
thing-magic_mirror = { $n ->
        [one] miroir magique
       *[other] miroirs magiques
    }
thing-energy_elixir = { $n ->
        [one] élixir d’énergie
       *[other] élixirs d’énergie
    }
thing-strange_bread = { $n ->
        [one] pain étrange
       *[other] pains étranges
    }

thing-orthogonal = en ligne droite
thing-orthogonal_and_diagonal = en ligne droite et en diagonale
thing-base = jeu de base
thing-dragon_damsel = Extension : Le dragon et la damoiselle
thing-lords_undead = Extension : Seigneurs des non-morts

thing-b0 = b0
thing-c0 = c0
thing-d0 = d0
thing-e0 = e0
thing-a1 = a1
thing-b1 = b1
thing-c1 = c1
thing-d1 = d1
thing-e1 = e1
thing-f1 = f1
thing-a2 = a2
thing-b2 = b2
thing-c2 = c2
thing-d2 = d2
thing-e2 = e2
thing-f2 = f2
thing-a3 = a3
thing-b3 = b3
thing-c3 = c3
thing-d3 = d3
thing-e3 = e3
thing-f3 = f3
thing-a4 = a4
thing-b4 = b4
thing-c4 = c4
thing-d4 = d4
thing-e4 = e4
thing-f4 = f4
thing-a5 = a5
thing-b5 = b5
thing-c5 = c5
thing-d5 = d5
thing-e5 = e5
thing-f5 = f5
thing-a6 = a6
thing-b6 = b6
thing-c6 = c6
thing-d6 = d6
thing-e6 = e6
thing-f6 = f6
thing-c7 = c7
thing-d7 = d7

# ---- Ce que « jouer tout de suite » propose
way-heroes = Les Héros
way-heroes-text = Quatre héros entrent : prenez trois trésors.
way-master = Le Maître du donjon
way-master-text = Cachez, piégez, réveillez les monstres.
way-solo = En solitaire
way-solo-text = Les Héros contre le donjon lui-même : il vous faut quatre trésors.
