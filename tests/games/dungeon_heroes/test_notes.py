"""What the notes tell of a pick before it is made: in single situations, and over whole games against what happens."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.pieces import HERO, HEROES, SQUARE
from oubliettes.games.dungeon_heroes.sight.foresight import DEATH, HURT, TOLD, Scene
from oubliettes.kernel import FastDice, Match, Note, Pick
from oubliettes.words import Words
from tests.games.dungeon_heroes.situation import heroes, master, new, solo
from tests.support import do, pick, rule

EN, FR = (Words(lang, GAME, names=["Ana", "Zoé"]) for lang in ("en", "fr"))


def note(match: Match[Any], text: str) -> Note:
    return match.notes(match.pending[0].seat)[pick(text)]


def said(match: Match[Any], text: str, words: Words = EN) -> str:
    return words.note(note(match, text))


# ------------------------------------------------------------------ what waits on a square


def test_what_waits_on_a_square() -> None:
    board = "c3=ogre b2+fireball d2+poison_cloud c1+portal d3+sword b3+chest d1+fairy"
    match = heroes("rogue c2:4 sword, wizard f1", board, dragon_damsel=True, treasures=1)
    assert said(match, "move rogue c3").startswith("ogre: certain death · unless the artefact is used: sword")
    assert said(match, "move rogue b2") == "disarms: fireball · then in danger: up to −4 hit points"
    assert said(match, "move rogue d2") == "poison cloud: certain death"
    assert said(match, "move rogue c1") == "portal: carried on at once"
    assert said(match, "move rogue d3") == "takes: sword · then in danger: up to −4 hit points"
    assert said(match, "move rogue b3").startswith("treasure 2 of 3 (chest)")
    assert said(match, "move rogue d1") == "fairy: 2 hit points back"
    assert said(match, "move rogue b1") == "nothing there"


def test_what_kills_for_certain_is_asked_about_once_more() -> None:
    match = heroes("rogue c2:4 sword, wizard c4:1", "c3=ogre d2+poison_cloud b3-chest")
    assert note(match, "move rogue d2").danger
    assert not note(match, "move rogue c3").danger  # the sword averts it
    assert note(match, "move wizard c3").danger
    assert not note(match, "move wizard b3").danger  # nobody knows
    walk = master("rogue b3:1 possessed, cleric f1", "b4=goblin", lords_undead=True)
    assert not note(walk, "walk rogue b4").danger  # what the Dungeon Master wants


@rule("DH-19.15")
def test_whom_the_white_lady_can_possess() -> None:
    match = master("rogue c3, cleric d4", "c4=white_lady", lords_undead=True)
    do(match, "act white_lady c4")
    assert said(match, "step c3") == "can possess the Rogue · damage 2, in reach: Rogue"
    assert said(match, "step d4") == "damage 2, in reach: Cleric"
    assert said(match, "step c5") == "nobody in reach"


def test_a_figure_above_a_tile_of_its_kind() -> None:
    match = heroes("cleric c2, warrior f1", "c3=goblin c3+goblin")
    assert said(match, "move cleric c3").startswith("goblin: −1 hit point, 7 left · goblin: −1 hit point, 6 left")
    assert said(match, "move cleric c3", FR).startswith(
        "gobelin\u00a0: −1\u00a0PV, reste 7 · gobelin\u00a0: −1\u00a0PV, reste 6"
    )


@rule("DH-19.33")
def test_possessed_and_hurt_he_is_himself_again() -> None:
    match = master("rogue b3 possessed, cleric f1", "b4=goblin b4-fireball", lords_undead=True)
    assert said(match, "walk rogue b4") == "goblin: −1 hit point, 5 left · disarms: fireball · +3 experience"
    do(match, "walk rogue b4")
    assert match.table.heroes[HERO["rogue"]].hp == 5


def test_figure_then_tile_then_what_lies_there() -> None:
    match = heroes("cleric c2, warrior c4", "c3=goblin c3+orc b2+bear_trap b2~magic_hat")
    assert said(match, "move cleric c3").startswith("goblin: −1 hit point, 7 left · orc: −3 hit points, 4 left")
    assert said(match, "move cleric b2").startswith("bear trap: −1 hit point, 7 left · takes: magic hat")
    assert said(match, "move warrior c3") == "slays the goblin · slays the orc"


def test_he_who_dies_of_the_figure_meets_no_tile() -> None:
    match = heroes("cleric c2:1, warrior f1", "c3=goblin c3-chest")
    assert said(match, "move cleric c3") == "goblin: certain death"


def test_the_large_chest() -> None:
    match = heroes("cleric c6, warrior f1", treasures=2)
    assert said(match, "move cleric c7") == "treasure 3 of 3 (large chest)"


# ------------------------------------------------------------------ the Heroes' other actions


def test_healing_and_artefacts() -> None:
    match = heroes("cleric c2:7 icon grail, rogue c3:5 hat, wizard dead", "f4-chest", lords_undead=True)
    assert said(match, "heal rogue") == "+1 hit point, 6 then · 1 action"
    assert said(match, "icon cleric rogue") == "+1 hit point, 6 then · free · used up"
    assert said(match, "grail cleric wizard b2") == "back with 4 hit points and empty hands · 2 actions · used up"
    assert said(match, "hat rogue f4").endswith("1 action · used up")
    assert said(match, "give rogue magic_hat cleric") == "1 action"


def test_the_market() -> None:
    match = heroes("warrior b2 xp:ogre+goblin, cleric f1 possessed", lords_undead=True)
    assert said(match, "buy strange_bread") == "price 3, experience 5 · 1 action of the turn, tires nobody"
    do(match, "buy strange_bread")
    assert said(match, "pay ogre") == "worth 4, all paid · 1 lost"
    assert said(match, "pay goblin") == "worth 1, 2 to go"
    do(match, "pay ogre")
    assert said(match, "assign warrior") == "carries: nothing"
    assert said(match, "assign cleric") == "carries: nothing · of no use to the possessed"


def test_sword_or_wound() -> None:
    match = do(heroes("rogue c2:4 sword, wizard f1", "c3=ogre", lords_undead=True), "move rogue c3")
    assert said(match, "use sword") == "slays the ogre · +4 experience · used up"
    assert said(match, "keep sword") == "ogre: certain death"
    assert note(match, "keep sword").danger
    match = do(heroes("cleric c2:4 kit, wizard f1", "c3+fireball"), "move cleric c3")
    assert said(match, "use disarming_kit") == "disarms: fireball · used up"
    assert said(match, "keep disarming_kit") == "fireball: −3 hit points, 1 left"


def test_the_end_of_a_turn() -> None:
    match = solo("warrior c2:3, rogue f1, cleric a1", "c4=ogre")
    assert "due: 4" in said(match, "end")
    for step in ("move rogue f2", "move rogue f1", "move warrior b2", "move warrior c2"):
        do(match, step)
    assert said(match, "end") == "actions left unused: 4 · could fall in the next turn: Warrior"


# ------------------------------------------------------------------ the Dungeon Master


def test_an_attack_against_hit_points() -> None:
    match = do(master("wizard d3:2, cleric c4:8", "d4=ogre", hand=""), "act ogre d4")
    assert said(match, "attack wizard") == "ogre: certain death"
    assert said(match, "attack cleric") == "ogre: −4 hit points, 4 left"
    assert said(match, "step d5") == "nobody in reach"


def test_whom_a_monster_can_reach() -> None:
    match = master("wizard d3:2, cleric c4:8", "d4=ogre a4=goblin f6=orc", hand="")
    assert said(match, "act ogre d4") == "damage 4, in reach: Cleric and Wizard · 1 action"
    assert said(match, "act goblin a4") == "after a move · damage 1, in reach: Cleric · 1 action"
    assert said(match, "act orc f6") == "nobody in reach · 1 action"


def test_a_tile_of_the_hand() -> None:
    match = master("wizard d3:2, cleric c4:8", "", phase="passive", hand="ogre chest", pile="orc")
    assert said(match, "place 1") == "ogre · damage 4 · 1 action"
    do(match, "place 2")
    assert said(match, "square f6") == "chest · squares to the nearest hero: 3"


def test_his_own_tiles_he_knows() -> None:
    match = master("wizard d3:2, cleric c4:8", "a5-fireball", hand="")
    assert said(match, "reveal a5") == "it is: fireball · 1 action"


def test_blocked_picks_say_why() -> None:
    match = heroes("warrior c2, rogue c3, cleric f1 possessed", "d3-chest d3=orc", lords_undead=True)
    assert said(match, "move warrior c3") == "Rogue stands there"
    assert said(match, "hero cleric") == "in the white lady’s power"


# ------------------------------------------------------------------ odds


@rule("DH-22.4")
def test_odds_of_a_hidden_tile() -> None:
    """Of the 23 tiles of the pool 13 are in play: a cloud is under a back with 4 * 13/23 chances in 36."""
    match = new(seats=1)
    t = GAME.hide(match.table, 0)
    rogue = t.heroes[HERO["rogue"]]
    fates = Scene(t, match.pending[0]).hidden(rogue)
    assert fates[DEATH] == pytest.approx(4 * 13 / 23 / 36)
    assert fates[HURT] == pytest.approx(10 / 36)  # the monsters; traps he disarms
    assert sum(fates.values()) == pytest.approx(1)
    told = {line.key: line.facts["n"] for line in note(match, "move rogue d1").lines if line.key in TOLD}
    assert told == {key: round(100 * fates[key]) for key in TOLD if fates[key]}


def test_what_he_carries_counts() -> None:
    match = new(seats=1)
    t = match.table
    t.heroes[HERO["rogue"]].artefacts = (0,)  # a sword
    assert note(match, "move rogue d1").chance == pytest.approx(1 - 4 * 13 / 23 / 36)


def test_chances_come_true() -> None:
    """Over whole solo games: of the steps onto hidden tiles as many do no harm as the notes say."""
    expected = variance = 0.0
    came = steps = 0
    for seed in range(60):
        match = new(seats=1, seed=seed, lords_undead=seed % 2 == 0, dragon_damsel=seed % 3 == 0)
        rng = Random(seed)
        while match.pending:
            ask = match.pending[0]
            option = rng.choice(ask.options)
            if option[0] == "move" and ask.prompt == "party":
                chance = match.notes(ask.seat)[option].chance
                if chance is not None and not match.table.figure_on(SQUARE[option[2]]):
                    fork = match.fork(FastDice(0), keep=True)
                    said = len(fork.log)
                    fork.choose(ask.seat, option)
                    if fork.pending and fork.pending[0].prompt in ("sword", "kit"):
                        fork.choose(ask.seat, fork.pending[0].options[0])
                    came += not _harmed(fork, said, str(option[1]))
                    expected += chance
                    variance += chance * (1 - chance)
                    steps += 1
            match.choose(ask.seat, option)
    assert steps > 300
    assert abs(came - expected) < 3 * variance**0.5, (came, expected, steps)


def _harmed(match: Match[Any], said: int, hero: str) -> bool:
    """Whether the tile he turned first hurt him: before anything else is entered or turned."""
    events = match.log[said:]
    turned = next(n for n, event in enumerate(events) if event.key == "revealed")
    for event in events[turned + 1 :]:
        if event.key in ("enters", "revealed", "carried", "stays", "turn-ends"):
            return False
        if event.key in ("hurt", "poison") and event.facts["hero"] == hero:
            return True
    return False


# ------------------------------------------------------------------ over whole games


def foretold(note: Note, hp: int) -> int:
    """The hit points that a note leaves."""
    for line in note.lines:
        hp = 0 if line.key == "dies" else line.facts.get("hp", hp) if line.key in ("hurt", "heals") else hp
        hp += line.facts["points"] if line.key == "mends" else 0
    return hp


def test_notes_come_true() -> None:
    """Steps in the open, attacks, healing, prices, treasures: what the notes foretell is what then happens."""
    checked: dict[str, int] = {}
    for seed in range(24):
        match = new(seats=1 + seed % 2, seed=seed, lords_undead=True, dragon_damsel=True)
        rng = Random(seed)
        while match.pending:
            ask = match.pending[0]
            notes = match.notes(ask.seat)
            for option in rng.sample(list(ask.options), min(4, len(ask.options))):
                if happens(match, option, notes[option]):
                    checked[str(option[0])] = checked.get(str(option[0]), 0) + 1
            match.choose(ask.seat, rng.choice(ask.options))
    assert {verb: n for verb, n in checked.items() if n >= 5}.keys() >= {"move", "attack", "heal", "pay", "keep", "use"}
    assert sum(checked.values()) > 1500, checked


def happens(match: Match[Any], option: Pick, told: Note) -> bool:
    """Compare; whether there was something to compare."""
    ask, t = match.pending[0], match.table
    keys = {line.key for line in told.lines}
    if told.chance is not None or keys & {"unless", "carries"}:
        return False
    name = str(option[-1] if option[0] in ("attack", "heal", "icon") else option[1] if len(option) > 1 else "")
    if option[0] in ("use", "keep"):
        assert ask.facts
        name = ask.facts["hero"]
    fork = match.fork(FastDice(0), keep=True)
    said = len(fork.log)
    fork.choose(ask.seat, option)
    events = fork.log[said:]
    stop = next((n for n, event in enumerate(events) if event.key in ("turn-ends", "heroes-turn")), len(events))
    events = events[:stop]
    if option[0] == "pay":
        spent = sum(len(hero.xp) for hero in t.heroes) - sum(len(hero.xp) for hero in fork.table.heroes)
        if spent > 1 or not fork.table.paid:  # the rest was paid without a question, or all is paid
            return False
        points, left = (told.lines[0].facts[name] for name in ("points", "left"))
        facts = fork.pending[0].facts or {}
        assert (fork.table.paid - t.paid, facts.get("left", 0)) == (points, left)
        return True
    if name not in HEROES or option[0] not in ("move", "walk", "attack", "heal", "icon", "use", "keep"):
        return False
    hero = t.heroes[HERO[name]]
    left = [event.facts["hp"] for event in events if event.key in ("hurt", "healed") and event.facts["hero"] == name]
    after = 0 if any(event.key == "dies" for event in events) else left[-1] if left else hero.hp
    if option[0] in ("use", "keep") and any(event.key == "hurt" for event in events[1:]):
        return False  # another thing waited below
    assert after == foretold(told, hero.hp), (option, told, events)
    assert ("treasure" in keys) == any(event.key == "treasure" for event in events), (option, told, events)
    assert ("experience" in keys) <= any(event.key == "experience" for event in events), (option, told, events)
    return True


def test_a_cost_is_what_is_spent() -> None:
    compared = 0
    for seed in range(12):
        match = new(seats=2, seed=seed, lords_undead=True, dragon_damsel=True)
        rng = Random(seed)
        while match.pending:
            ask = match.pending[0]
            option = rng.choice(ask.options)
            told = next((line for line in match.notes(ask.seat)[option].lines if line.key == "cost"), None)
            before = match.table.spent, match.table.turn
            match.choose(ask.seat, option)
            at_once = option[0] in ("heal", "hat", "give", "grail", "skull", "mirror", "bread", "icon", "raise")
            if told and at_once and match.table.turn == before[1] and match.pending:
                assert match.table.spent - before[0] == told.facts["actions"], option
                compared += 1
    assert compared > 30


def test_no_note_reads_what_its_seat_cannot_know() -> None:
    """The notes of the Heroes are the same whatever lies under the backs."""
    match = new(seats=1, seed=3, lords_undead=True)
    told = match.notes(0)
    backs = [square for square in range(64) if match.table.backs >> square & 1]
    for one, other in pairwise(backs):
        match.table.tile[one], match.table.tile[other] = match.table.tile[other], match.table.tile[one]
    assert match.notes(0) == told
