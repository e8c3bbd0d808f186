"""Rules where they meet: ties, second meetings, fights that move, several ways out, modules of one's own."""

from oubliettes.games.souterrains.dungeon import Dungeon, Exit, Feature, Section, Trap
from oubliettes.games.souterrains.hero import Item
from oubliettes.games.souterrains.pieces import DAY
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.rules.dungeons.generator import from_plan
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.kernel import Match
from tests.games.souterrains.situation import against, d10, group, needed, play, room, table
from tests.support import do, offers, rule, said

ONES = [1] * 60
"""Dice that are good for anything, where what they show does not matter."""


def states(match: Match[Table]) -> list[str]:
    return [member.state for member in match.table.dungeon.groups[0].members]


def met(text: str, new: Table, *fallen: int, **more: object) -> Table:
    """A group in front of him, some of whom fell in an earlier encounter."""
    them = group(text)
    for place in fallen:
        them.members[place].state = "dead"
    new.dungeon.groups.append(them)
    new.fight = Encounter(0, "wander", **more)  # type: ignore[arg-type]
    return new


# ------------------------------------------------------------------ acting at the same time (SS-16.4)

TIE = ("slot", (0,), (1,))


@rule("SS-16.4", "SS-3.26")
def test_those_who_act_with_a_spell_strike_before_morale() -> None:
    # the bolt kills one goblin; the next one's blow comes before Morale (9: they run) and the backlash (0: nothing)
    match = against(
        "goblin*3", TIE, hd=2, resources=3, gifts=["magic"], init=[0] * 4, rolls=[20, 15, 2, *d10(9), 1, *d10(0)]
    )
    do(match, "fire_bolt 0 goblin", "roll", "roll")
    assert (states(match), match.table.enc.lost, match.pending[0].prompt) == (["dead", "gone", "gone"], 2, "pay-effort")
    order = [key for key in said(match) if key in ("enemy-hits", "rout", "enemy-dead")]
    assert order == ["enemy-dead", "enemy-hits", "rout"]


@rule("SS-16.4")
def test_no_morale_roll_if_he_has_fallen() -> None:
    match = against("goblin*3", TIE, hd=2, resources=3, gifts=["magic"], init=[0] * 4, rolls=[20, 15, 6, *d10(0)])
    match.table.hero.hp = 5
    do(match, "fire_bolt 0 goblin", "roll")
    assert match.result is not None
    assert match.result.ending == "dead"


@rule("SS-16.4", "SS-3.7")
def test_undead_who_act_with_the_one_who_turns_them_strike_first() -> None:
    match = against(
        "ghoul zombie", TIE, hd=3, resources=1, gifts=["consecrated"], init=[0] * 3, danger=2, rolls=[15, 4, *d10(1)]
    )
    do(match, "turn_undead", "roll")
    assert (states(match), match.table.enc.lost) == (["gone", "dead"], 4)


@rule("SS-16.4", "SS-18.1")
def test_those_who_act_with_one_who_flees_strike_him_first() -> None:
    def flees(damage: int, *more: int) -> Match[Table]:
        match = against(
            "orc", ("slot", (0,), (0,)), init=[0, 0], resources=1, rolls=[19, damage, *more],
            sections=[room(), room(13, 10)], exits=[Exit(0, 0, (12, 10), 1, "open", b=1)],
        )  # fmt: skip
        return do(match, "flee 0 explored")

    match = flees(3)
    assert (match.table.hero.hp, match.pending[0].prompt) == (5, "flight")
    match = flees(8, *d10(0))
    assert match.result is not None
    assert match.result.ending == "dead"


@rule("SS-27.7")
def test_one_who_is_seized_at_that_moment_does_not_flee() -> None:
    match = against(
        "giant_toad", ("slot", (0,), (0,)), init=[0, 0], rolls=[19, 1, 2], sections=[room(), room(13, 10)],
        exits=[Exit(0, 0, (12, 10), 1, "open", b=1)],
    )  # fmt: skip
    do(match, "flee 0 explored")
    assert (match.table.section, match.table.enc.held, match.table.enc.tests) == (0, 0, 0)


# ------------------------------------------------------------------ meeting the same group again


