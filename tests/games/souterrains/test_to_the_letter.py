"""Rules to the letter: small clauses that nothing else would notice."""

from dataclasses import replace

import pytest

from oubliettes.games.souterrains.contents import stand
from oubliettes.games.souterrains.hero import Item
from oubliettes.games.souterrains.pieces import CREATURES
from oubliettes.games.souterrains.table import Encounter
from tests.games.souterrains.situation import against, d10, group, needed, play, table
from tests.support import do, offers, rule

# ------------------------------------------------------------------ 15. talk


@rule("SS-15.4")
def test_charm_takes_no_money_and_a_valuable_counts_by_its_worth() -> None:
    match = do(against("goblin", po=30, resources=1), "talk charm", "stake peace")
    assert offers(match) == ["roll", "resource"]
    match = against("goblin", po=9, resources=1)
    match.table.hero.pack.items = [Item("moonstone", value=900), Item("ivory_die", value=2900)]
    match = do(play(match.table, ("first_choice",)), "talk negotiation", "stake peace")
    assert offers(match) == ["roll", "resource", "valuable 1 ivory_die"]
    before = needed(match)
    do(match, "valuable 1 ivory_die")
    assert (before - needed(match), len(match.table.hero.pack.items)) == (4, 1)  # two full tens


@rule("SS-15.6")
def test_beasts_that_can_be_charmed_know_one_stake() -> None:
    match = do(against("cave_wolf", resources=1, hoard="D", standing=True), "talk charm")
    assert (match.pending[0].prompt, match.table.enc.talked) == ("talk", True)  # no choice: peace


@rule("SS-15.14")
def test_he_talks_once_in_an_encounter() -> None:
    match = against("goblin", resources=1, po=10)
    assert "talk charm" in offers(match)
    do(match, "talk charm", "stake peace")
    assert match.table.enc.talked
    match = play(match.table, ("first_choice",))
    assert not any(pick.startswith("talk") for pick in offers(match))


@rule("SS-15.10")
def test_a_share_is_half_rounded_down_and_they_keep_the_best_of_the_rest() -> None:
    new = table()
    stand(new.dungeon, 0, group("goblin", hoard="A"))
    new.dungeon.awaken(0)
    new.fight = Encounter(0, "standing")
    play(new, ("stake_share", 1), rolls=[1, 6])  # 7 silver coins
    assert (new.hero.pack.coins[3].all, new.place.loot.coins[3].all) == (3, 4)
    new = table()
    new.place.loot.items = [Item("shield"), Item("moonstone", value=100), Item("ivory_die", value=300), Item("lantern")]
    new.dungeon.groups.append(group("goblin"))
    new.fight = Encounter(0, "wander")
    match = do(play(new, ("share_items", 1), ("end_encounter", "peace")), "take 0 moonstone")
    assert match.pending[0].prompt == "explore"
    # he has taken the moonstone; they keep the lantern (20 PO); the ivory die is his; the shield lay there before
    assert [item.id for item in new.hero.pack.items] == ["moonstone", "ivory_die"]
    assert [item.id for item in new.place.loot.items] == ["shield", "lantern"]


@rule("SS-15.15")
def test_one_yields_to_robbers_who_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "yield" in offers(against("orc"))
    assert "yield" in offers(against("brigand"))  # all
    assert "yield" not in offers(against("troll"))  # food
    monkeypatch.setitem(CREATURES, "orc", replace(CREATURES["orc"], talk="charm"))
    assert "yield" not in offers(against("orc"))


# ------------------------------------------------------------------ 16. combat


@rule("SS-16.12", "SS-27.7")
def test_one_who_is_held_has_two_choices() -> None:
    match = against("orc", ("slot", (0,), ()), init=[0, 0], resources=2, gifts=["magic", "consecrated"])
    assert any(pick.startswith("flee") for pick in offers(match))
    match.table.enc.held = 0
    assert offers(play(match.table, ("slot", (0,), ()))) == ["break_free", "nothing"]


@rule("SS-16.13", "SS-16.14", "SS-16.15")
def test_actions_by_hit_dice() -> None:
    for hd, actions in ((1, 1), (4, 1), (5, 2), (6, 2), (8, 2), (9, 3), (12, 3)):
        match = against("orc", ("combat",), hd=hd, rolls=[*d10(*range(actions)), *d10(9)])
        assert match.table.enc.init == list(range(actions))
        assert match.table.group.members[0].init == 9


@rule("SS-16.20")
def test_only_those_who_speak_can_be_questioned() -> None:
    new = table(resources=1)
    new.dungeon.groups.append(group("cave_wolf"))
    new.fight = Encounter(0, "wander", init=[0], start_hd=2, result="won", combat=True)
    new.dungeon.groups[0].members[0].state = "out"
    match = do(play(new, ("aftermath",)), "decline")
    assert match.pending[0].prompt == "explore"


@rule("SS-16.22", "SS-3.5")
def test_turning_undead_makes_a_combat_of_it() -> None:
    match = against("tomb_warden", ("slot", (0,), ()), init=[0, 0], gifts=["consecrated"], rolls=d10(0))
    assert not match.table.enc.combat
    do(match, "turn_undead")
    assert (match.table.enc.combat, match.table.enc.blows) == (True, False)


@rule("SS-16.23", "SS-27.8")
def test_paralysis_wears_off_round_by_round() -> None:
    match = against("orc", init=[0, 0])
    match.table.enc.paralysed = 3
    play(match.table, ("end_round",), rolls=[2, 2, 2])
    assert (match.table.enc.round, match.table.enc.paralysed, match.table.t) == (3, 0, 3)
