# Donjon, Quêtes et Trahisons en français. Les mêmes messages, dans le même ordre, que words.en.ftl.

game-title = Donjon, Quêtes et Trahisons
game-summary = Des monstres, une arène et des quêtes secrètes : on a besoin des autres, et rien n’oblige à tenir parole.
game-minutes = 45 à 120 min
game-credits = Lionel Borg.

### Questions

prompt-main-quest = { $seat }, quelle quête gardez-vous comme quête principale ?
prompt-supply = { $seat }, ravitaillement : acheter, soigner, échanger ?
prompt-rest = { $seat }, repos : acheter, échanger, tenir parole ?
prompt-keep-quest = { $seat }, quelle quête gardez-vous ? L’autre va sous la pile.
prompt-place = { $seat }, un objet de trop pour vos emplacements : { $object }. Qu’en faites-vous ?
prompt-trade-purpose = Échange : à quoi doit-il servir ? Ce mot n’engage personne.
prompt-trade-give-gems = Vous donnez à { $partner_seat } : combien de gemmes ?
prompt-trade-give = Vous donnez à { $partner_seat } : quelles cartes ?
prompt-trade-take-gems = Vous demandez à { $partner_seat } : combien de gemmes ?
prompt-trade-take = Vous demandez à { $partner_seat } : quelles cartes ?
prompt-answer-trade = { $seat }, acceptez-vous l’échange que propose { $partner_seat } ?
prompt-offer = { $seat }, proposez-vous un échange à { $partner_seat } ?
prompt-give-quest = { $seat }, quelle quête face cachée donnez-vous ?
prompt-phase-two = { $seat } : Donjon ou Arène ?
prompt-toll-arena = { $seat }, vous ne pouvez payer l’Octroi : la fin du Ravitaillement mène à l’Arène. Y allez-vous ?
prompt-pilferer = Le Chapardeur : quel objet abandonnez-vous ?
prompt-encounter = { $card }, puissance { $power } : que faites-vous ?
prompt-ring-talks = Votre remplaçant est désigné : chercher aussi un allié ?
prompt-solo = Un combat singulier : y aller, ou envoyer un autre ?
prompt-stand = Dernière occasion : combattre ou fuir ?
prompt-arena-ring = L’Anneau de charme : l’utiliser dans cette Arène ?
prompt-bid = { $seat }, aidez-vous { $debtor_seat } ? À quel prix en gemmes ?
prompt-terms-gems = { $debtor_seat } promettrait à { $creditor_seat } : combien de gemmes ?
prompt-terms-items = { $debtor_seat } promettrait à { $creditor_seat } : quelles cartes ?
prompt-terms-trophies = { $debtor_seat } promettrait à { $creditor_seat } : combien de points trophée ?
prompt-terms-favour = { $debtor_seat } promettrait à { $creditor_seat } : un renvoi d’ascenseur ?
prompt-terms-clause = { $debtor_seat } promettrait à { $creditor_seat } : à quelle condition ?
prompt-parley = { $seat } : qui devient votre allié ?
prompt-answer-counter =
    { $many ->
        [0] { $seat }, aidez-vous { $partner_seat } pour rien ?
       *[other] { $seat }, aidez-vous { $partner_seat } pour { $goods } ({ $clause }) ?
    }
prompt-arena-talk = { $seat } : à qui parlez-vous ?
prompt-answer-offer =
    { $many ->
        [0] { $seat }, { $partner_seat } demande votre aide pour rien. Votre réponse ?
       *[other] { $seat }, { $partner_seat } vous promet { $goods } ({ $clause }). Votre réponse ?
    }
prompt-answer-price =
    { $many ->
        [0] { $partner_seat } aiderait pour rien. D’accord ?
       *[other] { $partner_seat } demande { $goods } ({ $clause }). D’accord ?
    }
prompt-camp = { $seat }, quel jeton dans votre poing ?
prompt-announce = { $seat }, annoncez-vous un pouvoir ?
prompt-sorcerer-flight = Les dés roulent déjà : le Sorcier fuit-il ?
prompt-reroll = { $seat }, faites-vous relancer tous les dés ?
prompt-helm = { $seat } : le Heaume de l’oubli efface-t-il cette défaite ?
prompt-loot = { $seat }, que pillez-vous chez { $victim_seat } ?
prompt-double-loot = Quelle carte emportez-vous ?
prompt-djinn = Le Djinn exauce un vœu : quelle carte ?
prompt-new-choice = { $seat }, changez-vous de quête principale ?
prompt-putrefaction = { $seat }, quelle dépouille pourrit ?
prompt-guild = { $seat }, validez-vous une quête ?
prompt-spend-remains = { $seat }, quelle dépouille défaussez-vous ?
prompt-defender-rest = { $seat }, tenez-vous vos promesses ?
prompt-part-gems = Combien de gemmes donnez-vous à { $creditor_seat } ?
prompt-part-goods = Que donnez-vous encore à { $creditor_seat } ?

### Choix

pick-keep = La quête n° { $a }
    .rules = QT-2.7 QT-7.7
pick-buy = Acheter : { $a }
    .rules = QT-7.1
pick-buy_on_sale = Acheter à moitié prix : { $a }
    .rules = QT-20.11 QT-20.12
pick-heal = Se soigner au Temple
    .rules = QT-7.3 QT-7.4
pick-buy_quest = Acheter une quête
    .rules = QT-7.5 QT-7.7
pick-buy_trophy = Acheter un point trophée
    .rules = QT-16.4 QT-16.5
pick-trade = Proposer un échange : { $a }
    .rules = QT-9.1 QT-9.9
pick-call_for_offers = Demander des offres à tous
    .rules = QT-9.10
pick-equip = Équiper : { $a }
    .rules = QT-8.5
pick-to_familiar = Poser sur le Familier : { $a }
    .rules = QT-20.2 QT-20.3
pick-surplus = Laisser en surplus : { $a }
    .rules = QT-8.4 QT-8.6
pick-charm_remains = Chantage : les dépouilles d’un autre ({ $a1 }) pour { $b ->
        [0] la quête principale
       *[other] la quête secondaire n° { $b }
    }
    .rules = QT-23.28
