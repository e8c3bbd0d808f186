"""The laws hold for the toy game, and each finds what it is there to find: the toy, broken in one place."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from oubliettes.kernel import (
    Ask,
    Blocked,
    Die,
    Event,
    Game,
    Note,
    Options,
    OubliettesError,
    Pick,
    Result,
    Roll,
    Rolled,
    Script,
    line,
    note,
)
from tests import laws, telling
from tests.kernel import toy
from tests.kernel.toy import LOOK, PASS, STEPS, TOY, Cellar, View
from tests.laws import LAWS, Law, LawBroken, Trial, trials
from tests.telling import TELLING

MATCHES = 24


@pytest.mark.parametrize("law", LAWS + TELLING, ids=lambda law: str(law.__name__))
def test_the_toy_keeps_the_law(law: Law) -> None:
    for trial in trials(TOY, MATCHES):
        law(trial)


# ------------------------------------------------------------------ broken toys


def with_step(name: str, step: Callable[..., Script[None]]) -> Game[Cellar]:
    return replace(TOY, steps={**STEPS, name: step})


def shared_list(t: Cellar) -> Cellar:
    """A copy that shares a list with the original."""
    new = toy.copy(t)
    new.gold = t.gold
    return new


def forgetful_copy(t: Cellar) -> Cellar:
    """A copy that leaves out what was learnt."""
    new = toy.copy(t)
    new.knows = [False] * len(t.knows)
    return new


class Closure:
    """State in a closure, not on the table: the number of turns played, whoever plays them."""

    def __init__(self) -> None:
        self.turns = 0

    def turn(self, t: Cellar, seat: int) -> Script[None]:
        self.turns += 1
        t.gold[seat] += self.turns % 2
        yield from toy.turn(t, seat)


def kept_across_beats(t: Cellar) -> Script[None]:
    """State in an object that copies of the table share."""
    t.say("auction")
    STEALTH.append(t.round)
    t.gold[0] += len(STEALTH) % 3
    yield from toy.auction(t)


STEALTH: list[int] = []


def leaky_hide(t: Cellar, seat: int | None) -> Cellar:
    """It shows whether the trap's door is odd."""
    hidden = toy.hide(t, seat)
    hidden.trap = t.trap if t.sprung else t.trap % 2
    return hidden


def hide_in_place(t: Cellar, seat: int | None) -> Cellar:
    """Blanks the table itself."""
    t.trap = toy.UNKNOWN
    return toy.hide(t, seat)


def watcher_sees_hands(t: Cellar, seat: int | None) -> Cellar:
    return toy.copy(t) if seat is None else toy.hide(t, seat)


def guess_anew(hidden: Cellar, seat: int, rng: Random) -> Cellar:
    """Forgets what the seat has seen of the pile."""
    forgotten = toy.copy(hidden)
    forgotten.pile = [toy.UNKNOWN] * len(hidden.pile)
    return toy.guess(forgotten, seat, rng)


def guess_in_place(hidden: Cellar, seat: int, rng: Random) -> Cellar:
    """Fills the hidden table itself, so that the next guess has nothing left to guess."""
    guess = toy.guess(hidden, seat, rng)
    hidden.pile = guess.pile[:]
    return guess


def impossible_guess(hidden: Cellar, seat: int, rng: Random) -> Cellar:
    """Cards from nowhere."""
    guess = toy.guess(hidden, seat, rng)
    guess.pile = [1 if hid == toy.UNKNOWN else hid for hid in hidden.pile]
    return guess


def options_tell_hands(t: Cellar, seat: int) -> Script[None]:
    """Only cards worth stealing are offered: a hidden thing picked by its face."""

    def worth_it(pick: Pick) -> bool:
        return pick[0] != "steal" or t.hands[int(pick[1])][int(pick[2])] > 1

    for request, script in driven(toy.turn(t, seat)):
        if type(request) is Ask and request.prompt == "turn":
            request.options = [pick for pick in request.options if worth_it(pick)]
        script.answer = yield request


