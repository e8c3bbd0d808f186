"""The picture of Donjon, Quêtes et Trahisons, and what stands beside its options."""

from random import Random
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.games.quetes.pieces import CARD, EVEN_POINTS, QUESTS
from oubliettes.games.quetes.rooms import terminal as quetes
from oubliettes.kernel import FastDice, Match, replay
from oubliettes.players import Bot
from oubliettes.terminal.drawing import drawing
from oubliettes.terminal.telling import noted
from oubliettes.words import Words
from tests.games.quetes.situation import arena, bids, go, meet, play, rulebook_table, seat, table
from tests.support import pick
from tests.terminal.support import Person, drawn

GAME = GAMES["quetes-et-trahisons"]
EN, FR = (Words(lang, GAME, names=["Ana", "Ben", "Zoé", "Driss"]) for lang in ("en", "fr"))
NBSP = "\u00a0"
STAKE = " · each winner +1 trophy point, each loser a wound"


def lines(match: Match[Any], viewer: int | None = 0, words: Words = EN) -> list[str]:
    return quetes.plain(match.view(viewer), words)


def picture(match: Match[Any], viewer: int | None = 0, width: int = 110, colour: bool = False) -> str:
    return drawn(quetes, match.view(viewer), EN, width, colour=colour)


def note(match: Match[Any], text: str, words: Words = EN, seat: int | None = None) -> str:
    ask = match.pending[0] if seat is None else match.ask_of(seat)
    assert ask
    return noted(match.notes(ask.seat), words).get(pick(text), "")


# ------------------------------------------------------------------ the picture


def test_heading_and_sheets() -> None:
    t = table(
        seat("thief", objects="steel_flail", gems=3, wounds=1, remains="gnoll_hunter drunken_orc giant_rat"),
        seat("warrior", trophies=4, completed="greed", token=False),
        seat("priest", main="hero", secondary="lucky coward"),
        arena_decided=False,
        pot=4,
    )
    match = play(t, "turn 1")
    found = lines(match)
    assert found[0] == "Round 4 · Ben’s turn · Supply · 12 points to finish"
    assert found[1] == "Dungeon: 71 cards · Guild: 14 quests in the pile · Temple: 0 · Reserve: 33 · Pot: 4"
    assert found[2] == (
        "  Ana, the Thief — 0/12 points · Power 10 (Ally 5) · Wounds: 1 of 4 · 3 gems · weapon Steel Flail +3"
        " · unique token · Remains: 2 humanoids, 1 creature · 0 hidden quests"
    )
    assert found[3].startswith("> Ben, the Warrior — 4/12 points · Power 8 (Ally 4) · 0 gems · unique token spent")
    assert found[3].endswith("Quests achieved: Greed Quest")
    assert found[4].endswith("3 hidden quests")


def test_only_its_owner_reads_a_quest() -> None:
    match = play(table(seat("thief", main="greed", secondary="hero", gems=7), "warrior", "priest"), "turn 0")
    assert [line for line in lines(match) if "Quest" in line or "ended now" in line] == [
        "  main · Greed Quest: 12 gems · +8 points · 7 of 12",
        "  no. 1 · Hero Quest: more trophy points than each of the others · +1 point · 0 of 1",
        "  If the game ended now: −5 points",
    ]
    for viewer in (1, 2, None):
        assert not any("Greed" in line or "Hero" in line for line in lines(match, viewer))
        assert "Greed" not in picture(match, viewer)


def test_the_odds_of_each_alliance() -> None:
    match = go(rulebook_table([]), "end_phase", "dungeon")
    found = lines(match)
    at = found.index("Ana — Infernal Cyclops, power 16")
    assert found[at + 1 : at + 6] == [
        "  To be won: 5 gems, 1 trophy point and 1 Infernal Cyclops",
        "  Before the dice: 12 against 16 · 13 of 64 throws (20%) · Two wounds: 13%",
        "    With Ben: 47 of 64 throws (73%)",
        "    With Zoé: 36 of 64 throws (56%)",
        "    With Driss: 28 of 64 throws (44%)",
    ]
    assert f"    Avec Ben{NBSP}: 47 lancers sur 64 (73{NBSP}%)" in lines(match, words=FR)
    assert note(match, "fight") == (
        "20% chance · to be won: 5 gems, 1 trophy point and 1 Infernal Cyclops · two wounds: 13%"
    )
    go(match, "negotiate", "1:gems 2", "1:done", "1:trophies 1", "1:no_favour", "1:clause if_we_win")
    go(match, "2:decline", "3:decline")
    assert "    Ben helps: 2 gems and 1 trophy point (if we win)" in lines(match)
    assert note(match, "shake seat:1") == (
        "73% chance · asks for 2 gems and 1 trophy point (if we win) · the ally is bound to this fight"
    )
    assert note(match, "haggle seat:3") == "44% chance · 2 counter-offers left"


