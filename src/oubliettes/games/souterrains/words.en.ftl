# Alone in the Underground in English. The same messages, in the same order, as words.fr.ftl; their names: oubliettes/words.

game-title = Alone in the Underground
game-summary = A torch, a few resources and nobody waiting for you: go down, find things, come back alive.
game-minutes = 10–40 min a trip
game-credits = Cyol.

### Questions

prompt-name = What is your adventurer called?
prompt-hit-die = Which hit die? The smaller it is, the more advantages you have.
prompt-extra = One more advantage: which?
prompt-rst = Race, nickname or trait: who are you?
prompt-domain = Which Domain of Competence?
prompt-gift = Which Gift?
prompt-kit = Which kit do you start with?
prompt-shop = The shop: you have { $po } PO left.
prompt-search-test = The Search: the D20 needs { $needed }.
prompt-encounter-test = Somebody is about: the D20 needs { $needed } to meet nobody.
prompt-surprise = You feel a presence: the D20 needs { $needed } not to be surprised.
prompt-stealth-test = Not a sound: the D20 needs { $needed }.
prompt-acrobatics = Be nimble: the D20 needs { $needed }.
prompt-flight = The run: the D20 needs { $needed }.
prompt-talk = The right words: the D20 needs { $needed }.
prompt-magic-test = The spell: the D20 needs { $needed }.
prompt-cache-test = Is the cache intact? The D20 needs { $needed }.
prompt-attack = The blow: the D20 needs { $needed }.
prompt-save = Saving Throw: the D20 needs { $needed }.
prompt-disarm = The trap: the D20 needs { $needed } to disarm it.
prompt-pick-lock = The lock: the D20 needs { $needed }.
prompt-force = A shoulder to it: the D20 needs { $needed }.
prompt-module-test = The trial: the D20 needs { $needed }.
prompt-haggle-test = The haggling: the D20 needs { $needed }.
prompt-morale = The enemies’ Morale: they break on { $needed } or more on the D10.
prompt-give-up = The pursuit: they give up on { $needed } or more on the D10.
prompt-reroll = Failed. It needed { $needed }: re-roll?
prompt-five-feed = Five Turns have passed: consume a Resource?
prompt-five-rest = Five Turns have passed: rest for a Turn?
prompt-pay-effort = The effort of the fight: a Resource, or a point of Fatigue?
prompt-pay-wound = The wounds: a Resource and a point of Fatigue, or two?
prompt-backlash = Magic has its price: Fatigue or Danger?
prompt-explore = What do you do?
prompt-slip = They have not seen you. Which way do you slip off?
prompt-too-heavy = Too heavy for a single step: what do you drop?
prompt-gear = Hands, lights and gear.
prompt-loot = What do you take?
prompt-search-take = How many Resources do you take?
prompt-known-trap = A known trap lies in the way.
prompt-stealth = Try to go unnoticed?
prompt-first-choice = It is your move.
prompt-stake = What is at stake?
prompt-share = The sharing out: your pick.
prompt-information = Which exit do you want to know about?
prompt-action = Round { $round }: what do you do?
prompt-enemy-down = It is down: dead or unconscious?
prompt-flight-drop = Throw something to the pursuers?
prompt-prisoner = A prisoner: question him?
prompt-cache = What do you cache?
prompt-trade = The peddler opens his pannier.
prompt-town = Day { $day } in town, { $po } PO in your purse.
prompt-haggle = It is worth { $po } PO. How much more than half do you ask?
prompt-night-feed = Without a meal the night brings no rest: a Resource?
prompt-rumour = They say this: { $rumour }. Hear something else?
prompt-store = What do you leave at home?
prompt-fetch = What do you fetch?
prompt-unload = What do you drop?
prompt-give-away = What do you give away?
prompt-choose-dungeon = Where do you go down?

### Picks

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
pick-roll_domain = Let the D6 choose
    .rules = SS-2.19
pick-gift = { $a }
    .rules = SS-2.9
pick-kit = { $a }
    .rules = SS-2.30
pick-buy = Buy: { $a }
    .rules = SS-23.5
pick-done = That is all
    .rules = SS-29.3
pick-roll = Roll
    .rules = SS-6.15
pick-resource = A Resource: +2
    .rules = SS-5.8
pick-claim = Claim your free trait: +2
    .rules = SS-2.17
pick-lucky_coin = The lucky coin: +3
    .rules = SS-21.13
pick-stored = The stored bonus: +2
    .rules = SS-26.12
pick-situation = The situation, on your honour: { $a }
    .rules = SS-6.14
pick-coins = Offer 10 PO: +2
    .rules = SS-15.3
pick-valuable = Offer: { $b }
    .rules = SS-15.4
pick-reroll = Re-roll
    .rules = SS-6.5
pick-keep = Keep it
    .rules = SS-6.6
pick-pay = A Resource
    .rules = SS-5.7
pick-decline = No
    .rules = SS-5.7
pick-rest_now = Rest now
    .rules = SS-7.20
pick-backlash = { $a } +1
    .rules = SS-3.25
pick-exit = Exit { $a }, { $b }: { $c }
    .rules = SS-8.8
pick-go_to = Go to exit { $a }, { $b }: { $c }
    .rules = SS-8.8
pick-approach = Go to: { $b }
    .rules = SS-8.8
pick-further = Explore further
    .rules = SS-8.8
pick-climb = Climb by: { $a }
    .rules = SS-25.23
pick-stairs = Take: { $a }
    .rules = SS-25.23
pick-travel = Travel to section { $a }
    .rules = SS-8.8
pick-travel_out = Travel to way out { $a }
    .rules = SS-8.8
pick-slip_link = Slip off by: { $b }
    .rules = SS-14.21
pick-slip_out = Slip outside
    .rules = SS-14.21
pick-face = Face them
    .rules = SS-14.21
pick-search = Search
    .rules = SS-12.1
pick-search_near = Search close by
    .rules = SS-12.13
pick-pick_lock = Pick the lock of exit { $a }
    .rules = SS-13.7
pick-force = Force exit { $a }
    .rules = SS-13.7
pick-dig = Dig through exit { $a }
    .rules = SS-13.11
pick-unlock = Unlock exit { $a } with the key
    .rules = SS-13.7
pick-open_box = Open: { $b }
    .rules = SS-13.14
pick-pick_box = Pick the lock: { $b }
    .rules = SS-13.14
pick-force_box = Force: { $b }
    .rules = SS-13.14
pick-disarm = Disarm: { $b }
    .rules = SS-13.22
pick-bypass = Get round: { $b }
    .rules = SS-13.24
pick-spring = Set off: { $b }
    .rules = SS-13.27
pick-turn_back = Turn back
    .rules = SS-13.27
pick-use_room = { $a }
    .rules = SS-26.9
pick-try = Try: { $b }
    .rules = SS-28.12
pick-loot = Take what lies here
    .rules = SS-21.17
pick-take = Take: { $b }
    .rules = SS-21.17
pick-carry = Carry off: { $b }
    .rules = SS-21.21
pick-take_stack = Take { $a }
    .rules = SS-21.17
pick-take_stub = Take the burned torch { $a }
    .rules = SS-21.17
pick-bag = A Resource for a bag of 400 coins
    .rules = SS-21.2
pick-gear = Manage gear
    .rules = SS-4.22
pick-empty = Empty: { $a }
    .rules = SS-4.21
pick-hold = { $a1 }: { $c }
    .rules = SS-4.21
pick-hold_torch = { $a }: a torch
    .rules = SS-9.5
pick-light = Light it, { $a }
    .rules = SS-9.5
pick-douse = Put it out, { $a }
    .rules = SS-9.5
pick-refill = Refill the lantern, { $a }
    .rules = SS-9.4
pick-wear = Wear: { $b }
    .rules = SS-21.14
pick-unwear = Take off: { $b }
    .rules = SS-21.14
pick-don = Put on: { $b }
    .rules = SS-4.10
pick-doff = Take the armour off
    .rules = SS-4.10
pick-drop = Leave: { $b }
    .rules = SS-21.19
pick-drop_stack = Leave { $a }
    .rules = SS-21.19
pick-drop_stub = Leave the burned torch { $a }
    .rules = SS-21.19
pick-drop_held = Drop it, { $a }
    .rules = SS-4.23
pick-cast = Cast: { $a }
    .rules = SS-3.19
pick-heal = Healing
    .rules = SS-3.8
pick-use = Use: { $b }
    .rules = SS-21.13
pick-rest = Rest
    .rules = SS-7.24
pick-rest_fed = Rest with a Resource
    .rules = SS-7.24
pick-make_cache = Create a cache
    .rules = SS-20.2
pick-open_cache = Open the cache
    .rules = SS-20.6
pick-improve = A Resource to hide it better
    .rules = SS-20.3
pick-leave = Leave the Underground
    .rules = SS-24.2
pick-attack_peace = Attack those who leave you in peace
    .rules = SS-14.29
