"""Chapters 14 to 19 and 27: encounters, talk, combat, Morale, flight, aftermath, creatures."""

from typing import Any

from oubliettes.games.souterrains.dungeon import Exit, Feature, Group, Member, Trap
from oubliettes.games.souterrains.hero import Item
from oubliettes.games.souterrains.pieces import ABILITIES, CREATURES, THINGS, actions_at
from oubliettes.games.souterrains.rules.combat import initiative, soften
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.rules.trial import prepare
from oubliettes.games.souterrains.rules.wander import draw_patrol, draw_wanderer, leader, roll_attitude, total_hd
from oubliettes.games.souterrains.table import Encounter, Settings, Table
from oubliettes.kernel import Match, ScriptedDice
from tests.games.souterrains.situation import against, at, d10, group, needed, play, room, table
from tests.support import do, offers, rule, said


def met(
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


# ------------------------------------------------------------------ 14. encounters and surprise


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
    match = met("orc*2", rolls=[3, *d10(9), 15, 12, 3, 4, 5, 6, *d10(1, 2, 3), 1, 1], sections=[room(lighting="lamp")])
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


@rule("SS-14.6", "SS-29.6", "SS-29.8")
def test_far_off_in_the_dark_they_are_not_seen() -> None:
    match = met("ruin_viper", rolls=[4, 20, 20])
    assert match.table.enc.unseen
    view = match.view(0)
    assert (view.encounter.seen, view.encounter.enemies, view.encounter.attitude) == (False, [], "")
    near = met("ruin_viper", rolls=[3, 20])
    assert near.view(0).encounter.seen
    lit = met("ruin_viper", rolls=[6, 20], sections=[room(lighting="lamp")])
    assert lit.view(0).encounter.seen
    blind = met("ruin_viper", rolls=[1, 20, 20], off="")
    assert not blind.view(0).encounter.seen
    hidden = met("ruin_viper", rolls=[4], resources=1)
    assert hidden.table.trial is not None
    assert hidden.table.trial.malus == [("unseen", 2)]  # the ambush, without its name


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


@rule("SS-14.23")
def test_both_surprised_lose_a_round() -> None:
    match = met("orc", rolls=[1, *d10(9), 2, 2, 3, 3], off="", gifts=["infravision"])
    assert (match.table.t, match.pending[0].prompt) == (1, "first-choice")
    assert not match.table.enc.group_surprised


@rule("SS-14.12", "SS-14.24")
def test_the_surprised_do_not_act_in_the_first_round() -> None:
    match = met("orc", rolls=[1, *d10(9), 2, 20, 3, 3, *d10(0, 9), 1])
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
    match = met("orc", rolls=[1, *d10(9), 20, 2, 3, 3])
    assert offers(match) == ["stealth", "no_stealth"]
    do(match, "stealth")  # D20 = 2 fails: the group passes without a roll
    assert match.pending[0].prompt == "first-choice"
    assert not any("stealth" in pick for pick in offers(match))
    surprised = met("orc", rolls=[1, *d10(9), 2, 2, 3, 3], off="", gifts=["infravision"])
    assert surprised.pending[0].prompt == "first-choice"  # no Stealth for those who failed


@rule("SS-14.21")
def test_past_a_standing_group_there_is_only_the_way_on() -> None:
    exits = [Exit(0, 0, (10, 10), 0, "open", b=1), Exit(0, 0, (12, 12), 1, "locked")]
    match = met("orc", rolls=[1, *d10(9), 20, 20], source="standing", sections=[room(), room(10, 7)], exits=exits)
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
    match = met("kobold", rolls=[1, *d10(9), 20, 20, 19], danger=2)
    do(match, "no_stealth")
    assert (match.table.fight, match.table.danger, match.table.hero.xp) == (None, 2, 0)
    match = met("kobold*2", rolls=[1, *d10(9), 20, 20, 3, 3], danger=2)
    do(match, "no_stealth")
    assert match.table.fight is not None  # 2 HD are not less than Danger 2


@rule("SS-14.25", "SS-22.1", "SS-22.23")
def test_friends() -> None:
    match = do(against("pilgrim*2", attitude="friendly", danger=2), "part")
    assert (match.table.hero.xp, match.table.danger, match.table.fight) == (100, 1, None)
    match = against("pilgrim", attitude="friendly", rolls=[*d10(0, 9), 15, 1, 2, 2], hp=1)
    do(match, "attack_first", "attack 0 pilgrim", "kill 0 pilgrim")
    assert match.table.hero.xp == 50  # its rate stays that of a friend
    match = against("pilgrim", ("end_encounter", "failure"), attitude="friendly")
    assert match.table.hero.xp == 20


@rule("SS-14.26", "SS-27.3")
def test_leaving_the_harmless_alone() -> None:
    match = do(against("shrieker", danger=3), "leave_alone")
    assert (match.table.t, match.table.danger, match.table.hero.xp) == (1, 3, 100)  # alarm +1, peace -1
    new = table(danger=3)
    new.dungeon.groups.append(group("shrieker"))
    new.fight = Encounter(0, "wander", group_surprised=True)
    match = do(play(new, ("first_choice",)), "leave_alone")
    assert match.table.danger == 2


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


@rule("SS-22.5", "SS-17.8")
def test_total_hd() -> None:
    them = group("goblin*2 goblin_chief")
    them.members[0].state = "dead"
    assert (total_hd(them), total_hd(them, living=True)) == (5, 2)


# ------------------------------------------------------------------ 15. talking


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


@rule("SS-15.4")
def test_bribery_needs_money() -> None:
    assert "talk bribery" not in offers(against("goblin", po=9))
    match = do(against("goblin", po=30), "talk bribery")
    assert "roll" not in offers(match)
    do(match, "coins")
    assert "roll" in offers(match)


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


@rule("SS-15.8", "SS-15.13")
def test_a_failed_peace_is_a_fight_in_which_nobody_is_surprised() -> None:
    """Even those whom he had taken by surprise act in the first round: the goblin strikes first, and misses."""
    match = against("goblin", rolls=[2, *d10(9, 0), 1], resources=0)
    match.table.enc.group_surprised = True
    do(match, "talk charm")
    enc = match.table.enc
    assert (enc.combat, enc.surprised, enc.group_surprised, enc.round) == (True, False, False, 1)
    assert said(match).count("enemy-misses") == 1


@rule("SS-15.15", "SS-19.16")
def test_yielding() -> None:
    match = do(against("goblin*2", po=30, resources=5, items=["moonstone", "medium_melee", "dagger_1"]), "yield")
    hero = match.table.hero
    assert (hero.money, hero.resources, [item.id for item in hero.pack.items], hero.xp) == (0, 2, ["medium_melee"], 40)
    match = do(against("brigand", po=30, resources=5, armour="chain", items=["moonstone"]), "yield")
    hero = match.table.hero
    assert (hero.money, hero.resources, hero.pack.empty, hero.armour is not None, hero.main) == (0, 0, True, True, None)
    assert "yield" not in offers(against("giant_rat"))


# ------------------------------------------------------------------ 16. combat


@rule("SS-16.5", "SS-16.1")
def test_initiative_modifiers_are_live() -> None:
    new = table(armour="leather", fatigue=2, items=["war_drum"] * 4)
    assert initiative(new, 3) == 3 + 12 + 2 + 2
    new.hero.off = None
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(0, "wander")
    assert initiative(new, 3) == 3 + 12 + 2 + 2 + 4


@rule("SS-16.6", "SS-16.7", "SS-16.9", "SS-16.15", "SS-16.21", "SS-27.2")
def test_every_enemy_strikes_with_all_its_attacks() -> None:
    match = against(
        "cave_bear*2", ("round",), init=[9, 0, 0], hp=20, off="", rolls=[20, 1, 20, 1, 20, 1, 20, 1, 1, 1, 1, 1]
    )
    hits = [event for event in match.log if event.key == "enemy-hits"]
    assert len(hits) == 4
    assert [actions_at(hd) for hd in (1, 4, 5, 8, 9, 12, 40)] == [1, 1, 2, 2, 3, 3, 3]


@rule("SS-16.11")
def test_a_magic_weapon() -> None:
    match = against("orc", ("slot", (0,), ()), main="sword_2", init=[0, 0], hp=9, resources=1, rolls=[15, 3])
    do(match, "attack 0 orc")
    assert needed(match) == 13 - 1 - 2
    do(match, "roll")
    assert match.table.group.members[0].hp == 4


@rule("SS-16.19", "SS-16.18")
def test_always_kill() -> None:
    match = against(
        "goblin",
        ("slot", (0,), ()),
        init=[0, 0],
        hp=1,
        rolls=[15, 1, 1, 1],
        settings=Settings(enemy_drop="always_kill"),
    )
    do(match, "attack 0 goblin")
    assert "enemy-dead" in said(match)


@rule("SS-16.20")
def test_a_prisoner_is_questioned() -> None:
    new = table(exits=[Exit(0, 0, (10, 10), 0, "open")])
    new.place.hidden.traps.append(Trap("pit", "floor"))
    match = play(new, ("prisoner", "goblin"), rolls=[15])
    do(match, "question goblin")
    assert match.table.t == 12
    assert [trap.id for trap in new.place.traps] == ["pit"]
    assert offers(match) == ["ask_about 0"]


@rule("SS-16.22", "SS-18.22")
def test_a_flight_from_the_surprised_is_no_combat() -> None:
    new = table(sections=[room(), room(10, 7)], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)], danger=2)
    new.dungeon.way_ins = [(1, (12, 7))]
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(0, "wander", group_surprised=True)
    match = do(play(new, ("first_choice",)), "flee 0 explored")
    assert (match.table.hero.xp, match.table.danger, match.table.hero.fatigue, match.table.section) == (200, 1, 0, 1)