@rule("SS-17.9", "SS-17.1")
def test_those_who_fell_in_an_earlier_encounter_are_no_trigger() -> None:
    new = met("goblin_chief! goblin*3", table(), 0, 3)
    # Initiative of him and of the two who are left; everybody misses: nothing has befallen them in this fight
    match = do(play(new, ("combat",), rolls=[*d10(0, 9, 9), 2, 2, 2]), "attack 1 goblin")
    assert (new.enc.start_hd, new.enc.round, new.enc.fired) == (2, 2, [])
    assert match.pending[0].prompt == "action"


@rule("SS-17.9")
def test_half_is_half_of_those_who_came_to_this_fight() -> None:
    new = met("goblin*4", table(resources=1), 0, 1)
    match = play(new, ("combat",), rolls=[*d10(0, 9, 9), 19, 8, *d10(9), 1])
    do(match, "attack 2 goblin", "roll", "spare 2 goblin")
    assert (match.pending[0].prompt, new.enc.fired) == ("morale", ["half"])
    do(match, "roll")
    assert states(match) == ["dead", "dead", "out", "gone"]


# ------------------------------------------------------------------ the victors, and the defeated


@rule("SS-19.15", "SS-19.16")
def test_spoils_are_those_of_the_leader_who_still_stands() -> None:
    blow = [19, 6, *d10(9), 20]
    new = met("goblin_chief cave_wolf", table(resources=5, po=30, hp=3), init=[0], start_hd=5)
    play(new, ("slot", (), (1,)), rolls=blow)
    assert (new.hero.money, new.hero.resources) == (0, 2)
    new = met("goblin_chief cave_wolf", table(resources=5, po=30, hp=3), 0, init=[0], start_hd=5)
    play(new, ("slot", (), (1,)), rolls=blow)
    assert (new.hero.money, new.hero.resources) == (3000, 2)  # wolves have no use for coins


@rule("SS-16.20")
def test_he_chooses_whom_to_question() -> None:
    new = met("goblin_chief! goblin*2", table(po=10), init=[0], start_hd=5, result="won", combat=True)
    for member in new.group.members:
        member.state = "yielded"
    match = play(new, ("aftermath",), rolls=ONES)
    assert offers(match) == ["question goblin_chief", "question goblin", "no_question"]
    do(match, "question goblin")
    assert needed(match) == 15 + 1 + 1 - 1  # the goblin's HD, Fatigue after the fight, his own HD


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


# ------------------------------------------------------------------ what he can do in a fight


@rule("SS-16.12", "SS-9.10")
def test_the_torch_in_the_other_hand_can_strike() -> None:
    match = against("bat_swarm", ("slot", (0,), ()), init=[0, 0], rolls=[19, 4])
    assert "attack 0 bat_swarm" in offers(match)
    do(match, "strike_torch 0 bat_swarm")
    assert match.pending[0].prompt == "enemy-down"  # 4 of fire, not halved
    match = against("bat_swarm", ("slot", (0,), ()), init=[0, 0], off="shield")
    assert "strike_torch 0 bat_swarm" not in offers(match)
    match = against("bat_swarm", ("slot", (0,), ()), init=[0, 0])
    match.table.enc.approach = True
    match = play(match.table, ("slot", (0,), ()))
    assert "strike_torch 0 bat_swarm" not in offers(match)


@rule("SS-16.12", "SS-4.23")
def test_dropping_a_load_in_a_fight_is_free() -> None:
    match = against("goblin", ("slot", (0,), ()), init=[0, 0], resources=34, rolls=[2])
    table_ = match.table
    assert table_.hero.status == 1
    do(match, "unload", "drop_stack resource 17", "done")
    assert (table_.hero.status, table_.place.loot.resources.all, table_.enc.slot, table_.t) == (0, 17, 0, 0)
    assert "attack 0 goblin" in offers(match)
    assert "unload" not in offers(match)


@rule("SS-14.23", "SS-17.1")
def test_a_phial_thrown_first_finds_its_target_and_shakes_them() -> None:
    match = against("goblin*3", resources=1, items=["fire_phial"], rolls=[6, 6, *d10(9), 1])
    assert "throw_phial 0 fire_phial 2" in offers(match)
    do(match, "throw_phial 0 fire_phial 2", "kill 2 goblin")
    assert (match.pending[0].prompt, match.table.enc.round) == ("morale", 0)
    do(match, "roll")
    assert states(match) == ["gone", "gone", "dead"]
    assert match.pending[0].prompt == "pay-effort"


