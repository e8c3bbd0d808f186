"""The Dungeon: drawing, monsters, special cards, dragons, the temple (QT-10, QT-13, QT-20, QT-22, QT-24)."""

from oubliettes.games.quetes.pieces import CARD, COMPONENTS, NOTHING, OBJECT, OBJECTS, POWER, wins
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import Match
from tests.games.quetes.situation import (
    FREE,
    arena,
    bids,
    cards,
    each,
    facts,
    fight,
    go,
    meet,
    options,
    p,
    play,
    power,
    prompt,
    seat,
    table,
    totals,
)
from tests.support import rule, said

# ------------------------------------------------------------------ phase 2 (QT-10)


@rule("QT-10.2", "QT-10.4")
def test_the_drawn_card_is_shown_to_everybody() -> None:
    match = play(table("thief", "warrior"), "draw", draws=["giant_rat"])
    assert [match.view(viewer).card for viewer in (0, 1, None)] == ["giant_rat"] * 3
    assert prompt(match) == "0 encounter"
    assert "giant_rat" not in match.view(1).left


@rule("QT-10.3", "QT-21.1", "QT-10.7", "QT-19.26")
def test_events_are_drawn_through() -> None:
    match = play(table("priest", "warrior"), "draw", draws=["day_of_grace", "unexpected_delivery", "trap"])
    assert (prompt(match), p(match, 0).wounds) == ("0 rest", 1)
    assert "priest-sees" not in said(match)
    match = play(table("thief", "warrior", deck="day_of_grace"), "draw", draws=["day_of_grace"])
    assert match.result  # the deck is empty: QT-25.3
    assert match.result.ending == "deck"


@rule("QT-10.5", "QT-10.6")
def test_no_further_card_after_a_special_one() -> None:
    match = play(table("thief", "warrior"), "draw", draws=["treasure_chest"])
    assert (prompt(match), match.table.card) == ("0 rest", NOTHING)
    match = go(play(table("thief", "warrior"), "draw", draws=["mimic"], rolls=[1, 1]))
    assert prompt(match) == "0 rest"


@rule("QT-10.10", "QT-24.3", "QT-24.9", "QT-20.25")
def test_the_key_opens_a_third_way() -> None:
    t = table(seat("thief", kept="temple_key"), "warrior", round=1)
    match = play(t, "phase_two", rolls=[1, 1])
    assert options(match) == ["dungeon", "rob_temple"]
    go(match, "rob_temple")  # even with nothing on the Temple
    assert prompt(match) == "0 rest"
    assert len(match.table.deck) == 73
    assert (p(match, 0).kept, cards(match.table.discard)) == ([], ["temple_key"])


# ------------------------------------------------------------------ fights (QT-13)


@rule("QT-13.1", "QT-12.18")
def test_the_active_player_rolls_both_dice() -> None:
    match = meet(table("thief", "warrior"), "giant_rat", "fight", rolls=[6, 2])
    assert facts(match, "dice") == [{"green": 6, "red": 2}]


@rule("QT-13.8", "QT-13.11", "QT-20.9")
def test_flight_is_for_drawn_monsters_and_the_djinn() -> None:
    match = meet(table("thief", "warrior"), "djinn", "flee", rest=True)
    assert (cards(match.table.discard), prompt(match)) == (["djinn"], "0 rest")
    assert (p(match, 0).wounds, p(match, 0).gems, p(match, 0).remains) == (0, 0, [])
    assert match.view(0).fight is None  # there was none
    t = table(seat("thief", wounds=4, kept="temple_key"), "warrior")
    match = go(play(t, "phase_two", rolls=[1, 1]), "rob_temple")
    assert p(match, 0).wounds == 4
    match = meet(table(seat("thief", wounds=4), "warrior"), "mimic", rolls=[1, 1])
    assert "totals" in said(match)


@rule("QT-13.12", "QT-19.24")
def test_ally_and_active_player_may_both_announce() -> None:
    t = table("barbarian", "warrior", "thief")
    match = meet(t, "elven_assassin", *bids(t, 1, *FREE), rolls=[1, 1])
    assert prompt(match) == "0 announce"
    go(match, "announce_unique", "1:announce_unique")
    assert totals(match)[0] == 12 + 5 + 1


