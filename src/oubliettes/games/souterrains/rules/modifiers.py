"""What makes a test easier or harder: Fatigue, load, darkness, conditions, RST (SS-6.9 to SS-6.22)."""

from oubliettes.games.souterrains.bestiary import CREATURES, Creature
from oubliettes.games.souterrains.pieces import (
    BLIND,
    FREE_RST,
    MODIFIERS,
    RST,
    RST_BONUS,
    SAVE_BLIND,
    SITUATIONS,
    TEST_DIE,
    TESTS,
)
from oubliettes.games.souterrains.table import Table, Trial
from oubliettes.games.souterrains.wares import ENCUMBRANCE, Thing

CAP: int = MODIFIERS["situation_cap"]
"""SS-6.13: situation bonuses, and maluses, add up to this at most."""
POISON_MALUS: int = MODIFIERS["poisoned"]


def prepare(
    t: Table,
    test: str,
    *,
    difficulty: int | None = None,
    tag: str = "",
    target: Creature | None = None,
    situation: tuple[str, ...] = (),
    malus: tuple[tuple[str, int], ...] = (),
    bonus: tuple[tuple[str, int], ...] = (),
    blind: int | None = None,
    helpless: bool = False,
    arm: Thing | None = None,
) -> Trial:
    """SS-6.1: the difficulty and all fixed modifiers of a test of the character."""
    hero = t.hero
    row = TESTS.get(test)
    if difficulty is None:
        assert row is not None
        difficulty = t.ac if row["difficulty"] == "own_ac" else int(row["difficulty"])
    trial = Trial(test, difficulty, die=TEST_DIE[test], hd=hero.hd) if row else Trial(test, difficulty, hd=hero.hd)
    add, less = trial.bonus, trial.malus
    add += bonus
    less += malus
    if hero.fatigue:
        less.append(("fatigue", hero.fatigue))  # SS-6.11, SS-10.9
    if t.phase != "town" and (weight := ENCUMBRANCE[hero.status]["malus"]):
        less.append(("encumbrance", weight))  # SS-6.10, SS-23.10
    if hero.poisoned:
        less.append(("poisoned", POISON_MALUS))  # SS-6.21
    if row and row["extra_malus"] == "danger" and t.danger:
        less.append(("danger", t.danger))  # SS-11.13
    if helpless:
        return trial  # SS-19.18
    darkness = blind_malus(t, test, tag, target) if blind is None else blind * (not t.sight)
    if darkness:
        less.append(("blind", darkness))
    if t.phase == "dungeon":
        _situation(t, trial, test, tag, situation)
    if rst_applies(t, test, tag, target, arm):
        add.append(("rst", RST_BONUS))  # SS-2.18, SS-6.8: once, however many apply
    else:
        trial.claimable = FREE_RST in hero.rst
    if item := hero.item_bonus(test):
        add.append(("item", item))
    return trial


def rst_applies(t: Table, test: str, tag: str = "", target: Creature | None = None, arm: Thing | None = None) -> bool:
    """SS-2.15, SS-2.16: whether an RST makes him better at this; an Attack is made with what he holds, or `arm`."""
    names = {test}
    if tag:
        names.add(f"{test}:{tag}")
    if test == "attack":
        if target:
            names |= {f"attack:{word}" for word in ("undead", "lair") if word in target.tags}
            if "beast" in target.tags or "vermin" in target.tags:
                names.add("attack:beast")
        if (arm or t.hero.weapon).ranged:
            names.add("attack:ranged")
    return any(not names.isdisjoint(RST[id]["tests"]) for id in t.hero.rst)


def blind_malus(t: Table, test: str, tag: str = "", target: Creature | None = None) -> int:
    """SS-6.17 to SS-6.19, SS-13.2: 4 for acting without any means of seeing, in the tests of SS-6.18; Infravision does
    not see the cold (SS-3.16)."""
    if not (SAVE_BLIND[tag] if test == "save" else TESTS[test]["blind"]):
        return 0
    sight = t.sight
    if not sight:
        return BLIND
    if sight == "infravision" and t.fight:
        if test in ("attack", "fire_bolt"):
            return BLIND if target and target.cold else 0
        if test in ("surprise", "stealth", "flight", "giveup", "charm", "negotiation", "bribery"):
            return BLIND if all_cold(t) else 0
    return 0


def all_cold(t: Table) -> bool:
    living = t.group.living()
    return bool(living) and all(CREATURES[member.creature].cold for member in living)


def _situation(t: Table, trial: Trial, test: str, tag: str, given: tuple[str, ...]) -> None:
    """SS-6.9, SS-6.12, SS-6.13: the table of conditions, each side capped at 2."""
    names = [id for id in (*conditions(t), *given) if _concerns(SITUATIONS[id]["tests"], test, tag)]
    good = sum(SITUATIONS[id]["modifier"] for id in names if SITUATIONS[id]["modifier"] > 0)
    bad = -sum(SITUATIONS[id]["modifier"] for id in names if SITUATIONS[id]["modifier"] < 0)
    if good:
        trial.bonus.append(("situation", min(CAP, good)))
    if bad:
        trial.malus.append(("situation", min(CAP, bad)))


def _concerns(tests: list[str], test: str, tag: str) -> bool:
    return test in tests or (bool(tag) and f"{test}:{tag}" in tests)


def conditions(t: Table) -> list[str]:
    """The rows of the situation table that hold where the character stands and against whom he faces."""
    place = t.place
    found = list(_FLOOR.get(place.floor, ())) + list(_WALLS.get(place.walls, ()))
    if place.element("broken_furniture"):
        found += ("furniture_search", "furniture_cache")
    if place.element("altar"):
        found.append("altar_mind")
    if place.element("magic_circle"):
        found.append("circle_magic")
    if place.flooded:
        found += ("flooded_move", "flooded_acrobatics")
    if place.lit:
        found += ("lit_search", "lit_stealth")
    if t.fight:
        found += _opposition(t)
    return found


_FLOOR = {
    "rubble": ("rubble_noise", "rubble_footing"),
    "uneven_slabs": ("uneven_footing",),
    "beaten_earth": ("soft_earth",),
    "smooth_stone": ("smooth_stone",),
}
_WALLS = {"marble": ("echoing_marble",), "alcove": ("alcove_hiding", "alcove_cache")}


def _opposition(t: Table) -> list[str]:
    enc, group = t.enc, t.group
    living = [CREATURES[member.creature] for member in group.living()]
    found = []
    if group.attitude == "friendly":
        found.append("friendly_talk")
    if len(living) == 1 and living[0].hd < t.hero.hd:
        found.append("lone_enemy_talk")
    if any("ambush" in creature.abilities for creature in living):
        found.append("ambush")
    if enc.dread:
        found.append("dread")
    if any("swift" in creature.abilities for creature in living):
        found.append("swift_pursuer")
    if living and all("slow" in creature.abilities for creature in living):
        found.append("slow_pursuers")
    return found


def weigh(trial: Trial, amount: int) -> None:
    """SS-6.14: a situation that he claims; the caps of 2 still hold."""
    side = trial.bonus if amount > 0 else trial.malus
    have = sum(n for name, n in side if name == "situation")
    side[:] = [entry for entry in side if entry[0] != "situation"]
    side.append(("situation", min(CAP, have + abs(amount))))
