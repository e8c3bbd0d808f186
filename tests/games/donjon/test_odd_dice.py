"""Options of the MD, darkness, penalties and placing, at their edges (DJ-21 to DJ-24)."""

import pytest

from oubliettes.games.donjon.board import distance, sees
from oubliettes.games.donjon.pieces import DEXTERITY, MAGIC, STRENGTH
from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.rules.dice.life import recover
from oubliettes.games.donjon.rules.ending import interruption
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.zones import layout, light
from oubliettes.games.donjon.table import NOBODY, PC, PC_NOW, PE, PE_NOW, Group, Table
from oubliettes.kernel import NoMoreDice
from tests.games.donjon.fights import SPENT, fight, foe, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.support import rule

# ------------------------------------------------------------------ options (DJ-21)


@rule("DJ-21.1", "DJ-21.4")
def test_free_the_md_judges_monster_cards_and_no_room_cards() -> None:
    t = table("room_n", heroes="warrior 2,5", coherence="free", md=True, phase=PC)
    t.decks["monster"] = ["goblin_band", "orc_band"]
    m = match(t, ("monsters", 0), draws=[0, 0])
    assert asked(m) == (1, "accept-card")
    play(m, "redraw")
    assert t.drawn == "orc_band"
    play(m, "accept")
    assert t.groups[-1].card == "orc_band"
    assert t.decks["monster"] == ["goblin_band"]
    t = table("room_n", heroes="warrior 2,0", coherence="free", md=True, pile=["throne_hall", "room_n"])
    t.decks["square"] = ["storeroom"]
    m = play(turn(t, draws=[0]), "open")
    assert not m.pending or asked(m)[1] != "accept-card"


@rule("DJ-21.4")
def test_free_means_nothing_to_the_automatic_md() -> None:
    t = table("room_n", heroes="warrior 2,5", coherence="free", phase=PC)
    t.decks["monster"] = ["orc_band"]
    assert not match(t, ("monsters", 0), draws=[0]).pending
    assert len(t.monsters) == 5


@rule("DJ-21.11", "DJ-21.12", "DJ-21.10")
def test_the_cards_held_are_out_of_their_decks() -> None:
    t = table(heroes="warrior 2,5", one_card_ahead=True, md=True)
    match(t, ("decks",), draws=[0] * 6)
    assert len(t.dungeon) == 28 - 1 - 1  # the objective card, and the one held
    assert len(t.pile) == 13
    assert {kind: len(t.decks[kind]) for kind in ("square", "rectangular", "monster", "treasure", "event")} == {
        "square": 16,
        "rectangular": 10,
        "monster": 37,
        "treasure": 53,
        "event": 36,
    }
    assert set(t.held) == {"dungeon", "square", "rectangular", "monster", "treasure"}


@rule("DJ-21.15")
def test_with_the_d6_option_monsters_defend_with_a_d6_too() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5", beginner_d6=True)
    with pytest.raises(NoMoreDice, match="cannot show"):
        play(fight(t, rolls=[10, 7]), "strike 10 orc")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5", beginner_d6=False)
    play(fight(t, rolls=[9, 10]), "strike 10 orc")
    assert foe(t).life == 5 - (9 + 8 - 10 - 5)


@rule("DJ-21.17")
def test_who_is_unique_for_the_d6_option() -> None:
    t = table(heroes="warrior 2,5", phase=PC, beginner_d6=True)
    t.decks["monster"] = ["orc_band", "u_ogre"]
    match(t, ("monsters", 0), draws=[1, 0])
    assert {one.kind: one.unique for one in t.monsters} == {"ogre": True, "orc": False}
    t = table("room_n", "n arena!", heroes="warrior 2,1", beginner_d6=True, quest="arena_captives")
    t.quest = "arena_captives"
    match(t, ("objective-room", 1))
    assert {one.kind: one.unique for one in t.monsters} == {"minotaur": True, "gnoll": False}
    t = table("room_n", "n idol_sanctum!", heroes="warrior 2,1", beginner_d6=True, quest="gate_of_hell")
    t.quest = "gate_of_hell"
    match(t, ("objective-room", 1))
    kinds = {one.kind: one.unique for one in t.monsters}
    assert kinds == {"major_demon": True, "chaos_warrior": False, "mummy": False}  # minions, whatever their kind
    t = table(heroes=f"warrior 2,2 {SPENT}", beginner_d6=True)
    number = put_piece(t, "statue", "2,1")
    play(turn(t, rolls=[7]), f"examine statue {number}")
    assert [(one.kind, one.unique) for one in t.monsters] == [("troll", True)]


@rule("DJ-21.17")
def test_the_d6_of_a_spell_attack() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0 unique=0; orc 5,0", beginner_d6=True, md=True)
    with pytest.raises(NoMoreDice, match="cannot show"):
        play(prowl(t, rolls=[7, 1]), "cast-on seat:0 magic_missile")


# ------------------------------------------------------------------ darkness (DJ-22)