pick-trade = Trade
    .rules = SS-14.23
pick-stealth = Hide
    .rules = SS-14.17
pick-no_stealth = Show yourself
    .rules = SS-14.19
pick-attack_first = Attack
    .rules = SS-14.23
pick-talk = Talk: { $a }
    .rules = SS-15.1
pick-stake = Stake: { $a }
    .rules = SS-15.7
pick-yield = Yield
    .rules = SS-15.15
pick-part = Part in peace
    .rules = SS-14.25
pick-leave_alone = Leave them alone
    .rules = SS-14.26
pick-wait = Wait
    .rules = SS-4.7
pick-flee = Flee: { $b } ({ $a })
    .rules = SS-18.18
pick-ask_about = Exit { $a }
    .rules = SS-15.11
pick-attack = Strike: { $b } ({ $a_nth })
    .rules = SS-16.8
pick-strike_torch = Strike with the torch: { $b } ({ $a_nth })
    .rules = SS-9.10
pick-unload = Drop something
    .rules = SS-16.12
pick-throw_lantern = Throw the lantern: { $b } ({ $a_nth })
    .rules = SS-9.11
pick-fire_bolt = Fire Bolt: { $b } ({ $a_nth })
    .rules = SS-3.39
pick-turn_undead = Turn Undead
    .rules = SS-3.3
pick-throw_phial = Throw { $b1 } at enemy { $c_nth }
    .rules = SS-21.13
pick-change_gear = Change what you hold
    .rules = SS-4.22
pick-break_free = Break free
    .rules = SS-27.7
pick-nothing = Do nothing
    .rules = SS-16.12
pick-kill = Kill: { $b }
    .rules = SS-16.18
pick-spare = Spare: { $b }
    .rules = SS-16.19
pick-no_drop = Throw nothing
    .rules = SS-18.10
pick-drop_coins = Throw { $a }
    .rules = SS-18.10
pick-drop_item = Throw: { $b }
    .rules = SS-18.10
pick-question = Question: { $a }
    .rules = SS-16.20
pick-no_question = No
    .rules = SS-16.20
pick-sell = Sell: { $b }
    .rules = SS-23.7
pick-sell_valuable = Sell at full value: { $b }
    .rules = SS-23.11
pick-sell_torches = Sell { $a }
    .rules = SS-23.7
pick-sell_resources = Sell { $a }
    .rules = SS-23.11
pick-ask_more = Ask { $a } points more
    .rules = SS-23.10
pick-ask_more-0 = Ask nothing more
    .rules = SS-23.7
pick-deposit = Deposit { $a } PO
    .rules = SS-23.24
pick-deposit-0 = Deposit everything
    .rules = SS-23.24
pick-withdraw = Withdraw { $a } PO
    .rules = SS-23.24
pick-withdraw-0 = Withdraw everything
    .rules = SS-23.24
pick-meal = Eat: { $a }
    .rules = SS-23.16
pick-round_of_drinks = Buy a round of drinks
    .rules = SS-23.18
pick-night = Sleep: { $a }
    .rules = SS-23.14
pick-night-sleep_rough = Sleep rough
    .rules = SS-23.14
pick-rent = Rent: { $a }
    .rules = SS-23.20
pick-store = Store at home
    .rules = SS-23.21
pick-fetch = Fetch from home
    .rules = SS-23.22
pick-fetch_all = Fetch everything
    .rules = SS-23.22
pick-give_away = Give things away
    .rules = SS-23.30
pick-join = Join: { $a }
    .rules = SS-23.26
pick-leave_guild = Leave the guild
    .rules = SS-23.26
pick-cure = { $a }
    .rules = SS-23.27
pick-repair = Have the armour repaired
    .rules = SS-23.27
pick-change = Change your coins
    .rules = SS-23.4
pick-expedition = Set out
    .rules = SS-23.29
pick-retire = Retire
    .rules = SS-24.5
pick-pause = Close the book: the career goes on another time
    .sure = Close the book? You will go on from here whenever you like.
    .rules = SS-24.1
pick-back = Stay in town
    .rules = SS-23.29
pick-return = Return to dungeon { $a }, way in { $b }
    .rules = SS-23.29
pick-new = A new dungeon: { $a }, { $b }
    .rules = SS-25.1
pick-module = Module: { $a }
    .rules = SS-28.1
pick-shared = The shared dungeon
    .rules = SS-25.1

### Log

event-domain-rolled = Domain rolled: { $domain }.
event-wealth = You start with { $po } PO.
event-bought = Bought: { $item }.
event-descend = Expedition { $number }: you go down.
event-left = You are outside. Your finds are worth { $xp } xp.
event-paused = The book is closed. The career waits for you.
event-retired = You hang up your sword.
event-new-section = You discover: { $kind }.
event-notice = You notice: { $what }.
event-xp = { $xp } xp.
event-new-hd = You now have { $hd } HD, and { $hp } HP.
event-dead-end = A dead end.
event-door-opened = The way is open.
event-box-opened = Opened: { $box }.
event-secret-found = A secret passage!
event-stash-found = A stash!
event-search-finds = The Search yields { $resources }.
event-search-rest = You have been over all of it: nothing more to take.
event-search-fails = You find nothing.
event-trap-found = Trap found: { $trap }.
event-trap-springs = Trap: { $trap }!
event-disarmed = Disarmed: { $trap }.
event-fell = You fall.
event-taken = { $pick }.
event-dropped = { $pick }.
event-gear = { $pick }.
event-light-out = Your light goes out: { $light }.
event-test-passed = { $test }: { $die } against { $needed }, passed.
event-test-missed = { $test }: { $die } against { $needed }, not enough.
event-test-failed = { $test }: { $die } against { $needed }, failed.
event-fatigue-up = Fatigue { $fatigue }.
event-fatigue-down = Fatigue { $fatigue }.
event-disease-holds = The disease lets you recover nothing.
event-faint = You faint.
event-danger-up = Danger { $danger }.
event-danger-down = Danger { $danger }.
event-danger-fades = You are being forgotten: Danger { $danger }.
event-patrol-called = A patrol is after you: { $turns } Turns.
event-quiet-day = The rumour was true: nobody.
event-rested = A Turn of rest.
event-spell = Spell: { $spell }.
event-spell-ends = The spell ends: { $spell }.
event-used = Used: { $item }.
event-room = { $room }.
event-encounter = { $distance ->
    [one] Something, a square away.
   *[other] Something, { $distance } squares away.
}
event-appears-friendly = Rather friendly: { $creatures }.
event-appears-hostile = Hostile: { $creatures }.
event-turns-hostile = They turn hostile.
event-encounter-ends = { $outcome }.
event-supplies = They give you { $resources }.
event-supplies-lost = They keep what you put up: { $resources }.
event-told-of = You are told what lies behind.
event-combat = To arms!
event-strike = { $creature }: { $hp } HP less.
event-no-effect = { $creature }: no effect.
event-enemy-hits = { $creature } hits: { $hp } HP.
event-enemy-misses = { $creature } misses.
event-blast = { $creature } blasts you: { $hp } HP.
event-enemy-dead = { $creature }: dead.
event-enemy-out = { $creature }: unconscious.
event-rout = They flee.
event-surrender = They surrender.
event-newcomers = Newcomers: { $creatures }.
event-alarm = The alarm is raised.
event-held = Held by: { $creature }.
event-free = You are free.
event-paralysed = Paralysed for { $rounds } rounds.
event-fascinated = The song fascinates you.
event-dread = Dread takes hold of you.
event-poisoned = Poisoned.
event-diseased = Diseased.
event-fire-out = The fire is out.
event-caught = Caught!
event-shaken-off = You have shaken them off.
event-give-up = They give up.
event-thrown-away = { $pick }.
event-unhurt = You are unhurt.
event-backlash = The magic strikes back.
event-no-backlash = The magic ebbs away harmlessly.
event-they-are-surprised = They did not see you coming.
event-they-noticed = You have been noticed.
event-search-heard = The Search was heard.
event-search-unheard = The Search made no noise.
event-dice = The dice fall.
event-treasure-drawn = The treasure is counted.
event-hurt = You lose { $hp } HP.
event-unconscious = Unconscious (D10: { $die }).
event-wake = You come round.
event-passers-by = Somebody passes you by: { $leader }.
event-robbed = You are robbed.
event-robbed-asleep = You were found helpless: { $leader }.
event-death = Dead. The cause: { $cause }.
event-hoard = The hoard is yours.
event-cache-looted = The cache has been looted.
event-sold = Sold for { $po } PO.
event-night = A night passes. Day { $day }.
event-rumour = They say: { $rumour }.
event-robbed-rough = { $po } PO are stolen while you sleep.
event-store-lost = The rent is long unpaid: your things are lost.

### Endings