pick-charm_steal = Chantage : voler une quête ({ $a })
    .rules = QT-23.29
pick-end_phase = Terminer la phase
    .rules = QT-7.10 QT-16.7
pick-keep_promise = Tenir la promesse n° { $a }
    .rules = QT-16.6
pick-keep_in_part = Tenir en partie la promesse n° { $a }
    .rules = QT-16.6
pick-break_promise = Trahir la promesse n° { $a }
    .rules = QT-16.6 QT-11.24
pick-hand = Donner : { $a }
    .rules = QT-16.6
pick-cede_trophy = Céder un point trophée
    .rules = QT-16.10
pick-give_quest = La quête secondaire n° { $a }
    .rules = QT-9.7 QT-16.9
pick-purpose = But : { $a }
    .rules = QT-9.13
pick-purpose-none = Sans but précis
    .rules = QT-9.13
pick-purpose-arena_help = But : aide en Arène contre { $b }
    .rules = QT-9.13
pick-gems =
    { $a ->
        [0] Aucune gemme
        [1] 1 gemme
       *[other] { $a } gemmes
    }
    .rules = QT-9.6 QT-11.26
pick-add = Ajouter : { $a }
    .rules = QT-9.3 QT-9.17
pick-add_quest = Ajouter la quête secondaire n° { $a }, face cachée
    .rules = QT-9.7
pick-ask_quest = Demander une quête face cachée
    .rules = QT-9.7
pick-done = C’est tout
    .rules = QT-9.6 QT-11.26 QT-12.7
pick-drop = Laisser tomber
    .rules = QT-9.18 QT-11.26
pick-accept = Accepter
    .rules = QT-9.8
pick-refuse = Refuser
    .rules = QT-9.8
pick-counter = Faire une contre-proposition
    .rules = QT-9.8
pick-propose = Proposer un échange
    .rules = QT-9.10
pick-pass = Passer
    .rules = QT-9.10 QT-17.9
pick-dungeon = Piocher dans le Donjon
    .rules = QT-10.2
pick-arena = Ouvrir l’Arène contre { $a }
    .rules = QT-10.8 QT-14.20
pick-back = Revenir au Ravitaillement
    .rules = QT-10.13
pick-rob_temple = Piller le temple
    .rules = QT-24.2 QT-24.6
pick-give_up = Abandonner : { $a }
    .rules = QT-20.18
pick-fight = Combattre
    .rules = QT-13.2
pick-negotiate = Négocier une aide
    .rules = QT-11.8
pick-flee = Fuir
    .rules = QT-13.6 QT-13.8
pick-tame = Contraindre le monstre avec l’Arc
    .rules = QT-23.7
pick-charm_substitute = Anneau de charme : { $a } combat à votre place
    .rules = QT-23.16
pick-charm_ally = Anneau de charme : { $a } combat à vos côtés
    .rules = QT-23.17
pick-no_ring = Garder l’Anneau
    .rules = QT-23.15
pick-decline = Décliner
    .rules = QT-11.8 QT-17.9
pick-item = Demander ou promettre : { $a }
    .rules = QT-11.9 QT-11.19
pick-loot_item = Sur le butin : { $a }
    .rules = QT-11.19 QT-11.27
pick-quest_item = Une quête secondaire face cachée
    .rules = QT-11.9 QT-16.9
pick-trophies =
    { $a ->
        [0] Aucun point trophée
        [1] 1 point trophée
       *[other] { $a } points trophée
    }
    .rules = QT-11.5 QT-16.10
pick-no_favour = Pas de renvoi d’ascenseur
    .rules = QT-11.14
pick-favour = Avec un renvoi d’ascenseur
    .rules = QT-11.14
pick-clause = Condition : { $a }
    .rules = QT-11.13 QT-11.25 QT-26.14
pick-shake = Tope là, { $a } !
    .rules = QT-11.2 QT-11.6
pick-haggle = Marchander avec { $a }
    .rules = QT-11.11
pick-close = Se passer d’allié
    .rules = QT-11.11
pick-yes = Oui
    .rules = QT-11.12 QT-11.18
pick-no = Non
    .rules = QT-11.12 QT-11.18
pick-perhaps = Peut-être
    .rules = QT-11.18
pick-name_price = Demander un autre prix
    .rules = QT-11.18
pick-address = S’adresser à { $a }
    .rules = QT-11.17
pick-end_pass = Ne plus parler à personne
    .rules = QT-11.17
pick-attacker = Jeton attaquant
    .rules = QT-14.4
pick-defender = Jeton défenseur
    .rules = QT-14.4
pick-neutral = Rien : rester neutre
    .rules = QT-14.4 QT-14.16
pick-announce_unique = Pouvoir unique
    .rules = QT-12.5 QT-19.1
pick-announce_might = Armure de puissance
    .rules = QT-23.19 QT-23.20
pick-announce_axe = Hache de foudre
    .rules = QT-23.21 QT-23.22
pick-drink_vial = Boire la Fiole chaotique
    .rules = QT-20.14 QT-20.15
pick-stay = Rester
    .rules = QT-12.9
pick-flee_fight = Jeter le jeton et fuir
    .rules = QT-19.16 QT-19.17 QT-19.18
pick-reroll = Relancer
    .rules = QT-19.13 QT-12.11
pick-accept_result = Accepter le résultat
    .rules = QT-19.13
pick-use_helm = Utiliser le Heaume
    .rules = QT-23.25
pick-keep_helm = Garder le Heaume
    .rules = QT-23.24
pick-loot_gems = La moitié des gemmes
    .rules = QT-15.1
pick-loot = Emporter : { $a }
    .rules = QT-15.1
pick-double_loot = Jeton du Voleur : { $a }
    .rules = QT-19.21 QT-19.27
pick-wish = Prendre : { $a }
    .rules = QT-20.8
pick-wish_from = Prendre à { $a } : { $b }
    .rules = QT-20.8
pick-keep_main = Garder sa quête principale
    .rules = QT-21.8