@rule("QT-13.13", "QT-13.9")
def test_fighting_alone_goes_straight_to_the_fight() -> None:
    match = meet(table("warrior", "thief"), "storm_giant", "fight", rolls=[1, 1])
    assert prompt(match) == "0 announce"
    t = table("warrior", "thief", "priest")
    match = meet(t, "storm_giant", "negotiate", "1:decline", "2:decline", "close")
    assert (prompt(match), options(match)) == ("0 stand", ["fight", "flee"])
    go(match, "fight")
    assert options(match) == ["announce_unique", "done"]  # no flight any more


@rule("QT-13.10", "QT-27.8")
def test_a_monster_that_wins_goes_on_top_of_the_discard_pile() -> None:
    t = table("thief", "warrior", discard="giant_rat")
    match = meet(t, "orc_champion", "fight", rolls=[1, 7])
    assert cards(match.table.discard) == ["giant_rat", "orc_champion"]
    assert match.view(1).discard == ["giant_rat", "orc_champion"]


# ------------------------------------------------------------------ special cards (QT-20)


@rule("QT-20.10", "QT-20.13", "QT-20.35")
def test_chest_and_trap() -> None:
    match = meet(table("thief", "warrior"), "treasure_chest", rest=True)
    assert (p(match, 0).gems, cards(match.table.discard)) == (3, ["treasure_chest"])
    match = meet(table("thief", "warrior"), "trap", rest=True)
    assert (p(match, 0).wounds, cards(match.table.discard)) == (1, ["trap"])


@rule("QT-20.27", "QT-20.2", "QT-20.11", "QT-20.14", "QT-20.22", "QT-20.25")
def test_kept_cards_lie_face_up() -> None:
    for card in ("familiar", "good_fairy", "sale", "chaotic_vial", "temple_key"):
        match = meet(table("thief", "warrior"), card, rest=True)
        seen = match.view(1).seats["0"]
        held = [*seen.kept, *["familiar"] * seen.familiar, *["good_fairy"] * seen.fairy]
        assert (held, match.table.discard, match.table.card) == ([card], [], NOTHING)


@rule("QT-20.35", "QT-27.11", "QT-23.4")
def test_used_cards_go_to_the_adventure_discard_pile() -> None:
    t = table(seat("warrior", objects="armour_of_might", kept="chaotic_vial", token=False), "thief")
    match = meet(t, "giant_rat", "fight", "announce_might", "drink_vial", rolls=[5, 1, 1])
    assert (cards(match.table.discard), match.table.scrap) == (["chaotic_vial"], [OBJECT["armour_of_might"]])


@rule("QT-20.5", "QT-20.6", "QT-20.7", "QT-20.8", "QT-20.32", "QT-20.37", "QT-2.6")
def test_djinn() -> None:
    t = table(
        "thief",
        seat("warrior", objects="double_axe", kept="sale", remains="mist_wolf", familiar="", fairy=True, token=False),
        discard="giant_rat rusty_skeleton treasure_chest chaotic_vial",
        beaten="giant_rat",
    )
    t.shop.remove(OBJECT["charm_ring"])
    t.aside.remove(OBJECT["dragon_sword"])
    t.scrap += [OBJECT["charm_ring"], OBJECT["dragon_sword"]]
    match = meet(t, "djinn", "fight", rolls=[8, 1], rest=True)
    wishes = set(options(match))
    assert {f"wish {OBJECTS[o]}" for o in t.shop} < wishes
    assert {"wish charm_ring", "wish dragon_sword", "wish giant_rat", "wish chaotic_vial"} < wishes
    assert {"wish_from seat:1 double_axe", "wish_from seat:1 sale", "wish_from seat:1 mist_wolf"} < wishes
    assert len(wishes) == len(t.shop) + 4 + 3
    match.undoable(0)
    go(match, "wish_from seat:1 double_axe")
    assert (power(match, 0), power(match, 1), cards(match.table.discard)[-1]) == (12, 8, "djinn")
    for wish, where in (("giant_rat", "remains"), ("chaotic_vial", "kept")):
        t = table("thief", "warrior", discard="giant_rat treasure_chest chaotic_vial", beaten="giant_rat")
        match = meet(t, "djinn", "fight", f"wish {wish}", rolls=[8, 1], rest=True)
        assert cards(getattr(p(match, 0), where)) == [wish]
        assert wish not in cards(match.table.discard)
    match = meet(table("thief", "warrior"), "djinn", "fight", "wish titan_cuirass", rolls=[8, 1], rest=True)
    assert (power(match, 0), OBJECT["titan_cuirass"] in match.table.shop) == (12, False)