ending-dead = { $name } will not come back up: { $xp } xp, { $expeditions } expeditions, score { $score }.
ending-retired = { $name } retires: { $xp } xp, { $expeditions } expeditions, score { $score }.
ending-glorious = { $name } retires in glory: { $xp } xp, { $expeditions } expeditions, score { $score }.
ending-left = { $name } got out alive: { $xp } xp, score { $score }.

### Settings

option-game_mode = Mode
option-game_mode-career = A career
option-game_mode-expedition = One expedition
option-hp_mode = Starting HP
option-hp_mode-max = The highest
option-hp_mode-rolled = Rolled
option-wealth_mode = Starting wealth
option-wealth_mode-osr = 3d6 × 10 PO
option-wealth_mode-equipped = A ready kit
option-wealth_mode-nothing = Nothing
option-honour_claims = Situations claimed on one’s honour
option-honour_claims-off = No
option-honour_claims-on = Yes
option-heavy_d10 = Heavy weapons’ D10
option-heavy_d10-zero_to_nine = 0 to 9
option-heavy_d10-one_to_ten = 1 to 10
option-enemy_drop = Enemy at 0 HP
option-enemy_drop-ask = Ask
option-enemy_drop-always_kill = Always killed
option-name = Name (empty: from a list)
option-motive = Motive
option-talent = A talent in your own words
option-code = Code of a shared dungeon
option-module = Module of one’s own
option-careers = Career to go on with

### Dice

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
dice-d2 = a D2
dice-d4 = D4s
dice-d6 = D6s
dice-d8 = D8s
dice-d10 = D10s
dice-d12 = D12s
dice-d20 = a D20

### Things

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
thing-anonymous = Anonymous
thing-d8 = D8
thing-d6 = D6
thing-d4 = D4
thing-extra_rst = 1 more Race/Nickname/Trait
thing-extra_domain = 1 more Domain
thing-gift = 1 Gift
thing-observation = Observation
thing-agility = Agility
thing-weapon_master = Weapon Master
thing-nimble_fingers = Nimble Fingers
thing-charisma = Charisma
thing-wisdom = Wisdom
thing-consecrated = Consecrated
thing-infravision = Infravision
thing-magic = Magic
thing-dwarf = Dwarf
thing-elf = Elf
thing-halfling = Halfling
thing-gnome_folk = Gnome
thing-half_orc = Half-orc
thing-half_elf = Half-elf
thing-city_born = City-born human
thing-hill_born = Hill-born human
thing-lizardfolk = Lizardfolk
thing-catfolk = Catfolk
thing-faeborn = Faeborn
thing-demonblood = Demonblood
thing-the_shadow = The Shadow
thing-quickhand = Quickhand
thing-doorbreaker = Doorbreaker
thing-silver_tongue = Silver-tongue
thing-bane_of_the_dead = Bane of the Dead
thing-beastcatcher = Beastcatcher
thing-the_lucky = The Lucky
thing-lynx_eye = Lynx-eye
thing-the_blade = The Blade
thing-terror_of_the_halls = Terror of the Halls
thing-the_runner = The Runner
thing-hedge_mage = Hedge Mage
thing-brawny = Brawny
thing-nimble = Nimble
thing-paranoid = Paranoid
thing-quiet = Quiet
thing-hardened = Hardened
thing-devout = Devout
thing-scholar = Scholar
thing-miserly = Miserly
thing-imposing = Imposing
thing-methodical = Methodical
thing-reckless = Reckless
thing-born_shot = Born shot
thing-free_text = Free text
thing-soldier = Soldier
thing-scout = Scout
thing-mystic = Mystic
thing-pilgrim_kit = Armed pilgrim
thing-axe_bearer = Axe-bearer
thing-shield_spell = Shield
thing-invisibility = Invisibility
thing-light_spell = Light
thing-sanctuary = Sanctuary
thing-fire_bolt = Fire Bolt
thing-search = Search
thing-encounter = Encounter
thing-surprise = Surprise
thing-stealth = Stealth
thing-acrobatics = Acrobatics
thing-flight = Flight
thing-charm = Charm
thing-negotiation = Negotiation
thing-bribery = Bribery
thing-cache = Cache
thing-attack = Attack
thing-save = Saving Throw
thing-disarm = Disarm
thing-pick_lock = Pick Lock
thing-force = Force
thing-morale = Enemy Morale
thing-giveup = Give-up
thing-module_test = Trial
thing-module_find = remains
thing-title_1 = Curious Soul
thing-title_2 = Torchbearer
thing-title_3 = Delver
thing-title_4 = Tomb Raider
thing-title_5 = Captain of the Galleries
thing-title_6 = Scourge of the Corridors
thing-title_7 = Champion of the Deep
thing-title_8 = Legend of the Cellars
thing-title_9 = Master of the Underground
thing-resource =
    { $n ->
        [one] Resource
       *[other] Resources
    }
thing-torch =
    { $n ->
        [one] torch
       *[other] torches
    }
thing-torches = torches
thing-lantern =
    { $n ->
        [one] lantern
       *[other] lanterns
    }
thing-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
thing-platinum =
    { $n ->
        [one] platinum piece
       *[other] platinum pieces
    }
thing-gold =
    { $n ->
        [one] gold piece (PO)
       *[other] gold pieces (PO)
    }
thing-electrum =
    { $n ->
        [one] electrum piece
       *[other] electrum pieces
    }
thing-silver =
    { $n ->
        [one] silver piece
       *[other] silver pieces
    }
thing-copper =
    { $n ->
        [one] copper piece
       *[other] copper pieces
    }
thing-bag =
    { $n ->
        [one] bag (1 Resource)
       *[other] bags (1 Resource)
    }
thing-leather_bag =
    { $n ->
        [one] leather bag
       *[other] leather bags
    }
thing-urn =
    { $n ->
        [one] urn
       *[other] urns
    }
thing-small_chest =
    { $n ->
        [one] small chest
       *[other] small chests
    }
thing-great_chest =
    { $n ->
        [one] great chest
       *[other] great chests
    }
thing-leather = leather armour
thing-chain = chain mail
thing-plate = plate armour
thing-shield = shield
thing-small_melee = small weapon (dagger…)
thing-small_ranged = small ranged weapon (sling…)
thing-medium_ranged = medium ranged weapon (bow, light crossbow…)
thing-medium_melee = medium melee weapon (mace, sword…)
thing-heavy_melee = heavy weapon (two-handed sword, battle axe…)
thing-heavy_ranged = heavy ranged weapon (heavy crossbow…)
thing-ring_with_an_empty_setting = ring with an empty setting
thing-moonstone = moonstone
thing-necklace_of_silver_teeth = necklace of silver teeth
thing-engraved_pewter_cup = engraved pewter cup
thing-ivory_die = ivory die
thing-pocket_reliquary = pocket reliquary
thing-key_shaped_brooch = key-shaped brooch
thing-sealed_scent_bottle = sealed scent bottle
thing-gilt_leather_mask = gilt leather mask
thing-crystal_hourglass = crystal hourglass
thing-seal_of_an_extinct_order = seal of an extinct order
thing-cut_garnet = cut garnet
thing-three_armed_candlestick = three-armed candlestick
thing-dress_sword = dress sword
thing-illuminated_book = illuminated book
thing-bust_of_an_unknown = bust of an unknown
thing-stringless_lyre = stringless lyre
thing-enamelled_shield_plate = enamelled shield plate
thing-roll_of_brocade = roll of brocade
thing-inlaid_casket = inlaid casket
thing-cracked_sceptre = cracked sceptre
thing-map_engraved_on_copper = map engraved on copper
thing-painted_funeral_vase = painted funeral vase
thing-stopped_clock = stopped clock
thing-hunting_tapestry = hunting tapestry
thing-alabaster_statue = alabaster statue
thing-full_length_mirror = full-length mirror
thing-war_drum = war drum
thing-parade_armour = parade armour
thing-carved_chest = carved chest
thing-blackened_painting = blackened painting
thing-gilded_harp = gilded harp
thing-black_wooden_throne = black wooden throne
thing-bronze_bell = bronze bell
thing-pot_bellied_idol = pot-bellied idol
thing-celestial_globe = celestial globe
thing-relic_crown = crown of the Galleries
thing-relic_ledger = great stone ledger
thing-relic_chalice = chalice of the first abbot
thing-relic_idol = idol with closed eyes
thing-relic_blade = founder’s blade
thing-relic_heart = heart of amber
thing-relic_banner = banner of the lost garrison
thing-relic_organ = miniature organ
thing-dagger_1 = dagger +1
thing-sling_1 = sling +1
thing-hush_boots_1 = hush boots +1
thing-watch_pendant_1 = pendant of watching +1
thing-deft_gloves_1 = deft gloves +1
thing-lens_1 = surveyor’s lens +1
thing-silver_tongue_1 = ring of fair speech +1
thing-ward_charm_1 = warding amulet +1
thing-sword_1 = sword +1
thing-leather_1 = leather armour +1
thing-shield_1 = shield +1
thing-dagger_2 = dagger +2
thing-hush_boots_2 = hush boots +2
thing-watch_pendant_2 = pendant of watching +2
thing-ward_charm_2 = warding amulet +2
thing-focus_1 = ring of focus +1
thing-bow_1 = bow +1
thing-sword_2 = sword +2
thing-greataxe_1 = battle axe +1
thing-leather_2 = leather armour +2
thing-shield_2 = shield +2
thing-focus_2 = ring of focus +2
thing-bow_2 = bow +2
thing-sword_3 = sword +3
thing-greataxe_2 = battle axe +2
thing-mail_1 = chain mail +1
thing-mail_2 = chain mail +2
thing-plate_1 = plate armour +1
thing-draught_of_vigour =
    { $n ->
        [one] draught of vigour
       *[other] draughts of vigour
    }
