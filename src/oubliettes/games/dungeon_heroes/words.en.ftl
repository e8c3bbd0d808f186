# Dungeon Heroes in English. The same messages, in the same order, as words.fr.ftl; what they are called: oubliettes/words.

game-title = Dungeon Heroes
game-summary = Four heroes, three treasures to take, thirty-six hidden tiles: against a dungeon master, or the dungeon itself.
game-minutes = 15–30 min
game-credits = Michael Coe, illustrated by Bill Bricker; Gamelyn Games, 2013. With “The Dragon and the Damsel” and “Lords of the Undead”. The rules followed are those of the French translation of version 1.01 by Grarduck.


### Questions

prompt-arrange = { $hero }: which start square?
prompt-master = Dungeon Master: { $tiles ->
        [0] what now?
        [one] where does the last tile go?
       *[other] which tile do you lay?
    } Actions left: { $left }.
prompt-place = Dungeon Master: where does this tile go, face down? Actions left: { $left }.
prompt-close-turn = The last action is done: do you end the turn? Until then it can be taken back.
prompt-act = { $monster_subject } on { $square }: { $blows ->
        [0] where to?
       *[other] attack from there, or move?
    }
prompt-after-move = { $monster_subject } has come to { $square }: an attack?
prompt-second-square = The dragon appears: which is its second square?
prompt-party = Heroes: who acts? Actions left: { $left }{ $least ->
        [0] .
       *[other] { $spare ->
            [0] { $left ->
                [one] , compulsory.
               *[other] , all compulsory.
            }
           *[other] , of which compulsory: { $least }.
        }
    }
prompt-free-action = { $hero_subject } takes a free action: which?
prompt-sword = { $hero_subject } ({ $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    }) meets { $monster_object } (damage { $damage }). Use the sword?
prompt-kit = { $hero_subject } ({ $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    }) steps on: { $trap } (damage { $damage }). Use the kit?
prompt-floor = The floor moves { $hero_object }: to which square?
prompt-portal = The portal returns { $hero_object }: which start square?
prompt-pay = { $artefact }: price { $price }, still to pay: { $left }. With which experience tile?
prompt-assign = { $artefact }: for which hero?

### Picks

pick-start = { $a } on { $b }
    .rules = DH-3.3 DH-3.4
pick-place = Place tile no. { $a }
    .rules = DH-5.4 DH-5.5
pick-square = On { $a }
    .rules = DH-5.5 DH-5.7 DH-5.8
pick-reveal = Reveal { $a }
    .rules = DH-6.5 DH-6.6 DH-12.11
pick-reveal-bare = Reveal a tile
    .rules = DH-6.5
pick-act = Act with { $a_object } on { $b }
    .rules = DH-6.7 DH-6.8
pick-attack = Attack { $a_object }
    .rules = DH-7.9 DH-7.13
pick-slide = Move sideways, to { $a } and { $b }
    .rules = DH-18.8
pick-step = Move to { $a }
    .rules = DH-7.1 DH-7.3
pick-raise = Bring back: { $a } on { $b }
    .rules = DH-19.7 DH-19.8 DH-19.10
pick-hold = No attack
    .rules = DH-7.12
    .calm = yes
pick-possess = Possess { $a_object }
    .rules = DH-19.15 DH-19.16
pick-walk = Lead the possessed { $a } to { $b }
    .rules = DH-19.20 DH-19.23
pick-second = On { $a }
    .rules = DH-18.6
pick-hero = Act with { $a_object }
    .rules = DH-8.2 DH-19.25
pick-move = { $a_subject } moves to { $b }
    .rules = DH-8.1 DH-8.9 DH-9.4
pick-heal = The Cleric heals { $a_object }
    .rules = DH-12.6 DH-8.15
pick-heal-cleric = The Cleric heals himself
    .rules = DH-12.6 DH-8.15
pick-heal-white_lady = The Cleric banishes the white lady
    .rules = DH-19.29 DH-19.30
pick-hat = { $a_subject } reveals { $b } (magic hat)
    .rules = DH-11.19 DH-11.20
