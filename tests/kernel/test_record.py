"""A match on paper: its form, how it is appended to, and how each kind of damage is told."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from oubliettes.kernel import (
    BadRecord,
    FairDice,
    FastDice,
    Match,
    Record,
    WrongVersion,
    check_dice,
    replay,
)
from tests.kernel.toy import TOY, cellar
from tests.support import do


def played(seed: int = 0, **how: Any) -> Match[Any]:
    """A whole match with an undo in it."""
    match = Match.new(TOY, seats=2, dice=FairDice(bytes([seed]) * 32, ["pepper", "sel"]), names=["Ana", "Bob"], **how)
    do(match, "coin")
    match.undo(match.pending[0].seat)
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, ask.options[len(match.record.entries) % len(ask.options)])
    return match


WHOLE = played().record.dumps()
LINES = WHOLE.splitlines()


def summed(lines: list[dict[str, Any]]) -> str:
    """These lines with their sums worked out anew, from the format's description alone."""
    text, previous = "", ""
    for line in lines:
        plain = json.dumps({key: value for key, value in line.items() if key != "sum"}, ensure_ascii=False)
        previous = sha256((previous + plain).encode()).hexdigest()[:16]
        text += f'{plain[:-1]}, "sum": "{previous}"}}\n'
    return text


def altered(change: Callable[[list[dict[str, Any]]], object]) -> str:
    """The record after a change by somebody who knows how to work out the sums."""
    lines = [json.loads(line) for line in LINES]
    change(lines)
    return summed(lines)


# ------------------------------------------------------------------ the form


def test_sums_follow_their_description() -> None:
    assert summed([json.loads(line) for line in LINES]) == WHOLE


def test_dumps_and_loads() -> None:
    match = played()
    record = Record.loads(WHOLE)
    assert record == match.record
    assert record.dumps() == WHOLE
    assert record.start.names == ("Ana", "Bob")
    assert record.start.salts == ("pepper", "sel")
    assert record.end is not None
    assert record.end.seed == "00" * 32
    assert record.whole() is record


def test_a_line_can_be_read_by_eye() -> None:
    start, first, *_, end = [json.loads(line) for line in LINES]
    assert list(start) == [
        *(
            "oubliettes",
            "game",
            "rules",
            "seats",
            "names",
            "options",
            "dice",
            "commitment",
            "salts",
            "throws",
            "said",
            "sum",
        ),
    ]
    assert (start["oubliettes"], start["game"], start["rules"], start["dice"]) == (1, "cellar", 1, "fair")
    assert [(stream, counter, shape) for stream, counter, shape, _ in start["throws"]] == [
        ("hidden", 0, ["draw", 2]),
        ("hidden", 1, ["shuffle", 12]),
        ("hidden", 2, ["roll", 3]),
    ]
    seat = first["seat"]
    assert first == {
        "n": 1,
        "kind": "pick",
        "seat": seat,
        "ask": 0,
        "pick": ["coin"],
        "throws": [],
        "said": [["coin", {"seat": seat, "stake": 1}, "TY-2.1", None]],
        "sum": first["sum"],
    }
    assert list(end) == ["n", "kind", "result", "seed", "sum"]
    assert (end["n"], end["kind"]) == (len(LINES) - 1, "end")
    assert list(end["result"]) == ["scores", "ranks", "ending", "facts", "legacy"]


def test_appending_line_by_line_gives_the_whole() -> None:
    record = Record.loads(WHOLE)
    for already in range(len(LINES) + 1):
        previous = json.loads(LINES[already - 1])["sum"] if already else ""
        assert list(record.lines(already, previous)) == LINES[already:]


def test_a_match_in_play_is_a_record_without_its_last_line() -> None:
    match = do(cellar(), "coin", "coin")
    text = match.record.dumps()
    record = Record.loads(text)
    assert record.end is None
    assert len(record.entries) == 2
    do(match, "look")
    assert match.record.dumps().startswith(text), "appended, never cut"
    match.undo(1) if match.undoable(1) else None
    assert match.record.dumps().startswith(text)


