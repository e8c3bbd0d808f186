# Dungeon Roll en français. Les mêmes messages, dans le même ordre, que words.en.ftl ; leurs noms : oubliettes/words.

game-title = Dungeon Roll
game-summary = Sept dés, dix niveaux et un dragon : descendre encore, ou rentrer tant qu’il est temps ?
game-minutes = 15 min
game-credits = Chris Darden ; © 2013 Tasty Minstrel Games. Les règles suivies sont celles de la traduction française non officielle d’août 2013.

### Questions

prompt-choose-hero = Le Héros : { $seat }, lequel jouez-vous ?
prompt-form-reroll = Formation du groupe : quels dés relancez-vous, une seule fois et tous ensemble ?
prompt-monster-phase = { $clear ->
        [0] Phase des Monstres : qui frappe qui ? Aucun ne doit rester debout.
       *[other] Phase des Monstres : aucun n’est debout. Autre chose, ou continuer ?
    }
prompt-loot-phase = Phase de Butin : ouvrez les coffres, buvez les potions, ou laissez-les.
prompt-dragon-phase = Phase du Dragon : il est réveillé. L’affronter, l’esquiver ou fuir ?
prompt-regroup-phase = Regroupement : rentrer à la taverne, ou descendre encore ?
prompt-extra-monster = Du même coup : quel autre monstre tombe ?
prompt-reroll-pick = Relance : quels dés ? Désignez-les un par un.
prompt-revive-face = Le Cimetière : sur quelle face le dé revient-il ?
prompt-dragon-pick = Phase du Dragon : qui l’affronte ? Tous de types différents.
prompt-strike = Frappe calculée : qui ?
prompt-strike-more = Frappe calculée : un second aussi ?
prompt-lend-more = Renfort : encore un à vos côtés ?
prompt-charm = Le charme : quel monstre devient une potion ?
prompt-charm-more = Le charme : encore un monstre ?
prompt-discard = Intervention divine : quel jeton donnez-vous ?

### Choix

pick-hero = { $a }
    .rules = DR-2.3 DR-2.4
pick-pick = Relancer : { $a }
    .rules = DR-16.1 DR-16.2
pick-party = Relancer : { $a }
    .rules = DR-8.1 DR-8.6
pick-dungeon = Relancer : { $a }
    .rules = DR-8.1 DR-8.6 DR-8.7
pick-done = C’est tout
    .rules = DR-8.6 DR-16.2 DR-16.30
pick-fight = { $a } contre { $b }
    .rules =
        { $a ->
            [die-fighter] DR-7.2
            [die-cleric] DR-7.3
            [die-mage] DR-7.4
            [die-thief] DR-7.5
            [die-champion] DR-7.6
            [die-scroll] DR-16.16
            [token-vorpal_sword] DR-13.11 DR-7.2
            [token-talisman] DR-13.12 DR-7.3
            [token-scepter_of_power] DR-13.13 DR-7.4
            [token-thieves_tools] DR-13.14 DR-7.5
            [token-scroll_token] DR-13.10 DR-16.16
            [lent-fighter] DR-15.13 DR-7.2
            [lent-thief] DR-15.13 DR-7.5
           *[hero] DR-15.12
        } DR-7.8 DR-7.9
pick-kill = Éliminer 1 { $a }
    .rules = DR-15.15 DR-16.3 DR-16.18
pick-decline = Non, c’est assez
    .rules = DR-15.15
pick-reroll = { $a } : relancer des dés
    .rules =
        { $a ->
            [die-scroll] DR-8.1 DR-8.9
           *[token-scroll_token] DR-13.15 DR-13.16
        }
pick-open = { $a1 } : ouvrir { $b ->
        [one] 1 coffre
       *[other] { $b } coffres
    }
    .rules =
        { $a ->
            [die-champion] DR-9.2
            [die-thief] DR-9.2
            [lent-thief] DR-9.2
            [token-thieves_tools] DR-9.2
           *[other] DR-9.3
        } DR-9.4 DR-9.5
