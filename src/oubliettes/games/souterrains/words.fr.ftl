# Seul dans les Souterrains en français. Les mêmes messages, dans le même ordre, que words.en.ftl ; leurs noms : oubliettes/words.

game-title = Seul dans les Souterrains
game-summary = Une torche, quelques ressources, et personne pour vous attendre : descendre, trouver, remonter vivant.
game-minutes = 10 à 40 min l’expédition
game-credits = Cyol.

### Questions

prompt-name = Comment s’appelle votre aventurier ?
prompt-hit-die = Quel Dé de Vie ? Plus il est petit, plus vous avez d’avantages.
prompt-extra = Un avantage de plus : lequel ?
prompt-rst = Race, surnom ou trait : qui êtes-vous ?
prompt-domain = Quel Domaine de Compétence ?
prompt-gift = Quel Don ?
prompt-kit = Quel équipement de départ ?
prompt-shop = La boutique : il vous reste { $po } PO.
prompt-search-test = La Fouille : il faut { $needed } au D20.
prompt-encounter-test = Quelqu’un rôde : il faut { $needed } au D20 pour ne rencontrer personne.
prompt-surprise = Vous sentez une présence : il faut { $needed } au D20 pour ne pas être surpris.
prompt-stealth-test = Pas un bruit : il faut { $needed } au D20.
prompt-acrobatics = De la souplesse : il faut { $needed } au D20.
prompt-flight = La course : il faut { $needed } au D20.
prompt-talk = Les mots justes : il faut { $needed } au D20.
prompt-magic-test = Le sortilège : il faut { $needed } au D20.
prompt-cache-test = La cache est-elle intacte ? Il faut { $needed } au D20.
prompt-attack = Le coup : il faut { $needed } au D20.
prompt-save = Jet de Sauvegarde : il faut { $needed } au D20.
prompt-disarm = Le piège : il faut { $needed } au D20 pour le désamorcer.
prompt-pick-lock = La serrure : il faut { $needed } au D20.
prompt-force = L’épaule contre l’obstacle : il faut { $needed } au D20.
prompt-module-test = L’épreuve : il faut { $needed } au D20.
prompt-haggle-test = Le marchandage : il faut { $needed } au D20.
prompt-morale = Le Moral des ennemis : ils cèdent à partir de { $needed } au D10.
prompt-give-up = La poursuite : ils renoncent à partir de { $needed } au D10.
prompt-reroll = Manqué. Il fallait { $needed } : relancer ?
prompt-five-feed = Cinq Tours ont passé : consommer une Ressource ?
prompt-five-rest = Cinq Tours ont passé : se reposer un Tour ?
prompt-pay-effort = L’effort du combat : une Ressource, ou un point de Fatigue ?
prompt-pay-wound = Les blessures : une Ressource et un point de Fatigue, ou deux ?
prompt-backlash = La Magie se paie : Fatigue ou Dangerosité ?
prompt-explore = Que faites-vous ?
prompt-slip = Ils ne vous ont pas vu. Par où filez-vous ?
prompt-too-heavy = Trop lourd pour faire un pas : que lâchez-vous ?
prompt-gear = Mains, lumières et équipement.
prompt-loot = Que prenez-vous ?
prompt-search-take = Combien de Ressources prenez-vous ?
prompt-known-trap = Un piège connu barre le chemin.
prompt-stealth = Tenter de passer inaperçu ?
prompt-first-choice = Vous avez la main.
prompt-stake = Quel est l’enjeu ?
prompt-share = Le partage : à vous de choisir.
prompt-information = Derrière quelle issue voulez-vous savoir ce qu’il y a ?
prompt-action = Round { $round } : que faites-vous ?
prompt-enemy-down = Il est à terre : mort ou inconscient ?
prompt-flight-drop = Jeter quelque chose aux poursuivants ?
prompt-prisoner = Un prisonnier : l’interroger ?
prompt-cache = Que cachez-vous ?
prompt-trade = Le colporteur ouvre sa hotte.
prompt-town = Jour { $day } en ville, { $po } PO en poche.
prompt-haggle = Cela vaut { $po } PO. Combien demandez-vous de plus que la moitié ?
prompt-night-feed = Sans repas la nuit ne repose pas : une Ressource ?
prompt-rumour = On raconte ceci : { $rumour }. Entendre autre chose ?
prompt-store = Que laissez-vous chez vous ?
prompt-fetch = Que reprenez-vous ?
prompt-unload = Que lâchez-vous ?
prompt-give-away = Que donnez-vous ?
prompt-choose-dungeon = Où descendez-vous ?

### Choix

pick-name = { $a }
    .rules = SS-2.2
pick-hit_die = { $a }
    .rules = SS-2.5
pick-extra = { $a }
    .rules = SS-2.9
pick-rst = { $a }
    .rules = SS-2.16
pick-domain = { $a }
    .rules = SS-2.19
pick-roll_domain = Laisser le D6 choisir
    .rules = SS-2.19
pick-gift = { $a }
    .rules = SS-2.9
pick-kit = { $a }
    .rules = SS-2.30
pick-buy = Acheter : { $a }
    .rules = SS-23.5
pick-done = C’est tout
    .rules = SS-29.3
pick-roll = Lancer le dé
    .rules = SS-6.15
pick-resource = Une Ressource : +2
    .rules = SS-5.8
pick-claim = Invoquer votre trait libre : +2
    .rules = SS-2.17
pick-lucky_coin = La pièce de chance : +3
    .rules = SS-21.13
pick-stored = Le bonus en réserve : +2
    .rules = SS-26.12
pick-situation = La situation, sur l’honneur : { $a }
    .rules = SS-6.14
pick-coins = Offrir 10 PO : +2
    .rules = SS-15.3
pick-valuable = Offrir : { $b }
    .rules = SS-15.4
pick-reroll = Relancer
    .rules = SS-6.5
pick-keep = Garder
    .rules = SS-6.6
pick-pay = Une Ressource
    .rules = SS-5.7
pick-decline = Non
    .rules = SS-5.7
pick-rest_now = Se reposer maintenant
    .rules = SS-7.20
pick-backlash = { $a } +1
    .rules = SS-3.25
pick-exit = Issue { $a }, { $b } : { $c }
    .rules = SS-8.8
pick-go_to = Aller à l’issue { $a }, { $b } : { $c }
    .rules = SS-8.8
pick-approach = Aller voir : { $b }
    .rules = SS-8.8
pick-further = Explorer plus avant
    .rules = SS-8.8
pick-climb = Grimper par : { $a }
    .rules = SS-25.23
pick-stairs = Emprunter : { $a }
    .rules = SS-25.23
pick-travel = Retourner à la section { $a }
    .rules = SS-8.8
pick-travel_out = Aller à la sortie { $a }
    .rules = SS-8.8
pick-slip_link = Filer par : { $b }
    .rules = SS-14.21
pick-slip_out = Filer dehors
    .rules = SS-14.21
pick-face = Leur faire face
    .rules = SS-14.21
pick-search = Fouiller
    .rules = SS-12.1
pick-search_near = Fouiller autour de soi
    .rules = SS-12.13
pick-pick_lock = Crocheter l’issue { $a }
    .rules = SS-13.7
pick-force = Forcer l’issue { $a }
    .rules = SS-13.7
pick-dig = Déblayer l’issue { $a }
    .rules = SS-13.11
pick-unlock = Ouvrir l’issue { $a } avec la clef
    .rules = SS-13.7
pick-open_box = Ouvrir : { $b }
    .rules = SS-13.14
pick-pick_box = Crocheter : { $b }
    .rules = SS-13.14
pick-force_box = Forcer : { $b }
    .rules = SS-13.14
pick-disarm = Désamorcer : { $b }
    .rules = SS-13.22
pick-bypass = Contourner : { $b }
    .rules = SS-13.24
pick-spring = Déclencher : { $b }
    .rules = SS-13.27
pick-turn_back = Rebrousser chemin
    .rules = SS-13.27
pick-use_room = { $a }
    .rules = SS-26.9
pick-try = Tenter : { $b }
    .rules = SS-28.12
pick-loot = Ramasser
    .rules = SS-21.17
pick-take = Prendre : { $b }
    .rules = SS-21.17
pick-carry = Emporter : { $b }
    .rules = SS-21.21
pick-take_stack = Prendre { $a }
    .rules = SS-21.17
pick-take_stub = Prendre la torche entamée { $a }
    .rules = SS-21.17
pick-bag = Une Ressource pour un sac de 400 pièces
    .rules = SS-21.2
pick-gear = Gérer l’équipement
    .rules = SS-4.22
pick-empty = Vider : { $a }
    .rules = SS-4.21
pick-hold = { $a1 } : { $c }
    .rules = SS-4.21
pick-hold_torch = { $a } : une torche
    .rules = SS-9.5
pick-light = Allumer, { $a }
    .rules = SS-9.5
pick-douse = Éteindre, { $a }
    .rules = SS-9.5
pick-refill = Remplir la lanterne, { $a }
    .rules = SS-9.4
pick-wear = Porter : { $b }
    .rules = SS-21.14
pick-unwear = Ôter : { $b }
    .rules = SS-21.14
pick-don = Revêtir : { $b }
    .rules = SS-4.10
pick-doff = Ôter l’armure
    .rules = SS-4.10
pick-drop = Laisser : { $b }
    .rules = SS-21.19
pick-drop_stack = Laisser { $a }
    .rules = SS-21.19
pick-drop_stub = Laisser la torche entamée { $a }
    .rules = SS-21.19
pick-drop_held = Lâcher, { $a }
    .rules = SS-4.23
pick-cast = Lancer : { $a }
    .rules = SS-3.19
pick-heal = Soins
    .rules = SS-3.8
pick-use = Utiliser : { $b }
    .rules = SS-21.13
pick-rest = Se reposer
    .rules = SS-7.24
pick-rest_fed = Se reposer avec une Ressource
    .rules = SS-7.24
pick-make_cache = Créer une cache
    .rules = SS-20.2
pick-open_cache = Ouvrir la cache
    .rules = SS-20.6
pick-improve = Une Ressource pour mieux la cacher
    .rules = SS-20.3
