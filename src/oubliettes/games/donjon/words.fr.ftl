# Donjon en français. Les mêmes messages, dans le même ordre, que words.en.ftl ; leurs noms : oubliettes/words.

### ======== The dungeon ========

game-title = Donjon
game-summary = Un Maître du Donjon contre une bande d’aventuriers, dans un souterrain posé carte après carte.
game-minutes = 2 à 3 heures
game-credits = Un jeu amateur, d’après le matériel de Warhammer Quest, HeroQuest, Advanced HeroQuest et Descent ; son livret ne nomme pas d’auteur. S’il est de vous, dites-le-nous : votre nom a sa place ici.

## Options

option-master = Maître du Donjon
option-master-person = un joueur
option-master-automatic = automatique
option-quest = Quête
option-quest-choice = au choix du MD
option-quest-campaign = la suivante de la campagne
option-quest-black_fang = La Dent Noire
option-quest-dead_kings_crown = La Couronne du Roi mort
option-quest-silver_spring = La Source d’argent
option-quest-arena_captives = Les Captifs de l’arène
option-quest-forbidden_laboratory = Le Laboratoire interdit
option-quest-bleeding_idol = L’Idole qui saigne
option-quest-gate_of_hell = La Porte des enfers
option-quest-random = Quête au hasard
option-quest-custom = Quête sur mesure
option-beginner_d6 = Monstres au D6 (à moins de quatre aventuriers)
option-one_card_ahead = Une carte d’avance
option-coherence = Cohérence des tirages
option-coherence-none = les cartes décident
option-coherence-theme = selon le thème de la pièce
option-coherence-free = au gré du MD
option-harsh_death = Mort sévère
option-tireless_skills = Compétences infatigables
option-initiative = Ordre de jeu
option-initiative-leader = le meneur désigne
option-initiative-strict = par Vitesse
option-full_monster_deck = Paquet Monstre complet
option-md_level = Niveau du maître automatique
option-md_level-gentle = clément
option-md_level-normal = normal
option-md_level-ruthless = impitoyable
option-sheets = Feuilles d’aventuriers d’une partie précédente

## Endings

ending-success = L’objectif principal est accompli : les aventuriers ont gagné.
ending-failure = La quête a échoué : le Maître du Donjon a gagné.

## Questions of the dungeon

prompt-turn = Votre tour : { $points } de Vitesse. Que faites-vous ?
prompt-settle = Impossible de rester là : sur quelle case vous retrouvez-vous ?
prompt-test = Test : { $total } contre { $target }. Dépenser de la Fatigue ?
prompt-go-home = L’objectif est accompli : rentrer en ville ?
prompt-md-step = Nouvelle Phase d’Exploration : une carte Événement ?
prompt-next-hero = Qui joue maintenant ?
prompt-layout = { $card } : comment placer la zone ?
prompt-entrance-side = { $card } : de quel côté est l’entrée du donjon ?
prompt-start = Sur quelle case entrez-vous ?
prompt-first-event = Avant la première phase : jouer une carte Événement ?
prompt-search-event = Une fouille vous donne une carte Événement : la jouer tout de suite ?
prompt-sixth-card = Six cartes en main : laquelle défausser ?
prompt-accept-card = Carte tirée : { $card }. La garder ?
prompt-card-ahead = Une carte d’avance ({ $kind }) : jouer la nouvelle, ou celle que vous gardiez ?

## Picks of the dungeon

pick-step = Un pas : { $a }
pick-cross = Franchir le gouffre : { $a }
pick-run = Courir (+1D6)
pick-settle = Case { $a }, { $b }
pick-fatigue = Dépenser { $a } PF
pick-fail = Laisser échouer
pick-draw = Prendre une carte Événement
pick-done = Terminé
pick-home = Rentrer en ville
pick-stay = Continuer l’exploration
pick-next = { $a }
pick-open = Ouvrir la porte
pick-break = Défoncer la porte
pick-lay = { $a }, { $b }
pick-side = { $a }
pick-start = Case { $a }, { $b }
pick-play-now = La jouer tout de suite
pick-hold = La garder en main
pick-discard = Défausser la carte n° { $a }
pick-discard-named = Défausser : { $a }
pick-new = La nouvelle carte
pick-held = La carte gardée
pick-accept = La garder
pick-redraw = En tirer une autre
pick-search = Fouiller la zone
pick-end = Finir le tour
pick-rest = Se reposer (+1 PF)
pick-leave = Sortir du donjon
    .sure = Qui sort ne revient plus dans cette partie. Sortir ?

## Log of the dungeon

event-test = { $seat } fait un test : { $total } contre { $target }{ $passed ->
    [0] { "" }, échec
   *[other] { "" }, réussite
}.
event-monster-test = { $monster } fait un test : { $total } contre { $target }{ $passed ->
    [0] { "" }, échec
   *[other] { "" }, réussite
}.
event-test-die = { $seat } fait un test : { $total } contre { $target } pour l’instant.
event-monster-test-die = { $monster } fait un test : { $total } contre { $target } pour l’instant.
event-spends-fatigue = { $seat } dépense { $fatigue } PF.
event-runs = { $seat } court : { $die } de plus.
event-torch-spent = La torche de { $seat } s’éteint.
event-leads = { $seat } mène la compagnie.
event-party-small = Si peu d’aventuriers : ce sera difficile.
event-party-large = Tant d’aventuriers : ce sera trop facile.
event-game-over-success = La quête est un succès.
event-game-over-failure = La quête a échoué.
event-leaves = { $seat } quitte le donjon.
event-exploration = Phase d’Exploration n° { $number }.
event-door-gives-way = Une porte verrouillée finit par céder.
event-event-taken = Le MD prend une carte Événement.
event-door-walled = Une porte donne sur un mur : elle est condamnée.
event-way-added = Une nouvelle porte apparaît.
event-secret-door = Un passage secret s’ouvre.
event-door-broken = { $seat } défonce la porte.
event-door-holds = La porte résiste à { $seat }.
event-door-opened = La porte s’ouvre.
event-door-false = La porte est fausse : il n’y a rien derrière.
event-room-fits-nowhere = { $card } : il n’y a pas la place, la porte est condamnée.
event-zone-revealed = Derrière la porte : { $card }.
event-objective-revealed = La salle de l’objectif est découverte !
event-room = La pièce : { $room }.
event-searches = { $seat } fouille la zone : { $die }.
event-search-event = { $seat } remue quelque chose : le MD prend une carte Événement.
event-event-discarded = Le MD défausse : { $card }.
event-entrance = L’entrée du donjon : { $card }.
event-card-refused = Le MD refuse : { $card }.

## Things of the dungeon

thing-n = nord
thing-ne = nord-est
thing-e = est
thing-se = sud-est
thing-s = sud
thing-sw = sud-ouest
thing-w = ouest
thing-nw = nord-ouest
thing-straight = tout droit
thing-left = à gauche
thing-right = à droite
thing-plain = telle quelle
thing-mirrored = en miroir
thing-dungeon = Donjon
thing-square = Pièce carrée
thing-rectangular = Pièce rectangulaire
thing-monster = Monstre
thing-treasure = Trésor
thing-corridor = Couloir
thing-corridor_locked = Couloir à la grille
thing-stairs = Escaliers
thing-corner = Coude
thing-t_junction = Croisement en T
thing-t_junction_locked = Croisement aux verrous
thing-crossroads = Carrefour
thing-room_n = Salle traversante
thing-room_n_locked = Salle traversante verrouillée
thing-room_w = Salle d’angle
thing-room_w_locked = Salle d’angle verrouillée
thing-room_we = Salle aux deux ailes
thing-room_we_locked = Salle aux deux ailes verrouillée
thing-room_nw = Salle à deux issues
thing-room_nw_locked = Salle à deux issues verrouillée
thing-room_nwe = Salle aux quatre portes
thing-throne_hall = Salle du Trône
thing-royal_crypt = Crypte Royale
thing-alchemists_hall = Salle des Alchimistes
thing-idol_sanctum = Sanctuaire de l’Idole
thing-silver_spring = La Source d’argent
thing-arena = Arène
thing-guardroom = Salle de garde
thing-armoury = Armurerie
thing-storeroom = Réserve
thing-archive = Salle des archives
thing-laboratory = Laboratoire
thing-profane_chapel = Chapelle impie
thing-crypt = Crypte
thing-torture_chamber = Salle de torture
thing-refectory = Réfectoire
thing-wizards_study = Cabinet du sorcier
thing-fountain_room = Salle de la fontaine
thing-summoning_room = Salle d’invocation
thing-chasm_room = Salle de la crevasse
thing-dungeon_cell = Cachot
thing-empty_room = Salle vide
thing-vault = Chambre forte
thing-dormitory = Dortoir
thing-barracks = Caserne
thing-audience_hall = Salle d’audience
thing-great_hall = Grande salle
thing-mausoleum = Mausolée
thing-dark_temple = Temple du Mal
thing-great_library = Grande bibliothèque
thing-alchemist_workshop = Atelier d’alchimie
thing-chasm_hall = Salle du gouffre
thing-fountain_gallery = Galerie des fontaines
thing-gaol = Geôles
thing-lair = Antre

