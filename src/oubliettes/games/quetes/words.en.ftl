# Dungeon, Quests and Betrayals in English. The same messages, in the same order, as words.fr.ftl.

game-title = Dungeon, Quests and Betrayals
game-summary = Monsters, an arena and secret quests: you need the others, and nothing makes you keep your word.
game-minutes = 45–120 min
game-credits = Lionel Borg.

### Questions

prompt-main-quest = { $seat }, which quest do you keep as your main quest?
prompt-supply = { $seat }’s Supply: buy, heal, trade?
prompt-rest = { $seat }’s Rest: buy, trade, keep your word?
prompt-keep-quest = { $seat }, which quest do you keep? The other goes under the pile.
prompt-place = { $seat }, where does { $object } go?
prompt-trade-purpose = Trade: what is it for? This word binds nobody.
prompt-trade-give-gems = You give { $partner_seat }: how many gems?
prompt-trade-give = You give { $partner_seat }: which cards?
prompt-trade-take-gems = You ask { $partner_seat } for: how many gems?
prompt-trade-take = You ask { $partner_seat } for: which cards?
prompt-answer-trade = { $seat }, do you accept the trade that { $partner_seat } proposes?
prompt-offer = { $seat }, do you propose a trade to { $partner_seat }?
prompt-give-quest = { $seat }, which face-down quest do you hand over?
prompt-phase-two = { $seat }: Dungeon or Arena?
prompt-toll-arena = { $seat }, you cannot pay The Toll: the end of Supply leads into the Arena. Do you go?
prompt-pilferer = The Pilferer: which object do you give up?
prompt-encounter = { $card }, power { $power }: what do you do?
prompt-ring-talks = Your substitute is named: look for an ally as well?
prompt-solo = Single combat: go yourself, or send another?
prompt-stand = Last chance: fight or flee?
prompt-arena-ring = The Charm Ring: use it in this Arena?
prompt-bid = { $seat }, do you help { $debtor_seat }? At what price in gems?
prompt-terms-gems = Promise of { $debtor_seat } to { $creditor_seat }: how many gems?
prompt-terms-items = Promise of { $debtor_seat } to { $creditor_seat }: which cards?
prompt-terms-trophies = Promise of { $debtor_seat } to { $creditor_seat }: how many trophy points?
prompt-terms-favour = Promise of { $debtor_seat } to { $creditor_seat }: a favour in return?
prompt-terms-clause = Promise of { $debtor_seat } to { $creditor_seat }: on what condition?
prompt-parley = { $seat }: who becomes your ally?
prompt-answer-counter =
    { $many ->
        [0] { $seat }, do you help { $partner_seat } for nothing?
       *[other] { $seat }, do you help { $partner_seat } for { $goods } ({ $clause })?
    }
prompt-arena-talk = { $seat }: whom do you talk to?
prompt-answer-offer =
    { $many ->
        [0] { $seat }, { $partner_seat } asks for your help for nothing. Your answer?
       *[other] { $seat }, { $partner_seat } promises you { $goods } ({ $clause }). Your answer?
    }
prompt-answer-price =
    { $many ->
        [0] { $partner_seat } would help for nothing. Agreed?
       *[other] { $partner_seat } asks for { $goods } ({ $clause }). Agreed?
    }
prompt-camp = { $seat }, which token in your fist?
prompt-announce = { $seat }, do you announce a power?
prompt-sorcerer-flight = The dice are rolling: does the Sorcerer flee?
prompt-reroll = { $seat }, do you have all dice rolled again?
prompt-helm = { $seat }: does the Helm of Oblivion wipe out this defeat?
prompt-loot = { $seat }, what do you loot from { $victim_seat }?
prompt-double-loot = Which card do you carry off?
prompt-djinn = The Djinn grants a wish: which card?
prompt-new-choice = { $seat }, do you change your main quest?
prompt-putrefaction = { $seat }, which remains rot?
prompt-guild = { $seat }, do you claim a quest?
prompt-spend-remains = { $seat }, which remains do you discard?
prompt-defender-rest = { $seat }, do you keep your promises?
prompt-part-gems = How many gems do you give { $creditor_seat }?
prompt-part-goods = What else do you give { $creditor_seat }?

### Picks

pick-keep = Quest no. { $a }
    .rules = QT-2.7 QT-7.7
pick-buy = Buy { $a }
    .rules = QT-7.1
pick-buy_on_sale = Buy { $a } at half price
    .rules = QT-20.11 QT-20.12
pick-heal = Heal at the Temple
    .rules = QT-7.3 QT-7.4
pick-buy_quest = Buy a quest
    .rules = QT-7.5 QT-7.7
pick-buy_trophy = Buy a trophy point
    .rules = QT-16.4 QT-16.5
pick-trade = Propose a trade: { $a }
    .rules = QT-9.1 QT-9.9
pick-call_for_offers = Call for offers
    .rules = QT-9.10
pick-equip = Equip { $a }
    .rules = QT-8.5
pick-to_familiar = Lay { $a } on the Familiar
    .rules = QT-20.2 QT-20.3
pick-surplus = Leave { $a } in the surplus
    .rules = QT-8.4 QT-8.6
pick-charm_remains = Blackmail: another’s remains ({ $a1 }) for { $b ->
        [0] the main quest
       *[other] secondary quest no. { $b }
    }
    .rules = QT-23.28
pick-charm_steal = Blackmail: steal a quest ({ $a })
    .rules = QT-23.29
pick-end_phase = End the phase
    .rules = QT-7.10 QT-16.7
