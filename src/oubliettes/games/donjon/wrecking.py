"""Attacks on things: webs, ice, and the idol of a quest (DJ-14.15, DJ-31.4, DJ-31.5, DJ-37.7, DJ-45.10, DJ-45.29)."""

from collections.abc import Callable

from oubliettes.games.donjon.attack import FATIGUE, MELEE, SHOT, faces, spend_fatigue
from oubliettes.games.donjon.blows import attack_idol, begins_attack, declared, listened
from oubliettes.games.donjon.board import place, sees
from oubliettes.games.donjon.fate import BEAR, concerned, forced
from oubliettes.games.donjon.master import md_hand
from oubliettes.games.donjon.pieces import D10, SEATS, seat_of
from oubliettes.games.donjon.sheet import ammunition, attack_base, dice_bonus, use_up
from oubliettes.games.donjon.table import NOBODY, PC, PE, Hero, Monster, Piece, Table
from oubliettes.kernel import Ask, Pick, Roll, Script

ENOUGH = 13
"""More than twelve points (DJ-31.4, DJ-37.7)."""
IDOL_TRIED = 4
"""The bit of `turn.tried` for the one attack on the idol in an Exploration Phase (DJ-45.29)."""


def options(t: Table, hero: Hero) -> list[Pick]:
    """What he may attack besides monsters. In combat it takes his attack; in a PE each try costs 1 Speed point."""
    if t.phase == PC and t.turn.attacks:
        return []
    found: list[Pick] = []
    m = t.map
    near = m.near[hero.at]
    if t.webs:
        shots = ammunition(hero)
        for web in t.webs:
            if web in near:
                found.append(("hack", m.x[web], m.y[web]))
            if shots and sees(m, hero.at, web):
                found.extend(("pierce", m.x[web], m.y[web], ammo) for ammo in shots)
    if t.phase == PC:
        found.extend(("ice", SEATS[other.number]) for other in t.heroes if other.frozen and other.at in near)
    if t.phase == PC or not t.turn.tried & IDOL_TRIED:
        for idol in t.pieces:
            if idol.kind == "idol" and not idol.gone:
                if any(square in near for square in idol.squares):
                    found.append(("smash",))
                if any(sees(m, hero.at, square) for square in idol.squares):
                    found.extend(("smash-from-afar", ammo) for ammo in ammunition(hero))
    return found


def _pay(t: Table, hero: Hero) -> None:
    begins_attack(t, hero)
    if t.phase == PE:
        t.turn.points -= 1


def _power(t: Table, hero: Hero, ammo: str, thing: str) -> Script[int]:
    """What is added to the die of this attack, with skills declared before it if it is made in melee."""
    base = attack_base(hero, ammo) + dice_bonus(hero) + listened(t)
    if ammo:
        use_up(t, hero, ammo)
        return base
    bonus, _ = yield from declared(t, hero, None, thing)
    return base + bonus


def beats(t: Table, hero: Hero, base: int) -> Script[bool]:
    """DJ-31.4, DJ-31.5: no defence is rolled; 13 or more is enough."""
    rolled: tuple[int, ...] = yield Roll((D10,), for_=hero.number)
    missing = ENOUGH - base - rolled[0]
    if 0 < missing <= hero.fatigue:
        choice = (FATIGUE[0], FATIGUE[missing])
        pick: Pick = yield Ask(hero.number, "fatigue-attack", choice, "DJ-27.3", None, {"gap": -missing})
        spend_fatigue(t, hero, int(pick[1]))
        missing -= int(pick[1])
    return missing <= 0


def through(t: Table, hero: Hero, base: int, web: int) -> Script[None]:
    if (yield from beats(t, hero, base)):
        t.webs = tuple(other for other in t.webs if other != web)
        t.say("web-torn", "DJ-31.4", seat=hero.number)
    else:
        t.say("web-holds", "DJ-31.4", seat=hero.number)


def monster_beats(t: Table, monster: Monster, base: int) -> Script[bool]:
    """The same for a monster, which has no Fatigue to add; Destiny may make it try again (DJ-28.4)."""
    while True:
        rolled: tuple[int, ...] = yield Roll((faces(t, monster),), for_=md_hand(t))
        total = rolled[0] + base
        told = {"cause": monster.kind, "life": 0, "gold": 0, "total": total, "target": ENOUGH}
        if total < ENOUGH:
            return False
        if base + 1 >= ENOUGH or not (yield from forced(t, concerned(t, NOBODY), "roll-again", facts=told, no=BEAR)):
            return True


def monster_through(t: Table, monster: Monster, base: int, web: int) -> Script[None]:
    """DJ-31.5: any figure may tear a web that it could attack."""
    if (yield from monster_beats(t, monster, base)):
        t.webs = tuple(other for other in t.webs if other != web)
        t.say("monster-tears-web", "DJ-31.4", monster=monster.kind)


def hack(t: Table, hero: Hero, pick: Pick) -> Script[None]:
    """A web, in melee or with a shot."""
    _pay(t, hero)
    ammo = str(pick[3]) if len(pick) > 3 else ""
    base = yield from _power(t, hero, ammo, "web")
    yield from through(t, hero, base, t.map.at[place(int(pick[1]), int(pick[2]))])


def ice(t: Table, hero: Hero, pick: Pick) -> Script[None]:
    """DJ-37.7: an adjacent ally breaks the ice."""
    _pay(t, hero)
    base = yield from _power(t, hero, "", "ice_block")
    if (yield from beats(t, hero, base)):
        t.heroes[seat_of(pick[1])].frozen = False
        t.say("ice-broken", "DJ-37.7", seat=hero.number, other_seat=seat_of(pick[1]))


def smash(t: Table, hero: Hero, pick: Pick) -> Script[None]:
    """DJ-45.10, DJ-45.29."""
    _pay(t, hero)
    t.turn.tried |= IDOL_TRIED
    ammo = str(pick[1]) if len(pick) > 1 else ""
    idol: Piece = next(piece for piece in t.pieces if piece.kind == "idol" and not piece.gone)
    base = yield from _power(t, hero, ammo, idol.kind)
    yield from attack_idol(t, hero, idol, base, SHOT if ammo else MELEE)


OPTIONS = options
ACTIONS: dict[str, Callable[[Table, Hero, Pick], Script[None]]] = {
    "hack": hack,
    "pierce": hack,
    "ice": ice,
    "smash": smash,
    "smash-from-afar": smash,
}