pick-open-bare = Ouvrir des coffres
    .rules = DR-9.1 DR-9.4
pick-drink = { $a } : boire
    .rules = DR-9.7 DR-9.8 DR-9.10
pick-drink-bare = Boire des potions
    .rules = DR-9.7
pick-face = { $a }
    .rules = DR-9.8 DR-9.13
pick-stop = Ne plus boire
    .rules = DR-9.11
pick-token = { $a }
    .rules = DR-13.2
pick-token-ring = Anneau d’invisibilité : vider l’Antre
    .rules = DR-13.17 DR-13.18 DR-13.19
pick-token-elixir = Potion (jeton) : ramener un dé du Cimetière
    .rules = DR-13.21 DR-13.22
pick-token-bait = Appât à Dragon : 1 { $b } devient un dragon
    .rules = DR-13.23 DR-13.24 DR-13.25
pick-token-portal = Portail de Ville : partir avec l’Expérience du niveau
    .rules = DR-13.26 DR-13.27 DR-11.11
pick-ultimate = Compétence ultime
    .rules = DR-15.4 DR-15.8
pick-more = Encore un
    .rules = DR-16.30
pick-charm = 1 { $a }
    .rules = DR-16.17 DR-16.18
pick-discard = { $a }
    .rules = DR-16.24
pick-flee = Fuir
    .rules = DR-12.1 DR-12.3 DR-12.4
    .sure = Ce niveau ne vous rapporterait rien ; jetons et Expérience déjà pris restent à vous. Fuir ?
pick-end_phase = Continuer
    .rules = DR-5.4 DR-6.6 DR-9.15
pick-dragon = Affronter le Dragon
    .rules = DR-10.3 DR-10.5 DR-10.15
pick-use = { $a }
    .rules = DR-10.5 DR-10.20
pick-retire = Rentrer à la taverne
    .rules = DR-11.3 DR-11.4
pick-glory = Chercher la gloire
    .rules = DR-11.6 DR-11.7 DR-11.8

### Ce qui se passe

event-first-adventurer = { $seat } descend en premier.
event-hero = { $seat } joue : { $hero }.
event-delve = { $seat } rassemble un groupe pour l’exploration { $number }.
event-party-rolled = Dés Groupe : { $dice }.
event-scrolls-to-champions = Dés qui deviennent des Champions : { $dice }.
event-dungeon-rolled = Niveau { $level } : { $dice }.
event-dungeon-again = Dés Donjon relancés : { $dice }.
event-to-lair = { $dragons } dans l’Antre, qui en compte maintenant { $lair }.
event-fight = { $seat } : { $source } contre { $monsters }.
event-kill = { $seat } : { $monsters } à terre.
event-scroll = { $seat } : { $source }, pour relancer des dés.
event-open = { $seat } : { $source }, pour ouvrir { $chests }.
event-token-drawn = { $seat } trouve : { $token }.
event-drink = { $seat } : { $source }, pour boire.
event-revive = Retour du Cimetière : { $face }.
event-ultimate = { $seat } : compétence ultime « { $power } ».
event-swept = Balayés : { $dice }.
event-lent = Un dé « { $die } » rejoint le groupe : { $source }.
event-charmed = Un dé « { $die } » devient une potion.
event-ring = { $seat } passe l’Anneau d’invisibilité : l’Antre est vide.
event-elixir = { $seat } boit une Potion (jeton).
event-bait = { $seat } lance un Appât à Dragon : un dé « { $die } » part dans l’Antre.
event-dragon-defeated = { $seat } terrasse le Dragon avec { $sources }.
event-regroup = { $seat } franchit le niveau { $level }.
event-legend = { $seat } a touché le fond du donjon : l’étoffe des légendes !
event-retire = { $seat } rentre à la taverne depuis le niveau { $level }.
event-glory = { $seat } cherche la gloire au niveau { $level }.
event-flee = { $seat } fuit le niveau { $level }, qui ne rapporte rien.
event-portal = { $seat } ouvre un Portail de Ville au niveau { $level }.
event-xp = { $seat } : { $amount } d’Expérience.
event-master = { $seat } passe Maître : { $hero }.
event-title-earned = { $seat } gagne un titre : « { $title } ».
event-only-pick = Un seul choix possible : { $pick }.
    .quiet = yes
