"""Everything that a game can say, with both expansions, exists in both languages."""

from random import Random

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.rooms.terminal import plain
from oubliettes.games.dungeon_heroes.table import Table
from oubliettes.kernel import LANGUAGES, Ask, Event, FastDice, Match
from oubliettes.words import Words
from tests.games.dungeon_heroes.situation import HEROES, MASTER, heroes, master, table
from tests.games.dungeon_heroes.situation import match as begun
from tests.support import do, rule


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_with_expansions_can_be_told(seats: int, lang: str) -> None:
    words = Words(lang, GAME, names=["Ana", "Zoé"])
    rng = Random(lang)
    labels: dict[str, set[str]] = {}
    for seed in range(4):
        options = {"dragon_damsel": True, "lords_undead": True}
        match = Match.new(GAME, seats=seats, options=options, dice=FastDice(seed))
        while match.pending:
            ask = match.pending[0]
            if rng.random() < 0.1:
                assert words.prompt(ask)
                told = [words.label(pick, ask) for pick in ask.options]
                assert len(set(told)) == len(told)
                for pick in ask.options:
                    labels.setdefault(str(pick[0]), set()).add(words.label(pick))
                assert all(words.label(blocked.pick) for blocked in match.blocked(ask.seat))
            match.choose(ask.seat, rng.choice(ask.options))
        assert all(words.event(event) for event in match.log)
        assert match.result
        assert words.ending(match.result)
    assert {"move", "reveal"} <= set(labels)


@pytest.mark.parametrize(
    "pick, fr, en",
    [
        ("move rogue c4", "Le Voleur va en c4", "The Rogue moves to c4"),
        ("attack damsel", "Attaquer la Damoiselle", "Attack the Damsel"),
        ("heal cleric", "Le Clerc se soigne", "The Cleric heals himself"),
        (
            "give damsel sword warrior",
            "La Damoiselle donne : épée, pour le Guerrier",
            "The Damsel gives: sword, to the Warrior",
        ),
        ("icon rogue rogue", "Le Voleur se soigne (icône sainte)", "The Rogue heals himself (holy icon)"),
        ("icon damsel damsel", "La Damoiselle se soigne (icône sainte)", "The Damsel heals herself (holy icon)"),
        (
            "icon rogue cleric",
            "Le Voleur soigne le Clerc (icône sainte)",
            "The Rogue heals the Cleric (holy icon)",
        ),
        (
            "icon rogue white_lady",
            "Le Voleur bannit la dame blanche (icône sainte)",
            "The Rogue banishes the white lady (holy icon)",
        ),
    ],
)
def test_labels_have_their_articles(pick: str, fr: str, en: str) -> None:
    words = tuple(pick.split())
    assert Words("fr", GAME).label(words).replace("\N{NO-BREAK SPACE}", " ") == fr
    assert Words("en", GAME).label(words) == en


@pytest.mark.parametrize(
    "left, least, told",
    [
        (3, 0, "left:_3."),
        (3, 2, "left:_3, of which compulsory:_2."),
        (3, 3, "left:_3, all compulsory."),
        (1, 1, "left:_1, compulsory."),
    ],
)
def test_only_actions_that_are_due_are_called_so(left: int, least: int, told: str) -> None:
    ask = Ask(0, "party", [("end",)], facts={"left": left, "least": least, "spare": left - least})
    assert Words("en", GAME).prompt(ask).replace("\u00a0", "_") == f"Heroes: who acts? Actions {told}"


@pytest.mark.parametrize("hp, told", [(1, "1 hit point"), (4, "4 hit points")])
def test_one_hit_point_left_is_one(hp: int, told: str) -> None:
    facts = {"hero": "rogue", "hp": hp, "monster": "ogre", "damage": 4}
    ask = Ask(0, "sword", [("use", "sword")], facts=facts)
    assert Words("en", GAME).prompt(ask) == f"The Rogue ({told}) meets the ogre (damage 4). Use the sword?"