pick-leave = Quitter les Souterrains
    .rules = SS-24.2
pick-attack_peace = Attaquer ceux qui vous laissent en paix
    .rules = SS-14.29
pick-trade = Commercer
    .rules = SS-14.23
pick-stealth = Se cacher
    .rules = SS-14.17
pick-no_stealth = Se montrer
    .rules = SS-14.19
pick-attack_first = Attaquer
    .rules = SS-14.23
pick-talk = Parler : { $a }
    .rules = SS-15.1
pick-stake = Enjeu : { $a }
    .rules = SS-15.7
pick-yield = Tout leur donner
    .rules = SS-15.15
pick-part = Se quitter en paix
    .rules = SS-14.25
pick-leave_alone = Les laisser tranquilles
    .rules = SS-14.26
pick-wait = Attendre
    .rules = SS-4.7
pick-flee = Fuir : { $b } ({ $a })
    .rules = SS-18.18
pick-ask_about = L’issue { $a }
    .rules = SS-15.11
pick-attack = Frapper : { $b } ({ $a_nth })
    .rules = SS-16.8
pick-strike_torch = Frapper de la torche : { $b } ({ $a_nth })
    .rules = SS-9.10
pick-unload = Lâcher quelque chose
    .rules = SS-16.12
pick-throw_lantern = Lancer la lanterne : { $b } ({ $a_nth })
    .rules = SS-9.11
pick-fire_bolt = Trait de Feu : { $b } ({ $a_nth })
    .rules = SS-3.39
pick-turn_undead = Repousser les morts-vivants
    .rules = SS-3.3
pick-throw_phial = Lancer { $b1 } sur l’ennemi { $c_nth }
    .rules = SS-21.13
pick-change_gear = Changer ce que l’on tient
    .rules = SS-4.22
pick-break_free = Se dégager
    .rules = SS-27.7
pick-nothing = Ne rien faire
    .rules = SS-16.12
pick-kill = Achever : { $b }
    .rules = SS-16.18
pick-spare = Épargner : { $b }
    .rules = SS-16.19
pick-no_drop = Ne rien jeter
    .rules = SS-18.10
pick-drop_coins = Jeter { $a }
    .rules = SS-18.10
pick-drop_item = Jeter : { $b }
    .rules = SS-18.10
pick-question = Interroger : { $a }
    .rules = SS-16.20
pick-no_question = Non
    .rules = SS-16.20
pick-sell = Vendre : { $b }
    .rules = SS-23.7
pick-sell_valuable = Vendre à sa valeur : { $b }
    .rules = SS-23.11
pick-sell_torches = Vendre { $a }
    .rules = SS-23.7
pick-sell_resources = Vendre { $a }
    .rules = SS-23.11
pick-ask_more = Demander { $a } points de plus
    .rules = SS-23.10
pick-ask_more-0 = Ne rien demander de plus
    .rules = SS-23.7
pick-deposit = Déposer { $a } PO
    .rules = SS-23.24
pick-deposit-0 = Tout déposer
    .rules = SS-23.24
pick-withdraw = Retirer { $a } PO
    .rules = SS-23.24
pick-withdraw-0 = Tout retirer
    .rules = SS-23.24
pick-meal = Manger : { $a }
    .rules = SS-23.16
pick-round_of_drinks = Payer une tournée
    .rules = SS-23.18
pick-night = Dormir : { $a }
    .rules = SS-23.14
pick-night-sleep_rough = Dormir dehors
    .rules = SS-23.14
pick-rent = Louer : { $a }
    .rules = SS-23.20
pick-store = Déposer chez soi
    .rules = SS-23.21
pick-fetch = Reprendre chez soi
    .rules = SS-23.22
pick-fetch_all = Tout reprendre
    .rules = SS-23.22
pick-give_away = Donner des affaires
    .rules = SS-23.30
pick-join = Entrer : { $a }
    .rules = SS-23.26
pick-leave_guild = Quitter la guilde
    .rules = SS-23.26
pick-cure = { $a }
    .rules = SS-23.27
pick-repair = Faire réparer l’armure
    .rules = SS-23.27
pick-change = Changer la monnaie
    .rules = SS-23.4
pick-expedition = Partir en expédition
    .rules = SS-23.29
pick-retire = Prendre sa retraite
    .rules = SS-24.5
pick-pause = Refermer le carnet : la carrière reprendra une autre fois
    .sure = Refermer le carnet ? Vous reprendrez ici quand vous voudrez.
    .rules = SS-24.1
pick-back = Rester en ville
    .rules = SS-23.29
pick-return = Retourner au souterrain { $a }, entrée { $b }
    .rules = SS-23.29
pick-new = Souterrain inconnu : { $a }, { $b }
    .rules = SS-25.1
pick-module = Module : { $a }
    .rules = SS-28.1
pick-shared = Le souterrain partagé
    .rules = SS-25.1

### Journal

event-domain-rolled = Domaine tiré : { $domain }.
event-wealth = Vous commencez avec { $po } PO.
event-bought = Acheté : { $item }.
event-descend = Expédition { $number } : vous descendez.
event-left = Vous êtes dehors. Vos trouvailles valent { $xp } px.
event-paused = Le carnet est refermé. La carrière vous attend.
event-retired = Vous rangez votre épée.
event-new-section = Vous découvrez : { $kind }.
event-notice = Vous remarquez : { $what }.
event-xp = { $xp } px.
event-new-hd = Vous avez { $hd } DV, et { $hp } PV.
event-dead-end = Un cul-de-sac.
event-door-opened = Le passage est ouvert.
event-box-opened = Ouvert : { $box }.
event-secret-found = Un passage secret !
event-stash-found = Une cachette !
event-search-finds = La Fouille rapporte { $resources }.
event-search-rest = Tout est passé au peigne fin : plus rien à prendre.
event-search-fails = Vous ne trouvez rien.
event-trap-found = Piège repéré : { $trap }.
event-trap-springs = Piège : { $trap } !
event-disarmed = Désamorcé : { $trap }.
event-fell = Vous tombez.
event-taken = { $pick }.
event-dropped = { $pick }.
event-gear = { $pick }.
event-light-out = Votre lumière s’éteint : { $light }.
event-test-passed = { $test } : { $die } pour { $needed }, réussi.
event-test-missed = { $test } : { $die } contre { $needed }, cela ne suffit pas.
event-test-failed = { $test } : { $die } pour { $needed }, manqué.
event-fatigue-up = Fatigue { $fatigue }.
event-fatigue-down = Fatigue { $fatigue }.
event-disease-holds = La maladie empêche de récupérer.
event-faint = Vous vous évanouissez.
event-danger-up = Dangerosité { $danger }.
event-danger-down = Dangerosité { $danger }.
event-danger-fades = On vous oublie : Dangerosité { $danger }.
event-patrol-called = Une patrouille vous cherche : { $turns } Tours.
event-quiet-day = La rumeur disait vrai : personne.
event-rested = Un Tour de repos.
event-spell = Sortilège : { $spell }.
event-spell-ends = Fin du sortilège : { $spell }.
event-used = Utilisé : { $item }.
event-room = { $room }.
event-encounter = { $distance ->
    [one] Quelque chose, à une case.
   *[other] Quelque chose, à { $distance } cases.
}
event-appears-friendly = Plutôt bienveillants : { $creatures }.
event-appears-hostile = Hostiles : { $creatures }.
event-turns-hostile = Ils deviennent hostiles.
event-encounter-ends = { $outcome }.
event-supplies = Ils vous cèdent { $resources }.
event-supplies-lost = Ils gardent votre mise : { $resources }.
event-told-of = On vous décrit ce qu’il y a derrière.
event-combat = Aux armes !
event-strike = { $creature } : { $hp } PV de moins.
event-no-effect = { $creature } : sans effet.
event-enemy-hits = { $creature } touche : { $hp } PV.
event-enemy-misses = { $creature } manque.
event-blast = { $creature } vous foudroie : { $hp } PV.
event-enemy-dead = { $creature } : mort.
event-enemy-out = { $creature } : inconscient.
event-rout = Ils s’enfuient.
event-surrender = Ils se rendent.
event-newcomers = En renfort : { $creatures }.
event-alarm = L’alerte est donnée.
event-held = Immobilisé par : { $creature }.
event-free = Vous voilà dégagé.
event-paralysed = Paralysé { $rounds } rounds.
event-fascinated = Le chant vous fascine.
event-dread = L’effroi vous saisit.
event-poisoned = Empoisonné.
event-diseased = Malade.
event-fire-out = Le feu est éteint.
event-caught = Rattrapé !
event-shaken-off = Vous les avez semés.
event-give-up = Ils renoncent.
event-thrown-away = { $pick }.
event-unhurt = Vous n’avez rien.
event-backlash = La magie se retourne contre vous.
event-no-backlash = La magie se retire sans dommage.
event-they-are-surprised = On ne vous a pas vu venir.
event-they-noticed = On vous a remarqué.
event-search-heard = La Fouille s’est entendue.
event-search-unheard = La Fouille n’a pas fait de bruit.
event-dice = Les dés tombent.
event-treasure-drawn = On compte le trésor.
event-hurt = Vous perdez { $hp } PV.
event-unconscious = Inconscient (D10 : { $die }).
event-wake = Vous revenez à vous.
event-passers-by = On passe sans vous toucher : { $leader }.
event-robbed = On vous dépouille.
event-robbed-asleep = On vous a trouvé sans défense : { $leader }.
event-death = Mort. La cause : { $cause }.
event-hoard = Le trésor est à vous.
event-cache-looted = La cache a été pillée.
event-sold = Vendu { $po } PO.
event-night = Une nuit passe. Jour { $day }.
event-rumour = On raconte : { $rumour }.
event-robbed-rough = On vous vole { $po } PO dans votre sommeil.
event-store-lost = Le loyer n’est plus payé : vos affaires sont perdues.

### Fins

ending-dead = { $name } ne remontera pas : { $xp } px, { $expeditions } expéditions, score { $score }.
ending-retired = { $name } se retire : { $xp } px, { $expeditions } expéditions, score { $score }.
ending-glorious = { $name } se retire en gloire : { $xp } px, { $expeditions } expéditions, score { $score }.
ending-left = { $name } est sorti vivant : { $xp } px, score { $score }.

