# Donjon in English. The same messages, in the same order, as words.fr.ftl; their names: oubliettes/words.

### ======== The dungeon ========

game-title = Donjon
game-summary = A Dungeon Master against a party of adventurers, in a dungeon laid card by card.
game-minutes = 2 to 3 hours
game-credits = An amateur game, after the material of Warhammer Quest, HeroQuest, Advanced HeroQuest and Descent; its rulebook names no author. If it is yours, tell us: your name belongs here.

## Options

option-master = Dungeon Master
option-master-person = a player
option-master-automatic = automatic
option-quest = Quest
option-quest-choice = as the MD chooses
option-quest-campaign = the next of the campaign
option-quest-black_fang = Black Fang
option-quest-dead_kings_crown = The Dead King’s Crown
option-quest-silver_spring = The Silver Spring
option-quest-arena_captives = The Captives of the Arena
option-quest-forbidden_laboratory = The Forbidden Laboratory
option-quest-bleeding_idol = The Bleeding Idol
option-quest-gate_of_hell = The Gate of Hell
option-quest-random = Random quest
option-quest-custom = Custom quest
option-beginner_d6 = Monsters roll D6 (for fewer than four adventurers)
option-one_card_ahead = One card ahead
option-coherence = Coherence of draws
option-coherence-none = cards decide
option-coherence-theme = by the theme of the room
option-coherence-free = as the MD likes
option-harsh_death = Harsh death
option-tireless_skills = Tireless skills
option-initiative = Order of play
option-initiative-leader = the leader names
option-initiative-strict = by Speed
option-full_monster_deck = Full Monster deck
option-md_level = Level of the automatic master
option-md_level-gentle = gentle
option-md_level-normal = normal
option-md_level-ruthless = ruthless
option-sheets = Adventurers’ sheets from an earlier game

## Endings

ending-success = The main objective is accomplished: the adventurers have won.
ending-failure = The quest has failed: the Dungeon Master has won.

## Questions of the dungeon

prompt-turn = Your turn: { $points } Speed left. What do you do?
prompt-settle = You cannot stay there: on which square do you end up?
prompt-test = Test: { $total } against { $target }. Spend Fatigue?
prompt-go-home = The objective is accomplished: return to town?
prompt-md-step = A new Exploration Phase: an Event card?
prompt-next-hero = Who plays now?
prompt-layout = { $card }: how does the zone lie?
prompt-entrance-side = { $card }: on which side is the entrance of the dungeon?
prompt-start = On which square do you come in?
prompt-first-event = Before the first phase: play an Event card?
prompt-search-event = A search gives you an Event card: play it at once?
prompt-sixth-card = Six cards in hand: which one do you discard?
prompt-accept-card = Card drawn: { $card }. Keep it?
prompt-card-ahead = One card ahead ({ $kind }): play the new one, or the one you held?

## Picks of the dungeon

pick-step = Step { $a }
pick-cross = Cross the chasm { $a }
pick-run = Run (+1D6)
pick-settle = Square { $a }, { $b }
pick-fatigue = Spend { $a } PF
pick-fail = Let it fail
pick-draw = Take an Event card
pick-done = Done
pick-home = Return to town
pick-stay = Go on exploring
pick-next = { $a }
pick-open = Open the door
pick-break = Break the door down
pick-lay = { $a }, { $b }
pick-side = { $a }
pick-start = Square { $a }, { $b }
pick-play-now = Play it at once
pick-hold = Keep it in hand
pick-discard = Discard card no. { $a }
pick-discard-named = Discard: { $a }
pick-new = The new card
pick-held = The card held
pick-accept = Keep it
pick-redraw = Draw another
pick-search = Search the zone
pick-end = End the turn
pick-rest = Rest (+1 PF)
pick-leave = Leave the dungeon
    .sure = Whoever leaves does not come back in this game. Leave?

## Log of the dungeon

event-test = { $seat } makes a test: { $total } against { $target }{ $passed ->
    [0] { "" }, failed
   *[other] { "" }, passed
}.
event-monster-test = { $monster } makes a test: { $total } against { $target }{ $passed ->
    [0] { "" }, failed
   *[other] { "" }, passed
}.
event-test-die = { $seat } makes a test: { $total } against { $target } so far.
event-monster-test-die = { $monster } makes a test: { $total } against { $target } so far.
event-spends-fatigue = { $seat } spends { $fatigue } PF.
event-runs = { $seat } runs: { $die } more.
event-torch-spent = The torch of { $seat } goes out.
event-leads = { $seat } leads the party.
event-party-small = So few adventurers: this will be hard.
event-party-large = So many adventurers: this will be too easy.
event-game-over-success = The quest is a success.
event-game-over-failure = The quest has failed.
event-leaves = { $seat } leaves the dungeon.
event-exploration = Exploration Phase no. { $number }.
event-door-gives-way = A locked door gives way at last.
event-event-taken = The MD takes an Event card.
event-door-walled = A door leads onto a wall: it is walled up.
event-way-added = A new door appears.
event-secret-door = A secret passage opens.
event-door-broken = { $seat } breaks the door down.
event-door-holds = The door holds against { $seat }.
event-door-opened = The door opens.
event-door-false = The door is false: nothing lies behind it.
event-room-fits-nowhere = { $card }: there is no room for it, the door is walled up.
event-zone-revealed = Behind the door: { $card }.
event-objective-revealed = The objective room is found!
event-room = The room: { $room }.
event-searches = { $seat } searches the zone: { $die }.
event-search-event = { $seat } stirs something up: the MD takes an Event card.
event-event-discarded = The MD discards: { $card }.
event-entrance = The entrance of the dungeon: { $card }.
event-card-refused = The MD refuses: { $card }.

## Things of the dungeon

