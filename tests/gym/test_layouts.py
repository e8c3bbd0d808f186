"""The layouts of the games: up to date, wide enough, and blind to what a seat may not know."""

from random import Random
from typing import Any

import numpy
import pytest

from oubliettes.games import GAMES
from oubliettes.gym.layout import SPARE, Actions, Layout, layout_of, learn
from oubliettes.gym.session import Reader, Session, gains
from oubliettes.gym.shapes import field_names, names
from oubliettes.kernel import FastDice, Game, IllegalPick, Match, Result

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@games
def test_kept_layouts_know_every_field_of_the_view(game: Game[Any]) -> None:
    """If not: python -m oubliettes.gym.layout, and say so in the release: what was learnt before does not fit."""
    kept = set(field_names(layout_of(game.slug).view))
    missing = set(field_names(learn(game, 3).view)) - kept
    assert not missing, f"make it again: python -m oubliettes.gym.layout {game.slug}"


@games
def test_a_layout_survives_being_kept(game: Game[Any]) -> None:
    layout = layout_of(game.slug)
    assert Layout.from_json(layout.as_json()) == layout
    assert layout.rules == game.version
    assert len(list(names(layout.view))) == layout.length - 3 - len(layout.prompts)


@games
def test_every_pick_has_one_action_and_most_have_their_own(game: Game[Any]) -> None:
    layout = layout_of(game.slug)
    actions = Actions(layout)
    rng = Random(99)
    asked = strange = 0
    for number in range(4):
        match = Match.new(game, seats=game.seats[0], dice=FastDice(f"actions/{number}"))
        for _ in range(150):
            if not match.pending:
                break
            ask = match.pending[0]
            found = actions.of(ask.options)
            assert sorted(found.values()) == sorted(ask.options)
            assert all(0 <= action < layout.actions for action in found)
            asked += len(found)
            strange += sum(action >= len(layout.picks) for action in found)
            match.choose(ask.seat, rng.choice(ask.options))
    assert strange <= asked * 0.1, f"{strange} of {asked} picks are not in the layout"


def test_picks_never_seen_share_the_spare_actions_without_a_clash() -> None:
    layout = layout_of("dungeon-roll")
    actions = Actions(layout)
    options = [layout.picks[3], *(("strange", n) for n in range(SPARE))]
    found = actions.of(options)
    assert len(found) == SPARE + 1
    assert found[3] == layout.picks[3]
    assert actions.of(options[:4]) == actions.of(options[:4])


@games
def test_a_vector_holds_what_the_seat_may_know_and_nothing_else(game: Game[Any]) -> None:
    """The same in the match and in every world that this seat could be in."""
    reader = Reader(game.slug)
    rng = Random(3)
    differing = 0
    for number in range(2):
        match = Match.new(game, seats=game.seats[-1] if game.seats[-1] < 4 else 3, dice=FastDice(f"sight/{number}"))
        for turn in range(120):
            if not match.pending:
                break
            ask = match.pending[0]
            if turn % 10 == 0:
                for seat in {one.seat for one in match.pending}:
                    mine = reader.vector(match, seat)
                    imagined = match.imagine(seat, FastDice(turn))
                    assert numpy.array_equal(mine, reader.vector(imagined, seat))
                    assert numpy.abs(mine).max() <= 64
                    differing += bool(mine.any())
            match.choose(ask.seat, rng.choice(ask.options))
    assert differing > 5


def test_an_observation_begins_with_the_seat_and_its_question() -> None:
    session = Session("dungeon-roll", 2)
    session.begin(1)
    assert session.ask is not None
    layout = session.reader.layout
    asked, other = session.ask.seat, 1 - session.ask.seat
    ours, theirs = session.vector(asked), session.vector(other)
    prompt = 2 + layout.prompts.index(session.ask.prompt)
    assert list(numpy.flatnonzero(ours[1 : 3 + len(layout.prompts)]) + 1) == [1, prompt]
    assert not theirs[1 : 3 + len(layout.prompts)].any()
    assert numpy.array_equal(ours[3 + len(layout.prompts) :], theirs[3 + len(layout.prompts) :])  # all is public here
    assert session.mask(asked).sum() == len(session.ask.options)
    assert session.mask(other).sum() == 0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    session = Session("dungeon-roll", 1)
    session.begin(1)
    before = session.vector(0)
    illegal = int(numpy.flatnonzero(session.mask(0) == 0)[0])
    with pytest.raises(IllegalPick, match=f"action {illegal} is not legal now"):
        session.act(illegal)
    assert numpy.array_equal(session.vector(0), before)


def test_what_a_match_is_worth() -> None:
    assert gains(Result((17,), (1,), "x")) == [17.0]
    assert gains(Result((1, 0), (1, 2), "x")) == [1.0, -1.0]
    assert gains(Result((5, 9, 9, 0), (3, 1, 1, 4), "x")) == [-1 / 3, 2 / 3, 2 / 3, -1.0]
    assert gains(Result((1, 1), (1, 1), "x")) == [0.0, 0.0]


def test_lone_options_are_taken_at_once() -> None:
    session = Session("quetes-et-trahisons", 2)
    session.begin(4)
    rng = Random(1)
    for _ in range(60):
        assert session.ask is not None
        legal = numpy.flatnonzero(session.mask(session.ask.seat))
        assert len(legal) > 1
        session.act(int(rng.choice(list(legal))))
