"""Combat (SS-16, SS-3)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.rules.blows import FIRE_BOLT, FIRE_PHIAL, attack_trial, bolt, lantern_trial, soften
from oubliettes.games.souterrains.rules.magic import cost, magic_trial
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.wander import total_hd
from oubliettes.games.souterrains.sight.notes.parts import Say, backlash, harm, resource, span, target, told
from oubliettes.games.souterrains.sight.notes.things import lasts
from oubliettes.games.souterrains.sight.odds import passes
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import THINGS, Thing
from oubliettes.kernel import Note, line, note


def _blow(t: Table, place: int, weapon: Thing) -> Note:
    kind = CREATURES[t.group.members[place].creature]
    ends = span(weapon.damage, t.settings.heavy_d10 == "one_to_ten")
    low, high = (soften(kind.abilities, weapon, end + weapon.bonus) for end in ends)
    if weapon.kind == "torch" and "fireproof" in kind.abilities:
        low = high = 0
    return note(harm(low, high), target(t, place), chance=passes(t, attack_trial(t, place, weapon)))


def _attack(t: Table, place: int, creature: str) -> Note:
    return _blow(t, place, t.hero.weapon)


def _strike_torch(t: Table, place: int, creature: str) -> Note:
    return _blow(t, place, THINGS["torch"])


def _lantern(t: Table, place: int, creature: str) -> Note:
    fireproof = "fireproof" in CREATURES[t.group.members[place].creature].abilities
    low, high = (0, 0) if fireproof else span(THINGS["lantern"].damage)
    burns = None if fireproof else line("burns-on")
    trial = lantern_trial(t, place)
    return note(harm(low, high), burns, target(t, place), line("lantern-lost"), chance=passes(t, trial))


def _fire_bolt(t: Table, place: int, creature: str) -> Note:
    """SS-3.39 to SS-3.41."""
    kind = CREATURES[t.group.members[place].creature]
    if "fireproof" in kind.abilities:
        effect = line("no-effect")
    elif t.hero.hd >= kind.hd:
        effect = line("slays")
    else:
        effect = harm(*span(bolt(t)))
    chance = passes(t, magic_trial(t, kind))
    return note(effect, target(t, place), resource(cost(FIRE_BOLT)), line("whole-round"), backlash(t), chance=chance)


def _cast(t: Table, spell: str) -> Note:
    chance = passes(t, magic_trial(t))
    return note(resource(cost(spell)), lasts(spell), line("whole-round"), backlash(t), chance=chance)


def _turn_undead(t: Table) -> Note:
    """SS-3.4: as many as his HD, each weaker than he."""
    kinds = [CREATURES[member.creature] for member in t.group.living()]
    weak = sum(kind.undead and kind.hd < t.hero.hd for kind in kinds)
    return note(line("destroys", n=min(weak, t.hero.hd)), line("whole-round"))


def _phial(t: Table, item: int, id: str, place: int) -> Note:
    fireproof = "fireproof" in CREATURES[t.group.members[place].creature].abilities
    low, high = (0, 0) if fireproof else span(FIRE_PHIAL)
    friends = t.group.attitude == "friendly"
    return note(
        harm(low, high), target(t, place), line("used-up"), line("friends-turn") if friends else None, danger=friends
    )


def _break_free(t: Table) -> Note:
    return note(line("breaks-free"), chance=passes(t, prepare(t, "force")))


def _nothing(t: Table) -> Note:
    return note(line("enemies-act", n=total_hd(t.group, living=True)))


VERBS: dict[str, Say] = {
    "attack": _attack,
    "strike_torch": _strike_torch,
    "throw_lantern": _lantern,
    "fire_bolt": _fire_bolt,
    "turn_undead": _turn_undead,
    "throw_phial": _phial,
    "change_gear": told("whole-round"),
    "break_free": _break_free,
    "unload": told("costs-no-time"),
    "nothing": _nothing,
    "kill": told("kills"),
    "spare": told("spares"),
}
PROMPTS: dict[str, dict[str, Say]] = {"action": {"cast": _cast}}
"""What is said otherwise to these questions."""