thing-antidote =
    { $n ->
        [one] antidote
       *[other] antidotes
    }
thing-potion_of_warding =
    { $n ->
        [one] potion of warding
       *[other] potions of warding
    }
thing-potion_of_unseeing =
    { $n ->
        [one] potion of unseeing
       *[other] potions of unseeing
    }
thing-light_stone =
    { $n ->
        [one] light stone
       *[other] light stones
    }
thing-scroll_of_sanctuary =
    { $n ->
        [one] scroll of sanctuary
       *[other] scrolls of sanctuary
    }
thing-fire_phial =
    { $n ->
        [one] fire phial
       *[other] fire phials
    }
thing-lucky_coin =
    { $n ->
        [one] lucky coin
       *[other] lucky coins
    }
thing-kobold =
    { $n ->
        [one] kobold
       *[other] kobolds
    }
thing-giant_rat =
    { $n ->
        [one] giant rat
       *[other] giant rats
    }
thing-goblin =
    { $n ->
        [one] goblin
       *[other] goblins
    }
thing-skeleton =
    { $n ->
        [one] skeleton
       *[other] skeletons
    }
thing-brigand =
    { $n ->
        [one] brigand
       *[other] brigands
    }
thing-bat_swarm =
    { $n ->
        [one] bat swarm
       *[other] bat swarms
    }
thing-giant_centipede =
    { $n ->
        [one] giant centipede
       *[other] giant centipedes
    }
thing-shrieker =
    { $n ->
        [one] shrieking puffball
       *[other] shrieking puffballs
    }
thing-bloodsucker =
    { $n ->
        [one] winged bloodsucker
       *[other] winged bloodsuckers
    }
thing-ember_beetle =
    { $n ->
        [one] ember beetle
       *[other] ember beetles
    }
thing-pilgrim =
    { $n ->
        [one] lost pilgrim
       *[other] lost pilgrims
    }
thing-prospector =
    { $n ->
        [one] dwarf prospector
       *[other] dwarf prospectors
    }
thing-peddler =
    { $n ->
        [one] peddler of the deep
       *[other] peddlers of the deep
    }
thing-acolyte =
    { $n ->
        [one] hooded acolyte
       *[other] hooded acolytes
    }
thing-gnome =
    { $n ->
        [one] prying gnome
       *[other] prying gnomes
    }
thing-zombie =
    { $n ->
        [one] zombie
       *[other] zombies
    }
thing-orc =
    { $n ->
        [one] orc
       *[other] orcs
    }
thing-cave_wolf =
    { $n ->
        [one] cave wolf
       *[other] cave wolves
    }
thing-giant_spider =
    { $n ->
        [one] giant spider
       *[other] giant spiders
    }
thing-ratman =
    { $n ->
        [one] ratman
       *[other] ratmans
    }
thing-mercenary =
    { $n ->
        [one] sellsword
       *[other] sellswords
    }
thing-giant_toad =
    { $n ->
        [one] giant toad
       *[other] giant toads
    }
thing-ruin_viper =
    { $n ->
        [one] ruin viper
       *[other] ruin vipers
    }
thing-apprentice =
    { $n ->
        [one] sorcerer’s apprentice
       *[other] sorcerer’s apprentices
    }
thing-charnel_crawler =
    { $n ->
        [one] charnel crawler
       *[other] charnel crawlers
    }
thing-ghoul =
    { $n ->
        [one] ghoul
       *[other] ghouls
    }
thing-goblin_chief =
    { $n ->
        [one] goblin chief
       *[other] goblin chiefs
    }
thing-grey_slime =
    { $n ->
        [one] grey slime
       *[other] grey slimes
    }
thing-giant_lizard =
    { $n ->
        [one] giant lizard
       *[other] giant lizards
    }
thing-harpy =
    { $n ->
        [one] harpy
       *[other] harpies
    }
thing-shade =
    { $n ->
        [one] shade
       *[other] shades
    }
thing-waking_statue =
    { $n ->
        [one] waking statue
       *[other] waking statues
    }
thing-scarred_orc =
    { $n ->
        [one] scarred orc
       *[other] scarred orcs
    }
thing-errant_knight =
    { $n ->
        [one] knight errant
       *[other] knights errant
    }
thing-ogre =
    { $n ->
        [one] ogre
       *[other] ogres
    }
thing-cave_bear =
    { $n ->
        [one] cave bear
       *[other] cave bears
    }
thing-gargoyle =
    { $n ->
        [one] gargoyle
       *[other] gargoyles
    }
thing-werewolf =
    { $n ->
        [one] werewolf
       *[other] werewolves
    }
thing-clear_jelly =
    { $n ->
        [one] clear jelly
       *[other] clear jellies
    }
thing-abyss_priest =
    { $n ->
        [one] priest of the Abyss
       *[other] priests of the Abyss
    }
thing-tomb_warden =
    { $n ->
        [one] tomb warden
       *[other] tomb wardens
    }
thing-giant_scorpion =
    { $n ->
        [one] giant scorpion
       *[other] giant scorpions
    }
thing-deep_elf =
    { $n ->
        [one] elf of the deep
       *[other] elves of the deep
    }
thing-mummy =
    { $n ->
        [one] mummy
       *[other] mummies
    }
thing-wailing_ghost =
    { $n ->
        [one] wailing ghost
       *[other] wailing ghosts
    }
thing-well_python =
    { $n ->
        [one] well python
       *[other] well pythons
    }
thing-cockatrice =
    { $n ->
        [one] cockatrice
       *[other] cockatrices
    }
thing-orc_warlord =
    { $n ->
        [one] orc warlord
       *[other] orc warlords
    }
thing-bronze_automaton =
    { $n ->
        [one] bronze automaton
       *[other] bronze automatons
    }
thing-troll =
    { $n ->
        [one] troll
       *[other] trolls
    }
thing-minotaur =
    { $n ->
        [one] minotaur
       *[other] minotaurs
    }
thing-basilisk =
    { $n ->
        [one] basilisk
       *[other] basilisks
    }
thing-barrow_lord =
    { $n ->
        [one] barrow lord
       *[other] barrow lords
    }
thing-manticore =
    { $n ->
        [one] manticore
       *[other] manticores
    }
thing-salamander =
    { $n ->
        [one] blazing salamander
       *[other] blazing salamanders
    }
thing-evil_sorcerer =
    { $n ->
        [one] evil sorcerer
       *[other] evil sorcerers
    }
thing-five_headed_hydra =
    { $n ->
        [one] five-headed hydra
       *[other] five-headed hydras
    }
thing-death_knight =
    { $n ->
        [one] dead knight
       *[other] dead knights
    }
thing-rock_devourer =
    { $n ->
        [one] rock-eater
       *[other] rock-eaters
    }
thing-deep_giant =
    { $n ->
        [one] giant of the deep
       *[other] giants of the deep
    }
thing-chimera =
    { $n ->
        [one] chimera
       *[other] chimeras
    }
thing-clay_golem =
    { $n ->
        [one] clay golem
       *[other] clay golems
    }
thing-young_dragon =
    { $n ->
        [one] young dragon
       *[other] young dragons
    }
thing-vampire =
    { $n ->
        [one] vampire
       *[other] vampires
    }
thing-horned_demon =
    { $n ->
        [one] horned demon
       *[other] horned demons
    }
thing-great_burrower =
    { $n ->
        [one] great burrower
       *[other] great burrowers
    }
thing-stone_golem =
    { $n ->
        [one] stone golem
       *[other] stone golems
    }
thing-lich =
    { $n ->
        [one] lich
       *[other] liches
    }
thing-blind_behemoth =
    { $n ->
        [one] blind behemoth
       *[other] blind behemoths
    }
thing-ancient_dragon =
    { $n ->
        [one] ancient dragon
       *[other] ancient dragons
    }
thing-demon_prince =
    { $n ->
        [one] demon prince
       *[other] demon princes
    }
thing-drowned_priory = the Drowned Priory
thing-drowned_prior =
    { $n ->
        [one] drowned prior
       *[other] drowned priors
    }
