"""The chances of what may be tried now, in per cent, before anything is spent on it (SS-6.15)."""

from oubliettes.games.souterrains.fixtures import CLOSED
from oubliettes.games.souterrains.pieces import LOWEST
from oubliettes.games.souterrains.rules.blows import attack_trial
from oubliettes.games.souterrains.rules.doors import force_situation
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.searching import search_options
from oubliettes.games.souterrains.rules.talk import MONEY, talk_trial
from oubliettes.games.souterrains.rules.trial import covers, natural
from oubliettes.games.souterrains.table import Encounter, Table, Trial
from oubliettes.games.souterrains.wares import THINGS
from oubliettes.kernel import word


def once(trial: Trial) -> float:
    """The chance of one die: on a D20 a 1 fails and a 20 succeeds (SS-6.2, SS-6.3)."""
    faces = trial.die
    always = 1 if natural(faces) else 0
    return max(always, min(faces - always, faces + LOWEST.get(faces, 1) - trial.needed)) / faces


def passes(t: Table, trial: Trial, domain: str | None = None) -> float:
    """The chance of a test that is not rolled yet: where a Domain covers it, of two dice (SS-6.5)."""
    chance = once(trial)
    return 1 - (1 - chance) ** 2 if covers(t, trial, domain) else chance


def settles(trial: Trial) -> float:
    """The chance of the test that is on the table: its second die may be all that is left."""
    chance = once(trial)
    return 1 - (1 - chance) ** 2 if trial.covered and trial.rolled < 0 else chance


def percent(chance: float) -> int:
    return round(100 * chance)


def odds(t: Table) -> dict[str, int]:
    """By the first words of a pick: `force 3`, `attack 0`, `stealth`. Only what the seat may know goes into them."""
    if t.phase != "dungeon" or t.trial:
        return {}
    trials = _meeting(t, t.fight) if t.fight else _alone(t)
    found = {name: percent(passes(t, trial)) for name, trial in trials.items()}
    if t.fight and (t.invisible or (t.fight.group_surprised and t.fight.round <= 1)) and "flee" in found:
        found["flee"] = 100  # SS-3.34, SS-18.22: no test
    if t.invisible and "stealth" in found:
        found["stealth"] = 100  # SS-3.34
    return found


def _alone(t: Table) -> dict[str, Trial]:
    place = t.place
    group = t.dungeon.standing(t.section)
    if group:
        return {}
    found: dict[str, Trial] = {}
    found |= {word(pick, 0): prepare(t, "search") for pick in search_options(t)}
    for number, edge in t.dungeon.exits_of(t.section):
        if edge.end(t.section) != t.square or edge.passable or edge.door not in CLOSED:
            continue
        verb = "dig" if edge.door == "collapse_exit" else "force"
        found[f"{verb} {number}"] = prepare(t, "force", situation=force_situation(edge.door))
        if edge.door == "locked":
            found[f"pick_lock {number}"] = prepare(t, "pick_lock")
    for number, box in enumerate(place.features):
        if box.kind == "container" and box.locked and not box.opened and box.square == t.square:
            found[f"pick_box {number}"] = prepare(t, "pick_lock")
            found[f"force_box {number}"] = prepare(t, "force", situation=("locked_force",))
    for number, trap in enumerate(place.traps):
        if trap.armed:
            found[f"disarm {number}"] = prepare(t, "disarm")
    return found


def _meeting(t: Table, enc: Encounter) -> dict[str, Trial]:
    """Nothing of a group that he has not made out: what it is would show in the numbers (SS-29.8)."""
    if not t.group.seen:
        return {}
    found = {"flee": prepare(t, "flight")}
    if not enc.combat and not enc.stealth_failed:
        found["stealth"] = prepare(t, "stealth")
    if not enc.combat and not enc.talked:
        found |= {f"talk {kind}": talk_trial(t, kind) for kind in MONEY}
    for place, member in enumerate(t.group.members):
        if member.state == "up":
            found[f"attack {place}"] = attack_trial(t, place, t.hero.weapon)
            found[f"strike_torch {place}"] = attack_trial(t, place, THINGS["torch"])
    return found