def who_is_asked_tells(t: Cellar, seat: int) -> Script[None]:
    """A victim without a ward is not asked."""
    for request, script in driven(toy.turn(t, seat)):
        if type(request) is Ask and len(request.options) == 1 and request.prompt == "ward":
            script.answer = PASS
        else:
            script.answer = yield request


def seat_asked_tells(t: Cellar, seat: int) -> Script[None]:
    """Another seat's turn, if the trap is behind door 1."""
    yield from toy.turn(t, (seat + (t.trap == 1)) % len(t.hands))


def blocked_tells(t: Cellar, seat: int) -> Script[None]:
    for request, script in driven(toy.turn(t, seat)):
        if type(request) is Ask and request.prompt == "turn":
            request.blocked = lambda table: [Blocked(("trapped", table.trap), "TY-2.5")]
        script.answer = yield request


def facts_tell(t: Cellar, seat: int) -> Script[None]:
    for request, script in driven(toy.turn(t, seat)):
        if type(request) is Ask:
            request.facts = {**(request.facts or {}), "hands": sum(map(sum, t.hands))}
        script.answer = yield request


def log_tells(t: Cellar, seat: int) -> Script[None]:
    t.say("hint", trap=t.trap)
    yield from toy.turn(t, seat)


def look_in_the_same_beat(t: Cellar, seat: int) -> Script[None]:
    """An oracle: look at the card, see what it is, take the look back."""
    while True:
        pick = yield Ask(seat, "turn", [LOOK, PASS], rule="TY-2.3")
        if pick is PASS:
            return
        t.knows[seat] = True


def trap_in_the_same_beat(t: Cellar, seat: int) -> Script[None]:
    """An oracle that nobody sees: where the trap is not, the door can be shut again."""
    pick = yield Ask(seat, "turn", [("try", door) for door in toy.DOORS], rule="TY-2.5")
    if pick[1] == t.trap:
        t.then(("ask_again", seat))
    else:
        yield Ask(seat, "again", [PASS, LOOK])


def ask_again(t: Cellar, seat: int) -> Script[None]:
    yield Ask(seat, "again", [PASS, LOOK])


def peeking_policy(t: Cellar, ask: Ask, rng: Random) -> Pick:
    if ask.prompt == "turn" and t.trap not in t.opened:
        return next(option for option in ask.options if option != ("open", t.trap))
    if ask.prompt == "auction" and t.pile:
        return ask.options[-1 if t.pile[-1] > 2 else 0]
    return toy.policy(t, ask, rng)


def meddling_policy(t: Cellar, ask: Ask, rng: Random) -> Pick:
    """Writes its notes on the table."""
    t.bids = (*t.bids, 1)
    return toy.policy(t, ask, rng)


def policy_of_its_own(t: Cellar, ask: Ask, rng: Random) -> Pick:
    return ("cheat",) if ask.prompt == "auction" else toy.policy(t, ask, rng)


def asking(change: Callable[[Ask], None]) -> Game[Cellar]:
    def turn(t: Cellar, seat: int) -> Script[None]:
        for request, script in driven(toy.turn(t, seat)):
            if type(request) is Ask:
                change(request)
            script.answer = yield request

    return with_step("turn", turn)


def offered_twice(ask: Ask) -> None:
    ask.options = [*ask.options, ask.options[0]]


def flag_in_a_pick(ask: Ask) -> None:
    ask.options = [*ask.options, ("flag", True)]


def nested_pick(ask: Ask) -> None:
    ask.options = [*ask.options, ("nested", ("a", "b"))]  # type: ignore[list-item]


def made_up_rule(ask: Ask) -> None:
    ask.rule = "ZZ-2.9"


def facts_of_objects(ask: Ask) -> None:
    ask.facts = {"who": {1, 2}}


def blocked_yet_offered(ask: Ask) -> None:
    ask.blocked = lambda table: [Blocked(ask.options[0], "TY-2.1")]


def blocked_by_no_rule(ask: Ask) -> None:
    ask.blocked = lambda table: [Blocked(("fly",), "")]


def nobody_there(ask: Ask) -> None:
    if ask.prompt == "press":
        ask.seat = 7


def lost_card(t: Cellar) -> Script[None]:
    yield from toy.auction(t)
    if t.pile:
        t.pile.pop()