pick-give = { $a_subject } gives: { $b }, to { $c_object }
    .rules = DH-11.5 DH-11.6
pick-grail = { $a_subject } raises { $b_object } on { $c } (Holy Grail)
    .rules = DH-11.21 DH-11.23 DH-11.24 DH-11.25
pick-skull = { $a_subject } kills { $b_object } on { $c } (demon skull)
    .rules = DH-20.17 DH-20.18
pick-mirror = { $a_subject } changes places with { $b_object } (magic mirror)
    .rules = DH-20.19 DH-20.20
pick-bread = { $a_subject } eats the strange bread
    .rules = DH-20.23 DH-20.24
pick-buy = Buy: { $a }
    .rules = DH-20.2 DH-20.6 DH-20.7
pick-pay = Pay with: { $a }
    .rules = DH-20.12 DH-20.13
pick-assign = For { $a_object }
    .rules = DH-20.4 DH-20.5
pick-icon = { $self ->
        [yes] { $a_subject } heals { $a ->
            [Damsel] herself
           *[other] himself
        } (holy icon)
       *[no] { $a_subject } heals { $b_object } (holy icon)
    }
    .rules = DH-11.13 DH-11.14
pick-icon-white_lady = { $a_subject } banishes the white lady (holy icon)
    .rules = DH-19.29 DH-19.30
pick-elixir = { $a_subject } drinks the energy elixir
    .rules = DH-20.21 DH-20.22
pick-inspire = The Damsel: a free action for { $a_object }
    .rules = DH-18.17 DH-18.18
pick-pennant = { $a_subject }, pennant: a free action for { $b_object }
    .rules = DH-18.23 DH-18.26
pick-use = Use: { $a }
    .rules = DH-11.9
pick-keep = Keep: { $a }
    .rules = DH-11.2
pick-exit = To { $a }
    .rules = DH-10.13 DH-10.19
pick-end = End the turn
    .rules = DH-4.3 DH-8.16 DH-14.9
pick-end_always = End it, and do not ask again
    .rules = DH-4.7

### Log

event-roles = { $heroes_seat } leads the Heroes.
event-stands = { $hero_subject } stands on { $square }.
    .quiet = yes
event-pile = The pile is ready: { $fixed } known tiles, { $drawn } drawn unseen, { $left_out } left out.
event-master-turn = Round { $round }, the Dungeon Master’s turn.
event-heroes-turn = Round { $round }, the Heroes’ turn: { $least } to { $most } actions.
event-heroes-turn-all = Round { $round }, the Heroes’ turn: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
event-dungeon-turn = Round { $round }, the dungeon’s turn.
event-running-out = { $left ->
        [0] This is the last round: the Heroes need their treasures before it is over.
        [one] One round is left after this one; then the Heroes have lost.
       *[other] { $left } rounds are left after this one; then the Heroes have lost.
    }
event-turn-ends = The Heroes end their turn.
    .quiet = yes
event-draws = The Dungeon Master draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .quiet = yes
event-hand = Your hand: { $tiles }.
    .quiet = yes
event-aggressive = The dungeon wakes: the aggressive phase begins.
event-placed = A tile is placed on { $square }.
event-placed-face = There you have hidden: { $tile }.
event-tile-due = No tile has been placed this turn: the last action is for one.
event-revealed = Revealed on { $square }: { $tile }.
event-tile-leaves = Gone from { $square }: { $tile }.
    .quiet = yes
event-appears = { $monster_subject } rises on { $square }.
event-stretches = { $monster_subject } stretches to { $square }.
event-monster-moves = { $monster_subject } moves to { $square }.
event-moves-from = { $monster_subject } on { $origin } moves to { $square }.
event-attacks = { $monster_subject } attacks { $hero_object }.
event-attacks-from = { $monster_subject } on { $square } attacks { $hero_object }.
event-slain = { $hero_subject } slays { $monster_object }.
event-slain-on = { $hero_subject } slays { $monster_object } on { $square }.
event-enters = { $hero_subject } enters { $square }.
event-hurt = { $hero_subject } loses { $damage ->
        [one] { $damage } hit point
       *[other] { $damage } hit points
    } ({ $by }): { $hp } left.