thing-prior_key = prior’s key
thing-drowned_monstrance = drowned monstrance
thing-pit = pit
thing-rotten_floor = rotten floor
thing-crossbow_wire = wire and crossbow
thing-falling_stone = balanced stone
thing-swinging_blade = swinging blade
thing-lock_needle = lock needle
thing-darts = poisoned darts
thing-bell_net = net with bells
thing-spiked_pit = spiked pit
thing-shaft = covered shaft
thing-rolling_boulder = rolling boulder
thing-flame_jet = flame jet
thing-acid_spray = acid spray
thing-shock_glyph = shock glyph
thing-sleep_gas = sleeping gas
thing-drop_grille = dropping grille
thing-crushing_walls = crushing walls
thing-flood_chamber = flooding chamber
thing-ceiling_fall = rigged ceiling
thing-guillotine = guillotine
thing-fire_glyph = fire glyph
thing-poison_cloud = poison cloud
thing-stone_ray = stone ray
thing-summoning_seal = summoning seal
thing-well = well
thing-altar = altar
thing-mummified_body = mummified body
thing-magic_circle = magic circle
thing-broken_furniture = broken furniture
thing-trapdoor = trapdoor
thing-conduit = conduit
thing-stairs = stairs
thing-armoury = armoury
thing-pantry = pantry
thing-gaol = gaol
thing-library = library
thing-laboratory = laboratory
thing-healing_spring = clear spring
thing-chapel = chapel
thing-forge = forge
thing-throne_room = throne room
thing-mushroom_garden = mushroom garden
thing-talking_head = talking head
thing-standing_portal = standing portal
thing-relief_of_a_drowned_city = relief of a drowned city
thing-tomb_of_a_nameless_king = tomb of a nameless king
thing-mosaic_of_the_twelve_months = mosaic of the twelve months
thing-pit_of_bones_sorted_by_size = pit of bones sorted by size
thing-statue_with_a_replaced_head = statue with a replaced head
thing-clay_treasury_empty_a_thousand_years = clay treasury, empty a thousand years
thing-sundial_underground = sundial, underground
thing-library_of_knotted_cords = library of knotted cords
thing-soldiers_graffiti = soldiers’ graffiti
thing-burial_chamber_of_a_cat = burial chamber of a cat
thing-column_carved_with_laws = column carved with laws
thing-ancient_coiners_workshop = ancient coiner’s workshop
thing-row_of_a_cults_bathing_tubs = row of a cult’s bathing tubs
thing-crypt_sealed_with_wax = crypt sealed with wax
thing-star_map_painted_on_the_ceiling = star map painted on the ceiling
thing-buried_stone_garden = buried stone garden
thing-throne_turned_to_the_wall = throne turned to the wall
thing-skeleton_of_an_unknown_beast = skeleton of an unknown beast
thing-kitchen_of_a_small_people = kitchen of a small people
thing-register_of_earlier_visitors = register of earlier visitors
thing-entrance = entrance hall
thing-corridor = corridor
thing-gallery = gallery
thing-room = room
thing-hall = hall
thing-crypt = crypt
thing-rotunda = rotunda
thing-cave = cave
thing-niche = niche
thing-vault = vault
thing-open = open passage
thing-door = door
thing-locked = locked door
thing-stuck = stuck door
thing-forced = forced door
thing-grille = grille
thing-collapse_exit = collapse
thing-secret = secret passage
thing-sealed = dead end
thing-catacombs = catacombs
thing-stronghold = ruined stronghold
thing-caverns = caverns
thing-temple = sunken temple
thing-small = small
thing-medium = medium
thing-large = large
thing-peace = peace
thing-share = share
thing-information = information
thing-supplies = supplies
thing-dormitory = dormitory
thing-inn_room = room
thing-fine_room = fine room
thing-sleep_rough = sleep rough
thing-soup = soup
thing-supper = supper
thing-feast = feast
thing-round_of_drinks = round of drinks
thing-cure_poison = cure of poison
thing-cure_disease = cure of disease
thing-hovel = hovel
thing-lodging = lodging
thing-house = house
thing-manor = manor
thing-delvers = Company of Delvers
thing-lantern_brothers = Lantern Brothers
thing-college = College of Arcana
thing-temple_order = Order of the White Temple
thing-second_stair = There is another way out
thing-sleepy_guards = The guards are asleep
thing-quiet_day = A quiet day
thing-good_water = Drinking water
thing-hidden_hoard = A forgotten hoard
thing-empty_talk = Empty talk
thing-gaol_pick = Pick the gaol’s lock
thing-gaol_force = Force the gaol
thing-chapel_prayer = Pray in the chapel
thing-chapel_offering = Make an offering of 10 PO
thing-forge_repair = Repair the armour at the forge
thing-forge_weapon = Forge a weapon
thing-main = main hand
thing-off = off hand
thing-north = north
thing-east = east
thing-south = south
thing-west = west
thing-explored = known section
thing-unexplored = unknown section
thing-way_out = way out
thing-fatigue = Fatigue
thing-danger = Danger
thing-home = at home
thing-any_theme = at random
thing-guild = at the guild
thing-fall = fall
thing-outcome_stealth = You go unnoticed
thing-outcome_peace = You part in peace
thing-outcome_gone = They have slipped away
thing-outcome_failure = They leave with what they have
thing-outcome_yielded = They let you go, the lighter for it
thing-outcome_unopposed = You are already far
thing-disease = Disease
thing-venom = Venom
thing-deadly_venom_man = Deadly venom
thing-paralysis = Paralysis
thing-drain = Drain
thing-web = Web
thing-grab = Grab
thing-constrict = Constrict
thing-leech = Leech
thing-swarm = Swarm
thing-spectral = Spectral
thing-stoneskin = Hardened hide
thing-acid = Acid
thing-ambush = Ambush
thing-alarm = Alarm
thing-song = Fascination
thing-dread = Dread
thing-stone_touch = Stone touch
thing-regenerate_3 = Regeneration
thing-charge = Charge
thing-swift = Swift
thing-slow = Slow
thing-fireproof = Fireproof
thing-ignite = Ignite
thing-bolt_small = Lesser bolt
thing-bolt_medium = Bolt
thing-bolt_large = Greater bolt
thing-breath_fire_3 = Fire breath
thing-breath_fire_5 = Great fire breath
thing-summon = Summons
thing-summon_undead = Call of the dead
thing-summon_demon = Infernal call
thing-merchant = Merchant
thing-poisoned = Poisoned
thing-diseased = Diseased
thing-held = Held
thing-paralysed = Paralysed
thing-burning = Burning
thing-asleep = Asleep
thing-normal = Normal
thing-encumbered = Encumbered
thing-overloaded = Overloaded
thing-immobile = Weighed down
thing-rubble = Rubble
thing-beaten_earth = Beaten earth
thing-uneven_slabs = Uneven slabs
thing-paving = Paving
thing-smooth_stone = Smooth stone
thing-marble = Marble/Alabaster
thing-alcove = Alcove
thing-old_frescoes = Old frescoes
thing-old_paintings = Old paintings
thing-smooth = Smooth walls
thing-blind = unseeing
thing-situation = the situation
thing-rst = trait
thing-item = magic item
thing-opponents = their HD
thing-weapon = weapon
thing-unseen = unknown presence
thing-stored = stored bonus
thing-money = money offered
thing-encumbrance = Encumbrance
thing-hp = HP
thing-hd = HD
thing-resources = Resources
thing-load = Encumbrance
thing-encounters = encounter
thing-dark = darkness
thing-low = light running low
thing-spells = spell
thing-patrol = patrol
thing-due = rest and meal due
thing-traps = trap
thing-goods = loot
thing-group = somebody
thing-hostile = hostile
thing-friendly = friendly
thing-dead = dead
thing-out = unconscious
thing-gone = fled
thing-yielded = surrendered
thing-shared = the shared dungeon

### The table

