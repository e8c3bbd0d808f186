"""The turn, the shop, the Guild's counter, slots and surplus (QT-6, QT-7, QT-8, QT-20.2, QT-20.3)."""

import pytest

from oubliettes.games.quetes.pieces import NOTHING, OBJECT, OBJECTS, PRICE, QUEST, QUESTS
from oubliettes.games.quetes.rules import market
from oubliettes.games.quetes.table import Quest
from tests.games.quetes.situation import (
    Seat,
    arena,
    cards,
    each,
    facts,
    go,
    meet,
    options,
    p,
    play,
    power,
    prompt,
    seat,
    table,
)
from tests.support import rule, said


def shop(match: object) -> set[str]:
    return {OBJECTS[o] for o in match.table.shop}  # type: ignore[attr-defined]


@rule("QT-6.1", "QT-6.4", "QT-16.1", "QT-16.8")
def test_phases_in_order() -> None:
    match = play(table("thief", "warrior"), "turn 0", "turn 1", rolls=[5, 1], draws=["giant_rat"])
    phases = [match.table.phase]
    assert prompt(match) == "0 supply"
    go(match, "end_phase")
    phases.append(match.table.phase)
    go(match, "dungeon")
    phases.append(match.table.phase)
    go(match, "fight")
    phases.append(match.table.phase)
    assert phases == ["supply", "dungeon_or_arena", "negotiation", "rest"]
    go(match, "end_phase")
    assert prompt(match) == "1 supply"


@rule("QT-16.1")
def test_rest_offers_all_that_supply_does() -> None:
    def rich() -> Seat:
        things = {"objects": "short_sword blunt_dagger", "kept": "sale", "familiar": "", "remains": "giant_rat"}
        return seat("thief", gems=8, wounds=3, **things)

    supply = options(play(table(rich(), seat("warrior", gems=1), "priest"), "supply"))
    rest = options(play(table(rich(), seat("warrior", gems=1), "priest"), "rest"))
    assert [pick for pick in rest if pick != "buy_trophy"] == supply
    verbs = "buy buy_on_sale heal buy_quest trade call_for_offers equip to_familiar end_phase"
    assert list(dict.fromkeys(pick.split()[0] for pick in supply)) == verbs.split()


@rule("QT-6.2")
def test_start_of_a_turn() -> None:
    t = table(seat("thief", wounds=1, gems=12, secondary="greed"), "warrior", arena_decided=False, pot=0)
    t.deck.remove(t_card := t.deck[-1])
    t.lasting, t.lasting_seat = t_card, 0
    match = play(t, "round")
    keys = [key for key in said(match) if key in ("round", "pot-grows", "turn", "lasting-over")]
    assert keys == ["round", "pot-grows", "turn", "lasting-over"]
    assert p(match, 0).wounds == 0
    assert prompt(match) == "0 guild"  # only then the guild window
    go(match, "decline")
    assert prompt(match) == "0 supply"


@rule("QT-6.3", "QT-9.13")
def test_bargaining_may_begin_in_supply() -> None:
    match = go(play(table(seat("thief", gems=1), "warrior", "priest"), "turn 0"), "trade seat:1")
    assert {
        "purpose monster_help",
        "purpose arena_help seat:2",
        "purpose truce",
        "purpose thanks",
        "purpose none",
    } < set(options(match))
    assert "purpose arena_help seat:1" not in options(match)


@rule("QT-6.5", "QT-6.6")
def test_nobody_may_do_nothing() -> None:
    assert options(play(table("thief", "warrior"), "phase_two")) == ["dungeon", "arena seat:1"]
    assert options(meet(table("thief", "warrior"), "elven_assassin")) == ["fight", "negotiate"]


@rule("QT-6.7", "QT-17.8", "QT-17.10")
def test_phase_six_is_open_to_all() -> None:
    t = table(seat("thief", gems=12, secondary="greed"), seat("warrior", objects="double_axe", secondary="keen_edge"))
    match = go(play(t, "rest"), "0:end_phase")
    assert prompt(match) == "0 guild + 1 guild"
    go(match, "0:decline", "1:decline")
    assert (prompt(match), match.table.phase) == ("0 guild + 1 guild", "quest_achieved")  # declines are forgotten
    go(match, "0:claim 1", "1:claim 1", "1:claim 1")
    assert each(match, "trophies") == [4, 2]


