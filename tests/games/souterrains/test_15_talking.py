"""SS-15: talking."""

from dataclasses import replace

import pytest

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import Exit, Trap
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.rules.dungeons.contents import (
    stand,
)
from oubliettes.games.souterrains.table import Encounter
from tests.games.souterrains.situation import against, d10, group, needed, play, table
from tests.support import do, offers, rule, said


@rule("SS-15.3", "SS-15.4")
def test_ten_gold_pieces_are_worth_two_to_a_charmer() -> None:
    match = do(against("goblin", po=10, resources=1), "talk charm")
    before = needed(match)
    do(match, "coins")
    assert (before - needed(match), match.table.hero.money) == (2, 0)


@rule("SS-15.4")
def test_bribery_needs_money() -> None:
    assert "talk bribery" not in offers(against("goblin", po=9))
    match = do(against("goblin", po=30), "talk bribery")
    assert "roll" not in offers(match)
    do(match, "coins")
    assert "roll" in offers(match)


@rule("SS-15.4")
def test_money_helps_whatever_one_says_and_a_valuable_counts_by_its_worth() -> None:
    match = do(against("goblin", po=30, resources=1), "talk charm")
    assert offers(match) == ["roll", "resource", "coins"]
    match = do(against("cave_wolf", po=30, resources=1), "talk charm")
    assert offers(match) == ["roll", "resource"]  # what would a wolf do with it
    match = against("goblin", po=9, resources=1)
    match.table.hero.pack.items = [Item("moonstone", value=900), Item("ivory_die", value=2900)]
    match = do(play(match.table, ("first_choice",)), "talk negotiation")
    assert offers(match) == ["roll", "resource", "valuable 1 ivory_die"]
    before = needed(match)
    do(match, "valuable 1 ivory_die")
    assert (before - needed(match), len(match.table.hero.pack.items)) == (4, 1)  # two full tens


@rule("SS-15.5", "SS-15.6", "SS-15.7", "SS-15.16")
def test_who_can_be_talked_to_and_what_for() -> None:
    assert not any(pick.startswith("talk") for pick in offers(against("giant_rat")))
    assert [pick for pick in offers(against("cave_wolf")) if pick.startswith("talk")] == ["talk charm"]
    match = do(against("goblin", hoard="C", standing=True, resources=1), "talk charm")
    assert match.pending[0].prompt == "talk"  # peace, and nothing else to ask for
    match = do(against("goblin", attitude="friendly", hoard="C", standing=True, resources=1), "talk charm")
    assert offers(match) == ["stake share", "stake information", "stake supplies"]
    match = do(against("gnome", attitude="friendly", resources=1), "talk negotiation")
    assert offers(match) == ["stake information", "stake supplies"]
    do(match, "stake supplies")
    assert dict(match.table.trial.bonus) == {"situation": 2}


@rule("SS-15.6")
def test_beasts_that_can_be_charmed_know_one_stake() -> None:
    match = do(against("cave_wolf", resources=1, hoard="D", standing=True), "talk charm")
    assert (match.pending[0].prompt, match.table.enc.talked) == ("talk", True)  # no choice: peace


@rule("SS-15.7", "SS-15.8", "SS-15.13")
def test_enemies_are_asked_for_peace_and_strike_when_it_fails() -> None:
    """Whatever the tongue, failing costs the peace: nobody walks away from six orcs for nothing."""
    for kind in ("charm", "negotiation"):
        match = against("orc*6", hoard="C", standing=True, rolls=[2, *d10(0, *[9] * 6)])
        do(match, f"talk {kind}")
        table = match.table
        assert (table.enc.result, len(table.group.living()), table.group.gone, table.hero.xp) == ("", 6, False, 0)
        assert match.pending[0].prompt == "action"


@rule("SS-15.7", "SS-15.12")
def test_one_puts_up_what_one_has_and_wins_as_much() -> None:
    poor = do(against("gnome", attitude="friendly", hoard="C", standing=True, po=10), "talk negotiation")
    assert offers(poor) == ["stake share", "stake information"]
    for passed, left in ((1, 4), (0, 0)):
        match = against("gnome", ("stake_supplies", passed), attitude="friendly", resources=2, rolls=[6])
        assert (match.table.hero.resources, match.table.hero.xp) == (left, 50 if passed else 20)
        assert said(match).count("supplies" if passed else "supplies-lost") == 1


