"""At the table: what a person types, and what comes of it. Plain text, in this process."""

import re
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FairDice, Record, replay
from oubliettes.terminal.start import seed_of
from tests.terminal.support import ONES, Person

ROLL = GAMES["dungeon-roll"]
PLAY = "play --seats Ana --seed 7"


def picks(record: Record) -> list[Any]:
    return [entry.pick if entry.kind == "pick" else "undo" for entry in record.entries]


def test_a_whole_game_alone(person: Person) -> None:
    said = person.run(PLAY, ONES)
    assert said.code == 0
    assert said.err == ""
    record = person.record()
    assert record.end is not None
    assert record.end.result is not None
    assert record.start.names == ("Ana",)
    assert re.search(rf"Score: {record.end.result['scores'][0]}\b", said.out)
    assert "Rank: " in said.out
    assert record.start.commitment in said.out
    assert record.end.seed in said.out
    assert person.seeds() == []


def test_plain_text_has_no_colours_and_no_cursor(person: Person) -> None:
    assert "\x1b" not in person.run(PLAY, ONES).out


def test_a_chosen_seed_gives_the_same_game_again(person: Person) -> None:
    person.run("play --seats Ana,bot:policy --seed 7", ONES)
    person.run("play --seats Ana,bot:policy --seed 7", ONES)
    person.run("play --seats Ana,bot:policy --seed 8", ONES)
    first, second, third = (Record.loads(path.read_text(encoding="utf-8")) for path in person.records())
    assert first.entries == second.entries
    assert first.entries != third.entries


def test_without_a_seed_every_game_is_another(person: Person) -> None:
    for _ in range(2):
        person.run("play --seats Ana", "")
    texts = [path.read_text(encoding="utf-8").splitlines()[0] for path in person.records()]
    assert len({re.findall(r'"commitment": "(\w{64})"', text)[0] for text in texts}) == 2


def test_the_end_of_the_input_saves_and_leaves(person: Person) -> None:
    said = person.run(PLAY, "1\n1\n")
    assert said.code == 0
    assert f"The game is saved in {person.records()[0]}. Go on with: oubliettes resume" in said.out
    assert len(person.record().entries) == 2
    assert person.record().end is None


def test_q_leaves(person: Person) -> None:
    said = person.run(PLAY, "1\nq\n1\n1\n")
    assert said.code == 0
    assert len(person.record().entries) == 1
    assert "oubliettes resume" in said.out


@pytest.mark.parametrize(
    "typed", ["0", "99", "-1", "1.0", "zzz", "1 2", "²", "9" * 5000, "é\x00\x07", "[red]", "{ $x }", "?" * 50, "~"]
)
def test_nonsense_is_answered_and_changes_nothing(person: Person, typed: str) -> None:
    said = person.run(PLAY, f"{typed}\nq\n")
    assert said.code == 0
    assert said.err == ""
    assert person.record().entries == []
    assert re.search("Type a number from 1 to|There is no rule", said.out)


def test_an_empty_line_asks_again_where_there_is_a_choice(person: Person) -> None:
    said = person.run(PLAY, "\nq\n")
    assert person.record().entries == []
    assert "Type a number from 1 to" in said.out


def test_the_beginning_of_several_names_them(person: Person) -> None:
    said = person.run(PLAY, "roll again\nq\n")
    told = "“roll again” could be several: 1 Roll again: Champion · 2 Roll again: Fighter · "
    assert told in said.out
    assert person.record().entries == []


def test_the_title_comes_before_the_first_question_and_the_log(person: Person) -> None:
    out = person.run(PLAY, "1\nq\n").out
    parts = [out.index(part) for part in ("Dungeon Roll. ", "goes down first", "Forming the party: which")]
    assert parts == sorted(parts)
    out = person.run("resume", "q\n").out
    assert out.index("after 1 move") < out.index("Forming the party: which")


def test_a_label_can_be_typed_if_it_is_the_only_one(person: Person) -> None:
    person.run("play --seats Ana --seed 11 --option hero_mode=choice", "mercen\nthat is\nq\n")
    assert picks(person.record()) == [("hero", "mercenary"), ("done",)]
    said = person.run("play --seats Ana --seed 11 --option hero_mode=choice", "mercen\nroll again\nq\n")
    assert "“roll again” could be several: " in said.out