@rule("QT-7.1", "QT-7.2", "QT-7.11", "QT-7.13", "QT-23.2")
def test_buying_objects() -> None:
    match = play(table(seat("thief", gems=9), seat("warrior", gems=9)), "turn 0", "turn 1", draws=["trap"])
    assert {f"buy {OBJECTS[o]}" for o in match.table.shop if PRICE[o] <= 9} < set(options(match))
    go(match, "buy double_axe")
    assert (p(match, 0).gems, p(match, 0).slots[0], match.table.reserve) == (1, OBJECT["double_axe"], 30)
    assert not any(pick.startswith("buy ") for pick in options(match))
    assert "double_axe" not in shop(match)
    go(match, "end_phase", "dungeon", "end_phase")
    assert "buy double_axe" not in options(match)
    go(match, "buy charm_ring", "buy armour_of_might")  # reserved for somebody else, or not
    assert p(match, 1).gems == 1
    assert "buy double_axe" in options(play(table(seat("thief", gems=8), "warrior"), "turn 0"))  # the very price
    assert "buy double_axe" not in options(play(table(seat("thief", gems=7), "warrior"), "turn 0"))


@rule("QT-7.3", "QT-7.4", "QT-24.6")
def test_healing() -> None:
    def offered(**things: object) -> bool:
        return "heal" in options(play(table(seat("thief", **things), seat("warrior", gems=1)), "turn 0"))

    assert offered(gems=2, wounds=2)
    assert not offered(gems=1, wounds=2)
    assert not offered(gems=2, wounds=1)  # it has just healed
    assert not offered(gems=2, wounds=3, cursed=True)
    match = go(play(table(seat("thief", gems=3, wounds=4), "warrior", temple=2), "turn 0"), "heal")
    assert (p(match, 0).wounds, p(match, 0).gems, match.table.temple, match.table.reserve) == (0, 1, 4, 35)


@rule("QT-7.5", "QT-7.6", "QT-7.7", "QT-16.12")
def test_buying_a_quest() -> None:
    t = table(seat("thief", gems=8), "warrior")
    t.pile = [quest for quest in t.pile if quest.card not in (QUEST["hero"], QUEST["witcher"])]
    t.pile += [Quest(QUEST["witcher"], 0), Quest(QUEST["hero"], 0)]
    match = go(play(t, "turn 0", "turn 0", draws=["trap"]), "buy_quest")
    assert p(match, 0).gems == 6
    assert match.view(0).shown == ["hero", "witcher"]
    assert match.view(1).shown == ["", ""]
    go(match, "keep 2")
    assert [QUESTS[quest.card] for quest in p(match, 0).secondary] == ["witcher"]
    assert QUESTS[match.table.pile[0].card] == "hero"  # at the bottom
    assert "buy_quest" not in options(match)
    go(match, "end_phase", "dungeon")
    assert prompt(match) == "0 rest"
    assert "buy_quest" not in options(match)  # once a turn, Supply and Rest together
    go(match, "end_phase")
    assert "buy_quest" in options(match)


@rule("QT-7.8", "QT-17.13", "QT-17.14")
def test_no_fourth_secondary_quest() -> None:
    def offered(**quests: str) -> bool:
        return "buy_quest" in options(go(play(table(seat("thief", gems=5, **quests), "warrior"), "turn 0")))

    assert not offered(secondary="hunter witcher st_michael")
    assert offered(main="lavish", secondary="hunter witcher", completed="dragon just benefactor")


@rule("QT-7.9")
def test_a_nearly_empty_quest_pile() -> None:
    t = table(seat("thief", gems=4), "warrior", "priest")
    t.players[2].completed = [quest.card for quest in t.pile[1:]]
    t.pile = t.pile[:1]
    match = go(play(t, "turn 0", "turn 0", draws=["trap"]), "buy_quest")
    assert (len(p(match, 0).secondary), match.table.pile) == (1, [])
    go(match, "end_phase", "dungeon", "end_phase")
    assert "buy_quest" not in options(match)


@rule("QT-7.10")
def test_supply_actions_in_any_order_and_repeated() -> None:
    match = play(table(seat("thief", gems=12, wounds=3), "warrior"), "turn 0")
    go(match, "buy blunt_dagger", "heal", "buy_quest", "keep 1", "buy copper_ring", "buy wooden_buckler")
    assert (p(match, 0).gems, prompt(match)) == (2, "0 supply")


