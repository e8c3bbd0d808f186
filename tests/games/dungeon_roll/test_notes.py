"""What is told of picks before they are made, against what they then do."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import DUNGEON_FACES
from oubliettes.games.dungeon_roll.sight.view import View
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from oubliettes.kernel import Event, FastDice, Match, Note, Pick
from oubliettes.players import Bot
from oubliettes.words import Words
from tests.games.dungeon_roll.situation import Game, at, start
from tests.support import do, pick, rule

EN, FR = (Words(lang, GAMES["dungeon-roll"], names=["Ana", "Zoé"]) for lang in ("en", "fr"))


def noted(match: Game, text: str) -> Note:
    return match.notes(match.pending[0].seat)[pick(text)]


def says(match: Game, text: str, words: Words = EN) -> str:
    return words.note(noted(match, text))


# ------------------------------------------------------------------ over whole games: what is told is what happens


class Pass(NamedTuple):
    """A pick as it went: the view before, the first frame that shows it, the events, and the match after it."""

    before: View
    shown: View
    events: list[Event]
    after: Match[Any]

    def of(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]


PHASES = (MONSTER, LOOT, DRAGON_PHASE, REGROUP)
SHOWN_BY: dict[str, tuple[str, ...]] = {
    "reroll": ("scroll",),
    "face": ("revive",),
    "charm": ("charmed", "kill"),
    "more": ("lent",),
    "ultimate": ("lent", "swept", "to-lair", "ultimate"),
    "token": ("ring", "elixir", "bait", "portal"),
}
"""The events whose frame shows what a pick did, where they are not called like it: the first that was said counts."""


def monsters(view: View) -> int:
    return sum(view.dungeon.get(face, 0) for face in DUNGEON_FACES[:3])


def score(view: View) -> int:
    return view.seats[view.adventurer].score


def revivals(view: View) -> int:
    return min(view.dungeon.get("potion", 0), view.graveyard)


def again(went: Pass) -> int:
    rolls = [roll for event in went.events for roll in event.rolls]
    return sum(len(roll.dice) for roll in rolls if roll.what.endswith("-again"))


def phases(went: Pass, phase: str) -> bool:
    """It was come to, and perhaps passed at once where there was nothing to do."""
    return bool(went.of("regroup")) or PHASES.index(went.after.table.phase) >= PHASES.index(phase)


CHECKS: dict[str, Callable[[Pass, dict[str, Any]], bool]] = {
    "pays-die": lambda went, facts: went.shown.graveyard == went.before.graveyard + 1,
    "pays-token": lambda went, facts: score(went.shown) == score(went.before) - facts["points"],
    "pays-lent": lambda went, facts: sum(went.shown.lent.values()) == sum(went.before.lent.values()) - 1,
    "card-turned": lambda went, facts: not went.shown.seats[went.before.adventurer].ready,
    "left": lambda went, facts: monsters(went.shown) == facts["n"],
    "draws": lambda went, facts: len(went.of("token-drawn")) == facts["tokens"],
    "comes-back": lambda went, facts: went.shown.graveyard == facts["n"],
    "lends": lambda went, facts: sum(went.shown.lent.values()) > sum(went.before.lent.values()),
    "potions": lambda went, facts: went.shown.dungeon["potion"] == facts["n"],
    "gains": lambda went, facts: sum(event.facts["amount"] for event in went.of("xp")) == facts["xp"],
    "master": lambda went, facts: [event.facts["hero"] for event in went.of("master")] == [facts["hero"]],
    "delve-ends": lambda went, facts: 2 - went.before.seats[went.before.adventurer].delves == facts["n"],
    "throws": lambda went, facts: again(went) == facts["n"],
    "glory": lambda went, facts: (
        next((event.facts["level"], len(event.rolls[0].dice)) for event in went.of("dungeon-rolled"))
        == (facts["level"], facts["dice"])
    ),
    "next": lambda went, facts: phases(went, facts["phase"]),
    "to-lair": lambda went, facts: went.shown.lair == facts["lair"],
    "lair-empties": lambda went, facts: (went.before.lair, went.shown.lair) == (facts["n"], 0),
    "slayers": lambda went, facts: went.of("dragon-defeated")[0].facts["sources"] == facts["sources"],
    "flees": lambda went, facts: (
        bool(went.of("flee")) and score(went.before) == went.after.view(None).seats[went.before.adventurer].score
    ),
}


def went(match: Game, seat: int, option: Pick, dice: FastDice) -> Pass:
    fork = match.fork(dice, keep=True, film=[None])
    fork.choose(seat, option)
    verb = str(option[0])
    shown = [
        frame.views[None] for key in SHOWN_BY.get(verb, (verb,)) for frame in fork.frames if frame.event.key == key
    ]
    return Pass(match.view(None), (shown or [fork.view(None)])[0], [frame.event for frame in fork.frames], fork)


def applies(key: str, option: Pick, match: Game) -> bool:
    """Some lines speak of what follows after further questions."""
    if key == "throws":
        return option == ("done",)
    if key in ("left", "draws", "lair-empties") and option[0] == "ultimate":
        return False  # the Paladin's price is asked first
    return not (key in ("gains", "master", "draws") and option[0] == "dragon") and option[0] not in ("use", "done")


@rule("DR-5.7", "DR-9.4", "DR-11.3")
@pytest.mark.parametrize("seed", range(6))
def test_notes_tell_what_picks_do(seed: int) -> None:
    rng = Random(seed)
    checked: Counter[str] = Counter()
    match = Match.new(GAME, seats=2, options={}, dice=FastDice(seed))
    bot = Bot("policy", GAME, rng)
    while match.pending:
        ask = match.pending[0]
        notes = match.notes(ask.seat)
        for option in ask.options:
            after = went(match, ask.seat, option, FastDice(rng.getrandbits(32)))
            for line in notes[option].lines:
                if line.key in CHECKS and applies(line.key, option, match):
                    assert CHECKS[line.key](after, dict(line.facts)), (option, line, match.view(None))
                    checked[line.key] += 1
        match.choose(ask.seat, bot.pick(match, ask) if rng.random() < 0.7 else rng.choice(ask.options))
    assert checked.keys() >= {"pays-die", "left", "draws", "gains", "delve-ends", "glory", "next", "flees"}
    assert sum(checked.values()) > 200


# ------------------------------------------------------------------ chances


def clears(match: Game, option: str, tries: int = 600) -> float:
    """How often a level is left by Regroup, by the policy's play."""
    won = 0
    for seed in range(tries):
        dice = FastDice(seed)
        fork = match.fork(dice, keep=True)
        heard = len(fork.log)
        fork.choose(0, pick(option))
        while not (ends := [e.key for e in fork.log[heard:] if e.key in ("regroup", "flee", "portal")]):
            ask = fork.pending[0]
            fork.choose(0, GAME.policy(fork.table, ask, dice.rng))
        won += ends[0] == "regroup"
    return won / tries