### Réglages

option-game_mode = Mode de jeu
option-game_mode-career = Une carrière
option-game_mode-expedition = Une seule expédition
option-hp_mode = PV de départ
option-hp_mode-max = Au maximum
option-hp_mode-rolled = Tirés au dé
option-wealth_mode = Richesse de départ
option-wealth_mode-osr = 3d6 × 10 PO
option-wealth_mode-equipped = Un équipement tout prêt
option-wealth_mode-nothing = Rien
option-honour_claims = Situations invoquées sur l’honneur
option-honour_claims-off = Non
option-honour_claims-on = Oui
option-heavy_d10 = D10 des armes lourdes
option-heavy_d10-zero_to_nine = De 0 à 9
option-heavy_d10-one_to_ten = De 1 à 10
option-enemy_drop = Ennemi à 0 PV
option-enemy_drop-ask = Demander
option-enemy_drop-always_kill = Toujours tué
option-name = Nom (vide : dans une liste)
option-motive = Motivation
option-talent = Un talent avec vos mots
option-code = Code d’un souterrain partagé
option-module = Module personnel
option-careers = Carrière à poursuivre

### Dés

face-d10-1 = 0
face-d10-2 = 1
face-d10-3 = 2
face-d10-4 = 3
face-d10-5 = 4
face-d10-6 = 5
face-d10-7 = 6
face-d10-8 = 7
face-d10-9 = 8
face-d10-10 = 9
dice-d2 = un D2
dice-d4 = des D4
dice-d6 = des D6
dice-d8 = des D8
dice-d10 = des D10
dice-d12 = des D12
dice-d20 = un D20

### Choses

thing-Aubin = Aubin
thing-Bertille = Bertille
thing-Corvin = Corvin
thing-Dorine = Dorine
thing-Elias = Elias
thing-Fanchon = Fanchon
thing-Gaspard = Gaspard
thing-Hersende = Hersende
thing-Isandre = Isandre
thing-Josse = Josse
thing-Kerian = Kerian
thing-Lubine = Lubine
thing-Malo = Malo
thing-Nolwenn = Nolwenn
thing-Odon = Odon
thing-Perrine = Perrine
thing-Quentin = Quentin
thing-Rosemonde = Rosemonde
thing-Silvain = Silvain
thing-Tiphaine = Tiphaine
thing-anonymous = Anonyme
thing-d8 = D8
thing-d6 = D6
thing-d4 = D4
thing-extra_rst = 1 Race/Surnom/Trait supplémentaire
thing-extra_domain = 1 Domaine supplémentaire
thing-gift = 1 Don
thing-observation = Observation
thing-agility = Agilité
thing-weapon_master = Maître d’Arme
thing-nimble_fingers = Doigts de Fée
thing-charisma = Charisme
thing-wisdom = Sagesse
thing-consecrated = Consacré
thing-infravision = Infravision
thing-magic = Magie
thing-dwarf = Nain
thing-elf = Elfe
thing-halfling = Halfelin
thing-gnome_folk = Gnome
thing-half_orc = Demi-orque
thing-half_elf = Demi-elfe
thing-city_born = Humain des cités
thing-hill_born = Humain des montagnes
thing-lizardfolk = Homme-lézard
thing-catfolk = Homme-chat
thing-faeborn = Fils des fées
thing-demonblood = Sang-démon
thing-the_shadow = L’Ombre
thing-quickhand = Main-leste
thing-doorbreaker = Brise-portes
thing-silver_tongue = Langue d’argent
thing-bane_of_the_dead = Fléau des morts
thing-beastcatcher = Chasse-bêtes
thing-the_lucky = Le Chanceux
thing-lynx_eye = Œil-de-lynx
thing-the_blade = La Lame
thing-terror_of_the_halls = Terreur des couloirs
thing-the_runner = Le Fuyard
thing-hedge_mage = Mage des rues
thing-brawny = Costaud
thing-nimble = Agile
thing-paranoid = Paranoïaque
thing-quiet = Discret
thing-hardened = Endurci
thing-devout = Pieux
thing-scholar = Érudit
thing-miserly = Avare
thing-imposing = Intimidant
thing-methodical = Méthodique
thing-reckless = Téméraire
thing-born_shot = Tireur-né
thing-free_text = Texte libre
thing-soldier = Soldat
thing-scout = Éclaireur
thing-mystic = Mystique
thing-pilgrim_kit = Pèlerin armé
thing-axe_bearer = Porte-hache
thing-shield_spell = Bouclier
thing-invisibility = Invisibilité
thing-light_spell = Lumière
thing-sanctuary = Sanctuaire
thing-fire_bolt = Trait de Feu
thing-search = Fouille
thing-encounter = Rencontre
thing-surprise = Surprise
thing-stealth = Discrétion
thing-acrobatics = Acrobatie
thing-flight = Fuite
thing-charm = Charme
thing-negotiation = Négociation
thing-bribery = Corruption
thing-cache = Cache
thing-attack = Attaque
thing-save = Jet de Sauvegarde
thing-disarm = Désamorcer
thing-pick_lock = Crocheter
thing-force = Forcer
thing-morale = Moral ennemi
thing-giveup = Abandon
thing-module_test = Épreuve
thing-module_find = vestige
thing-title_1 = Curieux
thing-title_2 = Porte-torche
thing-title_3 = Arpenteur
thing-title_4 = Pilleur de tombes
thing-title_5 = Capitaine des galeries
thing-title_6 = Fléau des couloirs
thing-title_7 = Champion des profondeurs
thing-title_8 = Légende des caves
thing-title_9 = Maître des Souterrains
thing-resource =
    { $n ->
        [one] Ressource
       *[other] Ressources
    }
thing-torch =
    { $n ->
        [one] torche
       *[other] torches
    }
thing-torches = torches
thing-lantern =
    { $n ->
        [one] lanterne
       *[other] lanternes
    }
thing-coins =
    { $n ->
        [one] pièce
       *[other] pièces
    }
thing-platinum =
    { $n ->
        [one] pièce de platine
       *[other] pièces de platine
    }
thing-gold =
    { $n ->
        [one] pièce d’or (PO)
       *[other] pièces d’or (PO)
    }
thing-electrum =
    { $n ->
        [one] pièce d’électrum
       *[other] pièces d’électrum
    }
thing-silver =
    { $n ->
        [one] pièce d’argent
       *[other] pièces d’argent
    }
thing-copper =
    { $n ->
        [one] pièce de cuivre
       *[other] pièces de cuivre
    }
thing-bag =
    { $n ->
        [one] sac (1 Ressource)
       *[other] sacs (1 Ressource)
    }
thing-leather_bag =
    { $n ->
        [one] sac de cuir
       *[other] sacs de cuir
    }
thing-urn =
    { $n ->
        [one] urne
       *[other] urnes
    }
thing-small_chest =
    { $n ->
        [one] coffret
       *[other] coffrets
    }
thing-great_chest =
    { $n ->
        [one] grand coffre
       *[other] grands coffres
    }
thing-leather = armure de cuir
thing-chain = cotte de mailles
thing-plate = armure de plates
thing-shield = bouclier
thing-small_melee = arme petite (dague…)
thing-small_ranged = arme petite de tir (fronde…)
thing-medium_ranged = arme moyenne de tir (arc, arbalète légère…)
thing-medium_melee = arme moyenne de mêlée (masse, épée…)
thing-heavy_melee = arme lourde (épée à deux mains, hache de bataille…)
thing-heavy_ranged = arme lourde de tir (arbalète lourde…)
thing-ring_with_an_empty_setting = bague à chaton vide
thing-moonstone = pierre de lune
thing-necklace_of_silver_teeth = collier de dents d’argent
thing-engraved_pewter_cup = coupe d’étain gravée
thing-ivory_die = dé d’ivoire
thing-pocket_reliquary = reliquaire de poche
thing-key_shaped_brooch = broche en forme de clef
thing-sealed_scent_bottle = fiole de parfum scellée
thing-gilt_leather_mask = masque de cuir doré
thing-crystal_hourglass = sablier de cristal
thing-seal_of_an_extinct_order = sceau d’un ordre éteint
thing-cut_garnet = grenat taillé
thing-three_armed_candlestick = chandelier à trois branches
thing-dress_sword = épée d’apparat
thing-illuminated_book = livre enluminé
thing-bust_of_an_unknown = buste d’inconnu
thing-stringless_lyre = lyre sans cordes
thing-enamelled_shield_plate = bouclier émaillé
thing-roll_of_brocade = rouleau de brocart
thing-inlaid_casket = coffret de marqueterie
thing-cracked_sceptre = sceptre fêlé
thing-map_engraved_on_copper = carte gravée sur cuivre
thing-painted_funeral_vase = vase funéraire peint
thing-stopped_clock = horloge arrêtée
thing-hunting_tapestry = tapisserie de chasse
thing-alabaster_statue = statue d’albâtre
thing-full_length_mirror = miroir en pied
thing-war_drum = tambour de guerre
thing-parade_armour = armure de parade
thing-carved_chest = coffre sculpté
thing-blackened_painting = tableau noirci
thing-gilded_harp = harpe dorée
thing-black_wooden_throne = trône de bois noir
thing-bronze_bell = cloche de bronze
thing-pot_bellied_idol = idole ventrue
thing-celestial_globe = globe céleste
thing-relic_crown = couronne des galeries
thing-relic_ledger = grand livre de pierre
thing-relic_chalice = calice du premier abbé
thing-relic_idol = idole aux yeux clos
thing-relic_blade = lame du fondateur
thing-relic_heart = cœur d’ambre
thing-relic_banner = étendard de la garnison perdue
thing-relic_organ = orgue miniature
thing-dagger_1 = dague +1
thing-sling_1 = fronde +1
thing-hush_boots_1 = bottes feutrées +1
thing-watch_pendant_1 = pendentif de veille +1
thing-deft_gloves_1 = gants habiles +1
thing-lens_1 = lentille d’arpenteur +1
thing-silver_tongue_1 = anneau de beau parleur +1
thing-ward_charm_1 = amulette de sauvegarde +1
thing-sword_1 = épée +1
thing-leather_1 = armure de cuir +1
thing-shield_1 = bouclier +1
thing-dagger_2 = dague +2
thing-hush_boots_2 = bottes feutrées +2
thing-watch_pendant_2 = pendentif de veille +2
thing-ward_charm_2 = amulette de sauvegarde +2
thing-focus_1 = bague de concentration +1
thing-bow_1 = arc +1
thing-sword_2 = épée +2
thing-greataxe_1 = hache de bataille +1
thing-leather_2 = armure de cuir +2
thing-shield_2 = bouclier +2
thing-focus_2 = bague de concentration +2
thing-bow_2 = arc +2
thing-sword_3 = épée +3
thing-greataxe_2 = hache de bataille +2
thing-mail_1 = cotte de mailles +1
thing-mail_2 = cotte de mailles +2
thing-plate_1 = armure de plates +1
thing-draught_of_vigour =
    { $n ->
        [one] philtre de vigueur
       *[other] philtres de vigueur
    }
