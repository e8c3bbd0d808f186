"""Attacks on things: webs, ice, and the idol of a quest (DJ-14.15, DJ-31.4, DJ-31.5, DJ-37.7, DJ-45.10, DJ-45.29)."""

from oubliettes.games.donjon.board import sees, square_at
from oubliettes.games.donjon.pieces import ACTION_SPEED, D10, NUMBERS, SEATS, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import ammunition, attack_base, dice_bonus, use_up
from oubliettes.games.donjon.rules.attack.resolution import FATIGUE, MELEE, SHOT, faces, spend_fatigue
from oubliettes.games.donjon.rules.attack.weapons import attack_idol, bare, begins_attack, declared, declared_bonus
from oubliettes.games.donjon.rules.dice.fate import BEAR, concerned, forced, somebody_pays
from oubliettes.games.donjon.rules.dice.parts import attack_parts, listened
from oubliettes.games.donjon.rules.master import md_hand
from oubliettes.games.donjon.table import NOBODY, PC, PE, Actions, Blow, Hero, Monster, Piece, Table
from oubliettes.kernel import Ask, Die, Modifier, Pick, Roll, Rolled, Script, Verbs, number

ENOUGH: int = NUMBERS["breaks_at"]
"""More than twelve points (DJ-31.4, DJ-37.7)."""
IDOL_TRIED = 4
"""The bit of `turn.tried` for the one attack on the idol in an Exploration Phase (DJ-45.29)."""


def options(t: Table, hero: Hero) -> list[Pick]:
    """What he may attack besides monsters. In combat it takes his attack; in a PE each try costs 1 Speed point."""
    if t.phase == PC and t.turn.attacks:
        return []
    found = _webs(t, hero) if t.webs else []
    if t.phase == PC:
        near = t.map.near[hero.at]
        found.extend(("ice", SEATS[other.number]) for other in t.heroes if other.frozen and other.at in near)
    if t.phase == PC or not t.turn.tried & IDOL_TRIED:
        for piece in t.pieces:
            if piece.kind == "idol" and not piece.gone:
                found += _idol(t, hero, piece)
    return found


def _webs(t: Table, hero: Hero) -> list[Pick]:
    """DJ-31.4, DJ-31.5: those beside him, and with a shot those in sight."""
    m = t.map
    found: list[Pick] = []
    shots = ammunition(hero)
    for web in t.webs:
        if web in m.near[hero.at]:
            found.append(("hack", m.x[web], m.y[web]))
        if shots and sees(m, hero.at, web):
            found.extend(("pierce", m.x[web], m.y[web], ammo) for ammo in shots)
    return found


def _idol(t: Table, hero: Hero, idol: Piece) -> list[Pick]:
    """DJ-45.10, DJ-45.29."""
    found: list[Pick] = []
    if any(square in t.map.near[hero.at] for square in idol.squares):
        found.append(("smash",))
    if any(sees(t.map, hero.at, square) for square in idol.squares):
        found.extend(("smash-from-afar", ammo) for ammo in ammunition(hero))
    return found


def _pay(t: Table, hero: Hero) -> None:
    begins_attack(t, hero)
    if t.phase == PE:
        t.turn.points -= ACTION_SPEED


def _power(t: Table, hero: Hero, ammo: str, thing: str) -> Script[Blow]:
    """This attack before its die, with skills declared before it if it is made in melee."""
    base = attack_base(hero, ammo) + dice_bonus(hero) + listened(t)
    if ammo:
        use_up(t, hero, ammo)
        return bare(hero.number, base, ammo=ammo)
    skills = yield from declared(t, hero, None, thing)
    return bare(hero.number, base + declared_bonus(skills), skills=skills)


Broken = tuple[bool, tuple[Rolled, ...]]
"""Whether a thing gives way, and the dice as they are to be told."""


def beats(t: Table, hero: Hero, blow: Blow) -> Script[Broken]:
    """DJ-31.4, DJ-31.5: no defence is rolled; 13 or more is enough."""
    rolled: tuple[int, ...] = yield Roll((D10,), for_=hero.number)
    blow = blow._replace(die=rolled[0])
    missing = ENOUGH - blow.base - blow.die
    asked = 0 < missing <= hero.fatigue
    if asked:
        t.say("thing-dice", "DJ-31.4", rolls=_rolls(t, hero, blow), who=SEATS[hero.number])
        choice = (FATIGUE[0], FATIGUE[missing])
        pick: Pick = yield Ask(hero.number, "fatigue-attack", choice, "DJ-27.3", None, {"gap": -missing})
        spend_fatigue(t, hero, number(pick))
        blow = blow._replace(fatigue=number(pick))
    broken = blow.fatigue >= missing
    return broken, _rolls(t, hero, blow, "broken" if broken else "held", again=asked)


