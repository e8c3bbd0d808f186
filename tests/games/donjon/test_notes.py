"""What is said of picks before they are made: exact chances, costs, who is hit; and that it then happens so."""

import re
from random import Random
from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import COMPONENTS
from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.sight.notes import VERBS
from oubliettes.games.donjon.table import PC_NEXT, Table
from oubliettes.kernel import Ask, FastDice, Line, Match, Note, Pick
from oubliettes.words import Words
from tests.games.donjon.fights import fight, monsters_part
from tests.games.donjon.modes import MODES
from tests.games.donjon.situation import match, play, table, turn
from tests.support import rule

EN, FR = (Words(lang, GAME, names=["Ana", "Zoé", "Léo", "Max", "Eva"]) for lang in ("en", "fr"))


def told(found: Match[Table], words: Words = EN) -> dict[Pick, str]:
    ask = found.pending[0]
    return {pick: words.note(note) for pick, note in found.notes(ask.seat).items()}


def test_odds_stand_beside_attacks_and_tests() -> None:
    found = fight(table(heroes="warrior 2,3", monsters="orc 2,2"))  # 8 against 5: +3
    assert told(found)["strike", 10, "orc"] == "72% chance · kills 36 %, 3.6 PV on average"
    assert found.notes(0)["strike", 10, "orc"].chance == pytest.approx(0.72)
    t = table("room_nwe", heroes="warrior 2,0 fatigue=2")
    t.doors[0].locked = True
    assert told(turn(t))["break",] == "50% chance · 9 or more · 70 % with 2 PF"  # Strength 3: 6 or more


def test_the_town_says_what_things_are_and_cost() -> None:
    found = Match.new(GAME, seats=1, dice=FastDice(1))
    notes = told(found)
    assert notes["race", "dwarf"] == "Attack 3, Defence 3, Strength 4, Dexterity 3, Magic 3, Speed 2"
    assert notes["ready_made", "wizard"].startswith("elf · Attack 3")
    play(found, "race elf")
    assert told(found)["class", "wizard"].endswith("up to PU 1")
    play(found, "class wizard")
    assert told(found)["skill_card", "magic_missile"].endswith("spell attack of Power 4 against one enemy.")
    play(found, "skill_card fireball", "skill_card magic_missile")
    notes = told(found)
    assert notes["buy", "short_bow"] == "4 PO, 16 left · PU 2 · 2 hands"
    assert notes["buy", "arrows"] == "1 PO, 19 left · ×10"


@rule("DJ-11.2", "DJ-20.3")
@pytest.mark.parametrize(
    "cards, revealed, end",
    [
        (4, False, "a phase more: one more card for the MD (hand: 4)"),
        (5, False, "a phase more; the MD’s hand is full (5)"),
        (4, True, "a phase more; the MD takes no more cards"),
    ],
)
def test_a_rest_tells_whether_the_md_takes_a_card(cards: int, revealed: bool, end: str) -> None:
    t = table("room_nwe", heroes="warrior 2,3 fatigue=1")
    t.hand, t.revealed = t.decks["event"][:cards], revealed
    assert told(turn(t))["rest",] == f"Fatigue 2/5 · {end}"


def test_every_ware_says_what_it_is() -> None:
    found = match(table("room_nwe", heroes="warrior 2,3 gold=500"), ("spend_gold", 0))
    notes = told(found)
    assert notes["buy_card", "ring_of_protection"].startswith("80 PO, 420 left · ")
    assert "+1 on defence totals while worn." in notes["buy_card", "ring_of_protection"]
    assert notes["buy_card", "flaming_blade"].startswith("140 PO, 360 left · PU 4 · ")
    assert "Power 2 against every figure" in notes["buy_card", "scroll_fireball"]
    assert notes["buy_card", "demonbane_bolts"] == "40 PO, 460 left · ×6"
    assert "chasm" in notes["buy", "rope"]
    assert "+1 aux totaux de défense tant qu’on le porte." in told(found, FR)["buy_card", "ring_of_protection"]
    ask = found.pending[0]
    labels = [EN.label(pick, ask) for pick in ask.options]
    assert len(set(labels)) == len(labels)
    for entry in (*COMPONENTS["gear"], *COMPONENTS["treasure_card"]):
        verb = "buy" if "price" in entry else "buy_card"
        if entry.get("category") != "gold":
            assert EN.rules((verb, entry["id"])) == FR.rules((verb, entry["id"])) == entry["rules"]


def test_a_spell_with_many_targets_says_whom_it_would_hit() -> None:
    t = table(heroes="wizard 2,5; warrior 1,2 +scroll_fireball", monsters="orc 2,1; zombie 3,1; troll 5,5")
    t.heroes[0].skills, t.heroes[0].tilted = ("fireball", "toxic_cloud", "lightning_bolt"), ("",) * 3
    found = fight(t)
    notes = told(found)
    assert notes["skill-area", 2, 1, "fireball"] == "1 PF · hits Zoé, 1 orc and 1 zombie"
    assert found.notes(0)["skill-area", 2, 1, "fireball"].danger
    assert notes["skill-area", 2, 1, "toxic_cloud"] == "1 PF · hits Zoé and 1 orc"  # undead do not breathe
    assert notes["skill-on", "n", "lightning_bolt"] == "1 PF · hits 1 orc"
    assert not found.notes(0)["skill-on", "n", "lightning_bolt"].danger
    assert told(fight(t, 1), FR)["read-area", 4, 1, "scroll_fireball"].endswith("touche 1 zombi")