@rule("DR-11.6", "DR-8.6")
@pytest.mark.parametrize(
    "match, option",
    [
        (at(REGROUP, level=1, party="", hero="minstrel"), "glory"),
        (at(REGROUP, level=2, party="champion", hero="knight"), "glory"),
        (at(REGROUP, level=3, party="fighter mage", hero="crusader", lair=2), "glory"),
        (at(REGROUP, level=2, party="cleric", hero="mercenary", ready=True), "glory"),
        (do(at(MONSTER, party="scroll", dungeon="ooze*2", hero="minstrel"), "reroll die:scroll"), "dungeon ooze"),
        (at(REGROUP, level=1, party="thief scroll", hero="minstrel"), "glory"),
    ],
)
def test_the_chance_is_what_happens(match: Game, option: str) -> None:
    chance = noted(match, option).chance
    assert chance is not None
    error = 3 * (chance * (1 - chance) / 600) ** 0.5 + 0.001
    assert clears(match, option) == pytest.approx(chance, abs=error)


@rule("DR-8.6")
def test_dice_to_throw_again_have_their_odds() -> None:
    """One ooze left to a lone Mage, the other thrown: it must not be another monster but an ooze."""
    match = do(at(party="scroll mage", dungeon="goblin ooze", hero="knight", lair=2, rolls=[1]), "reroll die:scroll")
    assert noted(match, "dungeon goblin").chance == pytest.approx(3 / 6, abs=1e-4), "a chest, a potion or an ooze"
    assert (
        says(match, "dungeon goblin")
        == "50% chance · to clear level 3, at least · 1 die to throw · the Dragon wakes: 17%"
    )
    assert noted(match, "party mage").chance is None
    do(match, "dungeon ooze")
    assert noted(match, "done").chance == pytest.approx(2 / 6, abs=1e-4), "a chest or a potion"


