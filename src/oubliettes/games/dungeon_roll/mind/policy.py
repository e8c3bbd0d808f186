"""What a bot needs to know: how to answer each question of the game, and how well a seat stands.

Nothing is hidden in Dungeon Roll. The plans behind the answers are in `plans`, their weights in `worth` and `stakes`.
"""

from collections import Counter
from collections.abc import Callable
from itertools import chain
from math import erf, hypot, prod, sqrt
from random import Random

from oubliettes.games.dungeon_roll.mind import plans
from oubliettes.games.dungeon_roll.mind.plans import best, finish
from oubliettes.games.dungeon_roll.mind.rerolls import reroll, rerolling
from oubliettes.games.dungeon_roll.pieces import (
    DELVES,
    DUNGEON_FACES,
    MONSTERS,
    PARTY_FACES,
    POTION,
    SCROLL,
    SOURCE,
    TOKENS,
)
from oubliettes.games.dungeon_roll.reckoning.beating import UNIT, size
from oubliettes.games.dungeon_roll.reckoning.scenes import Scene, payers, revive, scene, without
from oubliettes.games.dungeon_roll.reckoning.stakes import DELVE_SPREAD, forecast, points, to_come
from oubliettes.games.dungeon_roll.rules.scoring import result
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, REGROUP, Table, copy
from oubliettes.kernel import Ask, Pick, word

DONE: Pick = ("done",)
FAVOURITES = ("enchantress", "knight", "spellsword", "minstrel", "half_goblin", "crusader", "occultist", "mercenary")
"""Heroes by what this policy makes of them, the best first."""
DISMAL, GLORIOUS = 4, 52
"""Scores of somebody alone that count as nothing and as all."""
UNFORESEEN = 2.3
"""How much less than comes of it plans promise on the first level."""
KEPT_AT_FORMING = 2
"""How many dice of one Companion the Mercenary keeps when forming the party."""


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    """Nothing is hidden: the one table that fits."""
    return copy(hidden)


def policy(table: Table, ask: Ask, rng: Random) -> Pick:
    """A quick sensible pick: the very tuple that was offered."""
    answer = ANSWERS.get(ask.prompt)
    if answer is None:  # dice typed in by hand: a bot rolls them
        return rng.choice(ask.options)
    pick = answer(table, ask)
    return ask.options[ask.options.index(pick)]


# ------------------------------------------------------------------ the phases


def monster_phase(t: Table, ask: Ask) -> Pick:
    s = scene(t)
    if not s.monsters:
        return plans.END_PHASE
    pick = best(chain(plans.facing_monsters(s), rerolling(s)))[1]
    found = plans.clear(s)
    return plans.first_blow(s, found[1], found[2]) if found and pick is plans.CLEAR else pick


def loot_phase(t: Table, ask: Ask) -> Pick:
    return best(plans.looting(scene(t)))[1]


def dragon_phase(t: Table, ask: Ask) -> Pick:
    """If there is nothing but flight, any re-roll of the party is tried before."""
    s = scene(t)
    pick = best(plans.facing_dragon(s))[1]
    if pick is plans.FLEE and size(s.hand) >= s.worth.ways.side.dragon_companions:
        last_hopes = [option for option in ask.options if option[0] in ("reroll", "ultimate")]
        return last_hopes[0] if last_hopes else pick
    return pick


def dragon_pick(t: Table, ask: Ask) -> Pick:
    """The members of the best set, one by one; with others named before, whoever of them still fits."""
    s = scene(t)
    found = plans.slay(s)
    members = Counter(payers(s, found[1], found[2]) if found else ()) - Counter(t.chosen)
    return next((option for option in ask.options if SOURCE[option[1]] in members), ask.options[-1])


def regroup_phase(t: Table, ask: Ask) -> Pick:
    """Tokens can wait until they are needed: on with it, or out."""
    return ("glory",) if plans.seeks_glory(scene(t)) else ("retire",)


# ------------------------------------------------------------------ smaller questions


def kill(t: Table, ask: Ask) -> Pick:
    """One monster more, or none."""
    s = scene(t)
    return max(ask.options, key=lambda pick: finish(_killed(s, pick)))


def strike(t: Table, ask: Ask) -> Pick:
    """DR-16.3: the first of two monsters, with an eye on the second."""
    s = scene(t)
    return max(ask.options, key=lambda pick: _and_one(_killed(s, pick)))


def charm(t: Table, ask: Ask) -> Pick:
    """DR-16.17, DR-16.18: a monster becomes a potion; the Beguiler has an eye on the next."""
    s = without(scene(t), POTION, -1)
    value = _and_one if s.worth.ways.side.max_targets > 1 else finish
    return max(ask.options, key=lambda pick: value(_killed(s, pick)))


def _killed(s: Scene, pick: Pick) -> Scene:
    return without(s, DUNGEON_FACES.index(word(pick))) if len(pick) > 1 else s


def _and_one(s: Scene) -> float:
    return max([finish(s), *(finish(without(s, monster)) for monster in MONSTERS if s.active[monster])])


def lend_more(t: Table, ask: Ask) -> Pick:
    s = scene(t)
    monster, face = s.worth.ways.side.lends
    more = without(s, monster)._replace(lent=s.lent + UNIT[face])
    return ("more",) if finish(more) >= finish(s) else DONE


