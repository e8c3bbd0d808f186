"""What each pick does, told before it is made: chances, costs, who is hit, what is lost.

Made from the hidden table of the seat that is asked, by the functions that the rules use. What is told of
exploring, of things and of dice in a fight has modules of its own.
"""

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import COMPONENTS, CREATURES, DEXTERITY, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import SKILL_COST
from oubliettes.games.donjon.rules.dice.life import SAVED_LIFE
from oubliettes.games.donjon.sight import notes_exploring, notes_things
from oubliettes.games.donjon.sight import notes_fights as fights
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Ask, Note, Pick, Teller, line, note, number, word

EVENT_RULES: dict[str, str] = {entry["id"]: entry["rules"][0] for entry in COMPONENTS["event_card"]}


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    """A note for every option, and for what is blocked the rule that forbids it."""
    told = {pick: VERBS[word(pick, 0)](t, ask, pick) for pick in ask.options}
    if ask.blocked:
        told |= {one.pick: note(line("rule", rule=one.rule)) for one in ask.blocked(t) if one.pick not in told}
    return told


def says(key: str) -> Teller:
    """A pick of which the same is to know at any time."""
    return lambda t, ask, pick: note(line(key))


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
    **notes_exploring.VERBS,
    **notes_things.VERBS,
    "run": says("runs"),
    "fatigue": fights.fatigue,
    "fail": says("fails"),
    "end": says("turn-ends"),
    "home": says("home"),
    "stay": says("stay"),
    "next": _hero,
    "helper": _hero,
    "on": _hero,
    "call": _hero,
    "give": _hero,
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
    **dict.fromkeys(("take", "take_thing", "take_gold"), says("takes")),
    "look": says("looks"),
    "decline": says("nothing"),
    "tell": says("tells"),
    "keep": says("keeps"),
    "drink_water": says("drinks-water"),
    "bottle": says("bottles"),
    "expert": says("two-dice"),
    "plain": says("one-die"),
    **dict.fromkeys(("figure", "name"), says("looks-only")),
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