@rule("QT-20.8", "QT-13.4", "QT-13.8", "QT-13.10")
def test_the_djinn_gives_remains_of_beaten_monsters_only() -> None:
    t = table(seat("thief", token=False), seat("warrior", token=False))
    match = play(
        t,
        "draw",
        "draw",
        "draw",
        "draw",
        draws=["giant_rat", "rusty_skeleton", "putrefaction", "trap", "djinn"],
        rolls=[8, 1, 1, 8, 8, 1],
    )
    go(match, "fight", "end_phase", "fight", "end_phase")  # the rat is beaten, the skeleton wins
    assert cards(match.table.discard) == ["rusty_skeleton", "giant_rat", "putrefaction", "trap"]
    go(match, "end_phase", "fight")
    wishes = options(match)
    assert "wish giant_rat" in wishes  # it was remains before it rotted
    assert "wish rusty_skeleton" not in wishes


@rule("QT-20.26")
def test_untyped_enemies_never_become_remains() -> None:
    for card in ("mimic", "doppelganger", "djinn"):
        picks = ["fight", "wish double_axe"] if card == "djinn" else []
        match = meet(table(seat("thief", objects="titan_cuirass"), "warrior"), card, *picks, rolls=[8, 1], rest=True)
        assert (p(match, 0).remains, cards(match.table.discard)) == ([], [card])
    t = table(seat("thief", token=False), seat("warrior", token=False), discard="mimic djinn doppelganger")
    match = play(t, "draw", draws=["day_in_hell", "trap"])
    assert facts(match, "no-effect") == [{"card": "day_in_hell"}]


@rule("QT-20.16", "QT-20.17", "QT-19.19")
def test_mimic() -> None:
    t = table("sorcerer", "warrior")
    match = meet(t, "mimic", rolls=[8, 1])  # not even the Sorcerer's token helps
    assert (totals(match), p(match, 0).token) == ((24, POWER[CARD["mimic"]] + 1), True)
    assert (p(match, 0).gems, p(match, 0).trophies, p(match, 0).remains, p(match, 0).kept) == (0, 0, [], [])
    match = meet(table("sorcerer", "warrior"), "mimic", rolls=[1, 8])
    assert p(match, 0).wounds == 2
    assert POWER[CARD["mimic"]] == 12


@rule("QT-20.19")
def test_pilferer_finds_nothing() -> None:
    match = meet(table(seat("thief", gems=2, remains="giant_rat"), "warrior"), "pilferer", rest=True)
    assert (prompt(match), cards(match.table.discard)) == ("0 rest", ["pilferer"])
    assert (p(match, 0).gems, cards(p(match, 0).remains), p(match, 0).wounds) == (2, ["giant_rat"], 0)


@rule("QT-20.18", "QT-20.5", "QT-20.32")
def test_pilferer_takes_one_object_of_choice() -> None:
    owner = seat("thief", objects="double_axe titan_cuirass", familiar="short_sword", fairy=True)
    match = meet(table(owner, "warrior"), "pilferer", rest=True)
    assert options(match) == ["give_up double_axe", "give_up titan_cuirass", "give_up short_sword"]
    go(match, "give_up titan_cuirass")
    assert OBJECT["titan_cuirass"] in match.table.shop
    assert p(match, 0).fairy


@rule("QT-20.21")
def test_doppelganger_copies_the_gauge_only() -> None:
    t = table(
        seat("forester", objects="bow_of_constraint copper_ring", tamed="giant_rat", type="dragon", wounds=2), "warrior"
    )
    match = meet(t, "doppelganger", "announce_unique", rolls=[1, 1, 8])
    assert totals(match) == (7 + 4 + 1 + 6 + 1, 7 + 1)
    t = table(seat("sorcerer", objects="charm_ring"), seat("warrior", objects="titan_cuirass", token=False))
    match = meet(t, "doppelganger", "charm_substitute seat:1", rolls=[1, 1])
    assert totals(match) == (14, 14)  # of whoever fights it


@rule("QT-20.17", "QT-20.21")
def test_a_lone_enemys_power_is_known_before_the_ring_is_used() -> None:
    for card, enemy in (("mimic", 12), ("doppelganger", 9)):
        match = meet(table(seat("sorcerer", objects="charm_ring", token=False), "warrior", "thief"), card)
        assert (prompt(match), match.view(0).fight.enemy_power) == ("0 solo", enemy)
        assert match.view(0).fight.odds == wins(9 - enemy)


