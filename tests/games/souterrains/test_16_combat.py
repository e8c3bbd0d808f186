"""SS-16: combat."""

from oubliettes.games.souterrains.fixtures import Exit, Trap
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import actions_at
from oubliettes.games.souterrains.rules.combat import initiative
from oubliettes.games.souterrains.table import Encounter, Settings, Table
from oubliettes.kernel import Match
from tests.games.souterrains.situation import ONES, against, at, d10, facing, group, needed, play, room, states, table
from tests.support import do, offers, rule, said

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


@rule("SS-16.5", "SS-16.1")
def test_initiative_modifiers_are_live() -> None:
    new = table(armour="leather", fatigue=2, items=["war_drum"] * 4)
    assert initiative(new, 3) == 3 + 12 + 2 + 2
    new.hero.off = None
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(0, "wander")
    assert initiative(new, 3) == 3 + 12 + 2 + 2 + 4


@rule("SS-16.5", "SS-9.11")
def test_one_who_throws_his_only_light_is_slower_from_then_on() -> None:
    # actions at 10 + 0 and 10 + 3, the goblin at 12 + 2: without light his second action comes at 17, after the goblin
    for torch, order in ((False, ["enemy-misses", "test-failed"]), (True, ["test-failed", "enemy-misses"])):
        new = facing("goblin", table(hd=5, main="", off="lantern"), init=[0, 3], start_hd=1)
        new.group.members[0].init = 2
        if torch:
            new.hero.main = Item("torch", left=72, lit=True)
        match = do(play(new, ("round",), rolls=[2, 2, 2]), "throw_lantern 0 goblin", "attack 0 goblin")
        assert [key for key in said(match) if key in order][1:] == order


@rule("SS-16.21", "SS-16.9")
def test_enemies_see_in_the_dark() -> None:
    # 9 and 1 HD just reach AC 10, with his torch and without it
    for off in ("torch", ""):
        match = against("goblin", ("slot", (), (0,)), off=off, init=[0, 0], rolls=[9, 3])
        assert (match.table.sight, match.table.enc.lost) == ("light" if off else "", 3)


@rule("SS-16.6", "SS-16.7", "SS-16.9", "SS-16.15", "SS-27.2")
def test_every_enemy_strikes_with_all_its_attacks() -> None:
    match = against(
        "cave_bear*2", ("round",), init=[9, 0, 0], hp=20, off="", rolls=[20, 1, 20, 1, 20, 1, 20, 1, 1, 1, 1, 1]
    )
    hits = [event for event in match.log if event.key == "enemy-hits"]
    assert len(hits) == 4
    assert [actions_at(hd) for hd in (1, 4, 5, 8, 9, 12, 40)] == [1, 1, 2, 2, 3, 3, 3]


@rule("SS-16.6", "SS-7.9", "SS-16.23")
def test_the_round_in_which_the_last_one_falls_costs_a_round_too() -> None:
    match = against("goblin", ("round",), init=[0, 9], resources=1, rolls=[19, 8])
    match.table.hero.off = Item("torch", left=1, lit=True)
    do(match, "attack 0 goblin", "roll", "kill 0 goblin")
    assert (match.pending[0].prompt, match.table.t, match.table.hero.light) == ("pay-effort", 1, False)
    match = against("goblin", resources=1, items=["fire_phial"], rolls=[6, 6])
    do(match, "throw_phial 0 fire_phial 0", "kill 0 goblin")
    assert (match.pending[0].prompt, match.table.t) == ("pay-effort", 1)


@rule("SS-16.9", "SS-16.10")
def test_a_blow_that_just_reaches() -> None:
    for die, lost in ((8, 4), (7, 0)):
        new = facing("orc", table(), init=[0])
        play(new, ("slot", (), (0,)), rolls=[die, 4])
        assert new.enc.lost == lost
    match = against("orc", ("slot", (0,), ()), init=[0, 0], hp=9, rolls=[12, 3])
    do(match, "attack 0 orc")
    assert match.table.group.members[0].hp == 6