event-final-score = { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

ending-all-delves-done = Toutes les explorations sont finies.

### Dés

dice-party = dés Groupe
dice-dungeon = dés Donjon
face-party-1 = Champion
face-party-2 = Guerrier
face-party-3 = Clerc
face-party-4 = Mage
face-party-5 = Voleur
face-party-6 = Parchemin
face-dungeon-1 = gobelin
face-dungeon-2 = squelette
face-dungeon-3 = gelée
face-dungeon-4 = coffre
face-dungeon-5 = potion
face-dungeon-6 = dragon

roll-party = Dés Groupe
roll-party-again = Dés Groupe relancés
roll-dungeon = Dés Donjon
roll-dungeon-again = Dés Donjon relancés
outcome-wakes = le Dragon s’éveille

thing-champion = { $n ->
        [one] Champion
       *[other] Champions
    }
    .letter = C
thing-fighter = { $n ->
        [one] Guerrier
       *[other] Guerriers
    }
    .letter = G
thing-cleric = { $n ->
        [one] Clerc
       *[other] Clercs
    }
    .letter = K
thing-mage = { $n ->
        [one] Mage
       *[other] Mages
    }
    .letter = M
thing-thief = { $n ->
        [one] Voleur
       *[other] Voleurs
    }
    .letter = V
thing-scroll = { $n ->
        [one] Parchemin
       *[other] Parchemins
    }
    .letter = P
thing-goblin = { $n ->
        [one] gobelin
       *[other] gobelins
    }
    .letter = g
thing-skeleton = { $n ->
        [one] squelette
       *[other] squelettes
    }
    .letter = s
thing-ooze = { $n ->
        [one] gelée
       *[other] gelées
    }
    .letter = e
thing-chest = { $n ->
        [one] coffre
       *[other] coffres
    }
    .letter = c
thing-potion = { $n ->
        [one] potion
       *[other] potions
    }
    .letter = p
thing-dragon = { $n ->
        [one] dragon
       *[other] dragons
    }

### Ce qui se dépense

thing-die-champion = Champion
thing-die-fighter = Guerrier
thing-die-cleric = Clerc
thing-die-mage = Mage
thing-die-thief = Voleur
thing-die-scroll = Parchemin
thing-token-vorpal_sword = Épée Vorpale
thing-token-talisman = Talisman
thing-token-scepter_of_power = Sceptre de Pouvoir
thing-token-thieves_tools = Outils de Voleur
thing-token-scroll_token = Parchemin (jeton)
thing-lent-fighter = Guerrier temporaire
thing-lent-thief = Voleur temporaire
thing-hero = Héros

### Trésor

thing-vorpal_sword = { $n ->
        [one] Épée Vorpale
       *[other] Épées Vorpales
    }
thing-talisman = { $n ->
        [one] Talisman
       *[other] Talismans
    }
thing-scepter_of_power = { $n ->
        [one] Sceptre de Pouvoir
       *[other] Sceptres de Pouvoir
    }
thing-thieves_tools = Outils de Voleur
thing-scroll_token = { $n ->
        [one] Parchemin (jeton)
       *[other] Parchemins (jetons)
    }
thing-ring_of_invisibility = { $n ->
        [one] Anneau d’invisibilité
       *[other] Anneaux d’invisibilité
    }
thing-dragon_scale = { $n ->
        [one] Écaille de dragon
       *[other] Écailles de dragon
    }
thing-elixir = { $n ->
        [one] Potion (jeton)
       *[other] Potions (jetons)
    }
thing-dragon_bait = { $n ->
        [one] Appât à Dragon
       *[other] Appâts à Dragon
    }
thing-town_portal = { $n ->
        [one] Portail de Ville
       *[other] Portails de Ville
    }
thing-ring = Anneau d’invisibilité
thing-bait = Appât à Dragon
thing-portal = Portail de Ville

### Héros : les deux faces de chaque carte

thing-mercenary = Mercenaire
thing-commander = Commandant
thing-occultist = Occultiste
thing-necromancer = Nécromancien
thing-minstrel = Ménestrel
thing-bard = Barde
thing-knight = Chevalier
thing-dragon_slayer = Pourfendeur de dragons
thing-enchantress = Enchanteresse
thing-beguiler = Ensorceleuse
thing-half_goblin = Demi-Gobelin
thing-chieftain = Chef de clan
thing-crusader = Croisé
thing-paladin = Paladin
thing-spellsword = Magelame
thing-battlemage = Guerrier Mage

text-mercenary = En formant le groupe, relancez une fois les dés de votre choix.
    .ultimate = Frappe calculée : éliminez jusqu’à 2 monstres.
text-commander = Les Guerriers éliminent 1 monstre de plus, de tout type.
    .ultimate = Présence au combat : relancez les dés du groupe et du niveau de votre choix.
text-occultist = Clercs et Mages se remplacent l’un l’autre.
    .ultimate = Animation des morts : 1 squelette se bat pour vous en Guerrier jusqu’au Regroupement.
text-necromancer = Clercs et Mages se remplacent l’un l’autre.
    .ultimate = Commandement des morts : jusqu’à 2 squelettes deviennent vos Guerriers jusqu’au Regroupement.
text-minstrel = Voleurs et Mages se remplacent l’un l’autre.
    .ultimate = Chant du barde : videz l’Antre.
text-bard = Voleurs et Mages se remplacent ; les Champions éliminent 1 monstre de plus.
    .ultimate = Chant du barde : videz l’Antre.
text-knight = En formant le groupe, tous les Parchemins deviennent des Champions.
    .ultimate = Cri de guerre : tous les monstres partent dans l’Antre, changés en dragons.
text-dragon_slayer = Les Parchemins du départ deviennent des Champions ; deux types suffisent contre le Dragon.
    .ultimate = Cri de guerre : tous les monstres partent dans l’Antre, changés en dragons.
text-enchantress = Les Parchemins servent de n’importe quel Compagnon.
    .ultimate = Charme-monstre : 1 monstre devient une potion.
text-beguiler = Les Parchemins servent de n’importe quel Compagnon.
    .ultimate = Fascination : jusqu’à 2 monstres deviennent 1 potion.
text-half_goblin = Coffres et potions sont à vous dès la phase des Monstres.
    .ultimate = Appel à l’aide : 1 gobelin vous aide en Voleur jusqu’au Regroupement.
text-chieftain = Coffres et potions sont à vous dès la phase des Monstres.
    .ultimate = Abus d’autorité : jusqu’à 2 gobelins deviennent vos Voleurs jusqu’au Regroupement.
text-crusader = Guerriers et Clercs se remplacent l’un l’autre.
    .ultimate = Frappe sacrée : la carte sert une fois de Guerrier ou de Clerc.
text-paladin = Guerriers et Clercs se remplacent l’un l’autre.
    .ultimate = Intervention divine : pour 1 jeton, monstres vaincus, coffres ouverts, potions bues et Antre vidé.
text-spellsword = Guerriers et Mages se remplacent l’un l’autre.
    .ultimate = Lame arcanique : la carte sert une fois de Guerrier ou de Mage.
text-battlemage = Guerriers et Mages se remplacent l’un l’autre.
    .ultimate = Furie arcanique : balayez tout le niveau et l’Antre, sans rien y gagner.

thing-calculated_strike = Frappe calculée
thing-battlefield_presence = Présence au combat
thing-animate_dead = Animation des morts
thing-command_dead = Commandement des morts
thing-bards_song = Chant du barde
thing-battlecry = Cri de guerre
thing-charm_monster = Charme-monstre
thing-mesmerize = Fascination
thing-plea_for_help = Appel à l’aide
thing-pull_rank = Abus d’autorité
thing-holy_strike = Frappe sacrée
thing-divine_intervention = Intervention divine
thing-arcane_blade = Lame arcanique
thing-arcane_fury = Furie arcanique

### Rangs et titres

thing-dragon_fodder = Chair à Dragon
thing-village_hero = Héros du Village
thing-seasoned_explorer = Explorateur aguerri
thing-champion_rank = Champion
thing-hero_of_the_ages = Héros des Âges

thing-slayer_of_dragons = Tueur de Dragons
thing-master_of_dragons = Maître des Dragons
thing-never_tell_me_the_odds = Ne me parlez pas de probabilités !
thing-last_stand = Ultime baroud
thing-doppelgangers = Sosies
thing-bottomless_bag = On va avoir besoin d’un sac sans fond !
thing-dungeon_master = Maître du Donjon
thing-natural_20 = 20 naturel
thing-critical_hit = Coup critique
thing-team_leader = Chef d’équipe
thing-magical_whirlwind = Tourbillon magique
thing-dragon_lure = Leurre à Dragon

### La table

thing-form_phase = Rassembler son groupe
    .short = Formation
thing-monster_phase = Phase des Monstres
    .short = Monstres
thing-loot_phase = Phase de Butin
    .short = Butin
thing-dragon_phase = Phase du Dragon
    .short = Dragon
thing-regroup_phase = Phase de Regroupement
    .short = Regroupement

table-delve = Exploration { $number } sur { $delves }
table-adventurer = Aventurier : { $name }
table-dungeon-master = Maître du Donjon : { $name }
table-level = Niveau
table-level-number = Niveau { $level }
table-lair = Antre
table-supply = réserve { $n }
table-party = Groupe
table-lent = temporaires : { $things }
table-graveyard = Cimetière
table-empty = vide
table-hero = Héros
table-experience = { $xp }/{ $needed } d’Expérience
table-master = Maître
table-ready = compétence ultime prête
table-used = compétence ultime utilisée
table-tokens = Jetons
table-no-tokens = aucun
table-scores = Scores
table-score = { $score } ({ $xp } XP, { $points } en jetons)
role-adventurer = Aventurier
table-phases = Phases du niveau
table-dragon-needs = le Dragon est éveillé : { $n } Compagnons différents
table-picked = désignés : { $things }
table-fewest = { $n ->
        [one] { $n } Compagnon suffit contre les monstres
       *[other] { $n } Compagnons suffisent contre les monstres
    }

table-delve-short = exploration { $of }
table-stands = { $xp } d’Expérience ; jetons : { $tokens } ({ $points } points)
table-levels = Niveaux du donjon
table-fewest-short = { $n ->
        [one] { $n } Compagnon suffit
       *[other] { $n } Compagnons suffisent
    }
table-beats = Qui bat quoi, autant qu’il y en a
table-beats-all = tout
table-no-treasure = aucun trésor
table-both-sides = Les deux côtés de la carte
table-master-when = À { $needed } points d’Expérience, la carte se retourne pour toute la partie.
fork-sure = d’Expérience, à coup sûr
fork-through = de franchir le niveau { $level }
fork-dice = { $n ->
        [one] Dé lancé
       *[other] Dés lancés
    }
fork-monsters = { NUMBER($n, maximumFractionDigits: 1) ->
        [one] Monstre, en moyenne
       *[other] Monstres, en moyenne
    }
fork-dragon = Réveil du Dragon
table-needs-short = { $n } Compagnons différents
table-slay-together = Touchez le Dragon : { $n } Compagnons différents l’affrontent ensemble.
moment-dragon-wakes = Le Dragon s’éveille
moment-dragon-falls = Le Dragon est terrassé
moment-cleared = Niveau { $level } franchi

text-lair = les dragons lancés y partent ; quand il est plein, le Dragon s’éveille.
text-vorpal_sword = Sert une fois de Guerrier.
text-talisman = Sert une fois de Clerc.
text-scepter_of_power = Sert une fois de Mage.
text-thieves_tools = Servent une fois de Voleur.
text-scroll_token = Sert une fois de Parchemin.
text-ring_of_invisibility = Vide l’Antre : le Dragon ne vous voit pas.
text-dragon_scale = Chaque paire vaut 2 points de plus à la fin.
text-elixir = Ramène un dé du Cimetière, sur la face de votre choix.
text-dragon_bait = Change un monstre ou un butin en dragon, qui part dans l’Antre.
text-town_portal = Ramène à la taverne avec l’Expérience du niveau.

### Ce que fait un choix

note-gains = +{ $xp } d’Expérience
note-glory = niveau { $level }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } · réveil du Dragon : { $dragon } %
note-monsters = { NUMBER($monsters, maximumFractionDigits: 1) ->
        [one] { NUMBER($monsters, maximumFractionDigits: 1) } monstre en moyenne
       *[other] { NUMBER($monsters, maximumFractionDigits: 1) } monstres en moyenne
    }