@rule("QT-20.24", "QT-20.34", "QT-20.22")
def test_good_fairy_acts_by_itself_once() -> None:
    t = table("thief", seat("warrior", fairy=True, wounds=4, token=False), seat("priest", token=False))
    match = meet(t, "bridge_troll", *bids(t, 1, *FREE), "fight", rolls=[1, 7])
    assert (p(match, 1).fairy, p(match, 1).wounds, p(match, 0).wounds) == (False, 4, 1)
    t = table(
        seat("barbarian", objects="double_axe", token=False),
        seat("priest", objects="helm_of_oblivion", token=False),
        seat("warrior", fairy=True, token=False),
    )
    match = arena(t, 1, "2:defender", "use_helm", rolls=[8, 1])
    assert p(match, 2).fairy  # the Helm left nothing to save from


@rule("QT-20.31", "QT-23.45")
def test_fairy_saves_the_tamed_monster_from_the_kritik_but_not_from_its_roll() -> None:
    def lost(roll: int) -> Match[Table]:
        owner = seat("forester", objects="bow_of_constraint", tamed="giant_rat", fairy=True, type="dragon", token=False)
        return meet(table(owner, "warrior"), "storm_giant", "fight", rolls=[1, 8, roll])

    assert p(lost(5), 0).tamed == CARD["giant_rat"]
    assert p(lost(4), 0).tamed == NOTHING

    def helmed(roll: int) -> Match[Table]:
        t = table(
            seat("barbarian", objects="double_axe titan_cuirass", token=False),
            seat("priest", objects="helm_of_oblivion", token=False),
            seat("forester", objects="bow_of_constraint", tamed="giant_rat", type="dragon"),
        )
        return arena(t, 1, "2:defender", "use_helm", rolls=[8, 1, roll])

    assert p(helmed(5), 2).tamed == CARD["giant_rat"]
    assert p(helmed(4), 2).tamed == NOTHING


@rule("QT-20.28", "QT-15.9")
def test_the_familiar_dies_only_after_the_loot() -> None:
    t = table(
        seat("barbarian", objects="lightning_axe", token=False),
        seat("warrior", objects="copper_ring", familiar="jade_brooch", token=False),
    )
    match = arena(t, 1, "0:done", "loot jade_brooch", rolls=[8, 1])
    assert (p(match, 1).familiar, p(match, 0).slots[2]) == (False, OBJECT["jade_brooch"])
    assert cards(match.table.discard) == ["familiar"]
    t = table(
        seat("barbarian", objects="lightning_axe", token=False),
        seat("warrior", objects="copper_ring", familiar="jade_brooch", token=False),
    )
    match = arena(t, 1, "0:done", "loot jade_brooch", rolls=[7, 1])
    assert (p(match, 1).familiar, p(match, 1).on_familiar) == (True, NOTHING)  # it stays with its owner


@rule("QT-20.4")
def test_the_familiar_outlives_a_plain_defeat() -> None:
    owner = seat("thief", objects="double_axe", familiar="short_sword", token=False)
    match = meet(table(owner, "warrior"), "storm_giant", "fight", rolls=[1, 7])
    assert (p(match, 0).wounds, p(match, 0).familiar, p(match, 0).on_familiar) == (1, True, OBJECT["short_sword"])
    match = meet(table(owner, "warrior"), "giant_rat", "fight", rolls=[1, 8])
    assert (totals(match), p(match, 0).familiar) == ((15, 20), False)


@rule("QT-20.4", "QT-8.7")
def test_a_dragon_object_on_a_dying_familiar_is_discarded() -> None:
    t = table(seat("thief", objects="double_axe", token=False), "warrior")
    t.players[0].familiar = True
    t.deck.remove(CARD["familiar"])
    t.players[0].on_familiar = OBJECT["dragon_sword"]
    t.aside.remove(OBJECT["dragon_sword"])
    match = meet(t, "storm_giant", "fight", rolls=[1, 8])
    assert match.table.scrap == [OBJECT["dragon_sword"]]


# ------------------------------------------------------------------ dragons (QT-22)