@rule("SS-15.8", "SS-15.13")
def test_a_failed_peace_is_a_fight_in_which_nobody_is_surprised() -> None:
    """Even those whom he had taken by surprise act in the first round: the goblin strikes first, and misses."""
    match = against("goblin", rolls=[2, *d10(9, 0), 1], resources=0)
    match.table.enc.group_surprised = True
    do(match, "talk charm")
    enc = match.table.enc
    assert (enc.combat, enc.surprised, enc.group_surprised, enc.round) == (True, False, False, 1)
    assert said(match).count("enemy-misses") == 1


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


@rule("SS-15.10", "SS-21.21")
def test_a_share_of_coins_may_go_into_a_new_bag() -> None:
    new = table(resources=2, po=390)
    new.dungeon.sections[0].loot.coins[1].found = 100
    match = play(new, ("share_coins", 0, 50, 0, 0, 0))
    assert offers(match) == ["done", "bag"]
    do(match, "bag")
    assert (new.hero.money, new.hero.bags, new.hero.resources) == (44000, 1, 1)
    new = table(resources=2, po=390)
    new.dungeon.sections[0].loot.coins[1].found = 100
    do(play(new, ("share_coins", 0, 50, 0, 0, 0)), "done")
    assert (new.hero.money, new.place.loot.coins[1].all) == (40000, 90)


@rule("SS-15.11")
def test_the_stake_of_information() -> None:
    new = table(exits=[Exit(0, 0, (10, 10), 0, "open")])
    new.place.hidden.traps.append(Trap("pit", "floor"))
    new.dungeon.groups.append(group("gnome"))
    new.fight = Encounter(0, "wander")
    # behind the exit: D20 corridor, D6 length, D12 straight, door, floor, walls, light, water, contents
    match = play(new, ("stake_information", 1), rolls=[8, 1, 1, 1, 1, 1, 1, 20, 1])
    assert [trap.id for trap in new.place.traps] == ["pit"]
    do(match, "ask_about 0")
    assert (len(new.dungeon.sections), new.section, len(new.dungeon.sections[1].seen)) == (2, 0, 2)
    match = against("gnome", ("stake_information", 0), danger=2)
    assert (match.table.danger, match.table.hero.xp) == (3, 20)  # +1, and no -1


@rule("SS-15.12", "SS-15.13")
def test_the_stake_of_supplies() -> None:
    match = against("gnome", ("stake_supplies", 1), rolls=[4], resources=6, danger=1)
    assert (match.table.hero.resources, match.table.danger) == (10, 0)
    match = against("gnome", ("stake_supplies", 0), rolls=[4], resources=3, danger=1, standing=True)
    assert (match.table.hero.resources, match.table.danger, match.table.hero.xp) == (0, 0, 20)
    assert match.table.dungeon.groups[0].gone


@rule("SS-15.14")
def test_he_talks_once_in_an_encounter() -> None:
    match = against("goblin", resources=1, po=10)
    assert "talk charm" in offers(match)
    do(match, "talk charm")
    assert match.table.enc.talked
    match = play(match.table, ("first_choice",))
    assert not any(pick.startswith("talk") for pick in offers(match))


@rule("SS-15.15", "SS-19.16")
def test_yielding() -> None:
    match = do(against("goblin*2", po=30, resources=5, items=["moonstone", "medium_melee", "dagger_1"]), "yield")
    hero = match.table.hero
    assert (hero.money, hero.resources, [item.id for item in hero.pack.items], hero.xp) == (0, 2, ["medium_melee"], 40)
    match = do(against("brigand", po=30, resources=5, armour="chain", items=["moonstone"]), "yield")
    hero = match.table.hero
    assert (hero.money, hero.resources, hero.pack.empty, hero.armour is not None, hero.main) == (0, 0, True, True, None)
    assert "yield" not in offers(against("giant_rat"))


@rule("SS-15.15")
def test_one_yields_to_robbers_who_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "yield" in offers(against("orc"))
    assert "yield" in offers(against("brigand"))  # all
    assert "yield" not in offers(against("troll"))  # food
    monkeypatch.setitem(CREATURES, "orc", replace(CREATURES["orc"], talk="charm"))
    assert "yield" not in offers(against("orc"))
