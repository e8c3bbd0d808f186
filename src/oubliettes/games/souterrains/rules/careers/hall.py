"""Score and hall of fame (SS-24.6 to SS-24.10)."""

from typing import Any

from oubliettes.games.souterrains.goods import goods_wealth
from oubliettes.games.souterrains.pieces import CAREER, TITLES
from oubliettes.games.souterrains.rules.careers.legacy import save
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO
from oubliettes.kernel import Result

RENOWN: int = CAREER["renown"]
"""SS-24.7: the points of each step of renown."""
DEAD: int = CAREER["dead_percent"]
"""SS-24.8."""
GLORY: int = CAREER["glory_percent"]
"""SS-24.7."""


# ------------------------------------------------------------------ score and hall of fame (SS-24.6 to SS-24.10)


def wealth(t: Table) -> int:
    """SS-24.6, in PO."""
    return (t.hero.wealth + t.town.bank + goods_wealth(t.town.stored)) // PO


def score(t: Table) -> int:
    """SS-24.7, SS-24.8."""
    if t.settings.game_mode == "expedition":
        gained = t.hero.xp - t.deeds.start_xp
        return gained if t.deeds.end != "dead" else gained * DEAD // 100
    base = t.hero.xp + RENOWN * t.deeds.renown
    if t.deeds.end == "dead":
        return base
    base += wealth(t)
    return base * GLORY // 100 if t.deeds.end == "glorious" else base


def title(hd: int) -> str:
    """SS-24.10."""
    return [id for first, id in TITLES if hd >= first][-1]


def entry(t: Table) -> dict[str, Any]:
    """SS-24.9: a line of the hall of fame."""
    deeds, hero = t.deeds, t.hero
    return {
        "name": hero.name, "title": title(hero.hd), "hd": hero.hd, "xp": hero.xp, "score": score(t), "end": deeds.end,
        "killer": deeds.killer, "where": deeds.where, "expeditions": deeds.expeditions, "sections": deeds.sections,
        "overcome": deeds.overcome, "best_find": deeds.best_find, "on_honour": hero.honour, "day": t.day,
    }  # fmt: skip


def hall(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """SS-24.9: by score, then xp, then fewer expeditions, then the oldest first."""
    return sorted(entries, key=lambda line: (-line["score"], -line["xp"], line["expeditions"]))


def result(t: Table) -> Result:
    line = entry(t)
    told = {name: value for name, value in line.items() if value != "" and name not in ("where", "end")}
    alive = t.deeds.end == "left"
    return Result(
        scores=(float(score(t)),),
        ranks=(1,),
        ending=t.deeds.end or "left",
        facts=told,
        legacy=({"career": save(t) if alive else None, "hall": line},),
    )