@rule("DJ-22.3")
@pytest.mark.parametrize("die, passed", [(6, False), (7, True)])
def test_darkness_takes_one_off_a_test(die: int, passed: bool) -> None:
    t = table("room_n=crypt", heroes=f"human warrior 1,2 {SPENT}")
    assert run(trials.trial(t, t.heroes[0], STRENGTH), [die]) is passed


@rule("DJ-22.5")
def test_a_torch_gives_light_and_goes_out_above_as_below() -> None:
    t = table("stairs", "n room_n=crypt", heroes="human warrior 2,-1 +torch")
    assert light.is_dark(t, 1)
    m = play(turn(t), "torch")
    assert not light.is_dark(t, 1)
    assert t.heroes[0].torch == 2
    play(m, "step s")
    assert t.heroes[0].torch == 0


@rule("DJ-22.6")
def test_a_torch_ends_with_its_level_however_one_leaves_it_and_with_the_game() -> None:
    t = table("stairs", "n room_n", heroes="human wizard 2,-1 destiny=0 torch=2", monsters="")
    skilled(t.heroes[0], "teleport")
    play(turn(t), "skill-on seat:0 teleport", "to 2 3")
    assert t.heroes[0].torch == 0
    t.heroes[0].torch = 1
    recover(t.heroes[0])
    assert t.heroes[0].torch == 0
    t = table("stairs", "n room_n", heroes="human wizard 2,-1 torch=2")
    play(turn(t), "step n")
    assert t.heroes[0].torch == 2


@rule("DJ-22.9")
def test_everybody_in_the_zone_is_helped_by_one_light() -> None:
    t = table("room_n=crypt", heroes=f"human warrior 1,2 {SPENT}; thief 2,4 torch=1")
    assert run(trials.trial(t, t.heroes[0], STRENGTH), [6])
    assert "" in picks(turn(t), "run")


# ------------------------------------------------------------------ tests and penalties (DJ-23)


@rule("DJ-23.5", "DJ-23.1")
@pytest.mark.parametrize("characteristic, value", [(STRENGTH, 4), (DEXTERITY, 2), (MAGIC, 1)])
def test_a_monster_tests_each_characteristic_of_its_own(characteristic: int, value: int) -> None:
    for more in (0, 1):
        t = table(heroes="warrior 1,1 destiny=0", monsters="giant_spider 3,3")
        assert run(trials.trial(t, foe(t), characteristic), [8 - value + more]) is bool(more)


@rule("DJ-23.6")
def test_penalties_and_bonuses_weigh_on_attack_defence_and_spells() -> None:
    for venom, curse, luck, total in ((0, 0, 0, 0), (2, 0, 0, -2), (1, 1, 0, -2), (0, 0, 1, 1)):
        t = table(heroes=f"warrior 2,2 {SPENT} venom={venom}", monsters="troll 2,1; orc 5,5")
        for name, value in (("curse", curse), ("luck", luck)):
            if value:
                add_effect(t.heroes[0], name, value, PC_NOW)
        play(fight(t, rolls=[9, 1]), "strike 10 troll", "end")
        assert foe(t).life == 15 - (9 + 8 + total - 1 - 8)
        prowl(t, rolls=[9, 1])
        assert t.heroes[0].life == 20 - (9 + 8 - 1 - 8 - total)
        t = table(heroes=f"elf wizard 2,5 destiny=0 fatigue=1 venom={venom}", monsters="troll 2,1; orc 5,0")
        skilled(t.heroes[0], "magic_missile")
        for name, value in (("evil_eye", curse), ("luck", luck)):
            if value:
                add_effect(t.heroes[0], name, value, PC_NOW)
        play(fight(t, rolls=[9, 1]), "skill-at 10 troll magic_missile")
        assert foe(t).life == 15 - (9 + 10 + total - 1 - 8)


@rule("DJ-23.6")
def test_a_penalty_does_not_change_tables_running_or_damage() -> None:
    t = table(heroes=f"thief 2,2 {SPENT} venom=3")
    add_effect(t.heroes[0], "curse", 1, PE_NOW)
    number = put_piece(t, "throne", "2,1", side=0)
    play(turn(t, rolls=[9, 6]), f"examine throne {number}", "run")
    assert t.heroes[0].gold == 15
    assert t.turn.points == 4 + 6


# ------------------------------------------------------------------ placing and rounds (DJ-24)


def crowd(t: Table, *kinds: str) -> None:
    t.groups.append(Group("orc_band", len(kinds), 0))
    t.coming = [(kind, len(t.groups) - 1) for kind in kinds]


@rule("DJ-24.3")
def test_the_distance_is_that_to_the_nearest_standing_adventurer() -> None:
    t = table("room_n", "n corridor", "n room_n", heroes="warrior 2,5; priest 2,-7")
    crowd(t, "orc")
    run(arrival.settle_in(t, NOBODY))
    gaps = [distance(t.map, foe(t).at, hero.at) for hero in t.heroes]
    assert min(gaps) == 6
    t = table("room_n", heroes="warrior 0,0; priest 5,5 life=0", md=True, phase=PC)
    crowd(t, "orc")
    m = match(t, ("place-monsters", 0, NOBODY))
    assert len(picks(m, "place")) == 10  # the downed keep nobody away


