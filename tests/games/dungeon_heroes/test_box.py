"""What a thing is, where a pick is on the board, and what may be answered in advance."""

from random import Random
from typing import Any

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.pieces import ARTEFACTS, END, FACES, HEROES, NAMES, SQUARES
from oubliettes.kernel import Match, Pick
from oubliettes.words import Words
from tests.games.dungeon_heroes.situation import heroes, master, new, solo
from tests.support import do, pick

BOX = GAME.box()
WORDS = [Words(lang, GAME) for lang in ("en", "fr")]


def test_every_thing_has_a_picture_and_a_text() -> None:
    for thing in BOX.things:
        assert thing.glyph
        assert all(words.has(f"text-{thing.id}") for words in WORDS), thing.id
        things = [value for value in thing.numbers.values() if isinstance(value, str)]
        assert all(words.has(f"thing-{value}") for words in WORDS for value in things), thing.id


def test_all_ids_of_views_and_picks_are_in_it() -> None:
    ids = {thing.id for thing in BOX.things}
    assert ids == {*FACES[1:], *HEROES, *ARTEFACTS, "large_chest"}
    assert {NAMES[square] for square in SQUARES} < set(BOX.places)


def test_a_monster_has_the_rules_of_its_tile_too() -> None:
    goblin = BOX.find("goblin")
    assert goblin
    assert (goblin.kind, goblin.numbers["damage"], goblin.numbers["count"]) == ("monster", 1, 4)
    assert {"DH-7.2", "DH-10.5"} <= set(goblin.rules)
    assert goblin.rules[0] == "DH-7.2"
    damsel = BOX.find("damsel")
    assert damsel
    assert (damsel.kind, damsel.numbers["hp"]) == ("hero", 4)


# ------------------------------------------------------------------ spots


def spots(match: Match[Any], text: str) -> tuple[str, ...]:
    ask = match.pending[0]
    return dict(zip(ask.options, match.spots(ask.seat), strict=True))[pick(text)]


def test_a_hero_then_a_square() -> None:
    match = heroes("wizard c4 hat skull, cleric c3:2 icon, damsel a1", "d6-chest d5=orc", dragon_damsel=True)
    assert spots(match, "move wizard b4") == ("wizard", "b4")
    assert spots(match, "reveal d6") == ("wizard", "d6")
    assert spots(match, "hat wizard d6") == ("wizard", "magic_hat", "d6")
    assert spots(match, "skull wizard orc d5") == ("wizard", "demon_skull", "d5", "orc")
    assert spots(match, "heal cleric") == ("cleric", "cleric")
    assert spots(match, "icon cleric cleric") == ("cleric", "holy_icon", "cleric")
    assert spots(match, "give cleric holy_icon wizard") == ("cleric", "holy_icon", "wizard")


def test_a_tile_then_a_square() -> None:
    match = master("wizard c1, cleric a1", phase="passive", hand="ogre chest", pile="orc")
    assert spots(match, "place 2") == ("hand:2",)
    do(match, "place 2")
    assert spots(match, "square d4") == ("hand:2", "d4")


def test_a_monster_then_its_aim() -> None:
    match = master("wizard c4, cleric a1", "c5=white_lady d6=orc", lords_undead=True)
    assert spots(match, "act orc d6") == ("d6",)
    do(match, "act white_lady c5")
    assert spots(match, "attack wizard") == ("c5", "wizard")
    assert spots(match, "step c4") == ("c5", "c4")
    do(match, "step c4")
    assert spots(match, "possess wizard") == ("c4", "wizard")
    assert spots(match, "hold") == ()


# ------------------------------------------------------------------ chains and standing orders


def test_the_questions_of_one_decision() -> None:
    assert {GAME.chain_of[prompt] for prompt in ("master", "place", "act", "after-move")} == {"master-action"}
    assert GAME.chain_of["pay"] == GAME.chain_of["assign"] == "purchase"


def answered(match: Match[Any], order: str) -> Pick | None:
    ask = match.pending[0]
    found = next(one for one in GAME.orders if one.id == order)
    assert ask.prompt in found.prompts
    return found.answer(GAME.hide(match.table, ask.seat), ask, -1)


def test_the_turn_ends_by_order() -> None:
    match = heroes("wizard c4 icon, cleric c3:2, rogue a1", hasty=0)
    assert answered(match, "rest") is None
    for step in ("move wizard c5", "move wizard c4", "move rogue a2", "move rogue a1"):
        do(match, step)
    assert match.pending[0].options == [("icon", "wizard", "cleric"), END]
    assert answered(match, "rest") == END
    match = heroes("wizard c4, rogue a1", hasty=0)
    for step in ("move wizard c5", "move wizard c4", "move rogue a2", "move rogue a1"):
        do(match, step)
    assert answered(match, "close-turn") == END


def test_sword_and_kit_by_order() -> None:
    match = do(heroes("rogue c2:4 sword, wizard f1", "c3=ogre"), "move rogue c3")
    assert answered(match, "draw-sword") == ("use", "sword")
    match = do(heroes("cleric c2:4 kit, wizard f1", "c3+fireball"), "move cleric c3")
    assert answered(match, "use-kit") == ("use", "disarming_kit")


def test_orders_answer_only_what_is_offered() -> None:
    """Over whole games of all sets: an order picks an option, or nothing."""
    given: set[str] = set()
    for seed in range(8):
        match = new(seats=1 + seed % 2, seed=seed, lords_undead=True, dragon_damsel=True)
        rng = Random(seed)
        while match.pending:
            ask = match.pending[0]
            for order in GAME.orders:
                if ask.prompt in order.prompts:
                    found = order.answer(GAME.hide(match.table, ask.seat), ask, -1)
                    assert found is None or found in ask.options
                    given |= {order.id} if found else set()
            match.choose(ask.seat, rng.choice(ask.options))
    assert given == {order.id for order in GAME.orders}


def test_an_order_for_a_round_ends_with_it() -> None:
    match = solo("wizard c4, cleric c3, rogue a1", rounds=3)
    assert GAME.terms(match.table, 0) == {"round": 4}