def test_fists_open_after_the_dice() -> None:
    t = table("thief", "warrior", "barbarian", seat("priest", token=False))
    match = play(t, "challenge 1 False", rolls=[4, 4])
    assert "  Zoé: …" in lines(match)
    go(match, "end_pass", "1:end_pass", "0:end_pass", "1:end_pass")
    assert "  Zoé: closed fist" in lines(match, 2)  # nothing is in it yet
    go(match, "2:attacker", "3:defender")
    assert "  Zoé: closed fist" in lines(match)
    assert "  Zoé: your fist: with the attacker" in lines(match, 2)
    assert "  Driss: closed fist" in lines(match, None)
    go(match, "1:done", "2:done")
    assert "  Zoé: with the attacker" in lines(match, None)
    assert "  Driss: with the defender" in lines(match, 1)
    assert "  The green side has won" in lines(match)
    assert "  Dice: green 4, red 4 · Totals: green 16, red 16." in lines(match)


def test_the_camp_question_tells_both_chances() -> None:
    match = arena(table("thief", "warrior", "barbarian", "priest"), 1)
    assert note(match, "attacker", seat=2) == f"victory: 84% if nobody else joins in{STAKE}"
    assert note(match, "defender", seat=2) == f"victory: 80% if nobody else joins in{STAKE}"
    assert note(match, "neutral", seat=2) == "nothing to win, nothing to lose"


def test_a_trade_as_two_columns() -> None:
    t = table(seat("thief", gems=3, objects="steel_flail"), seat("warrior", gems=2, remains="giant_rat"), "priest")
    match = go(play(t, "turn 0"), "trade seat:1", "purpose truce", "gems 2", "add steel_flail", "gems 0")
    go(match, "add giant_rat", "done")
    found = lines(match, 2)
    at = found.index("Trade proposed · Purpose: truce")
    assert found[at + 1 : at + 4] == [
        "  Ana gives: 2 gems and 1 Steel Flail",
        "  Ben gives: 1 Giant Rat",
        "  A trade binds: everything changes hands at once.",
    ]
    shown = picture(match, 1)
    assert "│ Ana gives                │ Ben gives                │" in shown
    assert "│ 2 gems                   │ 1 Giant Rat              │" in shown


def test_a_promise_is_marked_as_words() -> None:
    t = table("thief", seat("warrior", gems=2), "priest")
    match = meet(t, "drunken_orc", "negotiate", "1:gems 1")
    found = lines(match)
    at = found.index("Ben asks of Ana: 1 gem (if we win)")
    assert found[at + 1] == "  Only words: nothing forces anybody to keep them."


def test_the_register() -> None:
    t = table(seat("thief", gems=2), "warrior", "priest")
    price = ("gems 1", "done", "no_favour", "clause in_any_case")
    match = meet(t, "giant_rat", *bids(t, 1, *price), "1:done", rolls=[5, 1], rest=True)
    assert "  ! no. 1 · Ana to Ben: 1 gem (in any case) due" in lines(match, None)
    assert note(match, "keep_promise 1") == "to Ben: 1 gem · 2 gems will be left · promises kept: 1"
    assert note(match, "break_promise 1") == "you betray Ben (promised: 1 gem) · promises broken: 1"
    go(match, "break_promise 1")
    assert "  ✗ no. 1 · Ana to Ben: 1 gem (in any case) broken" in lines(match, 2)
    assert any("Word: kept 0, in part 0, broken 1" in line for line in lines(match, 2))