thing-antidote =
    { $n ->
        [one] antidote
       *[other] antidotes
    }
thing-potion_of_warding =
    { $n ->
        [one] potion de bouclier
       *[other] potions de bouclier
    }
thing-potion_of_unseeing =
    { $n ->
        [one] potion d’invisibilité
       *[other] potions d’invisibilité
    }
thing-light_stone =
    { $n ->
        [one] pierre de lumière
       *[other] pierres de lumière
    }
thing-scroll_of_sanctuary =
    { $n ->
        [one] parchemin de sanctuaire
       *[other] parchemins de sanctuaire
    }
thing-fire_phial =
    { $n ->
        [one] fiole ardente
       *[other] fioles ardentes
    }
thing-lucky_coin =
    { $n ->
        [one] pièce de chance
       *[other] pièces de chance
    }
thing-kobold =
    { $n ->
        [one] kobold
       *[other] kobolds
    }
thing-giant_rat =
    { $n ->
        [one] rat géant
       *[other] rats géants
    }
thing-goblin =
    { $n ->
        [one] gobelin
       *[other] gobelins
    }
thing-skeleton =
    { $n ->
        [one] squelette
       *[other] squelettes
    }
thing-brigand =
    { $n ->
        [one] brigand
       *[other] brigands
    }
thing-bat_swarm =
    { $n ->
        [one] nuée de chauves-souris
       *[other] nuées de chauves-souris
    }
thing-giant_centipede =
    { $n ->
        [one] mille-pattes géant
       *[other] mille-pattes géants
    }
thing-shrieker =
    { $n ->
        [one] vesse hurleuse
       *[other] vesses hurleuses
    }
thing-bloodsucker =
    { $n ->
        [one] suceur ailé
       *[other] suceurs ailés
    }
thing-ember_beetle =
    { $n ->
        [one] scarabée-braise
       *[other] scarabée-braises
    }
thing-pilgrim =
    { $n ->
        [one] pèlerin égaré
       *[other] pèlerins égarés
    }
thing-prospector =
    { $n ->
        [one] nain prospecteur
       *[other] nains prospecteurs
    }
thing-peddler =
    { $n ->
        [one] colporteur des profondeurs
       *[other] colporteurs des profondeurs
    }
thing-acolyte =
    { $n ->
        [one] acolyte encapuchonné
       *[other] acolytes encapuchonnés
    }
thing-gnome =
    { $n ->
        [one] gnome fouineur
       *[other] gnomes fouineurs
    }
thing-zombie =
    { $n ->
        [one] zombie
       *[other] zombies
    }
thing-orc =
    { $n ->
        [one] orque
       *[other] orques
    }
thing-cave_wolf =
    { $n ->
        [one] loup cavernicole
       *[other] loups cavernicoles
    }
thing-giant_spider =
    { $n ->
        [one] araignée géante
       *[other] araignées géantes
    }
thing-ratman =
    { $n ->
        [one] homme-rat
       *[other] homme-rats
    }
thing-mercenary =
    { $n ->
        [one] mercenaire
       *[other] mercenaires
    }
thing-giant_toad =
    { $n ->
        [one] crapaud géant
       *[other] crapauds géants
    }
thing-ruin_viper =
    { $n ->
        [one] vipère des ruines
       *[other] vipères des ruines
    }
thing-apprentice =
    { $n ->
        [one] apprenti sorcier
       *[other] apprentis sorciers
    }
thing-charnel_crawler =
    { $n ->
        [one] fouisseur des charniers
       *[other] fouisseurs des charniers
    }
thing-ghoul =
    { $n ->
        [one] goule
       *[other] goules
    }
thing-goblin_chief =
    { $n ->
        [one] chef gobelin
       *[other] chefs gobelins
    }
thing-grey_slime =
    { $n ->
        [one] vase grise
       *[other] vases grises
    }
thing-giant_lizard =
    { $n ->
        [one] lézard géant
       *[other] lézards géants
    }
thing-harpy =
    { $n ->
        [one] harpie
       *[other] harpies
    }
thing-shade =
    { $n ->
        [one] ombre
       *[other] ombres
    }
thing-waking_statue =
    { $n ->
        [one] statue éveillée
       *[other] statues éveillées
    }
thing-scarred_orc =
    { $n ->
        [one] orque balafré
       *[other] orques balafrés
    }
thing-errant_knight =
    { $n ->
        [one] chevalier errant
       *[other] chevaliers errants
    }
thing-ogre =
    { $n ->
        [one] ogre
       *[other] ogres
    }
thing-cave_bear =
    { $n ->
        [one] ours des cavernes
       *[other] ours des cavernes
    }
thing-gargoyle =
    { $n ->
        [one] gargouille
       *[other] gargouilles
    }
thing-werewolf =
    { $n ->
        [one] loup-garou
       *[other] loup-garous
    }
thing-clear_jelly =
    { $n ->
        [one] gelée translucide
       *[other] gelées translucides
    }
thing-abyss_priest =
    { $n ->
        [one] prêtre de l’Abîme
       *[other] prêtres de l’Abîme
    }
thing-tomb_warden =
    { $n ->
        [one] gardien des tombes
       *[other] gardiens des tombes
    }
thing-giant_scorpion =
    { $n ->
        [one] scorpion géant
       *[other] scorpions géants
    }
thing-deep_elf =
    { $n ->
        [one] elfe des abysses
       *[other] elfes des abysses
    }
thing-mummy =
    { $n ->
        [one] momie
       *[other] momies
    }
thing-wailing_ghost =
    { $n ->
        [one] spectre hurleur
       *[other] spectres hurleurs
    }
thing-well_python =
    { $n ->
        [one] python des puits
       *[other] pythons des puits
    }
thing-cockatrice =
    { $n ->
        [one] cocatrice
       *[other] cocatrices
    }
thing-orc_warlord =
    { $n ->
        [one] seigneur orque
       *[other] seigneurs orques
    }
thing-bronze_automaton =
    { $n ->
        [one] automate de bronze
       *[other] automates de bronze
    }
thing-troll =
    { $n ->
        [one] troll
       *[other] trolls
    }
thing-minotaur =
    { $n ->
        [one] minotaure
       *[other] minotaures
    }
thing-basilisk =
    { $n ->
        [one] basilic
       *[other] basilics
    }
thing-barrow_lord =
    { $n ->
        [one] seigneur du tertre
       *[other] seigneurs du tertre
    }
thing-manticore =
    { $n ->
        [one] manticore
       *[other] manticores
    }
thing-salamander =
    { $n ->
        [one] salamandre ardente
       *[other] salamandres ardentes
    }
thing-evil_sorcerer =
    { $n ->
        [one] sorcier maléfique
       *[other] sorciers maléfiques
    }
thing-five_headed_hydra =
    { $n ->
        [one] hydre à cinq têtes
       *[other] hydres à cinq têtes
    }
thing-death_knight =
    { $n ->
        [one] chevalier mort
       *[other] chevaliers morts
    }
thing-rock_devourer =
    { $n ->
        [one] mange-roche
       *[other] mange-roches
    }
thing-deep_giant =
    { $n ->
        [one] géant des profondeurs
       *[other] géants des profondeurs
    }
thing-chimera =
    { $n ->
        [one] chimère
       *[other] chimères
    }
thing-clay_golem =
    { $n ->
        [one] golem d’argile
       *[other] golems d’argile
    }
thing-young_dragon =
    { $n ->
        [one] jeune dragon
       *[other] jeunes dragons
    }
thing-vampire =
    { $n ->
        [one] vampire
       *[other] vampires
    }
thing-horned_demon =
    { $n ->
        [one] démon cornu
       *[other] démons cornus
    }
thing-great_burrower =
    { $n ->
        [one] grand ver fouisseur
       *[other] grands vers fouisseurs
    }
thing-stone_golem =
    { $n ->
        [one] golem de pierre
       *[other] golems de pierre
    }
thing-lich =
    { $n ->
        [one] liche
       *[other] liches
    }
thing-blind_behemoth =
    { $n ->
        [one] béhémoth aveugle
       *[other] béhémoths aveugles
    }
thing-ancient_dragon =
    { $n ->
        [one] dragon ancien
       *[other] dragons anciens
    }
thing-demon_prince =
    { $n ->
        [one] prince démon
       *[other] princes démons
    }
thing-drowned_priory = le Prieuré noyé
thing-drowned_prior =
    { $n ->
        [one] prieur noyé
       *[other] prieurs noyés
    }
