"""The rulebook, a module a chapter.

| chapter | module |
|---|---|
| SS-1 dice and settings | `dice`, `steps.setup` |
| SS-2 a character | `creation` |
| SS-3 gifts | `magic`; Turn Undead in `combat`, `morale` |
| SS-4 equipment, Encumbrance | `gear`; what he owns in `hero` |
| SS-5, SS-6 abilities, tests | `trial` |
| SS-7, SS-9, SS-10, SS-11 time, light, Fatigue, Danger | `clock` |
| SS-8 moving | `travel` |
| SS-12, SS-13 searching, doors, traps | `doors` |
| SS-14 encounters | `encounter`, `wander` |
| SS-15 talking | `talk` |
| SS-16, SS-17 combat, Morale | `combat`, `morale` |
| SS-18 flight | `flight` |
| SS-19 the end of an encounter, 0 HP | `aftermath`, `harm` |
| SS-20 caches | `caches` |
| SS-21 treasure | `treasure` |
| SS-22 experience | `experience`, `aftermath` |
| SS-23 the town | `town` |
| SS-24 a career | `careers` |
| SS-25 the generator | `dungeons` |
| SS-26 what a section holds | `dungeons.contents`, `rooms` |
| SS-27 creatures | `creatures` |
| SS-28 modules | `modules` |
| SS-29 choices, and who may know what | `explore`, `blocked`; the package `sight` |

`steps` gathers the steps of all of them.
"""
