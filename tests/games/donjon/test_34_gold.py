"""DJ-34: gold."""

import pytest

from oubliettes.games.donjon.goods import TREASURES
from oubliettes.games.donjon.table import DEAD, Item
from tests.games.donjon.situation import match, picks, play, table
from tests.games.donjon.towns import through
from tests.support import rule


@rule("DJ-34.1", "DJ-34.2", "DJ-34.3")
def test_the_shop_and_the_treasures_at_their_value() -> None:
    t = table(heroes="warrior gold=60 +shield_1; priest life=0", outcome="failure")
    t.heroes[1].fate = DEAD
    t.stand(t.heroes[1], -1)
    played = match(t, ("aftermath",))
    cards = picks(played, "buy_card")
    assert {"antidote", "short_sword_1", "t_healing_potion"} <= set(cards), "up to 60 PO"
    assert not {"shield_1", "long_sword_1"} & set(cards), "owned, or too dear"
    assert not [card for card in cards if TREASURES[card].category == "gold"], "gold and jewels are not for sale"
    assert len(cards) == len(set(cards))
    play(played, "buy_card short_sword_1")
    assert (t.heroes[0].gold, t.heroes[0].pack[-1]) == (0, Item("short_sword_1"))
    assert "short_sword_1" not in t.decks["treasure"]


@rule("DJ-34.1")
def test_the_shop_is_open_after_the_game_even_if_no_treasure_can_be_paid() -> None:
    t = table(heroes="warrior 2,2 gold=3", outcome="success")
    m = match(t, ("spend_gold", 0))
    assert picks(m, "buy_card") == []
    play(m, "buy rope", "buy torch")
    assert t.heroes[0].gold == 0
    assert [item.kind for item in t.heroes[0].pack] == ["rope", "torch"]


@rule("DJ-34.4", "DJ-34.5")
@pytest.mark.parametrize(
    "golds, xps, outcome, title",
    [
        ((5, 9, 7), (0, 0, 0), "success", (1,)),
        ((9, 9, 7), (10, 20, 99), "success", (1,)),
        ((9, 9, 7), (20, 20, 99), "success", (0, 1)),
        ((5, 9, 7), (0, 0, 0), "failure", ()),
    ],
)
def test_the_richest(golds: tuple[int, ...], xps: tuple[int, ...], outcome: str, title: tuple[int, ...]) -> None:
    t = table(heroes="warrior; priest; thief; wizard life=0 gold=500", outcome=outcome, done=())
    for hero, gold, xp in zip(t.heroes, golds, xps, strict=False):
        hero.gold, hero.xp_game = gold, xp
    t.heroes[3].fate = DEAD
    t.stand(t.heroes[3], -1)
    through(match(t, ("aftermath",)), spend_gold_1=["buy club"])
    assert t.result == title, "before any spending, among the living"


@rule("DJ-34.5")
def test_experience_of_earlier_games_does_not_break_a_tie() -> None:
    t = table(heroes="warrior gold=9; priest gold=9", outcome="success", done=())
    t.heroes[0].xp, t.heroes[1].xp, t.heroes[1].xp_game = 900, 10, 10
    match(t, ("aftermath",))
    assert t.result == (1,)