thing-n = north
thing-ne = north-east
thing-e = east
thing-se = south-east
thing-s = south
thing-sw = south-west
thing-w = west
thing-nw = north-west
thing-straight = straight ahead
thing-left = to the left
thing-right = to the right
thing-plain = as drawn
thing-mirrored = mirrored
thing-dungeon = Dungeon
thing-square = Square Room
thing-rectangular = Rectangular Room
thing-monster = Monster
thing-treasure = Treasure
thing-corridor = Corridor
thing-corridor_locked = Gated corridor
thing-stairs = Stairs
thing-corner = Corner
thing-t_junction = T-junction
thing-t_junction_locked = Barred T-junction
thing-crossroads = Crossroads
thing-room_n = Through room
thing-room_n_locked = Locked through room
thing-room_w = Corner room
thing-room_w_locked = Locked corner room
thing-room_we = Two-winged room
thing-room_we_locked = Locked two-winged room
thing-room_nw = Two-way room
thing-room_nw_locked = Locked two-way room
thing-room_nwe = Four-door room
thing-throne_hall = Throne Hall
thing-royal_crypt = Royal Crypt
thing-alchemists_hall = Alchemists’ Hall
thing-idol_sanctum = Idol Sanctum
thing-silver_spring = The Silver Spring
thing-arena = Arena
thing-guardroom = Guardroom
thing-armoury = Armoury
thing-storeroom = Storeroom
thing-archive = Archive
thing-laboratory = Laboratory
thing-profane_chapel = Profane chapel
thing-crypt = Crypt
thing-torture_chamber = Torture chamber
thing-refectory = Refectory
thing-wizards_study = Wizard’s study
thing-fountain_room = Fountain room
thing-summoning_room = Summoning room
thing-chasm_room = Chasm room
thing-dungeon_cell = Dungeon cell
thing-empty_room = Empty room
thing-vault = Vault
thing-dormitory = Dormitory
thing-barracks = Barracks
thing-audience_hall = Audience hall
thing-great_hall = Great hall
thing-mausoleum = Mausoleum
thing-dark_temple = Dark temple
thing-great_library = Great library
thing-alchemist_workshop = Alchemist’s workshop
thing-chasm_hall = Chasm hall
thing-fountain_gallery = Fountain gallery
thing-gaol = Gaol
thing-lair = Lair

### ======== Adventurers, equipment, treasure, campaign ========

## Questions

prompt-race = Who are you? A race, or a ready-made adventurer.
prompt-class = Which class?
prompt-skill = Which skill?
prompt-shop = The shop: you have { $gold } PO left.
prompt-figure = Which figure?
prompt-name = Which name?
prompt-last-aid-next = Last aid: who helps now?
prompt-last-aid = Last aid: whom do you raise, and how?
prompt-escape-drowning = The chasm swallows you. Spend 1 PD?
prompt-give = What do you give to { $other_seat }?
prompt-loot = Loot: { $thing }. Do you take it?
prompt-body = What the dead left behind: what do you take?
prompt-parchment = { $known ->
    [0] A parchment tells where the objective lies. Read it?
   *[other] A parchment tells where the objective lies, as you know already. Read it?
}
prompt-tell-distance = Cards before the objective: { $cards }. Tell your companions?
prompt-make-torch = Enough to make a torch. Make it?
prompt-enchanted-water = The water is enchanted: drink, or fill a flask?
prompt-secret-side = A secret passage opens: on which side?
prompt-arrive = The circle carries you off: where do you arrive?
prompt-experience = Back in town with { $xp } XP: what will you learn?
prompt-gifts = Back in town: a gift before the shopping?
prompt-spend-gold = { $gold } PO in your purse: what will you buy?

## Picks

pick-race = { $a }
pick-ready_made = { $a }, ready-made
pick-class = { $a }
pick-skill_card = { $a }
pick-figure = { $a }
pick-name = { $a }
pick-buy = Buy: { $a }
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
pick-buy_card = Buy the card: { $a }
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
pick-aid = { $a } for { $b }
pick-equip = Ready: { $a }
pick-unequip = Put away: { $a }
pick-drink = Drink: { $a }
pick-feed = Make { $b } drink: { $a }
pick-coat = Poison the weapon
pick-torch = Light a torch
pick-lens = Look into the lens
pick-read = Read: { $a1 }
pick-read-on = Read for { $a }: { $b }
pick-read-at = Read against { $b1 } (no. { $a }): { $c }
pick-read-area = Read at { $a }, { $b }: { $c }
pick-read-zone = Read on zone { $a }: { $b }
pick-read-piece = Read against { $b }: { $c }
pick-rats = Rat poison for the skaven at { $a }, { $b }
pick-unlock_door = Unlock the door with the key
pick-unlock = Unlock with the key: { $a1 }
pick-give = Give to { $a }
pick-hand = { $a }
pick-hand_gold = { $a } PO
pick-back = Nothing after all
pick-loot = Take what a dead companion left
pick-take = Take it
pick-take_thing = { $a }
pick-take_gold = The gold
pick-force = Force: { $a1 }
pick-examine = Examine: { $a1 }
pick-examine-chest = Open the chest
pick-lid = Heave the lid: { $a1 }
pick-water = Draw enchanted water: { $a1 }
pick-break_free = Break free of the circle
pick-look = Look
pick-decline = Decline
pick-tell = Tell the other adventurers
pick-keep = Keep it to yourself
pick-make_torch = Make a torch
pick-drink_water = Drink
pick-bottle = Fill a flask
pick-arrive = Arrive at { $a }, { $b }
pick-grow = { $a } +1
pick-grow-life = Total Life Points +1
pick-grow-fatigue = Total Fatigue Points +1
pick-grow-destiny = Destiny Points +1
pick-grow-treasure = Draw a Treasure card

## Log

event-amulet-spent = { $seat }’s amulet breaks in place of a PD.
event-healed = { $seat } regains { $life } PV ({ $left }).
event-rests = { $seat } rests ({ $fatigue } PF).
event-dies = { $seat } dies. All that was carried stays there.
event-falls-in = { $seat } falls into the chasm.
event-drowns = { $seat } is lost in the chasm.
event-gives-aid = { $seat } helps { $other_seat }: { $thing }.
event-equips = { $seat } readies: { $thing }.
event-takes-off = { $seat } puts away: { $thing }.
event-drinks = { $seat } drinks: { $thing }.
event-feeds = { $seat } makes { $other_seat } drink: { $thing }.
event-coats = { $seat } poisons: { $thing }.
event-lights-torch = { $seat } lights a torch.
event-uses-lens = { $seat } looks into the seeing lens.
event-reads = { $seat } reads: { $thing }.
event-poisons-skaven = { $seat } poisons an enemy ({ $monster }): { $life } PV.
event-uses-key = { $seat } opens a lock with the skeleton key.
event-gives = { $seat } gives to { $other_seat }: { $thing }.
event-gives-gold = { $seat } gives { $gold } PO to { $other_seat }.
event-buys = { $seat } buys: { $thing } ({ $gold } PO).
event-created = { $seat }: { $name }, { $race }, { $cls }.
event-returns = { $seat }: { $name } ({ $cls }) sets out again.
event-no-treasure = There is no such treasure left to find.
event-finds-treasure = { $seat } finds a treasure: { $thing }.
event-gains-gold = { $seat } receives { $gold } PO.
event-loot = Loot: { $thing }.
event-takes-loot = { $seat } takes the loot: { $thing }.
event-takes-gold = { $seat } picks up { $gold } PO.
event-takes = { $seat } picks up: { $thing }.
event-forces-lock = { $seat } forces the lock: { $thing }.
event-examines = { $seat } examines: { $thing } (die { $die }).
event-trap-disarmed = The trap was known ({ $thing }): nothing happens.
event-leaves-circle = { $seat } breaks free of the circle.
event-finds-nothing = { $seat } finds nothing.
event-alarm = { $seat } has drawn somebody’s notice.
event-finds-parchment = { $seat } finds a parchment about the objective.
event-looks = { $seat } learns where the objective lies.
event-distance = Cards before the objective: { $cards }.
event-tells = { $seat } tells the other adventurers.
event-finds-item = { $seat } gets: { $thing }.
event-explosion = The bench explodes!
event-cursed = A curse strikes { $seat }: -1 on all dice.
event-lid-resists = The lid resists { $seat }.
event-poisoned-water = The water poisons { $seat }.
event-enters-circle = { $seat } walks onto a magic circle (die { $die }).
event-imprisoned = { $seat } is held by the circle.
event-lucky = Luck smiles on { $seat }: +1 on all dice.
event-chasm = A chasm (die { $die }): { $bridge }.
event-rope-saves = { $seat }’s rope holds at the edge of the chasm.
event-gains-xp = { $seat } gains { $xp } XP.
event-grows = { $seat } grows: { $thing }.
event-richest = { $seat } is the richest adventurer.

