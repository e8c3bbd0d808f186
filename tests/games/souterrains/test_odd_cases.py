"""Rules where they meet: ties, second meetings, fights that move, several ways out, modules of one's own."""

from oubliettes.games.souterrains.dungeon import Exit
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
