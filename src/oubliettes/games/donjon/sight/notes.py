"""What each pick does, told before it is made: chances, costs, who is hit, what is lost.

Made from the hidden table of the seat that is asked, by the functions that the rules use. What dice decide in a fight
is in `notes_fights`.
"""

from collections.abc import Callable

from oubliettes.games.donjon.board import adjacent, picked_square
from oubliettes.games.donjon.goods import CLASSES, LOADOUTS, MAX_POWER, PRICES, RACES, ROPE, TABLES, THINGS
from oubliettes.games.donjon.pieces import (
    CHARACTERISTICS,
    COMPONENTS,
    CREATURES,
    D10,
    DEXTERITY,
    DIRECTION,
    FURNITURE,
    LIMITS,
    MAGIC,
    STRENGTH,
    seat_of,
)
from oubliettes.games.donjon.rules.adventurer.sheet import SKILL_COST, carries, max_fatigue, ready
from oubliettes.games.donjon.rules.adventurer.states import LUCK, effect
from oubliettes.games.donjon.rules.contents import chasms
from oubliettes.games.donjon.rules.dice.life import SAVED_LIFE
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.movement.walking import CROSSING
from oubliettes.games.donjon.rules.skills.spells import RULES
from oubliettes.games.donjon.rules.skills.using import EXPERT
from oubliettes.games.donjon.sight import notes_fights as fights
from oubliettes.games.donjon.table import PE, Hero, Table
from oubliettes.kernel import Ask, Line, Note, Pick, line, note, number, word

Teller = Callable[[Table, Ask, Pick], Note]
EVENT_RULES: dict[str, str] = {entry["id"]: entry["rules"][0] for entry in COMPONENTS["event_card"]}
GEAR_RULES: dict[str, str] = {
    entry["id"]: str(entry["rules"][1]) for entry in COMPONENTS["gear"] if "ammo" not in entry
} | {
    entry["id"]: str(entry["rules"][-1 if entry["category"] == "weapon" else 0])
    for entry in COMPONENTS["treasure_card"]
    if entry["category"] in ("potion", "talisman") or "versus_undead" in entry or "stops_regeneration" in entry
}
"""The rule that tells what a ware does beside its Power."""
NOT_ALONE = frozenset(("bodyguard", "taunt"))
"""Skills that serve nobody who goes alone (DJ-36.5, DJ-36.8)."""
TABLE_HITS = frozenset(("treasure", "item", "gold", "grimoire", "healing_water", "test_then_treasure", "full_heal"))
"""Effects of a row that somebody hopes for."""


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    """A note for every option, and for what is blocked the rule that forbids it."""
    told = {pick: VERBS[word(pick, 0)](t, ask, pick) for pick in ask.options}
    if ask.blocked:
        told |= {one.pick: note(line("rule", rule=one.rule)) for one in ask.blocked(t) if one.pick not in told}
    return told


def says(key: str) -> Teller:
    """A pick of which the same is to know at any time."""
    return lambda t, ask, pick: note(line(key))


# ------------------------------------------------------------------ moving