@dataclass
class Thawed:
    gold: list[int]


def numbered_view(t: Cellar, seat: int | None) -> Any:
    return replace(toy.view(t, seat), hands={0: 1, 1: 2})  # type: ignore[arg-type]


def view_of_a_wrong_event(t: Cellar) -> Script[None]:
    t.say("auction", rule="ZZ-9.9")
    yield from toy.auction(t)


def unreadable_event(t: Cellar) -> Script[None]:
    t.say("auction", who=Event("a", "", {}))
    yield from toy.auction(t)


def event_for_nobody(t: Cellar) -> Script[None]:
    t.say("auction", readers=(5,))
    yield from toy.auction(t)


def untold_die(t: Cellar, seat: int) -> Script[None]:
    """A die falls, and nobody says so."""
    yield from toy.turn(t, seat)
    (coin,) = yield Roll((2,), for_=seat)
    t.gold[seat] += coin - 1


def made_up_die(t: Cellar) -> Script[None]:
    t.say("auction", rolls=(Rolled("luck", (Die(6, 6),)),))
    yield from toy.auction(t)


def hasty_frame(t: Cellar, seat: int) -> Script[None]:
    """The trap is on the board for the instant of an event that does not speak of it."""
    for request, script in driven(toy.turn(t, seat)):
        script.answer = yield request
    sprung, t.sprung = t.sprung, True
    t.say("turn-over", seat=seat)
    t.sprung = sprung


def silent_note(t: Cellar, ask: Ask) -> dict[Pick, Note]:
    return {pick: told for pick, told in toy.told(t, ask).items() if pick[0] != "steal"}


def note_on_nothing(t: Cellar, ask: Ask) -> dict[Pick, Note]:
    return {**toy.told(t, ask), ("fly",): note(line("plain"))}


class Peeking:
    """A note that reads the full table: it has kept the last one that was hidden."""

    def __init__(self) -> None:
        self.last: Cellar | None = None

    def told(self, t: Cellar, ask: Ask) -> dict[Pick, Note]:
        peeked = sum(map(sum, self.last.hands)) if self.last else 0
        return {pick: note(line("peeked", n=peeked)) for pick in ask.options}

    @property
    def game(self) -> Game[Cellar]:
        return replace(TOY, note=self.told, hide=self.hide)

    def hide(self, t: Cellar, seat: int | None) -> Cellar:
        self.last = t
        return toy.hide(t, seat)