## Things

thing-human = human
thing-elf = elf
thing-dwarf = dwarf
thing-warrior = warrior
thing-wizard = wizard
thing-priest = priest
thing-thief = thief
thing-attack = attack
thing-defence = defence
thing-strength = strength
thing-dexterity = dexterity
thing-magic = magic
thing-speed = speed
thing-life = total Life Points +1
thing-fatigue = total Fatigue Points +1
thing-destiny = total Destiny Points +1
thing-weapon = weapon
thing-shield = shield
thing-body = body armour
thing-dagger = dagger
thing-staff = staff
thing-sling = sling
thing-club = club
thing-short_sword = short sword
thing-axe = axe
thing-short_bow = short bow
thing-light_crossbow = light crossbow
thing-hammer = hammer
thing-mace = mace
thing-morning_star = morning star
thing-spear = spear
thing-long_sword = long sword
thing-battle_axe = battle axe
thing-long_bow = long bow
thing-heavy_crossbow = heavy crossbow
thing-halberd = halberd
thing-two_handed_sword = two-handed sword
thing-two_handed_axe = two-handed axe
thing-two_handed_hammer = two-handed hammer
thing-wizard_cloak = wizard’s cloak
thing-leather_armour = leather armour
thing-small_shield = small shield
thing-banded_armour = banded armour
thing-scale_armour = scale armour
thing-chain_mail = chain mail
thing-light_plate = light plate
thing-full_plate = full plate
thing-arrows = arrows
thing-stones = sling stones
thing-bolts = bolts
thing-lantern = lantern
thing-torch = torches
thing-rope = rope
thing-rat_poison = rat poison
thing-healing_potion = healing potion
thing-poison = poison
thing-copper_purse = copper purse
thing-gold_purse = gold purse
thing-gold_casket = gold casket
thing-silver_necklace = silver necklace
thing-gemstones = gemstones
thing-golden_idol = golden idol
thing-rune_dagger = rune dagger +1
thing-storm_staff = storm staff +1
thing-short_sword_1 = short sword +1
thing-blessed_mace = blessed mace +1
thing-elven_bow = elven short bow +1
thing-long_sword_1 = long sword +1
thing-flaming_blade = flaming blade +1
thing-long_bow_1 = long bow +1
thing-rune_axe = rune battle axe +2
thing-great_sword_1 = two-handed sword +1
thing-mage_cloak_1 = wizard’s cloak +1
thing-leather_1 = leather armour +1
thing-shield_1 = small shield +1
thing-scale_1 = scale armour +1
thing-chain_1 = chain mail +1
thing-plate_1 = full plate +1
thing-rune_arrows = rune arrows +1
thing-demonbane_bolts = demonbane bolts +2
thing-charged_stones = charged stones +1
thing-t_healing_potion = healing potion (treasure)
thing-greater_healing_potion = greater healing potion
thing-vigour_potion = potion of vigour
thing-strength_potion = potion of strength
thing-speed_potion = potion of speed
thing-antidote = antidote
thing-scroll_magic_missile = scroll: Magic Missile
thing-scroll_fireball = scroll: Fireball
thing-scroll_healing = scroll: Healing
thing-scroll_teleport = scroll: Teleport
thing-ring_of_protection = ring of protection
thing-amulet_of_destiny = amulet of destiny
thing-ogre_gauntlets = ogre gauntlets
thing-boots_of_the_wind = boots of the wind
thing-belt_of_endurance = belt of endurance
thing-skeleton_key = skeleton key
thing-everburning_lantern = everburning lantern
thing-seeing_lens = seeing lens
thing-grimoire-magic_missile = grimoire: Magic Missile
thing-grimoire-toxic_cloud = grimoire: Toxic Cloud
thing-grimoire-fly = grimoire: Fly
thing-grimoire-ice_block = grimoire: Ice Block
thing-grimoire-earthquake = grimoire: Earthquake
thing-grimoire-wall_of_fire = grimoire: Wall of Fire
thing-grimoire-fireball = grimoire: Fireball
thing-grimoire-arcane_shield = grimoire: Arcane Shield
thing-grimoire-lightning_bolt = grimoire: Lightning Bolt
thing-grimoire-teleport = grimoire: Teleport
thing-stolen_banner = stolen banner
thing-lost_relic = lost relic
thing-silver_flask = silver flask
thing-dawn_blade = Dawn Blade
thing-quest_object = quest object
thing-chest = chest
thing-wardrobe = wardrobe
thing-weapon_rack = weapon rack
thing-table = table
thing-library = library
thing-alchemist_bench = alchemist’s bench
thing-hearth = hearth
thing-altar = altar
thing-sarcophagus = sarcophagus
thing-desk = desk
thing-statue = statue
thing-fountain = fountain
thing-magic_circle = magic circle
thing-throne = throne
thing-torture_rack = torture rack
thing-chasm = chasm
thing-no_bridge = no bridge, it must be jumped
thing-poor_bridge = a bridge in poor repair
thing-guarded_bridge = a sound bridge, and guarded
thing-bridge = a sound bridge
thing-sword_and_shield = sword and shield
thing-great_axe = great axe
thing-archer = archer
thing-hooded_mage = hooded mage
thing-bearded_mage = bearded mage
thing-mace_bearer = mace bearer
thing-monk = monk
thing-cutpurse = cutpurse
thing-acrobat = acrobat
thing-hunter = hunter
thing-shield_maiden = shield maiden
thing-runesmith = runesmith
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

### ======== Combat, events, quests ========

## Questions of combat, events and quests

