"""Setting up Dungeon Heroes (DH-3, DH-14.3 to DH-14.6, DH-17.3 to DH-17.6), and the names of all steps.

Entering a square is in `entering` (DH-9, DH-10), the DM's turn in `master` (DH-5 to DH-7, DH-18, DH-19), the Heroes' in
`party` (DH-8, DH-12), with `healing` and `artefacts` (DH-11, DH-20), the dungeon that runs itself in `solo` (DH-15,
DH-16, DH-21), the end in `lives` (DH-13).

Beats: a turn is one beat until a tile is turned up. A step that may go on afterwards puts itself back on the agenda
first, so that whatever an action pushes comes before the rest of the turn.
"""

from collections.abc import Callable

from oubliettes.games.dungeon_heroes.pieces import (
    DAMSEL,
    DUNGEON,
    HEROES,
    NAMES,
    PILE_SIZE,
    POOL,
    SQUARE,
    START,
)
from oubliettes.games.dungeon_heroes.rules.entering import tile_step
from oubliettes.games.dungeon_heroes.rules.master import appear_step, master, master_begins
from oubliettes.games.dungeon_heroes.rules.party import heroes_begin, party
from oubliettes.games.dungeon_heroes.rules.solo import dungeon, dungeon_begins
from oubliettes.games.dungeon_heroes.table import MASTER_TURN, Table, new_table
from oubliettes.kernel import Draw, Options, Pick, Script, Shuffle, choose


def setup(seats: int, options: Options) -> Table:
    """DH-1.1, DH-1.7: one player plays solo, two share the sides. DH-3.12: the heroes stand before the pile is made.

    DH-14.7, DH-17.1: solo and the expansions change what their chapters say, on the base game.
    """
    t = new_table(
        solo=seats == 1,
        dragon_damsel=options["dragon_damsel"],
        lords_undead=options["lords_undead"],
        last_survivor=seats == 1 and options["last_survivor"],
    )
    t.then(("roles", 0 if seats == 1 else options["heroes_seat"]), ("arrange",), ("pile",))
    return t


def roles(t: Table, seat: str | int) -> Script[None]:
    """DH-1.6: as agreed, or drawn by lot."""
    t.heroes_seat = (yield Draw(2)) if seat == "random" else int(seat)
    t.say("roles", "DH-1.6", heroes_seat=t.heroes_seat)


def arrange(t: Table) -> Script[None]:
    """DH-3.3, DH-3.4: hero by hero, each on a start square still free; the last takes what is left."""
    for hero in t.heroes[:DAMSEL]:
        free = [square for square in START if not t.taken >> square & 1]
        options: list[Pick] = [("start", hero.name, NAMES[square]) for square in free]
        pick = yield from choose(t.heroes_seat, "arrange", options, "DH-3.3", facts={"hero": hero.name})
        hero.at = SQUARE[pick[2]]
        t.say("stands", "DH-3.3", hero=HEROES[hero.kind], square=pick[2])


def pile(t: Table) -> Script[None]:
    """DH-3.8 to DH-3.11, DH-17.3 to DH-17.6: the fixed tiles, as many unseen ones as make 36, all shuffled.

    DH-14.4, DH-14.5, DH-21.1: the same in solo. DH-17.11: pile or bag is all the same.
    """
    fixed = [face for face, count in enumerate(t.box) for _ in range(count) if not POOL[face]]
    pool = [face for face, count in enumerate(t.box) for _ in range(count) if POOL[face]]
    order: tuple[int, ...] = yield Shuffle(len(pool))
    drawn = PILE_SIZE - len(fixed)
    tiles = fixed + [pool[n] for n in order[:drawn]]
    t.left_out = [pool[n] for n in order[drawn:]]  # DH-3.10
    order = yield Shuffle(PILE_SIZE)
    t.pile = [tiles[n] for n in order]
    t.turn = MASTER_TURN
    if t.solo:  # DH-14.6
        for square in DUNGEON:
            t.lay(square, t.pile.pop())
    t.say("pile", "DH-3.11", fixed=len(fixed), drawn=drawn, left_out=len(t.left_out))
    t.then(("heroes_begin",) if t.solo else ("master_begins",))  # DH-14.8, DH-4.1


STEPS: dict[str, Callable[..., Script[None] | None]] = {
    "roles": roles,
    "arrange": arrange,
    "pile": pile,
    "master_begins": master_begins,
    "master": master,
    "appear": appear_step,
    "heroes_begin": heroes_begin,
    "party": party,
    "tile": tile_step,
    "dungeon_begins": dungeon_begins,
    "dungeon": dungeon,
}
