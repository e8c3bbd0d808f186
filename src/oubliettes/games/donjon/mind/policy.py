"""What a bot needs to know: a quick pick for every question, and how well a seat stands."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random

from oubliettes.games.donjon.goods import POTION, THINGS, Thing
from oubliettes.games.donjon.mind import condition, exploring, fighting
from oubliettes.games.donjon.pieces import SEATS, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import armour_power, is_standing, may_use, weapon_power
from oubliettes.games.donjon.rules.attack.resolution import differences
from oubliettes.games.donjon.rules.dice.life import has_destiny
from oubliettes.games.donjon.rules.equipment.ready_set import ready_item
from oubliettes.games.donjon.rules.master import choose
from oubliettes.games.donjon.sight.guess import guess
from oubliettes.games.donjon.table import IN, NOBODY, PC, Hero, Table
from oubliettes.kernel import Ask, Pick, number, word

__all__ = ["calm", "evaluate", "guess", "policy", "serious"]

PARTY = ("warrior", "priest", "wizard", "thief", "warrior", "priest")
"""Who comes first when adventurers are made."""
LESSONS = {
    "warrior": ("parry", "follow_through", "whirlwind", "charge"),
    "priest": ("song_of_comfort", "aegis", "sacred_hammer", "turn_undead"),
    "wizard": ("lightning_bolt", "arcane_shield", "toxic_cloud", "ice_block"),
    "thief": ("dodge", "lockpicking", "sixth_sense", "expert_search"),
}
"""The skills that are learnt first, after those of the loadouts."""
TRADE = {"warrior": "defence", "priest": "defence", "wizard": "magic", "thief": "dexterity"}
"""The characteristic that each class raises, once there is nothing left to learn."""
PLENTY = 2
"""Destiny Points that are enough."""
TOUGH = 4
"""PV, or defence above the ordinary, from which on a blow is worth a skill."""
GUARD = 7
SCRATCH = 3
"""Damage that is not worth a reaction."""

Answer = Callable[[Table, Hero, Ask], Pick]


def policy(t: Table, ask: Ask, rng: Random) -> Pick:
    """A quick sensible pick. An MD's seat plays as the automatic MD does (DJ-35)."""
    if ask.seat == t.md:
        return choose(t, ask.prompt, ask.options)
    answer = ANSWERS.get(ask.prompt)
    if answer is None:
        return ask.options[0]
    return answer(t, t.heroes[ask.seat], ask)


# ------------------------------------------------------------------ making and spending


def _race(t: Table, hero: Hero, ask: Ask) -> Pick:
    return ("ready_made", PARTY[hero.number])


def _experience(t: Table, hero: Hero, ask: Ask) -> Pick:
    """A Destiny Point for those who have none left, then skills, then what his class lives by."""
    wanted: list[Pick] = [("skill_card", skill) for skill in LESSONS[hero.cls]]
    destiny: Pick = ("grow", "destiny")
    wanted.insert(0 if hero.destiny == 0 else len(wanted), destiny)
    if hero.destiny >= PLENTY:
        wanted.remove(destiny)
        wanted.append(("grow", TRADE[hero.cls]))
    return next((pick for pick in wanted if pick in ask.options), ask.options[-1])


def _gold(t: Table, hero: Hero, ask: Ask) -> Pick:
    """Better gear that he can use, then a potion."""
    best: tuple[int, Pick] | None = None
    for pick in ask.options[:-1]:
        thing = THINGS[word(pick)]
        if thing.slot and may_use(hero, thing) and thing.hands < 2 and not thing.ranged:
            old = getattr(hero, thing.slot)
            had = max(
                (
                    THINGS[item.kind].power + THINGS[item.kind].bonus
                    for item in (old, *hero.pack)
                    if item.kind and THINGS[item.kind].slot == thing.slot
                ),
                default=0,
            )
            gain = thing.power + thing.bonus - had
            if gain > 0 and (best is None or gain > best[0]):
                best = (gain, pick)
    if best:
        return best[1]
    if ("buy", "healing_potion") in ask.options and not any(item.kind == "healing_potion" for item in hero.pack):
        return ("buy", "healing_potion")
    return ask.options[-1]


# ------------------------------------------------------------------ the two phases


def _turn(t: Table, hero: Hero, ask: Ask) -> Pick:
    return exploring.turn(t, hero, list(ask.options))


def _fight(t: Table, hero: Hero, ask: Ask) -> Pick:
    return fighting.fight(t, hero, list(ask.options))


