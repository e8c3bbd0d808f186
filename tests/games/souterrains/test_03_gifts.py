"""SS-3: Gifts and spells."""

from typing import Any

from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.rules.combat import initiative
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.table import Encounter
from tests.games.souterrains.situation import against, at, d10, facing, group, needed, play, room, states, table
from tests.support import do, offers, rule, said


@rule("SS-3.1")
def test_the_consecrated_turn_undead_and_heal_and_nobody_else_does() -> None:
    for gifts, able in ((["consecrated"], True), (["magic", "infravision"], False)):
        hurt = at(gifts=gifts, resources=1, hp=3)
        met = against("skeleton", ("slot", (0,), ()), gifts=gifts, init=[0, 0])
        assert ("heal" in offers(hurt), "turn_undead" in offers(met)) == (able, able)


@rule("SS-3.3", "SS-3.4")
def test_as_many_undead_as_he_has_hit_dice_the_strongest_first() -> None:
    match = against("zombie skeleton*3", ("slot", (0,), ()), hd=3, gifts=["consecrated"], init=[0] * 5, rolls=d10(0))
    match.table.dungeon.danger = 0
    do(match, "turn_undead")
    assert states(match)[:3] == ["dead", "dead", "dead"]
    match = against("skeleton*4", ("slot", (0,), ()), hd=2, gifts=["consecrated"], init=[0] * 5, rolls=d10(0))
    do(match, "turn_undead")
    assert states(match) == ["dead", "dead", "up", "up"]


@rule("SS-3.5", "SS-3.27")
def test_turn_undead_is_free_and_only_before_undead() -> None:
    match = against("skeleton", ("slot", (0,), ()), gifts=["consecrated"], resources=3, init=[0, 0], rolls=d10(9))
    do(match, "turn_undead", "roll")
    assert (match.table.hero.resources, match.table.hero.fatigue) == (3, 0)
    match = against("goblin", ("slot", (0,), ()), gifts=["consecrated"], init=[0, 0])
    assert "turn_undead" not in offers(match)


@rule("SS-3.8", "SS-3.9", "SS-3.10", "SS-3.11", "SS-10.12")
def test_healing() -> None:
    new = table(gifts=["consecrated"], fatigue=3, resources=2)
    new.hero.poisoned, new.hero.diseased = 100, True
    match = do(play(new), "heal")
    hero = match.table.hero
    assert (hero.fatigue, hero.resources, hero.poisoned, hero.diseased, match.table.t) == (1, 1, 0, False, 12)
    do(match, "heal")
    assert (hero.fatigue, hero.resources) == (0, 0)
    assert "heal" not in offers(match)
    new = table(gifts=["consecrated"], fatigue=3, resources=2)
    new.patrol_at = 5
    match = do(play(new, rolls=[1, 1, 1, *d10(9), 20, 20]), "heal", "roll", "stealth", "roll")
    assert (match.table.hero.fatigue, match.table.hero.resources) == (3, 2)  # broken off: nothing spent, nothing gained


@rule("SS-3.16", "SS-3.15")
def test_infravision_and_the_cold() -> None:
    seer: dict[str, Any] = {"off": "", "gifts": ["magic", "infravision"], "resources": 3}
    for target, extra in (("0 goblin", 0), ("1 skeleton", 4)):
        match = against("goblin skeleton", ("slot", (0,), ()), init=[0] * 3, **seer)
        do(match, f"fire_bolt {target}")
        assert needed(match) == 10 - 1 + extra
    for text, extra in (("skeleton*2", 4), ("goblin skeleton", 0)):
        new = facing(text, table(**seer), init=[0])
        for test in ("surprise", "stealth", "flight", "charm", "negotiation", "bribery"):
            assert dict(prepare(new, test).malus).get("blind", 0) == extra
        assert dict(prepare(new, "magic").malus).get("blind", 0) == 0  # other spells need no eyes
        assert initiative(new, 0) == 10 + extra


@rule("SS-3.17", "SS-3.18")
def test_five_spells_from_the_start_and_any_number_of_times() -> None:
    match = at(gifts=["magic"], resources=4, rolls=[20, *d10(0), 20, *d10(0)])
    for left in (3, 2):
        do(match, "cast light_spell", "roll")
        assert match.table.hero.resources == left
        assert "cast light_spell" in offers(match)
    known = {pick.split()[1] for pick in offers(match) if pick.startswith("cast")}
    match = against("orc", ("slot", (0,), ()), gifts=["magic"], resources=1, init=[0, 0])
    assert "fire_bolt 0 orc" in offers(match)
    assert known == {"shield_spell", "invisibility", "light_spell", "sanctuary"}


