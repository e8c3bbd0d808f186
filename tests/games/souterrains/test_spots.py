"""Where picks are on the board: source, then target."""

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.fixtures import Exit, Feature
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.sight.notes import VERBS as TOLD
from oubliettes.games.souterrains.sight.spots import TAKEN, VERBS, shown
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Match, Pick
from tests.games.souterrains.situation import against, at, play, room, table
from tests.telling import NO_PLACE, ids

SLOT = ("slot", (0,), ())
BY_NAME = {"hit_die", "rst", "domain", "gift", "kit", "buy", "join", "rent", "cure", "cast", "question"}
"""Their picks name things of the box."""


def spots(m: Match[Table]) -> dict[Pick, tuple[str, ...]]:
    found = dict(zip(m.pending[0].options, m.spots(0), strict=True))
    box, view = GAME.box(), m.view(0)
    there = {"seat:0", *box.places, *(thing.id for thing in box.things), *ids(view), *shown(view)}
    assert not {spot for touched in found.values() for spot in touched} - there
    return found


def test_exits_sections_and_the_way_out_are_touched_on_the_map() -> None:
    m = at(
        sections=[room(), room(10, 7)],
        exits=[Exit(0, 0, (10, 10), 0, "open", 1), Exit(0, 0, (10, 10), 3, "locked")],
        gifts=["consecrated"],
        resources=1,
    )
    found = spots(m)
    assert found["exit", 0, "north", "open"] == ("exit:0",)
    assert found["force", 1] == ("exit:1",)
    assert found["travel", 1] == ("section:1",)
    assert found["search",] == found["make_cache",] == ("section:0",)
    assert found["leave",] == ("way_out:0",)
    assert found["rest_fed",] == ("resource", "seat:0")
    assert found["heal",] == ("consecrated", "seat:0")


def test_what_stands_in_a_section_goes_by_its_number_there() -> None:
    features = [
        Feature("container", "urn", (10, 10)),
        Feature("link", "conduit", (10, 10)),
        Feature("element", "well", (11, 11)),
    ]
    m = at(sections=[room(features=features)], items=["light_stone"])
    found = spots(m)
    assert found["open_box", 0, "urn"] == ("feature:0,0",)
    assert found["climb", "conduit"] == ("feature:0,1",)
    assert found["approach", 2, "well"] == ("feature:0,2",)
    assert found["use", 0, "light_stone"] == ("pack:0",)


def test_a_room_that_is_used_is_touched_as_a_whole() -> None:
    found = spots(at(sections=[room(special="gaol")]))
    assert found["use_room", "gaol_force"] == ("section:0", "gaol")


def test_a_weapon_a_spell_or_a_phial_is_touched_before_the_enemy() -> None:
    gifts = ["magic", "consecrated"]
    found = spots(against("skeleton*2", SLOT, init=[0, 0, 0], gifts=gifts, resources=1, items=["fire_phial"]))
    assert found["attack", 1, "skeleton"] == ("hand:main", "enemy:1")
    assert found["strike_torch", 0, "skeleton"] == ("hand:off", "enemy:0")
    assert found["fire_bolt", 1, "skeleton"] == ("fire_bolt", "enemy:1")
    assert found["throw_phial", 0, "fire_phial", 1] == ("pack:0", "enemy:1")
    assert found["turn_undead",] == ("consecrated", "group")
    assert found["flee", 999, "way_out"] == ("way_out:0",)
    assert found["nothing",] == ()


def test_words_are_for_the_whole_group() -> None:
    found = spots(against("orc", po=10))
    assert found["talk", "charm"] == found["attack_first",] == ("group",)


def test_things_are_taken_from_where_they_lie_and_put_into_a_hand() -> None:
    t = table(items=["small_melee"])
    t.place.loot.items.append(Item("shield"))
    t.place.loot.coins[0].plain = 3
    found = spots(play(t, ("take_loot",)))
    assert found["take", 0, "shield"] == ("section:0", "shield")
    assert {touched for pick, touched in found.items() if pick[0] == "take_stack"} == {("section:0", "coins")}
    m = at(items=["small_melee"])
    m.choose(0, ("gear",))
    assert spots(m)["hold", "main", 0, "small_melee"] == ("pack:0", "hand:main")
    assert spots(m)["douse", "off"] == ("hand:off",)


@pytest.mark.parametrize("verb", sorted(map(str, TOLD)))
def test_every_verb_has_a_place_or_is_listed(verb: str) -> None:
    listed = NO_PLACE[GAME.slug]
    assert (verb in listed) + (verb in VERBS or verb in TAKEN) + (verb in BY_NAME) == 1
