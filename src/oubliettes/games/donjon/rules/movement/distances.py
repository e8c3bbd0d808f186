"""How far one gets (DJ-12.10, DJ-12.15)."""

from collections.abc import Iterable, Sequence

from oubliettes.games.donjon.rules.movement.walking import bound_squares, danger, may_enter, may_stop
from oubliettes.games.donjon.table import Figure, Table

NO_WAY = 9999


def reach(t: Table, figure: Figure, points: int) -> dict[int, int]:
    """The squares where it may stop and what they cost, its own at 0 (DJ-12.10, DJ-12.15)."""
    spread, passed = _spread(t, figure, points)
    return {square: cost for square, (cost, _) in spread.items() if square not in passed}


def goals(t: Table, figure: Figure, points: int) -> list[int]:
    """The squares where it may stop but its own, nearer ones first."""
    spread, passed = _spread(t, figure, points)
    return [square for square in spread if square not in passed and square != figure.at]


def ways(t: Table, figure: Figure, points: int) -> dict[int, tuple[int, int]]:
    """The squares where it may stop: what they cost, and the direction of the first step of a shortest way there."""
    steps = t.map.steps[figure.at]
    first: dict[int, int] = {}
    found: dict[int, tuple[int, int]] = {}
    spread, passed = _spread(t, figure, points)
    for square, (cost, before) in spread.items():  # nearer squares come first
        if cost:
            first[square] = steps.index(square) if before == figure.at else first[before]
            if square not in passed:
                found[square] = (cost, first[square])
    return found


def path(t: Table, figure: Figure, points: int, to: int) -> list[int] | None:
    """The squares entered on a shortest way to a square where it may stop, if there is one."""
    spread, passed = _spread(t, figure, points)
    if to not in spread or to in passed:
        return None
    found: list[int] = []
    while to != figure.at:
        found.append(to)
        to = spread[to][1]
    found.reverse()
    return found


def _spread(t: Table, figure: Figure, points: int) -> tuple[dict[int, tuple[int, int]], set[int]]:
    """For each square it may enter, the cost and the square before it; and those where it may not stop."""
    near: Sequence[tuple[int, ...]] | dict[int, list[int]] = t.map.near
    solid, who = t.map.solid, t.who
    perils = danger(t, figure)
    plain = not (t.webs or figure.flying)
    bound = bound_squares(t, figure)
    if bound is not None:
        near = {square: [to for to in near[square] if to in bound] for square in (figure.at, *bound)}
    found = {figure.at: (0, figure.at)}
    passed: set[int] = set() if may_stop(t, figure, figure.at) else {figure.at}
    edge = [figure.at]
    for cost in range(1, points + 1):
        further = []
        for square in edge:
            for to in near[square]:
                if to in found:
                    continue
                if plain and to not in who:
                    if to in solid:
                        continue
                elif not may_enter(t, figure, to):
                    continue
                elif not may_stop(t, figure, to):
                    if to in perils:
                        continue  # DJ-12.12
                    passed.add(to)
                found[to] = (cost, square)
                if to not in perils:
                    further.append(to)
        if not further:
            break
        edge = further
    return found, passed


def far(t: Table, targets: Iterable[int], *, webs: bool = True, fires: bool = False) -> list[int]:
    """Steps from every square to the nearest of these, figures ignored; `NO_WAY` where none leads there.

    Webs count as obstacles unless told otherwise, and fire does if asked (DJ-35.18).
    """
    m = t.map
    targets = tuple(sorted(targets))
    shut = (*(t.webs if webs else ()), *((square for square, _ in t.fires) if fires else ()))
    key = (*targets, -1, *shut)
    known = m.walks.get(key)
    if known is not None:
        return known
    near = m.near
    closed = m.solid.union(shut) if shut else m.solid
    found = [NO_WAY] * len(m.x)
    for square in targets:
        found[square] = 0
    edge = list(targets)
    cost = 0
    while edge:
        cost += 1
        further = []
        for square in edge:
            for to in near[square]:
                if found[to] == NO_WAY and to not in closed:
                    found[to] = cost
                    further.append(to)
        edge = further
    m.walks[key] = found
    return found