pick-keep_promise = Keep promise no. { $a }
    .rules = QT-16.6
pick-keep_in_part = Keep promise no. { $a } in part
    .rules = QT-16.6
pick-break_promise = Break promise no. { $a }
    .rules = QT-16.6 QT-11.24
pick-hand = Hand over { $a }
    .rules = QT-16.6
pick-cede_trophy = Cede a trophy point
    .rules = QT-16.10
pick-give_quest = Secondary quest no. { $a }
    .rules = QT-9.7 QT-16.9
pick-purpose = Purpose: { $a }
    .rules = QT-9.13
pick-purpose-none = No purpose in particular
    .rules = QT-9.13
pick-purpose-arena_help = Purpose: help in an Arena against { $b }
    .rules = QT-9.13
pick-gems =
    { $a ->
        [0] No gems
        [1] 1 gem
       *[other] { $a } gems
    }
    .rules = QT-9.6 QT-11.26
pick-add = Add { $a }
    .rules = QT-9.3 QT-9.17
pick-add_quest = Add secondary quest no. { $a }, face down
    .rules = QT-9.7
pick-ask_quest = Ask for a face-down quest
    .rules = QT-9.7
pick-done = That is all
    .rules = QT-9.6 QT-11.26 QT-12.7
pick-drop = Drop it
    .rules = QT-9.18 QT-11.26
pick-accept = Accept
    .rules = QT-9.8
pick-refuse = Refuse
    .rules = QT-9.8
pick-counter = Make a counter-offer
    .rules = QT-9.8
pick-propose = Propose a trade
    .rules = QT-9.10
pick-pass = Pass
    .rules = QT-9.10 QT-17.9
pick-dungeon = Draw from the Dungeon
    .rules = QT-10.2
pick-arena = Open the Arena against { $a }
    .rules = QT-10.8 QT-14.20
pick-back = Back to Supply
    .rules = QT-10.13
pick-rob_temple = Rob the temple
    .rules = QT-24.2 QT-24.6
pick-give_up = Give up { $a }
    .rules = QT-20.18
pick-fight = Fight
    .rules = QT-13.2
pick-negotiate = Negotiate for help
    .rules = QT-11.8
pick-flee = Flee
    .rules = QT-13.6 QT-13.8
pick-tame = Tame the monster with the Bow
    .rules = QT-23.7
pick-charm_substitute = Charm Ring: { $a } fights in your place
    .rules = QT-23.16
pick-charm_ally = Charm Ring: { $a } fights beside you
    .rules = QT-23.17
pick-no_ring = Keep the Ring
    .rules = QT-23.15
pick-decline = Decline
    .rules = QT-11.8 QT-17.9
pick-item = Ask for or promise { $a }
    .rules = QT-11.9 QT-11.19
pick-loot_item = Out of the loot: { $a }
    .rules = QT-11.19 QT-11.27
pick-quest_item = A face-down secondary quest
    .rules = QT-11.9 QT-16.9
pick-trophies =
    { $a ->
        [0] No trophy point
        [1] 1 trophy point
       *[other] { $a } trophy points
    }
    .rules = QT-11.5 QT-16.10
pick-no_favour = No favour
    .rules = QT-11.14
pick-favour = With a favour
    .rules = QT-11.14
pick-clause = Condition: { $a }
    .rules = QT-11.13 QT-11.25 QT-26.14
pick-shake = Shake hands with { $a }
    .rules = QT-11.2 QT-11.6
pick-haggle = Haggle with { $a }
    .rules = QT-11.11
pick-close = Do without an ally
    .rules = QT-11.11
pick-yes = Yes
    .rules = QT-11.12 QT-11.18
pick-no = No
    .rules = QT-11.12 QT-11.18
pick-perhaps = Perhaps
    .rules = QT-11.18
pick-name_price = Name another price
    .rules = QT-11.18
pick-address = Address { $a }
    .rules = QT-11.17
pick-end_pass = Talk to nobody else
    .rules = QT-11.17
pick-attacker = Attacker token
    .rules = QT-14.4
pick-defender = Defender token
    .rules = QT-14.4
pick-neutral = Nothing: stay neutral
    .rules = QT-14.4 QT-14.16
pick-announce_unique = Unique power
    .rules = QT-12.5 QT-19.1
pick-announce_might = Armour of Might
    .rules = QT-23.19 QT-23.20
pick-announce_axe = Lightning Axe
    .rules = QT-23.21 QT-23.22
pick-drink_vial = Drink the Chaotic Vial
    .rules = QT-20.14 QT-20.15
pick-stay = Stay
    .rules = QT-12.9
pick-flee_fight = Throw the token and flee
    .rules = QT-19.16 QT-19.17 QT-19.18
pick-reroll = Roll again
    .rules = QT-19.13 QT-12.11
pick-accept_result = Accept the result
    .rules = QT-19.13
pick-use_helm = Use the Helm
    .rules = QT-23.25
pick-keep_helm = Keep the Helm
    .rules = QT-23.24
pick-loot_gems = Half of the gems
    .rules = QT-15.1
pick-loot = Take { $a }
    .rules = QT-15.1
pick-double_loot = The Thief’s token: { $a }
    .rules = QT-19.21 QT-19.27
pick-wish = Take { $a }
    .rules = QT-20.8
pick-wish_from = Take from { $a }: { $b }
    .rules = QT-20.8
pick-keep_main = Keep the main quest
    .rules = QT-21.8
pick-swap_main = Secondary quest no. { $a } becomes the main one
    .rules = QT-21.8 QT-21.31