event-poison = { $hero_subject } breathes the poison.
event-dies = { $hero_subject } dies.
event-dropped = { $hero_subject } drops: { $artefacts }.
event-healed = { $points ->
        [0] { $hero_subject } has all hit points already: { $hp }
        [one] { $hero_subject } regains { $points } hit point: { $hp } now
       *[other] { $hero_subject } regains { $points } hit points: { $hp } now
    }.
event-equips = { $hero_subject } equips: { $artefacts }.
event-artefact-used = { $hero_subject } uses: { $artefact }.
event-gives = { $hero_subject } gives: { $artefact }, to { $other_object }.
event-disarmed = { $hero_subject } disarms: { $trap }.
event-carried = { $hero_subject } is carried off to { $square } ({ $tile }).
event-stays = { $hero_subject } has nowhere to go and stays.
event-treasure = { $hero_subject } takes a treasure ({ $what }): { $count } in all.
event-damsel = The Damsel joins the Heroes on { $square }.
event-free-action = { $hero_subject } is given a free action.
    .quiet = yes
event-hero-raised = { $hero_subject } comes back to life on { $square }.
event-swapped = { $hero_subject } and { $other_object } change places.
event-experience = { $hero_subject } gains experience: { $tile }.
    .quiet = yes
event-bought = Bought at the market: { $artefact }, for { $paid } experience.
event-raised = The necromancer brings back: { $monster }, on { $square }.
event-possessed = The white lady possesses { $hero_object }.
event-released = { $hero_subject } is free: the white lady is gone.
event-nobody-obeys = { $hero_subject }, the last one, is possessed and does not obey: { $turns ->
        [one] if it is so at the next turn too, the Heroes have lost
       *[other] the Heroes have lost if it stays so for { $turns } more turns
    }.
event-banished = { $hero_subject } banishes { $monster_object }.
event-game-over = The game is over. Victory: { $winner }.

### Notes

note-nothing = nothing there
note-hidden = no harm from the tile
note-fate-treasure = treasure { $n }%
note-fate-carried = carried off { $n }%
note-fate-averted = averted by an artefact { $n }%
note-fate-hurt = hurt { $n }%
note-fate-death = death { $n }%
note-slays = slays { $thing_object }
note-disarms = disarms: { $thing }
note-hurt = { $by }: −{ $damage ->
        [one] { $damage } hit point
       *[other] { $damage } hit points
    }, { $hp } left
note-dies = { $by }: certain death
note-unless = unless the artefact is used: { $artefact }
note-carries = { $by }: carried on at once
note-mends = { $by }: { $points ->
        [0] nothing to cure
        [one] { $points } hit point back
       *[other] { $points } hit points back
    }
note-joins = { $thing }: an ally joins
note-takes = takes: { $things }
note-treasure = treasure { $count } of { $of } ({ $what })
note-experience = +{ $n } experience
note-threat = then in danger: up to −{ $damage ->
        [one] { $damage } hit point
       *[other] { $damage } hit points
    }
note-cost = { $actions ->
        [0] free
        [one] { $actions } action
       *[other] { $actions } actions
    }
note-heals = +{ $points ->
        [one] { $points } hit point
       *[other] { $points } hit points
    }, { $hp } then
note-banishes = leaves the game: { $monster }
note-frees = the white lady lets go
note-shows = it is: { $tile }
note-shows-treasure = chest { $n }%
note-shows-monster = monster { $n }%
note-shows-trap = trap { $n }%
note-shows-movement = floor or portal { $n }%
note-shows-deadly = poison { $n }%
note-shows-artefact = artefact { $n }%
note-shows-ally = ally { $n }%
note-once = used up
note-once-a-turn = once a turn
note-idle = of no use to the possessed
note-raises = back with { $hp } hit points and empty hands
note-swaps = { $hero } on { $square }, { $other } on { $place }
note-price = price { $price }, experience { $purse }
note-turn-cost = 1 action of the turn, tires nobody
note-pays = worth { $points }, { $left ->
        [0] all paid
       *[other] { $left } to go
    }