def test_counters_tell_where_the_streams_go_on() -> None:
    match = do(cellar(rolls=(3, 2, 3, 2)), "roll", "again", "stop")
    assert match.record.counters() == (2, 2)
    assert [throw.counter for throw in match.record.throws() if throw.stream == "public"] == [0, 1]


@pytest.mark.parametrize("name", ["Zoé « l’Ombre »", "a\u2028b", "a\x85b\x0bc\x1cd", '\n\r\t"\\', "龍", "\x00"])
def test_any_name_survives(name: str) -> None:
    match = Match.new(TOY, seats=2, dice=FastDice(1), names=[name, ""])
    record = Record.loads(match.record.dumps())
    assert record.start.names == (name, "")
    assert record.dumps() == match.record.dumps()


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert Record.loads(WHOLE.replace("\n", "\r\n")).dumps() == WHOLE
    assert Record.loads(WHOLE.rstrip("\n")).dumps() == WHOLE


# ------------------------------------------------------------------ damage that anybody can do


def damaged(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Record.loads(text)


@pytest.mark.parametrize("text", ["", "\n", "\n\n"])
def test_an_empty_file(text: str) -> None:
    damaged(text, "the file is empty: a record begins with a line that names its game")


@pytest.mark.parametrize(
    "text",
    ["hello", "{}", "[]", "[1, 2]", "null", "3", '"text"', "{", "\x00\x01", "[" * 100_000, '{"sum": 3}', "PK\x03\x04"],
)
def test_not_a_record(text: str) -> None:
    damaged(text, "line 1 ")


def test_cut_in_the_middle_of_a_line() -> None:
    for cut in (1, 5, len(LINES[-1]) // 2):
        damaged(
            WHOLE[: -cut - 1], f"line {len(LINES)} is not a whole line of a record: the file is cut short or altered"
        )


def test_cut_after_a_line_is_a_match_still_going_on() -> None:
    text = "".join(line + "\n" for line in LINES[:5])
    record = Record.loads(text)
    assert len(record.entries) == 4
    with pytest.raises(BadRecord, match="cut short: no end after entry 4; if the match is still going on, resume it"):
        record.whole()
    with pytest.raises(BadRecord, match="cut short"):
        check_dice(record)


def test_a_blank_line() -> None:
    damaged("\n".join([*LINES[:3], "", *LINES[3:]]), "line 4 is not a whole line")


@pytest.mark.parametrize("line", [0, 2, len(LINES) - 1])
def test_one_changed_value(line: int) -> None:
    data = json.loads(LINES[line])
    changed = (
        {"names": ["Ana", "Bo"]} if line == 0 else {"seat": 1 - data["seat"]} if line == 2 else {"seed": "11" * 32}
    )
    lines = [*LINES[:line], json.dumps({**data, **changed}, ensure_ascii=False), *LINES[line + 1 :]]
    damaged(
        "\n".join(lines), f"line {line + 1} or one before it was altered: its sum is '{data['sum']}', its content gives"
    )


def test_swapped_lines() -> None:
    damaged("\n".join([*LINES[:3], LINES[4], LINES[3], *LINES[5:]]), "line 4 or one before it was altered")


@pytest.mark.parametrize("line", [0, 1, 4, len(LINES) - 2])
def test_a_missing_line(line: int) -> None:
    damaged("\n".join(LINES[:line] + LINES[line + 1 :]), f"line {line + 1} or one before it was altered")


def test_a_line_twice() -> None:
    damaged("\n".join([*LINES[:4], LINES[3], *LINES[4:]]), "line 5 or one before it was altered")


# ------------------------------------------------------------------ damage by somebody who works the sums out anew


def set_in(line: int, **values: Any) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: lines[line].update(values)


def test_another_format() -> None:
    damaged(altered(set_in(0, oubliettes=2)), "format 2, expected 1")


def test_numbers_out_of_order() -> None:
    damaged(altered(set_in(3, n=9)), "entry 9 where entry 3 was expected")
    damaged(altered(lambda lines: lines.pop(3)), "line 4 .*entry 4 where entry 3 was expected")
    damaged(altered(lambda lines: lines.append({**lines[-1], "n": lines[-1]["n"] + 1})), "where entry")


def test_an_unknown_kind_of_entry() -> None:
    damaged(altered(set_in(3, kind="cheat")), "line 4 .*kind 'cheat'")


@pytest.mark.parametrize("key", ["game", "rules", "seats", "options", "dice", "commitment", "salts", "throws"])
def test_a_first_line_that_lacks_something(key: str) -> None:
    damaged(altered(lambda lines: lines[0].pop(key)), f"line 1 does not have the form of a record's line: .*{key}")


@pytest.mark.parametrize("key", ["n", "kind", "seat", "ask", "pick", "throws"])
def test_an_entry_that_lacks_something(key: str) -> None:
    damaged(altered(lambda lines: lines[2].pop(key)), f"line 3 does not have the form of a record's line: .*{key}")


@pytest.mark.parametrize(
    "throw",
    [
        ["public", 0, ["roll", 6], [7]],
        ["public", 0, ["roll", 6], [0]],
        ["public", 0, ["roll", 6], [True]],
        ["public", 0, ["roll", 6], [2.0]],
        ["public", 0, ["roll", 6, 6], [1]],
        ["public", 0, ["roll", 0], [0]],
        ["public", 0, ["roll", "6"], [1]],
        ["public", 0, ["spin", 6], [1]],
        ["public", 0, [], []],
        ["public", 0, ["draw", 6], [1]],
        ["hidden", 0, ["draw", 6], [6]],
        ["hidden", 0, ["draw", 6], [1, 1]],
        ["hidden", 0, ["draw", 6, 6], [1, 1]],
        ["hidden", 0, ["draw", 2**40], [1]],
        ["hidden", 0, ["draw"], []],
        ["hidden", 0, ["shuffle", 3], [0, 1, 1]],
        ["hidden", 0, ["shuffle", 3], [0, 1]],
        ["hidden", 0, ["shuffle", 2, 1], [0, 1]],
        ["secret", 0, ["roll", 6], [1]],
        ["public", -1, ["roll", 6], [1]],
        ["public", "0", ["roll", 6], [1]],
        ["public", 0, ["roll", 6]],
        ["public", 0, "roll", [1]],
        ["public", 0, ["roll", 6], None],
        [["public"], 0, ["roll", 6], [1]],
        "public",
        7,
    ],
)
def test_a_throw_that_no_dice_give(throw: Any) -> None:
    damaged(altered(set_in(2, throws=[throw])), "line 3 does not have the form of a record's line")


@pytest.mark.parametrize("values", [{"pick": 3}, {"pick": None}, {"throws": 3}, {"throws": [3]}, {"throws": None}])
def test_an_entry_of_another_form(values: dict[str, Any]) -> None:
    damaged(altered(set_in(2, **values)), "line 3 does not have the form of a record's line")


def refused(text: str, message: str, error: type[BadRecord] = BadRecord) -> None:
    """It has the form of a record; the rules find it out."""
    record = Record.loads(text)
    with pytest.raises(error, match=message):
        replay(TOY, record)


def test_another_game() -> None:
    refused(altered(set_in(0, game="chess")), "this is a record of 'chess', not of 'cellar'", WrongVersion)


def test_another_version_of_the_rules() -> None:
    message = "follows rules 2, this program plays rules 1: replay it with the release that made it"
    refused(altered(set_in(0, rules=2)), message, WrongVersion)


@pytest.mark.parametrize("values", [{"seats": 9}, {"seats": "2"}, {"options": {"hand": 99}}, {"options": {"lives": 3}}])
def test_a_table_that_the_game_does_not_have(values: dict[str, Any]) -> None:
    refused(altered(set_in(0, **values)), "the set-up does not fit these rules: ")


def test_a_set_up_with_other_throws() -> None:
    refused(altered(lambda lines: lines[0]["throws"].pop()), "the set-up does not fit these rules: .*hidden throw 2")
    extra = ["hidden", 3, ["draw", 5], [1]]
    refused(
        altered(lambda lines: lines[0]["throws"].append(extra)), "the set-up does not fit these rules: the record says"
    )


def test_a_pick_that_was_not_offered() -> None:
    refused(altered(set_in(3, pick=["fly"])), r"entry 3 does not fit these rules: .*\('fly',\) now; 'turn' offers")


def test_a_pick_by_another_seat() -> None:
    refused(
        altered(lambda lines: lines[3].update(seat=1 - lines[3]["seat"])), "entry 3 does not fit these rules: .*asked"
    )


def test_an_answer_to_another_ask() -> None:
    refused(altered(set_in(3, ask=0)), "entry 3 was altered: it says .*ask=0.*, replaying gives .*ask=2")


def test_an_undo_that_was_not_possible() -> None:
    refused(altered(set_in(1, kind="undo", pick=[])), "entry 1 does not fit these rules: .*nothing to take back")


def entry_with_throw(lines: list[dict[str, Any]]) -> int:
    return next(n for n, line in enumerate(lines[1:], start=1) if line.get("throws"))


def test_a_throw_of_another_shape() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        throw = lines[entry_with_throw(lines)]["throws"][0]
        throw[2], throw[3] = ["roll", *[1] * 9], [1] * 9

    refused(altered(change), r"entry \d+ does not fit these rules: the rules ask for .*, the record holds \('roll', 1")


def test_a_throw_left_out() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[entry_with_throw(lines)]["throws"].pop()

    refused(altered(change), r"entry \d+ does not fit these rules: .* which the record does not hold")


def test_a_throw_too_many() -> None:
    extra = ["public", 77, ["roll", 6], [6]]
    refused(
        altered(lambda lines: lines[1]["throws"].append(extra)), "entry 1 was altered: it says .*77.*, replaying gives"
    )


def test_a_changed_throw_is_found_by_the_rules_or_by_the_seed() -> None:
    """Whatever value is changed: the picks no longer fit, or the result differs, or the dice are not the seed's."""
    found = set()
    for line, data in enumerate(json.loads(text) for text in LINES):
        for number, (_, _, shape, values) in enumerate(data.get("throws", [])):
            if shape == ["draw", 1]:
                continue
            if shape[0] == "shuffle":
                other = values[::-1]
            else:
                low = 1 if shape[0] == "roll" else 0
                other = [low + (values[0] - low + 1) % shape[1], *values[1:]]
            lines = [json.loads(text) for text in LINES]
            lines[line]["throws"][number][3] = other
            text = summed(lines)
            record = Record.loads(text)
            with pytest.raises(BadRecord, match="the seed gives"):
                check_dice(record)
            try:
                replay(TOY, record)
            except BadRecord as wrong:
                found.add(str(wrong).split(" ")[0])
    assert found, "some are found by the rules alone"


def test_another_result() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[-1]["result"]["scores"][0] += 1

    refused(altered(change), r"the record ends with \{'scores': .*, replaying it gives Result\(")


def test_an_end_before_the_match_is_over() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        end = lines[-1]
        del lines[4:]
        lines.append({**end, "n": 4})

    refused(altered(change), "the record ends with .*, replaying it gives None")


def test_picks_after_the_end() -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        end = lines.pop()
        lines.append({**lines[1], "n": end["n"]})
        lines.append({**end, "n": end["n"] + 1})

    refused(altered(change), r"entry \d+ does not fit these rules: .*nobody: the match is over")