@rule("DJ-24.1")
def test_monsters_are_placed_in_sight() -> None:
    t = table("corner", heroes="warrior 2,5")
    crowd(t, "orc")
    run(arrival.settle_in(t, 0))
    assert sees(t.map, t.heroes[0].at, foe(t).at)
    t = table(heroes="warrior 2,5; priest 2,0 life=0")
    put_piece(t, "wardrobe", *[f"{x},3" for x in range(6)])
    crowd(t, "orc")
    run(arrival.settle_in(t, 0))
    assert t.map.y[foe(t).at] > 3


@rule("DJ-24.5")
def test_the_rest_go_to_neighbouring_zones_through_an_open_door() -> None:
    for door, placed in ((True, 14), (False, 11)):
        t = table("corridor", "n room_n", heroes="warrior 2,5")
        put_piece(t, "wardrobe", "2,-1", "3,-1", zone=1)
        if not door:
            t.doors[0].portcullis = True
            layout.swing(t, t.doors[0], open_=True)
        crowd(t, *["goblin"] * 14)
        run(arrival.settle_in(t, 0))
        assert len(t.monsters) == placed
        assert sum(t.map.zone[one.at] == 1 for one in t.monsters) == placed - 11


@rule("DJ-24.10")
def test_spells_that_are_left_keep_monsters_from_being_shut_out() -> None:
    for spells, gone in ((("magic_missile",), False), ((), True)):
        t = table("room_n", "n room_n", heroes="warrior 2,5", monsters="skeleton_sorcerer 2,-6")
        put_piece(t, "chasm", *[f"{x},-3" for x in range(6)], zone=1, row=1, side=0)
        foe(t).spells = spells
        t.phase, t.round, t.idle = PC, 5, 2
        if gone:
            with pytest.raises(interruption.Cut):
                run(rounds.STEPS["round-ends"](t, 0))
        else:
            run(rounds.STEPS["round-ends"](t, 0))
        assert (not t.monsters) is gone


@rule("DJ-24.10")
@pytest.mark.parametrize("who, frozen", [("hero", 1), ("monster", 1), ("", 0)])
def test_rounds_that_start_with_ice_are_told_apart(who: str, frozen: int) -> None:
    t = table(heroes="warrior 2,5; priest 3,5", monsters="orc 0,0; orc 5,0", phase=PC, struck=True)
    t.heroes[1].frozen = who == "hero"
    t.monsters[1].frozen = who == "monster"
    run(rounds.STEPS["round"](t))
    assert ("round-ends", frozen) in t.agenda
    assert not t.struck  # each round is judged anew


@rule("DJ-24.13")
def test_a_quest_monster_out_of_sight_starts_nothing() -> None:
    t = table("room_n", "n room_n", heroes="warrior 0,5", monsters="orc 0,-6 quest=1")
    play(match(t, ("turn-starts", 0), ("turn",), ("turn-ends",)), "step n", "end")
    assert t.phase == PE


@rule("DJ-24.13")
def test_quest_monsters_take_part_in_any_other_fight() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="orc 5,-6 quest=1; goblin 2,4")
    match(t, ("monsters-part",), rolls=[1, 9, 1], draws=[])
    assert all(one.played for one in t.monsters)
    assert spot(t, foe(t)) != "5,-6"


@rule("DJ-24.14")
def test_if_the_last_of_both_sides_fall_together_the_party_is_lost() -> None:
    t = table(heroes="elf wizard 2,3 life=1 destiny=0 fatigue=1; warrior 5,5 life=0", monsters="goblin 2,1")
    skilled(t.heroes[0], "fireball")
    play(fight(t, rolls=[10, 1, 1]), "skill-area 2 2 fireball")
    assert not t.monsters
    assert [hero.fate for hero in t.heroes] == ["dead", "dead"]
    assert t.outcome == "failure"


@rule("DJ-24.14", "DJ-1.13")
def test_a_villain_who_takes_the_whole_party_with_him_has_won() -> None:
    t = table(heroes="elf wizard 2,3 life=1 destiny=0 fatigue=1", monsters="orc_warlord 2,1 life=1 quest=1")
    skilled(t.heroes[0], "fireball")
    play(fight(t, rolls=[10, 1, 1]), "skill-area 2 2 fireball")
    assert not t.monsters
    assert t.outcome == "failure"


@rule("DJ-24.8")
def test_an_attack_costs_no_movement() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5")
    m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
    assert t.turn.points == 3
    assert "s" in picks(m, "step")


@rule("DJ-24.2")
def test_equally_distant_squares_are_all_of_them_his_to_choose() -> None:
    t = table("room_n", heroes="warrior 0,0", md=True)
    crowd(t, "orc")
    t.phase = PC
    m = match(t, ("place-monsters", 0, NOBODY))
    assert len(picks(m, "place")) == 11  # the far column and the far row
    play(m, "place 5 2 orc")
    assert foe(t).at == at(t, "5,2")
