"""Everything in the box can be looked up by its id: its name, its numbers, its own rules."""

import pytest

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import DUNGEON_FACES, PARTY_FACES, SIDES, TITLES, TOKENS
from oubliettes.terminal.telling import find_thing, thing_lines
from oubliettes.words import Words
from tests.support import rule

THINGS = GAME.box().things
EN, FR = (Words(lang, GAMES["dungeon-roll"]) for lang in ("en", "fr"))


@rule("DR-1.10", "DR-1.11", "DR-1.13", "DR-1.14")
def test_nothing_is_missing() -> None:
    ids = [thing.id for thing in THINGS]
    assert len(ids) == len(set(ids))
    sides = [side.name for pair in SIDES for side in pair]
    ultimates = [side.ultimate for pair in SIDES for side in pair]
    levels = [f"level:{number}" for number in range(1, 11)]
    places = ["party", "graveyard", "active", "lair", "supply", "lent", "box"]
    assert {*ids} >= {*PARTY_FACES, *DUNGEON_FACES, *TOKENS, *TITLES, *sides, *ultimates, *levels, *places}


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_every_id_in_numbers_has_a_name(words: Words) -> None:
    for thing in THINGS:
        assert not any("_" in line for line in thing_lines(GAME, thing, words)[:2]), thing.id


@pytest.mark.parametrize(
    "words, typed, id",
    [
        (EN, "Scroll (token)", "scroll_token"),
        (EN, "Lair", "lair"),
        (EN, "Ring", "ring_of_invisibility"),
        (FR, "Antre", "lair"),
        (FR, "Anneau", "ring_of_invisibility"),
        (FR, "Parchemin (jeton)", "scroll_token"),
        (FR, "Lame arcanique", "arcane_blade"),
    ],
)
def test_things_are_found_by_what_they_are_called(words: Words, typed: str, id: str) -> None:
    found = find_thing(GAME, typed, words)
    assert found is not None
    assert found.id == id


def test_what_is_said_of_a_few() -> None:
    def lines(id: str, words: Words = EN) -> list[str]:
        thing = GAME.box().find(id)
        assert thing is not None
        return thing_lines(GAME, thing, words)

    assert lines("thief")[:2] == [
        "Thief · face of the Party die",
        "defeats at once: goblin: 1, skeleton: 1 and ooze: 1 · opens chests: any number · can drink potions",
    ]
    assert lines("dragon_scale")[1] == "in the box: 6 · points at the end: 1 · more for each pair: 2"
    assert lines("level:7")[:2] == [
        "Level 7 · level",
        "dice rolled with 0, 1 and 2 in the Lair: 7, 6 and 5 · Experience for it: 7",
    ]
    knight = lines("knight")
    assert knight[1] == "Ultimate: Battlecry · Experience that turns the card: 5 · Master side: Dragon Slayer"
    assert knight[2] == "Forming the party, all Scrolls become Champions."
    assert lines("ring_of_invisibility", FR)[0] == "Anneau d’invisibilité · jeton Trésor"
    assert "to" not in (GAME.box().find("hero_of_the_ages") or THINGS[0]).numbers, "the highest rank has no end"