@rule("SS-16.23", "SS-27.3")
def test_the_end_of_a_round() -> None:
    match = against("troll", ("end_round",), init=[0, 9], hp=20)
    member = match.table.group.members[0]
    member.hp = 10
    new = match.table
    new.fight.paralysed = 2  # type: ignore[union-attr]
    match = play(new, ("end_round",), rolls=[1, 1, 1, 1, 1, 1])
    assert member.hp >= 13
    fire = group("troll", hp=20)
    fire.members[0].hp, fire.members[0].fire = 10, True
    new = table()
    new.dungeon.groups.append(fire)
    new.fight = Encounter(0, "wander", init=[0])
    play(new, ("end_round",), rolls=[1, 1])
    assert fire.members[0].hp == 10  # fire stops it


# ------------------------------------------------------------------ 17. Morale


@rule("SS-17.3", "SS-17.6", "SS-17.7", "SS-17.11", "SS-17.13")
def test_morale() -> None:
    match = against("skeleton*2", ("slot", (0,), ()), init=[0, 0, 0], hp=1, rolls=[15, 1], danger=9)
    do(match, "attack 0 skeleton", "kill 0 skeleton")  # no Morale roll for the fearless
    assert match.table.group.members[1].state == "up"
    # mixed: only those who can break roll, with their own HD, and leave; the fearless stay
    match = against(
        "ratman skeleton giant_rat", ("slot", (0,), ()), init=[0] * 4, hp=1, resources=1, rolls=[15, 1, *d10(0), 1]
    )
    do(match, "attack 2 giant_rat", "roll", "kill 2 giant_rat")
    assert needed(match) == 2 - 2
    do(match, "roll")
    assert [member.state for member in match.table.group.members] == ["gone", "up", "dead"]


