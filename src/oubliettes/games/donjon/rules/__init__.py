"""The rulebook by subject: also what it makes monsters do, and how it plays an absent MD (`automatic`).

| chapter | where |
|---|---|
| DJ-1 players, seats and aim | `ending.outcome`, `order.leader`, `quests.setting_up` |
| DJ-2 material | `pieces`, `goods`; decks that run out in `draws` |
| DJ-3, DJ-4 races, classes | `town.creation`, `adventurer.sheet` |
| DJ-5 characteristics | `adventurer.sheet` |
| DJ-6 skills | `skills.using`, `adventurer.sheet` |
| DJ-7 Life, Fatigue, Destiny | `dice.life`, `attack.harm` |
| DJ-8 equipment and shop | `equipment`, `town.shop` |
| DJ-9 setting up | `quests.setting_up`, `quests.quests` |
| DJ-10 phases and rounds | `exploration.phase`, `combat.rounds`, `ending.interruption` |
| DJ-11 MD step | `exploration.phase`, `events.playing` |
| DJ-12 movement | `movement`; chasms, fire and circles on the way in `contents.moves` |
| DJ-13 order of play | `order.leader` |
| DJ-14 exploration actions | `exploration.explorer_turn`, `equipment.uses` |
| DJ-15 doors and locks | `contents.doors` |
| DJ-16 searching | `exploration.search` |
| DJ-17 zones and the map | `zones.layout`, `contents.doors`, `board` |
| DJ-18 furniture | `contents.furniture` |
| DJ-19 furniture tables | `contents.findings` |
| DJ-20 objective room | `quests.quests` |
| DJ-21 options of the MD | `draws`, `master` |
| DJ-22 light | `zones.light` |
| DJ-23 tests | `dice.trials`, `dice.luck` |
| DJ-24 Combat Phase | `combat.rounds`, `monsters.arrival` |
| DJ-25 attack and damage | `attack.resolution`, `attack.weapons`; things in `attack.wrecking` |
| DJ-26 line of sight | `board` |
| DJ-27 Fatigue Points | `attack.resolution`, `dice.trials` |
| DJ-28 Destiny Points | `dice.fate`, `dice.life` |
| DJ-29 recovery | `dice.life` |
| DJ-30 monsters | `monsters.arrival`, `combat.monster_turn`; loot in `contents.loot` |
| DJ-31 bestiary | `monsters.targeting`, `monsters.turn_limits`, `attack.weapons` |
| DJ-32 spells of monsters | `skills.spells`, `combat.monster_turn` |
| DJ-33 experience | `town.experience` |
| DJ-34 gold | `town.aftermath`, `town.shop` |
| DJ-35 automatic MD | `automatic` |
| DJ-36 to DJ-39 skills by class | `skills.aims` (on whom), `skills.spells` (what they do) |
| DJ-40, DJ-41 Dungeon and Room cards | `contents.doors`, `zones.layout` |
| DJ-42 Event cards | `events.effects` |
| DJ-43 Monster deck | `monsters.arrival` |
| DJ-44 Treasure cards | `equipment.uses`, `goods` |
| DJ-45 quests | `quests.quests`, `ending.goals` |
| DJ-46 campaign | `adventurer.campaign`, `town.aftermath` |

A package imports only those before it: adventurer, zones, dice, ending, attack, movement, monsters, draws, skills,
contents, equipment, events and order, quests, automatic and exploration, combat, town (a contract in pyproject.toml).
"""