### ======== Aventuriers, équipement, trésors, campagne ========

## Questions

prompt-race = Qui êtes-vous ? Une race, ou un aventurier tout prêt.
prompt-class = Quelle classe ?
prompt-skill = Quelle compétence ?
prompt-shop = La boutique : il vous reste { $gold } PO.
prompt-figure = Quelle figurine ?
prompt-name = Quel nom ?
prompt-last-aid-next = Derniers secours : qui aide maintenant ?
prompt-last-aid = Derniers secours : qui relevez-vous, et comment ?
prompt-escape-drowning = Le gouffre vous engloutit. Dépenser 1 PD ?
prompt-give = Que donnez-vous à { $other_seat } ?
prompt-loot = Butin : { $thing }. Le prenez-vous ?
prompt-body = Ce que le mort a laissé : que prenez-vous ?
prompt-parchment = { $known ->
    [0] Un parchemin dit où se trouve l’objectif. Le lire ?
   *[other] Un parchemin dit où se trouve l’objectif, ce que vous savez déjà. Le lire ?
}
prompt-tell-distance = Cartes avant l’objectif : { $cards }. Le dire à vos compagnons ?
prompt-make-torch = De quoi faire une torche. La faire ?
prompt-enchanted-water = L’eau est enchantée : boire, ou remplir une fiole ?
prompt-secret-side = Un passage secret s’ouvre : de quel côté ?
prompt-arrive = Le cercle vous emporte : où arrivez-vous ?
prompt-experience = De retour en ville avec { $xp } XP : que voulez-vous apprendre ?
prompt-gifts = De retour en ville : un cadeau avant les achats ?
prompt-spend-gold = { $gold } PO en poche : que voulez-vous acheter ?

## Choix

pick-race = { $a }
pick-ready_made = { $a }, tout prêt
pick-class = { $a }
pick-skill_card = { $a }
pick-figure = { $a }
pick-name = { $a }
pick-buy = Acheter : { $a }
    .rules =
        { $a ->
            [arrows] DJ-8.13 DJ-8.20
            [stones] DJ-8.13 DJ-8.20
            [bolts] DJ-8.13 DJ-8.20
            [lantern] DJ-8.13 DJ-22.7 DJ-22.8 DJ-22.9
            [torch] DJ-8.13 DJ-22.5 DJ-22.6 DJ-22.9
            [rope] DJ-8.13 DJ-8.30
            [rat_poison] DJ-8.13 DJ-8.31
            [healing_potion] DJ-8.13 DJ-8.28 DJ-8.29
            [poison] DJ-8.13 DJ-8.14 DJ-8.15
           *[other] DJ-8.16
        }
pick-buy_card = Acheter la carte : { $a }
    .rules =
        { $a ->
            [rune_dagger] DJ-44.4 DJ-25.17
            [storm_staff] DJ-44.4 DJ-25.17
            [short_sword_1] DJ-44.4 DJ-25.17
            [blessed_mace] DJ-44.4 DJ-25.17 DJ-44.7
            [elven_bow] DJ-44.4 DJ-25.17
            [long_sword_1] DJ-44.4 DJ-25.17
            [flaming_blade] DJ-44.4 DJ-25.17 DJ-44.8
            [long_bow_1] DJ-44.4 DJ-25.17
            [rune_axe] DJ-44.4 DJ-25.17
            [great_sword_1] DJ-44.4 DJ-25.17
            [mage_cloak_1] DJ-44.5
            [leather_1] DJ-44.5
            [shield_1] DJ-44.5 DJ-8.24
            [scale_1] DJ-44.5
            [chain_1] DJ-44.5
            [plate_1] DJ-44.5
            [rune_arrows] DJ-44.6 DJ-25.17
            [demonbane_bolts] DJ-44.6 DJ-25.17
            [charged_stones] DJ-44.6 DJ-25.17
            [t_healing_potion] DJ-8.28 DJ-8.29
            [greater_healing_potion] DJ-44.9 DJ-8.29
            [vigour_potion] DJ-44.10 DJ-8.29
            [strength_potion] DJ-44.11
            [speed_potion] DJ-44.12
            [antidote] DJ-44.13 DJ-8.29
            [scroll_magic_missile] DJ-44.14 DJ-18.13
            [scroll_fireball] DJ-44.14 DJ-18.13
            [scroll_healing] DJ-44.14 DJ-18.13
            [scroll_teleport] DJ-44.14 DJ-18.13
            [ring_of_protection] DJ-44.15 DJ-44.23
            [amulet_of_destiny] DJ-44.16
            [ogre_gauntlets] DJ-44.17 DJ-44.23
            [boots_of_the_wind] DJ-44.18 DJ-44.23
            [belt_of_endurance] DJ-44.19 DJ-44.23
            [skeleton_key] DJ-44.20
            [everburning_lantern] DJ-44.21
            [seeing_lens] DJ-44.22
           *[other] DJ-34.2
        }
pick-helper = { $a }
pick-aid = { $a } pour { $b }
pick-equip = Prendre en main ou enfiler : { $a }
pick-unequip = Ranger : { $a }
pick-drink = Boire : { $a }
pick-feed = Faire boire à { $b } : { $a }
pick-coat = Enduire l’arme de poison
pick-torch = Allumer une torche
pick-lens = Regarder dans la lentille
pick-read = Lire : { $a1 }
pick-read-on = Lire pour { $a } : { $b }
pick-read-at = Lire contre { $b1 } (n° { $a }) : { $c }
pick-read-area = Lire sur { $a }, { $b } : { $c }
pick-read-zone = Lire sur la zone { $a } : { $b }
pick-read-piece = Lire contre { $b } : { $c }
pick-rats = Mort-aux-rats contre le skaven en { $a }, { $b }
pick-unlock_door = Ouvrir la serrure de la porte avec la clé
pick-unlock = Ouvrir la serrure avec la clé : { $a1 }
pick-give = Donner à { $a }
pick-hand = { $a }
pick-hand_gold = { $a } PO
pick-back = Rien, finalement
pick-loot = Prendre les affaires d’un mort
pick-take = Prendre
pick-take_thing = { $a }
pick-take_gold = L’or
pick-force = Forcer : { $a1 }
pick-examine = Examiner : { $a1 }
pick-examine-chest = Ouvrir le coffre
pick-lid = Soulever le couvercle : { $a1 }
pick-water = Puiser l’eau enchantée : { $a1 }
pick-break_free = Se libérer du cercle
pick-look = Regarder
pick-decline = S’abstenir
pick-tell = Le dire aux autres aventuriers
pick-keep = Le garder pour soi
pick-make_torch = Faire une torche
pick-drink_water = Boire
pick-bottle = Remplir une fiole
pick-arrive = Arriver en { $a }, { $b }
pick-grow = { $a } +1
pick-grow-life = Points de Vie +1 au total
pick-grow-fatigue = Points de Fatigue +1 au total
pick-grow-destiny = Points de Destin +1
pick-grow-treasure = Tirer une carte Trésor