def discard(t: Table, ask: Ask) -> Pick:
    return "discard", TOKENS[plans.offering(scene(t))]


def revive_face(t: Table, ask: Ask) -> Pick:
    s = scene(t)
    face = max(plans.faces(s), key=lambda face: finish(revive(s, face))) if s.monsters else plans.best_face(s)
    return "face", PARTY_FACES[face]


def reroll_pick(t: Table, ask: Ask) -> Pick:
    """The monsters that the plan named; against the Dragon, Scrolls and whoever stands there twice."""
    if t.monsters:
        for monster in reroll(scene(t))[1]:
            pick = ("dungeon", DUNGEON_FACES[monster])
            if t.picked.count(pick) < t.active[monster]:
                return pick
        return DONE
    for face in reversed(range(len(PARTY_FACES))):
        pick = ("party", PARTY_FACES[face])
        if t.party[face] - t.picked.count(pick) > (face != SCROLL):
            return pick
    return DONE if DONE in ask.options else ask.options[0]


def form_reroll(t: Table, ask: Ask) -> Pick:
    """DR-16.2: Scrolls go, and so does a crowd of one face; Champions stay."""
    for face in range(SCROLL, 0, -1):
        pick = ("pick", PARTY_FACES[face])
        if t.party[face] - t.picked.count(pick) > (KEPT_AT_FORMING if face != SCROLL else 0):
            return pick
    return DONE


def choose_hero(t: Table, ask: Ask) -> Pick:
    return min(ask.options, key=lambda pick: FAVOURITES.index(word(pick)))


ANSWERS: dict[str, Callable[[Table, Ask], Pick]] = {
    "choose-hero": choose_hero,
    "form-reroll": form_reroll,
    "monster-phase": monster_phase,
    "loot-phase": loot_phase,
    "dragon-phase": dragon_phase,
    "dragon-pick": dragon_pick,
    "regroup-phase": regroup_phase,
    "reroll-pick": reroll_pick,
    "revive-face": revive_face,
    "extra-monster": kill,
    "strike": strike,
    "strike-more": kill,
    "charm": charm,
    "charm-more": kill,
    "lend-more": lend_more,
    "discard": discard,
}


# ------------------------------------------------------------------ how well a seat stands


def evaluate(table: Table, seat: int) -> float:
    """Alone: how high the final score will be (DR-18). With opponents: the chance to end ahead."""
    if len(table.players) == 1:
        mean, _ = _forecast(table, seat)
        return min(1.0, max(0.0, (mean - DISMAL) / (GLORIOUS - DISMAL)))
    if all(player.delves == DELVES for player in table.players):
        places = result(table).ranks
        return (places[seat] == 1) / places.count(1)
    return _chances(table)[seat]


def _chances(t: Table) -> list[float]:
    """Each seat's chance to end ahead: they add up to one.

    That a seat beats one rival says something about the next, so the products of these chances come out too small; what
    they are to each other is kept.
    """
    forecasts = [_forecast(t, seat) for seat in range(len(t.players))]
    chances = [
        prod(
            _above(mean - other, hypot(spread, doubt))
            for rival, (other, doubt) in enumerate(forecasts)
            if rival != seat
        )
        for seat, (mean, spread) in enumerate(forecasts)
    ]
    racing = t.adventurer
    if calm(t) or t.players[racing].delves < DELVES - 1:
        total = sum(chances)
        return [chance / total for chance in chances]
    ahead = min(1.0, _prospect(t, scene(t)))
    others = sum(chances) - chances[racing]
    shared = (1.0 - ahead) / others if others else 0.0
    return [
        ahead if seat == racing else chance * shared if others else (1.0 - ahead) / (len(chances) - 1)
        for seat, chance in enumerate(chances)
    ]


def calm(table: Table) -> bool:
    """Between delves, or nearly: on the first level a delve's worth is what delves are worth."""
    return table.level <= 1


def _forecast(t: Table, seat: int) -> tuple[float, float]:
    """The final score that a seat may expect, and its standard deviation."""
    player = t.players[seat]
    if t.adventurer != seat or not t.level:
        return forecast(player)
    later = DELVES - 1 - player.delves
    stakes = points(max(0, player.side.xp_to_master - player.xp), later, 0)
    mean = player.xp + _prospect(t, scene(t)._replace(stakes=stakes)) + to_come(player, later)
    return mean + (UNFORESEEN if calm(t) else 0.0), DELVE_SPREAD * sqrt(later + 0.5)


def _prospect(t: Table, s: Scene) -> float:
    """What the Adventurer's delve leads to from here, in the coin of its stakes."""
    return PROSPECTS.get(t.phase, finish)(s)


PROSPECTS: dict[str, Callable[[Scene], float]] = {
    LOOT: plans.loot,
    DRAGON_PHASE: plans.dragon,
    REGROUP: plans.regroup,
}


def _above(lead: float, spread: float) -> float:
    """The chance that a normal error does not eat up a lead. Two players whose delves are all done have none."""
    if not spread:
        return (lead > 0) + 0.5 * (lead == 0)
    return 0.5 + 0.5 * erf(lead / (spread * sqrt(2)))