def test_help_shows_the_rule_behind_the_question(person: Person) -> None:
    said = person.run("play --seats Ana --option hero_mode=choice", "?\nq\n")
    assert "DR-2.4  When Heroes are chosen, players choose one at a time" in said.out
    assert "take back your last pick" in said.out


def test_help_on_an_option_a_refusal_and_a_rule(person: Person) -> None:
    script = "1\n5\n? 1\n? 99\n? 4.3\n? DR-4.4\n? 77.7\nq\n"
    said = person.run("play --seats Ana --seed 11 --option hero_mode=choice", script)
    assert "DR-7.8" in said.out
    assert "DR-4.3  " in said.out
    assert "DR-4.4  " in said.out
    assert "There is no rule “77.7” in this game." in said.out


def refusal(out: str, label: str) -> str:
    found = re.search(rf"^ *(\d+) × {label} \(.+\) \(not now: (DR-[\d.]+)\)$", out, re.MULTILINE)
    assert found, f"{label} is not greyed"
    return found[1]


def test_a_greyed_option_says_which_rule_forbids_it(person: Person) -> None:
    script = "1\n5\n"
    out = person.run("play --seats Ana --seed 11 --option hero_mode=choice", script).out
    number = refusal(out, "Go on")
    said = person.run("play --seats Ana --seed 11 --option hero_mode=choice", f"{script}{number}\n? {number}\nq\n")
    assert "“Go on” is not possible now:" in said.out
    assert said.out.count("DR-6.6  All active monsters must be dealt with") == 2
    assert len(Record.loads(person.records()[-1].read_text(encoding="utf-8")).entries) == 2


def test_undo_takes_back_and_is_written_down(person: Person) -> None:
    said = person.run("play --seats Ana --seed 11 --option hero_mode=choice", "1\n1\nu\n5\nq\n")
    assert picks(person.record()) == [("hero", "mercenary"), ("pick", "champion"), "undo", ("done",)]
    assert said.err == ""
    assert replay(ROLL, person.record()).pending


def test_undo_does_not_reach_past_a_roll(person: Person) -> None:
    said = person.run(PLAY, "u\nq\n")
    assert "There is nothing to take back" in said.out
    assert person.record().entries == []


def test_a_hint_is_an_option_and_nothing_is_done(person: Person) -> None:
    said = person.run(PLAY, "h\nq\n")
    hint = re.search(r"The bot would pick: (.*) \((\d+)\)", said.out)
    assert hint
    assert re.search(rf"^ *(.* )?{hint[2]}  {re.escape(hint[1])}", said.out, re.MULTILINE)
    assert re.search(rf"^ *{hint[2]}  {re.escape(hint[1])} · stands \d+/100$", said.out, re.MULTILINE)
    assert person.record().entries == []


def test_a_bot_picks_for_a_person_but_leaves_new_questions_to_him(person: Person) -> None:
    person.run(f"{PLAY} -o hero_mode=choice", "b\nb 1000\n")
    first, *others = picks(person.record())
    assert first[0] == "hero"
    assert others  # the second question, and those of its kind
    assert person.record().end is None


def test_a_bot_does_not_pick_without_end(person: Person) -> None:
    person.run(PLAY, "b 1000\n" * 30)
    assert person.record().end is not None  # every kind of question has been left to the person once


def test_the_whole_log(person: Person) -> None:
    said = person.run(PLAY, "l\nq\n")
    assert said.out.count("Ana gathers a party for delve 1.  §DR-3.1") == 2


def flee_number(out: str) -> str:
    return str(re.findall(r"^ *(\d+)  Flee  \(", out, re.MULTILINE)[-1])


def test_fleeing_is_asked_twice(person: Person) -> None:
    script = "1\n5\n"
    out = person.run("play --seats Ana --seed 11 --option hero_mode=choice", script).out
    number = flee_number(out)
    said = person.run("play --seats Ana --seed 11 --option hero_mode=choice", f"{script}{number}\nn\n{number}\ny\nq\n")
    assert said.out.count("You would get nothing for this level") == 2
    last = Record.loads(person.records()[-1].read_text(encoding="utf-8"))
    assert picks(last)[2:] == [("flee",)]