pick-swap_main = La quête secondaire n° { $a } devient principale
    .rules = QT-21.8 QT-21.31
pick-rot = Défausser : { $a }
    .rules = QT-21.11
pick-claim = Valider { $a ->
        [0] la quête principale
       *[other] la quête secondaire n° { $a }
    }
    .rules = QT-17.1 QT-17.2 QT-17.3
pick-spend = Défausser : { $a }
    .rules = QT-17.6

### Journal

event-character = { $seat } joue { $character }.
event-type-token = { $seat } pioche son { $type }.
event-main-quest = Votre quête principale : { $quest }.
event-first-roll = { $seat } lance { $die }.
event-first-player = { $seat } commence.
event-round = Tour de table { $number }.
event-pot-grows = Le Pot contient { $pot }.
event-turn = C’est à { $seat }.
event-bought = { $seat } achète { $object } pour { $price }.
event-healed = { $seat } se soigne au Temple.
event-quest-bought = { $seat } achète une quête à la Guilde.
event-quest-kept = Votre nouvelle quête : { $quest }.
event-trophy-bought = { $seat } achète un point trophée.
event-equipped = { $seat } équipe { $object }.
event-to-familiar = { $seat } pose { $object } sur son Familier.
event-object-to-shop = { $seat } rend { $object } à la boutique.
event-object-discarded = { $seat } défausse { $object }.
event-charm-remains = { $seat } fait chanter { $victim_seat } : { $cards } à la défausse.
event-charm-steal = { $seat } vole une quête à { $victim_seat }.
event-call-for-offers = { $seat } demande des offres.
event-trade-proposed = { $seat } propose à { $partner_seat } : { $give } contre { $take }. { $pick }.
event-trade-countered = { $seat } fait une contre-proposition à { $partner_seat }.
event-trade-refused = { $seat } refuse l’échange que propose { $partner_seat }.
event-trade-done = Échange : { $seat } donne { $give } à { $partner_seat } et reçoit { $take }.
event-priest-looks = { $seat } regarde la carte du dessus.
event-priest-sees = Au sommet du Donjon : { $card }.
event-toll-paid = { $seat } paie l’octroi.
event-temple-robbery = { $seat } force le temple : le Gardien se dresse, la malédiction tombe.
event-temple-robbed = { $seat } rafle { $gems } au Temple.
event-drawn = { $seat } pioche : { $card }.
event-too-early = Trop tôt pour { $card } : la carte retourne dans le Donjon, qui est mélangé.
event-kept = { $seat } garde { $card }.
event-chest = { $seat } trouve { $gems }.
event-wounded =
    { $seat } : { $wounds ->
        [one] 1 blessure
       *[other] { $wounds } blessures
    } (total { $total }).
event-flee = { $seat } fuit { $card }.
event-tamed = { $seat } contraint { $monster } à le suivre.
event-tamed-lost = { $seat } perd son monstre : { $monster }.
event-ring-substitute = Anneau de charme : { $target_seat } combat pour { $seat }, qui reste à l’écart.
event-ring-ally = Anneau de charme : { $target_seat } combat avec { $seat }.
event-bid =
    { $many ->
        [0] { $seat } aiderait pour rien.
       *[other] { $seat } aiderait pour { $goods } ({ $clause }).
    }
event-bid-declined = { $seat } n’aide pas.
event-counter-offer =
    { $many ->
        [0] { $seat } demande de l’aide à { $partner_seat } pour rien.
       *[other] { $seat } offre { $goods } à { $partner_seat } ({ $clause }).
    }
event-counter-refused = { $seat } refuse.
event-no-ally = { $seat } se passe d’allié.
event-handshake = { $seat } et { $ally_seat } se serrent la main.
event-paid-in-advance = { $seat } paie d’avance à { $ally_seat } : { $goods }.
event-promise = { $debtor_seat } promet à { $creditor_seat } : { $goods } ({ $clause }). Ce ne sont que des mots.
event-promise-replaced = Au lieu de ce qui était convenu, { $debtor_seat } promet à { $creditor_seat } : { $goods } ({ $clause }).
event-promise-due = { $debtor_seat } doit maintenant à { $creditor_seat } : { $goods }.
event-promise-kept = { $debtor_seat } tient parole : { $goods } pour { $creditor_seat }.
event-promise-kept-in-part = { $debtor_seat } ne tient parole qu’en partie : { $given } pour { $creditor_seat } (promis : { $goods }).
event-promise-broken = { $debtor_seat } trahit { $creditor_seat } (promis : { $goods }).
event-promise-lapsed = Promesse éteinte : { $goods }, que { $debtor_seat } ne doit plus à { $creditor_seat }.
event-arena-open = { $seat } montre { $victim_seat } du doigt : l’Arène est ouverte !
event-arena-offer =
    { $many ->
        [0] { $seat } demande de l’aide à { $partner_seat } pour rien.
       *[other] { $seat } offre { $goods } à { $partner_seat } pour son aide ({ $clause }).
    }
event-price-named =
    { $many ->
        [0] { $seat } aiderait { $partner_seat } pour rien.
       *[other] { $seat } demande plutôt { $goods } à { $partner_seat } ({ $clause }).
    }
event-answer-yes = { $seat } et { $partner_seat } sont d’accord.
event-answer-no = { $seat } et { $partner_seat } ne s’entendent pas.
event-answer-perhaps = « Peut-être », répond { $seat } à { $partner_seat }.
event-fists-closed = Les poings se ferment.
event-fist-opened = { $seat } ouvre le poing : { $camp }.
event-announce-unique = { $seat } annonce son pouvoir unique : +{ $bonus }.
event-announce-object = { $seat } annonce { $object }.
event-vial = { $seat } boit la Fiole et lance { $die } : puissance modifiée de { $die } - { $minus } = { $modifier }.
event-sorcerer-flees = { $seat } jette son jeton et disparaît.
event-no-result = Le combat s’arrête là, sans vainqueur.
event-dice = Dés : vert { $green }, rouge { $red }.
event-second-die = { $seat } frappe encore : { $die }.
event-totals = Totaux : vert { $green }, rouge { $red }.
event-reroll = { $seat } fait relancer tous les dés.
event-green-wins = Le camp vert gagne.
event-red-wins = Le camp rouge gagne.
event-helm-used = { $seat } coiffe le Heaume de l’oubli : la défaite s’efface.
event-spoils = { $seat } gagne { $goods }.
event-dragon-object-won = { $seat } emporte { $object }.
event-dragon-object-lost = Perte avec le dragon : { $object }.
event-wish = Le Djinn donne à { $seat } : { $card }.
event-hell = L’enfer s’ouvre : { $monsters }, puissance { $power }.
event-hell-gems = { $seat } reçoit { $gems }.
event-hell-trophy = { $seat } perd { $n ->
        [1] un point trophée
       *[other] { $n } points trophée
    }.
