"""What the agenda may name."""

from collections.abc import Callable

from oubliettes.games.dungeon_roll.rules.forming import form
from oubliettes.games.dungeon_roll.rules.heroes import potions
from oubliettes.games.dungeon_roll.rules.level import level, play, regroup
from oubliettes.games.dungeon_roll.rules.scoring import final_scoring
from oubliettes.games.dungeon_roll.rules.setup import choose_hero, first_adventurer, heroes
from oubliettes.kernel import Script

STEPS: dict[str, Callable[..., Script[None] | None]] = {
    "first_adventurer": first_adventurer,
    "heroes": heroes,
    "choose_hero": choose_hero,
    "form": form,
    "level": level,
    "play": play,
    "potions": potions,
    "regroup": regroup,
    "final_scoring": final_scoring,
}