@rule("SS-3.19", "SS-3.21", "SS-3.23", "SS-3.24", "SS-3.36", "SS-5.6", "SS-3.20")
def test_casting() -> None:
    match = at(gifts=["magic"], resources=2, off="", rolls=[12, *d10(0)])
    assert [pick for pick in offers(match) if pick.startswith("cast")] == [
        "cast shield_spell", "cast invisibility", "cast light_spell", "cast sanctuary"
    ]  # fmt: skip
    do(match, "cast light_spell")
    assert (match.table.t, match.table.hero.resources, needed(match)) == (1, 1, 13)  # 10 + 4 blind - 1: no bonus
    do(match, "resource")
    assert match.table.sight == "light"
    assert match.table.light_until == 1 + 72
    match = at(gifts=["magic"], resources=0)
    assert not any(pick.startswith("cast") for pick in offers(match))


@rule("SS-3.29", "SS-3.30", "SS-3.35")
def test_a_duration_ends_when_its_rounds_are_over() -> None:
    new = table(gifts=["magic"])
    new.shield_until = 5
    match = play(new, ("work", 4, "pass_time"))
    assert match.table.ac == 13
    new.shield_until = 5
    match = play(new, ("work", 1, "pass_time"))
    assert match.table.ac == 10
    assert "spell-ends" in said(match)


@rule("SS-3.29", "SS-3.30")
def test_a_shield_cast_in_a_fight_lasts_five_rounds_after_its_own() -> None:
    match = against("orc", ("slot", (0,), ()), init=[0, 0], gifts=["magic"], resources=3, t=4, rolls=[20, *d10(0)])
    do(match, "cast shield_spell", "roll")
    assert match.table.shield_until == 4 + 1 + 5
    match = do(play(table(gifts=["magic"], resources=3, t=4), rolls=[20, *d10(0)]), "cast shield_spell", "roll")
    assert match.table.shield_until == 5 + 5


@rule("SS-3.31")
def test_a_magic_shield_guards_against_blows_alone() -> None:
    new = table(armour="leather", off="shield_1")
    assert (new.hero.ac, new.ac, new.hero.magic_ac, new.ac_defence) == (13, 13, 1, 14)
    assert prepare(new, "stealth").difficulty == 13
    new.hero.off = Item("shield")
    assert (new.ac, new.ac_defence) == (13, 13)


@rule("SS-3.32", "SS-3.33", "SS-3.34", "SS-3.35")
def test_invisibility() -> None:
    new = table()
    new.invisible_until = 24
    new.dungeon.groups.append(group("orc"))
    match = play(new, ("meet", 0, "wander"), rolls=[1, 20, 4, 3])
    do(match, "no_stealth")
    assert match.table.enc.group_surprised
    match = against("orc", ("stealth_choice",))
    match.table.invisible_until = 24
    do(match, "stealth")  # no die
    assert match.table.fight is None
    for until, hp in ((24, 8), (-1, 4)):  # 11 + 2 against 10, and 4 more
        new = table()
        new.invisible_until = until
        new.dungeon.groups.append(group("orc"))
        new.fight = Encounter(0, "wander", init=[0])
        match = play(new, ("slot", (), (0,)), ("slot", (0,), ()), rolls=[11, 4])
        assert match.table.hero.hp == hp
    new = table()
    new.invisible_until = 24
    new.dungeon.groups.append(group("skeleton"))
    match = play(new, ("meet", 0, "wander"), rolls=[1, 20])
    do(match, "no_stealth")
    assert not match.table.enc.group_surprised


@rule("SS-3.37", "SS-3.38")
def test_sanctuary_holds_encounters_off() -> None:
    new = table(t=71, since=0)
    new.sanctuary, new.sanctuary_until = 0, 100
    new.patrol_at = 72
    match = play(new, ("work", 1, "pass_time"))
    assert (match.table.t, match.table.fight, match.table.patrol_at) == (72, None, 72)  # no dice: it waits
    new.sanctuary = -1
    match = play(new, ("checks",), rolls=[1, 1, 1, *d10(9), 20, 20])
    assert "encounter" in said(match)


@rule("SS-3.38")
def test_nothing_brings_an_encounter_into_a_sanctuary() -> None:
    for step in (("spring_group", 0), ("rise", "zombie")):
        for until, encounters in ((9, 0), (0, 1)):
            new = table(resources=1, sections=[room()])
            new.sanctuary, new.sanctuary_until = 0, until
            play(new, step, rolls=[4])
            assert new.encounters == encounters


@rule("SS-3.39", "SS-3.40")
def test_a_bolt_kills_its_equal_outright() -> None:
    for hd, state in ((2, "dead"), (1, "up")):
        match = against("orc", ("slot", (0,), ()), hd=hd, gifts=["magic"], resources=3, hp=30, init=[0, 0],
                        rolls=[20, 6, *d10(0, 0)])  # fmt: skip
        do(match, "fire_bolt 0 orc", "roll")
        assert states(match) == [state]