event-no-loot = Il n’y a rien à piller pour { $seat }.
event-double-loot = { $seat } jette son jeton et pille deux fois.
event-looted-gems = { $seat } pille { $gems } chez { $victim_seat }.
event-looted-card = { $seat } pille chez { $victim_seat } : { $card }.
event-thief-gem = { $seat } prélève encore { $n ->
        [1] une gemme
       *[other] { $n } gemmes
    } chez { $victim_seat }.
event-pot = { $seat } remporte le Pot : { $gems }.
event-arena-trophy = { $seat } gagne { $n ->
        [1] un point trophée
       *[other] { $n } points trophée
    }.
event-fairy = La Bonne Fée protège { $seat }.
event-fatigue = La fatigue coûte { $loss } de puissance à { $seat } jusqu’à la fin.
event-familiar-dies = { $seat } voit mourir son Familier.
event-bow-roll = { $seat } lance { $die } pour son monstre contraint.
event-grace = Les blessures se referment.
event-delivered = De retour en boutique : { $object }.
event-no-effect = { $card } : sans effet.
event-trophy-lost = { $seat } donne { $n ->
        [1] un point trophée
       *[other] { $n } points trophée
    }.
event-trophy-gained = { $seat } reçoit { $n ->
        [1] un point trophée
       *[other] { $n } points trophée
    }.
event-lasting = { $card } reste devant { $seat } pour un tour de table.
event-lasting-over = { $card } prend fin.
event-main-swapped = { $seat } change de quête principale.
event-rotted = { $seat } perd une dépouille : { $card }.
event-main-quest-claimed = { $seat } valide sa quête principale, { $quest } : +{ $points } points, { $gems }.
event-quest-claimed = { $seat } valide une quête, { $quest } : +{ $points } points, { $gems }.
event-unfinished-main = { $seat }, quête principale inachevée : { $quest }, -{ $points }.
event-unfinished = { $seat }, quête inachevée : { $quest }, -{ $points }.

### Noms

thing-gem =
    { $n ->
        [one] gemme
       *[other] gemmes
    }
thing-trophy_point =
    { $n ->
        [one] point trophée
       *[other] points trophée
    }
thing-hidden_quest =
    { $n ->
        [one] quête secondaire face cachée
       *[other] quêtes secondaires face cachée
    }
