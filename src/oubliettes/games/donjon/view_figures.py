"""What a seat sees of the figures: sheets, how heroes and monsters fare, blows and tests in progress."""

from dataclasses import dataclass

from oubliettes.games.donjon import sheet
from oubliettes.games.donjon.pieces import CHARACTERISTICS
from oubliettes.games.donjon.table import IN, NOBODY, Body, Hero, Item, Monster, Table
from oubliettes.games.donjon.view_places import Spot, spot


@dataclass(slots=True, frozen=True)
class ItemView:
    kind: str
    left: int
    notch: int
    coat: bool
    blessed: bool
    """A Sacred Hammer that was put away (DJ-38.7)."""


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
    """What an adventurer is and owns."""

    race: str
    cls: str
    name: str
    figure: str
    stats: dict[str, int]
    max_life: int
    max_fatigue: int
    gold: int
    xp: int
    xp_game: int
    weapon: ItemView | None
    shield: ItemView | None
    body: ItemView | None
    pack: list[ItemView]
    attack: int
    defence: int


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
    torch: bool
    venom: int
    water: bool
    drained: int
    lost_turn: bool
    frozen: bool
    knocked: bool
    prisoner: bool
    sanctuary: bool
    """A priest protects him (DJ-38.9)."""
    lens: bool
    """The seeing lens has been used (DJ-44.22)."""
    effects: list[EffectView]


@dataclass(slots=True, frozen=True)
class MonsterView:
    kind: str
    at: Spot
    life: int
    max_life: int
    spells: list[str]
    quest: bool
    lost_turn: bool
    frozen: bool
    knocked: bool
    flying: bool
    rooted: bool
    """Cannot move in its next turn (DJ-36.7)."""
    singed: bool
    """Does not regenerate at the end of this round (DJ-44.8)."""
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
    return ItemView(item.kind, item.left, item.notch, item.coat, item.blessed)


def _ready(item: Item) -> ItemView | None:
    return _item(item) if item.kind else None


def sheet_view(hero: Hero) -> SheetView:
    made = bool(hero.cls)
    return SheetView(
        race=hero.race,
        cls=hero.cls,
        name=hero.name,
        figure=hero.figure,
        stats={name: sheet.stat(hero, n) for n, name in enumerate(CHARACTERISTICS)} if made else {},
        max_life=hero.max_life,
        max_fatigue=sheet.max_fatigue(hero),
        gold=hero.gold,
        xp=hero.xp,
        xp_game=hero.xp_game,
        weapon=_ready(hero.weapon),
        shield=_ready(hero.shield),
        body=_ready(hero.body),
        pack=[_item(item) for item in hero.pack],
        attack=sheet.attack_base(hero) if made else 0,
        defence=sheet.defence_base(hero) if made else 0,
    )


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
        torch=bool(hero.torch),
        venom=hero.venom,
        water=hero.water,
        drained=hero.drained,
        lost_turn=hero.lost_turn,
        frozen=hero.frozen,
        knocked=hero.knocked,
        prisoner=hero.prisoner != NOBODY,
        sanctuary=hero.sanctuary != NOBODY,
        lens=hero.lens,
        effects=[EffectView(*effect) for effect in hero.effects],
    )


def monster_view(t: Table, monster: Monster) -> MonsterView:
    return MonsterView(
        kind=monster.kind,
        at=spot(t, monster.at),
        life=monster.life,
        max_life=monster.creature.life,
        spells=list(monster.spells),
        quest=monster.quest,
        lost_turn=monster.lost_turn,
        frozen=monster.frozen,
        knocked=monster.knocked,
        flying=monster.flying,
        rooted=monster.rooted,
        singed=monster.singed,
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