@rule("SS-17.14", "SS-17.1")
def test_the_chief_counts_and_no_other() -> None:
    match = against("goblin_chief! goblin*4", ("slot", (0,), ()), init=[0] * 6, hp=1, rolls=[15, 1, *d10(0)])
    do(match, "attack 0 goblin_chief", "spare 0 goblin_chief")
    assert match.table.enc.fired == ["chief"]
    match = against("goblin_chief goblin*4", ("slot", (0,), ()), init=[0] * 6, hp=1, rolls=[15, 1])
    do(match, "attack 0 goblin_chief", "spare 0 goblin_chief")
    assert match.table.enc.fired == []


@rule("SS-17.12", "SS-21.15", "SS-21.16")
def test_those_who_flee_take_their_purse_and_leave_the_hoard() -> None:
    def broken(die: int) -> Any:
        # strike, Morale D10, D6 flee or yield; then pockets (A: 2d6 silver) and the hoard N
        match = against(
            "goblin*2", ("slot", (0,), ()), init=[0, 0, 0], hp=1, standing=True, rolls=[15, 1, *d10(9), die, 1, 1, 1, 1]
        )
        return do(match, "attack 0 goblin", "kill 0 goblin").table

    fled, yielded = broken(1), broken(4)
    assert (fled.place.loot.coin_count, yielded.place.loot.coin_count) == (2, 4)
    assert [item.id for item in fled.place.loot.items] == ["small_melee"]
    assert [item.id for item in yielded.place.loot.items] == ["small_melee"] * 2