note-change = { $n } lost
note-holds = carries: { $things }
note-tireless = as many actions as the turn has left: { $left }
note-free-action = an action that costs nothing
note-unused = actions left unused: { $actions }
note-passes = the other side plays
note-mortal = could fall in the next turn: { $heroes }
note-always = this is not asked again
note-leads = leads to: { $squares }
note-hides = { $tile }
note-damage = damage { $n }
note-in-reach = damage { $damage }, in reach: { $heroes }
note-out-of-reach = nobody in reach
note-after-a-move = after a move
note-away = squares to the nearest hero: { $n }
note-may-possess = can possess { $hero_object }
note-possesses = you lead this hero from then on
note-no-attack = nobody is hurt
note-due = actions still due: { $actions }
note-tired = no action left this turn
note-possessed = in the white lady’s power
note-taken = { $hero } stands there
note-covered = { $monster } stands on it
note-passive = not before the aggressive phase
note-tiles-first = the tiles in hand come first
note-tile-due = the last action is for a tile

### Endings

ending-treasures = The Heroes have their { $treasures } treasures in round { $round }; heroes standing: { $heroes }.
ending-slain = No hero is left standing in round { $round }; treasures taken: { $treasures }.
ending-late = Too late: round { $round } is over; treasures taken: { $treasures }.
ending-lost = The last hero is possessed and nobody obeys any more, round { $round }; treasures taken: { $treasures }.

### Settings

option-heroes_seat = Who leads the Heroes
option-heroes_seat-random = drawn by lot
option-dragon_damsel = Expansion: The Dragon and the Damsel
option-lords_undead = Expansion: Lords of the Undead
option-last_survivor = Last survivor (solo)

### The table

table-board = The dungeon
table-square = { $square }: { $things }
table-square-empty = nothing
table-back = hidden tile
table-back-known = { $tile }, face down
table-lit = possible
table-round = Round { $n }
table-setup = Setting up
table-passive = passive phase
table-aggressive = aggressive phase
table-actions-left = Actions left: { $n }
table-actions-least = of which compulsory: { $n }
table-treasures = Treasures: { $n } of { $of }
table-hit-points = Hit points: { $n } of { $of }
table-fatigue = actions taken: { $n } of { $of }
table-threat = danger in the next turn: −{ $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    }
table-steps = nearest treasure, in steps: { $n }
table-dead = { $who ->
       *[other] dead
    }
table-possessed = { $who ->
       *[other] possessed
    }
table-absent = not there yet
table-carries = carries: { $things }
table-hand = In hand
table-hand-tile = no. { $number }: { $tile }
table-unseen-title = Tiles never seen
table-unseen = Never seen: { $n }, { $playing ->
        [0] none of them in play
       *[other] of which in play: { $playing }
    }
table-pile = Pile: { $n }
table-waking = In its next turn the dungeon turns the tiles of row { $row } and beyond.
table-wakes = turns in the next turn
table-master-hand = the Dungeon Master’s hand: { $n }
table-market = Market
table-experience = Experience: { $n }
table-left-out = Left out
table-plays = { $who ->
        [heroes] The Heroes play.
        [dungeon] The dungeon plays.
       *[other] The Dungeon Master plays.
    }
table-preview = What it would do
table-fate-nothing = nothing { $n }%
table-hint-heroes = Tap a hero, then a square: what it brings is written on it.
table-hint-target = Tap a lit square.
table-hint-monsters = Tap a monster to act with it, or a hidden tile to turn it.
table-hint-act = Tap a square to move to, or a hero in reach. A sword marks squares to strike from.
table-hint-raise = Tap a square to move to, or one with the pentacle: a fallen monster comes back there, for two actions.
table-hint-led = Tap a square to lead the possessed hero to, a monster to act with it, or a hidden tile to turn it.
table-hint-lady = Tap a square to move to. On that of a hero, but for the Cleric, the white lady can possess him.
table-hint-strike = Tap the hero to strike.
table-hint-after = Then the other side plays.
table-hint-hand = Choose a tile from your hand.
table-hint-lay = Tap a lit square, or another tile to lay that one instead.
table-far = From here, { $square } is out of reach.
table-no-room = { $why ->
        [tile] There is a tile on { $square } already.
        [hero] A hero stands on { $square }: no tile can go there.
        [dropped] Artefacts lie on { $square }: no tile can go there.
       *[other] Tiles go into the dungeon, not to the start or the treasure room.
    }