table-map = Map
table-map-level = Map of level { $n }
table-map-whole = Whole level
table-map-near = Around you
table-map-save = Map as SVG
table-map-full = Full map (SVG)
table-you = You are here
table-again = Tap again to confirm.
table-section = Section { $n }: { $kind }
table-searched = searched
table-lit = lit
table-flooded = flooded
table-cache = your cache
table-more = not seen to its end
table-group-hostile = hostiles
table-group-friendly = friendly people
table-group-peace = they leave you in peace
table-group-somebody = somebody
table-trapped = trap: { $trap }
table-disarmed = disarmed trap: { $trap }
table-way-out = way out
table-exit = Exit { $n }: { $door }
table-exit-new = unexplored
table-floor-walls = { $floor }, { $walls }
table-explore = Explore
table-explore-on = Explore until something happens
table-halt = Halt
table-stopped = Halt: { $why }.
table-stopped-end = Nothing left to explore without effort.
table-stopped-asked = Halt: it is your choice.
table-day = Day { $n }
table-turn = Turn { $turn }, round { $round }
table-level = Level { $n }
table-in-town = In town
table-creation = An adventurer
table-hp = HP { $n } of { $of }
table-ac = AC { $n }, { $defence } against blows
table-ac-short = AC
table-xp = { $xp } xp, next HD at { $next }
table-fatigue = Fatigue { $n } of 9
table-danger = Danger { $n } of 9
table-load = Encumbrance { $n } ({ $status }); steps at { $first }, { $second } and { $third }
table-light = Light: { $n } rounds
table-light-room = The section is lit
table-light-spell = Light of the spell
table-infravision = Infravision alone
table-no-light = No light
table-due-rest = Rest and meal: { $n } rounds
table-due-test = Encounter test: { $n } rounds
table-due-patrol = Patrol: { $n } rounds
table-due-spell = { $spell }: { $n } rounds
table-out-in = Way out { $n } rounds away
table-out-unknown = No known way out
table-rounds = { $n } r
table-po = { $n } PO
table-percent = { $n }%
table-needs = Needs { $n } on the D{ $die }: { $chance }%
table-difficulty = Difficulty { $n }
table-modifier = { $name } { $n }
table-encounter = Encounter
table-presence = Something you cannot make out
table-distance = { $n ->
    [one] a square away
   *[other] { $n } squares away
}
table-fight-round = Combat, round { $n }
table-surprised = You are surprised
table-they-surprised = They are surprised
table-held = Held
table-enemy = { $name }, { $hd } HD, AC { $ac }
table-enemy-hp = HP { $n } of { $of }
table-enemy-chance = hit { $n }%
table-chief = chief
table-total = { $n } HD in all
table-survival = At 0 HP: { $n }% to survive
table-purse = Purse: { $po } PO
table-bank = In the bank: { $po } PO
table-dwelling = Dwelling: { $name }, paid until day { $day }
table-guild = Guild: { $name }
table-rumour = Rumour: { $name }
table-dungeons = Known dungeons
table-dungeon = { $n }. { $theme }, known sections: { $sections }
table-code = Shared dungeon: code { $code }
table-sheet = Sheet
table-sheet-title = Character sheet
table-print = Print
table-diary = Diary
table-diary-title = Diary: { $name }
table-traits = Who he is
table-domains = Domains
table-gifts = Gifts
table-in-hand = In hand
table-armour = Armour
table-worn = Worn
table-pack = In the pack
table-nothing = nothing
table-found = found
table-found-po = Finds to bring home: { $po } PO
table-conditions = Conditions
table-bestiary = Bestiary
table-deeds = Deeds
table-deed-expeditions = Expeditions: { $n }
table-deed-sections = Sections discovered: { $n }
table-deed-overcome = Encounters overcome: { $n }
table-deed-score = Score: { $n }
table-hall = Hall of fame
table-hall-line = { $name }, { $title }: { $score } ({ $xp } xp, { $expeditions } expeditions)
table-hall-killer = Fell to: { $killer }
table-hall-empty = Nobody yet.

# Dice that decided something: what for, what came of it, what was added.

roll-search = Search
roll-encounter = Encounter
roll-surprise = Surprise
roll-stealth = Stealth
roll-acrobatics = Acrobatics
roll-flight = Flight
roll-charm = Charm
roll-negotiation = Negotiation
roll-bribery = Bribery
roll-magic = Magic
roll-cache = Cache
roll-attack = Attack
roll-save = Saving throw
roll-disarm = Disarming
roll-pick_lock = Lock picking
roll-force = Force
roll-morale = Enemies’ Morale
roll-module_test = trial
roll-giveup = Giving up the pursuit
roll-cache_entry = what is left of the cache
roll-theme = theme of the dungeon
roll-rumour = rumour
roll-patrol = Turns until the patrol
roll-domain = Domain
roll-hit_points = hit points
roll-wealth = starting wealth
roll-fall = fall
roll-damage = damage
roll-fire = fire
roll-survival = survival
roll-helpless = helpless
roll-backlash = backlash of magic
roll-surrender = surrender or flight
roll-supplies = supplies at stake
roll-rough_night = night in the open
roll-theft = coins stolen
roll-cure = cure
roll-altar = offering at the altar
roll-body = the mummified body
roll-equipment = equipment
roll-pantry = the pantry
roll-laboratory = the laboratory
roll-single_use = single-use thing
roll-throne = the throne
roll-trap = trap
roll-mushrooms = mushrooms picked
roll-mushroom_poison = mushrooms fit to eat
roll-resources = Resources
roll-search_danger = noise of the Search
roll-trap_check = hidden trap
roll-breaks = breakage
roll-secret_door = secret passage
roll-coins_fixed = coins
roll-coins_unit = coins
roll-coins_unit_tenth = coins
roll-valuables = valuables
roll-magic_item = magic item
roll-coin = metal
roll-size = size
roll-worth = worth
roll-valuable = valuable
roll-relic = relic
roll-venom = venom
roll-paralysis = Rounds of paralysis
roll-newcomers = newcomers
roll-initiative = Initiative
roll-group_surprise = Surprise of the group
roll-timid = slipping away
outcome-passed = passed
outcome-failed = failed
outcome-kept = still there
outcome-gone = gone
outcome-survived = alive
outcome-died = death
outcome-backlash = backlash
outcome-no_backlash = nothing
outcome-surrender = they surrender
outcome-rout = they flee
outcome-robbed = thieves
outcome-undisturbed = a quiet night
outcome-cured = cured
outcome-still_ill = still ill
outcome-good_food = good to eat
outcome-bad_food = bad
outcome-finds = a find
outcome-explodes = an explosion
outcome-locked = locked
outcome-unlocked = free
outcome-heard = heard, Danger rises
outcome-unheard = nobody heard
outcome-sprung = set off
outcome-broken = broken
outcome-whole = whole
outcome-there_is = there are some
outcome-there_is_none = there are none
outcome-hit = hit
outcome-missed = missed
outcome-noticed = they noticed you
outcome-surprised = surprised
outcome-slipped_away = they slip away
outcome-stayed = they stay
mod-ac = AC
mod-hide = resistance
mod-fireproof = fireproof
mod-charge = charge
mod-saved = saving throw passed
mod-fixed = fixed
mod-days = days gone by
mod-cache = well-made cache
mod-greed = greed
mod-cowardice = cowardice
mod-bravery = bravery
mod-resource = Resource
mod-poisoned = poison

# What a pick does.

note-a-day-passes = a day passes
note-a-favour = a favour, or nothing
note-a-name = a name, nothing more
note-a-new-one-a-night = one new dungeon at most between two nights
note-a-round-passes = a round passes
note-a-rumour = a rumour, as the D6 has it
note-a-week =
    { $n ->
        [7] for a week
       *[other] for { $n } days
    }
note-a-written-dungeon = a dungeon drawn beforehand
note-another-level = to another level
note-another-rumour = another rumour, whatever it is
note-another-time = the career goes on from here
note-armour = AC { $n }
note-armour-back = AC +{ $n }
note-asks-nothing = he is let go
note-at-home = at home, while the rent is paid
note-at-peace-there = they leave you in peace there
note-back-in-town = back to town
note-backlash = backlash (Fatigue +{ $fatigue } or Danger +{ $danger }): { $n }%
note-bank-left = left in the bank: { NUMBER($po, maximumFractionDigits: 2) } PO
note-bonus = +{ $n }
note-bonus-on = +{ $n }: { $tests }
note-breaks-free = to break free
note-brings = brings { NUMBER($po, maximumFractionDigits: 2) } PO
note-burned-torch = a torch burned in part
note-burns = burns for { $n } rounds
note-burns-on = the target goes on burning each round
note-cache-keeps = what you put there waits for you, unless it is looted
note-career-ends = the career is over
note-choose-where = you choose where
note-costs-no-time = costs no time
note-cured = cured
note-cures = cures poison and disease
note-damage = damage: { $low }–{ $high }
note-danger-there = Danger { $n }
note-danger-up = Danger +{ $n }
note-destroys =
    { $n ->
        [0] destroys none
        [one] destroys one
       *[other] destroys { $n }
    }
note-domains =
    { $n ->
        [one] { $n } Domain
       *[other] { $n } Domains
    }
note-done = nothing more
note-door-barred = a grille: it must be forced
note-door-locked = locked: pick the lock or force it
note-door-stuck = stuck: it must be forced
note-else-it-springs = otherwise the trap goes off
note-else-looted = otherwise the cache has been looted
note-else-they-notice = otherwise they notice you
note-enemies-act = the others act: { $n } HD
note-extra-extra_domain = one more Domain
note-extra-extra_rst = one more Trait
note-extra-gift = a Gift
note-extras =
    { $n ->
        [0] no further advantage
        [one] { $n } further advantage
       *[other] { $n } further advantages
    }
note-faints = Fatigue +{ $n }: you faint
note-falls = failed: a fall
note-fatigue-down =
    { $n ->
        [0] Fatigue stays as it is
       *[other] Fatigue −{ $n }
    }