def test_fleeing_is_not_asked_twice_when_there_is_nothing_else(person: Person) -> None:
    """DR-20.9: a flight that is forced is confirmed by picking it, and by Enter alone."""
    for seed in range(30):
        out = person.run(f"play --seats Ana --seed {seed}", "2\n" * 60 + ONES).out
        lone = re.search(r"^  1  Flee  \(.*\n", out, re.MULTILINE)
        if lone:
            assert "You would get nothing" not in out[lone.start() : lone.end() + 200]
            return
    pytest.fail("no forced flight in thirty games")


def test_french(person: Person) -> None:
    said = person.run(f"{PLAY} --lang fr", f"?\n{ONES}")
    assert said.code == 0
    assert "Toutes les explorations sont finies." in said.out
    assert "Empreinte promise avant la partie" in said.out
    assert not re.search(r"\b(the|Fighter|goblins?|Level)\b", said.out)


def test_the_language_of_the_system(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "rassemble un groupe" in person.run(PLAY, "q\n").out
    assert "gathers a party" in person.run(f"{PLAY} --lang en", "q\n").out


def test_a_table_of_bots_needs_nobody(person: Person) -> None:
    said = person.run("play --seats bot:policy,bot:policy --seed 4")
    assert said.code == 0
    assert "Bot 1 ends with" in said.out
    assert "Bot 2 ends with" in said.out
    assert not (person.home / "profiles.json").exists()


def test_two_people_at_one_keyboard_see_the_same_table_and_are_not_held_up(person: Person) -> None:
    """Nothing is hidden in Dungeon Roll (DR-20.1): the screen passes from one to the other without a curtain."""
    said = person.run("play --seats Ana,Zoé --seed 4", ONES)
    assert said.code == 0
    assert "Press Enter when nobody else is looking" not in said.out
    assert {entry.seat for entry in person.record().entries} == {0, 1}


# ------------------------------------------------------------------ dice


def test_fair_dice_are_those_of_the_seed(person: Person) -> None:
    person.run(PLAY, ONES)
    record = person.record()
    assert record.start.dice == "fair"
    dice = FairDice(seed_of(7))
    assert record.start.commitment == dice.commitment
    for throw in record.throws():
        kind, *sizes = throw.shape
        if kind == "roll":
            assert dice.roll(tuple(int(size) for size in sizes), throw.counter) == throw.values


def test_fast_dice(person: Person) -> None:
    said = person.run(f"{PLAY} --dice fast", ONES)
    assert person.record().start.dice == "fast"
    assert "Fingerprint" not in said.out
    assert f"The game is kept in {person.records()[0]}" in said.out


def test_real_dice_are_typed_and_confirmed(person: Person) -> None:
    """Seven at once, by number and by name; then the wrong ones again."""
    script = "1 1 1 2 2 2 2\n2\nfighter f 2 mage, mage t s\n1\n2\n1\nq\n"
    said = person.run("play --seats Ana --dice real --seed 2 -o hero_mode=choice", f"2\n{script}")
    assert "Ana rolled (Party dice): Champion, Champion, Champion, Fighter" in said.out
    view = replay(ROLL, person.record()).view(0)
    assert view.party == {"fighter": 3, "mage": 2, "thief": 1, "scroll": 1}
    assert view.dungeon == {"skeleton": 1}
    assert person.record().start.dice == "real"


@pytest.mark.parametrize("typed", ["7", "c", "goblin", "1 2 3 4 5 6 1 2", "0", "1 x"])
def test_dice_that_cannot_be(person: Person, typed: str) -> None:
    said = person.run("play --seats Ana --dice real --seed 2", f"{typed}\nq\n")
    assert person.record().entries == []
    assert re.search("is not one face of these dice|That is more than the 7 dice", said.out)


def test_a_typed_die_can_be_taken_back(person: Person) -> None:
    person.run("play --seats Ana --dice real --seed 2", "1 2\nu\n3\nq\n")
    assert picks(person.record()) == [("die", 1), ("die", 2), "undo", ("die", 3)]


def test_a_person_rolls_for_the_bot(person: Person) -> None:
    said = person.run("play --seats Ana,bot:policy --dice real --seed 2 -o first_seat=2", "1 2 3 4 5 6 1\n1\nh\nq\n")
    assert "Bot rolls (Party dice): die 1 of 7." in said.out
    assert "Bot rolled (Party dice): Champion, Fighter, Cleric, Mage, Thief, Scroll and Champion" in said.out
    assert "Bot rolls (Dungeon dice): die 1 of 1." in said.out
    assert "No advice here" in said.out