note-clears = de franchir le niveau { $level }, au moins
note-at-stake = en jeu : { $xp } d’Expérience
note-delve-ends = { $n ->
        [0] fin de votre dernière exploration
       *[other] fin de l’exploration, encore { $n } à venir
    }
note-master = votre carte se retourne : { $hero }
note-flees = rien des { $xp } d’Expérience du niveau
note-pays-die = { $die } : au Cimetière
note-pays-token = { $token } : retour dans la boîte, −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
note-pays-lent = { $source } : s’en va
note-card-turned = la carte est tournée : plus de compétence ultime avant la prochaine exploration
note-left = { $n ->
        [0] plus aucun monstre
        [one] reste { $n } monstre
       *[other] restent { $n } monstres
    }
note-up-to = pourrait éliminer { $monsters } d’un coup
note-one-more = et un monstre de plus, de tout type
note-potions = { $n ->
        [one] { $n } potion au niveau
       *[other] { $n } potions au niveau
    }
note-lends = { $dice }, à vos côtés jusqu’au Regroupement : { $source }
note-strikes = { $n ->
        [one] { $n } monstre tombe
       *[other] jusqu’à { $n } monstres tombent
    }
note-charms = { $n ->
        [one] { $n } monstre devient une potion
       *[other] jusqu’à { $n } monstres deviennent une potion
    }