thing-prior_key = clef du prieur
thing-drowned_monstrance = ostensoir noyé
thing-pit = fosse
thing-rotten_floor = plancher pourri
thing-crossbow_wire = fil et arbalète
thing-falling_stone = pierre en équilibre
thing-swinging_blade = lame pendulaire
thing-lock_needle = aiguille de serrure
thing-darts = dards empoisonnés
thing-bell_net = filet à clochettes
thing-spiked_pit = fosse à pieux
thing-shaft = puits masqué
thing-rolling_boulder = rocher roulant
thing-flame_jet = jet de flammes
thing-acid_spray = gerbe d’acide
thing-shock_glyph = glyphe foudroyant
thing-sleep_gas = gaz soporifique
thing-drop_grille = herse tombante
thing-crushing_walls = murs broyeurs
thing-flood_chamber = salle noyable
thing-ceiling_fall = plafond piégé
thing-guillotine = guillotine
thing-fire_glyph = glyphe de feu
thing-poison_cloud = nuage empoisonné
thing-stone_ray = rayon pétrifiant
thing-summoning_seal = sceau d’appel
thing-well = puits
thing-altar = autel
thing-mummified_body = corps momifié
thing-magic_circle = cercle magique
thing-broken_furniture = mobilier brisé
thing-trapdoor = trappe
thing-conduit = conduit
thing-stairs = escalier
thing-armoury = armurerie
thing-pantry = garde-manger
thing-gaol = geôle
thing-library = bibliothèque
thing-laboratory = laboratoire
thing-healing_spring = source claire
thing-chapel = chapelle
thing-forge = forge
thing-throne_room = salle du trône
thing-mushroom_garden = champignonnière
thing-talking_head = tête parlante
thing-standing_portal = portail dressé
thing-relief_of_a_drowned_city = bas-relief d’une cité engloutie
thing-tomb_of_a_nameless_king = tombe d’un roi sans nom
thing-mosaic_of_the_twelve_months = mosaïque des douze mois
thing-pit_of_bones_sorted_by_size = fosse d’ossements rangés par taille
thing-statue_with_a_replaced_head = statue à la tête changée
thing-clay_treasury_empty_a_thousand_years = trésorerie d’argile, vide depuis mille ans
thing-sundial_underground = cadran solaire, sous terre
thing-library_of_knotted_cords = bibliothèque de nœuds de corde
thing-soldiers_graffiti = graffiti de soldats
thing-burial_chamber_of_a_cat = chambre funéraire d’un chat
thing-column_carved_with_laws = colonne gravée de lois
thing-ancient_coiners_workshop = atelier de faux-monnayeur antique
thing-row_of_a_cults_bathing_tubs = baignoires alignées d’un culte
thing-crypt_sealed_with_wax = crypte scellée à la cire
thing-star_map_painted_on_the_ceiling = carte du ciel peinte au plafond
thing-buried_stone_garden = jardin de pierre enseveli
thing-throne_turned_to_the_wall = trône retourné contre le mur
thing-skeleton_of_an_unknown_beast = squelette d’une bête inconnue
thing-kitchen_of_a_small_people = cuisine d’un peuple de petite taille
thing-register_of_earlier_visitors = registre des visiteurs précédents
thing-entrance = vestibule
thing-corridor = couloir
thing-gallery = galerie
thing-room = salle
thing-hall = grande salle
thing-crypt = crypte
thing-rotunda = rotonde
thing-cave = grotte
thing-niche = niche
thing-vault = caveau
thing-open = passage ouvert
thing-door = porte
thing-locked = porte verrouillée
thing-stuck = porte bloquée
thing-forced = porte forcée
thing-grille = grille
thing-collapse_exit = éboulement
thing-secret = passage secret
thing-sealed = impasse
thing-catacombs = catacombes
thing-stronghold = forteresse ruinée
thing-caverns = cavernes
thing-temple = temple englouti
thing-small = petit
thing-medium = moyen
thing-large = grand
thing-peace = paix
thing-share = partage
thing-information = information
thing-supplies = vivres
thing-dormitory = dortoir
thing-inn_room = chambre
thing-fine_room = belle chambre
thing-sleep_rough = dormir dehors
thing-soup = soupe
thing-supper = souper
thing-feast = festin
thing-round_of_drinks = tournée générale
thing-cure_poison = soin du poison
thing-cure_disease = soin de la maladie
thing-hovel = masure
thing-lodging = logis
thing-house = maison
thing-manor = manoir
thing-delvers = Compagnie des Arpenteurs
thing-lantern_brothers = Frères de la Lanterne
thing-college = Collège des Arcanes
thing-temple_order = Ordre du Temple blanc
thing-second_stair = Il y a une autre sortie
thing-sleepy_guards = Les gardes dorment
thing-quiet_day = Jour calme
thing-good_water = Eau potable
thing-hidden_hoard = Un magot oublié
thing-empty_talk = Paroles en l’air
thing-gaol_pick = Crocheter la geôle
thing-gaol_force = Forcer la geôle
thing-chapel_prayer = Prier à la chapelle
thing-chapel_offering = Faire une offrande de 10 PO
thing-forge_repair = Réparer l’armure à la forge
thing-forge_weapon = Forger une arme
thing-main = main principale
thing-off = main libre
thing-north = nord
thing-east = est
thing-south = sud
thing-west = ouest
thing-explored = section connue
thing-unexplored = section inconnue
thing-way_out = sortie
thing-fatigue = Fatigue
thing-danger = Dangerosité
thing-home = chez soi
thing-any_theme = au hasard
thing-guild = à la guilde
thing-fall = chute
thing-outcome_stealth = Vous passez inaperçu
thing-outcome_peace = On se quitte en paix
thing-outcome_gone = Ils ont filé
thing-outcome_failure = Ils s’en vont avec ce qu’ils ont
thing-outcome_yielded = Ils vous laissent aller, plus léger
thing-outcome_unopposed = Vous êtes déjà loin
thing-disease = Maladie
thing-venom = Venin
thing-deadly_venom_man = Venin mortel
thing-paralysis = Paralysie
thing-drain = Drain
thing-web = Toile
thing-grab = Saisie
thing-constrict = Étreinte
thing-leech = Ventouse
thing-swarm = Nuée
thing-spectral = Immatériel
thing-stoneskin = Peau dure
thing-acid = Acide
thing-ambush = Embuscade
thing-alarm = Alarme
thing-song = Fascination
thing-dread = Effroi
thing-stone_touch = Toucher de pierre
thing-regenerate_3 = Régénération
thing-charge = Charge
thing-swift = Rapide
thing-slow = Lent
thing-fireproof = Ignifuge
thing-ignite = Embrasement
thing-bolt_small = Éclair mineur
thing-bolt_medium = Éclair
thing-bolt_large = Éclair majeur
thing-breath_fire_3 = Souffle
thing-breath_fire_5 = Grand souffle
thing-summon = Appel
thing-summon_undead = Appel des morts
thing-summon_demon = Appel infernal
thing-merchant = Marchand
thing-poisoned = Empoisonné
thing-diseased = Malade
thing-held = Immobilisé
thing-paralysed = Paralysé
thing-burning = En feu
thing-asleep = Endormi
thing-normal = Normal
thing-encumbered = Encombré
thing-overloaded = Surchargé
thing-immobile = Immobilisé par le poids
thing-rubble = Gravats
thing-beaten_earth = Terre battue
thing-uneven_slabs = Dallage inégal
thing-paving = Dallage
thing-smooth_stone = Pierre lisse
thing-marble = Marbre/Albâtre
thing-alcove = Alcôve
thing-old_frescoes = Fresques anciennes
thing-old_paintings = Peintures anciennes
thing-smooth = Murs lisses
thing-blind = sans rien voir
thing-situation = la situation
thing-rst = RST
thing-item = objet magique
thing-opponents = DV des interlocuteurs
thing-weapon = arme
thing-unseen = présence inconnue
thing-stored = bonus en réserve
thing-money = argent offert
thing-encumbrance = Encombrement
thing-hp = PV
thing-hd = DV
thing-resources = Ressources
thing-load = Encombrement
thing-encounters = rencontre
thing-dark = obscurité
thing-low = lumière faible
thing-spells = sortilège
thing-patrol = patrouille
thing-due = repos et repas à prendre
thing-traps = piège
thing-goods = butin
thing-group = quelqu’un
thing-hostile = hostile
thing-friendly = bienveillant
thing-dead = mort
thing-out = inconscient
thing-gone = en fuite
thing-yielded = rendu
thing-shared = le souterrain partagé

### La table

table-map = Carte
table-map-level = Carte du niveau { $n }
table-map-whole = Tout le niveau
table-map-near = Autour de vous
table-map-save = Carte en SVG
table-map-full = Carte complète (SVG)
table-you = Vous êtes ici
table-again = Touchez encore pour confirmer.
table-section = Section { $n } : { $kind }
table-searched = fouillée
table-lit = éclairée
table-flooded = inondée
table-cache = votre cache
table-more = pas encore vue en entier
table-group-hostile = des hostiles
table-group-friendly = des gens bien disposés
table-group-peace = on vous y laisse en paix
table-group-somebody = quelqu’un
table-trapped = piège : { $trap }
table-disarmed = piège désamorcé : { $trap }
table-way-out = sortie
table-exit = Issue { $n } : { $door }
table-exit-new = inexplorée
table-floor-walls = { $floor }, { $walls }
table-explore = Explorer
table-explore-on = Explorer jusqu’à ce qu’il se passe quelque chose
table-halt = Halte
table-stopped = Halte : { $why }.
table-stopped-end = Plus rien à explorer sans effort.
table-stopped-asked = Halte : à vous de choisir.
table-day = Jour { $n }
table-turn = Tour { $turn }, round { $round }
table-level = Niveau { $n }
table-in-town = En ville
table-creation = Un aventurier
table-hp = PV { $n } sur { $of }
table-ac = CA { $n }, { $defence } contre les coups
table-ac-short = CA
table-xp = { $xp } px, prochain DV à { $next }
table-fatigue = Fatigue { $n } sur 9
table-danger = Dangerosité { $n } sur 9
table-load = Encombrement { $n } ({ $status }) ; paliers à { $first }, { $second } et { $third }
table-light = Lumière : { $n } rounds
table-light-room = La section est éclairée
table-light-spell = Lumière du sortilège
table-infravision = Infravision seule
table-no-light = Aucune lumière
table-due-rest = Repos et repas : { $n } rounds
table-due-test = Test de Rencontre : { $n } rounds
table-due-patrol = Patrouille : { $n } rounds
table-due-spell = { $spell } : { $n } rounds
table-out-in = Sortie à { $n } rounds
table-out-unknown = Aucune sortie connue
table-rounds = { $n } r
table-po = { $n } PO
table-percent = { $n } %
table-needs = Il faut { $n } au D{ $die } : { $chance } %
table-difficulty = Difficulté { $n }
table-modifier = { $name } { $n }
table-encounter = Rencontre
table-presence = Quelque chose, que vous ne distinguez pas
table-distance = { $n ->
    [one] à une case
   *[other] à { $n } cases
}
table-fight-round = Combat, round { $n }
table-surprised = Vous êtes surpris
table-they-surprised = Ils sont surpris
table-held = Immobilisé
table-enemy = { $name }, { $hd } DV, CA { $ac }
table-enemy-hp = PV { $n } sur { $of }
table-enemy-chance = touché à { $n } %
table-chief = chef
table-total = En tout { $n } DV
table-survival = À 0 PV : { $n } % de survivre
table-purse = Bourse : { $po } PO
table-bank = En banque : { $po } PO
table-dwelling = Logis : { $name }, payé jusqu’au jour { $day }
table-guild = Guilde : { $name }
table-rumour = Rumeur : { $name }
table-dungeons = Souterrains connus
table-dungeon = { $n }. { $theme }, sections connues : { $sections }
table-code = Souterrain partagé : code { $code }
table-sheet = Feuille
table-sheet-title = Feuille de personnage
table-print = Imprimer
table-diary = Carnet
table-diary-title = Carnet de route : { $name }
table-traits = Qui il est
table-domains = Domaines
table-gifts = Dons
table-in-hand = En main
table-armour = Armure
table-worn = Portés
table-pack = Dans le sac
table-nothing = rien
table-found = trouvé
table-found-po = Trouvailles à rapporter : { $po } PO
table-conditions = États
table-bestiary = Bestiaire
table-deeds = Hauts faits
table-deed-expeditions = Expéditions : { $n }
table-deed-sections = Sections découvertes : { $n }
table-deed-overcome = Rencontres surmontées : { $n }
table-deed-score = Score : { $n }
table-hall = Tableau d’honneur
table-hall-line = { $name }, { $title } : { $score } ({ $xp } px, { $expeditions } expéditions)
table-hall-killer = Tombé face à : { $killer }
table-hall-empty = Personne encore.

