# Dungeon Roll in English. The same messages, in the same order, as words.fr.ftl; how they are called: oubliettes/words.

game-title = Dungeon Roll
game-summary = Seven dice, ten levels and a dragon: go one deeper, or go home while you can?
game-minutes = 15 min
game-credits = Chris Darden; © 2013 Tasty Minstrel Games. The rules followed are those of the unofficial French translation of August 2013.

### Questions

prompt-choose-hero = The Hero: { $seat }, which one will you play?
prompt-form-reroll = Forming the party: which dice do you roll again, once and all together?
prompt-monster-phase = { $clear ->
        [0] Monster phase: who strikes whom? None may be left standing.
       *[other] Monster phase: none is standing. Anything else, or go on?
    }
prompt-loot-phase = Loot phase: open chests and drink potions, or leave them.
prompt-dragon-phase = Dragon phase: it is awake. Fight it, slip away or flee.
prompt-regroup-phase = Regroup: home to the tavern, or one level deeper?
prompt-extra-monster = The same blow: which other monster falls?
prompt-reroll-pick = Re-roll: which dice? Name them one by one.
prompt-revive-face = The Graveyard: on which face does the die come back?
prompt-dragon-pick = Dragon phase: who faces it? All of different types.
prompt-strike = Calculated Strike: whom?
prompt-strike-more = Calculated Strike: a second one, too?
prompt-lend-more = Reinforcements: one more on your side?
prompt-charm = The spell: which monster becomes a potion?
prompt-charm-more = The spell: one more monster?
prompt-discard = Divine Intervention: which token do you give?

### Picks

pick-hero = { $a }
    .rules = DR-2.3 DR-2.4
pick-pick = Roll again: { $a }
    .rules = DR-16.1 DR-16.2
pick-party = Roll again: { $a }
    .rules = DR-8.1 DR-8.6
pick-dungeon = Roll again: { $a }
    .rules = DR-8.1 DR-8.6 DR-8.7
pick-done = That is all
    .rules = DR-8.6 DR-16.2 DR-16.30
pick-fight = { $a } against { $b }
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
pick-kill = Defeat 1 { $a }
    .rules = DR-15.15 DR-16.3 DR-16.18
pick-decline = No more, thank you
    .rules = DR-15.15
pick-reroll = { $a }: roll dice again
    .rules =
        { $a ->
            [die-scroll] DR-8.1 DR-8.9
           *[token-scroll_token] DR-13.15 DR-13.16
        }
pick-open = { $a1 }: open { $b ->
        [one] 1 chest
       *[other] { $b } chests
    }
    .rules =
        { $a ->
            [die-champion] DR-9.2
            [die-thief] DR-9.2
            [lent-thief] DR-9.2
            [token-thieves_tools] DR-9.2
           *[other] DR-9.3
        } DR-9.4 DR-9.5
pick-open-bare = Open chests
    .rules = DR-9.1 DR-9.4
pick-drink = { $a }: drink
    .rules = DR-9.7 DR-9.8 DR-9.10
pick-drink-bare = Drink potions
    .rules = DR-9.7
pick-face = { $a }
    .rules = DR-9.8 DR-9.13
pick-stop = Stop drinking
    .rules = DR-9.11
pick-token = { $a }
    .rules = DR-13.2
pick-token-ring = Ring of Invisibility: empty the Lair
    .rules = DR-13.17 DR-13.18 DR-13.19
pick-token-elixir = Elixir: bring a die back from the Graveyard
    .rules = DR-13.21 DR-13.22
pick-token-bait = Dragon Bait: 1 { $b } becomes a dragon
    .rules = DR-13.23 DR-13.24 DR-13.25
pick-token-portal = Town Portal: leave now, with the level’s Experience
    .rules = DR-13.26 DR-13.27 DR-11.11
pick-ultimate = Use the Ultimate
    .rules = DR-15.4 DR-15.8
pick-more = One more
    .rules = DR-16.30
pick-charm = 1 { $a }
    .rules = DR-16.17 DR-16.18