note-gives-token = coûte un jeton de votre choix
note-then-name = vous désignez ensuite les dés ; le résultat est définitif
note-as-they-lie = les dés restent tels quels
note-throws = { $n ->
        [one] { $n } dé à lancer
       *[other] { $n } dés à lancer
    }
note-wakes = réveil du Dragon : { $dragon } %
note-draws = { $tokens ->
        [one] { $tokens } jeton de la boîte
       *[other] { $tokens } jetons de la boîte
    }
note-box-empty = la boîte est vide : +{ $xp } d’Expérience à la place
note-chests-left = encore { $dice }
note-leaves = abandonné : { $dice }
note-revives = { $n ->
        [one] { $n } dé revient, sur la face voulue
       *[other] jusqu’à { $n } dés reviennent, sur les faces voulues
    }
note-comes-back = { $face } aussitôt dans le groupe · Cimetière : { $n }
note-lair-empties = { $n ->
        [one] { $n } dé quitte l’Antre : ni victoire, ni Expérience
       *[other] { $n } dés quittent l’Antre : ni victoire, ni Expérience
    }
note-to-lair = { $dice } dans l’Antre, qui en comptera { $lair } ; { $wakes } réveillent le Dragon
note-next = ensuite : { $phase }
note-dragon-needs = le Dragon demande { $n } Compagnons différents ; types disponibles : { $types }
note-slayers = { $sources }
note-slayers-named = { $n } Compagnons différents, que vous désignez
note-to-name = { $n ->
        [0] plus personne à désigner
       *[other] encore { $n } à désigner
    }