pick-rot = Discard { $a }
    .rules = QT-21.11
pick-claim = Claim { $a ->
        [0] the main quest
       *[other] secondary quest no. { $a }
    }
    .rules = QT-17.1 QT-17.2 QT-17.3
pick-spend = Discard { $a }
    .rules = QT-17.6

### Log

event-character = { $seat } plays { $character }.
event-type-token = { $seat } draws the { $type }.
event-main-quest = Your main quest: { $quest }.
event-first-roll = { $seat } rolls { $die }.
event-first-player = { $seat } plays first.
event-round = Round { $number }.
event-pot-grows = The Pot holds { $pot }.
event-turn = It is { $seat }’s turn.
event-bought = { $seat } buys { $object } for { $price }.
event-healed = { $seat } heals at the Temple.
event-quest-bought = { $seat } buys a quest from the Guild.
event-quest-kept = Your new quest: { $quest }.
event-trophy-bought = { $seat } buys a trophy point.
event-equipped = { $seat } equips { $object }.
event-to-familiar = { $seat } lays { $object } on the Familiar.
event-object-to-shop = { $seat } returns { $object } to the shop.
event-object-discarded = { $seat } discards { $object }.
event-charm-remains = { $seat } blackmails { $victim_seat }: { $cards } discarded.
event-charm-steal = { $seat } steals a quest from { $victim_seat }.
event-call-for-offers = { $seat } calls for offers.
event-trade-proposed = { $seat } proposes to { $partner_seat }: { $give } for { $take }. { $pick }.
event-trade-countered = { $seat } makes { $partner_seat } a counter-offer.
event-trade-refused = { $seat } refuses { $partner_seat }’s trade.
event-trade-done = Trade: { $seat } gives { $give } and gets { $take } from { $partner_seat }.
event-priest-looks = { $seat } looks at the top card.
event-priest-sees = On top of the Dungeon: { $card }.
event-toll-paid = { $seat } pays the toll.
event-temple-robbery = { $seat } breaks into the temple: the Guardian rises, the curse falls.
event-temple-robbed = { $seat } sweeps { $gems } off the Temple.
event-drawn = { $seat } draws { $card }.
event-too-early = Too early for { $card }: it goes back into the Dungeon, which is shuffled.
event-kept = { $seat } keeps { $card }.
event-chest = { $seat } finds { $gems }.
event-wounded =
    { $seat }: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } (total { $total }).
event-flee = { $seat } flees from { $card }.
event-tamed = { $seat } tames { $monster }.
event-tamed-lost = { $seat } loses the tamed monster: { $monster }.
event-ring-substitute = Charm Ring: { $target_seat } fights in the place of { $seat }.
event-ring-ally = Charm Ring: { $target_seat } fights beside { $seat }.
event-bid =
    { $many ->
        [0] { $seat } would help for nothing.
       *[other] { $seat } would help for { $goods } ({ $clause }).
    }
event-bid-declined = { $seat } does not help.
event-counter-offer =
    { $many ->
        [0] { $seat } asks { $partner_seat } to help for nothing.
       *[other] { $seat } offers { $partner_seat } { $goods } ({ $clause }).
    }
event-counter-refused = { $seat } refuses.
event-no-ally = { $seat } does without an ally.
event-handshake = { $seat } and { $ally_seat } shake hands.
event-paid-in-advance = { $seat } pays { $ally_seat } in advance: { $goods }.
event-promise = Promise of { $debtor_seat } to { $creditor_seat }: { $goods } ({ $clause }). Only words.
event-promise-replaced = Instead of what was agreed before, { $debtor_seat } promises { $creditor_seat }: { $goods } ({ $clause }).
event-promise-due = { $debtor_seat } now owes { $creditor_seat }: { $goods }.
event-promise-kept = { $debtor_seat } keeps the promise: { $goods } for { $creditor_seat }.
event-promise-kept-in-part = { $debtor_seat } keeps only a part of the promise: { $given } for { $creditor_seat } (promised: { $goods }).
event-promise-broken = { $debtor_seat } betrays { $creditor_seat } (promised: { $goods }).
event-promise-lapsed = The promise of { $debtor_seat } to { $creditor_seat } lapses ({ $goods }).
event-arena-open = { $seat } points at { $victim_seat }: the Arena is open!
event-arena-offer =
    { $many ->
        [0] { $seat } asks { $partner_seat } to help for nothing.
       *[other] { $seat } offers { $partner_seat } { $goods } for help ({ $clause }).
    }
event-price-named =
    { $many ->
        [0] { $seat } would help { $partner_seat } for nothing.
       *[other] { $seat } asks { $partner_seat } for { $goods } instead ({ $clause }).
    }
event-answer-yes = { $seat } and { $partner_seat } agree.
event-answer-no = { $seat } and { $partner_seat } do not agree.
event-answer-perhaps = “Perhaps”, { $seat } tells { $partner_seat }.
event-fists-closed = The fists close.
event-fist-opened = { $seat } opens the fist: { $camp }.
event-announce-unique = { $seat } announces the unique power: +{ $bonus }.
event-announce-object = { $seat } announces { $object }.
event-vial = { $seat } drinks the Vial and rolls { $die }: power changes by { $die } - { $minus } = { $modifier }.
event-sorcerer-flees = { $seat } throws the token and vanishes.
event-no-result = The fight ends there, without a winner.
event-dice = Dice: green { $green }, red { $red }.
event-second-die = { $seat } strikes again: { $die }.
event-totals = Totals: green { $green }, red { $red }.
event-reroll = { $seat } has all dice rolled again.
event-green-wins = The green side wins.
event-red-wins = The red side wins.
event-helm-used = { $seat } puts on the Helm of Oblivion: the defeat is wiped out.
event-spoils = { $seat } wins { $goods }.
event-dragon-object-won = { $seat } carries off { $object }.
event-dragon-object-lost = Lost with the dragon: { $object }.
event-wish = The Djinn gives { $seat }: { $card }.
event-hell = Hell opens: { $monsters }, power { $power }.
event-hell-gems = { $seat } gets { $gems }.
event-hell-trophy = { $seat } loses { $n ->
        [1] a trophy point
       *[other] { $n } trophy points
    }.