@rule("QT-22.1", "QT-22.2", "QT-22.3", "QT-22.6")
def test_beaten_dragons() -> None:
    for dragon, found, slot in (("black", "armour", 1), ("red", "amulet", 2), ("green", "sword", 0)):
        match = meet(table(seat("thief", wounds=0), "warrior"), f"dragon_{dragon}", "fight", rolls=[8, 1], rest=True)
        player = p(match, 0)
        assert player.slots[slot] == OBJECT[f"dragon_{found}"]
        assert (player.trophies, cards(player.remains), power(match, 0)) == (3, [f"dragon_{dragon}"], 13)
        assert player.gems == 0


@rule("QT-22.4", "QT-22.5", "QT-20.37", "QT-19.17")
def test_dragons_that_win_or_are_fled_from() -> None:
    match = meet(table("thief", "warrior"), "dragon_red", "fight", rolls=[1, 1], rest=True)
    assert (p(match, 0).wounds, cards(match.table.discard)) == (1, ["dragon_red"])
    assert match.table.scrap == [OBJECT["dragon_amulet"]]
    match = meet(table("thief", "warrior"), "dragon_red", "flee", rest=True)
    assert (p(match, 0).wounds, match.table.scrap) == (0, [OBJECT["dragon_amulet"]])
    match = meet(table("sorcerer", "warrior"), "dragon_red", "fight", "flee_fight", rest=True)
    assert (p(match, 0).wounds, match.table.scrap) == (0, [OBJECT["dragon_amulet"]])
    assert (cards(match.table.discard), prompt(match)) == (["dragon_red"], "0 rest")