prompt-quest = Which quest awaits the adventurers?
prompt-custom-card = Your quest: which objective room?
prompt-custom-kind = Your quest: which main objective?
prompt-custom-villain = Your quest: which villain?
prompt-custom-minion = Your quest: which minions?
prompt-custom-furniture = Your quest: which furniture?
prompt-custom-secondary = Your quest: a secondary objective?
prompt-place-monster = Where do they stand: { $kinds }?
prompt-window = Play an Event card?
prompt-sixth-sense = { $card }: your sixth sense?
prompt-stop-event = { $card }: spend 1 PD to stop it?
prompt-event-zone = On which zone?
prompt-event-square = On which square?
prompt-event-hero = On which adventurer?
prompt-event-door = At which door?
prompt-event-kind = Reinforcements of which kind?
prompt-event-monster = Which monster recovers?
prompt-scout = A wounded scout gives you a potion: for whom?
prompt-rats = Rats everywhere! The rat poison?
prompt-fight = { $points ->
    [0] Combat: no movement left.
    [one] Combat: you have 1 movement point left.
   *[other] Combat: you have { $points } movement points left.
}
prompt-next-monster = Which monster acts now?
prompt-monster-turn = What does this monster do?
prompt-before-dice = Before the blow at { $monster }: a skill?
prompt-bodyguard = { $monster } attacks your neighbour: step in between?
prompt-destiny-attack = Spend 1 PD to have a die rolled again?
prompt-destiny-defence = { $damage } damage to come. 1 PD to have the attack rolled again?
prompt-destiny-for = { $other_seat } calls on your Destiny: spend 1 PD to have the MD’s die rolled again?
prompt-destiny-run = { $monster } runs { $die } squares further and comes within reach. 1 PD to have the die rolled again?
prompt-potion = A potion, here and now?
prompt-reaction = A parry, a dodge?
prompt-fatigue-attack = Your attack: difference { $gap }. Add PF?
prompt-fatigue-defence = Your defence: difference { $gap }. Add PF?
prompt-roll-again = { $cause }: { $target ->
    [0] { $gold ->
        [0] the MD’s die costs you { $life } PV
       *[other] the MD’s die costs you { $gold } PO
    }
   *[other] test passed, { $total } against { $target }
}. Spend 1 PD to have it rolled again?
prompt-escape-death = You fall to 0 PV. Spend 1 PD?
prompt-amulet = Break the amulet, or spend 1 PD?
prompt-follow-through = Your enemy is dead: strike on?
prompt-whirlwind = Whirlwind: { $struck ->
    [0] who first?
   *[other] who next?
}
prompt-expert-search = Expert Search: roll two dice?
prompt-keep-die = Which die do you keep?
prompt-teleport = Where does the teleport lead?
prompt-fire = The wall of fire: which square?
prompt-water-poison = The water poisons you: 1 PD to be cured?

## Picks of combat, events and quests

pick-pass = Pass
pick-quest = { $a }
pick-objective = { $a }
pick-main = { $a }
pick-villain = { $a }
pick-minion = { $a }
pick-furniture = { $a }
pick-secondary = { $a }
pick-place = { $c } at { $a }, { $b }
pick-play = Play card { $a }
pick-play-named = Play { $a }
pick-sense = Sixth Sense
pick-stop = Spend 1 PD
pick-in-zone = Zone { $a }
pick-at = Square { $a }, { $b }
pick-on = { $a }
pick-at-door = Door { $a }
pick-reinforce = { $b } (no. { $a })
pick-revive = { $b } (no. { $a })
pick-rat-poison = Spread the rat poison
pick-strike = Strike: { $b } (no. { $a })
pick-shoot = Shoot at { $b } (no. { $a }): { $c }
pick-act = { $b } (no. { $a })
pick-go = Go to { $a }, { $b }
pick-attack = Attack { $a }
pick-tail = Tail blow at { $a }
pick-web = Spin a web at { $a }, { $b }
pick-tear = Tear the web at { $a }, { $b }
pick-free = Break the ice of { $b } (no. { $a })
pick-skill = { $a }
pick-skill-on = { $b }: { $a }
pick-skill-at = { $c }: { $b } (no. { $a })
pick-skill-area = { $c } at { $a }, { $b }
pick-skill-zone = { $b }: zone { $a }
pick-skill-door = { $b }: door { $a }
pick-skill-piece = { $c }: { $b }
pick-cast = Spell: { $a }
pick-cast-on = Spell: { $b }, { $a }
pick-cast-at = Spell: { $c }, { $b } (no. { $a })
pick-cast-area = Spell: { $c } at { $a }, { $b }
pick-cast-zone = Spell: { $b }, zone { $a }
pick-declare = { $a }
pick-guard = Protect { $a }
pick-again = Have the die rolled again: { $b }
pick-again-bare = Spend 1 PD: roll again
pick-call = Call on { $a }’s Destiny
pick-bear = Bear it
pick-react = { $a }
pick-destiny = Spend 1 PD
pick-use-amulet = Break the amulet
pick-use-point = Spend 1 PD and keep the amulet
pick-fall = Fall
pick-follow = Strike on: { $b } (no. { $a })
pick-whirl = { $b } (no. { $a })
pick-expert = Roll two dice (1 PF)
pick-plain = One die only
pick-keep-die = Keep { $a }
pick-to = Arrive at { $a }, { $b }
pick-fire = Set { $a }, { $b } on fire
pick-cure = Spend 1 PD: be cured
pick-suffer = Suffer the poison
pick-hack = Attack the web at { $a }, { $b }
pick-pierce = Shoot at the web at { $a }, { $b }: { $c }
pick-ice = Break the ice around { $a }
pick-smash = Strike the idol
pick-smash-from-afar = Shoot at the idol: { $a }
pick-lift = Lift the portcullis
pick-activate-banner = Open the banner chest
pick-activate-crown = Open a royal tomb
pick-activate-notes = Burn the notes
pick-activate-grimoire = Take the sorcerer’s grimoire
pick-activate-captive = Free a captive
pick-activate-flask = Fill the flask
pick-activate-dawn = Open the chest of the Dawn Blade
pick-activate-gate = Close the gate of Hell
pick-activate-object = Open the chest of the object
pick-activate-lever = Pull the lever
pick-activate-slab = Lift the slab

## Log of combat, events and quests