note-not-while-monsters = { $n ->
        [one] { $n } monstre est encore debout
       *[other] { $n } monstres sont encore debout
    }
note-not-before-loot = une fois la phase des Monstres finie
note-not-scroll-now = les dés Parchemin ne se lisent qu’en phase des Monstres
note-not-loot-any-more = la phase de Butin est passée
note-not-portal-now = pas au Regroupement : vous pouvez rentrer
note-not-ultimate-now = pas au Regroupement
note-not-ultimate-twice = compétence ultime déjà utilisée dans cette exploration
note-hero-mercenary = { text-mercenary } { text-mercenary.ultimate }
note-hero-occultist = { text-occultist } { text-occultist.ultimate }
note-hero-minstrel = { text-minstrel } { text-minstrel.ultimate }
note-hero-knight = { text-knight } { text-knight.ultimate }
note-hero-enchantress = { text-enchantress } { text-enchantress.ultimate }
note-hero-half_goblin = { text-half_goblin } { text-half_goblin.ultimate }
note-hero-crusader = { text-crusader } { text-crusader.ultimate }
note-hero-spellsword = { text-spellsword } { text-spellsword.ultimate }

### La boîte

thing-party = Groupe actif
thing-graveyard = Cimetière
thing-active = Dés du niveau
thing-lair = Antre du Dragon
thing-supply = Réserve de dés Donjon
thing-lent = Compagnons temporaires
thing-box = Boîte (coffre au trésor)
thing-party_die = Dé Groupe
thing-dungeon_die = Dé Donjon
thing-level_die = Dé de niveau (D10)
thing-level-1 = Niveau 1
thing-level-2 = Niveau 2
thing-level-3 = Niveau 3
thing-level-4 = Niveau 4
thing-level-5 = Niveau 5
thing-level-6 = Niveau 6
thing-level-7 = Niveau 7
thing-level-8 = Niveau 8
thing-level-9 = Niveau 9
thing-level-10 = Niveau 10
thing-any = autant que voulu