note-fatigue-gone = Fatigue falls to 0
note-fatigue-gone-if-fed = Fatigue falls to 0 if you eat
note-fatigue-stays = Fatigue stays at { $n }
note-fatigue-up = Fatigue +{ $n }
note-fed = you have eaten
note-fee = fee: { NUMBER($po, maximumFractionDigits: 2) } PO
note-fight-begins = the fight begins
note-flees-free = they are surprised: no test
note-free-of-charge = free of charge
note-friends-turn = they turn hostile
note-from-home = takes back what is at home
note-game-ends = the game is over
note-gift-consecrated = turns the undead and heals
note-gift-infravision = sees in the dark, but not what is cold
note-gift-magic = casts spells, a Resource each
note-gives-light = gives light and burns down
note-goes-there = to be there
note-goes-unseen = to go unnoticed
note-guild-college = magic sells there at { $percent }% of its price
note-guild-delvers =
    { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    } at each start
note-guild-lantern_brothers = a rumour before each expedition
note-guild-share = takes { $n }% of what you find
note-guild-takes = the guild takes { NUMBER($po, maximumFractionDigits: 2) } PO
note-guild-temple_order = free cures, a bonus of { $n } at each start
note-half-price =
    { $percent ->
        [50] half the price
       *[other] { $percent }% of the price
    }
note-has-the-key = you have the key
note-hit-points = { $n } HP
note-holds = { $things }
note-holds-coins = holds { $n } coins
note-in-peace = everybody goes their way
note-into-the-pack = goes into the pack
note-invisible = invisible: no test
note-keeps-rumour = this rumour
note-kills = dead, for good
note-known-sections =
    { $n ->
        [one] { $n } section known
       *[other] { $n } sections known
    }
note-lantern-breaks = the lantern breaks
note-lantern-lost = the lantern is lost
note-largest-coins = as few coins as can be
note-lasts =
    { $n ->
        [one] lasts { $n } round
       *[other] lasts { $n } rounds
    }
note-leads-nowhere = leads nowhere
note-leads-to = to section { $n }
note-left-behind = stays behind
note-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
note-load = Encumbrance { $n }
note-looks-on = towards what you do not see yet
note-lost-for-good = lost for good
note-may-be-stopped = unless something stops you
note-may-be-trapped = may be trapped
note-may-break = what is fragile may break
note-may-cure = cure: { $n }%
note-may-haggle = you may haggle
note-meets-them = the encounter takes place
note-money = you have { NUMBER($po, maximumFractionDigits: 2) } PO
note-must-pay = { $po } PO at least
note-needs = { $n } or more on the D{ $die }
note-no-cache-here = no cache here now
note-no-effect = no effect
note-no-money = not enough money
note-no-resource = no Resource
note-noise = noise (Danger +{ $danger }): { $n }%
note-not-at-way-out = you are not at a way out
note-not-now = not now
note-on-honour = on your honour
note-one-of-six = one of the six Domains
note-one-round-if-changed =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    } if anything changes
note-or-brings = failed: { NUMBER($po, maximumFractionDigits: 2) } PO
note-out-of-guild = no share to pay, no services
note-parting-blow = failed: a blow without an Attack roll
note-past-somebody = leads past somebody
note-patrol-called = a patrol is called
note-pays = costs { NUMBER($po, maximumFractionDigits: 2) } PO
note-pays-with = lost: { $po } PO
note-peace-or-blows = peace, or they attack
note-peddler = sells at { $times ->
        [2] double
       *[other] { $times } times the price
    }, buys at { $percent ->
        [50] half
       *[other] { $percent }%
    }
note-quiet-work = without noise
note-rerolls = a second roll after a failure: { $tests }
note-resource =
    { $n ->
        [one] −1 Resource
       *[other] −{ $n } Resources
    }
note-resources-left =
    { $n ->
        [0] none left
       *[other] { $n } left
    }
note-rested = you are rested
note-room-altar = { $po } PO: nothing, a bonus of { $bonus }, or Fatigue −{ $n }
note-room-armoury = a piece of equipment
note-room-broken_furniture =
    { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    }
note-room-chapel_offering = { $po } PO: a bonus of { $bonus }
note-room-chapel_prayer = Fatigue −{ $n }
note-room-for-coins = room for { $n } coins
note-room-forge_repair = 1 Resource: the armour is mended; Danger +{ $n }
note-room-forge_weapon = a medium weapon
note-room-gaol_force = frees the prisoner; Danger +{ $n }
note-room-gaol_pick = frees the prisoner
note-room-healing_spring = Fatigue −{ $n }, no more poison
note-room-laboratory = a single-use thing, or an explosion: { $percent }%
note-room-library = a discovery and the secret passages nearby
note-room-mummified_body = a valuable, nothing, or it rises
note-room-mushroom_garden = { $low } to { $high } Resources; bad ones: { $percent }%
note-room-pantry = { $low } to { $high } Resources; spoilt: { $percent }%
note-room-standing_portal = to the entrance, one way
note-room-talking_head = { $po } PO: what lies behind an exit
note-room-throne_room = treasure, nothing, or a trap
note-room-well = the next Rest counts as fed
note-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
note-save = saving throw: { $n }%
note-saves-light = keeps what is left of it
note-search-brings = to find { $low } to { $high } Resources and what is hidden
note-searched-already = searched already
note-shows-himself = they see you
note-slays = slays at once
note-slips-past = without a word
note-somebody-here = somebody is here
note-somebody-there = somebody is there
note-spares = unconscious; may be questioned
note-spoils-all = you hand over everything but the armour
note-spoils-valuables = you hand over money, valuables, magic and { $percent ->
        [50] half
       *[other] { $percent }% of
    } the Resources
note-stake-information = what they know of this place, or Danger +{ $n }
note-stake-peace = peace, or they attack
note-stake-share =
    { $percent ->
        [50] half
       *[other] { $percent }% of
    } the treasure, or they leave with it
note-stake-supplies = { $low } to { $high } Resources, won or lost
note-stays-failed = the test has failed
note-stays-here = you stay where you are
note-stays-in-town = you stay in town
note-stores = stores an Encumbrance of { $n }
note-stores-bonus = a bonus of { $n } for the next expedition
note-takes-what-he-wants = you choose what
note-talked-already = all has been said
note-target-hp = HP { $hp }/{ $of }
note-target-unknown = HP unknown
note-tells-or-cries = talks, or cries out (Danger +{ $n })
note-tells-what-is-there = you are told what lies behind it
note-the-same-for-all = the same for all who have this code
note-then-pursued = they may pursue
note-they-do-not-listen = they do not listen
note-they-give-up = that they give up the pursuit
note-thieves = thieves: { $n }%
note-to-the-door = up to the door
note-too-heavy = too heavily loaded
note-too-ill = ill: Fatigue stays
note-torch-in-hand = the most burned one first
note-trade-over = done trading
note-traits =
    { $n ->
        [one] { $n } Trait
       *[other] { $n } Traits
    }
note-unexplored = unexplored
note-use-antidote = cures poison and disease
note-use-draught_of_vigour = Fatigue −{ $n }
note-use-light_stone = light, like the spell
note-use-potion_of_unseeing = invisible, like the spell
note-use-potion_of_warding = AC +{ $n }, like the spell
note-use-scroll_of_sanctuary = nobody enters here, like the spell
note-used-up = used up
note-way-blocked = blocked: it must be dug through
note-weight = Encumbrance +{ $n }
note-whole-round = the whole round
note-worth = worth { NUMBER($po, maximumFractionDigits: 2) } PO
note-xp = { $n } xp
note-xp-counts = { $n } xp count

# What is in the box.