event-no-loot = There is nothing for { $seat } to loot.
event-double-loot = { $seat } throws the token and loots twice.
event-looted-gems = { $seat } loots { $gems } from { $victim_seat }.
event-looted-card = { $seat } loots from { $victim_seat }: { $card }.
event-thief-gem = { $seat }’s hand takes { $n ->
        [1] one gem
       *[other] { $n } gems
    } from { $victim_seat }.
event-pot = { $seat } wins the Pot: { $gems }.
event-arena-trophy = { $seat } gains { $n ->
        [1] a trophy point
       *[other] { $n } trophy points
    }.
event-fairy = The Good Fairy protects { $seat }.
event-fatigue = Fatigue costs { $seat } { $loss } power until the end.
event-familiar-dies = { $seat }’s Familiar dies.
event-bow-roll = { $seat } rolls { $die } for the tamed monster.
event-grace = Wounds close.
event-delivered = Back in the shop: { $object }.
event-no-effect = { $card }: no effect.
event-trophy-lost = { $seat } gives { $n ->
        [1] a trophy point
       *[other] { $n } trophy points
    }.
event-trophy-gained = { $seat } receives { $n ->
        [1] a trophy point
       *[other] { $n } trophy points
    }.
event-lasting = { $card } stays before { $seat } for one round.
event-lasting-over = { $card } ends.
event-main-swapped = { $seat } changes the main quest.
event-rotted = { $seat } loses remains: { $card }.
event-main-quest-claimed = { $seat } claims the main quest, { $quest }: +{ $points } points, { $gems }.
event-quest-claimed = { $seat } claims a quest, { $quest }: +{ $points } points, { $gems }.
event-unfinished-main = { $seat }’s unfinished main quest: { $quest }, -{ $points }.
event-unfinished = { $seat }’s unfinished quest: { $quest }, -{ $points }.

### Names

thing-gem =
    { $n ->
        [one] gem
       *[other] gems
    }
thing-trophy_point =
    { $n ->
        [one] trophy point
       *[other] trophy points
    }
thing-hidden_quest =
    { $n ->
        [one] face-down secondary quest
       *[other] face-down secondary quests
    }