def test_who_goes_alone_is_told_which_skills_need_a_companion() -> None:
    for seats, alone in ((1, True), (2, False)):
        found = Match.new(GAME, seats=seats, dice=FastDice(1), options={"master": "automatic"})
        play(found, "race human", "class warrior")
        notes = told(found)
        for skill in ("bodyguard", "taunt"):
            assert notes["skill_card", skill].startswith("of no use to whoever goes alone") is alone
        assert "alone" not in notes["skill_card", "mighty_blow"]


def test_an_event_that_can_be_stopped_is_explained() -> None:
    found = match(table("room_nwe", heroes="warrior 2,3"), ("event", "foul_air"))
    assert "1 PF" in told(found)["stop",]
    assert told(found)["pass",] == "Foul Air takes effect"


@rule("DJ-28.3", "DJ-25.11")
def test_a_blow_that_is_let_through_says_what_it_costs() -> None:
    found = monsters_part(table(heroes="warrior 2,2 fatigue=0", monsters="orc 2,1"), rolls=[9, 1])
    assert told(found)["pass",] == "5 PV lost, 15 left"
    assert found.notes(0)["again",].chance == pytest.approx(0.8)


@rule("DJ-39.10", "DJ-19.67", "DJ-16.5")
def test_a_search_counts_two_dice_and_luck() -> None:
    t = table(heroes="thief 2,3")
    t.heroes[0].skills, t.heroes[0].tilted = (), ()
    assert turn(t).notes(0)["search",].chance == pytest.approx(0.1)
    t = table(heroes="thief 2,3")
    t.heroes[0].skills, t.heroes[0].tilted = ("expert_search",), ("",)
    add_effect(t.heroes[0], "luck", 1, PC_NEXT)
    assert turn(t).notes(0)["search",].chance == pytest.approx(1 - 0.8**2)


def facts(note: Note, key: str) -> dict[str, Any] | None:
    found: list[Line] = [line for line in note.lines if line.key == key]
    return dict(found[0].facts) if found else None


def test_what_is_said_then_happens() -> None:
    """Over whole games: Speed spent, gold paid, Fatigue spent, and blows that hit as often as was said."""
    hits, expected, spread, checked = 0, 0.0, 0.0, 0
    for mode, (seats, options) in enumerate(MODES):
        rng = Random(mode)
        m = Match.new(GAME, seats=seats, options=options, dice=FastDice(mode + 40))
        while m.pending:
            ask = m.pending[0]
            pick = rng.choice(ask.options) if rng.random() < 0.3 else GAME.policy(m.table, ask, rng)
            note = m.notes(ask.seat)[pick]
            before, said = _purse(m.table, ask), len(m.log)
            m.choose(ask.seat, pick)
            checked += _compare(m, ask, pick, note, before)
            if pick[0] in ("strike", "attack") and note.chance is not None:
                blow = [roll for event in m.log[said:] for roll in event.rolls if roll.what in ("melee", "shot")]
                plain = blow and not blow[0].again and not any("fatigue" in part.name for part in blow[0].modifiers)
                if plain and ask.prompt in ("fight", "monster-turn"):
                    first = blow[0]
                    assert first.total is not None
                    assert first.against is not None
                    assert first.against.total is not None
                    hits += first.total > first.against.total
                    expected += note.chance
                    spread += note.chance * (1 - note.chance)
    assert checked > 300
    assert expected > 100
    assert abs(hits - expected) < 4 * spread**0.5


def _purse(t: Table, ask: Ask) -> tuple[int, int, int]:
    if ask.seat >= len(t.heroes):
        return 0, 0, 0
    hero = t.heroes[ask.seat]
    return t.turn.points, hero.gold, hero.fatigue


def _compare(m: Match[Table], ask: Ask, pick: Pick, note: Note, before: tuple[int, int, int]) -> int:
    t = m.table
    points, gold, fatigue = before
    if price := facts(note, "price"):
        assert t.heroes[ask.seat].gold == gold - price["n"] == price["left"]
        return 1
    speed = facts(note, "speed") if pick[0] == "step" and t.turn.figure == ask.seat else None
    if speed and m.pending and (m.pending[0].prompt, m.pending[0].seat) == (ask.prompt, ask.seat):
        assert t.turn.points == points - speed["n"] == speed["left"], (pick, note)
        return 1
    if pick[0] == "fatigue" and ask.prompt == "fatigue-attack":
        paid = facts(note, "fatigue-cost")
        assert t.heroes[ask.seat].fatigue <= fatigue - (paid["n"] if paid else 0)
        return 1
    return 0


def test_every_verb_has_a_note() -> None:
    """Those that whole games seldom reach, too: every verb that the words know."""
    named = re.findall(r"(?m)^pick-([\w-]+) =", GAME.words("en"))
    verbs = {name for name in named if name.removesuffix("-named").removesuffix("-bare") == name}
    special = {name for name in verbs if name.startswith(("activate-", "grow-", "examine-"))}
    assert verbs - special <= set(VERBS)