### Standing orders

order-close-turn = End the turn after the last action, without asking
order-rest = End the turn once no hero can act any more
order-draw-sword = Always use the sword against a monster
order-use-kit = Always use the kit against a trap
term-always = always
term-round = this round

### The box

kind-hero = hero
kind-monster = monster
kind-artefact = artefact
kind-trap = trap
kind-treasure = treasure
kind-movement = floor or portal
kind-deadly = deadly tile
kind-ally = ally
number-hp = Hit points
number-damage = Damage
number-count = Copies
number-moves = Moves
number-attacks = Attacks
number-actions_per_turn = Actions a turn
number-squares = Squares
number-revivable = can be brought back
number-actions = Actions to use it
number-price = Price
number-set = From
text-warrior = Slays any monster whose square he enters and takes no damage from it.
text-cleric = Action: restore 2 hit points to himself or to an orthogonally adjacent hero.
text-rogue = Disarms any trap he enters and takes no damage from it.
text-wizard = Action: turn one face-down tile face up anywhere on the board, unless a monster stands on it.
text-damsel = Once per turn, another hero within two squares of her takes a free action.
text-sword = Entering a monster’s square: slay that monster, no damage.
text-holy_icon = Free: +2 hit points to the bearer or an orthogonally adjacent hero.
text-disarming_kit = Entering a trap: remove it, no damage.
text-magic_hat = Action: reveal a face-down tile without a monster on it.
text-holy_grail = Two actions: raise a dead hero, at full hit points, on an empty orthogonally adjacent square.
text-pennant = Free: another hero within two squares takes a free action at once.
text-demon_skull = Action: kill one monster of any kind within two squares.
text-magic_mirror = Action: change places with any other hero.
text-energy_elixir = Free: this turn the bearer ignores the limit of two actions.
text-strange_bread = Action: the bearer regains all his hit points.
text-large_chest = Treasure. Acquired by moving a hero onto any square of the treasure room.
text-chest = Treasure. Acquired by the first hero who enters.
text-ogre = A hero who enters loses 4 hit points.
text-orc = A hero who enters loses 3 hit points.
text-skeleton = A hero who enters loses 2 hit points.
text-goblin = A hero who enters loses 1 hit point. The goblin also moves diagonally.
text-spike_pit = A hero who enters loses 4 hit points, unless he disarms it.
text-fireball = A hero who enters loses 3 hit points, unless he disarms it.
text-arrow_launcher = A hero who enters loses 2 hit points, unless he disarms it.
text-bear_trap = A hero who enters loses 1 hit point, unless he disarms it.
text-portal = A hero who enters returns at once to an unoccupied start square.
text-moving_floor = A hero who enters leaves at once one square along an arrow.
text-poison_cloud = A hero who enters dies at once.
text-dragon = Replaced by the dragon as soon as it is revealed. A hero who enters loses 5 hit points.
text-fairy = A hero who enters regains all his hit points.
text-necromancer = Replaced by the necromancer as soon as it is revealed. A hero who enters loses 3 hit points.
text-white_lady = Replaced by the white lady as soon as it is revealed. A hero who enters loses 2 hit points.

### Things

thing-warrior = { $n ->
        [one] Warrior
       *[other] Warriors
    }
    .subject = The Warrior
    .object = the Warrior
    .letter = W
thing-cleric = { $n ->
        [one] Cleric
       *[other] Clerics
    }
    .subject = The Cleric
    .object = the Cleric
    .letter = C
thing-rogue = { $n ->
        [one] Rogue
       *[other] Rogues
    }
    .subject = The Rogue
    .object = the Rogue
    .letter = R
thing-wizard = { $n ->
        [one] Wizard
       *[other] Wizards
    }
    .subject = The Wizard
    .object = the Wizard
    .letter = Z
