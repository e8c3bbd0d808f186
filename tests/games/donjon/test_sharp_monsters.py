"""Monsters, their loot and the automatic MD where a near miss would look the same (DJ-24, DJ-30 to DJ-32, DJ-35)."""

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.automatic import monster_play
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.table import PC, PC_NOW, Group, Table, Turn
from oubliettes.kernel import Pick
from tests.games.donjon.fights import SPENT, foe, prowl
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import match, play, put_piece, spot, table
from tests.support import rule


def decide(t: Table, number: int = 10) -> Pick:
    """What an automatic monster does first."""
    monster = foe(t, number)
    t.phase = PC
    t.turn = Turn(figure=number, start=monster.at, points=monster.creature.stats[5])
    return monster_play.decide(t, monster)


# ------------------------------------------------------------------ monsters


@rule("DJ-31.50")
def test_a_potion_of_strength_is_no_will_to_live() -> None:
    t = table(heroes="warrior 2,2 drained=3")
    add_effect(t.heroes[0], "might", 2, PC_NOW)
    assert not is_standing(t.heroes[0])
    t.heroes[0].drained = 2
    add_effect(t.heroes[0], "weakened", 1, PC_NOW)
    assert is_standing(t.heroes[0])


@rule("DJ-32.2", "DJ-32.3")
def test_a_spell_that_was_cast_is_the_one_discarded() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0; evil_sorcerer 5,0", md=True)
    before = foe(t).spells
    play(prowl(t, rolls=[9]), "cast-on seat:0 ice_block")
    assert foe(t).spells == tuple(spell for spell in before if spell != "ice_block")
    assert foe(t, 11).spells == before


@rule("DJ-30.5", "DJ-24.13")
def test_a_cards_treasure_does_not_wait_for_quest_monsters_that_stay() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 5,0 quest", phase=PC, revealed=True)
    t.groups.append(Group("orc_band", 0, 1, last_blow=0))
    t.decks["treasure"] = ["copper_purse"]
    match(t, ("combat-ends",), draws=[0])
    assert t.heroes[0].gold > 0
    assert [group.left for group in t.groups] == [1]


@rule("DJ-24.3", "DJ-24.1")
def test_a_monster_need_be_seen_by_one_adventurer_only() -> None:
    t = table("room_nwe", "n corridor", heroes=f"warrior 2,0 {SPENT}; thief 0,5 {SPENT}")
    t.decks["monster"] = ["u_troll"]
    match(t, ("monsters", -1), draws=[0])
    at_the_end = foe(t).at
    assert sees(t.map, t.heroes[0].at, at_the_end)
    assert not sees(t.map, t.heroes[1].at, at_the_end)
    assert spot(t, foe(t)) == "2,-6"  # six squares from the warrior: nothing in sight is farther from both


@rule("DJ-45.24")
def test_the_relic_is_found_once() -> None:
    t = table(heroes="warrior 2,2", secondary=("lost_relic",))
    chest = t.pieces[put_piece(t, "chest", "3,3")]
    run(goals.examined(t, t.heroes[0], chest), rolls=[9])
    assert t.done == ("lost_relic",)
    run(goals.examined(t, t.heroes[0], chest))  # no die any more
    assert sum(item.kind == "lost_relic" for item in t.heroes[0].pack) == 1


# ------------------------------------------------------------------ the automatic MD


@rule("DJ-35.9")
def test_the_weaker_guard_counts_before_fewer_points_of_life() -> None:
    t = table(heroes="warrior 2,3 life=3; wizard 3,3 life=20", monsters="orc 2,2")
    assert decide(t) == ("attack", "seat:1")  # Defence and armour 8 against 5
    t = table(heroes="warrior 2,3 life=20; warrior 3,3 life=3", monsters="orc 2,2")
    assert decide(t) == ("attack", "seat:1")


@rule("DJ-35.11")
def test_an_archer_itself_engages_nobody() -> None:
    t = table(heroes="warrior 2,3; wizard 5,3", monsters="orc_archer 2,2 rooted; orc 5,2")
    t.turn.stopped = True
    monster = foe(t)
    assert monster_play.prefer(t, monster, t.heroes, first=True).number == 0  # the wizard has an orc beside him


@rule("DJ-35.14")
def test_a_caster_keeps_away_from_the_nearest_of_them() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}; thief 5,5 {SPENT}", monsters="skeleton_sorcerer 2,2; orc 5,0")
    assert decide(t) == ("go", 0, 5)  # five squares from both, and a walk of three away


@rule("DJ-35.15")
def test_a_cloud_over_two_adventurers_and_a_skeleton_is_useful() -> None:
    t = table(heroes="warrior 1,4; priest 3,4", monsters="demon 2,0; skeleton 2,4", phase=PC)
    foe(t).spells = ("toxic_cloud",)
    assert monster_play.useful_spell(t, foe(t)) is not None
    t = table(heroes="warrior 1,4; priest 3,4", monsters="demon 2,0; goblin 2,4", phase=PC)
    foe(t).spells = ("toxic_cloud",)
    assert monster_play.useful_spell(t, foe(t)) is None


@rule("DJ-35.22")
def test_a_wall_of_fire_grows_at_the_end_that_has_room() -> None:
    t = table("room_n", heroes=f"warrior 1,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 5,0")
    foe(t).spells = ("wall_of_fire",)
    for square in ("0,4", "2,5", "1,2", "3,2", "3,4"):
        put_piece(t, "chest", square)
    foe(t).rooted = True
    prowl(t)
    assert {(t.map.x[square], t.map.y[square]) for square, _ in t.fires} == {(1, 4), (2, 3), (0, 5)}