@rule("SS-14.7", "SS-3.16")
def test_a_bolt_at_those_out_of_sight_is_blind() -> None:
    for lit, extra in (("none", 4), ("torch", 0)):
        match = against(
            "orc", ("slot", (0,), ()), init=[0, 0], resources=2, gifts=["magic"], sections=[room(lighting=lit)]
        )
        match.table.enc.approach = True
        match = do(play(match.table, ("slot", (0,), ())), "fire_bolt 0 orc")
        assert needed(match) == 10 - 1 + extra


@rule("SS-27.3", "SS-14.23")
def test_a_shrieker_that_is_not_surprised_cries_while_he_stands_and_stares() -> None:
    for surprised, danger in ((False, 1), (True, 0)):
        new = met("shrieker", table(), surprised=True, group_surprised=surprised)
        match = play(new, ("appear",))
        assert (new.danger, new.t, match.pending[0].prompt) == (danger, 1, "first-choice")


@rule("SS-19.21")
def test_a_faint_ends_the_blows() -> None:
    new = met("shade*2", table(fatigue=9, hp=8), init=[0], start_hd=6)
    # the first shade wounds: Fatigue cannot rise beyond 9, he faints; the other one does not strike the fallen
    play(new, ("slot", (), (0, 1)), rolls=[19, 1, 20])
    assert new.phase == "dungeon"
    assert (new.hero.hp, new.hero.fatigue, new.t) == (8, 9, 1 + 72)


@rule("SS-9.14", "SS-7.17")
def test_fire_goes_on_while_he_flees() -> None:
    new = met("salamander", table(hp=3, sections=[room(), room(13, 10)],
              exits=[Exit(0, 0, (12, 10), 1, "open", b=1)]), init=[0], start_hd=6, burning=True)  # fmt: skip
    match = play(new, ("flight", 0), rolls=[20, 2, 3, *d10(0)])
    assert match.result is not None  # the flight succeeds; the save (2) fails, 3 of fire; D10 = 0
    assert match.result.ending == "dead"


@rule("SS-16.6", "SS-7.9", "SS-16.23")
def test_the_round_in_which_the_last_one_falls_costs_a_round_too() -> None:
    match = against("goblin", ("round",), init=[0, 9], resources=1, rolls=[19, 8])
    match.table.hero.off = Item("torch", left=1, lit=True)
    do(match, "attack 0 goblin", "roll", "kill 0 goblin")
    assert (match.pending[0].prompt, match.table.t, match.table.hero.light) == ("pay-effort", 1, False)
    match = against("goblin", resources=1, items=["fire_phial"], rolls=[6, 6])
    do(match, "throw_phial 0 fire_phial 0", "kill 0 goblin")
    assert (match.pending[0].prompt, match.table.t) == ("pay-effort", 1)


@rule("SS-16.5", "SS-9.11")
def test_one_who_throws_his_only_light_is_slower_from_then_on() -> None:
    # actions at 10 + 0 and 10 + 3, the goblin at 12 + 2: without light his second action comes at 17, after the goblin
    for torch, order in ((False, ["enemy-misses", "test-failed"]), (True, ["test-failed", "enemy-misses"])):
        new = met("goblin", table(hd=5, main="", off="lantern"), init=[0, 3], start_hd=1)
        new.group.members[0].init = 2
        if torch:
            new.hero.main = Item("torch", left=72, lit=True)
        match = do(play(new, ("round",), rolls=[2, 2, 2]), "throw_lantern 0 goblin", "attack 0 goblin")
        assert [key for key in said(match) if key in order][1:] == order


# ------------------------------------------------------------------ fights that move


def two_rooms(**more: object) -> Table:
    return table(sections=[room(), room(13, 10)], exits=[Exit(0, 0, (12, 10), 1, "open", b=1)], **more)  # type: ignore[arg-type]