def _next(t: Table, hero: Hero, ask: Ask) -> Pick:
    if t.phase == PC:
        return fighting.next_hero(t, list(ask.options))
    healthy = max(range(len(ask.options)), key=lambda n: t.heroes[SEATS.index(word(ask.options[n]))].life)
    return ask.options[healthy]


# ------------------------------------------------------------------ dice


def _test(t: Table, hero: Hero, ask: Ask) -> Pick:
    """Fatigue for a test: what a jump needs, else two points and one in reserve."""
    n = number(ask.options[0])
    return ask.options[0] if n <= 2 or (t.trial is not None and t.trial.characteristic == 3) else ask.options[1]


def _on_attack(t: Table, hero: Hero, ask: Ask) -> Pick:
    """Fatigue to finish a kill, not to scratch."""
    if t.blow is None:
        return ask.options[-1] if number(ask.options[-1]) <= 2 else ask.options[0]
    gaps = differences(t.blow)
    for gap, struck in zip(gaps, t.blow.targets, strict=True):
        if struck < len(t.heroes):
            continue
        one = next((monster for monster in t.monsters if monster.number == struck), None)
        need = (one.life - gap) if one else 1
        if 0 < need <= 2 and ("fatigue", need) in ask.options and hero.fatigue > need:
            return ("fatigue", need)
    return ask.options[0]


def _on_defence(t: Table, hero: Hero, ask: Ask) -> Pick:
    """Just enough not to fall."""
    gap = int((ask.facts or {}).get("gap", 0))
    need = gap - hero.life + 1
    return ("fatigue", need) if need > 0 and ("fatigue", need) in ask.options else ask.options[0]


def _reaction(t: Table, hero: Hero, ask: Ask) -> Pick:
    assert t.blow is not None
    worst = max(differences(t.blow))
    return ask.options[0] if worst >= SCRATCH or worst >= hero.life else ask.options[-1]


def _before_dice(t: Table, hero: Hero, ask: Ask) -> Pick:
    """DJ-36.2 and the like: against what does not fall by itself."""
    kind = (ask.facts or {}).get("monster")
    tough = any(
        monster.kind == kind and (monster.life > TOUGH or monster.creature.stats[1] + monster.creature.armour >= GUARD)
        for monster in t.monsters
    )
    return ask.options[0] if tough and hero.fatigue > 1 else ask.options[-1]


def _water(t: Table, hero: Hero, ask: Ask) -> Pick:
    """Destiny against the fountain's poison only where nobody can heal it."""
    healers = any("healing" in other.skills and is_standing(other) for other in t.heroes)
    return ask.options[1] if healers else ask.options[0]


def _loot(t: Table, hero: Hero, ask: Ask) -> Pick:
    """What he can use, and uses better than what he has."""
    thing = THINGS[str((ask.facts or {})["thing"])]
    if thing.slot:
        old = getattr(hero, thing.slot)
        had = THINGS[old.kind].power + THINGS[old.kind].bonus if old.kind else 0
        wanted = may_use(hero, thing) and thing.power + thing.bonus > had
    elif thing.category == "ammunition":
        wanted = any(
            THINGS[i.kind].ranged and THINGS[i.kind].ammo == thing.ammo for i in (hero.weapon, *hero.pack) if i.kind
        )
    else:
        wanted = True
    return ask.options[0] if wanted else ask.options[-1]


def _sense(t: Table, hero: Hero, ask: Ask) -> Pick:
    return ask.options[0] if hero.fatigue > 1 else ask.options[-1]


def _draught(t: Table, hero: Hero, ask: Ask) -> Pick:
    return ask.options[0] if hero.max_life - hero.life >= condition.HURT else ask.options[-1]


def _last(t: Table, hero: Hero, ask: Ask) -> Pick:
    return ask.options[-1]


def _potion(t: Table, hero: Hero, ask: Ask) -> Pick:
    """Between two blows, where the next may be the last."""
    drinks = [pick for pick in ask.options if pick[0] == "drink" and THINGS[word(pick)].heal]
    return drinks[0] if drinks and hero.life <= fighting.LOW else ask.options[-1]


def _fate(t: Table, hero: Hero, ask: Ask) -> Pick:
    """His own Destiny is kept for his life; without any, a companion's may stop what would fell him."""
    calls = [pick for pick in ask.options if pick[0] == "call"]
    facts = ask.facts or {}
    fatal = int(facts.get("damage") or facts.get("life") or 0) >= hero.life
    if not calls or has_destiny(hero) or not fatal:
        return ask.options[-1]
    return max(calls, key=lambda pick: t.heroes[seat_of(pick[1])].destiny)