pick-discard = { $a }
    .rules = DR-16.24
pick-flee = Flee
    .rules = DR-12.1 DR-12.3 DR-12.4
    .sure = You would get nothing for this level; tokens and Experience already taken stay yours. Flee?
pick-end_phase = Go on
    .rules = DR-5.4 DR-6.6 DR-9.15
pick-dragon = Fight the Dragon
    .rules = DR-10.3 DR-10.5 DR-10.15
pick-use = { $a }
    .rules = DR-10.5 DR-10.20
pick-retire = Retire to the tavern
    .rules = DR-11.3 DR-11.4
pick-glory = Seek glory
    .rules = DR-11.6 DR-11.7 DR-11.8

### What happens

event-first-adventurer = { $seat } goes down first.
event-hero = { $seat } plays the { $hero }.
event-delve = { $seat } gathers a party for delve { $number }.
event-party-rolled = Party dice: { $dice }.
event-scrolls-to-champions = Dice that become Champions: { $dice }.
event-dungeon-rolled = Level { $level }: { $dice }.
event-dungeon-again = Dungeon dice rolled again: { $dice }.
event-to-lair = { $dragons } to the Lair: { $lair } there now.
event-fight = { $seat }: { $source } against { $monsters }.
event-kill = { $seat }: { $monsters } down.
event-scroll = { $seat }: { $source }, to roll dice again.
event-open = { $seat }: { $source } opens { $chests }.
event-token-drawn = { $seat } finds: { $token }.
event-drink = { $seat }: { $source } drinks.
event-revive = Back from the Graveyard: { $face }.
event-ultimate = { $seat } uses { $power }.
event-swept = Swept away: { $dice }.
event-lent = One { $die } joins the party as a { $source }.
event-charmed = One { $die } becomes a potion.
event-ring = { $seat } slips on the Ring of Invisibility: the Lair is empty.
event-elixir = { $seat } drinks an Elixir.
event-bait = { $seat } throws Dragon Bait: one { $die } goes to the Lair as a dragon.
event-dragon-defeated = { $seat } defeats the Dragon with { $sources }.
event-regroup = { $seat } has cleared level { $level }.
event-legend = { $seat } has reached the bottom of the dungeon: the stuff of legends!
event-retire = { $seat } goes home to the tavern from level { $level }.
event-glory = { $seat } seeks glory on level { $level }.
event-flee = { $seat } flees from level { $level } with nothing for it.
event-portal = { $seat } opens a Town Portal on level { $level }.
event-xp = { $seat }: { $amount } Experience.
event-master = { $seat } is a Master now: { $hero }.
event-title-earned = { $seat } earns a title: “{ $title }”.
event-only-pick = Only one thing to do: { $pick }.
    .quiet = yes
event-final-score = { $seat } ends with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

ending-all-delves-done = All delves are done.

### Dice

dice-party = Party dice
dice-dungeon = Dungeon dice
face-party-1 = Champion
face-party-2 = Fighter
face-party-3 = Cleric
face-party-4 = Mage
face-party-5 = Thief
face-party-6 = Scroll
face-dungeon-1 = goblin
face-dungeon-2 = skeleton
face-dungeon-3 = ooze
face-dungeon-4 = chest
face-dungeon-5 = potion
face-dungeon-6 = dragon

roll-party = Party dice
roll-party-again = Party dice again
roll-dungeon = Dungeon dice
roll-dungeon-again = Dungeon dice again
outcome-wakes = the Dragon wakes

thing-champion = { $n ->
        [one] Champion
       *[other] Champions
    }
    .letter = C
thing-fighter = { $n ->
        [one] Fighter
       *[other] Fighters
    }
    .letter = F
thing-cleric = { $n ->
        [one] Cleric
       *[other] Clerics
    }
    .letter = K
thing-mage = { $n ->
        [one] Mage
       *[other] Mages
    }
    .letter = M
thing-thief = { $n ->
        [one] Thief
       *[other] Thieves
    }
    .letter = T
