"""What is in the box: every thing can be looked up by its id, in both languages, with its numbers and its own rules."""

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import CREATURES, EVENT_CARDS, FURNITURE, QUESTS, ROOM_CARDS, SKILLS
from oubliettes.terminal.telling import thing_lines
from oubliettes.words import Words
from tests.support import rule


def test_everything_that_has_a_name_is_in_it() -> None:
    ids = [thing.id for thing in GAME.box().things]
    assert len(ids) == len(set(ids))
    wares = {id for id, thing in THINGS.items() if id and thing.category != "quest"}
    assert {*CREATURES, *SKILLS, *EVENT_CARDS, *FURNITURE, *ROOM_CARDS, *QUESTS, *wares} <= set(ids)


@rule("DJ-45.30", "DJ-45.36")
def test_what_waits_in_an_objective_room_is_not_in_it() -> None:
    for thing in GAME.box().things:
        assert not any(GAME.ledger.rules[rule].spoiler for rule in thing.rules), thing
        assert thing.kind != "quest" or not thing.numbers
    assert any(rule.spoiler for rule in GAME.ledger.rules.values())


@rule("DJ-37.3", "DJ-6.4")
def test_own_rules_come_first() -> None:
    """Magic Missile is told by its own rule, not by those of all skills."""
    missile = GAME.box().find("magic_missile")
    assert missile
    assert missile.rules[0] == "DJ-37.3"
    assert missile.numbers["power"] == 4
    spider = GAME.box().find("giant_spider")
    assert spider
    said = "\n".join(thing_lines(GAME, spider, Words("en", GAME)))
    assert "giant spider · monster" in said
    assert "Life: 5" in said