# ------------------------------------------------------------------ 18. flight


def running(rolls: list[int], text: str = "orc*2", **more: object) -> Match[Table]:
    rooms = [room(10 + 3 * n, 10) for n in range(5)]
    exits = [Exit(0, n, (12 + 3 * n, 10), 1, "open", b=n + 1) for n in range(4)]
    new = table(sections=rooms, exits=exits, **more)  # type: ignore[arg-type]
    new.dungeon.way_ins = [(4, (24, 12))]
    new.dungeon.groups.append(group(text, hp=9))
    new.fight = Encounter(0, "wander", init=[0])
    return play(new, ("flight", 0), rolls=rolls)


@rule("SS-18.3", "SS-18.13", "SS-18.20", "SS-18.21")
def test_slow_ones_do_not_pursue() -> None:
    match = running([19], "grey_slime")
    assert (match.table.section, match.table.fight, match.table.hero.hp) == (1, None, 8)


@rule("SS-18.11", "SS-18.12")
def test_the_blind_are_pursued_longer() -> None:
    seeing = running([19], resources=1)
    do(seeing, "roll")
    assert needed(seeing) == 4
    blind = running([19], resources=1, off="")
    do(blind, "roll")
    assert needed(blind) == 8


@rule("SS-18.5")
def test_a_parting_blow_that_holds_ends_the_flight() -> None:
    # a toad: D20 flight fails, 1d6, dodge save fails: Held
    match = running([2, 3, 2, 1], "giant_toad")
    assert match.table.fight is not None
    assert (match.table.section, match.table.enc.held) == (0, 0)
    assert offers(match) == ["break_free", "nothing"]


@rule("SS-18.18", "SS-18.19")
def test_where_one_can_flee() -> None:
    match = against(
        "orc",
        sections=[room(), room(10, 7)],
        exits=[
            Exit(0, 0, (10, 10), 0, "open", b=1),
            Exit(0, 0, (12, 10), 1, "open"),
            Exit(0, 0, (12, 12), 1, "locked"),
        ],
    )
    match.table.dungeon.way_ins = []
    assert [pick for pick in offers(match) if pick.startswith("flee")] == ["flee 999 way_out", "flee 0 explored"]
    new = table(exits=[Exit(0, 0, (12, 10), 1, "open")])
    new.dungeon.way_ins = []
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(0, "wander")
    assert [pick for pick in offers(play(new, ("first_choice",))) if pick.startswith("flee")] == ["flee 0 unexplored"]
    outside = against("orc", rolls=[19])
    do(outside, "flee 999 way_out")
    assert (outside.table.phase, outside.table.hero.xp) == ("town", 200)


# ------------------------------------------------------------------ 19. aftermath