thing-favour = renvoi d’ascenseur
thing-neutral = main vide
thing-object_and_gems = un objet et toutes les gemmes
thing-object_and_remains = un objet et une dépouille
thing-remains_and_gems = une dépouille et toutes les gemmes
thing-none = aucune
thing-arena_help = aide en Arène contre un siège nommé
thing-monster_help = aide contre un monstre
thing-truce = trêve
thing-thanks = remerciement
thing-if_we_win = si l’on gagne
thing-in_any_case = dans tous les cas
thing-in_advance = d’avance
thing-attacker = jeton attaquant
thing-defender = jeton défenseur
thing-type_creature = jeton type : Créature extraordinaire
thing-type_humanoid = jeton type : Humanoïde
thing-type_undead = jeton type : Mort-vivant
thing-type_dragon = jeton type : Dragon
thing-unique_power = jeton pouvoir unique
thing-curse = jeton malédiction
thing-healing_temple = Temple de soin
thing-barbarian = le Barbare
thing-forester = le Forestier
thing-warrior = le Guerrier
thing-priest = le Prêtre
thing-sorcerer = le Sorcier
thing-thief = le Voleur
thing-sewer_goblin = Gobelin des égouts
thing-prying_kobold = Kobold fouineur
thing-one_eyed_brigand = Brigand borgne
thing-lizardfolk_scout = Éclaireur homme-lézard
thing-drunken_orc = Orque ivrogne
thing-gnoll_hunter = Gnoll chasseur
thing-masked_cultist = Cultiste masqué
thing-hobgoblin_sergeant = Sergent hobgobelin
thing-renegade_dwarf = Nain renégat
thing-elven_assassin = Assassin elfe
thing-ogre_cook = Ogre cuisinier
thing-orc_champion = Champion orque
thing-bridge_troll = Troll des ponts
thing-infernal_cyclops = Cyclope infernal
thing-labyrinth_minotaur = Minotaure du labyrinthe
thing-storm_giant = Géant des tempêtes
thing-crawling_hand = Main rampante
thing-leaping_skull = Crâne bondissant
thing-rusty_skeleton = Squelette rouillé
thing-pot_bellied_zombie = Zombi bedonnant
thing-hungry_ghoul = Goule affamée
thing-well_drowned = Noyé du puits
thing-skeleton_archer = Archer squelette
thing-dusty_mummy = Momie poussiéreuse
thing-corridor_shade = Ombre du couloir
thing-hanged_executioner = Bourreau pendu
thing-wailing_banshee = Banshee hurlante
thing-bone_knight = Chevalier d’os
thing-armoured_revenant = Revenant en armure
thing-vampire_count = Comte vampire
thing-soul_reaper = Faucheur d’âmes
thing-ageless_lich = Liche immémoriale
thing-giant_rat = Rat géant
thing-shrieking_mushroom = Champignon hurleur
thing-blood_bat = Chauve-souris sanguine
thing-green_jelly = Gelée verte
thing-mist_wolf = Loup des brumes
thing-moonweaver_spider = Araignée tisse-lune
thing-screeching_harpy = Harpie criarde
thing-acid_slug = Limace d’acide
thing-wild_griffin = Griffon sauvage
thing-ember_salamander = Salamandre de braise
thing-cave_basilisk = Basilic des cavernes
thing-royal_manticore = Manticore royale
thing-three_voiced_chimera = Chimère à trois voix
thing-marsh_hydra = Hydre des marais
thing-stone_behemoth = Béhémoth de pierre
thing-black_phoenix = Phénix noir
thing-dragon_black = Dragon Noir
thing-dragon_red = Dragon Rouge
thing-dragon_green = Dragon Vert
thing-familiar = Familier
thing-djinn = Djinn
thing-treasure_chest = Coffre au trésor
thing-sale = Soldes
thing-trap = Piège
thing-chaotic_vial = Fiole chaotique
thing-mimic = Mimic
thing-pilferer = Chapardeur
thing-doppelganger = Doppelganger
thing-good_fairy = Bonne Fée
thing-temple_key = Clé du temple
thing-temple_guardian = Gardien du Temple
thing-meteor_swarm = Nuée de météores
thing-day_of_grace = Jour de Grâce
thing-bloodthirst = Furie sanguinaire
thing-new_choice = Un nouveau choix
thing-unexpected_delivery = Arrivage inattendu
thing-putrefaction = Putréfaction
thing-day_in_hell = Un jour en enfer
thing-first_shall_be_last = Le premier sera le dernier
thing-the_toll = L’octroi
thing-surge_of_love = Élan d’amour
thing-quest-lavish = Quête du fastueux
thing-quest-jeweller = Quête du joaillier
thing-quest-keen_edge = Quête du tranchant
thing-quest-blacksmith = Quête du forgeron
thing-quest-dragon = Quête du dragon
thing-quest-just = Quête du juste
thing-quest-bloodthirsty = Quête du sanguinaire
thing-quest-hunter = Quête du chasseur
thing-quest-benefactor = Quête du bienfaisant
thing-quest-st_michael = Quête de St Michel
thing-quest-witcher = Quête du sorceleur
thing-quest-wretched = Quête du miséreux
thing-quest-hero = Quête du héros
thing-quest-lucky = Quête du chanceux
thing-quest-greed = Quête de l’avarice
thing-quest-st_gary = Quête de St Gary
thing-quest-intrepid = Quête de l’intrépide
thing-quest-coward = Quête du lâche
thing-blunt_dagger = Dague émoussée
thing-short_sword = Épée courte
thing-steel_flail = Fléau d’acier
thing-double_axe = Hache double
thing-wooden_buckler = Targe de bois
thing-helm_of_the_dead = Heaume des morts
thing-dwarven_hauberk = Haubert nain
thing-titan_cuirass = Cuirasse du titan
thing-copper_ring = Anneau de cuivre
thing-jade_brooch = Broche de jade
thing-colossus_bracelet = Bracelet du colosse
thing-starry_diadem = Diadème stellaire
thing-lightning_axe = Hache de foudre
thing-bow_of_constraint = Arc de contrainte
thing-armour_of_might = Armure de puissance
thing-helm_of_oblivion = Heaume de l’oubli
thing-charm_ring = Anneau de charme
thing-blackmail_charm = Charme du chantage
thing-dragon_sword = Épée du dragon
thing-dragon_armour = Armure du dragon
thing-dragon_amulet = Amulette du dragon

### Dés lancés sur la table

dice-first = dé du premier joueur
dice-vial = dé de la Fiole
dice-green = dé vert
dice-red = dé rouge
dice-fight = dé vert, puis dé rouge
dice-axe = second dé de la Hache de foudre
dice-bow = dé de l’Arc

roll-first = premier joueur
roll-fight = combat
roll-axe = second coup de la Hache de foudre
roll-vial = Fiole chaotique
roll-bow = le monstre contraint
outcome-first = joue en premier
outcome-won = le camp vert gagne
outcome-lost = le camp rouge gagne
outcome-tamed_stays = il reste
outcome-tamed_flees = il s’enfuit, et l’Arc est perdu
mod-base_power = puissance de base
mod-wounds = blessures
mod-fatigue = fatigue
mod-kritik = KritiK
mod-unique_power = pouvoir unique
mod-might_die = Armure de puissance (dé)
mod-never_below_0 = jamais sous 0

### Fins

ending-target = Le nombre de points fixé est atteint : on compte.
ending-deck = Le Donjon est vide : on compte.

### Réglages

option-target = Points à atteindre
option-target-default = selon le nombre de joueurs
option-target-12 = 12 (courte)
option-target-15 = 15 (moyenne)
option-target-20 = 20 (longue)
option-main_quest_penalty = Pénalité d’une quête principale inachevée
option-main_quest_penalty-printed = points imprimés
option-main_quest_penalty-doubled = points doublés
option-rearrangements_per_phase = Réarrangements d’objets par phase
option-trade_proposals_per_phase = Échanges proposés par phase
option-trade_proposals_per_phase_and_partner = Échanges proposés par phase au même joueur
option-calls_for_offers_per_phase = Appels d’offres par phase
option-cards_per_basket = Cartes par panier d’échange
option-counter_offers_per_seat = Contre-offres au même joueur contre un monstre
option-counter_offers_per_monster = Contre-offres en tout contre un monstre
option-arena_passes_per_principal = Passes de négociation de chaque chef de camp en Arène
option-cards_per_terms = Cartes par promesse

### La table, au terminal et dans le navigateur