thing-favour = favour
thing-neutral = empty hand
thing-object_and_gems = one object and all gems
thing-object_and_remains = one object and one remains card
thing-remains_and_gems = one remains card and all gems
thing-none = none
thing-arena_help = help in an Arena against a named seat
thing-monster_help = help against a monster
thing-truce = truce
thing-thanks = thanks
thing-if_we_win = if we win
thing-in_any_case = in any case
thing-in_advance = in advance
thing-attacker = attacker token
thing-defender = defender token
thing-type_creature = type token: Extraordinary creature
thing-type_humanoid = type token: Humanoid
thing-type_undead = type token: Undead
thing-type_dragon = type token: Dragon
thing-unique_power = unique power token
thing-curse = curse token
thing-healing_temple = Healing Temple
thing-barbarian = the Barbarian
thing-forester = the Forester
thing-warrior = the Warrior
thing-priest = the Priest
thing-sorcerer = the Sorcerer
thing-thief = the Thief
thing-sewer_goblin = Sewer Goblin
thing-prying_kobold = Prying Kobold
thing-one_eyed_brigand = One-Eyed Brigand
thing-lizardfolk_scout = Lizardfolk Scout
thing-drunken_orc = Drunken Orc
thing-gnoll_hunter = Gnoll Hunter
thing-masked_cultist = Masked Cultist
thing-hobgoblin_sergeant = Hobgoblin Sergeant
thing-renegade_dwarf = Renegade Dwarf
thing-elven_assassin = Elven Assassin
thing-ogre_cook = Ogre Cook
thing-orc_champion = Orc Champion
thing-bridge_troll = Bridge Troll
thing-infernal_cyclops = Infernal Cyclops
thing-labyrinth_minotaur = Labyrinth Minotaur
thing-storm_giant = Storm Giant
thing-crawling_hand = Crawling Hand
thing-leaping_skull = Leaping Skull
thing-rusty_skeleton = Rusty Skeleton
thing-pot_bellied_zombie = Pot-Bellied Zombie
thing-hungry_ghoul = Hungry Ghoul
thing-well_drowned = Drowned One of the Well
thing-skeleton_archer = Skeleton Archer
thing-dusty_mummy = Dusty Mummy
thing-corridor_shade = Corridor Shade
thing-hanged_executioner = Hanged Executioner
thing-wailing_banshee = Wailing Banshee
thing-bone_knight = Bone Knight
thing-armoured_revenant = Armoured Revenant
thing-vampire_count = Vampire Count
thing-soul_reaper = Soul Reaper
thing-ageless_lich = Ageless Lich
thing-giant_rat = Giant Rat
thing-shrieking_mushroom = Shrieking Mushroom
thing-blood_bat = Blood Bat
thing-green_jelly = Green Jelly
thing-mist_wolf = Mist Wolf
thing-moonweaver_spider = Moonweaver Spider
thing-screeching_harpy = Screeching Harpy
thing-acid_slug = Acid Slug
thing-wild_griffin = Wild Griffin
thing-ember_salamander = Ember Salamander
thing-cave_basilisk = Cave Basilisk
thing-royal_manticore = Royal Manticore
thing-three_voiced_chimera = Three-Voiced Chimera
thing-marsh_hydra = Marsh Hydra
thing-stone_behemoth = Stone Behemoth
thing-black_phoenix = Black Phoenix
thing-dragon_black = Black Dragon
thing-dragon_red = Red Dragon
thing-dragon_green = Green Dragon
thing-familiar = Familiar
thing-djinn = Djinn
thing-treasure_chest = Treasure Chest
thing-sale = Sale
thing-trap = Trap
thing-chaotic_vial = Chaotic Vial
thing-mimic = Mimic
thing-pilferer = Pilferer
thing-doppelganger = Doppelganger
thing-good_fairy = Good Fairy
thing-temple_key = Temple Key
thing-temple_guardian = Temple Guardian
thing-meteor_swarm = Meteor Swarm
thing-day_of_grace = Day of Grace
thing-bloodthirst = Bloodthirst
thing-new_choice = A New Choice
thing-unexpected_delivery = Unexpected Delivery
thing-putrefaction = Putrefaction
thing-day_in_hell = A Day in Hell
thing-first_shall_be_last = The First Shall Be Last
thing-the_toll = The Toll
thing-surge_of_love = Surge of Love
thing-quest-lavish = Lavish Quest
thing-quest-jeweller = Jeweller Quest
thing-quest-keen_edge = Keen Edge Quest
thing-quest-blacksmith = Blacksmith Quest
thing-quest-dragon = Dragon Quest
thing-quest-just = Just Quest
thing-quest-bloodthirsty = Bloodthirsty Quest
thing-quest-hunter = Hunter Quest
thing-quest-benefactor = Benefactor Quest
thing-quest-st_michael = St Michael Quest
thing-quest-witcher = Witcher Quest
thing-quest-wretched = Wretched Quest
thing-quest-hero = Hero Quest
thing-quest-lucky = Lucky Quest
thing-quest-greed = Greed Quest
thing-quest-st_gary = St Gary Quest
thing-quest-intrepid = Intrepid Quest
thing-quest-coward = Coward Quest
thing-blunt_dagger = Blunt Dagger
thing-short_sword = Short Sword
thing-steel_flail = Steel Flail
thing-double_axe = Double Axe
thing-wooden_buckler = Wooden Buckler
thing-helm_of_the_dead = Helm of the Dead
thing-dwarven_hauberk = Dwarven Hauberk
thing-titan_cuirass = Titan Cuirass
thing-copper_ring = Copper Ring
thing-jade_brooch = Jade Brooch
thing-colossus_bracelet = Colossus Bracelet
thing-starry_diadem = Starry Diadem
thing-lightning_axe = Lightning Axe
thing-bow_of_constraint = Bow of Constraint
thing-armour_of_might = Armour of Might
thing-helm_of_oblivion = Helm of Oblivion
thing-charm_ring = Charm Ring
thing-blackmail_charm = Blackmail Charm
thing-dragon_sword = Dragon Sword
thing-dragon_armour = Dragon Armour
thing-dragon_amulet = Dragon Amulet

### Dice rolled on the table

dice-first = first player’s die
dice-vial = the Vial’s die
dice-green = green die
dice-red = red die
dice-fight = green die, then red die
dice-axe = second die of the Lightning Axe
dice-bow = the Bow’s die

roll-first = first player
roll-fight = fight
roll-axe = second blow of the Lightning Axe
roll-vial = Chaotic Vial
roll-bow = the tamed monster
outcome-first = plays first
outcome-won = the green side wins
outcome-lost = the red side wins
outcome-tamed_stays = it stays
outcome-tamed_flees = it flees, and the Bow is gone
mod-base_power = base power
mod-wounds = wounds
mod-fatigue = fatigue
mod-kritik = KritiK
mod-unique_power = unique power
mod-might_die = Armour of Might (die)
mod-never_below_0 = never below 0

### Endings

ending-target = The target is reached: points are counted.
ending-deck = The Dungeon is empty: points are counted.

### Settings

option-target = Points to reach
option-target-default = by the number of players
option-target-12 = 12 (short)
option-target-15 = 15 (medium)
option-target-20 = 20 (long)
option-main_quest_penalty = Penalty for an unfinished main quest
option-main_quest_penalty-printed = printed points
option-main_quest_penalty-doubled = doubled points
option-rearrangements_per_phase = Rearrangements of objects a phase
option-trade_proposals_per_phase = Trades proposed a phase
option-trade_proposals_per_phase_and_partner = Trades proposed a phase to the same player
option-calls_for_offers_per_phase = Calls for offers a phase
option-cards_per_basket = Cards in a basket of a trade
option-counter_offers_per_seat = Counter-offers to the same player against a monster
option-counter_offers_per_monster = Counter-offers in all against a monster
option-arena_passes_per_principal = Passes of talks for each principal in an Arena
option-cards_per_terms = Cards in a promise

### The table, in the terminal and in the browser

