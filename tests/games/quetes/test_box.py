"""What is in the box: every thing can be looked up by its id, in both languages, with its numbers and its own rules."""

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.pieces import CARDS, CHARACTERS, OBJECTS, QUEST_WORDS
from oubliettes.terminal.telling import thing_lines
from oubliettes.words import Words
from tests.support import rule


def test_every_card_object_character_and_quest_is_in_it() -> None:
    ids = [thing.id for thing in GAME.box().things]
    assert len(ids) == len(set(ids))
    assert {*CARDS, *OBJECTS, *CHARACTERS, *QUEST_WORDS, "gem", "temple_guardian", "healing_temple"} <= set(ids)


@rule("QT-23.12", "QT-28.1")
def test_own_rules_come_first() -> None:
    """The Charm Ring is told by its own rules, not by those of all reserved objects or of other cards."""
    ring = GAME.box().find("charm_ring")
    assert ring
    assert ring.rules[0] == "QT-23.12"
    assert ring.numbers["reserved_for"] == "sorcerer"
    said = "\n".join(thing_lines(GAME, ring, Words("en", GAME)))
    assert "Charm Ring · jewel" in said
    assert "another fights instead or alongside" in said
    assert "Blackmail" not in said
    goblin = GAME.box().find("sewer_goblin")
    assert goblin
    assert goblin.rules[-1].startswith("QT-28.")
    assert goblin.numbers == {"power": 4, "gems": 1, "count": 1}