kind-place = lieu
kind-phase = phase
kind-die = dé
kind-companion = face du dé Groupe
kind-monster = monstre
kind-loot = butin
kind-dragon = Dragon
kind-token = jeton Trésor
kind-hero = carte Héros
kind-ultimate = compétence ultime
kind-level = niveau
kind-title = titre
kind-rank = rang en solitaire

number-count = dans la boîte
number-faces = faces
number-defeats = élimine d’un coup
number-opens = ouvre des coffres
number-drinks = peut boire des potions
number-rerolls = relance des dés
number-best_companion = meilleur adversaire
number-acts_as = sert de
number-end_value = points à la fin
number-pair_bonus = de plus par paire
number-phases = s’utilise en
number-from = à partir de (points)
number-to = jusqu’à (points)
number-max_targets = cibles au plus
number-rolled = dés lancés avec 0, 1 et 2 dans l’Antre
number-retire_xp = Expérience rapportée
number-ultimate = compétence ultime
number-xp_to_master = Expérience qui retourne la carte
number-master_side = face Maître

### Ordres permanents

order-go-on = Continuer quand aucun monstre n’est debout et qu’il n’y a rien à prendre
order-run = Fuir quand il n’y a rien d’autre à faire
term-always = toujours
term-delve = cette exploration

### Réglages, feuille de score

option-hero_mode = Héros
option-hero_mode-random = distribués au hasard
option-hero_mode-choice = choisis
option-first_seat = Premier Aventurier
option-first_seat-random = tiré au sort
option-profiles = Parties d’avant

sheet-hero = Héros
sheet-levels = Niveaux
sheet-dragons = Dragons
sheet-box = Boîte vide
sheet-tokens = Jetons
sheet-titles = Titres
rank-next = À { $points ->
        [one] { $points } point
       *[other] { $points } points
    } du rang suivant : { $rank }.
tie-break = À égalité de points, qui garde le moins de jetons l’emporte.

# ---- Ce que « jouer tout de suite » propose
way-duel = En duel
way-duel-text = Vous contre un adversaire.
way-round = À quatre
way-round-text = Trois adversaires : qui ira le plus loin ?
way-solo = En solitaire
way-solo-text = Trois explorations, pour le titre.