thing-scroll = { $n ->
        [one] Scroll
       *[other] Scrolls
    }
    .letter = S
thing-goblin = { $n ->
        [one] goblin
       *[other] goblins
    }
    .letter = g
thing-skeleton = { $n ->
        [one] skeleton
       *[other] skeletons
    }
    .letter = s
thing-ooze = { $n ->
        [one] ooze
       *[other] oozes
    }
    .letter = o
thing-chest = { $n ->
        [one] chest
       *[other] chests
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

### What can be spent

thing-die-champion = Champion
thing-die-fighter = Fighter
thing-die-cleric = Cleric
thing-die-mage = Mage
thing-die-thief = Thief
thing-die-scroll = Scroll
thing-token-vorpal_sword = Vorpal Sword
thing-token-talisman = Talisman
thing-token-scepter_of_power = Scepter of Power
thing-token-thieves_tools = Thieves’ Tools
thing-token-scroll_token = Scroll (token)
thing-lent-fighter = lent Fighter
thing-lent-thief = lent Thief
thing-hero = Hero

### Treasure

thing-vorpal_sword = { $n ->
        [one] Vorpal Sword
       *[other] Vorpal Swords
    }
thing-talisman = { $n ->
        [one] Talisman
       *[other] Talismans
    }
thing-scepter_of_power = { $n ->
        [one] Scepter of Power
       *[other] Scepters of Power
    }
thing-thieves_tools = Thieves’ Tools
thing-scroll_token = { $n ->
        [one] Scroll (token)
       *[other] Scrolls (tokens)
    }
thing-ring_of_invisibility = { $n ->
        [one] Ring of Invisibility
       *[other] Rings of Invisibility
    }
thing-dragon_scale = { $n ->
        [one] Dragon Scale
       *[other] Dragon Scales
    }
thing-elixir = { $n ->
        [one] Elixir
       *[other] Elixirs
    }
thing-dragon_bait = Dragon Bait
thing-town_portal = { $n ->
        [one] Town Portal
       *[other] Town Portals
    }
thing-ring = Ring of Invisibility
thing-bait = Dragon Bait
thing-portal = Town Portal

### Heroes: the two sides of each card

thing-mercenary = Mercenary
thing-commander = Commander
thing-occultist = Occultist
thing-necromancer = Necromancer
thing-minstrel = Minstrel
thing-bard = Bard
thing-knight = Knight
thing-dragon_slayer = Dragon Slayer
thing-enchantress = Enchantress
thing-beguiler = Beguiler
thing-half_goblin = Half-Goblin
thing-chieftain = Chieftain
thing-crusader = Crusader
thing-paladin = Paladin
thing-spellsword = Spellsword
thing-battlemage = Battlemage

text-mercenary = Forming the party, you may re-roll any dice once.
    .ultimate = Calculated Strike: defeat up to 2 monsters.
text-commander = Fighters defeat 1 more monster of any kind.
    .ultimate = Battlefield Presence: re-roll any dice of party and level.
text-occultist = Clerics and Mages stand in for each other.
    .ultimate = Animate Dead: 1 skeleton fights for you as a Fighter until Regroup.
text-necromancer = Clerics and Mages stand in for each other.
    .ultimate = Command Dead: up to 2 skeletons fight for you as Fighters until Regroup.
text-minstrel = Thieves and Mages stand in for each other.
    .ultimate = Bard’s Song: empty the Lair.
text-bard = Thieves and Mages stand in for each other; Champions defeat 1 more monster.
    .ultimate = Bard’s Song: empty the Lair.
text-knight = Forming the party, all Scrolls become Champions.
    .ultimate = Battlecry: all monsters go to the Lair as dragons.
text-dragon_slayer = Forming the party, Scrolls become Champions; two types defeat the Dragon.
    .ultimate = Battlecry: all monsters go to the Lair as dragons.
text-enchantress = Scrolls stand in for any Companion.
    .ultimate = Charm Monster: 1 monster becomes a potion.
text-beguiler = Scrolls stand in for any Companion.
    .ultimate = Mesmerize: up to 2 monsters become 1 potion.
text-half_goblin = Chests and potions are yours in the Monster phase too.
    .ultimate = Plea for Help: 1 goblin helps you as a Thief until Regroup.
text-chieftain = Chests and potions are yours in the Monster phase too.
    .ultimate = Pull Rank: up to 2 goblins help you as Thieves until Regroup.
text-crusader = Fighters and Clerics stand in for each other.
    .ultimate = Holy Strike: the card serves once as a Fighter or a Cleric.
text-paladin = Fighters and Clerics stand in for each other.
    .ultimate = Divine Intervention: for 1 token, monsters beaten, chests opened, potions drunk and the Lair emptied.
text-spellsword = Fighters and Mages stand in for each other.
    .ultimate = Arcane Blade: the card serves once as a Fighter or a Mage.
text-battlemage = Fighters and Mages stand in for each other.
    .ultimate = Arcane Fury: sweep away the whole level and the Lair, for no gain.

thing-calculated_strike = Calculated Strike
thing-battlefield_presence = Battlefield Presence
thing-animate_dead = Animate Dead
thing-command_dead = Command Dead
thing-bards_song = Bard’s Song
thing-battlecry = Battlecry
thing-charm_monster = Charm Monster
thing-mesmerize = Mesmerize
thing-plea_for_help = Plea for Help
thing-pull_rank = Pull Rank
thing-holy_strike = Holy Strike
thing-divine_intervention = Divine Intervention
thing-arcane_blade = Arcane Blade
thing-arcane_fury = Arcane Fury

### Ranks and titles

thing-dragon_fodder = Dragon Fodder
thing-village_hero = Village Hero
thing-seasoned_explorer = Seasoned Explorer
thing-champion_rank = Champion
thing-hero_of_the_ages = Hero of the Ages

thing-slayer_of_dragons = Slayer of Dragons
thing-master_of_dragons = Master of Dragons
thing-never_tell_me_the_odds = Never Tell Me the Odds!
thing-last_stand = Last Stand
thing-doppelgangers = Doppelgangers
thing-bottomless_bag = We’re Going to Need a Bottomless Bag!
thing-dungeon_master = Dungeon Master
thing-natural_20 = Natural 20
thing-critical_hit = Critical Hit
thing-team_leader = Team Leader
thing-magical_whirlwind = Magical Whirlwind
thing-dragon_lure = Dragon Lure

### The table

thing-form_phase = Forming the party
    .short = Party
thing-monster_phase = Monster phase
    .short = Monsters
thing-loot_phase = Loot phase
    .short = Loot
thing-dragon_phase = Dragon phase
    .short = Dragon
thing-regroup_phase = Regroup phase
    .short = Regroup

table-delve = Delve { $number } of { $delves }
table-adventurer = Adventurer: { $name }
table-dungeon-master = Dungeon Master: { $name }
table-level = Level
table-level-number = Level { $level }
table-lair = Lair
table-supply = supply { $n }
table-party = Party
table-lent = lent: { $things }
table-graveyard = Graveyard
table-empty = empty
table-hero = Hero
table-experience = { $xp }/{ $needed } Experience
table-master = Master
table-ready = Ultimate ready
table-used = Ultimate used
table-tokens = Tokens
table-no-tokens = none
table-scores = Scores
table-score = { $score } ({ $xp } XP, { $points } in tokens)
role-adventurer = Adventurer
table-phases = Phases of the level
table-dragon-needs = the Dragon is awake: { $n } different Companions
table-picked = named: { $things }
table-fewest = { $n ->
        [one] 1 Companion clears the monsters
       *[other] { $n } Companions clear the monsters
    }

table-delve-short = delve { $of }
table-stands = { $xp } Experience; tokens: { $tokens } ({ $points } points)
table-levels = Levels of the dungeon
table-fewest-short = { $n ->
        [one] { $n } Companion will do
       *[other] { $n } Companions will do
    }
table-beats = Who beats what, however many there are
table-beats-all = all
table-no-treasure = no treasure
table-both-sides = Both sides of the card
table-master-when = At { $needed } Experience the card is turned, for the rest of the game.
fork-sure = Experience, for sure
fork-through = to get through level { $level }
fork-dice = { $n ->
        [one] Die rolled
       *[other] Dice rolled
    }
fork-monsters = { NUMBER($n, maximumFractionDigits: 1) ->
        [one] Monster, on average
       *[other] Monsters, on average
    }
fork-dragon = The Dragon wakes
table-needs-short = { $n } different Companions
table-slay-together = Touch the Dragon: { $n } different Companions fight it together.
moment-dragon-wakes = The Dragon wakes
moment-dragon-falls = The Dragon is slain
moment-cleared = Level { $level } cleared

text-lair = dragons that are rolled go there; when it is full, the Dragon wakes.
text-vorpal_sword = Serves once as a Fighter.
text-talisman = Serves once as a Cleric.
text-scepter_of_power = Serves once as a Mage.
text-thieves_tools = Serve once as a Thief.
text-scroll_token = Serves once as a Scroll.
text-ring_of_invisibility = Empties the Lair: the Dragon does not see you.
text-dragon_scale = Each pair is worth 2 points more at the end.
text-elixir = Brings a die back from the Graveyard, on the face you choose.
text-dragon_bait = Turns a monster or loot into a dragon, which goes to the Lair.
text-town_portal = Takes you to the tavern with the level’s Experience.

### What a pick does

note-gains = +{ $xp } Experience
note-glory = level { $level }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } · the Dragon wakes: { $dragon }%
note-monsters = { NUMBER($monsters, maximumFractionDigits: 1) ->
        [one] { NUMBER($monsters, maximumFractionDigits: 1) } monster on average
       *[other] { NUMBER($monsters, maximumFractionDigits: 1) } monsters on average
    }
