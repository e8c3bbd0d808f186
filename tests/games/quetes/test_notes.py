"""What a pick does, told before it is made, and what then happens: prices, power, points, chances, betrayals."""

from collections import Counter
from random import Random
from typing import Any

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.rules.power import gauge
from oubliettes.games.quetes.table import GREEN, Table, copy_player
from oubliettes.kernel import FastDice, Match, Note
from tests.games.quetes.situation import bids, go, meet, play, seat, table
from tests.support import pick, rule


def told(match: Match[Table], text: str, number: int | None = None) -> Note:
    asked = match.pending[0].seat if number is None else number
    return match.notes(asked)[pick(text)]


def facts(note: Note, key: str) -> dict[str, Any]:
    return dict(next(line.facts for line in note.lines if line.key == key))


# ------------------------------------------------------------------ situations


@rule("QT-16.7", "QT-11.24")
def test_a_betrayal_is_a_danger() -> None:
    t = table(seat("thief", gems=2), "warrior", "priest")
    price = ("gems 1", "done", "no_favour", "clause in_any_case")
    match = meet(t, "giant_rat", *bids(t, 1, *price), "1:done", rolls=[5, 1], rest=True)
    assert told(match, "break_promise 1").danger
    assert told(match, "end_phase").danger
    assert facts(told(match, "end_phase"), "betrays") == {"creditor_seat": 1, "goods": (("gem", 1),)}
    assert not told(match, "keep_promise 1").danger
    go(match, "keep_promise 1")
    assert not told(match, "end_phase").danger


@rule("QT-11.21", "QT-11.22")
def test_a_yes_before_an_arena_is_remembered_when_the_fist_closes() -> None:
    match = play(table(seat("thief", gems=3), "warrior", "priest"), "challenge 1 False")
    go(match, "address seat:2", "gems 2", "no_favour", "clause if_we_win", "2:yes")
    go(match, *["1:end_pass", "0:end_pass", "1:end_pass"])
    assert not told(match, "attacker", 2).danger
    for side in ("defender", "neutral"):
        note = told(match, side, 2)
        assert note.danger
        assert facts(note, "breaks-word") == {"partner_seat": 0}
        assert facts(note, "forfeits") == {"goods": (("gem", 2),)}


@rule("QT-24.2", "QT-24.6")
def test_the_curse_is_a_danger() -> None:
    t = table(seat("thief", kept="temple_key"), "warrior", "priest", temple=4)
    match = go(play(t, "turn 0"), "end_phase")
    note = told(match, "rob_temple")
    assert note.danger
    assert facts(note, "to-win") == {"goods": (("gem", 4),)}


@rule("QT-19.13")
def test_the_priests_re_roll_counts() -> None:
    match = meet(table("priest", "thief", "warrior"), "drunken_orc")
    note = told(match, "fight")
    assert note.chance == 36 / 64
    assert facts(note, "with-reroll") == {"percent": round(100 * (1 - (28 / 64) ** 2))}
    match = meet(table(seat("priest", token=False), "thief", "warrior"), "drunken_orc")
    assert "with-reroll" not in [line.key for line in told(match, "fight").lines]


@rule("QT-20.14")
def test_the_vial_is_the_mean_of_its_faces() -> None:
    match = meet(table(seat("warrior", kept="chaotic_vial", token=False), "thief", "priest"), "ogre_cook", "fight")
    chances = []
    for die in range(1, 9):
        t = table(seat("warrior", kept="chaotic_vial", token=False), "thief", "priest")
        fork = meet(t, "ogre_cook", "fight", rolls=[die, 1, 1])
        fork.choose(0, ("drink_vial",))
        chances.append(next(event.facts["modifier"] for event in fork.log if event.key == "vial"))
    assert chances == [-3, -2, -1, 0, 1, 2, 3, 4]
    note = told(match, "drink_vial")
    assert facts(note, "vial") == {"least": -3, "most": 4}
    assert note.chance is not None
    stand = told(match, "done").chance
    assert stand is not None
    assert abs(note.chance - stand) < 0.15


def test_what_is_blocked_says_why() -> None:
    match = play(table(seat("thief", gems=1), "warrior", "priest"), "turn 0")
    assert told(match, "heal").lines[0].key == "why-unhurt"
    assert facts(told(match, "buy_quest"), "why-gems") == {"gems": ("gem", 2), "purse": 1}