table-round = Tour de table { $n }
table-turn-of = À { $name } de jouer
table-arenas-later = Arènes à partir du tour { $n }
table-target = { $n } points pour finir
table-deck = Donjon : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
table-pot = Pot : { $n }
table-temple = Temple : { $n }
table-reserve = Réserve : { $n }
table-lasting = { $card } tant que { $name } n’a pas rejoué
table-top = Vous seul le savez : au sommet du Donjon, { $card }
table-phase-supply = Ravitaillement
table-phase-dungeon_or_arena = Donjon ou Arène
table-phase-negotiation = Négociations
table-phase-combat = Combat
table-phase-rest = Repos
table-phase-quest_achieved = Quête achevée
table-phases = Phases du tour
table-players = Joueurs
table-you = vous
table-active = joueur actif
table-trophies = Points trophée : { $n } sur { $of }
table-wounds = Blessures : { $n } sur { $of }
table-power = Puissance { $n }
table-ally = Allié { $n }
table-gems = Gemmes : { $n }
table-fatigue = fatigue -{ $n }
table-cursed = maudit
table-token-left = jeton unique
table-token-spent = jeton unique dépensé
table-weapon = arme
table-armour = armure
table-jewel = bijou
table-empty = vide
table-on-familiar = sur le Familier
table-surplus = surplus
table-remains = Dépouilles
table-humanoid =
    { $n ->
        [one] humanoïde
       *[other] humanoïdes
    }
table-undead =
    { $n ->
        [one] mort-vivant
       *[other] morts-vivants
    }
table-creature =
    { $n ->
        [one] créature
       *[other] créatures
    }
table-dragon =
    { $n ->
        [one] dragon
       *[other] dragons
    }
table-hidden-quests =
    { $n ->
        [one] { $n } quête cachée
       *[other] { $n } quêtes cachées
    }
table-known = Quêtes vues
table-unfinished = Quêtes inachevées
table-completed = Quêtes achevées
table-record = Parole : tenue { $kept }, en partie { $part }, trahie { $broken }
table-quests = Vos quêtes
table-quests-shown = Quêtes à choisir
table-main = principale
table-secondary = n° { $n }
table-points = +{ $n } { $n ->
        [one] point
       *[other] points
    }
table-progress = { $have } sur { $need }
table-ready = à valider
table-score-now = Si la partie finissait maintenant : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-count = { $name } : { $won } gagnés, { $lost } perdus pour les quêtes inachevées, total { $score }
table-final = Total : { $n }
table-shop = Boutique
table-price =
    { $n ->
        [one] { $n } gemme
       *[other] { $n } gemmes
    }
table-bonus = +{ $n }
table-reserved = réservé : { $character }
table-buyable = achetable
table-places = Lieux
table-guild = Guilde : { $n ->
        [one] { $n } quête
       *[other] { $n } quêtes
    } dans la pile
table-left = Encore dans le Donjon
table-events = événements
table-specials = cartes spéciales
table-discard = Défausse : { $n }
table-hell-next = Reviendraient pour Un jour en enfer : { $cards }
table-drawn = Carte piochée
table-fight = Le combat
table-arena = L’Arène
table-monster = { $card }, puissance { $power }
table-prize = À gagner : { $goods }
table-green = Camp vert
table-red = Camp rouge
table-before-dice = Avant les dés : { $green } contre { $red }
table-odds = { $n } lancers sur { $of } ({ $percent } %)
table-odds-short = { $percent } %
table-alone = Seul
table-as-it-stands = En l’état
table-with = Avec { $name }
table-against = Si { $name } est en face
table-heavy = Deux blessures : { $percent } %
table-allies = Chances de gagner
table-dice = Dés : vert { $green }, rouge { $red }
table-second-die = second dé { $die }
table-kritik = KritiK !
table-winner-green = Le camp vert a gagné
table-winner-red = Le camp rouge a gagné
table-fists = Les poings
table-fist-closed = poing fermé
table-fist-choosing = n’a pas encore pris parti
table-fist-mine = votre poing
table-camp-attacker = avec l’attaquant
table-camp-defender = avec le défenseur
table-camp-neutral = neutre
table-answered-yes = a dit oui à { $name }
table-answered-no = a dit non à { $name }
table-answered-perhaps = a dit peut-être à { $name }
table-fled = a fui
table-announced = a annoncé un pouvoir
table-charmed = charmé
table-attacker = attaquant
table-defender = défenseur
table-bid-of = { $name } aide
table-bid-free = pour rien
table-offer = Échange proposé
table-counter = Contre-proposition
table-building = en préparation
table-gives = { $name } donne
table-nothing = rien
table-nothing-yet = rien encore
table-binding = Un échange engage : tout change de main d’un coup.
table-promise = Promesse
table-only-words = Ce ne sont que des mots : rien n’oblige à les tenir.
table-promises-to = { $debtor } promet à { $creditor }
table-asks-of = { $creditor } demande à { $debtor }
table-register = Registre des promesses
table-register-empty = Personne n’a encore rien promis.
table-earlier = { $n ->
        [one] { $n } promesse plus ancienne
       *[other] { $n } promesses plus anciennes
    }
table-register-line = { $debtor } à { $creditor } : { $goods }
table-register-round = tour { $n }
table-state-open = ouverte
table-state-due = due
table-state-kept = tenue
table-state-kept_in_part = tenue en partie
table-state-broken = trahie
table-state-lapsed = éteinte
table-state-noted = notée
table-favour-owed = { $debtor } doit un renvoi d’ascenseur à { $creditor }

table-head-trophies = points
table-head-power = puissance (allié)
table-head-wounds = blessures
table-head-gems = gemmes
table-head-gear = devant soi

note-lone = victoire : { $percent } % si personne d’autre ne s’en mêle
note-loot = butin possible : { $gems } sur { $purse }
note-pot = et le Pot : { $gems }
note-price = { $gems }, il en restera { $left }
note-power = puissance { $before } puis { $after }
note-asks = demande : { $goods } ({ $clause })
note-quest = { $quest } : { $what }
note-wounds = { $n ->
        [one] efface { $n } blessure
       *[other] efface { $n } blessures
    }