# ------------------------------------------------------------------ exact words


def test_of_a_fight() -> None:
    match = at(party="fighter mage", dungeon="goblin*3 ooze", tokens="town_portal vorpal_sword", hero="minstrel")
    assert says(match, "fight die:fighter goblin 3") == "Fighter: to the Graveyard · 1 monster left"
    assert (
        says(match, "fight die:fighter goblin 1")
        == "Fighter: to the Graveyard · 3 monsters left · could beat 3 goblins at once"
    )
    assert says(match, "fight token:vorpal_sword ooze 1").startswith("Vorpal Sword: back into the box, −1 point")
    assert (
        says(match, "token portal")
        == "Town Portal: back into the box, −2 points · +3 Experience · ends your last delve"
    )
    assert says(match, "flee") == "none of the 3 Experience of the level · ends your last delve"
    assert noted(match, "flee").danger
    assert not noted(match, "token portal").danger
    assert says(match, "fight die:fighter goblin 3", FR) == "Guerrier\N{NO-BREAK SPACE}: au Cimetière · reste 1 monstre"


@rule("DR-17.5")
def test_a_scale_of_a_pair_costs_three_points() -> None:
    match = at(dungeon="goblin", party="mage", tokens="dragon_scale*2 elixir", hero="crusader", master=True, ready=True)
    do(match, "ultimate")
    assert says(match, "discard dragon_scale") == "Dragon Scale: back into the box, −3 points"
    assert says(match, "discard elixir").endswith("−1 point")


@rule("DR-11.3", "DR-4.3", "DR-10.1")
def test_the_big_question() -> None:
    match = at(REGROUP, level=6, party="fighter", lair=2)
    assert says(match, "retire") == "+6 Experience · your card turns: Commander · ends your last delve"
    assert says(match, "glory") == (
        "6% chance · to clear level 7, at least · level 7, 5 dice · the Dragon wakes: 60% · 2.5 monsters on average"
        " · at stake: 6 Experience"
    )
    assert noted(match, "glory").danger
    assert not noted(at(REGROUP, level=1, party="champion*7"), "glory").danger
    assert noted(at(REGROUP, level=8, party=""), "glory").danger, "nobody is left"
    assert not noted(at(REGROUP, level=8, party="champion*7"), "glory").danger, "seven dice, and the means"


@rule("DR-10.20", "DR-10.11")
def test_the_only_set_against_the_dragon_is_named() -> None:
    one = at(DRAGON_PHASE, party="champion mage thief", lair=3, tokens="elixir")
    assert says(one, "dragon") == "1 Champion, 1 Mage and 1 Thief · 1 token from the box · +1 Experience"
    several = at(DRAGON_PHASE, party="champion mage thief fighter", lair=3)
    assert says(several, "dragon").startswith("3 different Companions, named by you")
    do(several, "dragon")
    assert says(several, "use die:mage") == "Mage: to the Graveyard · 2 more to name"


