"""Everything that a game can say, with both expansions, exists in both languages."""

from random import Random

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.kernel import LANGUAGES, FastDice, Match
from oubliettes.words import Words
from tests.games.dungeon_heroes.situation import HEROES, heroes, master
from tests.support import do


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


@pytest.mark.parametrize("lang,label", [("fr", "Voleur va en c4"), ("en", "Rogue moves to c4")])
def test_a_label(lang: str, label: str) -> None:
    assert Words(lang, GAME).label(("move", "rogue", "c4")) == label


def test_the_hand_is_told_in_order() -> None:
    match = master("rogue c3, wizard a1", phase="passive", pile="chest orc chest portal goblin")
    told = Words("en", GAME).prompt(match.pending[0])
    assert "chest, orc, chest and portal" in told
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
        "La Damoiselle perd 5\u00a0PV (dragon)\u00a0: reste 0.",
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
    assert said[0] == "Round 1, the Heroes’ turn: 4 actions."