table-round = Round { $n }
table-turn-of = { $name }’s turn
table-arenas-later = Arenas from round { $n }
table-target = { $n } points to finish
table-deck = Dungeon: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
table-pot = Pot: { $n }
table-temple = Temple: { $n }
table-reserve = Reserve: { $n }
table-lasting = { $card } until { $name }’s next turn
table-top = Only you know: on top of the Dungeon, { $card }
table-phase-supply = Supply
table-phase-dungeon_or_arena = Dungeon or Arena
table-phase-negotiation = Negotiation
table-phase-combat = Combat
table-phase-rest = Rest
table-phase-quest_achieved = Quest Achieved
table-phases = Phases of the turn
table-players = Players
table-you = you
table-active = active player
table-trophies = Trophy points: { $n } of { $of }
table-wounds = Wounds: { $n } of { $of }
table-power = Power { $n }
table-ally = Ally { $n }
table-gems = Gems: { $n }
table-fatigue = fatigue -{ $n }
table-cursed = cursed
table-token-left = unique token
table-token-spent = unique token spent
table-weapon = weapon
table-armour = armour
table-jewel = jewel
table-empty = empty
table-on-familiar = on the Familiar
table-surplus = surplus
table-remains = Remains
table-humanoid =
    { $n ->
        [one] humanoid
       *[other] humanoids
    }
table-undead =
    { $n ->
        [one] undead
       *[other] undead
    }
table-creature =
    { $n ->
        [one] creature
       *[other] creatures
    }
table-dragon =
    { $n ->
        [one] dragon
       *[other] dragons
    }
table-hidden-quests =
    { $n ->
        [one] { $n } hidden quest
       *[other] { $n } hidden quests
    }
table-known = Quests seen
table-unfinished = Unfinished quests
table-completed = Quests achieved
table-record = Word: kept { $kept }, in part { $part }, broken { $broken }
table-quests = Your quests
table-quests-shown = Quests to choose from
table-main = main
table-secondary = no. { $n }
table-points = +{ $n } { $n ->
        [one] point
       *[other] points
    }