def test_notes_know_no_more_than_their_seat() -> None:
    """A Priest has seen the top card; the next player is told what is left in the deck, it among the rest."""
    match = play(table("priest", "thief", "warrior"), "phase_two", draws=["storm_giant"])
    assert facts(told(match, "dungeon"), "on-top") == {"card": "storm_giant"}
    t = match.table
    t.agenda.clear()
    t.active = 1
    after = play(t, "choose_phase_two")
    assert facts(told(after, "dungeon"), "deck")["n"] == 74


# ------------------------------------------------------------------ what then happens


def watched(match: Match[Table], number: int, choice: Any, seen: Counter[str]) -> None:
    """Make a pick, and compare what it did with what was told of it."""
    note = match.notes(number)[choice]
    lines = {line.key: line.facts for line in note.lines}
    before = copy_player(match.table.players[number])
    fork = match.fork(FastDice(1))
    fork.choose(number, choice)
    after = fork.table.players[number]
    verb = choice[0]
    if "price" in lines and verb != "dungeon":
        assert after.gems == lines["price"]["left"], choice
        seen["price"] += 1
    if verb in ("heal", "give_up", "equip", "to_familiar", "tame", "accept") and "power" in lines:
        assert lines["power"] == {"before": gauge(before), "after": gauge(after)}, choice
        seen["power"] += 1
    if verb in ("buy", "buy_on_sale") and "replaces" not in lines:
        assert lines.get("power", {"after": gauge(before)})["after"] == gauge(after), choice
        seen["worn"] += 1
    if verb in ("buy_trophy", "claim") and not fork.pending:
        assert "ends-game" in lines
        seen["end"] += 1
    if verb == "claim" and after.completed != before.completed:
        assert after.trophies == lines["points"]["total"]
        assert after.gems == before.gems + lines["brings"]["gems"][1]
        seen["claim"] += 1
    if verb == "break_promise":
        assert after.record[2] == lines["broken"]["n"] == before.record[2] + 1
        assert note.danger
        seen["broken"] += 1
    if verb == "keep_promise" and after.record != before.record:
        assert after.record[0] == lines["kept"]["n"]
        seen["kept"] += 1
    if verb == "loot_gems":
        assert after.gems >= before.gems + lines["loot"]["gems"][1]
        seen["loot"] += 1


def test_notes_come_true_in_whole_games() -> None:
    seen = Counter[str]()
    for seed in range(14):
        rng = Random(seed)
        match = Match.new(GAME, seats=2 + seed % 5, options={}, dice=FastDice(seed))
        while match.pending:
            ask = rng.choice(match.pending)
            choice = rng.choice(ask.options) if rng.random() < 0.5 else GAME.policy(match.table, ask, rng)
            watched(match, ask.seat, choice, seen)
            match.choose(ask.seat, choice)
    wanted = ("price", "power", "worn", "claim", "broken", "kept", "loot", "end")
    assert not [key for key in wanted if not seen[key]], seen
    assert sum(seen.values()) > 300


def test_chances_come_true() -> None:
    """Every fight of many games whose chance was told before the dice: wins as often as told, within four sigma."""
    expected = variance = wins = 0.0
    fights = 0
    for seed in range(30):
        rng = Random(seed)
        match = Match.new(GAME, seats=2 + seed % 3, options={}, dice=FastDice(seed))
        while match.pending:
            ask = rng.choice(match.pending)
            choice = GAME.policy(match.table, ask, rng)
            last = choice[0] in ("fight", "reroll", "stay") or (ask.prompt, choice[0]) == ("announce", "done")
            chance = match.notes(ask.seat)[choice].chance if last else None
            said = len(match.log)
            match.choose(ask.seat, choice)
            totals = [event for event in match.log[said:] if event.key == "totals"]
            if chance is not None and totals:
                expected += chance
                variance += chance * (1 - chance)
                green = totals[0].facts["green"] >= totals[0].facts["red"]
                fight = match.table.fight
                mine = fight.camps[ask.seat] if fight else GREEN
                wins += green == (mine == GREEN)
                fights += 1
    assert fights > 300
    assert abs(wins - expected) < 4 * variance**0.5, (wins, expected, fights)