def _for_another(t: Table, hero: Hero, ask: Ask) -> Pick:
    """Out of plenty."""
    return ask.options[0] if hero.destiny >= PLENTY else ask.options[-1]


def _home(t: Table, hero: Hero, ask: Ask) -> Pick:
    return ask.options[0]


ANSWERS: dict[str, Answer] = {
    "race": _race,
    "experience": _experience,
    "spend-gold": _gold,
    "shop": _gold,
    "turn": _turn,
    "fight": _fight,
    "next-hero": _next,
    "test": _test,
    "fatigue-attack": _on_attack,
    "fatigue-defence": _on_defence,
    "destiny-attack": _last,
    "destiny-defence": _fate,
    "destiny-run": _last,
    "destiny-for": _for_another,
    "roll-again": _fate,
    "potion": _potion,
    "stop-event": _last,
    "bodyguard": _last,
    "gifts": _last,
    "give": _last,
    "body": _home,
    "reaction": _reaction,
    "before-dice": _before_dice,
    "water-poison": _water,
    "loot": _loot,
    "sixth-sense": _sense,
    "expert-search": _sense,
    "enchanted-water": _draught,
    "go-home": _home,
}
"""Prompts in which the first option is not simply taken."""


# ------------------------------------------------------------------ how well a seat stands


def evaluate(t: Table, seat: int) -> float:
    """The chance to win: the shape the party is in, how far it has come, and who is in its way.

    The weights were fitted to 8,000 games against the automatic MD that policies of one to three adventurers played on
    from the middle, after lots had decided about life, Destiny, fatigue, potions and what is worn; those of monsters,
    the objective and the MD's hand to 2,000 games from the start; the constant to 400 since a full
    hand of the MD no longer makes rest free (DJ-11.11)."""
    won = t.outcome == "success" if t.outcome else "main" in t.done
    if not t.outcome and not won:
        size = len(t.heroes)
        sign = -10.9 + 2.3 * (size - 1) + 3.6 * t.d6
        sign += sum(map(_shape, t.heroes)) / size + 0.14 * len(t.zones) + 3.0 * t.revealed - 0.04 * len(t.hand)
        sign -= sum(0.003 * monster.life * monster.creature.xp for monster in t.monsters) / size
        chance = 1 / (1 + exp(-sign))
        return 1 - chance if seat == t.md and t.md != NOBODY else chance
    return float(won != (seat == t.md and t.md != NOBODY))


def calm(t: Table) -> bool:
    """Not in a fight: what a party is worth shows when it is over."""
    return t.phase != PC


def serious(t: Table, ask: Ask) -> Sequence[Pick]:
    """All, but to take off what is worn (DJ-14.2: for nothing), or to put on what is worse in every way."""
    if ask.prompt not in ("turn", "fight") or ask.seat == t.md:
        return ask.options
    hero = t.heroes[ask.seat]
    return [
        pick
        for pick in ask.options
        if pick[0] != "unequip" and not (pick[0] == "equip" and _worse(hero, THINGS[word(pick)]))
    ]


def _worse(hero: Hero, thing: Thing) -> bool:
    """Than what is ready in its place: less Power for as many hands, no more magic, and no other way to fight."""
    old = ready_item(hero, thing.slot)
    now = THINGS[old.kind]
    less = thing.power + thing.bonus < now.power + now.bonus - old.notch
    return less and thing.bonus <= now.bonus and thing.hands >= now.hands and thing.ranged == now.ranged


POTIONS = {kind: 0.25 for kind, thing in THINGS.items() if thing.category == "potion" or kind == POTION}
DESTINY = (0.0, 1.0, 1.6, 1.9)
"""What Points are worth, up to three."""
GONE = -1.5


def _shape(hero: Hero) -> float:
    """What is left of an adventurer: life, Destiny, fatigue, what protects and arms him, potions for when they are
    needed."""
    if hero.fate != IN:
        return GONE
    life = hero.life / hero.max_life if hero.max_life else 1.0
    weapon = THINGS[hero.weapon.kind]
    shoots = weapon.ranged and hero.cls in condition.ARCHERS  # others would hold a bow and not use it
    power = weapon.power + weapon.bonus if shoots else weapon_power(hero)
    gear = 0.34 * power + 0.78 * armour_power(hero) + sum(POTIONS.get(item.kind, 0.0) for item in hero.pack)
    return 0.7 * life + DESTINY[min(3, hero.destiny)] + 0.03 * hero.fatigue + gear