@rule("SS-18.21")
def test_he_runs_into_a_group_that_he_knows() -> None:
    new = met("orc", two_rooms(resources=1), init=[0], start_hd=2)
    stand(new.dungeon, 1, group("goblin*2"))
    new.dungeon.awaken(1)
    match = play(new, ("flight", 0), rolls=[20, *d10(9), 3])
    do(match, "roll", "roll", "decline")  # the test; they give up; the effort
    assert new.enc.group == 1
    assert match.pending[0].prompt == "surprise"


@rule("SS-21.15", "SS-18.23")
def test_a_hoard_waits_where_it_is_when_its_guards_fall_elsewhere() -> None:
    new = two_rooms(resources=1)
    stand(new.dungeon, 0, group("goblin", hoard="H"))
    new.dungeon.awaken(0)
    new.section, new.square = 1, (13, 10)
    new.dungeon.groups[0].members[0].state = "dead"
    new.dungeon.groups[0].relic = True
    new.fight = Encounter(0, "standing", init=[0], start_hd=1, result="won", combat=True)
    match = do(play(new, ("aftermath",), rolls=ONES), "decline")
    assert new.dungeon.sections[0].pending == ["H", "relic"]
    assert not [item for item in new.place.loot.items if item.id.startswith("relic")]
    while match.pending[0].prompt == "loot":
        do(match, "done")
    do(match, "travel 0", "loot")
    assert new.section == 0
    assert any(item.id.startswith("relic") for item in new.place.loot.items)
    assert new.place.pending == []


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


# ------------------------------------------------------------------ doors, floors, levels


@rule("SS-13.19", "SS-13.27")
def test_a_door_trap_is_on_its_own_side_of_a_corner() -> None:
    exits = [Exit(0, 0, (12, 10), 1, "locked"), Exit(0, 0, (12, 10), 0, "locked")]
    new = table(exits=exits, square=(12, 10), resources=1, since=0)
    new.place.traps = [Trap("swinging_blade", "door", (12, 10), 0)]
    match = do(play(new, rolls=[20]), "pick_lock 0", "roll")
    assert new.dungeon.exits[0].open
    assert (new.place.traps[0].armed, "trap-springs" in said(match)) == (True, False)
    new.place.traps.insert(0, Trap("guillotine", "door", (12, 10), 1, armed=False))
    match = do(play(new, rolls=[20, 4, 20]), "pick_lock 1", "roll", "decline", "roll")
    assert [event.facts["trap"] for event in match.log if event.key == "trap-springs"] == ["swinging_blade"]
    assert not new.place.traps[1].armed


@rule("SS-13.24", "SS-13.27")
def test_two_known_traps_are_two_obstacles() -> None:
    new = table(resources=1, square=(10, 10))
    new.on_entry = True
    new.place.traps = [Trap("pit", "floor"), Trap("bell_net", "floor")]
    new.place.features = [Feature("element", "altar", (12, 12))]
    match = do(play(new, rolls=[20, 20]), "approach 0 altar", "bypass 0 pit", "roll")
    assert (match.pending[0].prompt, new.square) == ("known-trap", (10, 10))
    do(match, "bypass 1 bell_net", "roll")
    assert (new.square, new.hero.xp, [trap.safe for trap in new.place.traps]) == ((12, 12), 20, [True, True])


@rule("SS-13.25", "SS-22.14")
def test_the_hole_of_a_fall_is_a_link_and_counts_as_one() -> None:
    new = table(levels=2, hp=8, resources=1)
    new.place.traps = [Trap("rotten_floor", "floor")]
    new.dungeon.counts[1] = new.dungeon.budgets[1]
    match = play(new, ("spring", 0), rolls=[2, 1, 1, *[1] * 4])
    do(match, "roll", "decline")
    assert new.place.level == 1
    hole = next(feature for feature in new.dungeon.sections[0].features if feature.kind == "link")
    assert (hole.id, hole.joins) == ("conduit", 1)
    assert new.hero.xp >= 10 + 20 + 10  # the trap, the link, the landing


@rule("SS-25.8", "SS-25.27")
def test_a_shared_dungeon_keeps_the_exits_of_each_level_apart() -> None:
    plan = Dungeon("plan", "catacombs", 2)
    for level in (0, 1):
        for x in (10, 13):
            plan.sections.append(Section(level, "room", frozenset(), room(x, 10).seen, (x, 10)))
        plan.exits.append(Exit(level, 2 * level, (12, 11), 1, "open", b=2 * level + 1))
    dungeon = Dungeon("one", "catacombs", 2, plan=plan, counts=[0, 0], budgets=[0, 0])
    for level in (0, 1):
        from_plan(dungeon, level, (10, 10))
    assert [len(section.veiled_exits) for section in dungeon.sections] == [1, 1]