## Journal

event-amulet-spent = L’amulette de { $seat } se brise à la place d’un PD.
event-healed = { $seat } regagne { $life } PV ({ $left }).
event-rests = { $seat } se repose ({ $fatigue } PF).
event-dies = { $seat } meurt. Ses affaires restent là.
event-falls-in = { $seat } tombe dans le gouffre.
event-drowns = { $seat } disparaît dans le gouffre.
event-gives-aid = { $seat } secourt { $other_seat } : { $thing }.
event-equips = { $seat } s’équipe : { $thing }.
event-takes-off = { $seat } range : { $thing }.
event-drinks = { $seat } boit : { $thing }.
event-feeds = { $seat } fait boire { $other_seat } : { $thing }.
event-coats = { $seat } enduit de poison : { $thing }.
event-lights-torch = { $seat } allume une torche.
event-uses-lens = { $seat } regarde dans la lentille de vision.
event-reads = { $seat } lit : { $thing }.
event-poisons-skaven = { $seat } empoisonne un ennemi ({ $monster }) : { $life } PV.
event-uses-key = { $seat } ouvre une serrure avec le passe-partout.
event-gives = { $seat } donne à { $other_seat } : { $thing }.
event-gives-gold = { $seat } donne { $gold } PO à { $other_seat }.
event-buys = { $seat } achète : { $thing } ({ $gold } PO).
event-created = { $seat } : { $name }, { $race }, { $cls }.
event-returns = { $seat } : { $name } ({ $cls }) reprend la route.
event-no-treasure = Il n’y a plus de tel trésor à trouver.
event-finds-treasure = { $seat } trouve un trésor : { $thing }.
event-gains-gold = { $seat } reçoit { $gold } PO.
event-loot = Butin : { $thing }.
event-takes-loot = { $seat } prend le butin : { $thing }.
event-takes-gold = { $seat } ramasse { $gold } PO.
event-takes = { $seat } ramasse : { $thing }.
event-forces-lock = { $seat } force la serrure : { $thing }.
event-examines = { $seat } examine : { $thing } (dé { $die }).
event-trap-disarmed = Le piège était connu ({ $thing }) : rien ne se passe.
event-leaves-circle = { $seat } se libère du cercle.
event-finds-nothing = { $seat } ne trouve rien.
event-alarm = { $seat } a attiré quelqu’un.
event-finds-parchment = { $seat } trouve un parchemin sur l’objectif.
event-looks = { $seat } apprend où se trouve l’objectif.
event-distance = Cartes avant l’objectif : { $cards }.
event-tells = { $seat } le dit aux autres aventuriers.
event-finds-item = { $seat } obtient : { $thing }.
event-explosion = L’établi explose !
event-cursed = Une malédiction frappe { $seat } : -1 à ses dés.
event-lid-resists = Le couvercle résiste à { $seat }.
event-poisoned-water = L’eau empoisonne { $seat }.
event-enters-circle = { $seat } marche sur un cercle magique (dé { $die }).
event-imprisoned = { $seat } est prisonnier du cercle.
event-lucky = La chance sourit à { $seat } : +1 à ses dés.
event-chasm = Un gouffre (dé { $die }) : { $bridge }.
event-rope-saves = La corde de { $seat } l’arrête au bord du gouffre.
event-gains-xp = { $seat } gagne { $xp } XP.
event-grows = { $seat } progresse : { $thing }.
event-richest = { $seat } est l’aventurier le plus riche.

## Choses

thing-human = humain
thing-elf = elfe
thing-dwarf = nain
thing-warrior = guerrier
thing-wizard = magicien
thing-priest = prêtre
thing-thief = voleur
thing-attack = attaque
thing-defence = défense
thing-strength = force
thing-dexterity = adresse
thing-magic = magie
thing-speed = vitesse
thing-life = total de Points de Vie +1
thing-fatigue = total de Points de Fatigue +1
thing-destiny = total de Points de Destin +1
thing-weapon = arme
thing-shield = bouclier
thing-body = armure
thing-dagger = dague
thing-staff = bâton
thing-sling = fronde
thing-club = gourdin
thing-short_sword = épée courte
thing-axe = hache
thing-short_bow = arc court
thing-light_crossbow = arbalète légère
thing-hammer = marteau
thing-mace = masse d’arme
thing-morning_star = étoile du matin
thing-spear = lance
thing-long_sword = épée longue
thing-battle_axe = hache de bataille
thing-long_bow = arc long
thing-heavy_crossbow = arbalète lourde
thing-halberd = hallebarde
thing-two_handed_sword = épée à deux mains
thing-two_handed_axe = hache à deux mains
thing-two_handed_hammer = marteau à deux mains
thing-wizard_cloak = manteau de magicien
thing-leather_armour = armure de cuir
thing-small_shield = petit bouclier
thing-banded_armour = armure à bandes
thing-scale_armour = armure d’écailles
thing-chain_mail = cotte de mailles
thing-light_plate = armure de plaques légère
thing-full_plate = armure de plaques complète
thing-arrows = flèches
thing-stones = pierres de fronde
thing-bolts = carreaux
thing-lantern = lanterne
thing-torch = torches
thing-rope = corde
thing-rat_poison = mort-aux-rats
thing-healing_potion = potion de guérison
thing-poison = poison
thing-copper_purse = bourse de cuivre
thing-gold_purse = bourse d’or
thing-gold_casket = cassette d’or
thing-silver_necklace = collier d’argent
thing-gemstones = pierres précieuses
thing-golden_idol = idole en or
thing-rune_dagger = dague runique +1
thing-storm_staff = bâton des tempêtes +1
thing-short_sword_1 = épée courte +1
thing-blessed_mace = masse bénie +1
thing-elven_bow = arc court elfique +1
thing-long_sword_1 = épée longue +1
thing-flaming_blade = lame ardente +1
thing-long_bow_1 = arc long +1
thing-rune_axe = hache de bataille runique +2
thing-great_sword_1 = épée à deux mains +1
thing-mage_cloak_1 = manteau de magicien +1
thing-leather_1 = armure de cuir +1
thing-shield_1 = petit bouclier +1
thing-scale_1 = armure d’écailles +1
thing-chain_1 = cotte de mailles +1
thing-plate_1 = armure de plaques complète +1
thing-rune_arrows = flèches runiques +1
thing-demonbane_bolts = carreaux fléaux +2
thing-charged_stones = pierres chargées +1
thing-t_healing_potion = potion de guérison (trésor)
thing-greater_healing_potion = grande potion de guérison
thing-vigour_potion = potion de vigueur
thing-strength_potion = potion de force
thing-speed_potion = potion de rapidité
thing-antidote = antidote
thing-scroll_magic_missile = parchemin : Projectile Magique
thing-scroll_fireball = parchemin : Boule de Feu
thing-scroll_healing = parchemin : Soins
thing-scroll_teleport = parchemin : Téléportation
thing-ring_of_protection = anneau de protection
thing-amulet_of_destiny = amulette du destin
thing-ogre_gauntlets = gantelets d’ogre
thing-boots_of_the_wind = bottes du vent
thing-belt_of_endurance = ceinture d’endurance
thing-skeleton_key = passe-partout
thing-everburning_lantern = lanterne éternelle
thing-seeing_lens = lentille de vérité
thing-grimoire-magic_missile = grimoire : Projectile Magique
thing-grimoire-toxic_cloud = grimoire : Nuage Toxique
thing-grimoire-fly = grimoire : Vol
thing-grimoire-ice_block = grimoire : Bloc de Glace
thing-grimoire-earthquake = grimoire : Tremblement de Terre
thing-grimoire-wall_of_fire = grimoire : Mur de Feu
thing-grimoire-fireball = grimoire : Boule de Feu
thing-grimoire-arcane_shield = grimoire : Bouclier Arcanique
thing-grimoire-lightning_bolt = grimoire : Foudre
thing-grimoire-teleport = grimoire : Téléportation
thing-stolen_banner = bannière volée
thing-lost_relic = relique perdue
thing-silver_flask = flacon d’argent
thing-dawn_blade = Lame de l’aube
thing-quest_object = objet de la quête
thing-chest = coffre
thing-wardrobe = armoire
thing-weapon_rack = râtelier d’armes
thing-table = table
thing-library = bibliothèque
thing-alchemist_bench = établi d’alchimiste
thing-hearth = âtre
thing-altar = autel
thing-sarcophagus = sarcophage
thing-desk = bureau
thing-statue = statue
thing-fountain = fontaine
thing-magic_circle = cercle magique
thing-throne = trône
thing-torture_rack = chevalet de torture
thing-chasm = crevasse
thing-no_bridge = aucun pont, il faut sauter
thing-poor_bridge = un pont en mauvais état
thing-guarded_bridge = un pont solide et gardé
thing-bridge = un pont solide
thing-sword_and_shield = épée et bouclier
thing-great_axe = grande hache
thing-archer = archer
thing-hooded_mage = mage encapuchonné
thing-bearded_mage = mage barbu
thing-mace_bearer = porteuse de masse
thing-monk = moine
thing-cutpurse = coupe-bourse
thing-acrobat = acrobate
thing-hunter = chasseuse
thing-shield_maiden = vierge au bouclier
thing-runesmith = forgeron de runes
thing-Aldric = Aldric
thing-B-reng-re = Bérengère
thing-Cyprien = Cyprien
thing-Mahaut = Mahaut
thing-Odon = Odon
thing-Ysolde = Ysolde
thing-Caladel = Caladel
thing-Elwenn = Elwenn
thing-Ithil = Ithil
thing-Nimiel = Nimiel
thing-Sylvar = Sylvar
thing-Thaliel = Thaliel
thing-Bofrin = Bofrin
thing-Durga = Durga
thing-Grimbeld = Grimbeld
thing-Harka = Harka
thing-Orsik = Orsik
thing-Thora = Thora