@rule("QT-7.12", "QT-8.3", "QT-8.6", "QT-8.10", "QT-8.7")
def test_surplus_goes_back_for_nothing() -> None:
    t = table(
        seat("thief", objects="double_axe short_sword", gems=1),
        seat("warrior", objects="titan_cuirass dragon_armour", gems=2),
        seat("priest", objects="copper_ring jade_brooch"),
        active=1,
    )
    match = play(t, "turn 1", draws=["trap"])
    assert p(match, 2).surplus
    go(match, "end_phase")
    assert [player.surplus for player in match.table.players] == [[], [], []]
    assert {"short_sword", "jade_brooch"} <= shop(match)
    assert match.table.scrap == [OBJECT["dragon_armour"]]
    assert each(match, "gems") == [1, 2, 0]
    order = [(event.key, event.facts["seat"]) for event in match.log if event.rule == "QT-8.6"]
    assert order == [("object-discarded", 1), ("object-to-shop", 2), ("object-to-shop", 0)]
    go(match, "dungeon")
    p(match, 2).surplus = [OBJECT["jade_brooch"]]
    match.table.shop.remove(OBJECT["jade_brooch"])
    go(match, "end_phase")
    assert "jade_brooch" in shop(match)  # again at the end of Rest


@rule("QT-8.1", "QT-8.2")
def test_one_object_of_each_type() -> None:
    match = play(table(seat("thief", gems=6), "warrior"), "turn 0")
    go(match, "buy blunt_dagger", "buy wooden_buckler", "buy copper_ring")
    assert [OBJECTS[o] for o in p(match, 0).slots] == ["blunt_dagger", "wooden_buckler", "copper_ring"]
    match = go(play(table(seat("thief", objects="blunt_dagger", gems=4), "warrior"), "turn 0"), "buy short_sword")
    assert options(match) == ["equip short_sword", "surplus short_sword"]
    go(match, "equip short_sword")
    assert (p(match, 0).slots[0], p(match, 0).surplus) == (OBJECT["short_sword"], [OBJECT["blunt_dagger"]])


@rule("QT-8.4")
def test_surplus_gives_no_quest_credit_but_can_be_looted() -> None:
    t = table(seat("thief", objects="blunt_dagger double_axe", secondary="keen_edge"), "warrior")
    match = play(t, "turn 0")
    assert prompt(match) == "0 supply"
    t = table(seat("thief", token=False), seat("warrior", objects="blunt_dagger double_axe", token=False))
    match = arena(t, 1, rolls=[8, 1])
    assert options(match) == ["loot blunt_dagger", "loot double_axe"]


@rule("QT-8.5", "QT-8.12", "QT-27.10")
def test_choosing_what_to_equip() -> None:
    match = go(play(table(seat("thief", objects="blunt_dagger", gems=8), "warrior"), "turn 0"), "buy double_axe")
    assert options(match) == ["equip double_axe", "surplus double_axe"]
    go(match, "surplus double_axe")
    assert power(match, 0) == 9
    for number in range(4):
        go(match, "equip double_axe" if number % 2 == 0 else "equip blunt_dagger")
        assert power(match, 0) == (12 if number % 2 == 0 else 9)
    assert not any(pick.startswith("equip") for pick in options(match))
    match.table.caps = match.table.caps | {"rearrangements_per_phase": 5}
    match = play(match.table, "menu")
    assert "equip double_axe" in options(match)


@rule("QT-8.5")
def test_an_emptied_slot_is_filled_from_the_surplus() -> None:
    t = table(seat("thief", objects="double_axe short_sword blunt_dagger"), seat("warrior", gems=1))
    match = go(
        play(t, "turn 0"), "trade seat:1", "purpose none", "add double_axe", "done", "gems 0", "done", "1:accept"
    )
    assert options(match) == ["equip blunt_dagger", "surplus blunt_dagger"]
    go(match, "equip blunt_dagger")
    assert (power(match, 0), power(match, 1)) == (9, 12)
    assert p(match, 0).surplus == [OBJECT["short_sword"]]


@rule("QT-8.8", "QT-8.9", "QT-15.3", "QT-20.27")
def test_object_like_cards_take_no_slot() -> None:
    t = table(seat("thief", kept="sale sale chaotic_vial temple_key", gems=1), seat("warrior", token=False), active=1)
    match = play(t, "turn 1", draws=["trap"])
    go(match, "end_phase", "dungeon", "end_phase")
    assert cards(p(match, 0).kept) == ["sale", "sale", "chaotic_vial", "temple_key"]
    assert match.view(1).seats["0"].kept == ["sale", "sale", "chaotic_vial", "temple_key"]
    t = table(seat("thief", kept="sale sale chaotic_vial temple_key"), seat("warrior", token=False), active=1)
    match = arena(t, 0, "0:done", rolls=[8, 1])
    assert options(match) == ["loot sale", "loot chaotic_vial", "loot temple_key"]
    go(match, "loot temple_key")
    assert cards(p(match, 1).kept) == ["temple_key"]


