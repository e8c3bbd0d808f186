"""The commands, and what they say when something is wrong: one paragraph, exit code 2, never a traceback."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Record
from oubliettes.terminal import commands
from oubliettes.words import Words
from tests.terminal.support import ONES, Person, Said

COMMANDS = ("games", "play", "resume", "replay", "verify", "rules", "simulate")


def wrong(said: Said, *parts: str) -> None:
    assert said.code == 2
    assert said.out == ""
    assert "Traceback" not in said.err
    assert said.err.count("\n") == 1, "one paragraph"
    for part in parts:
        assert part in said.err


# ------------------------------------------------------------------ help


@pytest.mark.parametrize("lang, word", [("fr", "Montre cette aide."), ("en", "Show this help.")])
def test_every_command_explains_itself(person: Person, lang: str, word: str) -> None:
    listed = person.run(f"--help --lang {lang}")
    assert listed.code == 0
    words = Words(lang)
    for name in COMMANDS:
        assert re.search(rf"^  {name} ", listed.out, re.MULTILINE)
        said = person.run(f"{name} --lang {lang} --help")
        assert said.code == 0
        assert word in said.out
        flat = " ".join(said.out.replace("\u00a0", " ").replace("\u202f", " ").split())
        assert " ".join(words.ui(f"help-{name}").replace("\u00a0", " ").replace("\u202f", " ").split()) in flat


def test_without_a_command_there_is_help(person: Person) -> None:
    said = person.run("")
    assert "simulate" in said.out + said.err


def test_games(person: Person) -> None:
    said = person.run("games --lang fr")
    assert said.code == 0
    for game in GAMES.values():
        assert game.slug in said.out
    assert "1–4" in said.out
    assert "Sept dés" in said.out


# ------------------------------------------------------------------ what is wrong on the command line


@pytest.mark.parametrize(
    "command, english, french",
    [
        ("play chess", "There is no game called “chess”", "pas de jeu appelé «\u00a0chess"),
        ("rules chess", "There is no game called", "pas de jeu"),
        ("simulate chess", "There is no game called", "pas de jeu"),
        ("play --seats a,b,c,d,e", "for 1 to 4 players, not 5", "de 1 à 4, pas à 5"),
        ("play --seats a,,b", "A seat is empty", "Un siège est vide"),
        ("play --seats ana,bot:genius", "no bot like “bot:genius”", "pas de robot comme"),
        ("play --seats ana,ANA", "Two people are called", "Deux personnes"),
        (f"play --seats {'x' * 30}", "too long", "trop long"),
        ("play --dice loaded", "“loaded” is not a value for --dice", "n’est pas une valeur de --dice"),
        ("play --seed seven", "“seven” does not do for --seed", "ne va pas pour --seed"),
        (f"play --seed {'9' * 60}", "does not do for --seed", "ne va pas pour --seed"),
        ("play -o hero_mode", "The setting “hero_mode” cannot be read", "ne se comprend pas"),
        (
            "play dungeon-heroes --seats Ana -o heroes_seat=1",
            "“heroes_seat” has no meaning at a table of this size (1): it is for 2.",
            "n’a pas de sens à une table de cette taille (1)",
        ),
        ("play -o speed=9", "no setting “speed”. It has: hero_mode, first_seat.", "pas de réglage"),
        ("play -o hero_mode=best", "Possible: random, choice.", "Possible\u00a0: random, choice."),
        ("play -o first_seat=3", "Possible: random, 1, 2.", "Possible\u00a0: random, 1, 2."),
        ("play -o profiles=x", "no setting “profiles”", "pas de réglage"),
        ("play --fast", "there is no option --fast here", "pas d’option --fast"),
        ("dance", "This command line cannot be read", "ne se comprend pas"),
        ("verify a b", "This command line cannot be read", "ne se comprend pas"),
        ("rules dungeon-roll 99.9", "no rule or section “99.9”", "ni règle ni section"),
        ("simulate --seats ana", "“ana” is a person", "est une personne"),
        ("simulate -n 0", "give a whole number from 1 up", "à partir de 1"),
        ("simulate -n many", "“many” does not do for -n", "ne va pas pour -n"),
        ("verify nothing.jsonl", "There is no file nothing.jsonl", "pas de fichier"),
        ("resume nothing.jsonl", "There is no file nothing.jsonl", "pas de fichier"),
        ("resume", "No game is waiting", "Aucune partie n’attend"),
        ("verify", "no finished game", "pas encore de partie finie"),
        ("replay", "no finished game", "pas encore de partie finie"),
    ],
)
def test_what_is_wrong_is_told_in_the_language(person: Person, command: str, english: str, french: str) -> None:
    wrong(person.run(f"{command} --lang en"), english)
    wrong(person.run(f"{command} --lang fr"), french)
    assert person.records() == []


def test_an_unknown_language(person: Person) -> None:
    wrong(person.run("games --lang de"), "“de” is not a value for --lang. Possible: fr, en.")
    wrong(person.run("games --lang=xx"), "“xx” is not a value")


def test_a_home_that_cannot_be_used(person: Person) -> None:
    person.home.write_text("not a folder", encoding="utf-8")
    wrong(person.run("play --seats Ana"), "cannot be used", "OUBLIETTES_HOME")


# ------------------------------------------------------------------ rules


def test_a_rule_a_section_and_all_of_them(person: Person) -> None:
    game = GAMES["dungeon-roll"]
    assert person.run("rules dungeon-roll DR-4.3").out.startswith("DR-4.3  ")
    assert person.run("rules dungeon-roll 4.3").out == person.run("rules dungeon-roll dr-4.3").out
    section = person.run("rules dungeon-roll 4").out
    assert section == person.run("rules dungeon-roll DR-4").out
    assert re.findall(r"^(DR-\d+\.\d+)  ", section, re.MULTILINE) == [rule.id for rule in game.ledger.section("DR-4")]
    whole = person.run("rules").out
    assert re.findall(r"^(DR-\d+\.\d+)  ", whole, re.MULTILINE) == list(game.ledger.rules)


def test_the_game_on_one_page(person: Person) -> None:
    out = person.run("rules dungeon-roll --summary --lang en").out
    assert out.startswith("The aim\n-------\n")
    assert "Fighter: all Goblins, or 1 other monster.  [DR-7.2]" in " ".join(out.split("\n"))
    french = person.run("rules donjon --summary --lang fr").out
    assert french.startswith("Qui gagne\n")
    assert "objectif" in french


def test_where_a_rule_is_done_told_and_tested(person: Person) -> None:
    out = person.run("rules DR-11.1 --where --lang en").out
    assert out.startswith("DR-11.1  ")
    for found in ("  code  ", "to_regroup", "  components  ", "  words  ", "event-regroup", "  test  ", "test_11_"):
        assert found in out, found
    assert out == person.run("rules dungeon-roll 11.1 --where --lang en").out
    section = person.run("rules DR-11 --where").out
    assert re.findall(r"^(DR-\d+\.\d+)$", section, re.MULTILINE) == [
        rule.id for rule in GAMES["dungeon-roll"].ledger.section("DR-11")
    ]
    chapters = person.run("rules dungeon-roll --where").out
    assert re.findall(r"^(DR-\d+) ", chapters, re.MULTILINE) == list(GAMES["dungeon-roll"].ledger.sections)
    assert person.run("rules DR-11.1").out.startswith("DR-11.1  ")
    wrong(person.run("rules dungeon-roll 99.9 --where --lang en"), "no rule or section “99.9”")
    assert "advice" in person.run("rules DJ-35.20 --where --lang en").out


def test_a_rule_that_gives_a_surprise_away_is_shown_to_those_who_ask_for_it(person: Person) -> None:
    """What waits in an objective room is for the MD alone until it is revealed."""
    for run in ("rules donjon", "rules donjon 45"):
        out = person.run(run).out
        assert "DJ-45.30  [spoils a surprise" in out
        assert "3 orc archers" not in out
        assert "Dawn Blade" not in out
    assert "kill the warlord" in person.run("rules donjon 45.3").out, "the objectives are public"
    assert "3 orc archers" in person.run("rules donjon 45.30").out


def test_rules_in_french_with_the_signs_of_print(person: Person) -> None:
    out = person.run("rules dungeon-roll --lang fr").out
    assert "Antre du Dragon" in out
    assert "'" not in out
    assert not re.search(r"\S [;:!?]", out)
    assert "[notre décision]" in out


# ------------------------------------------------------------------ resume


def test_resume_goes_on_where_it_was(person: Person) -> None:
    person.run("play --seats Ana,bot:policy --seed 5", "1\n1\n1\n")
    entries = person.record().entries
    said = person.run("resume", "1\nq\n")
    assert f"Dungeon Roll: on with it, after {len(entries)} moves" in said.out
    assert person.record().entries[: len(entries)] == entries
    assert len(person.record().entries) > len(entries)
    assert person.run("resume", ONES).code == 0
    assert person.record().end is not None
    wrong(person.run("resume"), "No game is waiting")


@pytest.mark.parametrize("dice", ["fair", "fast", "real"])
def test_an_interrupted_game_is_the_game_it_would_have_been(person: Person, dice: str) -> None:
    """Dice and bots do not notice: the record is the same to the letter."""
    command = f"play --seats Ana,bot:random --seed 5 --dice {dice}"
    typed = "1\n" * (400 if dice != "real" else 2000)
    person.run(command, typed)
    (whole,) = person.records()
    text = whole.read_text(encoding="utf-8")
    whole.unlink()
    (person.home / "profiles.json").unlink()
    few = "1\n" * (3 if dice != "real" else 30)
    person.run(command, few)
    interruptions = 1
    while person.seeds():
        assert person.run("resume", few).code == 0
        interruptions += 1
    assert interruptions >= 3
    assert person.records()[0].read_text(encoding="utf-8") == text


def test_the_game_played_last_is_resumed(person: Person) -> None:
    person.run("play --seats Ana", "1\n")
    person.run("play --seats Zoé", "1\n")
    assert "Adventurer: Zoé" in person.run("resume", "").out
    first = person.records()[0]
    assert "Adventurer: Ana" in person.run(f"resume {first.name}", "1\n").out
    assert "Adventurer: Ana" in person.run("resume", "").out


def test_a_crash_after_the_last_pick_loses_nothing(person: Person) -> None:
    """The last line is cut, and with it the result: resuming writes it again and fills the profile."""
    person.run("play --seats Ana --seed 5", ONES)
    (path,) = person.records()
    whole = path.read_text(encoding="utf-8")
    seed = json.loads(whole.splitlines()[-1])["seed"]
    profile = (person.home / "profiles.json").read_text(encoding="utf-8")
    path.write_text(whole[: whole.rindex('{"n"') + 20], encoding="utf-8")
    path.with_suffix(".seed").write_text(seed, encoding="ascii")
    (person.home / "profiles.json").unlink()
    said = person.run("resume", "")
    assert said.code == 0
    assert "All delves are done." in said.out
    assert path.read_text(encoding="utf-8") == whole
    assert (person.home / "profiles.json").read_text(encoding="utf-8") == profile
    assert person.seeds() == []


def test_a_finished_game_can_be_looked_at_again(person: Person) -> None:
    person.run("play --seats Ana --seed 5", ONES)
    before = (person.records()[0].read_bytes(), (person.home / "profiles.json").read_bytes())
    said = person.run(f"resume {person.records()[0]}")
    assert said.code == 0
    assert "All delves are done." in said.out
    assert (person.records()[0].read_bytes(), (person.home / "profiles.json").read_bytes()) == before


def test_a_game_from_another_machine_cannot_be_played_on(person: Person) -> None:
    person.run("play --seats Ana --seed 5", "1\n")
    person.seeds()[0].unlink()
    wrong(person.run(f"resume {person.records()[0]}"), "The seed of", "not on this machine")


# ------------------------------------------------------------------ replay, verify


@pytest.fixture
def played(person: Person) -> Path:
    person.run("play --seats Ana,bot:policy --seed 9", ONES)
    return person.records()[0]


def test_replay_tells_the_game_again(person: Person, played: Path) -> None:
    said = person.run("replay --log")
    assert said.code == 0
    assert said.out == person.run(f"replay {played}").out
    assert said.out == person.run(f"replay {played.stem}").out
    assert "Ana gathers a party for delve 1." in said.out
    assert "Titles" in said.out or "Score" in said.out
    assert "Bot gathers a party for delve 3." in said.out
    assert "Robot rassemble un groupe pour l’exploration 3." in person.run("replay --lang fr").out


def test_verify_says_what_was_checked(person: Person, played: Path) -> None:
    record = Record.loads(played.read_text(encoding="utf-8"))
    said = person.run("verify")
    assert said.code == 0
    assert f"The file is whole: {len(record.entries) + 2} lines" in said.out
    assert f"Played again under rules 1, all {len(record.entries)} moves are legal" in said.out
    assert f"All {len(list(record.throws()))} throws follow from the seed" in said.out
    assert record.start.commitment in said.out
    assert "it cannot prove that the host never looked ahead" in said.out
    assert said.out.count("✓") == 3
    assert person.run(f"verify {played} --lang fr").out.count("✓") == 3


@pytest.mark.parametrize(
    "dice, sentence", [("fast", "not promised in advance"), ("real", "typed in cannot be checked")]
)
def test_verify_says_what_cannot_be_checked(person: Person, dice: str, sentence: str) -> None:
    person.run(f"play --seats Ana --seed 9 --dice {dice}", "1\n" * 2000)
    said = person.run("verify")
    assert said.code == 0
    assert sentence in said.out


def test_verify_a_game_that_goes_on(person: Person) -> None:
    person.run("play --seats Ana --seed 9", "1\n1\n")
    said = person.run(f"verify {person.records()[0]}")
    assert said.code == 0
    assert "The game is not over: its seed is still secret" in said.out


def test_an_altered_line(person: Person, played: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4] = lines[4].replace('"seat": ', '"seat":  ', 1)
    played.write_text("".join(lines), encoding="utf-8")
    assert person.run("verify").code == 0, "spaces are not content"
    lines[4] = lines[4].replace('"n": 4', '"n": 5')
    played.write_text("".join(lines), encoding="utf-8")
    for command in ("verify", "replay"):
        wrong(person.run(f"{command} {played}"), "damaged: line 5, or one before it")
    wrong(person.run(f"verify {played} --lang fr"), "abîmé", "la ligne 5")


def test_a_missing_and_a_swapped_line(person: Person, played: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines(keepends=True)
    for change in ([*lines[:7], *lines[8:]], [*lines[:7], lines[8], lines[7], *lines[9:]]):
        played.write_text("".join(change), encoding="utf-8")
        wrong(person.run("verify"), "damaged: line 8")


def forged(played: Path, change: Any) -> None:
    """By a forger who knows how lines are summed."""
    record = Record.loads(played.read_text(encoding="utf-8"))
    change(record)
    played.write_text(record.dumps(), encoding="utf-8")


def test_a_forged_die(person: Person, played: Path) -> None:
    """Every sum is right, and the picks still fit; the seed gives the forger away."""

    def luckier(record: Record) -> None:
        for entry in reversed(record.entries):
            for at, throw in enumerate(entry.throws):
                if throw.shape[0] == "roll" and throw.values[-1] != 1:
                    better = throw._replace(values=(*throw.values[:-1], 1))
                    entry.throws = (*entry.throws[:at], better, *entry.throws[at + 1 :])
                    return

    forged(played, luckier)
    said = person.run("verify")
    assert said.code == 2
    assert "does not fit the rules" in said.err or "are not those that were promised" in said.err


def test_a_forged_seed_result_and_pick(person: Person, played: Path) -> None:
    text = played.read_text(encoding="utf-8")

    def other_seed(record: Record) -> None:
        assert record.end
        record.end.seed = "00" * 32

    def no_seed(record: Record) -> None:
        assert record.end
        record.end.seed = "zz"

    def better(record: Record) -> None:
        assert record.end
        assert record.end.result
        record.end.result["scores"] = [99, 0]

    def other_pick(record: Record) -> None:
        record.entries[3].pick = ("fly",)

    for change, sentence in (
        (other_seed, "are not those that were promised"),
        (no_seed, "are not those that were promised"),
        (better, "does not fit the rules"),
        (other_pick, "does not fit the rules"),
    ):
        forged(played, change)
        said = person.run("verify")
        assert (said.code, sentence in said.err) == (2, True), change
        played.write_text(text, encoding="utf-8")


def test_a_record_of_other_rules_or_of_another_game(person: Person, played: Path) -> None:
    text = played.read_text(encoding="utf-8")

    def later(record: Record) -> None:
        record.start.rules = 99

    def chess(record: Record) -> None:
        record.start.game = "chess"

    for change, sentence in ((later, "under rules 99"), (chess, "the record of “chess”")):
        forged(played, change)
        for command in ("verify", "replay", f"resume {played}"):
            wrong(person.run(command), sentence)
        played.write_text(text, encoding="utf-8")


def test_a_record_whose_options_the_rules_choke_on(person: Person, played: Path) -> None:
    def odd(record: Record) -> None:
        record.start.options["profiles"] = [{"heroes": 5}, None]

    forged(played, odd)
    wrong(person.run("verify"), "does not fit the rules")


def test_names_in_a_record_cannot_steer_the_terminal(person: Person, played: Path) -> None:
    def evil(record: Record) -> None:
        record.start.names = ("\x1b[2J\x1b]0;evil\x07Eve", "bot:policy")

    forged(played, evil)
    out = person.run("replay").out
    assert "Eve" in out
    assert "\x1b" not in out
    assert "\x07" not in out


def test_a_game_without_hints_stays_one(person: Person) -> None:
    """The bot says nothing, not even after the game was left and gone on with; the seed file keeps that."""
    said = person.run("play dungeon-roll --seats Ana --seed 3 --no-hints --plain --lang en", "h\nq\n")
    assert "This table plays without advice." in said.out
    assert "The bot would pick" not in said.out
    assert "This table plays without advice." in person.run("resume --plain --lang en", "h\nq\n").out
    assert "The bot would pick" in person.run("play dungeon-roll --seats Ana --seed 3 --plain --lang en", "h\nq\n").out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{}\n", b"[]\n", b'{"oubliettes": 1}\n', b"hello\n" * 3])
def test_files_that_are_no_records(person: Person, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    for command in ("verify", "replay", "resume"):
        said = person.run(f"{command} {path}")
        assert (said.code, "Traceback" in said.err) == (2, False)
    assert path.read_bytes() == content


# ------------------------------------------------------------------ simulate


def test_a_simulation_counts(person: Person) -> None:
    said = person.run("simulate -n 40 --seed 3 --seats bot:policy,bot:random,bot:random")
    assert said.code == 0
    assert "Dungeon Roll: 40 games, seed 3" in said.out
    shares = [float(share) for share in re.findall(r" ([\d.]+)%  +\d", said.out)]
    assert len(shares) >= 3
    assert sum(shares[:3]) == pytest.approx(100, abs=0.2)
    assert "Dice-headed bot 2" in said.out


def test_a_simulation_with_a_seed_is_the_same_again(person: Person) -> None:
    command = "simulate -n 10 --seats bot:random,bot:random --seed 12"
    assert person.run(command).out == person.run(command).out
    assert person.run(command).out != person.run(f"{command}3").out


def test_a_solo_simulation_has_ranks(person: Person) -> None:
    said = person.run("simulate -n 10 --seats bot:random --seed 1 --lang fr")
    assert "Chair à Dragon" in said.out
    assert "rang" in said.out


def test_one_game_is_enough(person: Person) -> None:
    assert person.run("simulate -n 1 --seats bot:random --seed 1").code == 0


# ------------------------------------------------------------------ seats not given


def test_without_seats_a_person_plays_a_bot(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "getuser", lambda: "ana")
    person.run("play --seed 1", "q\n")
    assert person.record().start.names == ("Ana", "bot:policy")


@pytest.mark.parametrize("failure", [KeyError("USER"), OSError("nobody")])
def test_somebody_without_a_name_is_player_1(
    person: Person, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    def nobody() -> str:
        raise failure

    monkeypatch.setattr(commands, "getuser", nobody)
    person.run("play --seed 1 --lang fr", "q\n")
    assert person.record().start.names == ("Joueur 1", "bot:policy")


def test_what_is_written_to_a_file_says_where(person: Person, tmp_path: Path) -> None:
    target = tmp_path / "sheets.json"
    assert person.run(f"sheets Ana --out {target}").out == f"Written to {target}.\n"
    assert person.run(f"sheets Ana --lang fr --out {target}").out == f"Écrit dans {target}.\n"
    assert person.run("sheets Ana").out.startswith("{")