def _step(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    to = t.map.steps[hero.at][DIRECTION[pick[1]]]
    fire = line("fire") if not hero.flying and any(square == to for square, _ in t.fires) else None
    circle = next((one for one in t.pieces if one.kind == "magic_circle" and to in one.squares), None)
    enters = line("circle") if circle and not circle.spent and not hero.flying else None
    return note(line("speed", n=1, left=t.turn.points - 1), fire, enters)


def _cross(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    found = walking.chasm_ahead(t, hero, DIRECTION[pick[1]])
    assert found
    rope = carries(hero, ROPE)
    told = fights.trial(t, hero, DEXTERITY, chasms.crossing(hero, found[0]), line("rope") if rope else line("drowns"))
    return told._replace(lines=(line("speed", n=CROSSING, left=t.turn.points - CROSSING), *told.lines), danger=not rope)


def _square(t: Table, ask: Ask, pick: Pick) -> Note:
    """A square where a figure comes to stand: how many enemies are beside it."""
    square = picked_square(t.map, pick)
    enemies = t.monsters if ask.seat < len(t.heroes) else [hero for hero in t.heroes if hero.at >= 0]
    return note(line("beside", n=sum(adjacent(t.map, square, one.at) for one in enemies)))


def _fire(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("burns", n=1, faces=6))


# ------------------------------------------------------------------ exploring


def _hit_share(t: Table, hero: Hero, rows: list[str], *, expert: bool) -> float:
    """How often 1D10 on a table brings something, with luck, and with the better of two dice (DJ-23.7, DJ-39.10)."""
    luck = effect(hero, LUCK)
    good = sum(rows[min(die + luck, D10) - 1] in TABLE_HITS for die in range(1, D10 + 1)) / D10
    return 1 - (1 - good) ** 2 if expert else good


def _search(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    rows = [row.effect for row in TABLES["search"]]
    told = line("speed", n=1, left=t.turn.points - 1)
    peril = sum(effect == "event" for effect in rows)
    return note(
        told,
        line("event-peril", n=100 * peril // D10) if peril and not t.revealed else None,
        chance=_hit_share(t, hero, rows, expert=t.phase == PE and ready(t, hero, EXPERT)),
    )


def _examine(t: Table, ask: Ask, pick: Pick) -> Note:
    hero, piece = t.heroes[ask.seat], t.pieces[number(pick, 2)]
    rows = TABLES[FURNITURE[piece.kind].table]
    traps = 0 if t.zones[piece.zone].safe else sum(row.trap for row in rows)
    return note(
        line("speed", n=1, left=t.turn.points - 1),
        line("trap-peril", n=100 * traps // D10) if traps else None,
        chance=_hit_share(t, hero, [row.effect for row in rows], expert=ready(t, hero, EXPERT)),
    )


def _tries(characteristic: int) -> Teller:
    return lambda t, ask, pick: fights.trial(t, t.heroes[ask.seat], characteristic)


def _rest(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[ask.seat]
    gains = line("rests", fatigue=hero.fatigue + 1, most=max_fatigue(hero))
    if t.revealed:
        return note(gains, line("rest-late"))
    full = len(t.hand) >= LIMITS["event_hand"]
    return note(gains, line("rest-full" if full else "rest-card", n=len(t.hand)))


def _leave(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("leaves"), danger=True)


def _paid(key: str) -> Teller:
    """1 Speed point, and what comes of it."""
    return lambda t, ask, pick: note(line("speed", n=1, left=max(0, t.turn.points - 1)), line(key))


def _keep_die(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("die-counts", die=number(pick) + (effect(t.heroes[ask.seat], LUCK) if pick[1] != D10 else 0)))


# ------------------------------------------------------------------ things


def _drink(t: Table, ask: Ask, pick: Pick) -> Note:
    kind = word(pick)
    rule = line("rule", rule=GEAR_RULES[kind]) if kind in GEAR_RULES else None
    return note(line("uses", thing=kind), fights.heals(kind), rule)


def _aid(t: Table, ask: Ask, pick: Pick) -> Note:
    source = word(pick)
    if source in RULES:
        return note(line("fatigue-cost", n=SKILL_COST), line("rule", rule=RULES[source]))
    return note(line("uses", thing=source), fights.heals(source))


def _equip(t: Table, ask: Ask, pick: Pick) -> Note:
    thing = THINGS[word(pick)]
    return note(line("power", n=thing.power + thing.bonus), line("hands", n=thing.hands) if thing.hands > 1 else None)


def _ware(price: Callable[[str], int]) -> Teller:
    def told(t: Table, ask: Ask, pick: Pick) -> Note:
        id = word(pick)
        thing = THINGS[id]
        rule = RULES[thing.skill] if thing.skill else GEAR_RULES.get(id, "")
        return note(
            line("price", n=price(id), left=t.heroes[ask.seat].gold - price(id)),
            line("power", n=thing.power + thing.bonus) if thing.power else None,
            line("hands", n=thing.hands) if thing.slot == "weapon" and thing.hands > 1 else None,
            line("amount", n=thing.amount) if thing.amount > 1 else None,
            line("rule", rule=rule) if rule else None,
        )

    return told


def _stats(*rows: tuple[int, ...]) -> Line:
    totals = [sum(column) for column in zip(*rows, strict=True)]
    return line("stats", **dict(zip(CHARACTERISTICS, totals, strict=True)))


def _race(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(_stats(RACES[word(pick)]))


def _class(t: Table, ask: Ask, pick: Pick) -> Note:
    cls = word(pick)
    return note(_stats(RACES[t.heroes[ask.seat].race], CLASSES[cls]), line("max-power", n=MAX_POWER[cls]))


def _ready_made(t: Table, ask: Ask, pick: Pick) -> Note:
    cls = word(pick)
    race = LOADOUTS[cls].race
    return note(line("is", thing=race), _stats(RACES[race], CLASSES[cls]), line("max-power", n=MAX_POWER[cls]))


def _skill_card(t: Table, ask: Ask, pick: Pick) -> Note:
    skill = word(pick)
    return note(
        line("xp-cost", n=PRICES["skill"]) if ask.prompt == "experience" else None,
        line("not-alone") if skill in NOT_ALONE and len(t.heroes) == 1 else None,
        line("rule", rule=RULES[skill]),
    )


def _grow(t: Table, ask: Ask, pick: Pick) -> Note:
    price = PRICES[word(pick)] if pick[1] in PRICES else PRICES["characteristic"]
    return note(line("xp-cost", n=price))


# ------------------------------------------------------------------ Destiny


def _stop(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("destiny-cost"), line("rule", rule=EVENT_RULES[t.event]))


def _sense(t: Table, ask: Ask, pick: Pick) -> Note:
    told = fights.trial(t, t.heroes[ask.seat], DEXTERITY)
    return told._replace(
        lines=(line("fatigue-cost", n=SKILL_COST), *told.lines, line("rule", rule=EVENT_RULES[t.event]))
    )


def _destiny(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("destiny-cost"), line("saved", n=SAVED_LIFE))


def _pass(t: Table, ask: Ask, pick: Pick) -> Note:
    if ask.prompt in ("stop-event", "sixth-sense") and t.event:
        return note(line("event-comes", card=t.event))
    blow = t.blow
    if blow is not None and blow.die and ask.seat in blow.targets:
        return fights.fatigue(t, ask, ("fatigue", 0))
    return note(line("nothing"))


# ------------------------------------------------------------------ the Dungeon Master


def _card(t: Table, ask: Ask, pick: Pick) -> Note:
    card = t.hand[number(pick)]
    return note(line("card", card=card), line("rule", rule=EVENT_RULES[card]) if card in EVENT_RULES else None)


def _drawn(t: Table, ask: Ask, pick: Pick) -> Note:
    told = line("card", card=t.drawn) if t.drawn and t.drawn != "?" else None
    return note(told, line("drawn"))


def _held(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("held", card=t.held[t.drawn_from]))


def _monster(t: Table, ask: Ask, pick: Pick) -> Note:
    kind = word(pick, 2) if len(pick) > 2 else word(pick)
    creature = CREATURES.get(kind)
    if creature is None:
        return note(line("chosen"))
    return note(line("creature", life=creature.life, attack=creature.stats[0] + creature.weapon))


def _hero(t: Table, ask: Ask, pick: Pick) -> Note:
    hero = t.heroes[seat_of(pick[1])]
    return note(line("hero", life=hero.life, fatigue=hero.fatigue, destiny=hero.destiny))


VERBS: dict[str, Teller] = {
    "step": _step,
    "cross": _cross,
    "run": says("runs"),
    **dict.fromkeys(("settle", "start", "arrive", "to", "place", "at", "go", "web"), _square),
    "fire": _fire,
    "fatigue": fights.fatigue,
    "fail": says("fails"),
    "search": _search,
    "examine": _examine,
    "rest": _rest,
    "leave": _leave,
    "end": says("turn-ends"),
    "open": _paid("opens"),
    **dict.fromkeys(("break", "force", "lid", "lift"), _tries(STRENGTH)),
    "break_free": _tries(MAGIC),
    "water": _paid("water"),
    "home": says("home"),
    "stay": says("stay"),
    "next": _hero,
    "helper": _hero,
    "on": _hero,
    "call": _hero,
    "give": _hero,
    "drink": _drink,
    "feed": _drink,
    "aid": _aid,
    "equip": _equip,
    "unequip": says("put-away"),
    "coat": lambda t, ask, pick: note(line("coats", n=THINGS["poison"].attack_bonus)),
    "torch": says("light"),
    "make_torch": says("light"),
    "lens": says("lens"),
    "rats": says("rats"),
    "rat-poison": says("rat-poison"),
    **dict.fromkeys(("unlock_door", "unlock"), says("unlocks")),
    **dict.fromkeys(("hand", "hand_gold"), says("gives")),
    "back": says("nothing"),
    "loot": _paid("loots"),
    **dict.fromkeys(("take", "take_thing", "take_gold"), says("takes")),
    "look": says("looks"),
    "decline": says("nothing"),
    "tell": says("tells"),
    "keep": says("keeps"),
    "drink_water": says("drinks-water"),
    "bottle": says("bottles"),
    "expert": says("two-dice"),
    "plain": says("one-die"),
    "keep-die": _keep_die,
    "activate": _paid("activates"),
    "race": _race,
    "class": _class,
    "ready_made": _ready_made,
    "skill_card": _skill_card,
    **dict.fromkeys(("figure", "name"), says("looks-only")),
    "buy": _ware(lambda id: THINGS[id].price),
    "buy_card": _ware(lambda id: THINGS[id].value),
    "grow": _grow,
    "strike": fights.strike,
    "shoot": fights.strike,
    "follow": fights.strike,
    "whirl": fights.strike,
    "attack": fights.monster_strike,
    "tail": fights.monster_strike,
    **dict.fromkeys(("hack", "pierce", "ice", "tear", "free"), fights.at_thing),
    **dict.fromkeys(("smash", "smash-from-afar"), fights.smash),
    **dict.fromkeys(("declare", "react"), fights.declare),
    "guard": says("guards"),
    "again": fights.again,
    "bear": fights.bear,
    "destiny": _destiny,
    "fall": says("falls"),
    "use-amulet": says("amulet"),
    "use-point": says("point"),
    "cure": says("cured"),
    "suffer": says("suffers"),
    "stop": _stop,
    "sense": _sense,
    "pass": _pass,
    "done": says("nothing"),
    "draw": says("draws"),
    "play": _card,
    "discard": _card,
    **dict.fromkeys(("play-now", "hold", "new", "accept"), _drawn),
    "held": _held,
    "redraw": says("redraws"),
    **dict.fromkeys(("quest", "objective", "main", "furniture", "secondary", "lay", "side"), says("chosen")),
    **dict.fromkeys(("villain", "minion", "act", "reinforce", "revive"), _monster),
    **dict.fromkeys(("in-zone", "at-door"), says("there")),
}
"""By the verb of a pick."""
VERBS |= {
    f"{verb}{end}": fights.cast
    for verb in ("skill", "read", "cast")
    for end in ("", "-on", "-at", "-area", "-zone", "-door", "-piece")
}