event-quest = The quest: { $quest }. The objective: { $card }.
event-monsters = Monsters: { $monsters }.
event-wakes = { $seat } has woken: { $monster }.
event-combat = The fight begins.
event-combat-round = Combat round { $number }.
event-blow-lands = { $attacker } hits { $target }: { $total } against { $guard }, { $damage } PV.
event-blow-misses = { $attacker } misses { $target }: { $total } against { $guard }.
event-uses-skill = { $seat }: { $skill }.
event-monster-casts = { $monster } casts: { $skill }.
event-forces-roll = { $seat } spends 1 PD: the die is rolled again.
event-loses-life = { $seat } loses { $life } PV ({ $left }).
event-falls = { $seat } is down.
event-escapes-death = { $seat } escapes death: { $life } PV.
event-wounds = { $monster } loses { $life } PV ({ $left }).
event-kills = { $seat } kills an enemy ({ $monster }): { $xp } XP.
event-monster-dies = A monster dies: { $monster }.
event-unhurt = { $monster } fears only magic.
event-sanctuary-holds = { $seat }’s sanctuary stops { $monster }.
event-guards = { $seat } steps in front of { $other_seat }.
event-drained = { $monster } drains 1 point of Strength from { $seat }.
event-loses-will = { $seat } loses the will to live.
event-strength-returns = { $seat }’s Strength returns.
event-weakened = { $seat } weakens: -1 to everything.
event-poisoned = Venom runs in { $seat }’s veins.
event-regenerates = { $monster } regenerates ({ $left } PV).
event-withdraw = The monsters withdraw.
event-monster-moves = { $monster } moves.
event-monster-runs = { $monster } runs (+{ $die }).
    .quiet = yes
event-spins-web = A spider spins a web.
event-monster-tears-web = { $monster } tears a web.
event-web-torn = { $seat } tears a web.
event-web-holds = The web holds against { $seat }.
event-ice-broken = { $seat } frees { $other_seat } from the ice.
event-dice-fall = { $attacker } attacks { $targets }: the dice have fallen.
event-dice-again = { $attacker } attacks: a die is thrown again.
event-thing-dice = The die of { $who } has fallen.
event-harm-dice = { $cause }: dice against { $seat }.
event-damage-dice = Dice against { $monster }.
event-tie-dice = Equal Speed: a D6 each decides who goes first.
event-expert-dice = { $seat } rolls two dice, of which one counts.
event-seeks-relic = { $seat } looks for: { $item }.
event-ice-holds = { $seat } does not break the ice around { $other_seat }.
event-monster-web-holds = The web holds against { $monster }.
event-monster-breaks-ice = { $monster } breaks the ice: { $who }.
event-monster-ice-holds = The ice holds against { $monster }: { $who }.
event-frozen = Frozen in ice: { $who }.
event-breaks-free = { $seat } breaks the ice.
event-stays-frozen = { $seat } stays in the ice.
event-monster-breaks-free = { $monster } breaks the ice.
event-loses-turn = { $seat } loses a turn.
event-monster-loses-turn = { $monster } loses its turn.
event-water-cured = { $seat } is cured of the poisoned water.
event-teleported = { $seat } teleports.
event-turned = { $monster } shrinks from the faith.
event-listens = Behind the door: { $card }.
event-event-played = Event: { $card }.
event-event-in-vain = The event has no effect any more.
event-event-stopped = { $seat } stops the event.
event-notched = { $seat }’s weapon is notched: { $thing }.
event-pilfered = An imp steals { $gold } PO from { $seat }.
event-tired = { $seat } loses { $fatigue } PF.
event-rats-poisoned = { $seat }’s rat poison drives the rats away.
event-sleeps = { $seat } falls asleep.
event-portcullis-lifted = The portcullis of door { $door } is lifted.
event-slab = { $seat } rolls for the slab: { $die }.
event-slab-appears = A loose slab at { $x }, { $y }.
event-portcullis-falls = A portcullis bars door { $door }; its lever is at { $x }, { $y }.
event-door-locks = Door { $door } locks itself.
event-darkens = Zone { $zone } is in the dark now.
event-wrong-way = One more card on the Dungeon pile: { $cards }.
event-howl = The next Monster card brings one creature more.
event-revives = { $monster } recovers ({ $left } PV).
event-in-the-pit = Without a rope, { $seat } loses a turn in the pit.
event-refreshed = { $seat } regains { $fatigue } PF ({ $left }).
event-hands-back = { $seat } leaves it behind, it was for this quest only: { $thing }.
event-activates = { $seat }: { $pick }.
event-finds = { $seat } finds: { $item }.
event-objective = Objective accomplished: { $goal }.
event-idol-cracks = The idol cracks: { $life } PV ({ $left }).
event-idol-shatters = The idol shatters!
event-demon-vanishes = The demon vanishes.

## Dice

roll-melee = attack
roll-shot = shot
roll-spell = spell attack
roll-defence = defence
roll-break = blow at a thing
roll-test-attack = Attack test
roll-test-defence = Defence test
roll-test-strength = Strength test
roll-test-dexterity = Dexterity test
roll-test-magic = Magic test
roll-test-speed = Speed test
roll-run = run
roll-search = search
roll-examine = furniture
roll-grimoire = which spell
roll-slab = under the slab
roll-relic = relic
roll-circle = magic circle
roll-bridge = bridge
roll-leader = order
roll-heal = healing
roll-gold = gold
roll-gold-lost = gold lost
roll-harm = harm
roll-damage = harm

outcome-hit = hit
outcome-miss = missed
outcome-passed = passed
outcome-failed = failed
outcome-sure = a natural 10: passed
outcome-broken = it breaks
outcome-held = it holds
outcome-found = found
outcome-nothing = nothing
outcome-search-nothing = nothing
outcome-search-event = an Event card for the MD
outcome-search-treasure = a treasure

mod-fatigue = Fatigue
mod-venom = venom
mod-luck = luck of the circle
mod-curse = curse
mod-evil_eye = Evil Eye
mod-darkness = darkness
mod-knocked = knocked down
mod-armour = armour
mod-monster_weapon = weapon
mod-tail = tail
mod-frenzy = Frenzy
mod-might_blow = potion of might
mod-undead_bane = against undead
mod-bare_hands = bare hands

## Monsters, skills, events and quests

