"""SS-27: creatures and conditions."""

from oubliettes.games.souterrains.bestiary import ABILITIES, CREATURES
from oubliettes.games.souterrains.fixtures import Exit
from oubliettes.games.souterrains.pieces import COMPONENTS
from oubliettes.games.souterrains.rules.blows import soften
from oubliettes.games.souterrains.rules.creatures import _its_round
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.table import Encounter
from oubliettes.games.souterrains.wares import THINGS
from tests.games.souterrains.situation import against, d10, facing, group, play, room, table
from tests.support import do, offers, rule


@rule("SS-27.1")
def test_the_bestiary() -> None:
    assert len(COMPONENTS["creature"]) == 71
    assert {row["id"] for row in COMPONENTS["creature"]} <= CREATURES.keys()  # modules bring their own
    assert len(ABILITIES) == 33
    assert all(
        0 <= c.cowardice <= 4 and 0 <= c.bravery <= 4 and c.talk in ("no", "charm", "full") for c in CREATURES.values()
    )
    assert all(c.cold for c in CREATURES.values() if c.undead)


@rule("SS-27.2")
def test_the_rounds_of_bolts_and_breath() -> None:
    assert [n for n in range(1, 9) if _its_round(2, n)] == [1, 3, 5, 7]
    assert [n for n in range(1, 9) if _its_round(3, n)] == [1, 4, 7]
    breath = {name: ABILITIES[name].params["every_rounds"] for name in ABILITIES if name.startswith(("bolt", "breath"))}
    assert set(breath.values()) == {2, 3}
    assert all((rounds == 2) == name.startswith("bolt") for name, rounds in breath.items())


@rule("SS-27.3", "SS-27.5")
def test_venom_only_when_it_wounds() -> None:
    match = against("giant_centipede", ("slot", (), (0,)), ("slot", (0,), ()), init=[0, 0], rolls=[20, 1, 2])
    assert match.table.hero.poisoned == 144
    missed = against("giant_centipede", ("slot", (), (0,)), ("slot", (0,), ()), init=[0, 0], rolls=[1])
    assert missed.table.hero.poisoned == 0


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


@rule("SS-27.3")
def test_a_swarm_loses_at_least_one() -> None:
    for damage, hp in ((1, 3), (5, 2)):
        match = against("bat_swarm", ("slot", (0,), ()), init=[0, 0], rolls=[19, damage])
        do(match, "attack 0 bat_swarm")
        assert match.table.group.members[0].hp == hp


@rule("SS-27.3")
def test_stone_comes_with_the_first_wound_alone() -> None:
    new = facing("cockatrice", table(hp=20), init=[0])
    # the first wound: the save fails, Fatigue +2; the second one brings nothing more
    play(new, ("slot", (), (0,)), ("slot", (), (0,)), rolls=[19, 1, 2, 19, 1])
    assert (new.hero.fatigue, new.enc.lost) == (2, 2)


@rule("SS-27.3", "SS-14.23")
def test_a_shrieker_that_is_not_surprised_cries_while_he_stands_and_stares() -> None:
    for surprised, danger in ((False, 1), (True, 0)):
        new = facing("shrieker", table(), surprised=True, group_surprised=surprised)
        match = play(new, ("appear",))
        assert (new.danger, new.t, match.pending[0].prompt) == (danger, 1, "first-choice")


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


@rule("SS-27.7", "SS-9.14")
def test_a_hold_ends_with_its_holder() -> None:
    for choice in ("kill", "spare"):
        new = facing("giant_toad skeleton", table(), init=[0], start_hd=3, held=0)
        new.group.members[0].hp, new.group.members[0].burning = 1, True
        match = play(new, ("end_round",), rolls=[2, 1])
        do(match, f"{choice} 0 giant_toad")
        assert new.enc.held == -1


@rule("SS-27.7")
def test_one_who_is_seized_at_that_moment_does_not_flee() -> None:
    match = against(
        "giant_toad", ("slot", (0,), (0,)), init=[0, 0], rolls=[19, 1, 2], sections=[room(), room(13, 10)],
        exits=[Exit(0, 0, (12, 10), 1, "open", b=1)],
    )  # fmt: skip
    do(match, "flee 0 explored")
    assert (match.table.section, match.table.enc.held, match.table.enc.tests) == (0, 0, 0)


@rule("SS-27.8")
def test_paralysed() -> None:
    match = against("ghoul", ("slot", (), (0,)), ("end_round",), init=[0, 0], rolls=[20, 1, 2, 1, 1])
    assert match.table.enc.round == 1  # 1d4 = 1 round: it is over with the round he was struck in


@rule("SS-27.10")
def test_sleep_heals_nothing() -> None:
    for cause, hp in (("sleep", 3), ("faint", 8)):
        new = table(fatigue=2)
        new.hero.hp = 3
        play(new, ("unconscious", cause, 36))
        assert (new.hero.hp, new.hero.fatigue, new.t) == (hp, 2, 36)