note-points = +{ $points } : { $total } sur { $target }
note-ends-game = la partie finit aussitôt
note-face-down = face cachée
note-worth = vaut { $points }
note-unfinished = inachevée à la fin : −{ $points }
note-replaces = { $object } passe au surplus
note-reserved = inutile ici : réservé, { $character }
note-see-quests = vous regardez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } et en gardez une
note-same-power = la puissance reste { $power }
note-frees-tamed = le monstre contraint est perdu
note-surplus = { $object } retourne en boutique à la fin de la phase, pour rien
note-hands-back = de retour en boutique pour rien : { $goods }
note-betrays = vous trahissez { $creditor_seat } (promis : { $goods })
note-broken = promesses trahies : { $n }
note-kept = promesses tenues : { $n }
note-kept-in-part = promesses tenues en partie : { $n }
note-owes = à { $creditor_seat } : { $goods }
note-purse-left = il restera { $gems }
note-hands = { $creditor_seat } reçoit { $goods }
note-phase-two = puis Donjon ou Arène
note-turn-over = le tour se termine
note-nothing = rien de plus ne change de main
note-spends = dépensé : { $object }
note-spends-token = le pouvoir unique est dépensé
note-steals = une quête face cachée sur { $n }, au hasard
note-calls = { $n ->
        [one] { $n } joueur peut
       *[other] { $n } joueurs peuvent
    } proposer un échange ; une fois par phase
note-back = le Ravitaillement continue
note-brings = rapporte { $gems }
note-goes = perdu : { $card }
note-becomes-secondary = devient secondaire : { $quest }
note-no-help = vous n’aidez pas
note-claim-later = elle pourra être validée plus tard, si elle est encore remplie
note-no-claim = vous n’avez rien à valider maintenant
note-no-offer = rien n’est proposé
note-empty-fist = votre poing est vide : rien à annoncer
note-purse = bourse : { $gems }
note-proposals = encore { $n ->
        [one] { $n } proposition
       *[other] { $n } propositions
    } à ce joueur dans cette phase
note-binds = un échange accepté engage les deux
note-word-only = un mot public qui n’engage personne
note-gives = vous donnez : { $goods }
note-gets = vous recevez : { $goods }
note-owner-picks = son propriétaire choisit laquelle
note-loses-quest = vous cédez { $quest }
note-nothing-moves = rien ne change de main
note-counter-once = une seule contre-proposition, et l’autre répond oui ou non
note-terms = { $debtor_seat } devrait à { $creditor_seat } : { $goods }
note-for-nothing = pour rien
note-beyond-purse = seulement { $gems } dans la bourse : le reste est à gagner
note-owed-if-won = dû seulement après une victoire
note-owed-anyway = dû même après une défaite
note-paid-first = payé tout de suite, et personne ne peut quitter le combat
note-only-words = ce ne sont que des mots : rien n’oblige à les tenir
note-dropped = rien n’est convenu
note-dropped-trade = rien ne bouge ; la proposition est perdue
note-with-reroll = avec la relance du Prêtre : { $percent } %
note-heavy = { $n ->
        [2] deux blessures
        [one] { $n } blessure
       *[other] { $n } blessures
    } : { $percent } %
note-defeat = { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    } pour chaque perdant
note-to-win = à gagner : { $goods }
note-on-top = sur le dessus : { $card }
note-deck = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } : monstres { $monsters }, spéciales { $specials }, événements { $events }
note-last-card = la dernière carte : la partie finit avec elle
note-arena-stake = chaque vainqueur +{ $points }, chaque perdant { $n ->
        [1] une blessure
       *[other] { $n } blessures
    }
note-curse = la Clé est dépensée, et la malédiction reste jusqu’à la fin
note-best-help = au mieux avec { $seat } : { $percent } %
note-flees = abandonné : { $goods }
note-lapses = les promesses sur ce combat s’éteignent
note-bound = l’allié est lié à ce combat
note-counters = encore { $n ->
        [one] { $n } contre-proposition
       *[other] { $n } contre-propositions
    }
note-no-deal = rien n’est convenu, personne n’est lié
note-binds-nobody = un mot qui n’engage personne, et que tous entendent
note-name-price = vous dites votre prix, et l’autre répond oui ou non
note-breaks-word = trahit votre parole à { $partner_seat }
note-forfeits = perdu : { $goods } qu’on vous promettait
note-stays-out = rien à gagner, rien à perdre
note-tires = puis −{ $n } de puissance jusqu’à la fin de la partie
note-vial = puissance de { $least } à +{ $most }
note-ends-fight = le combat finit sans vainqueur
note-leaves-fight = vous quittez le combat, jeton non montré
note-wipes-out = ni blessure, ni pillage, ni point pour les vainqueurs
note-if-worn = équipé : puissance { $before } puis { $after }
note-taken = vous prenez { $card }
note-taken-from = pris à { $partner_seat }
note-was-promised = promis à { $creditor_seat }
note-all-gems = toutes les gemmes : { $gems }
note-why-early = pas avant le tour { $round }
note-why-love = { $card } : pas d’Arène pour l’instant
note-why-gems = coûte { $gems }, vous en avez { $purse }
note-why-weak = votre puissance { $power } est trop grande pour fuir { $monster }
note-why-cursed = maudit : le Temple ne vous soigne plus
note-why-unhurt = vous n’avez pas de blessure
note-why-once = { $n ->
        [1] une fois
       *[other] { $n } fois
    } par tour
note-why-quests = { $most } quêtes secondaires au plus
note-why-no-quests = la Guilde n’a plus de quête
note-quest-lavish = { $quest } : { text-quest-lavish }
note-quest-jeweller = { $quest } : { text-quest-jeweller }
note-quest-keen_edge = { $quest } : { text-quest-keen_edge }
note-quest-blacksmith = { $quest } : { text-quest-blacksmith }
note-quest-dragon = { $quest } : { text-quest-dragon }
note-quest-just = { $quest } : { text-quest-just }
note-quest-bloodthirsty = { $quest } : { text-quest-bloodthirsty }
note-quest-hunter = { $quest } : { text-quest-hunter }
note-quest-benefactor = { $quest } : { text-quest-benefactor }
note-quest-st_michael = { $quest } : { text-quest-st_michael }
note-quest-witcher = { $quest } : { text-quest-witcher }
note-quest-wretched = { $quest } : { text-quest-wretched }
note-quest-hero = { $quest } : { text-quest-hero }
note-quest-lucky = { $quest } : { text-quest-lucky }
note-quest-greed = { $quest } : { text-quest-greed }
note-quest-st_gary = { $quest } : { text-quest-st_gary }
note-quest-intrepid = { $quest } : { text-quest-intrepid }
note-quest-coward = { $quest } : { text-quest-coward }

