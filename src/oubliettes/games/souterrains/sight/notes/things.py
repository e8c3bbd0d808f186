"""Things, spells, rest (SS-3, SS-4, SS-7, SS-21)."""

from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import COST, FATIGUE, RESTS, SPELLS, TURN
from oubliettes.games.souterrains.rules.magic import HEALING, cost, magic_trial
from oubliettes.games.souterrains.sight.notes.parts import Say, backlash, families, of, resource, rounds, told
from oubliettes.games.souterrains.sight.odds import passes
from oubliettes.games.souterrains.table import SHIELD, Table, copy
from oubliettes.games.souterrains.wares import LANTERN_ROUNDS, REFILL, THINGS
from oubliettes.kernel import Line, Note, line, note

USE_NOTES = families(
    "use-draught_of_vigour", "use-antidote", "use-potion_of_warding", "use-potion_of_unseeing", "use-light_stone",
    "use-scroll_of_sanctuary",
)  # fmt: skip


USE_FACTS: dict[str, dict[str, int]] = {
    "draught_of_vigour": {"n": -FATIGUE["draught_of_vigour"]},
    "potion_of_warding": {"n": SHIELD["ac_armour"]},
}


def _take(t: Table, place: int, id: str) -> Note:
    return note(*of(THINGS[id]))


def _stack(t: Table, name: str, many: int) -> Note:
    return note(line("load", n=t.hero.enc), line("room-for-coins", n=t.hero.coin_room))


def _pack_item(t: Table, place: int, id: str) -> Note:
    item = t.hero.pack.items[place]
    return note(*of(item.thing, item.price), line("left-behind"))


def _left(t: Table, *what: str | int) -> Note:
    return note(line("left-behind"), line("load", n=t.hero.enc))


def _drop_held(t: Table, hand: str) -> Note:
    item = t.hero.main if hand == "main" else t.hero.off
    return note(line("lantern-breaks") if item and item.id == "lantern" else line("left-behind"))


def _hold(t: Table, hand: str, place: int, id: str) -> Note:
    return note(*of(THINGS[id]))


def _refill(t: Table, hand: str) -> Note:
    return note(resource(REFILL), line("burns", n=LANTERN_ROUNDS))


def _worn(t: Table, place: int, id: str) -> Note:
    return note(line("bonus", n=THINGS[id].bonus))


def _armour(t: Table, new: Item | None) -> Note:
    after = copy(t)
    after.hero.armour = new
    return note(rounds(COST["don_armour"] if t.phase == "dungeon" else 0), line("armour", n=after.ac))


def _don(t: Table, place: int, id: str) -> Note:
    return _armour(t, t.hero.pack.items[place])


def _doff(t: Table) -> Note:
    return _armour(t, None)


def _use(t: Table, place: int, id: str) -> Note:
    return note(line(USE_NOTES[id], **USE_FACTS.get(id, {})), line("used-up"))


# ------------------------------------------------------------------ magic and rest (SS-3, SS-7)


def lasts(spell: str) -> Line:
    row = SPELLS[spell]
    return line("lasts", n=row["duration"] * (TURN if row["duration_unit"] == "turn" else 1))


def _cast(t: Table, spell: str) -> Note:
    return note(
        rounds(COST["cast"]), resource(cost(spell)), lasts(spell), backlash(t), chance=passes(t, magic_trial(t))
    )


def _heal(t: Table) -> Note:
    relief = min(-FATIGUE["healing"], t.hero.fatigue)
    return note(rounds(COST["healing"]), resource(HEALING), line("fatigue-down", n=relief), line("cures"))


def _rest(fed: bool) -> Say:
    def say(t: Table) -> Note:
        last = t.block == RESTS - 1 and not t.hero.diseased and t.hero.fatigue
        return note(
            rounds(COST["rest"]),
            resource() if fed else None,
            line("fatigue-down", n=min(-FATIGUE["three_rests"], t.hero.fatigue)) if last else line("rested"),
            line("fed") if fed or t.water else None,
        )

    return say


def _bag(t: Table) -> Note:
    return note(resource(), line("holds-coins", n=THINGS["bag"].capacity))


VERBS: dict[str, Say] = {
    "take": _take,
    "carry": _take,
    "take_stack": _stack,
    "take_stub": told("burned-torch"),
    "bag": _bag,
    "gear": told("one-round-if-changed", n=COST["gear"]),
    "empty": told("into-the-pack"),
    "hold": _hold,
    "hold_torch": told("torch-in-hand"),
    "light": told("gives-light"),
    "douse": told("saves-light"),
    "refill": _refill,
    "wear": _worn,
    "unwear": told("into-the-pack"),
    "don": _don,
    "doff": _doff,
    "drop": _pack_item,
    "drop_stack": _left,
    "drop_stub": _left,
    "drop_held": _drop_held,
    "cast": _cast,
    "heal": _heal,
    "use": _use,
    "rest": _rest(fed=False),
    "rest_fed": _rest(fed=True),
}