thing-giant_spider = { $n ->
    [one] giant spider
   *[other] giant spiders
}
thing-brigand = { $n ->
    [one] brigand
   *[other] brigands
}
thing-demon = { $n ->
    [one] demon
   *[other] demons
}
thing-major_demon = { $n ->
    [one] major demon
   *[other] major demons
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
    [one] goblin
   *[other] goblins
}
thing-bugbear = { $n ->
    [one] bugbear
   *[other] bugbears
}
thing-ghoul = { $n ->
    [one] ghoul
   *[other] ghouls
}
thing-chaos_warrior = { $n ->
    [one] chaos warrior
   *[other] chaos warriors
}
thing-hobgoblin = { $n ->
    [one] hobgoblin
   *[other] hobgoblins
}
thing-beastman = { $n ->
    [one] beastman
   *[other] beastmen
}
thing-minotaur = { $n ->
    [one] minotaur
   *[other] minotaurs
}
thing-mummy = { $n ->
    [one] mummy
   *[other] mummies
}
thing-ogre = { $n ->
    [one] ogre
   *[other] ogres
}
thing-orc = { $n ->
    [one] orc
   *[other] orcs
}
thing-orc_archer = { $n ->
    [one] orc archer
   *[other] orc archers
}
thing-orc_warlord = { $n ->
    [one] orc warlord
   *[other] orc warlords
}
thing-skaven = { $n ->
    [one] skaven
   *[other] skavens
}
thing-evil_sorcerer = { $n ->
    [one] evil sorcerer
   *[other] evil sorcerers
}
thing-spectre = { $n ->
    [one] spectre
   *[other] spectres
}
thing-skeleton = { $n ->
    [one] animated skeleton
   *[other] animated skeletons
}
thing-skeleton_sorcerer = { $n ->
    [one] skeleton sorcerer
   *[other] skeleton sorcerers
}
thing-troll = { $n ->
    [one] troll
   *[other] trolls
}
thing-carrion_worm = { $n ->
    [one] carrion worm
   *[other] carrion worms
}
thing-zombie = { $n ->
    [one] zombie
   *[other] zombies
}
thing-mighty_blow = Mighty Blow
thing-whirlwind = Whirlwind
thing-follow_through = Follow-through
thing-bodyguard = Bodyguard
thing-parry = Parry
thing-charge = Charge
thing-taunt = Taunt
thing-second_wind = Second Wind
thing-magic_missile = Magic Missile
thing-toxic_cloud = Toxic Cloud
thing-fly = Fly
thing-ice_block = Ice Block
thing-earthquake = Earthquake
thing-wall_of_fire = Wall of Fire
thing-fireball = Fireball
thing-arcane_shield = Arcane Shield
thing-lightning_bolt = Lightning Bolt
thing-teleport = Teleport
thing-healing = Healing
thing-purification = Purification
thing-blessing = Blessing
thing-aegis = Aegis
thing-turn_undead = Turn Undead
thing-sacred_hammer = Sacred Hammer
thing-song_of_comfort = Song of Comfort
thing-sanctuary = Sanctuary
thing-find_traps = Find Traps
thing-lockpicking = Lockpicking
thing-backstab = Backstab
thing-dodge = Dodge
thing-stealth = Stealth
thing-sixth_sense = Sixth Sense
thing-listen_at_doors = Listen at Doors
thing-expert_search = Expert Search
thing-wandering_monsters = Wandering Monsters
thing-ambush = Ambush
thing-locked_door = Locked Door
thing-pit = Pit
thing-poisoned_darts = Poisoned Darts
thing-sleeping_gas = Sleeping Gas
thing-falling_block = Falling Block
thing-arrow_slit = Arrow Slit
thing-darkness = Darkness
thing-draught = Draught
thing-rat_swarm = Rat Swarm
thing-reinforcements = Reinforcements
thing-frenzy = Frenzy
thing-dark_vitality = Dark Vitality
thing-notched_weapon = Notched Weapon
thing-evil_eye = Evil Eye
thing-foul_air = Foul Air
thing-pilfering_imp = Pilfering Imp
thing-whispers = Whispers
thing-portcullis = Portcullis
thing-loose_slab = Loose Slab
thing-dead_magic = Dead Magic
thing-wrong_way = Wrong Way
thing-distant_howl = Distant Howl
thing-wounded_scout = Wounded Scout
thing-forgotten_cache = Forgotten Cache
thing-black_fang = Black Fang
thing-dead_kings_crown = The Dead King’s Crown
thing-arena_captives = The Captives of the Arena
thing-forbidden_laboratory = The Forbidden Laboratory
thing-bleeding_idol = The Bleeding Idol
thing-gate_of_hell = The Gate of Hell
thing-random = Random quest
thing-custom = Custom quest
thing-search_all_rooms = Search every revealed room
thing-kill_unique = Kill a unique monster of the deck
thing-no_death = No adventurer dies
thing-hundred_gold = Find 100 PO in all
thing-open_banner_chest = Open the banner chest
thing-kill_skeleton_sorcerer = Kill the skeleton sorcerer
thing-kill_troll = Kill the troll
thing-kill_minotaur = Kill the minotaur
thing-open_champions_chest = Open the champion’s chest
thing-take_grimoire = Take the sorcerer’s grimoire
thing-examine_both_benches = Examine both benches
thing-kill_demon = Kill the demon
thing-examine_altar = Examine the altar
thing-kill_chaos_warrior = Kill a chaos warrior
thing-close_gate = Close the gate
thing-goblin_band = 7 Goblins
thing-goblin_horde = 9 Goblins
thing-goblins_and_chiefs = 5 Goblins and 2 Hobgoblins
thing-hobgoblin_patrol = 4 Hobgoblins
thing-hobgoblins_and_orcs = 2 Hobgoblins and 3 Orcs
thing-orc_band = 5 Orcs
thing-orcs_and_archers = 3 Orcs and 3 Orc archers
thing-orc_archers = 4 Orc archers
thing-orc_warband = 6 Orcs
thing-skaven_scouts = 5 Skavens
thing-skaven_pack = 6 Skavens
thing-skeleton_guard = 6 Animated skeletons
thing-skeleton_company = 8 Animated skeletons
thing-zombie_crowd = 7 Zombies
thing-zombies_and_ghouls = 4 Zombies and 3 Ghouls
thing-ghoul_pack = 6 Ghouls
thing-brigands = 5 Brigands
thing-brigand_gang = 6 Brigands
thing-gnolls = 4 Gnolls
thing-gnoll_raiders = 5 Gnolls
thing-bugbears = 3 Bugbears
thing-bugbear_guard = 4 Bugbears
thing-beastmen = 4 Beastmen
thing-beastman_herd = 5 Beastmen
thing-fimirs = 3 Fimirs
thing-fimir_hunters = 4 Fimirs
thing-giant_spiders = 3 Giant spiders
thing-spider_nest = 4 Giant spiders
thing-mummies = 3 Mummies
thing-tomb_guardians = 4 Mummies
thing-spectres = 2 Spectres
thing-u_carrion_worm = Carrion worm
thing-u_ogre = Ogre
thing-u_troll = Troll
thing-u_orc_warlord = Orc warlord
thing-u_minotaur = Minotaur
thing-u_evil_sorcerer = Evil sorcerer
thing-u_skeleton_sorcerer = Skeleton sorcerer
thing-u_chaos_warrior = Chaos warrior
thing-u_demon = Demon
thing-u_major_demon = Major demon
thing-main = main objective
thing-slay = slay a villain
thing-retrieve = find an object
thing-destroy = destroy an idol
thing-carry_out = carry an object out
thing-banner = the banner chest
thing-crown = a royal tomb
thing-notes = burn the notes
thing-captive = captive
thing-idol = the idol
thing-flask = fill the flask
thing-dawn = the chest of the Dawn Blade
thing-gate = close the gate of Hell
thing-object = the chest of the object
thing-lever = lever
thing-slab = slab
thing-grimoire = the sorcerer’s grimoire
thing-trap = a trap
thing-fire = fire square
thing-web = Web