@rule("SS-19.5", "SS-19.7", "SS-22.17")
def test_the_order_of_the_aftermath() -> None:
    match = against(
        "giant_rat", ("slot", (), (0,)), ("slot", (0,), ()), init=[0, 0], hp=1, resources=2, rolls=[20, 2, 15, 1, 2]
    )
    assert match.table.hero.hp == 6
    do(match, "attack 0 giant_rat", "roll", "kill 0 giant_rat")
    assert (match.table.danger, match.table.hero.xp, match.table.hero.hp, match.pending[0].prompt) == (
        1,
        100,
        8,
        "pay-effort",
    )
    do(match, "pay")
    assert match.pending[0].prompt == "pay-wound"
    do(match, "pay")
    assert match.table.hero.diseased  # D20 = 2: the disease save came after


@rule("SS-19.13")
def test_both_fall() -> None:
    match = against(
        "goblin", ("slot", (0,), (0,)), init=[0, 0], hp=1, danger=2, t=1, rolls=[15, 1, 20, 6, *d10(9), 1, 1, 20]
    )
    match.table.hero.hp = 2
    do(match, "attack 0 goblin", "kill 0 goblin")
    assert (match.table.danger, match.table.hero.xp, match.table.hero.fatigue) == (3, 100, 1)
    assert match.table.t == 1 + 1 + 72  # the round of the two blows, then 6 Turns


@rule("SS-19.14", "SS-19.15")
def test_left_for_dead_and_thrown_out() -> None:
    new = table(
        sections=[room(), room(10, 7)],
        exits=[Exit(0, 0, (10, 10), 0, "open", b=1)],
        hp=1,
        resources=5,
        po=10,
        danger=2,
        t=1,
    )
    stand(new.dungeon, 0, group("goblin"))
    new.dungeon.awaken(0)
    new.came_section, new.came_square = 1, (10, 9)
    new.fight = Encounter(0, "standing", init=[0])
    match = play(new, ("slot", (), (0,)), rolls=[20, 6, *d10(9), 20])
    assert (match.table.section, match.table.square) == (1, (10, 9))
    assert (match.table.hero.money, match.table.hero.resources, match.table.danger, match.table.hero.xp) == (
        0,
        2,
        1,
        20,
    )
    assert match.table.dungeon.standing(0) is not None


@rule("SS-19.22")
def test_lights_fall_with_him() -> None:
    match = at(("unconscious", "orc", 5))
    assert (match.table.hero.off, match.table.place.torches) == (None, [((10, 10), 67)])
    match = at(("unconscious", "orc", 5), off="lantern")
    assert match.table.hero.off
    assert not match.table.hero.off.lit


@rule("SS-19.17", "SS-19.21", "SS-27.10")
def test_unconsciousness_suspends_the_five_turn_check() -> None:
    match = at(("unconscious", "faint"), t=1, since=50, rolls=[20])
    assert (match.table.t, match.table.since, match.table.hero.fatigue) == (73, 0, 0)


# ------------------------------------------------------------------ 27. creatures


@rule("SS-27.1")
def test_the_bestiary() -> None:
    assert len([c for c in CREATURES.values() if c.id != "drowned_prior"]) == 71
    assert len(ABILITIES) == 33
    assert all(
        0 <= c.cowardice <= 4 and 0 <= c.bravery <= 4 and c.talk in ("no", "charm", "full") for c in CREATURES.values()
    )
    assert all(c.cold for c in CREATURES.values() if c.undead)


@rule("SS-27.3", "SS-27.5")
def test_venom_only_when_it_wounds() -> None:
    match = against("giant_centipede", ("slot", (), (0,)), ("slot", (0,), ()), init=[0, 0], rolls=[20, 1, 2])
    assert match.table.hero.poisoned == 144
    missed = against("giant_centipede", ("slot", (), (0,)), ("slot", (0,), ()), init=[0, 0], rolls=[1])
    assert missed.table.hero.poisoned == 0


@rule("SS-27.5")
def test_poison_wears_off() -> None:
    new = table()
    new.hero.poisoned = 3
    play(new, ("work", 3, "pass_time"))
    assert new.hero.poisoned == 0


@rule("SS-27.6")
def test_disease_keeps_fatigue_up() -> None:
    new = table(fatigue=3, resources=1)
    new.hero.diseased = True
    match = do(play(new), "rest_fed", "rest", "rest")
    assert match.table.hero.fatigue == 3


