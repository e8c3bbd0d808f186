"""What is seen of a match while it goes on: a frame for each event, for those who may read it."""

from oubliettes.kernel import FastDice, Match
from tests.kernel.toy import TOY, View, cellar
from tests.support import do


def test_a_frame_shows_the_table_at_the_instant_of_its_event() -> None:
    match = cellar(rolls=[5, 2, 1, 4], trap=2)
    match.watch([0, 1, None])
    do(match, "coin", "roll")
    (frame,) = match.frames
    assert frame.event.key == "rolled"
    seen: View = frame.views[1]
    assert (seen.dice, seen.stake) == ([5, 2], 1)  # the die has fallen, the stake is not doubled yet
    assert match.view(1).stake == 2


def test_a_frame_is_for_those_who_may_read_its_event() -> None:
    match = cellar()
    match.watch([0, 1, None])
    do(match, "look")
    assert [(frame.event.key, list(frame.views)) for frame in match.frames] == [("looked", [0, 1, None]), ("saw", [0])]
    assert match.frames[0].views[1].top == 0
    assert match.frames[1].views[0].top == 4


def test_what_is_taken_back_or_said_again_takes_no_frame() -> None:
    match = cellar(rolls=[5, 2])
    match.watch([0])
    do(match, "coin", "coin")
    assert len(match.frames) == 1
    match.undo(0)
    assert match.frames == []
    fork = match.fork(FastDice(1), keep=True, film=[0])
    assert fork.frames == []
    do(fork, "coin")
    assert [frame.event.facts["stake"] for frame in fork.frames] == [2]


def test_forks_of_a_search_and_matches_nobody_watches_take_none() -> None:
    match = cellar()
    do(match, "coin")
    assert match.frames == []
    fork = match.fork(FastDice(1))
    do(fork, "coin")
    assert fork.frames == []
    assert fork.log == []


def test_the_set_up_is_filmed_from_the_first_event() -> None:
    match = Match.new(TOY, seats=2, dice=FastDice(3), film=[0, None])
    assert [frame.event.key for frame in match.frames] == ["first", "dealt", "dealt"]
    assert [list(frame.views) for frame in match.frames] == [[0, None], [0], []]
    match.watch(())
    do(match, "roll")
    assert match.frames == []