### ======== Combat, événements, quêtes ========

## Questions du combat, des événements et des quêtes

prompt-quest = Quelle quête attend les aventuriers ?
prompt-custom-card = Votre quête : quelle salle d’objectif ?
prompt-custom-kind = Votre quête : quel objectif principal ?
prompt-custom-villain = Votre quête : quel adversaire ?
prompt-custom-minion = Votre quête : quels serviteurs ?
prompt-custom-furniture = Votre quête : quel mobilier ?
prompt-custom-secondary = Votre quête : un objectif secondaire ?
prompt-place-monster = Où les placer : { $kinds } ?
prompt-window = Jouer une carte Événement ?
prompt-sixth-sense = { $card } : votre sixième sens ?
prompt-stop-event = { $card } : dépenser 1 PD pour l’empêcher ?
prompt-event-zone = Sur quelle zone ?
prompt-event-square = Sur quelle case ?
prompt-event-hero = Sur quel aventurier ?
prompt-event-door = À quelle porte ?
prompt-event-kind = Des renforts de quelle sorte ?
prompt-event-monster = Quel monstre reprend des forces ?
prompt-scout = Un éclaireur blessé vous donne une potion : à qui ?
prompt-rats = Des rats partout ! La mort-aux-rats ?
prompt-fight = { $points ->
    [0] Combat : plus de mouvement.
    [one] Combat : il vous reste 1 point de mouvement.
   *[other] Combat : il vous reste { $points } points de mouvement.
}
prompt-next-monster = Quel monstre agit maintenant ?
prompt-monster-turn = Que fait ce monstre ?
prompt-before-dice = Avant le coup contre { $monster } : une compétence ?
prompt-bodyguard = { $monster } attaque votre voisin : vous interposer ?
prompt-destiny-attack = Dépenser 1 PD pour faire relancer un dé ?
prompt-destiny-defence = { $damage } dégâts en vue. 1 PD pour faire relancer l’attaque ?
prompt-destiny-for = { $other_seat } en appelle à votre Destin : dépenser 1 PD pour faire relancer le dé du MD ?
prompt-destiny-run = { $monster } court { $die } cases de plus et arrive à portée. 1 PD pour faire relancer le dé ?
prompt-potion = Une potion, sans attendre ?
prompt-reaction = Une parade, une esquive ?
prompt-fatigue-attack = Votre attaque : écart { $gap }. Ajouter des PF ?
prompt-fatigue-defence = Votre défense : écart { $gap }. Ajouter des PF ?
prompt-roll-again = { $cause } : { $target ->
    [0] { $gold ->
        [0] le dé du MD vous coûte { $life } PV
       *[other] le dé du MD vous coûte { $gold } PO
    }
   *[other] test réussi, { $total } contre { $target }
}. Dépenser 1 PD pour le faire relancer ?
prompt-escape-death = Vous tombez à 0 PV. Dépenser 1 PD ?
prompt-amulet = Briser l’amulette, ou dépenser 1 PD ?
prompt-follow-through = Votre ennemi est mort : frapper encore ?
prompt-whirlwind = Coup circulaire : { $struck ->
    [0] qui d’abord ?
   *[other] qui ensuite ?
}
prompt-expert-search = Fouille experte : lancer deux dés ?
prompt-keep-die = Quel dé gardez-vous ?
prompt-teleport = Où mène la téléportation ?
prompt-fire = Le mur de feu : quelle case ?
prompt-water-poison = L’eau vous empoisonne : 1 PD pour en guérir ?

## Choix du combat, des événements et des quêtes

pick-pass = Passer
pick-quest = { $a }
pick-objective = { $a }
pick-main = { $a }
pick-villain = { $a }
pick-minion = { $a }
pick-furniture = { $a }
pick-secondary = { $a }
pick-place = { $c } en { $a }, { $b }
pick-play = Jouer la carte { $a }
pick-play-named = Jouer { $a }
pick-sense = Sixième sens
pick-stop = Dépenser 1 PD
pick-in-zone = Zone { $a }
pick-at = Case { $a }, { $b }
pick-on = { $a }
pick-at-door = Porte { $a }
pick-reinforce = { $b } (n° { $a })
pick-revive = { $b } (n° { $a })
pick-rat-poison = Répandre la mort-aux-rats
pick-strike = Frapper : { $b } (n° { $a })
pick-shoot = Tirer sur { $b } (n° { $a }) : { $c }
pick-act = { $b } (n° { $a })
pick-go = Aller en { $a }, { $b }
pick-attack = Attaquer { $a }
pick-tail = Coup de queue sur { $a }
pick-web = Tisser en { $a }, { $b }
pick-tear = Déchirer la toile en { $a }, { $b }
pick-free = Briser la glace de { $b } (n° { $a })
pick-skill = { $a }
pick-skill-on = { $b } : { $a }
pick-skill-at = { $c } : { $b } (n° { $a })
pick-skill-area = { $c } en { $a }, { $b }
pick-skill-zone = { $b } : zone { $a }
pick-skill-door = { $b } : porte { $a }
pick-skill-piece = { $c } : { $b }
pick-cast = Sort : { $a }
pick-cast-on = Sort : { $b }, { $a }
pick-cast-at = Sort : { $c }, { $b } (n° { $a })
pick-cast-area = Sort : { $c } en { $a }, { $b }
pick-cast-zone = Sort : { $b }, zone { $a }
pick-declare = { $a }
pick-guard = Protéger { $a }
pick-again = Faire relancer le dé : { $b }
pick-again-bare = Dépenser 1 PD : relancer
pick-call = En appeler au Destin de { $a }
pick-bear = Accepter le dé
pick-react = { $a }
pick-destiny = Dépenser 1 PD
pick-use-amulet = Briser l’amulette
pick-use-point = Dépenser 1 PD et garder l’amulette
pick-fall = Tomber
pick-follow = Frapper encore : { $b } (n° { $a })
pick-whirl = { $b } (n° { $a })
pick-expert = Lancer deux dés (1 PF)
pick-plain = Un seul dé
pick-keep-die = Garder { $a }
pick-to = Arriver en { $a }, { $b }
pick-fire = Enflammer { $a }, { $b }
pick-cure = Dépenser 1 PD : guérir
pick-suffer = Supporter le poison
pick-hack = Attaquer la toile en { $a }, { $b }
pick-pierce = Tirer sur la toile en { $a }, { $b } : { $c }
pick-ice = Briser la glace de { $a }
pick-smash = Frapper l’idole
pick-smash-from-afar = Tirer sur l’idole : { $a }
pick-lift = Soulever la herse
pick-activate-banner = Ouvrir le coffre de la bannière
pick-activate-crown = Ouvrir un tombeau royal
pick-activate-notes = Brûler les notes
pick-activate-grimoire = Prendre le grimoire du sorcier
pick-activate-captive = Libérer un captif
pick-activate-flask = Remplir le flacon
pick-activate-dawn = Ouvrir le coffre de la Lame de l’aube
pick-activate-gate = Fermer la porte de l’Enfer
pick-activate-object = Ouvrir le coffre de l’objet
pick-activate-lever = Tirer le levier
pick-activate-slab = Soulever la dalle

