"""States that end by themselves: bonuses, penalties, weakenings, flight, stealth (DJ-6.11, DJ-6.12, DJ-10.12)."""

from oubliettes.games.donjon.table import (
    PART,
    PC,
    PC_NEXT,
    PC_NOW,
    PE_NEXT,
    PE_NOW,
    ROUND,
    TURN,
    Effect,
    Figure,
    Hero,
    Table,
)

ADDS_UP = frozenset({"weakened"})
"""DJ-31.25; every other effect does not add to itself (DJ-6.12)."""
FLYING, STEALTH, TAUNT, WEAKENED = "flying", "stealth", "taunt", "weakened"
CURSE, EVIL_EYE, LUCK = "curse", "evil_eye", "luck"
BLESSING, AEGIS, ARCANE_SHIELD, SACRED_HAMMER = "blessing", "aegis", "arcane_shield", "sacred_hammer"
LIFTED = frozenset({WEAKENED, CURSE, EVIL_EYE})
"""What Purification takes away (DJ-38.3)."""


def effect(figure: Figure, name: str) -> int:
    """What this effect adds; 0 without it."""
    for one in figure.effects:
        if one.name == name:
            return one.value
    return 0


def add_effect(figure: Figure, name: str, value: int, until: int) -> None:
    """DJ-6.12: the same effect does not add to itself, but lasts as long as the longer; weakenings add up."""
    for n, old in enumerate(figure.effects):
        if old.name == name:
            total = old.value + value if name in ADDS_UP else max(old.value, value)
            new = Effect(name, total, old.until | until)
            figure.effects = (*figure.effects[:n], new, *figure.effects[n + 1 :])
            return
    figure.effects = (*figure.effects, Effect(name, value, until))


def end_effect(figure: Figure, *names: str) -> None:
    figure.effects = tuple(one for one in figure.effects if one.name not in names)


def _change(t: Table, keep: int, now: int, later: int) -> None:
    """For all figures: NEXT bits turned into NOW bits, bits not kept dropped, and what has no bit left ended."""
    for figures in (t.heroes, t.monsters):
        for figure in figures:
            if figure.effects:
                figure.effects = tuple(
                    Effect(one.name, one.value, until)
                    for one in figure.effects
                    if (until := (one.until & keep) | (now if one.until & later else 0))
                )


def phase_starts(t: Table, kind: str) -> None:
    """DJ-10.12: what lasts until the end of the next phase of this kind now lasts until the end of this one."""
    now, later = (PC_NOW, PC_NEXT) if kind == PC else (PE_NOW, PE_NEXT)
    _change(t, ~later, now, later)


def phase_ends(t: Table, kind: str) -> None:
    """DJ-10.12: also when an Exploration Phase is cut short."""
    gone = PC_NOW | ROUND | TURN | PART if kind == PC else PE_NOW | TURN
    _change(t, ~gone, 0, 0)


def round_ends(t: Table) -> None:
    """DJ-24.11."""
    _change(t, ~(ROUND | TURN | PART), 0, 0)


def until_phase_end(t: Table) -> int:
    """DJ-6.11: "until the end of the phase" is the phase in progress."""
    return PC_NOW if t.phase == PC else PE_NOW


def until_combat_end(t: Table) -> int:
    """DJ-37.14, DJ-39.6: used in an Exploration Phase, it lasts until the end of the next Combat Phase."""
    return PC_NOW if t.phase == PC else PC_NEXT


def cure(hero: Hero) -> None:
    """DJ-8.28, DJ-31.8, DJ-19.50: a potion, an antidote or healing by magic ends venom and fountain poison."""
    hero.venom = 0
    hero.water = False