def test_the_hand_lies_on_the_table_and_is_not_told_with_each_question() -> None:
    match = master("rogue c3, wizard a1", phase="passive", pile="chest orc chest portal goblin")
    assert match.view(MASTER).hand == ["chest", "orc", "chest", "portal"]  # in order: a pick names its place
    assert Words("en", GAME).prompt(match.pending[0]) == "Dungeon Master: which tile do you lay? Actions left:\u00a04."


@pytest.mark.parametrize(
    "pile, asked", [("chest orc", "which tile do you lay?"), ("orc", "where does the last tile go?"), ("", "what now?")]
)
def test_whoever_can_only_lay_tiles_is_asked_for_them(pile: str, asked: str) -> None:
    match = master(
        "rogue c3, wizard a1", "c5=orc" if not pile else "", phase="passive" if pile else "aggressive", pile=pile
    )
    assert Words("en", GAME).prompt(match.pending[0]).startswith(f"Dungeon Master: {asked}")


@pytest.mark.parametrize("count, fr, en", [(1, "1 tuile", "1 tile"), (4, "4 tuiles", "4 tiles")])
def test_tiles_that_are_drawn_are_counted(count: int, fr: str, en: str) -> None:
    event = Event("draws", "DH-5.2", {"count": count})
    assert Words("fr", GAME).event(event) == f"Le Maître du donjon pioche {fr}."
    assert Words("en", GAME).event(event) == f"The Dungeon Master draws {en}."


def test_what_is_found_is_told() -> None:
    match = heroes("rogue c3, wizard a1", "c4-chest")
    do(match, "move rogue c4")
    assert [Words("en", GAME).event(event) for event in match.log_for(HEROES)][-3:] == [
        "The Rogue enters c4.",
        "Revealed on c4: chest.",
        "The Rogue takes a treasure (chest): 1 in all.",
    ]


def test_names_have_their_articles() -> None:
    match = master("damsel c3:1, wizard a1", "c4=dragon", dragon_damsel=True)
    do(match, "act dragon c4", "attack damsel")
    events = [event for event in match.log if event.key in ("attacks", "hurt", "dies")]
    assert [Words("fr", GAME).event(event) for event in events] == [
        "Le dragon attaque la Damoiselle.",
        "La Damoiselle perd 5\u00a0PV (dragon)\u202f; il n’en reste plus.",
        "La Damoiselle meurt.",
    ]
    assert [Words("en", GAME).event(event) for event in events] == [
        "The dragon attacks the Damsel.",
        "The Damsel loses 5 hit points (dragon): 0 left.",
        "The Damsel dies.",
    ]


def test_one_hit_point_is_one() -> None:
    match = do(heroes("cleric c3, wizard a1", "c4-bear_trap"), "move cleric c4")
    said = [Words("en", GAME).event(event) for event in match.log]
    assert "The Cleric loses 1 hit point (bear trap): 7 left." in said
    french = [Words("fr", GAME).event(event) for event in match.log]
    assert "Le Clerc perd 1\u00a0PV (piège à ours)\u202f; il en reste 7." in french
    assert said[0] == "Round 1, the Heroes’ turn: 4 actions."


@pytest.mark.parametrize(
    "hp, fr, en",
    [
        (8, "Le Clerc a déjà tous ses PV\u00a0: 8.", "The Cleric has all hit points already: 8."),
        (7, "Le Clerc regagne 1\u00a0PV, soit 8.", "The Cleric regains 1 hit point: 8 now."),
    ],
)
def test_who_has_lost_nothing_regains_nothing(hp: int, fr: str, en: str) -> None:
    match = do(heroes(f"cleric c3:{hp}, wizard a1", "c4-fairy", dragon_damsel=True), "move cleric c4")
    (healed,) = (event for event in match.log if event.key == "healed")
    assert [Words(lang, GAME).event(healed) for lang in ("fr", "en")] == [fr, en]