def test_what_is_owed_stands_before_what_was_settled() -> None:
    match = rulebook_table([7, 1])
    go(match, "end_phase", "dungeon", "negotiate", "1:gems 2", "1:done", "1:trophies 0", "1:favour")
    go(match, "1:clause if_we_win", "2:decline", "3:decline", "shake seat:1", "0:done", "1:done")
    found = lines(match, 3)
    assert "  ! no. 1 · Ana to Ben: 2 gems and 1 favour (if we win) due" in found
    assert "  · Ana owes Ben a favour" in found


def test_the_shop_is_for_the_one_who_shops() -> None:
    match = play(table(seat("thief", gems=4), "warrior", "priest"), "turn 0")
    found = lines(match)
    at = found.index("Shop")
    assert found[at + 1].startswith(
        "  weapon: Blunt Dagger +1 2◆, Short Sword +2 4◆, Lightning Axe +0 4◆ (the Barbarian)"
    )
    assert "Shop" not in lines(match, 1)
    assert note(match, "buy short_sword") == "4 gems, 0 will be left · power 8, then 10"
    assert note(match, "buy_quest").startswith("2 gems, 2 will be left · you look at 2 cards and keep one")
    assert note(match, "buy charm_ring") == "4 gems, 0 will be left · of no use here: reserved for the Sorcerer"
    go(match, "buy blunt_dagger")
    assert note(match, "buy copper_ring") == "2 gems, 0 will be left · power 9, then 10"
    t = table(seat("thief", gems=9, objects="blunt_dagger", wounds=2), "warrior", "priest")
    match = play(t, "turn 0")
    assert (
        note(match, "buy steel_flail") == "6 gems, 3 will be left · power 8, then 10 · Blunt Dagger goes to the surplus"
    )
    assert note(match, "heal") == "2 gems, 7 will be left · removes 1 wound · power 8, then 9"


def test_a_duel_is_weighed_before_it_is_called() -> None:
    t = table("thief", seat("warrior", wounds=3, gems=5), "priest", arena_decided=False, pot=3)
    match = go(play(t, "turn 0"), "end_phase")
    assert note(match, "arena seat:1") == (
        f"victory: 80% if nobody else joins in · possible loot: 3 gems of 5 · and the Pot: 3 gems{STAKE}"
    )
    assert note(match, "arena seat:1", FR).startswith(f"victoire{NBSP}: 80{NBSP}% si personne d’autre ne s’en mêle")


def test_a_defenders_odds_are_his_own() -> None:
    match = play(table("thief", "warrior", "priest"), "challenge 1 False")
    assert note(match, "address seat:2").startswith("victory: 84% if nobody else joins in")
    go(match, "end_pass", "1:address seat:2", "1:gems 0", "1:favour", "1:clause if_we_win")
    against = 64 - match.view(2).fight.odds_against[2]
    assert f"victory: {round(100 * against / 64)}% if nobody else joins in" in note(match, "yes")


def test_quests_beside_their_numbers() -> None:
    match = play(table(seat("thief", main="wretched", gems=2), seat("warrior", trophies=1), seat("priest", trophies=1)))
    match.table.then(("turn", 0))
    match = Match.at(GAME, match.table, FastDice(1))
    ask = match.pending[0]
    assert ask.prompt == "guild"
    assert (
        note(match, "claim 0")
        == "Wretched Quest: fewer trophy points than each of the others · +6 trophy points: 6 of 12 · brings 4 gems"
    )


def test_cards_to_choose_from_tell_what_they_are_worth() -> None:
    match = Match.new(GAME, seats=4, options={}, dice=FastDice(2))
    told = noted(match.notes(match.pending[0].seat), EN)
    for place, quest in enumerate(match.table.players[0].candidates, start=1):
        name, worth = QUESTS[quest.card], 2 * EVEN_POINTS[quest.card]
        assert told["keep", place].startswith(f"{EN.thing(f'quest:{name}')}: ")
        assert told["keep", place].split(" · ")[1] == f"worth {EN.counted('trophy_point', worth)}"
    match = go(play(table(seat("thief", gems=2), "warrior", "priest"), "turn 0"), "buy_quest")
    (first, second) = match.view(0).shown
    assert note(match, "keep 1").startswith(EN.thing(f"quest:{first}"))
    assert note(match, "keep 2").startswith(EN.thing(f"quest:{second}"))