@rule("QT-22.7", "QT-20.9", "QT-28.1", "QT-28.2", "QT-28.3", "QT-28.4", "QT-28.5", "QT-28.6", "QT-28.7", "QT-28.8")
def test_supplied_numbers() -> None:
    monsters = COMPONENTS["monster"]
    for kind in ("humanoid", "undead", "creature"):
        own = [one for one in monsters if one["type"] == kind]
        assert sorted(one["power"] for one in own) == [4, 4, 6, 6, 8, 8, 8, 10, 10, 10, 12, 12, 14, 16, 16, 18]
        assert sum(one["gems"] for one in own) == 53
        assert all(abs(one["gems"] - (1 + one["power"] // 4)) <= 1 for one in own)
        assert {(one["power"], one["gems"]) for one in own if one["power"] >= 16} == {(16, 5), (18, 6)}
        assert {one["power"]: one["trophies"] for one in own if one["trophies"]} == {16: 1, 18: 2}
    assert [one["power"] for one in monsters if one["type"] == "dragon"] == [19] * 3
    assert [one["gems"] for one in monsters if one["type"] == "dragon"] == [0] * 3
    cyclops = next(one for one in monsters if one["id"] == "infernal_cyclops")
    assert (cyclops["type"], cyclops["power"], cyclops["gems"], cyclops["trophies"]) == ("humanoid", 16, 5, 1)
    assert (POWER[CARD["djinn"]], POWER[CARD["temple_key"]]) == (15, 0)
    objects = {one["id"]: one for one in COMPONENTS["object"]}
    for kind in ("weapon", "armour", "jewel"):
        own = [one for one in objects.values() if one["group"] == "ordinary" and one["type"] == kind]
        assert sorted((one["bonus"], one["price"]) for one in own) == [(1, 2), (2, 4), (3, 6), (4, 8)]
        assert sum(one["group"] == "reserved" and one["type"] == kind for one in objects.values()) == 2
    assert {one["price"] for one in objects.values() if one["group"] == "reserved"} == {4}
    assert (objects["double_axe"]["bonus"], objects["double_axe"]["price"]) == (4, 8)
    assert (objects["helm_of_the_dead"]["bonus"], objects["helm_of_the_dead"]["type"]) == (2, "armour")


# ------------------------------------------------------------------ the temple (QT-24)


@rule("QT-23.18", "QT-24.2", "QT-24.5", "QT-24.10", "QT-24.11")
def test_the_guardian() -> None:
    t = table(seat("priest", kept="temple_key", objects="copper_ring"), "warrior", temple=4)
    match = go(play(t, "phase_two", rolls=[1, 8, 6, 1], draws=["trap"]), "rob_temple", "reroll")
    assert (p(match, 0).gems, p(match, 0).wounds, p(match, 0).remains) == (4, 0, [])
    t = table(seat("warrior", kept="temple_key"), "thief", temple=4)
    match = go(play(t, "phase_two", rolls=[1, 8]), "rob_temple", "announce_unique")
    assert (totals(match), p(match, 0).wounds, match.table.temple) == ((11, 30), 2, 4)
    t = table(seat("sorcerer", kept="temple_key", objects="charm_ring"), "thief", temple=4)
    match = go(play(t, "phase_two"), "rob_temple")
    assert (prompt(match), options(match)) == ("0 sorcerer-flight", ["stay", "flee_fight"])  # no Ring
    go(match, "flee_fight")
    assert (p(match, 0).cursed, match.table.temple, prompt(match)) == (True, 4, "0 rest")


@rule("QT-24.6", "QT-24.8")
def test_several_may_be_cursed() -> None:
    t = table(seat("thief", cursed=True), seat("warrior", kept="temple_key", token=False), active=1)
    match = go(play(t, "phase_two", rolls=[1, 1]), "rob_temple")
    assert each(match, "cursed") == [True, True]


@rule("QT-19.7", "QT-19.5")
def test_the_dragon_token_covers_the_typeless() -> None:
    def first(kind: str, card: str) -> int:
        t = table(seat("forester", type=kind, token=False), "warrior")
        match = meet(t, card, *(["fight"] if card not in ("mimic", "doppelganger") else []), rolls=[1, 2])
        return totals(match)[0]

    assert [first("dragon", card) for card in ("dragon_red", "djinn", "mimic", "doppelganger")] == [10] * 4
    assert [first("undead", card) for card in ("dragon_red", "djinn", "mimic", "doppelganger")] == [9] * 4
    assert (first("undead", "bone_knight"), first("dragon", "bone_knight")) == (10, 9)
    t = table(seat("forester", type="dragon", token=False, kept="temple_key"), "warrior")
    assert totals(go(play(t, "phase_two", rolls=[1, 2]), "rob_temple"))[0] == 10


@rule("QT-13.3", "QT-13.4", "QT-13.5")
def test_the_ally_has_no_right_to_anything() -> None:
    t = table("thief", seat("priest", token=False), seat("warrior", token=False))
    terms = bids(t, 1, "gems 0", "done", "trophies 0", "no_favour")
    match = meet(t, "vampire_count", *terms, "fight", rolls=[8, 1])
    assert (p(match, 1).gems, p(match, 1).trophies, p(match, 1).remains) == (0, 0, [])
    assert fight(match).active == 0


@rule("QT-3.7", "QT-21.25", "QT-10.11", "QT-13.7")
def test_what_is_greyed_before_a_fight() -> None:
    t = table(seat("thief", kept="temple_key"), "warrior", round=2)
    assert play(t, "phase_two").blocked(0) == [(("arena", "seat:1"), "QT-3.7")]
    for card, found in (
        ("surge_of_love", [(("arena", "seat:1"), "QT-21.25")]),
        ("the_toll", [(("dungeon",), "QT-10.11")]),
    ):
        t = table(seat("thief", kept="temple_key"), "warrior")
        t.deck.remove(CARD[card])
        t.lasting, t.lasting_seat = CARD[card], 1
        assert play(t, "phase_two").blocked(0) == found
    assert meet(table("thief", "warrior"), "elven_assassin").blocked(0) == [(("flee",), "QT-13.7")]
    assert meet(table("thief", "warrior"), "orc_champion").blocked(0) == []


@rule("QT-7.4", "QT-7.5", "QT-7.6", "QT-7.8", "QT-16.4", "QT-16.5", "QT-24.6")
def test_what_is_greyed_in_the_shop() -> None:
    def greyed(step: str, **things: object) -> dict[str, str]:
        match = go(play(table(seat("thief", **things), "warrior"), step))
        return {str(pick[0]): rule_ for pick, rule_ in match.blocked(0)}

    assert greyed("turn 0", gems=1) == {"heal": "QT-7.4", "buy_quest": "QT-7.5"}
    assert greyed("rest", gems=1) == {"heal": "QT-7.4", "buy_quest": "QT-7.5", "buy_trophy": "QT-16.4"}
    assert greyed("turn 0", gems=3, wounds=3, cursed=True) == {"heal": "QT-24.6"}
    assert greyed("turn 0", gems=3, wounds=3, secondary="hunter dragon witcher") == {"buy_quest": "QT-7.8"}
    match = go(play(table(seat("thief", gems=10, wounds=2), "warrior"), "rest"), "buy_quest", "keep 1", "buy_trophy")
    assert dict(match.blocked(0)) == {("buy_quest",): "QT-7.6", ("buy_trophy",): "QT-16.5"}