@rule("SS-27.7")
def test_held() -> None:
    new = table()
    new.dungeon.groups.append(group("giant_toad", hp=1))
    new.fight = Encounter(0, "wander", init=[0], held=0)
    match = play(new, ("slot", (0,), ()), ("slot", (0,), ()), rolls=[15])
    assert offers(match) == ["break_free", "nothing"]
    do(match, "break_free")
    assert match.table.enc.held == -1
    assert "attack 0 giant_toad" in offers(match)
    assert match.table.danger == 0  # not noisy


@rule("SS-27.8")
def test_paralysed() -> None:
    match = against("ghoul", ("slot", (), (0,)), ("end_round",), init=[0, 0], rolls=[20, 1, 2, 1, 1])
    assert match.table.enc.round == 1  # 1d4 = 1 round: it is over with the round he was struck in


@rule("SS-27.3")
def test_other_abilities() -> None:
    sword, magic, torch = THINGS["medium_melee"], THINGS["sword_1"], THINGS["torch"]
    assert [soften(("spectral",), weapon, 6) for weapon in (sword, magic, torch)] == [3, 6, 6]
    assert [soften(("stoneskin",), weapon, 1) for weapon in (sword, magic, torch)] == [0, 1, 1]
    assert [soften(("swarm",), weapon, 7) for weapon in (sword, magic, torch)] == [3, 3, 7]
    bull = table(hp=40)
    bull.dungeon.groups.append(group("minotaur"))
    bull.fight = Encounter(0, "wander", init=[0])
    play(bull, *[("slot", (), (0,))] * 2, ("slot", (0,), ()), rolls=[20, 1, 2] * 2)
    assert bull.hero.hp == 40 - 6 - 3  # the first hit is doubled
    bolt = table(hp=20)
    bolt.dungeon.groups.append(group("apprentice"))
    bolt.fight = Encounter(0, "wander", init=[0], round=1)
    play(bolt, ("slot", (), (0,)), ("slot", (0,), ()), rolls=[5, 20])
    assert bolt.hero.hp == 18  # halved by the save
    shade = table(hp=20)
    shade.dungeon.groups.append(group("shade"))
    shade.fight = Encounter(0, "wander", init=[0])
    play(shade, *[("slot", (), (0,))] * 3, ("slot", (0,), ()), rolls=[20, 1] * 3)
    assert shade.hero.fatigue == 2  # twice per encounter at most
    slime = table(hp=20, armour="chain")
    slime.dungeon.groups.append(group("grey_slime"))
    slime.fight = Encounter(0, "wander", init=[0])
    play(slime, *[("slot", (), (0,))] * 2, ("slot", (0,), ()), rolls=[20, 1] * 2)
    assert slime.ac == 13  # the first wound only
    sorcerer = table(hp=20)
    sorcerer.dungeon.groups.append(group("evil_sorcerer"))
    sorcerer.fight = Encounter(0, "wander", init=[0], round=2, start_hd=7)
    play(sorcerer, ("end_round",), rolls=[2, 3, 3, *d10(4), 3, 3, *d10(4)] + [1] * 8)
    assert [m.creature for m in sorcerer.group.members] == ["evil_sorcerer", "orc", "orc"]
    assert sorcerer.enc.start_hd == 11


@rule("SS-27.3")
def test_song_and_dread() -> None:
    match = against("mummy", ("opening", ""), init=[9, 9], rolls=[2, 1])
    assert match.table.enc.dread
    assert dict(prepare(match.table, "attack", difficulty=14, target=CREATURES["mummy"]).malus) == {"situation": 2}
    match = against("harpy", ("opening", ""), init=[0, 9], rolls=[2, 1])
    assert match.table.enc.round == 2  # the first round was lost


@rule("SS-14.9")
def test_a_zero_rating_is_hostile_without_a_roll() -> None:
    them = Group([Member("skeleton")], 1)
    run(roll_attitude(table(), them), ScriptedDice([]))
    assert them.attitude == "hostile"
    assert Item("torch").thing.kind == "torch"