## Journal du combat, des événements et des quêtes

event-quest = La quête : { $quest }. L’objectif : { $card }.
event-monsters = Des monstres : { $monsters }.
event-wakes = { $seat } a réveillé : { $monster }.
event-combat = Le combat commence.
event-combat-round = Tour de combat { $number }.
event-blow-lands = { $attacker } touche { $target } : { $total } contre { $guard }, { $damage } PV.
event-blow-misses = { $attacker } manque { $target } : { $total } contre { $guard }.
event-uses-skill = { $seat } : { $skill }.
event-monster-casts = { $monster } lance : { $skill }.
event-forces-roll = { $seat } dépense 1 PD : le dé est relancé.
event-loses-life = { $seat } perd { $life } PV ({ $left }).
event-falls = { $seat } est à terre.
event-escapes-death = { $seat } échappe à la mort : { $life } PV.
event-wounds = { $monster } perd { $life } PV ({ $left }).
event-kills = { $seat } abat un ennemi ({ $monster }) : { $xp } XP.
event-monster-dies = Un monstre meurt : { $monster }.
event-unhurt = { $monster } ne craint que la magie.
event-sanctuary-holds = Le sanctuaire de { $seat } arrête { $monster }.
event-guards = { $seat } s’interpose devant { $other_seat }.
event-drained = { $monster } vole 1 point de Force à { $seat }.
event-loses-will = { $seat } perd toute volonté.
event-strength-returns = La Force de { $seat } lui revient.
event-weakened = { $seat } s’affaiblit : -1 à tout.
event-poisoned = Le venin coule dans les veines de { $seat }.
event-regenerates = { $monster } se régénère ({ $left } PV).
event-withdraw = Les monstres se retirent.
event-monster-moves = { $monster } se déplace.
event-monster-runs = { $monster } court (+{ $die }).
    .quiet = yes
event-spins-web = Une araignée tisse une toile.
event-monster-tears-web = { $monster } déchire une toile.
event-web-torn = { $seat } déchire une toile.
event-web-holds = La toile résiste à { $seat }.
event-ice-broken = { $seat } libère { $other_seat } de la glace.
event-dice-fall = { $attacker } attaque { $targets } : les dés sont jetés.
event-dice-again = { $attacker } attaque : un dé est relancé.
event-thing-dice = Le dé de { $who } est jeté.
event-harm-dice = { $cause } : dés contre { $seat }.
event-damage-dice = Dés contre : { $monster }.
event-tie-dice = Vitesse égale : 1D6 chacun décide de l’ordre.
event-expert-dice = { $seat } lance deux dés, dont un compte.
event-seeks-relic = { $seat } cherche : { $item }.
event-ice-holds = { $seat } ne brise pas la glace autour de { $other_seat }.
event-monster-web-holds = La toile résiste : { $monster }.
event-monster-breaks-ice = { $monster } brise la glace : { $who }.
event-monster-ice-holds = La glace résiste à { $monster } : { $who }.
event-frozen = Pris dans la glace : { $who }.
event-breaks-free = { $seat } brise la glace.
event-stays-frozen = { $seat } reste dans la glace.
event-monster-breaks-free = { $monster } brise la glace.
event-loses-turn = { $seat } perd son tour.
event-monster-loses-turn = { $monster } perd son tour.
event-water-cured = { $seat } est guéri de l’eau empoisonnée.
event-teleported = { $seat } se téléporte.
event-turned = { $monster } recule devant la foi.
event-listens = Derrière la porte : { $card }.
event-event-played = Événement : { $card }.
event-event-in-vain = L’événement n’a plus d’effet.
event-event-stopped = { $seat } empêche l’événement.
event-notched = L’arme de { $seat } s’ébrèche : { $thing }.
event-pilfered = Un diablotin vole { $gold } PO à { $seat }.
event-tired = { $seat } perd { $fatigue } PF.
event-rats-poisoned = La mort-aux-rats de { $seat } chasse les rats.
event-sleeps = { $seat } s’endort.
event-portcullis-lifted = La herse de la porte { $door } se lève.
event-slab = { $seat } lance le dé de la dalle : { $die }.
event-slab-appears = Une dalle descellée en { $x }, { $y }.
event-portcullis-falls = Une herse barre la porte { $door } ; son levier est en { $x }, { $y }.
event-door-locks = La porte { $door } se verrouille.
event-darkens = La zone { $zone } est dans le noir.
event-wrong-way = Une carte de plus sur la pile Donjon : { $cards }.
event-howl = La prochaine carte Monstre amènera une créature de plus.
event-revives = { $monster } se remet ({ $left } PV).
event-in-the-pit = Sans corde, { $seat } perd un tour dans la fosse.
event-refreshed = { $seat } regagne { $fatigue } PF ({ $left }).
event-hands-back = { $seat } le laisse, ce n’était que pour cette quête : { $thing }.
event-activates = { $seat } : { $pick }.
event-finds = { $seat } trouve : { $item }.
event-objective = Objectif accompli : { $goal }.
event-idol-cracks = L’idole se fend : { $life } PV ({ $left }).
event-idol-shatters = L’idole vole en éclats !
event-demon-vanishes = Le démon s’évanouit.

## Dice

roll-melee = attaque
roll-shot = tir
roll-spell = attaque magique
roll-defence = défense
roll-break = coup contre un objet
roll-test-attack = test d’Attaque
roll-test-defence = test de Défense
roll-test-strength = test de Force
roll-test-dexterity = test d’Adresse
roll-test-magic = test de Magie
roll-test-speed = test de Vitesse
roll-run = course
roll-search = fouille
roll-examine = meuble
roll-grimoire = quel sort
roll-slab = sous la dalle
roll-relic = relique
roll-circle = cercle magique
roll-bridge = pont
roll-leader = ordre
roll-heal = soins
roll-gold = or
roll-gold-lost = or perdu
roll-harm = dégâts
roll-damage = dégâts

outcome-hit = touché
outcome-miss = manqué
outcome-passed = réussi
outcome-failed = échec
outcome-sure = 10 naturel : réussi
outcome-broken = brisé
outcome-held = rien ne cède
outcome-found = trouvé
outcome-nothing = rien
outcome-search-nothing = rien
outcome-search-event = une carte Événement pour le MD
outcome-search-treasure = un trésor