thing-damsel = { $n ->
        [one] Damsel
       *[other] Damsels
    }
    .subject = The Damsel
    .object = the Damsel
    .letter = D
    .sign = dam
thing-heroes = Heroes
thing-dungeon_master = Dungeon Master
thing-dungeon = the dungeon
thing-ogre = { $n ->
        [one] ogre
       *[other] ogres
    }
    .subject = The ogre
    .object = the ogre
    .sign = ogr
thing-orc = { $n ->
        [one] orc
       *[other] orcs
    }
    .subject = The orc
    .object = the orc
    .sign = orc
thing-skeleton = { $n ->
        [one] skeleton
       *[other] skeletons
    }
    .subject = The skeleton
    .object = the skeleton
    .sign = ske
thing-goblin = { $n ->
        [one] goblin
       *[other] goblins
    }
    .subject = The goblin
    .object = the goblin
    .sign = gob
thing-dragon = { $n ->
        [one] dragon
       *[other] dragons
    }
    .subject = The dragon
    .object = the dragon
    .sign = dra
thing-necromancer = { $n ->
        [one] necromancer
       *[other] necromancers
    }
    .subject = The necromancer
    .object = the necromancer
    .sign = nec
thing-white_lady = { $n ->
        [one] white lady
       *[other] white ladies
    }
    .subject = The white lady
    .object = the white lady
    .sign = whi
thing-large_chest = { $n ->
        [one] large chest
       *[other] large chests
    }
    .sign = lch
thing-chest = { $n ->
        [one] chest
       *[other] chests
    }
    .sign = che
thing-spike_pit = { $n ->
        [one] spike pit
       *[other] spike pits
    }
    .sign = pit
thing-fireball = { $n ->
        [one] fireball
       *[other] fireballs
    }
    .sign = fir
thing-arrow_launcher = { $n ->
        [one] arrow launcher
       *[other] arrow launchers
    }
    .sign = arr
thing-bear_trap = { $n ->
        [one] bear trap
       *[other] bear traps
    }
    .sign = bea
thing-portal = { $n ->
        [one] portal
       *[other] portals
    }
    .sign = por
thing-moving_floor = { $n ->
        [one] moving floor
       *[other] moving floors
    }
    .sign = flo
thing-poison_cloud = { $n ->
        [one] poison cloud
       *[other] poison clouds
    }
    .sign = poi
thing-sword = { $n ->
        [one] sword
       *[other] swords
    }
    .sign = swo
thing-holy_icon = { $n ->
        [one] holy icon
       *[other] holy icons
    }
    .sign = ico
thing-disarming_kit = { $n ->
        [one] disarming kit
       *[other] disarming kits
    }
    .sign = kit
thing-magic_hat = { $n ->
        [one] magic hat
       *[other] magic hats
    }
    .sign = hat
thing-holy_grail = { $n ->
        [one] Holy Grail
       *[other] Holy Grails
    }
    .sign = gra
thing-pennant = { $n ->
        [one] pennant
       *[other] pennants
    }
    .sign = pen
thing-fairy = { $n ->
        [one] fairy
       *[other] fairies
    }
    .sign = fai
thing-demon_skull = { $n ->
        [one] demon skull
       *[other] demon skulls
    }
thing-magic_mirror = { $n ->
        [one] magic mirror
       *[other] magic mirrors
    }
thing-energy_elixir = { $n ->
        [one] energy elixir
       *[other] energy elixirs
    }
thing-strange_bread = { $n ->
        [one] strange bread
       *[other] strange breads
    }

thing-orthogonal = straight
thing-orthogonal_and_diagonal = straight and diagonally
thing-base = base game
thing-dragon_damsel = Expansion: The Dragon and the Damsel
thing-lords_undead = Expansion: Lords of the Undead

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

# ---- What "play now" offers
way-heroes = The Heroes
way-heroes-text = Four heroes go in: take three treasures.
way-master = The Dungeon Master
way-master-text = Hide, trap, wake the monsters.
way-solo = Alone
way-solo-text = The Heroes against the dungeon itself: you need four treasures.