note-clears = to clear level { $level }, at least
note-at-stake = at stake: { $xp } Experience
note-delve-ends = { $n ->
        [0] ends your last delve
        [one] ends the delve, 1 more to come
       *[other] ends the delve, { $n } more to come
    }
note-master = your card turns: { $hero }
note-flees = none of the { $xp } Experience of the level
note-pays-die = { $die }: to the Graveyard
note-pays-token = { $token }: back into the box, −{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
note-pays-lent = { $source }: leaves
note-card-turned = the card is turned: no Ultimate until the next delve
note-left = { $n ->
        [0] no monster left
        [one] 1 monster left
       *[other] { $n } monsters left
    }
note-up-to = could beat { $monsters } at once
note-one-more = and one more monster of any kind
note-potions = { $n ->
        [one] 1 potion on the level
       *[other] { $n } potions on the level
    }
note-lends = { $dice }, on your side until Regroup: { $source }
note-strikes = { $n ->
        [one] 1 monster falls
       *[other] up to { $n } monsters fall
    }
note-charms = { $n ->
        [one] 1 monster becomes a potion
       *[other] up to { $n } monsters become a potion
    }
note-gives-token = costs a token of your choice
note-then-name = then you name the dice; what they show stands
note-as-they-lie = the dice stay as they are
note-throws = { $n ->
        [one] 1 die to throw
       *[other] { $n } dice to throw
    }
note-wakes = the Dragon wakes: { $dragon }%
note-draws = { $tokens ->
        [one] 1 token from the box
       *[other] { $tokens } tokens from the box
    }
note-box-empty = the box is empty: +{ $xp } Experience instead
note-chests-left = { $dice } left
note-leaves = left behind: { $dice }
note-revives = { $n ->
        [one] 1 die comes back, on any face
       *[other] up to { $n } dice come back, on any face
    }
note-comes-back = { $face } in your party at once · Graveyard: { $n }
note-lair-empties = { $n ->
        [one] 1 die leaves the Lair: no victory, no Experience
       *[other] { $n } dice leave the Lair: no victory, no Experience
    }
note-to-lair = { $dice } to the Lair: { $lair } there then, { $wakes } wake the Dragon
note-next = on to the { $phase }
note-dragon-needs = the Dragon takes { $n } different Companions; types at hand: { $types }
note-slayers = { $sources }
note-slayers-named = { $n } different Companions, named by you
note-to-name = { $n ->
        [0] nobody else is needed
       *[other] { $n } more to name
    }
note-not-while-monsters = { $n ->
        [one] 1 monster still stands
       *[other] { $n } monsters still stand
    }
note-not-before-loot = once the Monster phase is over
note-not-scroll-now = Scroll dice are read in the Monster phase only
note-not-loot-any-more = the Loot phase is over
note-not-portal-now = not while regrouping: you can retire
note-not-ultimate-now = not while regrouping
note-not-ultimate-twice = Ultimate used already in this delve
note-hero-mercenary = { text-mercenary } { text-mercenary.ultimate }
note-hero-occultist = { text-occultist } { text-occultist.ultimate }
note-hero-minstrel = { text-minstrel } { text-minstrel.ultimate }
note-hero-knight = { text-knight } { text-knight.ultimate }
note-hero-enchantress = { text-enchantress } { text-enchantress.ultimate }
note-hero-half_goblin = { text-half_goblin } { text-half_goblin.ultimate }
note-hero-crusader = { text-crusader } { text-crusader.ultimate }
note-hero-spellsword = { text-spellsword } { text-spellsword.ultimate }

### The box

thing-party = Active party
thing-graveyard = Graveyard
thing-active = Level dice
thing-lair = Dragon’s Lair
thing-supply = Dungeon dice supply
thing-lent = Lent companions
thing-box = Box (treasure chest)
thing-party_die = Party die
thing-dungeon_die = Dungeon die
thing-level_die = Level die (D10)
thing-level-1 = Level 1
thing-level-2 = Level 2
thing-level-3 = Level 3
thing-level-4 = Level 4
thing-level-5 = Level 5
thing-level-6 = Level 6
thing-level-7 = Level 7
thing-level-8 = Level 8
thing-level-9 = Level 9
thing-level-10 = Level 10
thing-any = any number

kind-place = place
kind-phase = phase
kind-die = die
kind-companion = face of the Party die
kind-monster = monster
kind-loot = loot
kind-dragon = Dragon
kind-token = Treasure token
kind-hero = Hero card
kind-ultimate = Ultimate
kind-level = level
kind-title = title
kind-rank = solo rank

number-count = in the box
number-faces = faces
number-defeats = defeats at once
number-opens = opens chests
number-drinks = can drink potions
number-rerolls = re-rolls dice
number-best_companion = best faced by
number-acts_as = stands for
number-end_value = points at the end
number-pair_bonus = more for each pair
number-phases = used in
number-from = from (points)
number-to = up to (points)
number-max_targets = targets at most
number-rolled = dice rolled with 0, 1 and 2 in the Lair
number-retire_xp = Experience for it
number-ultimate = Ultimate
number-xp_to_master = Experience that turns the card
number-master_side = Master side

### Standing orders

order-go-on = Go on when no monster stands and there is nothing to take
order-run = Flee when there is nothing else to do
term-always = always
term-delve = this delve

### Settings, score sheet

option-hero_mode = Heroes
option-hero_mode-random = dealt at random
option-hero_mode-choice = chosen
option-first_seat = First Adventurer
option-first_seat-random = drawn by lot
option-profiles = Earlier games

sheet-hero = Hero
sheet-levels = Levels
sheet-dragons = Dragons
sheet-box = Empty box
sheet-tokens = Tokens
sheet-titles = Titles
rank-next = { $points ->
        [one] 1 point
       *[other] { $points } points
    } short of { $rank }.
tie-break = Points are tied: whoever kept fewer tokens comes first.

# ---- What "play now" offers
way-duel = A duel
way-duel-text = You against one rival.
way-round = Four at the table
way-round-text = Three rivals: who will go deepest?
way-solo = Alone
way-solo-text = Three delves, for the title.