# Dice that decided something: what for, what came of it, what was added.

roll-search = Fouille
roll-encounter = Rencontre
roll-surprise = Surprise
roll-stealth = Discrétion
roll-acrobatics = Acrobatie
roll-flight = Fuite
roll-charm = Charme
roll-negotiation = Négociation
roll-bribery = Corruption
roll-magic = Magie
roll-cache = Cache
roll-attack = Attaque
roll-save = Jet de Sauvegarde
roll-disarm = Désamorçage
roll-pick_lock = Crochetage
roll-force = Force
roll-morale = Moral des ennemis
roll-module_test = épreuve
roll-giveup = Abandon de la poursuite
roll-cache_entry = ce qui reste de la cache
roll-theme = thème du donjon
roll-rumour = rumeur
roll-patrol = Tours avant la patrouille
roll-domain = Domaine
roll-hit_points = points de vie
roll-wealth = fortune de départ
roll-fall = chute
roll-damage = dégâts
roll-fire = feu
roll-survival = survie
roll-helpless = sans défense
roll-backlash = contrecoup de la magie
roll-surrender = se rendre ou fuir
roll-supplies = vivres en jeu
roll-rough_night = nuit dehors
roll-theft = pièces volées
roll-cure = guérison
roll-altar = offrande à l’autel
roll-body = le corps momifié
roll-equipment = équipement
roll-pantry = le garde-manger
roll-laboratory = le laboratoire
roll-single_use = objet à usage unique
roll-throne = le trône
roll-trap = piège
roll-mushrooms = champignons cueillis
roll-mushroom_poison = champignons comestibles
roll-resources = Ressources
roll-search_danger = bruit de la Fouille
roll-trap_check = piège caché
roll-breaks = casse
roll-secret_door = passage secret
roll-coins_fixed = pièces
roll-coins_unit = pièces
roll-coins_unit_tenth = pièces
roll-valuables = objets précieux
roll-magic_item = objet magique
roll-coin = métal
roll-size = taille
roll-worth = valeur
roll-valuable = objet précieux
roll-relic = relique
roll-venom = venin
roll-paralysis = Rounds de paralysie
roll-newcomers = nouveaux venus
roll-initiative = Initiative
roll-group_surprise = Surprise du groupe
roll-timid = s’esquiver
outcome-passed = réussi
outcome-failed = raté
outcome-kept = encore là
outcome-gone = disparu
outcome-survived = en vie
outcome-died = la mort
outcome-backlash = contrecoup
outcome-no_backlash = rien
outcome-surrender = ils se rendent
outcome-rout = ils fuient
outcome-robbed = des voleurs
outcome-undisturbed = nuit calme
outcome-cured = guéri
outcome-still_ill = toujours malade
outcome-good_food = comestible
outcome-bad_food = avarié
outcome-finds = une trouvaille
outcome-explodes = une explosion
outcome-locked = verrouillé
outcome-unlocked = libre
outcome-heard = entendu, le Danger monte
outcome-unheard = personne n’a entendu
outcome-sprung = déclenché
outcome-broken = cassé
outcome-whole = intact
outcome-there_is = il y en a
outcome-there_is_none = il n’y en a pas
outcome-hit = touché
outcome-missed = manqué
outcome-noticed = ils vous ont remarqué
outcome-surprised = surpris
outcome-slipped_away = ils s’esquivent
outcome-stayed = ils restent
mod-ac = CA
mod-hide = résistance
mod-fireproof = insensible au feu
mod-charge = charge
mod-saved = Sauvegarde réussie
mod-fixed = fixe
mod-days = jours passés
mod-cache = cache soignée
mod-greed = cupidité
mod-cowardice = couardise
mod-bravery = bravoure
mod-resource = Ressource
mod-poisoned = poison

# What a pick does.

note-a-day-passes = un jour passe
note-a-favour = une faveur, ou rien
note-a-name = un nom, rien de plus
note-a-new-one-a-night = un seul nouveau donjon entre deux nuits
note-a-round-passes = un Round passe
note-a-rumour = une rumeur, au hasard du D6
note-a-week =
    { $n ->
        [7] pour une semaine
       *[other] pour { $n } jours
    }
note-a-written-dungeon = un donjon tracé d’avance
note-another-level = vers un autre niveau
note-another-rumour = une autre rumeur, quelle qu’elle soit
note-another-time = la carrière reprendra ici
note-armour = CA { $n }
note-armour-back = CA +{ $n }
note-asks-nothing = on le laisse aller
note-at-home = chez vous, tant que le loyer est payé
note-at-peace-there = on vous y laisse en paix
note-back-in-town = retour en ville
note-backlash = contrecoup (Fatigue +{ $fatigue } ou Danger +{ $danger }) : { $n } %
note-bank-left = reste en banque : { NUMBER($po, maximumFractionDigits: 2) } PO
note-bonus = +{ $n }
note-bonus-on = +{ $n } : { $tests }
note-breaks-free = de vous dégager
note-brings = rapporte { NUMBER($po, maximumFractionDigits: 2) } PO
note-burned-torch = une torche entamée
note-burns = brûle { $n } Rounds
note-burns-on = la cible brûle ensuite à chaque Round
note-cache-keeps = ce que vous y mettez vous attendra, s’il n’est pas pillé
note-career-ends = la carrière est finie
note-choose-where = vous choisissez où
note-costs-no-time = ne coûte pas de temps
note-cured = guéri
note-cures = guérit poison et maladie
note-damage = dégâts : { $low }–{ $high }
note-danger-there = Danger { $n }
note-danger-up = Danger +{ $n }
note-destroys =
    { $n ->
        [0] n’en détruit aucun
        [one] en détruit un
       *[other] en détruit { $n }
    }
note-domains =
    { $n ->
        [one] { $n } Domaine
       *[other] { $n } Domaines
    }
note-done = rien de plus
note-door-barred = une grille : il faut la forcer
note-door-locked = verrouillé : crocheter ou forcer
note-door-stuck = coincé : il faut forcer
note-else-it-springs = sinon le piège se déclenche
note-else-looted = sinon la cache a été pillée
note-else-they-notice = sinon on vous remarque
note-enemies-act = l’adversaire agit : { $n } DV
note-extra-extra_domain = un Domaine de plus
note-extra-extra_rst = un Trait de plus
note-extra-gift = un Don
note-extras =
    { $n ->
        [0] aucun avantage de plus
        [one] { $n } avantage de plus
       *[other] { $n } avantages de plus
    }
note-faints = Fatigue +{ $n } : vous vous évanouissez
note-falls = raté : une chute
note-fatigue-down =
    { $n ->
        [0] la Fatigue ne baisse pas
       *[other] Fatigue −{ $n }
    }
note-fatigue-gone = la Fatigue tombe à 0
note-fatigue-gone-if-fed = la Fatigue tombe à 0 si vous mangez
note-fatigue-stays = la Fatigue reste à { $n }
note-fatigue-up = Fatigue +{ $n }
note-fed = vous avez mangé
note-fee = frais : { NUMBER($po, maximumFractionDigits: 2) } PO
note-fight-begins = le combat commence
note-flees-free = ils sont surpris : sans test
note-free-of-charge = gratuit
note-friends-turn = ils deviennent hostiles
note-from-home = reprend ce qui est chez vous
note-game-ends = la partie est finie
note-gift-consecrated = repousse les morts-vivants et soigne
note-gift-infravision = voit dans le noir, sauf ce qui est froid
note-gift-magic = lance des sorts, une Ressource chacun
note-gives-light = donne de la lumière et s’use
note-goes-there = pour y être
note-goes-unseen = de passer inaperçu
note-guild-college = la magie s’y vend { $percent } % de son prix
note-guild-delvers =
    { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressources
    } à chaque départ
note-guild-lantern_brothers = une rumeur avant chaque expédition
note-guild-share = prend { $n } % des trouvailles
note-guild-takes = la guilde prend { NUMBER($po, maximumFractionDigits: 2) } PO
note-guild-temple_order = soins gratuits, un bonus de { $n } à chaque départ
note-half-price =
    { $percent ->
        [50] la moitié du prix
       *[other] { $percent } % du prix
    }