@rule("SS-8.8")
def test_travel_keeps_clear_of_a_hostile_section_behind_a_stair() -> None:
    rooms = [room(), room(10, 10), room(13, 10), room(10, 10)]
    rooms[1].level = rooms[2].level = 1
    near = Feature("link", "stairs", (11, 10), to=(11, 10), joins=1)
    rooms[0].features = [near, Feature("link", "stairs", (10, 12), to=(13, 12), joins=2)]
    rooms[1].features = [Feature("link", "stairs", (11, 10), to=(11, 10), joins=0, up=True)]
    exits = [Exit(1, 1, (12, 10), 1, "open", b=2)]
    new = table(sections=rooms[:3], exits=exits, levels=2)
    stand(new.dungeon, 1, group("orc"))
    new.dungeon.awaken(1)
    do(play(new), "travel 2")
    assert (new.section, new.square) == (2, (13, 12))
    assert new.encounters == 0


def in_a_row(**more: object) -> Table:
    """Three rooms, an orc in the middle one."""
    rooms = [room(), room(13, 10), room(16, 10)]
    exits = [Exit(0, 0, (12, 10), 1, "open", b=1), Exit(0, 1, (15, 10), 1, "open", b=2)]
    new = table(sections=rooms, exits=exits, **more)  # type: ignore[arg-type]
    stand(new.dungeon, 1, group("orc"))
    new.dungeon.awaken(1)
    return new


@rule("SS-8.8", "SS-8.9", "SS-14.4")
def test_one_who_travels_meets_those_who_stand_on_the_only_way() -> None:
    new = in_a_row()
    match = do(play(new, rolls=[3, 20]), "travel 2")
    assert (new.section, new.square, new.t, match.pending[0].prompt) == (1, (13, 10), 3, "stealth")


@rule("SS-7.13", "SS-7.15")
def test_a_section_is_entered_before_the_clock_is_looked_at() -> None:
    new = in_a_row(t=69, since=57, resources=2)
    match = do(play(new, rolls=[3, 20, 20]), "travel 1")
    assert (new.t, new.six_at, new.enc.group, match.pending[0].prompt) == (72, 72, 0, "surprise")
    do(match, "roll", "no_stealth")
    assert (new.six_at, new.since) == (72, 60)  # the Encounter test and the five-Turn check wait for the end of this


@rule("SS-13.12")
def test_a_secret_passage_found_locked_is_free_from_the_other_side() -> None:
    new = table(sections=[room(), room(13, 10)], exits=[])
    new.place.hidden.exits = [Exit(0, 0, (12, 10), 1, "secret")]
    match = play(new, ("found",), rolls=[1, 5, *d10(0)])
    do(match, "take_stack resource 0")
    edge = new.dungeon.exits[0]
    assert (edge.door, edge.passable) == ("locked", False)
    new.section, new.square = 1, (13, 10)
    play(new, ("look_around",))
    assert new.dungeon.exits[0].passable


@rule("SS-14.29", "SS-14.21")
def test_nobody_disarms_a_trap_before_others() -> None:
    for peace in (True, False):
        new = in_a_row()
        new.section, new.square, new.on_entry = 1, (13, 10), True
        new.dungeon.groups[0].peace = peace
        new.place.traps = [Trap("pit", "floor")]
        match = do(play(new), "exit 1 east open")
        assert offers(match) == ["bypass 0 pit", "turn_back", "spring 0 pit"]


# ------------------------------------------------------------------ the town


@rule("SS-7.26", "SS-23.26")
def test_an_unused_gift_is_still_there_on_a_return_the_same_day() -> None:
    new = table()
    new.town.guild = "temple_order"
    new.hero.stored = 1
    match = do(play(new, rolls=[20]), "leave", "expedition", "return 0 0", "done")
    assert new.hero.stored == 1  # kept, not given again
    do(match, "leave", "night guild", "expedition", "return 0 0", "done")
    assert new.hero.stored == 1  # a new day: the old one is gone, a new one given