kind-humanoid = monstre : humanoïde
kind-undead = monstre : mort-vivant
kind-creature = monstre : créature extraordinaire
kind-dragon = monstre : dragon
kind-weapon = arme
kind-armour = armure
kind-jewel = bijou
kind-temple = lieu
kind-character = aventurier
kind-special = carte spéciale
kind-event = événement
kind-quest = quête
kind-token = jeton
kind-guardian = adversaire
kind-gem = monnaie
kind-point = points
kind-favour = ce qu’une promesse peut contenir
kind-promise_clause = clause d’une promesse
kind-trade_purpose = raison d’un échange
number-power = puissance
number-gems = gemmes
number-trophies = points trophée
number-object = objet à gagner
number-bonus = bonus
number-price = prix en gemmes
number-reserved_for = réservé
number-won_from = gagné sur
number-base_power = puissance de base
number-reserved_object = objet réservé
number-wounds = blessures
number-points = points
number-points_even_players = points à nombre pair de joueurs
number-min_players = joueurs au moins
number-heal_price = prix des soins en gemmes
number-count = dans la boîte
order-no-claim = Ne valider aucune quête
order-no-power = N’annoncer aucun pouvoir, ne pas fuir
order-stay-neutral = Rester neutre dans les Arènes
order-no-help = N’aider personne
order-no-offer = Ne rien proposer à un appel d’offres
order-refuse-from = Refuser tous les échanges d’un joueur
order-keep-main = Garder la quête principale quand elle peut changer
term-always = toujours
term-round = ce tour de table
term-attacked = jusqu’à ce qu’on m’attaque

text-barbarian = +1 avec une arme. Unique : +4 dans un combat, puis -2 pour toujours.
text-forester = +1 contre le type de son jeton. Unique : +6 contre un monstre de ce type.
text-warrior = +1 avec une armure. Unique : +2 dans un combat.
text-priest = Voit la prochaine carte du Donjon avant de choisir. Unique : fait relancer un combat perdu.
text-sorcerer = +1 avec un bijou. Unique : fuit un combat en cours.
text-thief = Une gemme de plus à chaque pillage de son camp. Unique : attaquant et vainqueur, prend deux sortes de butin.
text-lightning_axe = Barbare : puissance doublée et un second dé, une fois.
text-bow_of_constraint = Forestier : contraint un monstre de puissance 10 au plus à combattre avec lui.
text-armour_of_might = Guerrier : puissance et dé doublés, une fois.
text-helm_of_oblivion = Prêtre : efface une défaite de son camp en Arène, une fois.
text-charm_ring = Sorcier : un autre combat à sa place ou à ses côtés, une fois.
text-blackmail_charm = Voleur : use des dépouilles d’un autre, ou lui vole une quête, une fois.
text-familiar = Porte un second objet d’un même type ; meurt d’un KritiK.
text-dragon_black = À gagner : 3 points trophée, sa dépouille et l’Armure du dragon (+5).
text-dragon_red = À gagner : 3 points trophée, sa dépouille et l’Amulette du dragon (+5).
text-dragon_green = À gagner : 3 points trophée, sa dépouille et l’Épée du dragon (+5).
text-djinn = Vaincu, il donne un objet ou une dépouille au choix, même défaussé.
text-treasure_chest = 3 gemmes, sans combat.
text-sale = Un achat à moitié prix.
text-trap = 1 blessure.
text-chaotic_vial = En combat : un dé moins 4, en plus ou en moins.
text-mimic = Se combat seul, ne se fuit pas, ne rapporte rien.
text-pilferer = Prend un objet, au choix de sa victime.
text-doppelganger = Se combat seul, a la puissance du joueur, rapporte 6 gemmes.
text-good_fairy = Protège de la prochaine défaite.
text-temple_key = Permet de piller le Temple, contre le Gardien et une malédiction.
text-meteor_swarm = 2 blessures à chacun.
text-day_of_grace = Chacun retire 2 blessures.
text-bloodthirst = Arène immédiate contre le voisin de droite, personne ne reste neutre.
text-new_choice = Chacun peut changer de quête principale.
text-unexpected_delivery = Les objets réservés défaussés reviennent en boutique.
text-putrefaction = Chacun défausse une dépouille.
text-day_in_hell = Les 3 derniers monstres de la défausse attaquent tout le monde.
text-first_shall_be_last = Le premier donne un point trophée au dernier.
text-the_toll = Entrer au Donjon coûte 2 gemmes pendant un tour de table.
text-surge_of_love = Pas d’Arène pendant un tour de table.
text-quest-lavish = une arme, une armure et un bijou équipés ensemble
text-quest-jeweller = un bijou +4 ou +5 équipé
text-quest-keen_edge = une arme +4 ou +5 équipée
text-quest-blacksmith = une armure +4 ou +5 équipée
text-quest-dragon = un objet draconique équipé
text-quest-just = les dépouilles d’un humanoïde, d’un mort-vivant et d’une créature
text-quest-bloodthirsty = 3 dépouilles d’humanoïdes
text-quest-hunter = 3 dépouilles de créatures
text-quest-benefactor = 3 dépouilles de morts-vivants
text-quest-st_michael = la dépouille d’un dragon
text-quest-witcher = vaincre seul un monstre de puissance 16 ou plus
text-quest-wretched = moins de points trophée que chacun des autres
text-quest-hero = plus de points trophée que chacun des autres
text-quest-lucky = 3 quêtes déjà achevées
text-quest-greed = 12 gemmes
text-quest-st_gary = gagner un combat à son tour avec un 8
text-quest-intrepid = gagner une Arène en étant moins nombreux
text-quest-coward = gagner une Arène en étant plus nombreux

# ---- Ce que « jouer tout de suite » propose
way-four = À quatre
way-four-text = Trois rivaux : c’est là qu’on marchande le mieux.
way-three = À trois
way-three-text = Plus court, plus tendu.
way-six = À six
way-six-text = La grande table des parjures.