note-has-the-key = vous avez la clé
note-hit-points = { $n } PV
note-holds = { $things }
note-holds-coins = contient { $n } pièces
note-in-peace = chacun s’en va
note-into-the-pack = va dans le sac
note-invisible = invisible : sans test
note-keeps-rumour = cette rumeur-ci
note-kills = mort, sans retour
note-known-sections =
    { $n ->
        [one] { $n } section connue
       *[other] { $n } sections connues
    }
note-lantern-breaks = la lanterne se brise
note-lantern-lost = la lanterne est perdue
note-largest-coins = le moins de pièces possible
note-lasts =
    { $n ->
        [one] dure { $n } Round
       *[other] dure { $n } Rounds
    }
note-leads-nowhere = ne mène nulle part
note-leads-to = vers la section { $n }
note-left-behind = reste sur place
note-levels =
    { $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
note-load = Encombrement { $n }
note-looks-on = vers ce que vous ne voyez pas encore
note-lost-for-good = perdu pour de bon
note-may-be-stopped = sauf si quelque chose vous arrête
note-may-be-trapped = peut être piégé
note-may-break = ce qui est fragile peut casser
note-may-cure = guérison : { $n } %
note-may-haggle = vous pouvez marchander
note-meets-them = la rencontre a lieu
note-money = vous avez { NUMBER($po, maximumFractionDigits: 2) } PO
note-must-pay = au moins { $po } PO
note-needs = { $n } ou plus au D{ $die }
note-no-cache-here = pas de cache ici maintenant
note-no-effect = sans effet
note-no-money = pas assez d’argent
note-no-resource = pas de Ressource
note-noise = bruit (Danger +{ $danger }) : { $n } %
note-not-at-way-out = vous n’êtes pas à une sortie
note-not-now = pas maintenant
note-on-honour = sur votre honneur
note-one-of-six = un des six Domaines
note-one-round-if-changed =
    { $n ->
        [one] { $n } Round
       *[other] { $n } Rounds
    } si quelque chose change
note-or-brings = raté : { NUMBER($po, maximumFractionDigits: 2) } PO
note-out-of-guild = plus de part à verser, plus de services
note-parting-blow = raté : un coup sans jet d’Attaque
note-past-somebody = passe devant quelqu’un
note-patrol-called = une patrouille est appelée
note-pays = coûte { NUMBER($po, maximumFractionDigits: 2) } PO
note-pays-with = perdu : { $po } PO
note-peace-or-blows = la paix, ou ils attaquent
note-peddler = vend { $times ->
        [2] le double
       *[other] { $times } fois le prix
    }, achète { $percent ->
        [50] la moitié
       *[other] à { $percent } %
    }
note-quiet-work = sans bruit
note-rerolls = second jet en cas d’échec : { $tests }
note-resource =
    { $n ->
        [one] −1 Ressource
       *[other] −{ $n } Ressources
    }
note-resources-left =
    { $n ->
        [0] il n’en reste plus
       *[other] il en reste { $n }
    }
note-rested = vous êtes reposé
note-room-altar = { $po } PO : rien, un bonus de { $bonus }, ou Fatigue −{ $n }
note-room-armoury = une pièce d’équipement
note-room-broken_furniture =
    { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressources
    }
note-room-chapel_offering = { $po } PO : un bonus de { $bonus }
note-room-chapel_prayer = Fatigue −{ $n }
note-room-for-coins = place pour { $n } pièces
note-room-forge_repair = 1 Ressource : l’armure est réparée ; Danger +{ $n }
note-room-forge_weapon = une arme moyenne
note-room-gaol_force = délivre le prisonnier ; Danger +{ $n }
note-room-gaol_pick = délivre le prisonnier
note-room-healing_spring = Fatigue −{ $n }, plus de poison
note-room-laboratory = un objet à usage unique, ou une explosion : { $percent } %
note-room-library = une découverte et les passages secrets voisins
note-room-mummified_body = un objet précieux, rien, ou il se lève
note-room-mushroom_garden = { $low } à { $high } Ressources ; mauvaises : { $percent } %
note-room-pantry = { $low } à { $high } Ressources ; avarié : { $percent } %
note-room-standing_portal = vers l’entrée, sans retour
note-room-talking_head = { $po } PO : ce qu’il y a derrière une sortie
note-room-throne_room = un trésor, rien, ou un piège
note-room-well = le prochain Repos compte comme nourri
note-rounds =
    { $n ->
        [one] { $n } Round
       *[other] { $n } Rounds
    }
note-save = Sauvegarde : { $n } %
note-saves-light = garde ce qui reste
note-search-brings = de trouver { $low } à { $high } Ressources et ce qui est caché
note-searched-already = déjà fouillé
note-shows-himself = on vous voit
note-slays = tue d’un coup
note-slips-past = sans un mot
note-somebody-here = quelqu’un est là
note-somebody-there = quelqu’un y est
note-spares = inconscient ; on peut interroger
note-spoils-all = vous livrez tout, sauf l’armure
note-spoils-valuables = vous livrez argent, objets précieux, magie et { $percent ->
        [50] la moitié
       *[other] { $percent } %
    } des Ressources
note-stake-information = ce qu’ils savent d’ici, ou Danger +{ $n }
note-stake-peace = la paix, ou ils attaquent
note-stake-share =
    { $percent ->
        [50] la moitié
       *[other] { $percent } %
    } du trésor, ou ils partent avec
note-stake-supplies = { $low } à { $high } Ressources, gagnées ou perdues
note-stays-failed = le test est raté
note-stays-here = vous restez où vous êtes
note-stays-in-town = vous restez en ville
note-stores = garde un Encombrement de { $n }
note-stores-bonus = un bonus de { $n } pour la prochaine expédition
note-takes-what-he-wants = vous choisissez quoi
note-talked-already = tout a été dit
note-target-hp = PV { $hp }/{ $of }
note-target-unknown = PV inconnus
note-tells-or-cries = parle, ou appelle (Danger +{ $n })
note-tells-what-is-there = on vous dit ce qu’il y a derrière
note-the-same-for-all = le même pour tous ceux qui ont ce code
note-then-pursued = ils peuvent poursuivre
note-they-do-not-listen = ils n’écoutent pas
note-they-give-up = qu’ils abandonnent la poursuite
note-thieves = des voleurs : { $n } %
note-to-the-door = jusqu’à la porte
note-too-heavy = trop chargé
note-too-ill = malade : la Fatigue reste
note-torch-in-hand = la plus entamée d’abord
note-trade-over = fini de marchander
note-traits =
    { $n ->
        [one] { $n } Trait
       *[other] { $n } Traits
    }
note-unexplored = inexploré
note-use-antidote = guérit poison et maladie
note-use-draught_of_vigour = Fatigue −{ $n }
note-use-light_stone = de la lumière, comme le sort
note-use-potion_of_unseeing = invisible, comme le sort
note-use-potion_of_warding = CA +{ $n }, comme le sort
note-use-scroll_of_sanctuary = personne n’entre ici, comme le sort
note-used-up = ne sert qu’une fois
note-way-blocked = éboulé : il faut creuser
note-weight = Encombrement +{ $n }
note-whole-round = tout le Round
note-worth = vaut { NUMBER($po, maximumFractionDigits: 2) } PO
note-xp = { $n } px
note-xp-counts = { $n } px comptent

# What is in the box.

kind-creature = créature
kind-ability = capacité
kind-trap = piège
kind-weapon = arme
kind-armour = armure
kind-shield = bouclier
kind-light = lumière
kind-container = contenant
kind-valuable = objet précieux
kind-relic = relique
kind-magic_item = objet magique
kind-single_use = objet à usage unique
kind-hit_die = dé de vie
kind-domain = Domaine
kind-gift = Don
kind-rst = Race, Surnom ou Trait
kind-kit = équipement de départ
kind-spell = sort
kind-guild = guilde
kind-service = service
kind-dwelling = logement
kind-rumour = rumeur
kind-special_room = salle spéciale
kind-element = élément du décor
kind-link = passage entre niveaux
kind-condition = état
kind-theme = thème
kind-divine = don divin
kind-test = test
kind-door = porte ou passage
kind-section_kind = sorte de section
kind-floor = sol
kind-wall = murs
kind-coin = monnaie
kind-encumbrance = charge
kind-stake = enjeu
kind-archaeology = découverte
kind-title = titre
kind-dungeon_size = taille d’un souterrain
kind-module_piece = pièce d’un module
number-hd = DV
number-hp_die = dé de PV
number-ac = CA
number-ac_bonus = bonus de CA
number-attacks = attaques
number-damage = dégâts
number-abilities = capacités
number-cowardice = couardise
number-bravery = bravoure
number-fearless = ne fuit jamais
number-undead = mort-vivant
number-cold = froid
number-never_surprised = jamais surpris
number-ranged = à distance
number-pursues = poursuit
number-greed = cupidité
number-save = Sauvegarde
number-disarmable = peut être désamorcé
number-bypassable = peut être contourné
number-resets = se réarme
number-hands = mains
number-enc = Encombrement
number-capacity_coins = pièces
number-burn_rounds = Rounds de lumière
number-bonus = bonus
number-price_po = prix en PO
number-faces = faces
number-start_hp_max = PV de départ
number-base_rst = Traits
number-base_domains = Domaines
number-extra_advantages = avantages de plus
number-tests = tests
number-items = contient
number-cost_resources = Ressources
number-share_percent = part en pour cent
number-storage_enc = place
number-rounds_per_square = Rounds par case
number-malus = Malus
number-value_cp = valeur en PC
number-per_enc = pièces par point d’Encombrement
number-xp = px
number-levels = niveaux
thing-turn_undead = Repousser les morts-vivants
thing-healing = Soins
thing-bare_hands = Mains nues
thing-infravision_sight = Infravision
thing-light_spell_sight = Sort Lumière
thing-no_armour = Pas d’armure
thing-dodge = Esquive
thing-fire = Feu
thing-body = Corps
thing-mind = Esprit
thing-poison = Poison
text-acid = La première fois qu’elle blesse dans une rencontre, l’armure non magique portée perd 1 en CA jusqu’à réparation (jamais sous 10).
text-alarm = S’il est vivant et non surpris à la fin du Round 1 (le laisser prend ce Round) : Dangerosité +1, une fois. Il n’attaque pas ; la rencontre s’arrête alors, sauf si le personnage continue d’attaquer.
text-ambush = Le test de Surprise du personnage subit un Malus de situation de 2.
text-antidote = Soigne Empoisonné et Malade.
text-armoury = Un tirage sur la table d’équipement (D12), 6 Rounds.
text-bolt_large = Aux Rounds impairs, au lieu d’attaquer : 4d6 dégâts sans jet, sauvegarde d’esquive pour moitié.
text-bolt_medium = Aux Rounds impairs, au lieu d’attaquer : 3d6 dégâts sans jet, sauvegarde d’esquive pour moitié.
text-bolt_small = Aux Rounds impairs, au lieu d’attaquer : 1d6 dégâts sans jet, sauvegarde d’esquive pour moitié.
text-breath_fire_3 = Aux Rounds 1, 4, 7…, au lieu d’attaquer : 3d6 dégâts de feu sans jet, sauvegarde de feu pour moitié.
text-breath_fire_5 = Aux Rounds 1, 4, 7…, au lieu d’attaquer : 5d6 dégâts de feu sans jet, sauvegarde de feu pour moitié.
text-chapel = Un Consacré : Fatigue -1 (12 Rounds). Tous : offrande de 10 PO pour un Bonus de 2 en réserve sur un test de cette expédition (1 Round).
text-charge = Les dommages de sa première attaque qui touche dans une rencontre sont doublés.
text-college = Objets magiques et magie à usage unique se vendent sur une base de 60 % au lieu de 50 %.
text-constrict = Dès qu’elle a blessé le personnage, il est Immobilisé ; tant qu’il l’est, son attaque touche sans jet et inflige 1d6.
text-deadly_venom_man = À chaque blessure infligée : sauvegarde de poison ; ratée : 1d8 dégâts de plus (échelle homme).
text-delvers = 2 Ressources gratuites au départ de chaque expédition.
text-disease = Si le personnage a perdu au moins 1 PV à cause d’elle, un jet de sauvegarde de maladie après la rencontre ; raté : Malade.
text-drain = À chaque blessure infligée, la Fatigue augmente aussitôt de 1, deux fois au plus par rencontre pour tout le groupe.
text-draught_of_vigour = Fatigue -2.
text-dread = Au début du combat, une fois par rencontre : sauvegarde d’esprit ; ratée : Malus de situation de 2 aux tests d’Attaque du personnage pour cette rencontre.
text-empty_talk = Aucun effet.
text-fire_phial = Lancée comme action de combat : 2d6 dégâts de feu à un Ennemi, sans jet d’attaque.
text-fireproof = Les dégâts de feu, l’état En feu et le Trait de Feu n’ont aucun effet sur lui.
text-forge = 12 Rounds et 1 Ressource : répare toute la CA perdue de l’armure portée, bruyant (Dangerosité +1). Ou 6 Rounds : une arme moyenne de mêlée.
text-gaol = Un prisonnier derrière une grille verrouillée : Crocheter ou Forcer le libère ; il compte comme un pèlerin amical (50 px) et accorde l’enjeu information sans test.
text-good_water = La première section pouvant porter un élément a un puits.
text-grab = À chaque blessure infligée : sauvegarde d’esquive ; ratée : Immobilisé.
text-healing_spring = 1 Round : Fatigue -2, soigne Empoisonné.
text-hidden_hoard = La première section de type salle qui serait vide contient une cachette.
text-ignite = À chaque blessure infligée, le personnage est En feu.
text-laboratory = 6 Rounds : D6 : 1 explosion (échelle homme, sauvegarde de feu pour moitié) ; 2-6 un objet à usage unique (D8).
text-lantern_brothers = Une rumeur gratuite avant chaque expédition et une relance de son D6.
text-leech = Dès qu’il a blessé, il est accroché : ses attaques suivantes touchent sans jet jusqu’à sa mort.
text-library = 12 Rounds de lecture, pas à l’aveugle : une découverte archéologique, et tous les passages secrets de cette section et des sections voisines sont connus.
text-light_stone = Comme le sortilège Lumière, sans test, ni Ressource, ni vérification de Fatigue.
text-lucky_coin = Avant un test : Bonus de 3 à ce test.
text-merchant = S’il est amical, il fait commerce : Ressources, torches et lanterne au double du tarif ; il rachète à 50 % sans test.
text-mushroom_garden = 6 Rounds : 1D4 Ressources ; puis D6 1 : sauvegarde de poison ou Empoisonné.
text-pantry = 6 Rounds : 1D6 Ressources ; sur un 1 elles sont gâtées : 0 et une sauvegarde de maladie.
text-paralysis = À chaque blessure infligée : sauvegarde de corps ; ratée : le personnage perd toutes ses actions pendant les 1d4 Rounds suivants (pas de cumul : la plus longue compte).
text-potion_of_unseeing = Comme le sortilège Invisibilité, sans test, ni Ressource, ni vérification de Fatigue.
text-potion_of_warding = Comme le sortilège Bouclier, sans test, ni Ressource, ni vérification de Fatigue.
text-quiet_day = Le premier test de Rencontre de l’expédition réussit sans jet.
text-regenerate_3 = À la fin de chaque Round il regagne 3 PV, sans dépasser son total, sauf s’il a subi du feu ce Round-là ou s’il est à 0.
text-scroll_of_sanctuary = Comme le sortilège Sanctuaire, sans test, ni Ressource, ni vérification de Fatigue.
text-second_stair = Le premier escalier tiré au niveau 1, sauf s’il est l’obligation du niveau, monte à la surface.
text-sleepy_guards = Le premier groupe rencontré est Surpris sans jet (s’il peut l’être).
text-slow = Si tous les membres vivants du groupe sont lents, les tests de Fuite du personnage ont un Bonus de situation de 2.
text-song = Au début du combat, une fois par rencontre : sauvegarde d’esprit ; ratée : le personnage perd ses actions du Round suivant.
text-spectral = Les dommages d’une arme non magique sont divisés par deux (arrondi en dessous, minimum 1).
text-standing_portal = Le franchir (1 Round) : arrivée dans le vestibule (ou section de départ). Sens unique, compte comme une nouvelle sortie.
text-stone_touch = La première fois qu’il blesse dans une rencontre : sauvegarde de corps ; ratée : Fatigue +2 (en deux fois 1).
text-stoneskin = Les dommages d’une arme non magique sont réduits de 1 (minimum 0).
text-summon = À la fin du Round 2, s’il est vivant, une fois : 1d2 orques rejoignent le groupe.
text-summon_demon = À la fin du Round 2, s’il est vivant, une fois : un démon cornu rejoint le groupe.
text-summon_undead = À la fin du Round 2, si elle est debout, une fois : un gardien des tombes rejoint le groupe.
text-swarm = Les dommages d’arme contre elle sont divisés par deux (arrondi en dessous, minimum 1) ; pas ceux du feu ni des sorts.
text-swift = Les tests de Fuite du personnage devant son groupe subissent un Malus de situation de 1.
text-talking_head = Pour 10 PO (1 Round) : tire la section derrière une issue inexplorée connue et dit où se trouve le passage descendant ou le caveau du niveau s’il est tiré.
text-temple_order = Soins gratuits du Poison et de la Maladie ; un Bonus de 2 en réserve au départ de chaque expédition.
text-throne_room = S’asseoir sur le trône (1 Round) : D6 1 un piège de la tranche du Niveau ; 2-4 rien ; 5 un objet de valeur ; 6 une cachette (type H).
text-venom = À chaque blessure infligée : sauvegarde de poison ; ratée : Empoisonné.
text-web = À la place de sa première attaque : sauvegarde d’esquive ; ratée : le personnage est Immobilisé.

## Standing orders

order-feed = Consommer une Ressource quand il le faut
order-rest = Se reposer quand il le faut
order-pay-fights = Payer combats et blessures en Ressources
order-keep-resources = Garder les Ressources tant que je ne risque pas de m’évanouir
order-backlash-fatigue = La Magie se paie en Fatigue
order-backlash-danger = La Magie se paie en Dangerosité, tant qu’aucune patrouille n’est appelée
order-plain-dice = Lancer les tests sans rien ajouter, hors paroles et prix
order-reroll = Toujours relancer un test manqué
order-kill = Qui tombe est mort
order-spare = Qui tombe est inconscient
order-no-question = Ne jamais interroger de prisonnier
term-always = toujours
term-expedition = cette expédition
term-encounter = jusqu’à la prochaine rencontre
term-fatigue = tant que ma Fatigue ne change pas

## Ses commandes

command-diary = Écrit le carnet de route d’un aventurier de Seul dans les Souterrains.
command-map = Dessine un souterrain en SVG : ce que vous en avez vu, ou tout.
command-hall = Montre le tableau d’honneur de Seul dans les Souterrains.
command-file = Un enregistrement, par son chemin ou son nom ; sinon, la dernière carrière jouée.
command-map-what = Le code d’un souterrain, un enregistrement, ou « new » pour un souterrain tiré au sort ; sinon, celui de la dernière carrière.
command-map-full = La carte complète, secrets compris ; pas pendant que l’on y joue.
command-map-size = Pour « new » : small, medium ou large.
command-map-theme = Pour « new » : catacombs, stronghold, caverns ou temple.
command-map-code = Code { $code }. Pour y jouer : oubliettes play { $game } -o code={ $number }
command-no-match = Aucune partie de Seul dans les Souterrains dans { $folder } : commencez-en une avec « oubliettes play { $game } ».
command-no-dungeon = Cet aventurier n’est encore descendu nulle part : il n’y a pas de carte à dessiner.
command-map-secret = La carte complète n’est montrée qu’une fois la partie finie.

# ---- Ce que « jouer tout de suite » propose
way-career = Une carrière
way-career-text = D’une expédition à l’autre, tant que vous vivez.
way-expedition = Une expédition
way-expedition-text = Tout l’équipement, et en bas tout de suite.
