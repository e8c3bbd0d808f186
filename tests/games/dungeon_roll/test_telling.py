"""What is told of dice: every throw of Party and Dungeon dice, face by face, and where Dragons go."""

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll.table import MONSTER
from oubliettes.kernel import Die, Event, Rolled
from oubliettes.words import Words
from tests.games.dungeon_roll.situation import Game, at, start
from tests.support import do, rule, said

EN, FR = (Words(lang, GAMES["dungeon-roll"], names=["Ana", "Zoé"]) for lang in ("en", "fr"))


def rolls(match: Game) -> list[Rolled]:
    return [roll for event in match.log for roll in event.rolls]


def told(match: Game, key: str) -> Event:
    return next(event for event in reversed(match.log) if event.key == key)


@rule("DR-3.1", "DR-4.3")
def test_the_throws_of_a_delve_are_told_die_by_die() -> None:
    match = start("minstrel", rolls=[1, 2, 2, 3, 4, 5, 6, 4])
    party, dungeon = rolls(match)
    assert party == Rolled("party", tuple(Die(6, value, "party") for value in (1, 2, 2, 3, 4, 5, 6)), "seat:0")
    assert dungeon == Rolled("dungeon", (Die(6, 4, "dungeon"),), "seat:0")
    assert EN.rolled(party) == "Ana · Party dice: Champion Fighter Fighter Cleric Mage Thief Scroll"
    assert FR.rolled(dungeon) == "Ana · Dés Donjon\N{NO-BREAK SPACE}: coffre"


@rule("DR-8.6", "DR-20.6")
def test_a_reroll_tells_both_throws() -> None:
    match = at(MONSTER, party="scroll fighter", dungeon="skeleton*2", rolls=[3, 1, 5])
    do(match, "reroll die:scroll", "party fighter", "dungeon skeleton", "dungeon skeleton")
    party, dungeon = rolls(match)
    assert (party.what, party.dice) == ("party-again", (Die(6, 3, "party"),))
    assert (dungeon.what, dungeon.dice) == ("dungeon-again", (Die(6, 1, "dungeon"), Die(6, 5, "dungeon")))
    assert EN.rolled(dungeon) == "Ana · Dungeon dice again: goblin potion"


@rule("DR-4.4", "DR-10.1")
def test_dragons_lie_there_before_they_go_to_the_lair() -> None:
    match = at(MONSTER, party="scroll", dungeon="goblin*2", lair=1, rolls=[6, 6])
    match.watch([None])
    do(match, "reroll die:scroll", "dungeon goblin")
    frames = {frame.event.key: frame.views[None] for frame in match.frames}
    assert (frames["dungeon-again"].lair, frames["to-lair"].lair) == (1, 3)
    assert EN.rolled(rolls(match)[0]) == "Ana · Dungeon dice again: dragon dragon → the Dragon wakes"
    assert EN.event(told(match, "to-lair")) == "2 dragons to the Lair: 3 there now."


@rule("DR-10.1")
def test_a_dragon_that_sleeps_or_is_awake_already_does_not_wake() -> None:
    asleep = do(at(MONSTER, party="scroll", dungeon="goblin", lair=1, rolls=[6]), "reroll die:scroll")
    awake = do(at(MONSTER, party="scroll", dungeon="goblin", lair=3, rolls=[6]), "reroll die:scroll")
    assert [roll.outcome for match in (asleep, awake) for roll in rolls(match)] == ["", ""]


@rule("DR-16.11", "DR-16.15", "DR-16.24", "DR-16.29")
def test_what_an_ultimate_sweeps_away_is_told_when_it_is_gone() -> None:
    song = do(at(dungeon="goblin", party="mage", lair=2, hero="minstrel", ready=True), "ultimate")
    assert told(song, "swept").facts == {"dice": (("dragon", 2),)}
    cry = do(at(dungeon="goblin ooze", party="mage", hero="knight", ready=True), "ultimate")
    assert told(cry, "to-lair").facts == {"dragons": ("dragon", 2), "lair": 2}
    fury = do(at(dungeon="goblin*2 chest", party="mage", hero="spellsword", master=True, ready=True), "ultimate")
    assert told(fury, "swept").facts == {"dice": (("goblin", 2), ("chest", 1))}
    plea = at(dungeon="ooze potion", party="mage", tokens="elixir", hero="crusader", master=True, ready=True)
    plea.watch([None])
    do(plea, "ultimate")
    frame = next(frame.views[None] for frame in plea.frames if frame.event.key == "swept")
    assert frame.dungeon == {"potion": 1}


@rule("DR-16.13")
def test_champions_are_there_when_it_is_told() -> None:
    match = start("knight", rolls=[6, 6, 2, 2, 3, 4, 5, 4])
    assert "scrolls-to-champions" in said(match)
    assert told(match, "scrolls-to-champions").facts["dice"] == ("scroll", 2)