## Table

table-before = Before the adventure
table-letters = PV life · PF fatigue · PD destiny · PU power · PO gold · XP experience · MD Dungeon Master
table-fight = Combat, round { $n }
table-exploration = Exploration { $n }
table-hand = MD’s hand: { $n }
table-leader = leader: { $seat }
table-aims = Objectives
table-goal-black_fang = kill the orc warlord
table-goal-dead_kings_crown = take the dead king’s crown
table-goal-silver_spring = carry the silver flask, filled, out of the dungeon
table-goal-arena_captives = free the captives
table-goal-forbidden_laboratory = kill the evil sorcerer and burn his notes
table-goal-bleeding_idol = shatter the idol
table-goal-gate_of_hell = kill the major demon
table-goal-random = clear the objective room of its monsters
table-pile = Dungeon pile: { $n }
table-distance = { $n ->
    [0] the objective is next
    [one] 1 card before the objective
   *[other] { $n } cards before the objective
  }
table-distance-unknown = the objective is among the last six
table-next-card = on top: { $card }
table-event = Event: { $card }
table-afoot = In force
table-idle = { $n ->
    [one] 1 idle round
   *[other] { $n } idle rounds
  }
table-zone = Zone { $n }: { $told }
table-level = level { $n }
table-dark = dark
table-lit = lit
table-searched = searched
table-safe = traps known
table-spent = spent
table-locked = locked
table-life = { $n }/{ $of } PV
table-fatigue = { $n }/{ $of } PF
table-destiny = { $n } PD
table-blows = Attack { $attack }, Defence { $defence }
table-speed = Speed { $n }
table-purse = { $gold } PO, { $xp } XP
table-state-water = poisoned by the water
table-state-lost_turn = loses a turn
table-state-frozen = frozen
table-state-knocked = knocked down
table-state-prisoner = held by the circle
table-state-sanctuary = under a sanctuary
table-state-lens = seeing lens used
table-state-down = down
table-state-flying = flying
table-state-rooted = cannot move
table-state-singed = does not regenerate
table-state-quest = of the quest
table-state-waker = goes for { $seat }
table-notch = notched −{ $n }
table-coat = poison
table-blessed = Sacred Hammer
table-state-venom = venom −{ $n }
table-state-drained = Strength drained by { $n }
table-state-torch = torch lit
table-effect-weakened = weakened (−{ $n })
table-effect-might = Strength +{ $n }
table-effect-might_blow = melee attack +{ $n }
table-effect-haste = hasted
table-effect-luck = lucky (+{ $n })
table-effect-curse = cursed (−{ $n })
table-effect-evil_eye = evil eye (−{ $n })
table-effect-blessing = blessed
table-effect-aegis = under an aegis
table-effect-arcane_shield = arcane shield
table-effect-sacred_hammer = sacred hammer
table-effect-taunt = taunting
table-effect-stealth = hidden
table-effect-flying = flying
table-until = { $state } until the end of { $end }
table-end-1 = this exploration
table-end-2 = the next exploration
table-end-4 = this combat
table-end-8 = the next combat
table-end-16 = the round
table-fate-left = out of the dungeon
table-fate-dead = dead
table-fate-lost = lost in the chasm
table-blow = { $who } { $total } (die { $die }) against { $whom } { $guard } (die { $guard_die })
table-test = { $who }, { $test }: { $total } (die { $die }) against { $target }
table-nobody = trap
table-cards = Event cards in hand
table-held = Cards held
table-drawn = Card drawn
table-square = Square { $x }, { $y }
table-monster = { $name } (no. { $n })
table-door-open = Door { $n }, open
table-door-closed = Door { $n }, closed
table-door-locked = Door { $n }, locked
table-door-barred = Door { $n }, portcullis down
table-sign-chest = Ch
table-sign-wardrobe = Wa
table-sign-weapon_rack = We
table-sign-table = Ta
table-sign-library = Li
table-sign-alchemist_bench = Be
table-sign-hearth = He
table-sign-altar = Al
table-sign-sarcophagus = Sa
table-sign-desk = De
table-sign-statue = St
table-sign-fountain = Fo
table-sign-magic_circle = Ci
table-sign-throne = Th
table-sign-torture_rack = To
table-sign-chasm = ~~
table-sign-lever = Le
table-sign-slab = Sl
table-sign-captive = Ca
table-sign-idol = Id
table-board = The dungeon
table-map-whole = Whole map
table-map-near = Close by
table-again = Tap again to do it
table-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
table-hint = Tap what is lit, or use the arrows.
table-hint-wait = It is not your turn.
table-party = The party
table-band = Monsters
table-master = The MD’s cards
table-rows = 1D10 when examined
table-skills = Skills
table-tilted = used
table-pack = Equipment
table-row-event = an Event card
table-row-nothing = nothing
table-row-treasure = treasure
table-row-damage = wounds
table-row-monster = monsters come
table-row-objective_distance = a parchment: how far the objective is
table-row-grimoire = a grimoire
table-row-explosion = an explosion
table-row-item = an item
table-row-penalty = a curse
table-row-spawn = something rises
table-row-test_then_treasure = a lid to heave, then treasure
table-row-secret_door = a secret passage
table-row-gold = gold
table-row-poison_water = poisoned water
table-row-healing_water = healing water
table-row-teleport_level_start = carried to the start of the level
table-row-full_heal = all wounds healed
table-row-prisoner = held fast
table-row-bonus_all_dice = luck on all dice
table-row-no_bridge = no bridge: a jump
table-row-poor_bridge = a poor bridge
table-row-guarded_bridge = a guarded bridge
table-row-bridge = a sound bridge
table-row-quest_item = what the quest seeks
table-played = has played
table-kind-race = Races
table-kind-ready_made = Ready-made adventurers
table-kind-class = Classes
table-kind-skill_card = Skills
table-kind-weapon = Melee weapons
table-kind-ranged = Ranged weapons
table-kind-body = Armour
table-kind-shield = Shields
table-kind-gear = Gear
table-kind-buy_card = Treasure cards
table-kind-grow = Growth
table-price = { $n } PO
table-power = PU { $n }
table-xp = { $n } XP
table-unfit = too heavy for your class
table-no-card = No Event card in hand.
table-moment-exploration = before a phase
table-moment-onset = as a combat starts
table-moment-door = as a door is opened
table-moment-move = after a move
table-moment-melee = before the monsters act
table-moment-immediate = at once
table-against = against
table-dice = The dice
table-miss = misses
table-passed = succeeds
table-epilogue = What came of it
table-adventurer = Adventurer
table-fate = Fate
table-xp-sources = XP: monsters + objectives
table-gold = PO
table-richest = richest survivor
table-walk = Walk there
table-hint-bar = Answer below.
table-struck = hits { $who }
table-aim-done = +{ $n } XP each
table-aim-missed = not done
table-hands = { $n ->
    [one] 1 hand
   *[other] { $n } hands
  }
