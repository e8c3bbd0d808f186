"""Walking, and leaving (SS-8, SS-24.2)."""

from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.pieces import XP
from oubliettes.games.souterrains.rules.actions import CONDUIT_ROUNDS
from oubliettes.games.souterrains.rules.careers.career import goal_reached
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.special_rooms import MAN
from oubliettes.games.souterrains.rules.travel import link_at
from oubliettes.games.souterrains.rules.ways import Move, flood, link_rounds, rate, to_square, trace
from oubliettes.games.souterrains.sight.notes.parts import Say, harm, rounds, span, told
from oubliettes.games.souterrains.sight.odds import passes
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO
from oubliettes.kernel import Line, Note, Pick, line, note, number


def _way(t: Table, moves: list[Move], start: int = 0) -> Line | None:
    """SS-8.10: the rounds of a walk over ground that is known."""
    many, section = 0, t.section
    for name, a, b in moves:
        if name == "step":
            many += rate(t, section)
        elif name == "cross":
            section = t.exit(a).other(section)
            many += rate(t, section) if section != NOWHERE else 0
        else:
            links = t.dungeon.sections[section].features
            link = next(link for link in links if link.kind == "link" and link.square == (a, b))
            many += link_rounds(t, section, link)
            section = link.joins
    return rounds(start + many)


def _exit(t: Table, number: int, side: str, door: str) -> Note:
    edge = t.exit(number)
    other = edge.other(t.section)
    moves = [*to_square(t, edge.end(t.section)), ("cross", number, 0)]
    where = line("unexplored") if other == NOWHERE else line("leads-to", n=other)
    return note(where, _way(t, moves), _somebody(t, other))


def _somebody(t: Table, section: int) -> Line | None:
    group = t.dungeon.standing(section) if section != NOWHERE else None
    return None if group is None else line("at-peace-there") if group.peace else line("somebody-there")


def _go_to(t: Table, number: int, side: str, door: str) -> Note:
    return note(_way(t, to_square(t, t.exit(number).end(t.section))), line("to-the-door"))


def _approach(t: Table, place: int, id: str) -> Note:
    return note(_way(t, to_square(t, t.place.features[place].square)), line("goes-there"))


def far(t: Table, picks: list[Pick]) -> dict[Pick, Note]:
    """Travels, all measured at once: past nobody hostile where that can be (SS-8.8)."""
    found: dict[Pick, Note] = {}
    for avoid in (True, False):
        if len(found) == len(picks):
            break
        came, _ = flood(t, lambda node: False, avoid=avoid)
        first: dict[int, tuple[int, tuple[int, int]]] = {}
        for node in came:
            first.setdefault(node[0], node)
        for pick in picks:
            goal = first.get(number(pick)) if pick[0] == "travel" else t.dungeon.way_ins[number(pick)]
            if pick not in found and goal in came:
                moves = trace(came, goal, (t.section, t.square))
                past = None if avoid else line("past-somebody")
                found[pick] = note(_way(t, moves), line("may-be-stopped"), past)
    return found


def _climb(t: Table, id: str) -> Note:
    """SS-25.23, SS-13.4."""
    trial = prepare(t, "acrobatics")
    return note(rounds(CONDUIT_ROUNDS), line("falls"), harm(*span(MAN)), chance=passes(t, trial))


def _stairs(t: Table, id: str) -> Note:
    return note(rounds(link_rounds(t, t.section, link_at(t, t.square))), line("another-level"))


def _slip_link(t: Table, place: int, id: str) -> Note:
    link = t.place.features[place]
    own = CONDUIT_ROUNDS if link.id == "conduit" else link_rounds(t, t.section, link)
    return note(_way(t, to_square(t, link.square), own), line("slips-past"))


def _leave(t: Table) -> Note:
    """SS-24.2, SS-22.15: what was found becomes experience."""
    over = t.settings.game_mode == "expedition"
    goal = goal_reached(t)
    return note(
        line("xp", n=t.hero.found_value // PO * XP["value_on_exit"] + goal),
        line("game-ends") if over else line("back-in-town"),
        danger=over,
    )


def _face(t: Table) -> Note:
    return note(line("meets-them"), danger=True)


VERBS: dict[str, Say] = {
    "exit": _exit,
    "go_to": _go_to,
    "approach": _approach,
    "further": told("looks-on"),
    "climb": _climb,
    "stairs": _stairs,
    "slip_link": _slip_link,
    "slip_out": told("slips-past"),
    "face": _face,
    "leave": _leave,
}