def lost_spot(t: Cellar, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return ("attic",) if pick[0] == "open" else toy.spots(t, ask, pick)


def no_spot(t: Cellar, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return ()


def unseeded(t: Cellar, seat: int) -> Script[None]:
    """Chance that does not come from the match's dice."""
    t.gold[seat] += CHANCE.randrange(3)
    yield from toy.turn(t, seat)


CHANCE = Random(1)


def result_with(**changes: Any) -> Callable[[Cellar], Result]:
    return lambda t: replace(toy.result(t), **changes)


def no_careers(seats: int, options: Options) -> Cellar:
    return toy.setup(seats, {**options, "careers": None})


def endless(t: Cellar) -> Script[None]:
    yield Roll((6,))
    t.then(("turn", 0), ("next_round",))


@dataclass
class Driven:
    """A script inside a script: what it yields can be changed on its way."""

    inner: Script[None]
    answer: Any = None


def driven(inner: Script[None]) -> Iterator[tuple[Any, Driven]]:
    script = Driven(inner)
    try:
        while True:
            yield inner.send(script.answer), script
    except StopIteration:
        return


BROKEN: dict[str, tuple[Law, Game[Cellar], str]] = {
    # telling
    "a die that is not told": (telling.dice_are_told, with_step("turn", untold_die), "no event tells"),
    "a die that nobody rolled": (telling.dice_are_told, with_step("auction", made_up_die), "nobody rolled"),
    "a frame that tells": (
        telling.frames_are_silent,
        with_step("turn", hasty_frame),
        "what neither log nor view tells",
    ),
    "a note that peeks": (laws.no_leak, Peeking().game, "notes differs"),
    "an option without a note": (telling.notes_tell, replace(TOY, note=silent_note), "nothing is said"),
    "a note on nothing": (telling.notes_tell, replace(TOY, note=note_on_nothing), "nobody expects"),
    "a spot that is not there": (telling.spots_are_there, replace(TOY, spots=lost_spot), "the view does not show"),
    "an option without a place": (telling.spots_are_there, replace(TOY, spots=no_spot), "no place on the board"),
    # copies
    "a shared list": (laws.fork_equivalence, replace(TOY, copy=shared_list), "changed|another"),
    "something not copied": (laws.fork_equivalence, replace(TOY, copy=forgetful_copy), "changed|another"),
    "state in a closure": (laws.fork_equivalence, with_step("turn", Closure().turn), "changed|another"),
    "state in a module": (laws.fork_equivalence, with_step("auction", kept_across_beats), "changed|another"),
    "chance from elsewhere": (laws.fork_equivalence, with_step("turn", unseeded), "changed|another"),
    # hide and guess
    "hide shows too much": (laws.hiding_a_guess, replace(TOY, hide=leaky_hide), "hiding the guess gives another table"),
    "hide in place": (laws.hiding_a_guess, replace(TOY, hide=hide_in_place), "hiding changes the table"),
    "a watcher sees hands": (laws.hiding_a_guess, replace(TOY, hide=watcher_sees_hands), "a watcher knows"),
    "guess forgets": (laws.hiding_a_guess, replace(TOY, guess=guess_anew), "hiding the guess gives another table"),
    "guess in place": (laws.hiding_a_guess, replace(TOY, guess=guess_in_place), "guessing changes the hidden table"),
    "guess cannot be": (laws.hiding_a_guess, replace(TOY, guess=impossible_guess), "guesses a table that cannot be"),
    # what is sent at an ask
    "options tell": (laws.no_leak, with_step("turn", options_tell_hands), "ask differs"),
    "who is asked tells": (
        laws.no_leak,
        with_step("turn", who_is_asked_tells),
        "cannot imagine",
    ),
    "the seat asked tells": (laws.no_leak, with_step("turn", seat_asked_tells), "who is asked differs"),
    "blocked tells": (laws.no_leak, with_step("turn", blocked_tells), "blocked differs"),
    "facts tell": (laws.no_leak, with_step("turn", facts_tell), "ask differs"),
    "the log tells": (laws.no_leak, with_step("turn", log_tells), "log differs"),
    "the view tells": (laws.no_leak, replace(TOY, hide=leaky_hide), "view differs"),
    # undo
    "undo is an oracle": (
        laws.undo_tells_nothing,
        with_step("turn", look_in_the_same_beat),
        "told seat . something: view",
    ),
    "whether one can undo is an oracle": (
        laws.undo_tells_nothing,
        replace(TOY, steps={**STEPS, "turn": trap_in_the_same_beat, "ask_again": ask_again}),
        "can be undone tells seat",
    ),
    "undo does not bring back": (
        laws.undo_tells_nothing,
        replace(TOY, copy=shared_list),
        "does not bring the table back",
    ),
    # asks, views, events
    "offered twice": (laws.sound_asks, asking(offered_twice), "offered twice"),
    "a flag in a pick": (laws.sound_asks, asking(flag_in_a_pick), "no flat tuple"),
    "a nested pick": (laws.sound_asks, asking(nested_pick), "no flat tuple"),
    "a made-up rule": (laws.sound_asks, asking(made_up_rule), "which does not exist"),
    "facts of objects": (laws.sound_asks, asking(facts_of_objects), "do not survive JSON"),
    "blocked yet offered": (laws.sound_asks, asking(blocked_yet_offered), "cannot be blocked"),
    "blocked by no rule": (laws.sound_asks, asking(blocked_by_no_rule), "cannot be blocked"),
    "nobody there": (laws.sound_asks, asking(nobody_there), "nobody sits on seat 7"),
    "a lost card": (laws.sound_asks, with_step("auction", lost_card), "broken: "),
    "a view that can change": (
        laws.sound_asks,
        replace(TOY, view=lambda t, seat: Thawed(t.gold)),
        "no frozen dataclass",
    ),
    "a view no JSON knows": (laws.sound_asks, replace(TOY, view=numbered_view), "does not survive JSON"),
    "an event of a made-up rule": (laws.sound_asks, with_step("auction", view_of_a_wrong_event), "does not exist"),
    "an event no JSON knows": (laws.sound_asks, with_step("auction", unreadable_event), "does not survive JSON"),
    "an event for nobody": (laws.sound_asks, with_step("auction", event_for_nobody), "for seats that are not there"),
    # policies
    "a policy peeks": (laws.no_peeking, replace(TOY, policy=peeking_policy), "peeks"),
    "a policy meddles": (laws.no_peeking, replace(TOY, policy=meddling_policy), "thinking changes the table"),
    "a policy cheats": (
        laws.no_peeking,
        replace(TOY, policy=policy_of_its_own),
        "which is not offered|may not make the pick",
    ),
    "evaluate out of bounds": (laws.no_peeking, replace(TOY, evaluate=lambda t, seat: 1.5), "not within 0 and 1"),
    # records and playouts
    "chance that no record holds": (
        laws.records_replay,
        with_step("turn", unseeded),
        "another table|does not fit|ends with",
    ),
    "a playout goes another way": (
        laws.playouts_are_matches,
        with_step("turn", Closure().turn),
        "another table",
    ),
    # the end
    "no end": (laws.games_end, with_step("next_round", endless), "it is not over"),
    "a score too many": (laws.games_end, replace(TOY, result=result_with(scores=(1.0,) * 9)), "one score and one rank"),
    "ranks skip": (laws.games_end, replace(TOY, result=result_with(ranks=(1, 3, 3))), "places are shared|one score"),
    "no ending": (laws.games_end, replace(TOY, result=result_with(ending="")), "has an ending"),
    "a legacy nobody takes": (
        laws.games_end,
        replace(TOY, options=TOY.options[:-1], setup=no_careers),
        "no option takes over",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_law_finds(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, game, message = BROKEN[what]
    monkeypatch.setattr(laws, "ENDLESS", 2000)
    STEALTH.clear()

    def try_it() -> None:
        for trial in trials(game, MATCHES):
            law(trial)

    with pytest.raises((LawBroken, OubliettesError), match=message):
        try_it()


def test_a_broken_law_says_where() -> None:
    game = asking(offered_twice)
    with pytest.raises(LawBroken) as broken:
        laws.sound_asks(trials(game)[0])
    assert str(broken.value).endswith("after 0 entries\nin cellar-2-policy-0")


def test_trials_cover_seats_options_and_players() -> None:
    found = trials(TOY, 40)
    assert {trial.seats for trial in found} == {2, 3}
    assert {(trial.seats, trial.by) for trial in found} == {(2, "policy"), (2, "random"), (3, "policy"), (3, "random")}
    assert found[0].options == {}
    for option, values in {"hand": {1, 2, 3}, "pile": {"full", "short"}, "deadly": {True, False}}.items():
        assert {trial.options[option] for trial in found[1:]} == values
    assert {str(trial.options["first"]) for trial in found[1:]} == {"random", "0", "1", "2"}
    careers = [trial.settled["careers"] for trial in found[1:] if trial.options["careers"]]
    assert careers
    assert all("wins" in career for career in careers[0])


def test_a_trial_is_the_same_every_time() -> None:
    trial = trials(TOY, 4)[3]
    assert list(trial.picks(trial.start())) == list(trial.picks(trial.start()))
    other = Trial(**{**vars(trial), "seed": 99})
    assert list(other.picks(other.start())) != list(trial.picks(trial.start()))


def test_images_are_bytes_but_for_the_order_of_sets() -> None:
    assert laws.image({"a": {3, 1, 2}}) == laws.image({"a": {1, 2, 3}})
    assert laws.image({"a": 1, "b": 2}) != laws.image({"b": 2, "a": 1}), "the order of a dict may tell something"
    assert laws.image([1, 2]) != laws.image((1, 2))
    assert laws.image([frozenset({"x"})]) != laws.image([frozenset({"y"})])
    assert isinstance(toy.view(toy.setup(2, TOY.settle(2, {})), 0), View)