table-hit = { $n ->
    [one] hits: 1 damage
   *[other] hits: { $n } damage
  }
table-failed = { $n ->
    [one] fails by 1
   *[other] fails by { $n }
  }
table-max-power = { $n ->
    [99] any weapon, any armour
   *[other] weapons and armour up to PU { $n }
  }

## Notes

note-rule = { $rule }
note-blow = kills { $kill } %, { $mean } PV on average
note-unhurt = cannot hurt: { $monster }
note-uses = uses up: { $thing }
note-fatigue-cost = { $n } PF
note-destiny-cost = 1 PD
note-needs = { $total } or more with { $base } + 1D10
note-test = { $target } or more
note-with-fatigue = { $chance } % with { $n } PF
note-passes = passed
note-fails = failed
note-hits = hits ({ $n }), up to { $damage } PV
note-misses = misses
note-loses = { $n } PV lost, { $left } left
note-loses-gold = { $n } PO lost
note-die-lies = the die shows { $die }: how often it falls lower
note-made-fail = how often the test then fails
note-thrown-again = the dice are thrown again
note-stands = the die stands
note-attack-bonus = attack +{ $n }
note-defence-bonus = defence +{ $n }
note-once = once in this combat
note-struck = hits { $who }
note-heals = heals { $n }D{ $faces } PV
note-speed = { $n } Speed, { $left } left
note-fire = fire: 1D6 PV
note-circle = a magic circle: 1D10 on its table
note-rope = the rope saves him from a fall
note-drowns = failed, he falls into the chasm
note-beside = enemies beside: { $n }
note-burns = { $n }D{ $faces } PV to whoever stands there
note-event-peril = { $n } % an Event card for the MD
note-trap-peril = { $n } % a trap
note-rests = Fatigue { $fatigue }/{ $most }
note-rest-late = a phase more; the MD takes no more cards
note-rest-full = a phase more; the MD’s hand is full ({ $n })
note-rest-card = a phase more: one more card for the MD (hand: { $n })
note-leaves = out for the rest of this game
note-runs = 1D6 Speed more; no paid action after it
note-turn-ends = the turn is over
note-opens = the zone behind it is revealed
note-water = drink it, or fill a flask
note-home = the game ends
note-stay = the exploration goes on
note-die-counts = counts as { $die }
note-power = PU { $n }
note-hands = { $n } hands
note-price = { $n } PO, { $left } left
note-amount = ×{ $n }
note-stats = Attack { $attack }, Defence { $defence }, Strength { $strength }, Dexterity { $dexterity }, Magic { $magic }, Speed { $speed }
note-max-power = up to PU { $n }
note-is = { $thing }
note-xp-cost = { $n } XP
note-not-alone = of no use to whoever goes alone
note-saved = back with { $n } PV
note-event-comes = { $card } takes effect
note-nothing = nothing happens
note-card = { $card }
note-drawn = the card just drawn
note-held = { $card }, held since an earlier draw
note-redraws = this card goes back, another one comes
note-creature = { $life } PV, Attack { $attack }
note-chosen = this one, for the whole game
note-hero = { $life } PV, { $fatigue } PF, { $destiny } PD
note-put-away = back into the pack
note-coats = +{ $n } on attacks until the end of the combat
note-light = light for one level
note-lens = shows whether there are traps
note-rats = 1D4 PV without defence
note-rat-poison = the rats bite nobody
note-unlocks = unlocked; the key is used up
note-gives = it changes hands
note-loots = what the dead left
note-takes = it is his
note-looks = how many cards lie above the objective
note-tells = the other adventurers know it too
note-keeps = nobody else knows
note-drinks-water = heals at once
note-bottles = a healing potion
note-two-dice = 1 PF, two dice, one of them kept
note-one-die = one die
note-activates = the objective of this piece
note-looks-only = a name and a look, nothing more
note-guards = 1 PF: the attack falls on him
note-falls = down at 0 PV
note-amulet = the amulet is gone
note-point = 1 PD; the amulet stays
note-cured = 1 PD: the poison is over
note-suffers = 1D4 PV
note-draws = one more Event card in hand
note-there = there

## The box

kind-characteristic = characteristic
kind-race = race
kind-class = class
kind-skill = skill
kind-weapon = weapon
kind-armour = armour
kind-gear = gear
kind-treasure_card = Treasure card
kind-grimoire = grimoire
kind-monster = monster
kind-furniture = furniture
kind-event_card = Event card
kind-dungeon_card = Dungeon card
kind-room_card = Room card
kind-quest = quest
kind-secondary_objective = secondary objective
kind-token = token
kind-monster_card = Monster card
number-stats = Characteristics
number-life = Life
number-weapon_power = weapon
number-armour_power = armour
number-extra_attack_power = second attack
number-reach = reach
number-regeneration = regenerates
number-spells = spells
number-undead = undead
number-magic_only = hurt by magic only
number-ranged = ranged
number-max_power = Power up to
number-power = Power
number-bonus = bonus
number-hands = hands
number-amount = pieces
number-uses = uses
number-price = price in PO
number-value = value in PO
number-attack_bonus = attack bonus
number-defence_bonus = defence bonus
number-weapon_bonus = weapon bonus
number-versus_undead = against undead
number-strength = Strength
number-speed = Speed
number-max_fatigue = total Fatigue
number-heal = heals
number-damage = damage
number-skill = casts
number-class = class
number-takes_attack = takes the attack
number-attack = attack
number-fatigue = Fatigue
number-monsters = monsters
number-tier = strength of the card
number-treasures = treasures
number-trap = trap
number-lockable = may be locked
number-dark = dark
number-xp = XP
number-xp_total = XP together
number-count = copies

## Standing orders

order-no-destiny = Never spend Destiny on dice
order-no-stop = Never stop an Event card
order-no-sense = Never use Sixth Sense
order-no-fatigue = Never add Fatigue to dice
order-no-potion = No potion between blows while all have more than half their Life
order-no-guard = Never take a blow for somebody
order-no-loot = Take no loot
term-always = always
term-phase = this phase
term-hurt = until my Life changes

# ---- What "play now" offers
way-one = One of the four
way-one-text = You and three companions against the dungeon.
way-party = All four
way-party-text = The whole party is yours.
way-master = The Dungeon Master
way-master-text = Four adventurers come to you.