table-progress = { $have } of { $need }
table-ready = can be claimed
table-score-now = If the game ended now: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-count = { $name }: { $won } won, { $lost } lost for unfinished quests, total { $score }
table-final = Total: { $n }
table-shop = Shop
table-price =
    { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
table-bonus = +{ $n }
table-reserved = reserved: { $character }
table-buyable = can be bought
table-places = Places
table-guild = Guild: { $n ->
        [one] { $n } quest
       *[other] { $n } quests
    } in the pile
table-left = Still in the Dungeon
table-events = events
table-specials = special cards
table-discard = Discard: { $n }
table-hell-next = Would come back for A Day in Hell: { $cards }
table-drawn = Drawn card
table-fight = The fight
table-arena = The Arena
table-monster = { $card }, power { $power }
table-prize = To be won: { $goods }
table-green = Green side
table-red = Red side
table-before-dice = Before the dice: { $green } against { $red }
table-odds = { $n } of { $of } throws ({ $percent }%)
table-odds-short = { $percent }%
table-alone = Alone
table-as-it-stands = As it stands
table-with = With { $name }
table-against = With { $name } on the other side
table-heavy = Two wounds: { $percent }%
table-allies = Chances to win
table-dice = Dice: green { $green }, red { $red }
table-second-die = second die { $die }
table-kritik = KritiK!
table-winner-green = The green side has won
table-winner-red = The red side has won
table-fists = The fists
table-fist-closed = closed fist
table-fist-choosing = has not taken a side yet
table-fist-mine = your fist
table-camp-attacker = with the attacker
table-camp-defender = with the defender
table-camp-neutral = neutral
table-answered-yes = said yes to { $name }
table-answered-no = said no to { $name }
table-answered-perhaps = said perhaps to { $name }
table-fled = fled
table-announced = announced a power
table-charmed = charmed
table-attacker = attacker
table-defender = defender
table-bid-of = { $name } helps
table-bid-free = for nothing
table-offer = Trade proposed
table-counter = Counter-offer
table-building = being made
table-gives = { $name } gives
table-nothing = nothing
table-nothing-yet = nothing yet
table-binding = A trade binds: everything changes hands at once.
table-promise = Promise
table-only-words = Only words: nothing forces anybody to keep them.
table-promises-to = { $debtor } promises { $creditor }
table-asks-of = { $creditor } asks of { $debtor }
table-register = Register of promises
table-register-empty = Nobody has promised anything yet.
table-earlier = { $n ->
        [one] { $n } earlier promise
       *[other] { $n } earlier promises
    }
table-register-line = { $debtor } to { $creditor }: { $goods }
table-register-round = round { $n }
table-state-open = open
table-state-due = due
table-state-kept = kept
table-state-kept_in_part = kept in part
table-state-broken = broken
table-state-lapsed = lapsed
table-state-noted = noted
table-favour-owed = { $debtor } owes { $creditor } a favour

table-head-trophies = points
table-head-power = power (ally)
table-head-wounds = wounds
table-head-gems = gems
table-head-gear = on the table

note-lone = victory: { $percent }% if nobody else joins in
note-loot = possible loot: { $gems } of { $purse }
note-pot = and the Pot: { $gems }
note-price = { $gems }, { $left } will be left
note-power = power { $before }, then { $after }
note-asks = asks for { $goods } ({ $clause })
note-quest = { $quest }: { $what }
note-wounds = { $n ->
        [one] removes { $n } wound
       *[other] removes { $n } wounds
    }

note-points = +{ $points }: { $total } of { $target }
note-ends-game = the game ends at once
note-face-down = face down
note-worth = worth { $points }
note-unfinished = unfinished at the end: −{ $points }
note-replaces = { $object } goes to the surplus
note-reserved = of no use here: reserved for { $character }
note-see-quests = you look at { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and keep one
note-same-power = power stays { $power }
note-frees-tamed = the tamed monster is lost
note-surplus = { $object } goes back to the shop at the end of the phase, for nothing
note-hands-back = back to the shop for nothing: { $goods }
note-betrays = you betray { $creditor_seat } (promised: { $goods })
note-broken = promises broken: { $n }
note-kept = promises kept: { $n }
note-kept-in-part = promises kept in part: { $n }
note-owes = to { $creditor_seat }: { $goods }
note-purse-left = { $gems } will be left
note-hands = { $creditor_seat } gets { $goods }
note-phase-two = then Dungeon or Arena
note-turn-over = the turn ends
note-nothing = nothing more is handed over
note-spends = spent: { $object }
note-spends-token = the unique power is spent
note-steals = one of { $n ->
        [one] { $n } face-down quest
       *[other] { $n } face-down quests
    }, at random
note-calls = { $n ->
        [one] { $n } player
       *[other] { $n } players
    } may propose a trade; once a phase
note-back = Supply goes on
note-brings = brings { $gems }
note-goes = discarded: { $card }
note-becomes-secondary = becomes a secondary quest: { $quest }
note-no-help = you give no help
note-claim-later = it can still be claimed later, if it is still fulfilled
note-no-claim = you have nothing to claim now
note-no-offer = nothing is proposed
note-empty-fist = your fist is empty: nothing to announce
note-purse = purse: { $gems }
note-proposals = { $n ->
        [one] { $n } proposal
       *[other] { $n } proposals
    } left to this player in this phase
note-binds = an accepted trade binds both
note-word-only = a public word that binds nobody
note-gives = you give: { $goods }
note-gets = you get: { $goods }
note-owner-picks = its owner picks which one
note-loses-quest = you part with { $quest }
note-nothing-moves = nothing changes hands
note-counter-once = only one counter-offer, and the other answers yes or no
note-terms = { $debtor_seat } would owe { $creditor_seat }: { $goods }
note-for-nothing = for nothing
note-beyond-purse = only { $gems } in the purse: the rest must be won
note-owed-if-won = owed after a victory only
note-owed-anyway = owed after a defeat as well
note-paid-first = paid at once, and nobody may leave the fight
note-only-words = only words: nobody must keep them
note-dropped = nothing is agreed
note-dropped-trade = nothing moves; the proposal is used up
note-with-reroll = with the Priest’s re-roll: { $percent }%
note-heavy = { $n ->
        [2] two wounds
        [one] { $n } wound
       *[other] { $n } wounds
    }: { $percent }%
note-defeat = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } for each loser
note-to-win = to be won: { $goods }
note-on-top = on top: { $card }
note-deck = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: monsters { $monsters }, special { $specials }, events { $events }
note-last-card = the last card: the game ends with it
note-arena-stake = each winner +{ $points }, each loser { $n ->
        [1] a wound
       *[other] { $n } wounds
    }
note-curse = the Key is spent, and the curse stays to the end
note-best-help = at best with { $seat }: { $percent }%
note-flees = given up: { $goods }
note-lapses = promises about this fight lapse
note-bound = the ally is bound to this fight
note-counters = { $n ->
        [one] { $n } counter-offer
       *[other] { $n } counter-offers
    } left
note-no-deal = nothing is agreed, and nobody is bound
note-binds-nobody = a word that binds nobody, and that everybody hears
note-name-price = you say what you want, and the other answers yes or no
note-breaks-word = breaks your word to { $partner_seat }
note-forfeits = lost: { $goods } promised to you
note-stays-out = nothing to win, nothing to lose
note-tires = then −{ $n } power to the end of the game
note-vial = power from { $least } to +{ $most }
note-ends-fight = the fight ends without a winner
note-leaves-fight = you leave the fight, your token unseen
note-wipes-out = no wound, no loot, no point for the winners
note-if-worn = worn: power { $before }, then { $after }
note-taken = you take { $card }
note-taken-from = taken from { $partner_seat }
note-was-promised = promised to { $creditor_seat }
note-all-gems = all gems: { $gems }
note-why-early = not before round { $round }
note-why-love = { $card }: no Arena for now
note-why-gems = costs { $gems }, you have { $purse }
note-why-weak = your power { $power } is too great to flee from { $monster }
note-why-cursed = cursed: the Temple heals you no more
note-why-unhurt = you have no wound
note-why-once = { $n ->
        [1] once
       *[other] { $n } times
    } a turn
note-why-quests = { $most } secondary quests at most
note-why-no-quests = the Guild has no quest left
note-quest-lavish = { $quest }: { text-quest-lavish }
note-quest-jeweller = { $quest }: { text-quest-jeweller }
note-quest-keen_edge = { $quest }: { text-quest-keen_edge }
note-quest-blacksmith = { $quest }: { text-quest-blacksmith }
note-quest-dragon = { $quest }: { text-quest-dragon }
note-quest-just = { $quest }: { text-quest-just }
note-quest-bloodthirsty = { $quest }: { text-quest-bloodthirsty }
note-quest-hunter = { $quest }: { text-quest-hunter }
note-quest-benefactor = { $quest }: { text-quest-benefactor }
note-quest-st_michael = { $quest }: { text-quest-st_michael }
note-quest-witcher = { $quest }: { text-quest-witcher }
note-quest-wretched = { $quest }: { text-quest-wretched }
note-quest-hero = { $quest }: { text-quest-hero }
note-quest-lucky = { $quest }: { text-quest-lucky }
note-quest-greed = { $quest }: { text-quest-greed }
note-quest-st_gary = { $quest }: { text-quest-st_gary }
note-quest-intrepid = { $quest }: { text-quest-intrepid }
note-quest-coward = { $quest }: { text-quest-coward }

kind-humanoid = monster: humanoid
kind-undead = monster: undead
kind-creature = monster: extraordinary creature
kind-dragon = monster: dragon
kind-weapon = weapon
kind-armour = armour
kind-jewel = jewel
kind-temple = place
kind-character = adventurer
kind-special = special card
kind-event = event
kind-quest = quest
kind-token = token
kind-guardian = enemy
kind-gem = money
kind-point = points
kind-favour = what a promise may hold
kind-promise_clause = clause of a promise
kind-trade_purpose = reason for a trade
number-power = power
number-gems = gems
number-trophies = trophy points
number-object = object to be won
number-bonus = bonus
number-price = price in gems
number-reserved_for = reserved for
number-won_from = won from
number-base_power = base power
number-reserved_object = reserved object
number-wounds = wounds
number-points = points
number-points_even_players = points with an even number of players
number-min_players = players at least
number-heal_price = price of healing in gems
number-count = in the box
order-no-claim = Claim no quest
order-no-power = Announce no power, do not flee
order-stay-neutral = Stay neutral in Arenas
order-no-help = Help nobody
order-no-offer = Propose nothing when offers are called for
order-refuse-from = Refuse all trades of one player
order-keep-main = Keep the main quest when it may be changed
term-always = always
term-round = this round
term-attacked = until I am attacked

text-barbarian = +1 with a weapon. Unique: +4 in one fight, then -2 for good.
text-forester = +1 against the type of the token. Unique: +6 against a monster of that type.
text-warrior = +1 with an armour. Unique: +2 in one fight.
text-priest = Sees the next card of the Dungeon before choosing. Unique: has a lost fight rolled again.
text-sorcerer = +1 with a jewel. Unique: flees from a fight.
text-thief = One gem more whenever this side loots. Unique: as a winning attacker, takes two kinds of loot.
text-lightning_axe = Barbarian: power doubled and a second die, once.
text-bow_of_constraint = Forester: tames a monster of power 10 at most to fight along.
text-armour_of_might = Warrior: power and die doubled, once.
text-helm_of_oblivion = Priest: wipes out a defeat in an Arena, once.
text-charm_ring = Sorcerer: another fights instead or alongside, once.
text-blackmail_charm = Thief: uses another’s remains, or steals a quest, once.
text-familiar = Carries a second object of one type; dies of a KritiK.
text-dragon_black = To be won: 3 trophy points, its remains and the Dragon Armour (+5).
text-dragon_red = To be won: 3 trophy points, its remains and the Dragon Amulet (+5).
text-dragon_green = To be won: 3 trophy points, its remains and the Dragon Sword (+5).
text-djinn = Beaten, it gives any object or remains, even a discarded one.
text-treasure_chest = 3 gems, without a fight.
text-sale = One purchase at half price.
text-trap = 1 wound.
text-chaotic_vial = In a fight: a die minus 4, for better or worse.
text-mimic = Fought alone, no flight, nothing to be won.
text-pilferer = Takes one object of its victim’s choice.
text-doppelganger = Fought alone, has the player’s power, is worth 6 gems.
text-good_fairy = Protects from the next defeat.
text-temple_key = Opens the Temple’s gems, against the Guardian and a curse.
text-meteor_swarm = 2 wounds to everybody.
text-day_of_grace = Everybody heals 2 wounds.
text-bloodthirst = An Arena at once against the right neighbour; nobody stays neutral.
text-new_choice = Everybody may change the main quest.
text-unexpected_delivery = Discarded reserved objects come back to the shop.
text-putrefaction = Everybody discards one remains card.
text-day_in_hell = The last 3 monsters of the discard attack everybody.
text-first_shall_be_last = The first gives a trophy point to the last.
text-the_toll = The Dungeon costs 2 gems for one round.
text-surge_of_love = No Arena for one round.
text-quest-lavish = a weapon, an armour and a jewel equipped together
text-quest-jeweller = a jewel of +4 or +5 equipped
text-quest-keen_edge = a weapon of +4 or +5 equipped
text-quest-blacksmith = an armour of +4 or +5 equipped
text-quest-dragon = a dragon object equipped
text-quest-just = the remains of a humanoid, an undead and a creature
text-quest-bloodthirsty = the remains of 3 humanoids
text-quest-hunter = the remains of 3 creatures
text-quest-benefactor = the remains of 3 undead
text-quest-st_michael = the remains of a dragon
text-quest-witcher = beat a monster of power 16 or more alone
text-quest-wretched = fewer trophy points than each of the others
text-quest-hero = more trophy points than each of the others
text-quest-lucky = 3 quests achieved before
text-quest-greed = 12 gems
text-quest-st_gary = win a fight in your own turn with an 8
text-quest-intrepid = win an Arena on the smaller side
text-quest-coward = win an Arena on the larger side

# ---- What "play now" offers
way-four = Four at the table
way-four-text = Three rivals: bargaining at its best.
way-three = Three at the table
way-three-text = Shorter, sharper.
way-six = Six at the table
way-six-text = The great table of oath-breakers.