mod-fatigue = Fatigue
mod-venom = venin
mod-luck = chance du cercle
mod-curse = malédiction
mod-evil_eye = Mauvais œil
mod-darkness = obscurité
mod-knocked = renversé
mod-armour = armure
mod-monster_weapon = arme
mod-tail = queue
mod-frenzy = Frénésie
mod-might_blow = potion de force
mod-undead_bane = contre les morts-vivants
mod-bare_hands = mains nues

## Monstres, compétences, événements et quêtes

thing-giant_spider = { $n ->
    [one] araignée géante
   *[other] araignées géantes
}
thing-brigand = { $n ->
    [one] brigand
   *[other] brigands
}
thing-demon = { $n ->
    [one] démon
   *[other] démons
}
thing-major_demon = { $n ->
    [one] démon majeur
   *[other] démons majeurs
}
thing-fimir = { $n ->
    [one] fimir
   *[other] fimirs
}
thing-gnoll = { $n ->
    [one] gnoll
   *[other] gnolls
}
thing-goblin = { $n ->
    [one] gobelin
   *[other] gobelins
}
thing-bugbear = { $n ->
    [one] gobelours
   *[other] gobelours
}
thing-ghoul = { $n ->
    [one] goule
   *[other] goules
}
thing-chaos_warrior = { $n ->
    [one] guerrier du chaos
   *[other] guerriers du chaos
}
thing-hobgoblin = { $n ->
    [one] hobgobelin
   *[other] hobgobelins
}
thing-beastman = { $n ->
    [one] homme bête
   *[other] hommes bêtes
}
thing-minotaur = { $n ->
    [one] minotaure
   *[other] minotaures
}
thing-mummy = { $n ->
    [one] momie
   *[other] momies
}
thing-ogre = { $n ->
    [one] ogre
   *[other] ogres
}
thing-orc = { $n ->
    [one] orque
   *[other] orques
}
thing-orc_archer = { $n ->
    [one] orque archer
   *[other] orques archers
}
thing-orc_warlord = { $n ->
    [one] orque chef de guerre
   *[other] orques chefs de guerre
}
thing-skaven = { $n ->
    [one] skaven
   *[other] skavens
}
thing-evil_sorcerer = { $n ->
    [one] sorcier maléfique
   *[other] sorciers maléfiques
}
thing-spectre = { $n ->
    [one] spectre
   *[other] spectres
}
thing-skeleton = { $n ->
    [one] squelette animé
   *[other] squelettes animés
}
thing-skeleton_sorcerer = { $n ->
    [one] squelette sorcier
   *[other] squelettes sorciers
}
thing-troll = { $n ->
    [one] troll
   *[other] trolls
}
thing-carrion_worm = { $n ->
    [one] ver charognard
   *[other] vers charognards
}
thing-zombie = { $n ->
    [one] zombi
   *[other] zombis
}
thing-mighty_blow = Frappe puissante
thing-whirlwind = Coup circulaire
thing-follow_through = Enchaînement
thing-bodyguard = Garde du corps
thing-parry = Parade
thing-charge = Charge
thing-taunt = Provocation
thing-second_wind = Second souffle
thing-magic_missile = Projectile Magique
thing-toxic_cloud = Nuage Toxique
thing-fly = Vol
thing-ice_block = Bloc de Glace
thing-earthquake = Tremblement de Terre
thing-wall_of_fire = Mur de Feu
thing-fireball = Boule de Feu
thing-arcane_shield = Bouclier Arcanique
thing-lightning_bolt = Foudre
thing-teleport = Téléportation
thing-healing = Soins
thing-purification = Purification
thing-blessing = Bénédiction
thing-aegis = Égide
thing-turn_undead = Renvoi des morts-vivants
thing-sacred_hammer = Marteau sacré
thing-song_of_comfort = Chant de réconfort
thing-sanctuary = Sanctuaire
thing-find_traps = Recherche de pièges
thing-lockpicking = Crochetage
thing-backstab = Coup en traître
thing-dodge = Esquive
thing-stealth = Furtivité
thing-sixth_sense = Sixième sens
thing-listen_at_doors = Écoute aux portes
thing-expert_search = Fouille experte
thing-wandering_monsters = Monstres errants
thing-ambush = Embuscade
thing-locked_door = Porte verrouillée
thing-pit = Fosse
thing-poisoned_darts = Fléchettes empoisonnées
thing-sleeping_gas = Gaz soporifique
thing-falling_block = Bloc de pierre
thing-arrow_slit = Meurtrière
thing-darkness = Ténèbres
thing-draught = Courant d’air
thing-rat_swarm = Nuée de rats
thing-reinforcements = Renforts
thing-frenzy = Frénésie
thing-dark_vitality = Vitalité noire
thing-notched_weapon = Arme ébréchée
thing-evil_eye = Mauvais œil
thing-foul_air = Air vicié
thing-pilfering_imp = Diablotin chapardeur
thing-whispers = Murmures
thing-portcullis = Herse
thing-loose_slab = Dalle descellée
thing-dead_magic = Magie morte
thing-wrong_way = Fausse piste
thing-distant_howl = Hurlement lointain
thing-wounded_scout = Éclaireur blessé
thing-forgotten_cache = Cache oubliée
thing-black_fang = La Dent Noire
thing-dead_kings_crown = La Couronne du Roi mort
thing-arena_captives = Les Captifs de l’arène
thing-forbidden_laboratory = Le Laboratoire interdit
thing-bleeding_idol = L’Idole qui saigne
thing-gate_of_hell = La Porte des enfers
thing-random = Quête au hasard
thing-custom = Quête sur mesure
thing-search_all_rooms = Fouiller toutes les pièces dévoilées
thing-kill_unique = Tuer un monstre unique du paquet
thing-no_death = Aucun aventurier ne meurt
thing-hundred_gold = Trouver 100 PO en tout
thing-open_banner_chest = Ouvrir le coffre de la bannière
thing-kill_skeleton_sorcerer = Tuer le squelette sorcier
thing-kill_troll = Tuer le troll
thing-kill_minotaur = Tuer le minotaure
thing-open_champions_chest = Ouvrir le coffre du champion
thing-take_grimoire = Prendre le grimoire du sorcier
thing-examine_both_benches = Examiner les deux établis
thing-kill_demon = Tuer le démon
thing-examine_altar = Examiner l’autel
thing-kill_chaos_warrior = Tuer un guerrier du chaos
thing-close_gate = Fermer la porte
thing-goblin_band = 7 Gobelins
thing-goblin_horde = 9 Gobelins
thing-goblins_and_chiefs = 5 Gobelins et 2 Hobgobelins
thing-hobgoblin_patrol = 4 Hobgobelins
thing-hobgoblins_and_orcs = 2 Hobgobelins et 3 Orques
thing-orc_band = 5 Orques
thing-orcs_and_archers = 3 Orques et 3 Orques archers
thing-orc_archers = 4 Orques archers
thing-orc_warband = 6 Orques
thing-skaven_scouts = 5 Skavens
thing-skaven_pack = 6 Skavens
thing-skeleton_guard = 6 Squelettes animés
thing-skeleton_company = 8 Squelettes animés
thing-zombie_crowd = 7 Zombis
thing-zombies_and_ghouls = 4 Zombis et 3 Goules
thing-ghoul_pack = 6 Goules
thing-brigands = 5 Brigands
thing-brigand_gang = 6 Brigands
thing-gnolls = 4 Gnolls
thing-gnoll_raiders = 5 Gnolls
thing-bugbears = 3 Gobelours
thing-bugbear_guard = 4 Gobelours
thing-beastmen = 4 Hommes bêtes
thing-beastman_herd = 5 Hommes bêtes
thing-fimirs = 3 Fimirs
thing-fimir_hunters = 4 Fimirs
thing-giant_spiders = 3 Araignées géantes
thing-spider_nest = 4 Araignées géantes
thing-mummies = 3 Momies
thing-tomb_guardians = 4 Momies
thing-spectres = 2 Spectres
thing-u_carrion_worm = Ver charognard
thing-u_ogre = Ogre
thing-u_troll = Troll
thing-u_orc_warlord = Orque chef de guerre
thing-u_minotaur = Minotaure
thing-u_evil_sorcerer = Sorcier maléfique
thing-u_skeleton_sorcerer = Squelette sorcier
thing-u_chaos_warrior = Guerrier du chaos
thing-u_demon = Démon
thing-u_major_demon = Démon majeur
thing-main = objectif principal
thing-slay = abattre un adversaire
thing-retrieve = trouver un objet
thing-destroy = détruire une idole
thing-carry_out = sortir un objet du donjon
thing-banner = le coffre de la bannière
thing-crown = un tombeau royal
thing-notes = brûler les notes
thing-captive = captif
thing-idol = l’idole
thing-flask = remplir le flacon
thing-dawn = le coffre de la Lame de l’aube
thing-gate = fermer la porte de l’Enfer
thing-object = le coffre de l’objet
thing-lever = levier
thing-slab = dalle
thing-grimoire = le grimoire du sorcier
thing-trap = un piège
thing-fire = case de feu
thing-web = Toile d’araignée