def _rolls(
    t: Table, figure: Hero | Monster, blow: Blow, outcome: str = "", *, again: bool = False
) -> tuple[Rolled, ...]:
    if t.log is None:
        return ()
    more = Modifier("fatigue", blow.fatigue, "DJ-27.2")
    rolled = Rolled(
        "break",
        (Die(faces(t, figure), blow.die),),
        SEATS[figure.number] if isinstance(figure, Hero) else figure.kind,
        (*attack_parts(t, figure, blow, None), *((more,) if more.value else ())),
        blow.base + blow.die + blow.fatigue,
        ">=",
        ENOUGH,
        outcome=outcome,
        again=again,
    )
    return (rolled,)


def through(t: Table, hero: Hero, blow: Blow, web: int) -> Script[None]:
    torn, rolls = yield from beats(t, hero, blow)
    if torn:
        t.webs = tuple(other for other in t.webs if other != web)
    t.say("web-torn" if torn else "web-holds", "DJ-31.4", rolls=rolls, seat=hero.number)


def monster_beats(t: Table, monster: Monster, blow: Blow) -> Script[Broken]:
    """The same for a monster, which has no Fatigue to add; Destiny may make it try again (DJ-28.4)."""
    while True:
        rolled: tuple[int, ...] = yield Roll((faces(t, monster),), for_=md_hand(t))
        blow = blow._replace(die=rolled[0])
        total = blow.die + blow.base
        if total < ENOUGH:
            return False, _rolls(t, monster, blow, "held")
        hero = concerned(t, NOBODY)
        if blow.base + 1 >= ENOUGH or not somebody_pays(t, hero):
            return True, _rolls(t, monster, blow, "broken")
        t.say("thing-dice", "DJ-31.4", rolls=_rolls(t, monster, blow), who=monster.kind)
        told = {"cause": monster.kind, "life": 0, "gold": 0, "total": total, "target": ENOUGH}
        if not (yield from forced(t, hero, "roll-again", facts=told, no=BEAR)):
            return True, _rolls(t, monster, blow, "broken", again=True)


def monster_through(t: Table, monster: Monster, blow: Blow, web: int) -> Script[None]:
    """DJ-31.5: any figure may tear a web that it could attack."""
    torn, rolls = yield from monster_beats(t, monster, blow)
    if torn:
        t.webs = tuple(other for other in t.webs if other != web)
    t.say("monster-tears-web" if torn else "monster-web-holds", "DJ-31.4", rolls=rolls, monster=monster.kind)


def hack(t: Table, hero: Hero, x: int, y: int, ammo: str = "") -> Script[None]:
    """A web, in melee or with a shot."""
    _pay(t, hero)
    blow = yield from _power(t, hero, ammo, "web")
    yield from through(t, hero, blow, square_at(t.map, x, y))


def ice(t: Table, hero: Hero, seat: str) -> Script[None]:
    """DJ-37.7: an adjacent ally breaks the ice."""
    _pay(t, hero)
    blow = yield from _power(t, hero, "", "ice_block")
    broken, rolls = yield from beats(t, hero, blow)
    other = t.heroes[seat_of(seat)]
    if broken:
        other.frozen = False
    t.say("ice-broken" if broken else "ice-holds", "DJ-37.7", rolls=rolls, seat=hero.number, other_seat=other.number)


def smash(t: Table, hero: Hero, ammo: str = "") -> Script[None]:
    """DJ-45.10, DJ-45.29."""
    _pay(t, hero)
    t.turn.tried |= IDOL_TRIED
    idol: Piece = next(piece for piece in t.pieces if piece.kind == "idol" and not piece.gone)
    blow = yield from _power(t, hero, ammo, idol.kind)
    yield from attack_idol(t, idol, blow, SHOT if ammo else MELEE)


ACTIONS: Actions = Verbs(
    "an attack on a thing", {"hack": hack, "pierce": hack, "ice": ice, "smash": smash, "smash-from-afar": smash}
)
