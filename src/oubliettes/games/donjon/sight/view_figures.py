"""What a seat sees of the figures: sheets, how heroes and monsters fare, blows and tests in progress."""

from dataclasses import dataclass

from oubliettes.games.donjon.figures import copy_hero
from oubliettes.games.donjon.pieces import CHARACTERISTICS
from oubliettes.games.donjon.rules.adventurer import sheet
from oubliettes.games.donjon.rules.equipment.ready_set import arm
from oubliettes.games.donjon.sight.view_places import Spot, spot
from oubliettes.games.donjon.table import IN, NOBODY, Body, Hero, Item, Monster, Table

ITEM_STATES = ("coat", "blessed")
HERO_STATES = ("water", "lost_turn", "frozen", "knocked", "prisoner", "sanctuary", "lens", "torch")
"""Fields of a hero that are on or off: `torch`, one is lit; `sanctuary`, a priest protects him (DJ-38.9)."""
MONSTER_STATES = ("lost_turn", "frozen", "knocked", "flying", "rooted", "singed", "quest")
"""`rooted`: cannot move in its next turn (DJ-36.7); `singed`: does not regenerate in this round (DJ-44.8)."""


@dataclass(slots=True, frozen=True)
class ItemView:
    kind: str
    left: int
    notch: int
    states: list[str]
    """`coat`: poison (DJ-8.14); `blessed`: a Sacred Hammer that was put away (DJ-38.7)."""


@dataclass(slots=True, frozen=True)
class SkillView:
    id: str
    tilted: str
    """"", or the kind of phase in which it was used."""


@dataclass(slots=True, frozen=True)
class EffectView:
    name: str
    value: int
    until: int


@dataclass(slots=True, frozen=True)
class SheetView:
    """What an adventurer is, and has in hand and on his body; purse and pack are apart: all purses change at once."""

    race: str
    cls: str
    name: str
    figure: str
    stats: dict[str, int]
    max_life: int
    max_fatigue: int
    weapon: ItemView | None
    shield: ItemView | None
    body: ItemView | None
    attack: int
    defence: int


@dataclass(slots=True, frozen=True)
class PurseView:
    gold: int
    xp: int
    xp_game: int


@dataclass(slots=True, frozen=True)
class HeroView:
    """How an adventurer fares: apart from his sheet, since it changes at every move."""

    seat: int
    life: int
    fatigue: int
    destiny: int
    skills: list[SkillView]
    at: Spot | None
    fate: str
    standing: bool
    venom: int
    drained: int
    states: list[str]
    """Those of `HERO_STATES` that he is in."""
    effects: list[EffectView]


@dataclass(slots=True, frozen=True)
class MonsterView:
    kind: str
    at: Spot
    life: int
    max_life: int
    spells: list[str]
    states: list[str]
    """Those of `MONSTER_STATES` that it is in."""
    waker: int
    """The seat that it must attack if it can (DJ-19.37), -1 if it is free."""


@dataclass(slots=True, frozen=True)
class BodyView:
    at: Spot
    gold: int
    items: list[ItemView]


@dataclass(slots=True, frozen=True)
class BlowView:
    attacker: int
    targets: list[int]
    spell: str
    base: int
    die: int
    defences: list[int]
    dice: list[int]


@dataclass(slots=True, frozen=True)
class TrialView:
    figure: int
    characteristic: str
    target: int
    base: int
    die: int


def _item(item: Item) -> ItemView:
    return ItemView(item.kind, item.left, item.notch, [name for name in ITEM_STATES if getattr(item, name)])


def _ready(item: Item) -> ItemView | None:
    return _item(item) if item.kind else None


def pack_view(hero: Hero) -> list[ItemView]:
    return [_item(item) for item in hero.pack]


def _armed(hero: Hero) -> Hero:
    """Who is still shopping for his first adventure fights with what he will make ready when he leaves the shop."""
    if hero.name or not hero.pack:
        return hero
    ready = copy_hero(hero)
    arm(ready)
    return ready


def sheet_view(hero: Hero) -> SheetView:
    made = bool(hero.cls)
    armed = _armed(hero)
    return SheetView(
        race=hero.race,
        cls=hero.cls,
        name=hero.name,
        figure=hero.figure,
        stats={name: sheet.stat(hero, n) for n, name in enumerate(CHARACTERISTICS)} if made else {},
        max_life=hero.max_life,
        max_fatigue=sheet.max_fatigue(hero),
        weapon=_ready(hero.weapon),
        shield=_ready(hero.shield),
        body=_ready(hero.body),
        attack=sheet.attack_base(armed) if made else 0,
        defence=sheet.defence_base(armed) if made else 0,
    )


def _hero_states(hero: Hero) -> list[str]:
    whose = {"prisoner": hero.prisoner != NOBODY, "sanctuary": hero.sanctuary != NOBODY}
    return [name for name in HERO_STATES if whose.get(name, getattr(hero, name))]


def hero_view(t: Table, hero: Hero) -> HeroView:
    return HeroView(
        seat=hero.number,
        life=hero.life,
        fatigue=hero.fatigue,
        destiny=hero.destiny,
        skills=[SkillView(skill, tilt) for skill, tilt in zip(hero.skills, hero.tilted, strict=False)],
        at=spot(t, hero.at) if hero.at >= 0 else None,
        fate=hero.fate,
        standing=hero.fate == IN and sheet.is_standing(hero),
        venom=hero.venom,
        drained=hero.drained,
        states=_hero_states(hero),
        effects=[EffectView(*effect) for effect in hero.effects],
    )


def monster_view(t: Table, monster: Monster) -> MonsterView:
    return MonsterView(
        kind=monster.kind,
        at=spot(t, monster.at),
        life=monster.life,
        max_life=monster.creature.life,
        spells=list(monster.spells),
        states=[name for name in MONSTER_STATES if getattr(monster, name)],
        waker=monster.waker if monster.waker != NOBODY and sheet.is_standing(t.heroes[monster.waker]) else NOBODY,
    )


def blow_view(t: Table) -> BlowView | None:
    if t.blow is None:
        return None
    blow = t.blow
    return BlowView(
        blow.attacker, list(blow.targets), blow.spell, blow.base, blow.die, list(blow.defences), list(blow.dice)
    )


def trial_view(t: Table) -> TrialView | None:
    if t.trial is None:
        return None
    test = t.trial
    return TrialView(test.figure, CHARACTERISTICS[test.characteristic], test.target, test.base, test.die)


def body_view(t: Table, left: Body) -> BodyView:
    return BodyView(spot(t, left.at), left.gold, [_item(item) for item in left.items])