## Table

table-before = Avant l’aventure
table-letters = PV vie · PF fatigue · PD destin · PU puissance · PO or · XP expérience · MD Maître du Donjon
table-fight = Combat, tour { $n }
table-exploration = Exploration { $n }
table-hand = main du MD : { $n }
table-leader = meneur : { $seat }
table-aims = Objectifs
table-goal-black_fang = tuer l’orque chef de guerre
table-goal-dead_kings_crown = prendre la couronne du roi mort
table-goal-silver_spring = sortir du donjon la fiole d’argent remplie
table-goal-arena_captives = libérer les captifs
table-goal-forbidden_laboratory = tuer le sorcier maléfique et brûler ses notes
table-goal-bleeding_idol = briser l’idole
table-goal-gate_of_hell = tuer le démon majeur
table-goal-random = vaincre tous les monstres de la salle objectif
table-pile = Pile Donjon : { $n }
table-distance = { $n ->
    [0] l’objectif est la prochaine carte
    [1] 1 carte avant l’objectif
   *[other] { $n } cartes avant l’objectif
  }
table-distance-unknown = l’objectif est parmi les six dernières
table-next-card = dessus : { $card }
table-event = Événement : { $card }
table-afoot = En vigueur
table-idle = { $n ->
    [one] { $n } tour vide
   *[other] { $n } tours vides
  }
table-zone = Zone { $n } : { $told }
table-level = niveau { $n }
table-dark = sombre
table-lit = éclairée
table-searched = fouillée
table-safe = pièges repérés
table-spent = épuisé
table-locked = verrouillé
table-life = { $n }/{ $of } PV
table-fatigue = { $n }/{ $of } PF
table-destiny = { $n } PD
table-blows = Attaque { $attack }, Défense { $defence }
table-speed = Vitesse { $n }
table-purse = { $gold } PO, { $xp } XP
table-state-water = empoisonné par l’eau
table-state-lost_turn = perd un tour
table-state-frozen = gelé
table-state-knocked = renversé
table-state-prisoner = tenu par le cercle
table-state-sanctuary = sous un sanctuaire
table-state-lens = lentille déjà utilisée
table-state-down = à terre
table-state-flying = en vol
table-state-rooted = ne peut pas bouger
table-state-singed = ne se régénère pas
table-state-quest = de la quête
table-state-waker = s’en prend à { $seat }
table-notch = ébréchure −{ $n }
table-coat = poison
table-blessed = Marteau sacré
table-state-venom = venin −{ $n }
table-state-drained = Force drainée de { $n }
table-state-torch = torche allumée
table-effect-weakened = affaibli (−{ $n })
table-effect-might = Force +{ $n }
table-effect-might_blow = attaque au contact +{ $n }
table-effect-haste = accéléré
table-effect-luck = chanceux (+{ $n })
table-effect-curse = maudit (−{ $n })
table-effect-evil_eye = mauvais œil (−{ $n })
table-effect-blessing = béni
table-effect-aegis = sous une égide
table-effect-arcane_shield = bouclier des arcanes
table-effect-sacred_hammer = marteau sacré
table-effect-taunt = provoque
table-effect-stealth = caché
table-effect-flying = en vol
table-until = { $state } jusqu’à { $end }
table-end-1 = la fin de cette exploration
table-end-2 = la fin de la prochaine exploration
table-end-4 = la fin de ce combat
table-end-8 = la fin du prochain combat
table-end-16 = la fin du tour
table-fate-left = hors du donjon
table-fate-dead = mort
table-fate-lost = perdu dans la crevasse
table-blow = { $who } { $total } (dé { $die }) contre { $whom } { $guard } (dé { $guard_die })
table-test = { $who }, { $test } : { $total } (dé { $die }) contre { $target }
table-nobody = piège
table-cards = Cartes Événement en main
table-held = Cartes gardées
table-drawn = Carte tirée
table-square = Case { $x }, { $y }
table-monster = { $name } (n° { $n })
table-door-open = Porte { $n }, ouverte
table-door-closed = Porte { $n }, fermée
table-door-locked = Porte { $n }, verrouillée
table-door-barred = Porte { $n }, herse baissée
table-sign-chest = Co
table-sign-wardrobe = Ar
table-sign-weapon_rack = Râ
table-sign-table = Ta
table-sign-library = Bi
table-sign-alchemist_bench = Ét
table-sign-hearth = Ât
table-sign-altar = Au
table-sign-sarcophagus = Sa
table-sign-desk = Bu
table-sign-statue = St
table-sign-fountain = Fo
table-sign-magic_circle = Ce
table-sign-throne = Tr
table-sign-torture_rack = Ch
table-sign-chasm = ~~
table-sign-lever = Le
table-sign-slab = Da
table-sign-captive = Ca
table-sign-idol = Id
table-board = Le donjon
table-map-whole = Toute la carte
table-map-near = De près
table-again = Touchez encore pour le faire
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
table-hint = Touchez ce qui est éclairé, ou les flèches.
table-hint-wait = Ce n’est pas votre tour.
table-party = Le groupe
table-band = Monstres
table-master = Les cartes du MD
table-rows = 1D10 à l’examen
table-skills = Compétences
table-tilted = utilisée
table-pack = Équipement
table-row-event = une carte Événement
table-row-nothing = rien
table-row-treasure = un trésor
table-row-damage = des blessures
table-row-monster = des monstres arrivent
table-row-objective_distance = un parchemin : la distance de l’objectif
table-row-grimoire = un grimoire
table-row-explosion = une explosion
table-row-item = un objet
table-row-penalty = une malédiction
table-row-spawn = quelque chose se lève
table-row-test_then_treasure = un couvercle à soulever, puis un trésor
table-row-secret_door = un passage secret
table-row-gold = de l’or
table-row-poison_water = une eau empoisonnée
table-row-healing_water = une eau qui guérit
table-row-teleport_level_start = emporté au début du niveau
table-row-full_heal = toutes les blessures guéries
table-row-prisoner = retenu sur place
table-row-bonus_all_dice = de la chance à tous les dés
table-row-no_bridge = pas de pont : un saut
table-row-poor_bridge = un pont en mauvais état
table-row-guarded_bridge = un pont gardé
table-row-bridge = un pont solide
table-row-quest_item = ce que cherche la quête
table-played = a joué
table-kind-race = Races
table-kind-ready_made = Aventuriers tout prêts
table-kind-class = Classes
table-kind-skill_card = Compétences
table-kind-weapon = Armes de mêlée
table-kind-ranged = Armes à distance
table-kind-body = Armures
table-kind-shield = Boucliers
table-kind-gear = Matériel
table-kind-buy_card = Cartes Trésor
table-kind-grow = Progression
table-price = { $n } PO
table-power = PU { $n }
table-xp = { $n } XP
table-unfit = trop lourd pour votre classe
table-no-card = Aucune carte Événement en main.
table-moment-exploration = avant une phase
table-moment-onset = au début d’un combat
table-moment-door = à l’ouverture d’une porte
table-moment-move = après un déplacement
table-moment-melee = avant les monstres
table-moment-immediate = aussitôt
table-against = contre
table-dice = Les dés
table-miss = manqué
table-passed = réussi
table-epilogue = Le bilan
table-adventurer = Aventurier
table-fate = Sort
table-xp-sources = XP : monstres + objectifs
table-gold = PO
table-richest = survivant le plus riche
table-walk = Y aller
table-hint-bar = Répondez ci-dessous.
table-struck = touche { $who }
table-aim-done = +{ $n } XP chacun
table-aim-missed = pas accompli
table-hands = { $n ->
    [one] 1 main
   *[other] { $n } mains
  }
