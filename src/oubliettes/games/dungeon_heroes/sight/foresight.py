"""What waits for a hero on a square, told from a hidden table by the rules' own functions, in the order in which it
happens (DH-9.4): the figure, the tile, what lies there.

The chance of a step onto a hidden tile is that the tile itself does the hero no harm that he cannot avert (DH-22.4); a
floor or a portal then leads on.
"""

from oubliettes.games.dungeon_heroes.pieces import (
    ARTEFACTS,
    CATEGORY,
    CHEST,
    DAMAGE,
    DAMSEL_TILE,
    FACES,
    FAIRY,
    HERO,
    IS_MONSTER,
    LIMITS,
    MAX_HP,
    MOVEMENT,
    NONE,
    POISON_CLOUD,
    TREASURE_MASK,
    UNKNOWN,
)
from oubliettes.games.dungeon_heroes.reckoning import odds, strikes
from oubliettes.games.dungeon_heroes.rules.entering import helped, skilled
from oubliettes.games.dungeon_heroes.table import Figure, Hero, Table, copy_hero
from oubliettes.kernel import Ask, Line, Note, line, note

TREASURE, CARRIED, AVERTED = "fate-treasure", "fate-carried", "fate-averted"
HURT, DEATH, SAFE = "fate-hurt", "fate-death", "fate-safe"
TOLD = (TREASURE, CARRIED, AVERTED, HURT, DEATH)
"""What a hidden tile can bring, beside nothing much."""


class Scene:
    """What the notes of one ask share."""

    def __init__(self, t: Table, ask: Ask) -> None:
        self.t = t
        self.ask = ask
        self.mine = ask.seat == t.heroes_seat
        self.odds = odds(t)
        self.fates: dict[tuple[int, int, bool], dict[str, float]] = {}
        self.threats: dict[tuple[int, int], int] = {}

    @property
    def subject(self) -> Hero:
        """The hero that the ask is about."""
        assert self.ask.facts
        return self.t.heroes[HERO[self.ask.facts["hero"]]]

    @property
    def acting(self) -> Figure:
        """The monster that is about to act."""
        return next(figure for figure in self.t.figures if figure.number == self.t.acting)

    def hidden(self, hero: Hero) -> dict[str, float]:
        """DH-22.4: what a hidden tile would bring this hero, each with its chance."""
        key = (hero.kind, hero.hp, hero.possessed)
        if key not in self.fates:
            self.fates[key] = dict.fromkeys((*TOLD, SAFE), 0.0)
            for face, chance in self.odds:
                self.fates[key][fate(hero, face)] += chance
        return self.fates[key]

    def threat(self, square: int, but: Figure | None) -> int:
        """The most that the figures could do a hero there in the dungeon's next turn."""
        total = 0
        for figure in self.t.figures:
            if figure is not but:
                key = (figure.number, square)
                if key not in self.threats:
                    self.threats[key] = strikes(self.t, figure, square)
                total += self.threats[key]
        return total


def fate(hero: Hero, face: int) -> str:
    """What a tile does to a hero who enters it; harm that he can avert is none."""
    if CATEGORY[face] == MOVEMENT:
        return CARRIED
    if face == CHEST:
        return TREASURE
    if face == POISON_CLOUD:
        return DEATH
    if not DAMAGE[face] or skilled(hero, face):
        return SAFE
    return AVERTED if helped(hero, face) else DEATH if DAMAGE[face] >= hero.hp else HURT


def entering(s: Scene, hero: Hero, square: int) -> Note:
    """DH-9.4, DH-9.5: all that waits for him there."""
    t = s.t
    hero, figure, face = copy_hero(hero), t.figure_on(square), t.tile[square]
    lines: list[Line] = []
    chance, averted = None, False
    if figure:
        averted = helped(hero, figure.face)
        lines += meets(t, hero, figure.face, raised=figure.raised)
    slain = figure if figure and hero.hp and skilled(hero, figure.face) else None
    if hero.hp and face == UNKNOWN:
        fates = s.hidden(hero)
        chance = sum(part for name, part in fates.items() if name not in (HURT, DEATH))
        lines.append(line("hidden"))
        lines += [line(name, n=hundredths(fates[name])) for name in TOLD if fates[name]]
    elif hero.hp and face != NONE:
        averted |= helped(hero, face)
        lines += meets(t, hero, face, raised=bool(t.raised >> square & 1))
    if hero.hp and not (face != UNKNOWN and CATEGORY[face] == MOVEMENT):
        if square in t.dropped:
            lines.append(line("takes", things=[ARTEFACTS[artefact] for artefact in t.dropped[square]]))
        if t.large_chest and TREASURE_MASK >> square & 1:
            lines.append(treasure(t, "large_chest"))
        if s.mine and (damage := s.threat(square, slain)):
            lines.append(line("threat", damage=damage))
    return note(*(lines or [line("nothing")]), chance=chance, danger=s.mine and not hero.hp and not averted)


def meets(t: Table, hero: Hero, face: int, *, raised: bool = False) -> list[Line]:
    """What one monster or one open tile does to this hero, who is changed by it; at the worst, if he keeps what he has.

    DH-19.33: hurt, he is himself again.
    """
    if CATEGORY[face] == MOVEMENT:
        return [line("carries", by=FACES[face])]
    if face == POISON_CLOUD:
        hero.hp = 0
        return [line("dies", by=FACES[face])]
    if face == CHEST:
        return [treasure(t, FACES[CHEST])]
    if face == FAIRY:
        return [line("mends", by=FACES[face], points=MAX_HP[hero.kind] - hero.hp)]
    if face == DAMSEL_TILE:
        return [line("joins", thing=FACES[face])]
    if not DAMAGE[face]:
        return [line("takes", things=[FACES[face]])]
    if skilled(hero, face):
        return [line("slays" if IS_MONSTER[face] else "disarms", thing=FACES[face]), *experience(t, face, raised)]
    lines = [harm(hero, face)]
    if helped(hero, face):
        lines.append(line("unless", artefact="sword" if IS_MONSTER[face] else "disarming_kit"))
    hero.hp = max(0, hero.hp - DAMAGE[face])
    hero.possessed = False
    return lines


def harm(hero: Hero, face: int) -> Line:
    """DH-12.16, DH-12.17."""
    damage = DAMAGE[face]
    return line("hurt" if damage < hero.hp else "dies", by=FACES[face], damage=damage, hp=max(0, hero.hp - damage))


def treasure(t: Table, what: str) -> Line:
    """DH-13.1, DH-14.1."""
    of = LIMITS["treasures_to_win_solo" if t.solo else "treasures_to_win_two_player"]
    return line("treasure", what=what, count=t.treasures + 1, of=of)


def experience(t: Table, face: int, raised: bool) -> list[Line]:
    """DH-20.8, DH-20.11."""
    return [line("experience", n=DAMAGE[face])] if t.lords_undead and not raised else []


def hundredths(chance: float) -> int:
    """Only what is certain is 100."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