kind-creature = creature
kind-ability = ability
kind-trap = trap
kind-weapon = weapon
kind-armour = armour
kind-shield = shield
kind-light = light
kind-container = container
kind-valuable = valuable
kind-relic = relic
kind-magic_item = magic item
kind-single_use = single-use thing
kind-hit_die = hit die
kind-domain = Domain
kind-gift = Gift
kind-rst = Race, Nickname or Trait
kind-kit = starting kit
kind-spell = spell
kind-guild = guild
kind-service = service
kind-dwelling = dwelling
kind-rumour = rumour
kind-special_room = special room
kind-element = feature
kind-link = link between levels
kind-condition = condition
kind-theme = theme
kind-divine = divine power
kind-test = test
kind-door = door or passage
kind-section_kind = kind of section
kind-floor = floor
kind-wall = walls
kind-coin = coin
kind-encumbrance = load
kind-stake = stake
kind-archaeology = find
kind-title = title
kind-dungeon_size = size of a dungeon
kind-module_piece = piece of a module
number-hd = HD
number-hp_die = HP die
number-ac = AC
number-ac_bonus = AC bonus
number-attacks = attacks
number-damage = damage
number-abilities = abilities
number-cowardice = cowardice
number-bravery = bravery
number-fearless = never flees
number-undead = undead
number-cold = cold
number-never_surprised = never surprised
number-ranged = ranged
number-pursues = pursues
number-greed = greed
number-save = saving throw
number-disarmable = can be disarmed
number-bypassable = can be got round
number-resets = resets
number-hands = hands
number-enc = Encumbrance
number-capacity_coins = coins
number-burn_rounds = rounds of light
number-bonus = bonus
number-price_po = price in PO
number-faces = faces
number-start_hp_max = starting HP
number-base_rst = Traits
number-base_domains = Domains
number-extra_advantages = further advantages
number-tests = tests
number-items = holds
number-cost_resources = Resources
number-share_percent = share in per cent
number-storage_enc = storage
number-rounds_per_square = Rounds a square
number-malus = malus
number-value_cp = value in copper pieces
number-per_enc = coins per point of Encumbrance
number-xp = xp
number-levels = levels
thing-turn_undead = Turn Undead
thing-healing = Healing
thing-bare_hands = Bare hands
thing-infravision_sight = Infravision
thing-light_spell_sight = Light spell
thing-no_armour = No armour
thing-dodge = Dodge
thing-fire = Fire
thing-body = Body
thing-mind = Mind
thing-poison = Poison
text-acid = The first time it wounds in an encounter, the worn non-magical armour loses 1 AC until repaired (never below 10).
text-alarm = If it is alive and not surprised at the end of round 1 (leaving it alone takes that round): Danger +1, once. It has no attack; the encounter then ends unless the character goes on attacking.
text-ambush = The character’s Surprise test takes a situation malus of 2.
text-antidote = Cures Poisoned and Diseased.
text-armoury = One draw on the equipment table (D12), 6 rounds.
text-bolt_large = On odd rounds, instead of attacking: 4d6 damage without a roll, dodge save for half.
text-bolt_medium = On odd rounds, instead of attacking: 3d6 damage without a roll, dodge save for half.
text-bolt_small = On odd rounds, instead of attacking: 1d6 damage without a roll, dodge save for half.
text-breath_fire_3 = On rounds 1, 4, 7…, instead of attacking: 3d6 fire damage without a roll, fire save for half.
text-breath_fire_5 = On rounds 1, 4, 7…, instead of attacking: 5d6 fire damage without a roll, fire save for half.
text-chapel = A Consecrated character: Fatigue -1 (12 rounds). Anyone: offering of 10 PO for one stored bonus of 2 on any one test of this expedition (1 round).
text-charge = The damage of its first attack that hits in an encounter is doubled.
text-college = Magic items and single-use magic sell from a base of 60 % instead of 50 %.
text-constrict = Once it has wounded the character, he is Held; while he is Held its attack needs no roll and deals 1d6.
text-deadly_venom_man = Each time it wounds: poison save; failure: 1d8 further damage (man scale).
text-delvers = 2 free Resources at the start of each expedition.
text-disease = If the character took at least one point of damage from it, one disease save after the encounter; failure: Diseased.
text-drain = Each time it wounds, Fatigue rises by 1 at once, at most twice per encounter for the whole group.
text-draught_of_vigour = Fatigue -2.
text-dread = At the start of combat, once per encounter: mind save; failure: situation malus of 2 on the character’s Attack tests for this encounter.
text-empty_talk = No effect.
text-fire_phial = Thrown as a combat action: 2d6 fire damage to one enemy, no attack roll.
text-fireproof = Fire damage, Burning and the Fire Bolt spell have no effect on it.
text-forge = 12 rounds and 1 Resource: repair all lost AC of the armour worn, noisy (Danger +1). Or 6 rounds: one medium melee weapon.
text-gaol = A prisoner behind a locked grating: Pick Lock or Force frees him; he counts as a friendly pilgrim (50 xp) and grants the information stake without a test.
text-good_water = The first section that could hold an element holds a well.
text-grab = Each time it wounds: dodge save; failure: Held.
text-healing_spring = 1 round: Fatigue -2, cures Poisoned.
text-hidden_hoard = The first empty room-like section holds a hidden stash.
text-ignite = Each time it wounds, the character is Burning.
text-laboratory = 6 rounds: D6: 1 it explodes (man scale, fire save for half); 2-6 one single-use item (D8).
text-lantern_brothers = A free rumour before each expedition and a re-roll of its D6.
text-leech = Once it has wounded, it is attached: its later attacks need no roll until it is dead.
text-library = 12 rounds of reading, not blind: one archaeological discovery, and all secret passages of this section and of the sections next to it become known.
text-light_stone = As the Light spell, without a test, Resource or Fatigue check.
text-lucky_coin = Before one test: bonus of 3 on it.
text-merchant = When friendly, it trades: Resources, torches and lantern at twice the list price, and it buys at 50 % without a test.
text-mushroom_garden = 6 rounds: 1D4 Resources; then D6 1: poison save or Poisoned.
text-pantry = 6 rounds: 1D6 Resources; on a 1 they are spoiled: 0 and a disease save.
text-paralysis = Each time it wounds: body save; failure: the character loses every action for the next 1d4 rounds (not cumulative: the longer one counts).
text-potion_of_unseeing = As the Invisibility spell, without a test, Resource or Fatigue check.
text-potion_of_warding = As the Shield spell, without a test, Resource or Fatigue check.
text-quiet_day = The first Encounter test of the expedition succeeds without a roll.
text-regenerate_3 = At the end of each round it regains 3 HP, up to its starting total, unless it took fire damage in that round or is at 0.
text-scroll_of_sanctuary = As the Sanctuary spell, without a test, Resource or Fatigue check.
text-second_stair = The first stairs drawn on level 1, unless it is the level’s obligation, goes up to the surface.
text-sleepy_guards = The first group met there is Surprised without a roll (unless it cannot be).
text-slow = If every living member of the group is slow, the character’s Flight tests gain a situation bonus of 2.
text-song = At the start of combat, once per encounter: mind save; failure: the character loses his actions in the next round.
text-spectral = Damage from a weapon that is not magical is halved (rounded down, minimum 1).
text-standing_portal = Step through (1 round): arrive in the entrance hall (or start section). It works one way and counts as a new way out.
text-stone_touch = The first time it wounds in an encounter: body save; failure: Fatigue +2 (two single steps).
text-stoneskin = Damage from a weapon that is not magical is reduced by 1 (minimum 0).
text-summon = At the end of round 2, if alive, once: 1d2 orcs join the group.
text-summon_demon = At the end of round 2, if alive, once: one horned demon joins the group.
text-summon_undead = At the end of round 2, if alive, once: one tomb warden joins the group.
text-swarm = Weapon damage against it is halved (rounded down, minimum 1); fire and spells are not.
text-swift = The character’s Flight tests from its group take a situation malus of 1.
text-talking_head = For 10 PO (1 round): draws the section behind one known unexplored exit and tells where the level’s link down or vault is if it is drawn.
text-temple_order = Free cures of Poison and Disease; one stored bonus of 2 at the start of each expedition.
text-throne_room = Sitting on the throne (1 round): D6 1 a trap of the Level’s band; 2-4 nothing; 5 one valuable; 6 a hidden stash (type H).
text-venom = Each time it wounds: poison save; failure: Poisoned.
text-web = Instead of its first attack: dodge save; failure: the character is Held.

## Standing orders

order-feed = Eat a Resource when one is due
order-rest = Rest when a Rest is due
order-pay-fights = Pay for fights and wounds with Resources
order-keep-resources = Keep the Resources as long as I cannot faint for it
order-backlash-fatigue = Pay for Magic with Fatigue
order-backlash-danger = Pay for Magic with Danger as long as no patrol is called
order-plain-dice = Roll tests with nothing added, but for words and prices
order-reroll = Always re-roll a failed test
order-kill = Those who go down are dead
order-spare = Those who go down are unconscious
order-no-question = Never question prisoners
term-always = always
term-expedition = this expedition
term-encounter = until the next encounter
term-fatigue = until my Fatigue changes

## Its commands

command-diary = Writes the diary of an adventurer of Alone in the Underground.
command-map = Draws a dungeon as SVG: what you have seen of it, or all of it.
command-hall = Shows the hall of fame of Alone in the Underground.
command-file = A record, by its path or its name; otherwise the career played last.
command-map-what = The code of a dungeon, a record, or “new” for a dungeon drawn by lot; otherwise that of the last career.
command-map-full = The full map, secrets included; not while you play in it.
command-map-size = For “new”: small, medium or large.
command-map-theme = For “new”: catacombs, stronghold, caverns or temple.
command-map-code = Code { $code }. To play in it: oubliettes play { $game } -o code={ $number }
command-no-match = No match of Alone in the Underground in { $folder }: begin one with “oubliettes play { $game }”.
command-no-dungeon = This adventurer has not gone down anywhere yet: there is no map to draw.
command-map-secret = The full map is shown only when the match is over.

# ---- What "play now" offers
way-career = A career
way-career-text = Expedition after expedition, as long as you live.
way-expedition = One expedition
way-expedition-text = Equipped, and down at once.