@rule("QT-20.2", "QT-20.3")
def test_familiar() -> None:
    match = meet(table(seat("thief", objects="double_axe short_sword"), "warrior"), "familiar", rest=True)
    assert p(match, 0).familiar
    go(match, "to_familiar short_sword")
    assert (power(match, 0), p(match, 0).surplus) == (14, [])
    t = table(seat("thief", objects="double_axe copper_ring", familiar="short_sword", gems=4), seat("warrior", gems=1))
    match = go(play(t, "turn 0"), "buy jade_brooch")
    assert options(match) == ["equip jade_brooch", "to_familiar jade_brooch", "surplus jade_brooch"]
    go(match, "to_familiar jade_brooch")
    assert (power(match, 0), p(match, 0).surplus) == (8 + 4 + 1 + 2, [OBJECT["short_sword"]])
    go(match, "to_familiar short_sword")
    assert p(match, 0).surplus == [OBJECT["jade_brooch"]]
    go(match, "trade seat:1", "purpose none", "add double_axe", "done", "gems 0", "done", "1:accept")
    assert (OBJECTS[p(match, 0).slots[0]], p(match, 0).on_familiar) == (
        "short_sword",
        NOTHING,
    )  # it drops into the slot


@rule("QT-20.3", "QT-8.12", "QT-23.31")
def test_slot_and_familiar_may_change_places() -> None:
    owner = seat("forester", objects="bow_of_constraint", familiar="short_sword", tamed="giant_rat")
    match = play(table(owner, "warrior"), "turn 0")
    for number in range(4):
        equipped, other = ("bow_of_constraint", "short_sword")[:: 1 if number % 2 == 0 else -1]
        assert [pick for pick in options(match) if "familiar" in pick] == [f"to_familiar {equipped}"]
        go(match, f"to_familiar {equipped}")
        assert (p(match, 0).slots[0], p(match, 0).on_familiar) == (OBJECT[other], OBJECT[equipped])
        assert (power(match, 0), p(match, 0).surplus) == (8 + 2 + 4, [])  # the tamed rat stays
    assert not any("familiar" in pick for pick in options(match))  # four a phase
    assert "to_familiar" not in " ".join(options(play(table(seat("thief", familiar=""), "warrior"), "turn 0")))


@rule("QT-16.4", "QT-16.5", "QT-16.11")
def test_buying_a_trophy_point() -> None:
    match = play(table(seat("thief", gems=14), "warrior"), "turn 0", draws=["trap"])
    assert "buy_trophy" not in options(match)
    go(match, "end_phase", "dungeon", "buy_trophy")
    assert (p(match, 0).trophies, p(match, 0).gems) == (1, 8)
    assert "buy_trophy" not in options(match)
    assert "buy_trophy" not in options(play(table(seat("thief", gems=5), "warrior"), "rest"))
    match = go(play(table(seat("thief", gems=6, trophies=11), "warrior"), "rest"), "buy_trophy")
    assert match.result
    assert facts(match, "trophy-bought") == [{"seat": 0}]


@rule("QT-20.11", "QT-20.29")
def test_a_sale_is_optional_and_serves_one_purchase() -> None:
    match = play(table(seat("thief", gems=18, wounds=2, kept="sale sale"), "warrior"), "turn 0")
    go(match, "buy titan_cuirass")
    assert (p(match, 0).gems, cards(p(match, 0).kept)) == (10, ["sale", "sale"])  # at the full price
    go(match, "buy_on_sale double_axe")
    assert (p(match, 0).gems, cards(p(match, 0).kept), cards(match.table.discard)) == (6, ["sale"], ["sale"])
    go(match, "heal", "buy_quest", "keep 1")
    assert (p(match, 0).gems, cards(p(match, 0).kept)) == (2, ["sale"])  # objects only


@rule("QT-20.12")
def test_half_an_odd_price_is_rounded_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "PRICE", (7,) * len(PRICE))
    match = play(table(seat("thief", gems=5, kept="sale"), "warrior"), "turn 0")
    go(match, "buy_on_sale double_axe")
    assert p(match, 0).gems == 1