@rule("DR-9.5", "DR-5.8")
def test_an_empty_box_pays_experience_but_for_tokens_paid_into_it() -> None:
    match = at(LOOT, party="thief", dungeon="chest*2", tokens="thieves_tools", box="")
    assert says(match, "open die:thief 2") == "Thief: to the Graveyard · the box is empty: +2 Experience instead"
    assert says(match, "open token:thieves_tools 2").endswith(
        "1 token from the box · the box is empty: +1 Experience instead"
    )
    assert says(match, "open die:thief 1").endswith("1 chest left")


@pytest.mark.parametrize(
    "match, option, why",
    [
        (at(party="mage", dungeon="goblin*2 chest"), "end_phase", "2 monsters still stand"),
        (at(party="mage", dungeon="goblin*2 chest"), "open", "once the Monster phase is over"),
        (at(party="mage", dungeon="goblin*2 chest"), "ultimate", "Ultimate used already in this delve"),
        (
            at(LOOT, party="mage scroll", dungeon="chest"),
            "reroll die:scroll",
            "Scroll dice are read in the Monster phase only",
        ),
        (
            at(DRAGON_PHASE, party="mage*3 thief", lair=3, dungeon="chest"),
            "dragon",
            "the Dragon takes 3 different Companions; types at hand: 2",
        ),
        (at(DRAGON_PHASE, party="mage", lair=3, dungeon="chest"), "open", "the Loot phase is over"),
        (
            at(REGROUP, party="mage", tokens="town_portal", ready=True),
            "token portal",
            "not while regrouping: you can retire",
        ),
        (at(REGROUP, party="mage", tokens="town_portal", ready=True), "ultimate", "not while regrouping"),
    ],
)
def test_why_not(match: Game, option: str, why: str) -> None:
    assert says(match, option) == why


@pytest.mark.parametrize(
    "hero, master, dungeon, lair, told",
    [
        ("mercenary", False, "goblin*3", 0, "up to 2 monsters fall"),
        ("mercenary", True, "goblin*3", 0, "then you name the dice; what they show stands"),
        ("occultist", True, "skeleton*3", 0, "2 skeletons, on your side until Regroup: lent Fighter"),
        ("minstrel", False, "goblin", 2, "2 dice leave the Lair: no victory, no Experience"),
        ("knight", False, "goblin ooze", 1, "1 goblin and 1 ooze to the Lair: 3 there then, 3 wake the Dragon"),
        ("enchantress", False, "goblin ooze", 1, "1 monster becomes a potion"),
        ("enchantress", True, "goblin ooze", 1, "up to 2 monsters become a potion"),
        ("half_goblin", False, "goblin*2", 1, "1 goblin, on your side until Regroup: lent Thief"),
        (
            "crusader",
            True,
            "goblin chest*2 potion",
            1,
            (
                "costs a token of your choice · no monster left · 2 tokens from the box"
                " · 1 die comes back, on any face · 1 die leaves the Lair: no victory, no Experience"
            ),
        ),
        ("spellsword", True, "ooze chest", 0, "no monster left · left behind: 1 chest"),
    ],
)
def test_of_ultimates(hero: str, master: bool, dungeon: str, lair: int, told: str) -> None:
    match = at(party="mage", dungeon=dungeon, lair=lair, hero=hero, master=master, ready=True, tokens="elixir")
    assert says(match, "ultimate") == f"{told} · the card is turned: no Ultimate until the next delve"


def test_of_heroes_to_choose_and_dice_to_roll_again() -> None:
    match = Match.new(GAME, seats=2, options={"hero_mode": "choice", "first_seat": 0}, dice=FastDice(1))
    assert says(match, "hero knight") == (
        "Forming the party, all Scrolls become Champions. Battlecry: all monsters go to the Lair as dragons."
    )
    forming = start("mercenary", rolls=[1, 2, 2, 3, 4, 5, 6])
    assert says(forming, "done") == "the dice stay as they are"
    do(forming, "pick fighter")
    assert says(forming, "pick fighter") == "2 dice to throw"
    assert says(forming, "done") == "1 die to throw"