def test_of_several_monsters_the_one_meant_is_named_by_its_square() -> None:
    one = do(master("cleric c3, wizard a1", "c5=skeleton e5=orc"), "act skeleton c5", "step c4", "attack cleric")
    said = [Words("en", GAME).event(event) for event in one.log]
    assert {"The skeleton moves to c4.", "The skeleton attacks the Cleric."} <= set(said)
    two = do(master("cleric c3, wizard a1", "c5=skeleton e5=skeleton"), "act skeleton c5", "step c4", "attack cleric")
    said = [Words("en", GAME).event(event) for event in two.log]
    assert {"The skeleton on c5 moves to c4.", "The skeleton on c4 attacks the Cleric."} <= set(said)
    said = [Words("fr", GAME).event(event) for event in two.log]
    assert {"Le squelette en c5 va en c4.", "Le squelette en c4 attaque le Clerc."} <= set(said)
    tiles = do(heroes("warrior c3, wizard a1", "c4+orc e5+orc", phase="passive"), "move warrior c4")
    assert "The Warrior slays the orc on c4." in [Words("en", GAME).event(event) for event in tiles.log]


def test_setting_up_is_no_round_of_the_master() -> None:
    match = Match.new(GAME, seats=2, options={"heroes_seat": 0}, dice=FastDice(1))
    line = plain(GAME.view(GAME.hide(match.table, 0), 0), Words("en", GAME))[0]
    assert line == "Setting up · Heroes"


@pytest.mark.parametrize("lang,dead", [("fr", ["mort", "morte"]), ("en", ["dead", "dead"])])
def test_the_damsel_is_a_woman(lang: str, dead: list[str]) -> None:
    assert [Words(lang, GAME).say("table-dead", who=who) for who in ("cleric", "damsel")] == dead


# ------------------------------------------------------------------ rulings that surprise are told when they bite


def told(match: Match[Table], key: str) -> list[tuple[str, str]]:
    return [(event.rule, Words("en", GAME).event(event)) for event in match.log if event.key == key]


@rule("DH-13.5", "DH-14.17")
def test_the_last_rounds_are_announced() -> None:
    match = begun(table("warrior c3, wizard a1", "c6=orc", rounds=57), "master_begins")
    assert told(match, "running-out") == [("DH-13.5", "2 rounds are left after this one; then the Heroes have lost.")]
    match = begun(table("warrior c3, wizard a1", "c6=orc", rounds=59), "master_begins")
    assert told(match, "running-out")[0][1].startswith("This is the last round")
    match = begun(table("warrior c3, wizard a1", "c6=orc", rounds=38, solo=True), "heroes_begin")
    assert told(match, "running-out") == [("DH-14.17", "One round is left after this one; then the Heroes have lost.")]
    match = begun(table("warrior c3, wizard a1", "c6=orc", rounds=50), "master_begins")
    assert not told(match, "running-out")


@rule("DH-19.35")
def test_that_nobody_obeys_is_told_before_it_is_too_late() -> None:
    match = begun(table("warrior c3 possessed", "", lords_undead=True), "heroes_begin")
    assert [rule for rule, _ in told(match, "nobody-obeys")] == ["DH-19.35"]
    assert "2 more turns" in told(match, "nobody-obeys")[0][1]


@rule("DH-17.12")
def test_that_a_tile_is_due_is_told_when_the_monsters_must_wait() -> None:
    t = table("warrior c1, wizard a1", "c6=necromancer e5=dragon", phase="passive", hand="orc chest", lords_undead=True)
    match = begun(t, "master_begins")
    do(match, "act necromancer c6", "step c5", "act necromancer c5", "step c4")
    assert not told(match, "tile-due")
    do(match, "act dragon e5", "step e4")
    assert [rule for rule, _ in told(match, "tile-due")] == ["DH-17.12"]
    assert all(pick[0] == "place" for pick in match.pending[0].options)