table-hit = { $n ->
    [one] touché : 1 dégât
   *[other] touché : { $n } dégâts
  }
table-failed = { $n ->
    [one] échec de 1
   *[other] échec de { $n }
  }
table-max-power = { $n ->
    [99] toute arme, toute armure
   *[other] armes et armures de PU { $n } au plus
  }

## Notes

note-rule = { $rule }
note-blow = tue { $kill } %, { $mean } PV en moyenne
note-unhurt = ne peut blesser : { $monster }
note-uses = consomme : { $thing }
note-fatigue-cost = { $n } PF
note-destiny-cost = 1 PD
note-needs = { $total } ou plus avec { $base } + 1D10
note-test = { $target } ou plus
note-with-fatigue = { $chance } % avec { $n } PF
note-passes = réussi
note-fails = échec
note-hits = touche ({ $n }), jusqu’à { $damage } PV
note-misses = manque
note-loses = { $n } PV perdus, il en reste { $left }
note-loses-gold = { $n } PO perdues
note-die-lies = le dé montre { $die } : chance qu’il tombe plus bas
note-made-fail = chance que le test échoue alors
note-thrown-again = les dés sont relancés
note-stands = le dé reste
note-attack-bonus = attaque +{ $n }
note-defence-bonus = défense +{ $n }
note-once = une fois dans ce combat
note-struck = touche { $who }
note-heals = soigne { $n }D{ $faces } PV
note-speed = Vitesse { $n }, reste { $left }
note-fire = feu : 1D6 PV
note-circle = un cercle magique : 1D10 sur sa table
note-rope = la corde retient en cas de chute
note-drowns = en cas d’échec, chute dans le gouffre
note-beside = ennemis à côté : { $n }
note-burns = { $n }D{ $faces } PV à qui s’y tient
note-event-peril = { $n } % une carte Événement pour le MD
note-trap-peril = { $n } % un piège
note-rests = Fatigue { $fatigue }/{ $most }
note-rest-late = une phase de plus ; le MD ne prend plus de carte
note-rest-full = une phase de plus ; la main du MD est pleine ({ $n })
note-rest-card = une phase de plus : une carte de plus pour le MD (main : { $n })
note-leaves = dehors pour le reste de cette partie
note-runs = 1D6 de Vitesse en plus ; plus d’action payante ensuite
note-turn-ends = le tour est fini
note-opens = la zone derrière elle est révélée
note-water = la boire, ou remplir une gourde
note-home = la partie s’achève
note-stay = l’exploration continue
note-die-counts = compte pour { $die }
note-power = PU { $n }
note-hands = { $n } mains
note-price = { $n } PO, il en reste { $left }
note-amount = ×{ $n }
note-stats = Attaque { $attack }, Défense { $defence }, Force { $strength }, Adresse { $dexterity }, Magie { $magic }, Vitesse { $speed }
note-max-power = jusqu’à PU { $n }
note-is = { $thing }
note-xp-cost = { $n } XP
note-not-alone = ne sert à rien à qui va seul
note-saved = de retour avec { $n } PV
note-event-comes = { $card } prend effet
note-nothing = rien ne se passe
note-card = { $card }
note-drawn = la carte qui vient d’être piochée
note-held = { $card }, gardée d’une pioche précédente
note-redraws = cette carte repart, une autre vient
note-creature = { $life } PV, Attaque { $attack }
note-chosen = celui-ci, pour toute la partie
note-hero = { $life } PV, { $fatigue } PF, { $destiny } PD
note-put-away = de retour dans le sac
note-coats = +{ $n } aux attaques jusqu’à la fin du combat
note-light = de la lumière pour un niveau
note-lens = montre s’il y a des pièges
note-rats = 1D4 PV sans défense
note-rat-poison = les rats ne mordent personne
note-unlocks = déverrouillé ; la clé est usée
note-gives = l’objet change de mains
note-loots = ce que le mort a laissé
note-takes = il est à lui
note-looks = combien de cartes précèdent l’objectif
note-tells = les autres aventuriers le savent aussi
note-keeps = personne d’autre ne le sait
note-drinks-water = soigne aussitôt
note-bottles = une potion de soins
note-two-dice = 1 PF, deux dés, dont un gardé
note-one-die = un seul dé
note-activates = l’objectif de cet élément
note-looks-only = un nom et une allure, rien de plus
note-guards = 1 PF : l’attaque tombe sur lui
note-falls = à terre, à 0 PV
note-amulet = l’amulette est perdue
note-point = 1 PD ; l’amulette reste
note-cured = 1 PD : fin du poison
note-suffers = 1D4 PV
note-draws = une carte Événement de plus en main
note-there = là

## The box

kind-characteristic = caractéristique
kind-race = race
kind-class = classe
kind-skill = compétence
kind-weapon = arme
kind-armour = armure
kind-gear = équipement
kind-treasure_card = carte Trésor
kind-grimoire = grimoire
kind-monster = monstre
kind-furniture = mobilier
kind-event_card = carte Événement
kind-dungeon_card = carte Donjon
kind-room_card = carte Pièce
kind-quest = quête
kind-secondary_objective = objectif secondaire
kind-token = pion
kind-monster_card = carte Monstre
number-stats = Caractéristiques
number-life = Vie
number-weapon_power = arme
number-armour_power = armure
number-extra_attack_power = seconde attaque
number-reach = allonge
number-regeneration = régénère
number-spells = sorts
number-undead = mort-vivant
number-magic_only = blessé par la magie seule
number-ranged = à distance
number-max_power = Puissance jusqu’à
number-power = Puissance
number-bonus = bonus
number-hands = mains
number-amount = pièces
number-uses = utilisations
number-price = prix en PO
number-value = valeur en PO
number-attack_bonus = bonus d’attaque
number-defence_bonus = bonus de défense
number-weapon_bonus = bonus d’arme
number-versus_undead = contre les morts-vivants
number-strength = Force
number-speed = Vitesse
number-max_fatigue = total de Fatigue
number-heal = soigne
number-damage = dégâts
number-skill = lance
number-class = classe
number-takes_attack = prend l’attaque
number-attack = attaque
number-fatigue = Fatigue
number-monsters = monstres
number-tier = force de la carte
number-treasures = trésors
number-trap = piège
number-lockable = peut être verrouillé
number-dark = sombre
number-xp = XP
number-xp_total = XP en tout
number-count = exemplaires

## Standing orders

order-no-destiny = Ne jamais dépenser de Destin sur les dés
order-no-stop = Ne jamais arrêter une carte Événement
order-no-sense = Ne jamais utiliser Sixième Sens
order-no-fatigue = Ne jamais ajouter de Fatigue aux dés
order-no-potion = Pas de potion entre les coups tant que tous ont plus de la moitié de leur Vie
order-no-guard = Ne jamais recevoir un coup pour un autre
order-no-loot = Ne prendre aucun butin
term-always = toujours
term-phase = cette phase
term-hurt = tant que ma Vie ne change pas

# ---- Ce que « jouer tout de suite » propose
way-one = L’un des quatre
way-one-text = Vous et trois compagnons contre le donjon.
way-party = Les quatre
way-party-text = Toute la compagnie est à vous.
way-master = Le Maître du Donjon
way-master-text = Quatre aventuriers viennent à vous.