@rule("SS-16.11")
def test_a_magic_weapon() -> None:
    match = against("orc", ("slot", (0,), ()), main="sword_2", init=[0, 0], hp=9, resources=1, rolls=[15, 3])
    do(match, "attack 0 orc")
    assert needed(match) == 13 - 1 - 2
    do(match, "roll")
    assert match.table.group.members[0].hp == 4


@rule("SS-16.12", "SS-27.7")
def test_one_who_is_held_has_two_choices() -> None:
    match = against("orc", ("slot", (0,), ()), init=[0, 0], resources=2, gifts=["magic", "consecrated"])
    assert any(pick.startswith("flee") for pick in offers(match))
    match.table.enc.held = 0
    assert offers(play(match.table, ("slot", (0,), ()))) == ["break_free", "nothing"]


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


@rule("SS-16.13", "SS-16.14", "SS-16.15")
def test_actions_by_hit_dice() -> None:
    for hd, actions in ((1, 1), (4, 1), (5, 2), (6, 2), (8, 2), (9, 3), (12, 3)):
        match = against("orc", ("combat",), hd=hd, rolls=[*d10(*range(actions)), *d10(9)])
        assert match.table.enc.init == list(range(actions))
        assert match.table.group.members[0].init == 9


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


@rule("SS-16.20")
def test_only_those_who_speak_can_be_questioned() -> None:
    new = table(resources=1)
    new.dungeon.groups.append(group("cave_wolf"))
    new.fight = Encounter(0, "wander", init=[0], start_hd=2, result="won", combat=True)
    new.dungeon.groups[0].members[0].state = "out"
    match = do(play(new, ("aftermath",)), "decline")
    assert match.pending[0].prompt == "explore"


@rule("SS-16.20", "SS-15.7")
def test_a_prisoner_who_will_not_talk_cries_out() -> None:
    match = at(("question", 1), danger=2, rolls=[2])
    assert match.table.danger == 3
    assert at(("question", 1), danger=2, rolls=[20]).table.danger == 2


@rule("SS-16.20")
def test_he_chooses_whom_to_question() -> None:
    new = facing("goblin_chief! goblin*2", table(po=10), init=[0], start_hd=5, result="won", combat=True)
    for member in new.group.members:
        member.state = "yielded"
    match = play(new, ("aftermath",), rolls=ONES)
    assert offers(match) == ["question goblin_chief", "question goblin", "no_question"]
    do(match, "question goblin")
    assert needed(match) == 15 + 1 + 1 - 1  # the goblin's HD, Fatigue after the fight, his own HD


@rule("SS-16.22", "SS-18.22")
def test_a_flight_from_the_surprised_is_no_combat() -> None:
    new = table(sections=[room(), room(10, 7)], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)], danger=2)
    new.dungeon.way_ins = [(1, (12, 7))]
    new.dungeon.groups.append(group("orc"))
    new.fight = Encounter(0, "wander", group_surprised=True)
    match = do(play(new, ("first_choice",)), "flee 0 explored")
    assert (match.table.hero.xp, match.table.danger, match.table.hero.fatigue, match.table.section) == (200, 1, 0, 1)


@rule("SS-16.22", "SS-3.5")
def test_turning_undead_makes_a_combat_of_it() -> None:
    match = against("tomb_warden", ("slot", (0,), ()), init=[0, 0], gifts=["consecrated"], rolls=d10(0))
    assert not match.table.enc.combat
    do(match, "turn_undead")
    assert (match.table.enc.combat, match.table.enc.blows) == (True, False)


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


@rule("SS-16.23", "SS-27.8")
def test_paralysis_wears_off_round_by_round() -> None:
    match = against("orc", init=[0, 0])
    match.table.enc.paralysed = 3
    play(match.table, ("end_round",), rolls=[2, 2, 2])
    assert (match.table.enc.round, match.table.enc.paralysed, match.table.t) == (3, 0, 3)
