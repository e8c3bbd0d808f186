"""SS-14: encounters and surprise."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.dungeons.contents import (
    stand,
)
from oubliettes.games.souterrains.rules.wander import draw_patrol, draw_wanderer, leader, roll_attitude
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.kernel import Match, ScriptedDice
from tests.games.souterrains.situation import against, d10, facing, group, in_a_row, needed, play, room, states, table
from tests.support import do, offers, rule


def walks_up(
    text: str, *, rolls: list[int], source: str = "wander", seen: bool = False, hp: int = 4, **more: object
) -> Match[Table]:
    """A group walks up: from the very beginning of the encounter."""
    new = table(**more)  # type: ignore[arg-type]
    them = group(text, hp=hp, attitude="")
    them.seen = them.told = them.rolled = them.counted = seen
    if source == "standing":
        stand(new.dungeon, 0, them)
        new.dungeon.awaken(0)
    else:
        new.dungeon.groups.append(them)
    return play(new, ("meet", 0, source), rolls=rolls)


@rule("SS-14.2", "SS-14.3", "SS-26.3")
def test_what_is_met() -> None:
    assert run(draw_wanderer(table()), ScriptedDice([2, 1, 3])).members[0].creature == "kobold"  # D6 2: a patrol
    rats = run(draw_wanderer(table()), ScriptedDice([3, 1, 4]))
    assert [member.creature for member in rats.members] == ["giant_rat"] * 4
    themed = run(draw_wanderer(table()), ScriptedDice([6, 12, 3]))  # row 12: the stronghold's table
    assert themed.members[0].creature == "gnome"
    assert run(draw_patrol(table(hd=4, danger=4)), ScriptedDice([1, 2])).members[0].creature == "scarred_orc"


@rule("SS-14.4", "SS-14.5", "SS-14.15", "SS-14.16", "SS-14.27", "SS-16.16", "SS-16.17")
def test_the_order_of_an_encounter() -> None:
    # distance 3, attitude D10 = 9, Surprise, (no stealth), the group's Surprise, HP of each, Initiative of all
    match = walks_up(
        "orc*2", rolls=[3, *d10(9), 15, 12, 3, 4, 5, 6, *d10(1, 2, 3), 1, 1], sections=[room(lighting="lamp")]
    )
    assert (match.table.enc.distance, match.pending[0].prompt) == (3, "stealth")
    do(match, "no_stealth")
    them = match.table.group
    assert (them.attitude, [member.hp for member in them.members], them.counted) == ("hostile", [7, 11], False)
    do(match, "attack_first")
    assert match.table.enc.init == [1]
    assert [member.init for member in them.members] == [2, 3]
    assert them.counted
    mixed = run(draw_wanderer(table(hd=3, danger=3)), ScriptedDice([3, 3, 2]))
    assert [member.creature for member in mixed.members] == ["goblin_chief", "goblin", "goblin"]
    assert leader(mixed).id == "goblin_chief"


@rule("SS-14.17")
def test_only_who_is_not_surprised_may_steal_past() -> None:
    for die, prompt in ((4, "stealth"), (3, "action")):
        match = walks_up("orc", rolls=[3, *d10(9), die, 20, 3, 3, *d10(0, 9), 1, 1], sections=[room(lighting="lamp")])
        assert match.pending[0].prompt == prompt


@rule("SS-14.6", "SS-29.6", "SS-29.8")
def test_far_off_in_the_dark_they_are_not_seen() -> None:
    match = walks_up("ruin_viper", rolls=[4, 20, 20])
    assert match.table.enc.unseen
    view = match.view(0)
    assert (view.encounter.seen, view.encounter.enemies, view.encounter.attitude) == (False, [], "")
    near = walks_up("ruin_viper", rolls=[3, 20])
    assert near.view(0).encounter.seen
    lit = walks_up("ruin_viper", rolls=[6, 20], sections=[room(lighting="lamp")])
    assert lit.view(0).encounter.seen
    blind = walks_up("ruin_viper", rolls=[1, 20, 20], off="")
    assert not blind.view(0).encounter.seen
    hidden = walks_up("ruin_viper", rolls=[4], resources=1)
    assert hidden.table.trial is not None
    assert hidden.table.trial.malus == [("unseen", 2)]  # the ambush, without its name


@rule("SS-14.7")
def test_four_squares_are_run_in_a_round_five_are_not() -> None:
    for distance, approach in ((1, False), (4, False), (5, True), (6, True)):
        match = against("orc", ("combat",), distance=distance, rolls=d10(0, 9))
        assert match.table.enc.approach == approach
        assert any(pick.startswith("attack") for pick in offers(match)) == (not approach)


@rule("SS-14.7")
def test_a_spider_casts_its_web_from_afar_and_does_not_bite() -> None:
    for used, held in ((False, 0), (True, -1)):
        new = facing("giant_spider", table(), init=[0], approach=True)
        new.group.members[0].used = used
        play(new, ("slot", (), (0,)), rolls=[] if used else [2])
        assert (new.enc.held, new.enc.lost) == (held, 0)


@rule("SS-14.7")
def test_the_distance_is_the_one_of_now() -> None:
    hall = [room(lighting="lamp")]
    far = against("orc", distance=6, sections=hall, rolls=[*d10(0, 9), 2])
    assert far.view(0).encounter.distance == 6
    do(far, "attack_first")
    assert (far.view(0).encounter.distance, far.table.enc.approach) == (6, True)
    do(far, "nothing")
    assert (far.view(0).encounter.distance, far.table.enc.approach) == (1, False)
    near = do(against("orc", distance=4, sections=[room(lighting="lamp")], rolls=d10(0, 9)), "attack_first")
    assert near.view(0).encounter.distance == 1


@rule("SS-14.7", "SS-3.16")
def test_a_bolt_at_those_out_of_sight_is_blind() -> None:
    for lit, extra in (("none", 4), ("torch", 0)):
        match = against(
            "orc", ("slot", (0,), ()), init=[0, 0], resources=2, gifts=["magic"], sections=[room(lighting=lit)]
        )
        match.table.enc.approach = True
        match = do(play(match.table, ("slot", (0,), ())), "fire_bolt 0 orc")
        assert needed(match) == 10 - 1 + extra


@rule("SS-14.8", "SS-14.23", "SS-18.1")
def test_the_first_choice() -> None:
    match = against("goblin", po=10, exits=[Exit(0, 0, (10, 10), 0, "open")], items=["antidote"])
    assert set(offers(match)) == {
        "attack_first", "talk charm", "talk negotiation", "talk bribery", "flee 999 way_out", "use 0 antidote", "yield",
    }  # fmt: skip
    match = against("peddler", attitude="friendly")
    assert {"part", "trade", "attack_first"} <= set(offers(match))
    match = against("shrieker")
    assert "leave_alone" in offers(match)
    match = against("skeleton")
    assert not any(pick.startswith(("talk", "yield", "part", "leave_alone")) for pick in offers(match))


@rule("SS-14.9")
def test_a_zero_rating_is_hostile_without_a_roll() -> None:
    them = Group([Member("skeleton")], 1)
    run(roll_attitude(table(), them), ScriptedDice([]))
    assert them.attitude == "hostile"
    assert Item("torch").thing.kind == "torch"


@rule("SS-14.12", "SS-14.24")
def test_the_surprised_do_not_act_in_the_first_round() -> None:
    match = walks_up("orc", rolls=[1, *d10(9), 2, 20, 3, 3, *d10(0, 9), 1])
    assert match.table.enc.round == 2  # the orc had its round alone
    assert match.pending[0].prompt == "action"
    new = table()
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(0, "wander", init=[9], group_surprised=True, start_hd=2)
    match = play(new, ("round",), rolls=[1])
    assert offers(match)[0] == "attack 0 orc"  # nobody struck before him
    do(match, "nothing")
    assert match.table.enc.round == 2


@rule("SS-14.13", "SS-14.14")
def test_the_dead_are_never_surprised() -> None:
    assert all(c.never_surprised for c in CREATURES.values() if c.undead)
    match = against("skeleton", ("group_surprise",))  # no die
    assert not match.table.enc.group_surprised


@rule("SS-14.18", "SS-14.19", "SS-14.20")
def test_stealth_is_offered_once_and_early() -> None:
    match = walks_up("orc", rolls=[1, *d10(9), 20, 2, 3, 3])
    assert offers(match) == ["stealth", "no_stealth"]
    do(match, "stealth")  # D20 = 2 fails: the group passes without a roll
    assert match.pending[0].prompt == "first-choice"
    assert not any("stealth" in pick for pick in offers(match))
    surprised = walks_up("orc", rolls=[1, *d10(9), 2, 2, 3, 3], off="", gifts=["infravision"])
    assert surprised.pending[0].prompt == "first-choice"  # no Stealth for those who failed


@rule("SS-14.21")
def test_past_a_standing_group_there_is_only_the_way_on() -> None:
    exits = [Exit(0, 0, (10, 10), 0, "open", b=1), Exit(0, 0, (12, 12), 1, "locked")]
    match = walks_up("orc", rolls=[1, *d10(9), 20, 20], source="standing", sections=[room(), room(10, 7)], exits=exits)
    do(match, "stealth")
    assert match.pending[0].prompt == "slip"
    assert offers(match) == ["exit 0 north open", "slip_out"]
    do(match, "exit 0 north open")
    assert (match.table.section, match.table.dungeon.standing(0) is not None) == (1, True)


@rule("SS-14.21")
def test_a_failed_climb_is_heard() -> None:
    new = table(levels=2)
    new.place.features.append(Feature("link", "conduit", (10, 10), to=(10, 10), up=True))
    stand(new.dungeon, 0, group("orc"))
    new.dungeon.awaken(0)
    match = do(play(new, rolls=[2, 3]), "slip_link 0 conduit")
    assert match.pending[0].prompt == "first-choice"
    assert not match.table.enc.group_surprised


@rule("SS-14.22")
def test_cowards_may_slip_away() -> None:
    match = walks_up("kobold", rolls=[1, *d10(9), 20, 20, 19], danger=2)
    do(match, "no_stealth")
    assert (match.table.fight, match.table.danger, match.table.hero.xp) == (None, 2, 0)
    match = walks_up("kobold*2", rolls=[1, *d10(9), 20, 20, 3, 3], danger=2)
    do(match, "no_stealth")
    assert match.table.fight is not None  # 2 HD are not less than Danger 2


@rule("SS-14.23")
def test_both_surprised_lose_a_round() -> None:
    match = walks_up("orc", rolls=[1, *d10(9), 2, 2, 3, 3], off="", gifts=["infravision"])
    assert (match.table.t, match.pending[0].prompt) == (1, "first-choice")
    assert not match.table.enc.group_surprised


@rule("SS-14.23", "SS-17.1")
def test_a_phial_thrown_first_finds_its_target_and_shakes_them() -> None:
    match = against("goblin*3", resources=1, items=["fire_phial"], rolls=[6, 6, *d10(9), 1])
    assert "throw_phial 0 fire_phial 2" in offers(match)
    do(match, "throw_phial 0 fire_phial 2", "kill 2 goblin")
    assert (match.pending[0].prompt, match.table.enc.round) == ("morale", 0)
    do(match, "roll")
    assert states(match) == ["gone", "gone", "dead"]
    assert match.pending[0].prompt == "pay-effort"


@rule("SS-14.24", "SS-14.25")
def test_friends_wait_until_he_has_come_to_himself() -> None:
    for attitude, prompt in (("friendly", "first-choice"), ("hostile", "action")):
        new = table(resources=1)
        new.dungeon.groups.append(group("gnome", attitude=attitude))
        new.fight = Encounter(0, "wander", surprised=True)
        match = play(new, ("appear",), rolls=[] if attitude == "friendly" else [*d10(0, 0), 2])
        assert (match.pending[0].prompt, new.t) == (prompt, 1)


@rule("SS-14.25", "SS-22.1", "SS-22.23")
def test_friends() -> None:
    match = do(against("pilgrim*2", attitude="friendly", danger=2), "part")
    assert (match.table.hero.xp, match.table.danger, match.table.fight) == (100, 1, None)
    match = against("pilgrim", attitude="friendly", rolls=[*d10(0, 9), 15, 1, 2, 2], hp=1)
    do(match, "attack_first", "attack 0 pilgrim", "kill 0 pilgrim")
    assert match.table.hero.xp == 50  # its rate stays that of a friend
    match = against("pilgrim", ("end_encounter", "failure"), attitude="friendly")
    assert match.table.hero.xp == 20


@rule("SS-14.25", "SS-14.29", "SS-29.6")
def test_a_section_tells_how_those_in_it_are_disposed() -> None:
    for attitude in ("friendly", "hostile"):
        match = against("gnome", attitude=attitude, standing=True)
        assert match.view(0).sections["0"].group == attitude
        match.table.group.told = False
        assert match.view(0).sections["0"].group == "somebody"
        match.table.group.peace = True
        assert match.view(0).sections["0"].group == "peace"


@rule("SS-14.25", "SS-14.29")
def test_a_group_at_peace_that_is_attacked_is_hostile_ever_after() -> None:
    new = table(resources=1)
    them = group("pilgrim*2", attitude="friendly")
    them.peace = True
    stand(new.dungeon, 0, them)
    new.dungeon.awaken(0)
    do(play(new, rolls=[*d10(0, 9, 9)]), "attack_peace")
    them = new.group
    assert (them.attitude, them.peace, them.friendly_first, new.enc.surprised) == ("hostile", False, True, False)


@rule("SS-14.26", "SS-27.3")
def test_leaving_the_harmless_alone() -> None:
    match = do(against("shrieker", danger=3), "leave_alone")
    assert (match.table.t, match.table.danger, match.table.hero.xp) == (1, 3, 100)  # alarm +1, peace -1
    new = table(danger=3)
    new.dungeon.groups.append(group("shrieker"))
    new.fight = Encounter(0, "wander", group_surprised=True)
    match = do(play(new, ("first_choice",)), "leave_alone")
    assert match.table.danger == 2


@rule("SS-14.27")
def test_hit_points_are_rolled_once() -> None:
    new = facing("orc", table(resources=1))
    new.group.members[0].hp = 3
    play(new, ("appear",))
    assert new.group.members[0].hp == 3


@rule("SS-14.29", "SS-15.14")
def test_a_group_at_peace() -> None:
    match = against(
        "orc", ("end_encounter", "peace"), standing=True, danger=1, resources=1, exits=[Exit(0, 0, (10, 10), 0, "open")]
    )
    verbs = {pick.split()[0] for pick in offers(match)}
    assert verbs == {"exit", "attack_peace", "gear", "rest_fed", "rest", "leave"}
    match = against("orc", ("end_encounter", "peace"), standing=True, danger=1)
    match.dice.rolls += d10(0, 9)  # type: ignore[attr-defined]
    do(match, "attack_peace")
    assert match.pending[0].prompt == "action"


@rule("SS-14.29", "SS-14.21")
def test_nobody_disarms_a_trap_before_others() -> None:
    for peace in (True, False):
        new = in_a_row()
        new.section, new.square, new.on_entry = 1, (13, 10), True
        new.dungeon.groups[0].peace = peace
        new.place.traps = [Trap("pit", "floor")]
        match = do(play(new), "exit 1 east open")
        assert offers(match) == ["bypass 0 pit", "turn_back", "spring 0 pit"]


@rule("SS-14.30", "SS-26.13")
def test_a_body_that_rises() -> None:
    new = table(sections=[room()])
    new.place.features.append(Feature("element", "mummified_body", (10, 10)))
    match = do(play(new, rolls=[1, 20, 5, 5]), "use_room mummified_body")
    assert match.pending[0].prompt == "first-choice"  # no Stealth
    assert (match.table.enc.distance, match.table.enc.group_surprised, match.table.group.members[0].creature) == (
        1,
        False,
        "zombie",
    )