@rule("SS-23.22")
def test_a_store_is_lost_while_he_is_underground_too() -> None:
    for day, kept in ((13, 1), (14, 0)):
        new = table()
        new.town.dwelling, new.town.paid_until = "hovel", 6
        new.town.stored.items.append(Item("shield"))
        new.clock = day * DAY
        new.dungeon.next_drop = 10**9
        do(play(new), "leave")
        assert (len(new.town.stored.items), bool(new.town.dwelling)) == (kept, bool(kept))


# ------------------------------------------------------------------ what must not go on, or twice


@rule("SS-10.11", "SS-13.28")
def test_one_who_faints_from_a_trap_pays_for_no_wound() -> None:
    new = table(fatigue=9, hp=30, resources=2)
    new.place.traps = [Trap("stone_ray", "door", (10, 10), 0)]
    match = do(play(new, ("spring", 0), rolls=[2, 3, 3, 20]), "roll")
    assert (new.t, new.hero.hp, new.hero.fatigue, new.hero.resources, new.blackouts) == (72, 30, 9, 2, 1)
    assert match.pending[0].prompt == "explore"


@rule("SS-13.28", "SS-19.19")
def test_one_who_was_dragged_off_neither_falls_nor_meets_what_the_trap_called() -> None:
    """The aftermath of HP loss comes first: he was knocked out by the trap and lies elsewhere now."""
    for step in (("fall", 0, 0), ("spring_group", 0)):
        for where, stays in ((0, False), (1, True)):
            new = table(levels=2, sections=[room(), room(13, 10)])
            new.place.traps = [Trap("rotten_floor", "floor")]
            new.section, new.square = where, (13, 10) if where else (10, 10)
            play(new, step, rolls=[4] * 40)
            assert (new.section == where and not new.encounters) is stays, step
            assert bool(new.dungeon.sections[0].features or new.encounters) is not stays


@rule("SS-8.9")
def test_no_walk_is_offered_to_where_no_known_way_leads() -> None:
    """A guess at the dark may leave a section in two pieces: nothing in the other one can be walked to."""
    for gap, offered in ((frozenset(), True), (frozenset((11, y) for y in range(10, 13)), False)):
        place = room()
        place.seen -= gap
        new = table(sections=[place], exits=[Exit(0, 0, (12, 11), 1, "open")])
        assert ("exit 0" in [" ".join(map(str, pick[:2])) for pick in play(new).pending[0].options]) is offered


@rule("SS-18.19", "SS-7.17")
def test_one_who_has_run_outside_meets_nobody_more() -> None:
    new = met("orc", table(t=71, since=59), init=[0], start_hd=2, fired=["death"])
    new.five = True  # a Rest of the five-Turn check was broken off
    match = play(new, ("flight", 999), ("five_end",), rolls=[20])
    assert (match.pending[0].prompt, new.phase, new.five, new.t) == ("town", "town", False, 72)


@rule("SS-19.15", "SS-14.21")
def test_one_who_wakes_beside_others_meets_them_once() -> None:
    new = two_rooms(hp=1, resources=1)
    stand(new.dungeon, 1, group("goblin*2"))
    new.dungeon.awaken(1)
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(1, "wander", init=[0], start_hd=2)
    new.section, new.square = 1, (13, 10)
    # felled by a wandering orc where goblins stand; the helpless test passes; he wakes, is not Surprised, and hides
    match = play(new, ("slot", (), (0,)), rolls=[19, 8, *d10(9), 20, 3, 20, 20])
    do(match, "stealth")
    assert (match.pending[0].prompt, new.encounters) == ("slip", 1)


@rule("SS-24.3")
def test_somebody_may_have_moved_in_where_he_runs_to() -> None:
    new = met("orc", two_rooms(resources=1), init=[0], start_hd=2)
    new.dungeon.sections[1].restocked = False
    # the Flight test; they give up; the D20 of the section (1), a kobold (D12 = 1, one of them), its distance
    match = play(new, ("flight", 0), rolls=[20, *d10(9), 1, 1, 1, 3])
    do(match, "roll", "roll", "decline")
    assert new.dungeon.sections[1].restocked
    assert (new.section, new.encounters, match.pending[0].prompt) == (1, 1, "surprise")