def test_lasting_events_and_the_priests_card() -> None:
    t = table("priest", "thief", "warrior")
    t.deck.remove(CARD["the_toll"])
    t.lasting, t.lasting_seat, t.players[0].gems = CARD["the_toll"], 1, 2
    t.reserve -= 2
    match = play(t, "phase_two", draws=["storm_giant"])
    assert any("until Ben’s next turn (" in line for line in lines(match))
    assert "Only you know: on top of the Dungeon, Storm Giant" in lines(match)
    assert not any("Storm Giant" in line for line in lines(match, 1))


def test_the_count_at_the_end() -> None:
    match = Match.new(GAME, seats=3, options={"target": "12"}, dice=FastDice(4))
    bot = Bot("policy", GAME, Random(4))
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, bot.pick(match, ask))
    assert match.result
    told = drawing(GAME).ending(match.result, EN)
    for number, line in enumerate(told):
        one = match.table.players[number]
        score = int(match.result.scores[number])
        assert line == (
            f"{EN.seat(number)}: {one.trophies} won, {one.trophies - score} lost for unfinished quests, total {score}"
        )
    for number, one in enumerate(match.table.players):
        sheet = next(line for line in lines(match) if line.startswith(("  ", "> ")) and f"{EN.seat(number)}," in line)
        assert f"Total: {int(match.result.scores[number])}" in sheet
        for quest in one.quests:
            assert EN.thing(f"quest:{QUESTS[quest.card]}") in sheet.split("Unfinished quests: ")[1]


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_moment_can_be_drawn_and_nothing_leaks(seats: int) -> None:
    """Plain and in colour, for all eyes; a face-down quest is named to nobody else, in picture or notes."""
    match = Match.new(GAME, seats=seats, options={}, dice=FastDice(seats))
    rng = Random(seats)
    bot = Bot("policy", GAME, rng)
    moves = 0
    while match.pending:
        ask = match.pending[0]
        moves += 1
        if moves % 9 == 0:
            for viewer in (ask.seat, (ask.seat + 1) % seats, None):
                told = "\n".join([*lines(match, viewer), picture(match, viewer)])
                hidden = secrets_from(match, viewer)
                assert not [name for name in hidden if EN.thing(f"quest:{name}") in told]
            assert picture(match, ask.seat, width=70, colour=True)
        for text in noted(match.notes(ask.seat), EN).values():
            assert not [n for n in secrets_from(match, ask.seat) if EN.thing(f"quest:{n}") in text]
        match.choose(ask.seat, bot.pick(match, ask))
    assert moves > 60


def secrets_from(match: Match[Any], viewer: int | None) -> set[str]:
    """The quests whose faces this seat has not seen."""
    t = match.table
    held = [quest for p in t.players for quest in (*p.quests, *p.candidates)] + [*t.pile, *t.shown]
    bit = 0 if viewer is None else 1 << viewer
    return {QUESTS[quest.card] for quest in held if quest.card >= 0 and not quest.knowers & bit}


def test_a_whole_game_through_a_pipe(person: Person) -> None:
    said = person.run("play quetes-et-trahisons --seats Ana,bot:policy,bot:policy --seed 7 --lang fr", "1\no\n" * 3000)
    assert said.code == 0
    for part in ("Tour de table 3", "Vos quêtes", "Boutique", "Registre des promesses", "Avant les dés"):
        assert part in said.out
    assert "perdus pour les quêtes inachevées, total" in said.out
    asked = said.out.split("validez-vous une quête")[1:]
    assert not any(part.split("\n", 2)[1].strip() == "1  Passer" for part in asked)  # nobody else to learn from it


def test_a_curtain_between_people_with_secrets(person: Person) -> None:
    """Each reads the own quests only after the screen was handed over."""
    said = person.run("play quetes-et-trahisons --seats Ana,Zoé,bot:policy --seed 7 --lang en", "1\n" * 12 + "q\n")
    first, *rest = said.out.split("The next question is for ")
    assert "Quest no. 1" not in first
    assert len(rest) >= 2
    record = person.record()
    match = replay(GAME, record)
    ana, zoe = (EN.thing(f"quest:{QUESTS[p.main.card]}") for p in match.table.players[:2])
    for part in rest:
        whose, other = (ana, zoe) if part.startswith("Ana") else (zoe, ana)
        assert f"main · {other}" not in part, whose
