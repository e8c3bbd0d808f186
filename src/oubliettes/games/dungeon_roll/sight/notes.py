"""What each pick does, told before it is made: price, consequence, chance, and why not (DR-20.1: all of it is public).

Whatever is counted here is counted by the functions that the rules themselves use.
"""

from collections.abc import Callable

from oubliettes.games.dungeon_roll.pieces import (
    CHEST,
    DELVES,
    DRAGON_TOKENS,
    DRAGON_XP,
    DUNGEON_FACE,
    DUNGEON_FACES,
    EMPTY_BOX_XP,
    FIRST_LENT,
    FIRST_TOKEN,
    HERO,
    LAIR_THRESHOLD,
    LENT_AS,
    POTION,
    RETIRE_XP,
    SHORT,
    SIDES,
    SOURCE,
    SOURCES,
    TOKENS,
)
from oubliettes.games.dungeon_roll.reckoning.scenes import scene
from oubliettes.games.dungeon_roll.rules.actions import DECLINE, DONE, STOP, stock
from oubliettes.games.dungeon_roll.rules.level import next_phase
from oubliettes.games.dungeon_roll.rules.scoring import token_points
from oubliettes.games.dungeon_roll.sight.odds import ANY_STAKES, dragon_wakes, glory_chance, glory_odds, through_odds
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, REGROUP, Table, copy_player
from oubliettes.kernel import Ask, Line, Note, Pick, line, note, number, word

DEAR = 0.5
"""To seek glory with a smaller chance than this costs the level more often than not."""


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    """A note for every option, and for every pick that is greyed."""
    found = {pick: (SPECIAL.get((ask.prompt, pick[0])) or VERBS[pick[0]])(t, pick) for pick in ask.options}
    for pick, rule in ask.blocked(t) if ask.blocked else ():
        found[pick] = note(_why_not(t, rule))
    return found


# ------------------------------------------------------------------ what is paid (DR-5.7, DR-5.8)


def _pays(t: Table, source: int) -> Line:
    if source < FIRST_TOKEN:
        return line("pays-die", die=SOURCES[source])
    if source < FIRST_LENT:
        return _pays_token(t, source - FIRST_TOKEN)
    return line("pays-lent", source=SOURCES[source]) if source < HERO else line("card-turned")


def _pays_token(t: Table, token: int) -> Line:
    """DR-13.5, DR-17.3: a token that is used counts no more at the end."""
    without = copy_player(t.player)
    without.tokens[token] -= 1
    return line("pays-token", token=TOKENS[token], points=token_points(t.player) - token_points(without))


# ------------------------------------------------------------------ monsters (DR-7, DR-16)


def _hero(t: Table, pick: Pick) -> Note:
    return note(line(f"hero-{pick[1]}"))


def _fight(t: Table, pick: Pick) -> Note:
    source, monster, count = SOURCE[pick[1]], DUNGEON_FACE[pick[2]], number(pick, 3)
    side = t.player.side
    most = side.reach(source, monster, t.active[monster])
    left = t.monsters - count
    return note(
        _pays(t, source),
        line("left", n=left),
        line("up-to", monsters=(pick[2], most)) if count < most else None,
        line("one-more") if side.extra_monster in side.roles[source] and left else None,
    )


def _kill(t: Table, pick: Pick) -> Note:
    return note(line("left", n=t.monsters - 1))


def _charm(t: Table, pick: Pick) -> Note:
    return note(line("potions", n=t.active[POTION] + 1), line("left", n=t.monsters - 1))


def _stays(t: Table, pick: Pick) -> Note:
    return note(line("left", n=t.monsters))


def _more(t: Table, pick: Pick) -> Note:
    return note(_lends(t, 1))


def _lends(t: Table, count: int) -> Line:
    monster, face = t.player.side.lends
    return line("lends", dice=(DUNGEON_FACES[monster], count), source=SOURCES[FIRST_LENT + LENT_AS[face]])


# ------------------------------------------------------------------ dice thrown again (DR-8, DR-16.1)


def _reroll(t: Table, pick: Pick) -> Note:
    return note(_pays(t, SOURCE[pick[1]]), line("then-name"))


def _name_die(t: Table, pick: Pick) -> Note:
    return _throw(t, (*t.picked, pick))


def _throw(t: Table, named: tuple[Pick, ...]) -> Note:
    """What throwing these dice may bring. The chance counts while the level can still be cleared by it."""
    faces = [DUNGEON_FACE[die[1]] for die in named if die[0] == "dungeon"]
    wakes = dragon_wakes(len(faces), t.lair) if faces and t.lair < LAIR_THRESHOLD else 0
    chance = None
    if len(faces) == len(named) and t.phase not in (DRAGON_PHASE, REGROUP):
        chance = through_odds(t, faces)
    return note(
        line("clears", level=t.level) if chance is not None else None,
        line("throws", n=len(named)),
        line("wakes", dragon=_percent(wakes)) if wakes else None,
        chance=chance,
    )


def _done(t: Table, pick: Pick) -> Note:
    if t.picked:
        return _throw(t, t.picked)
    return note(line("left", n=t.monsters)) if t.level else note(line("as-they-lie"))


# ------------------------------------------------------------------ loot (DR-9)


def _open(t: Table, pick: Pick) -> Note:
    source, count = SOURCE[pick[1]], number(pick, 2)
    tokens, xp = _drawn(t, count, _is_token(source))
    return note(
        _pays(t, source),
        line("draws", tokens=tokens) if tokens else None,
        line("box-empty", xp=xp) if xp else None,
        line("chests-left", dice=("chest", t.active[CHEST] - count)) if t.active[CHEST] > count else None,
    )


def _drawn(t: Table, count: int, paid: int) -> tuple[int, int]:
    """DR-9.4, DR-9.5: of so many draws, how many give a token, and the Experience that the others give. Tokens paid are
    in the box by then (DR-5.8)."""
    tokens = min(count, sum(t.box) + paid)
    return tokens, (count - tokens) * EMPTY_BOX_XP


def _is_token(source: int) -> bool:
    return FIRST_TOKEN <= source < FIRST_LENT


def _drink(t: Table, pick: Pick) -> Note:
    """DR-5.7: a die that drinks is in the Graveyard before the first potion acts."""
    source = SOURCE[pick[1]]
    graves = t.graveyard + (source < FIRST_TOKEN)
    return note(_pays(t, source), line("revives", n=min(t.active[POTION], graves)))


def _face(t: Table, pick: Pick) -> Note:
    return note(line("comes-back", face=pick[1], n=t.graveyard - 1))


def _stop(t: Table, pick: Pick) -> Note:
    return note(line("leaves", dice=(("potion", t.active[POTION]),)))


# ------------------------------------------------------------------ tokens and Ultimates (DR-13, DR-15, DR-16)


def _token(t: Table, pick: Pick) -> Note:
    paid = _pays_token(t, SHORT[word(pick)])
    match pick:
        case ("token", "ring"):
            return note(paid, line("lair-empties", n=t.lair))
        case ("token", "elixir"):
            return note(paid, line("revives", n=1))
        case ("token", "bait", face):
            return note(paid, line("to-lair", dice=((face, 1),), lair=t.lair + 1, wakes=LAIR_THRESHOLD))
    return note(paid, *_leaves_with(t))


def _ultimate(t: Table, pick: Pick) -> Note:
    return note(*POWERS[t.player.side.ultimate](t), line("card-turned"))


def _strikes(t: Table) -> list[Line]:
    return [line("strikes", n=min(t.player.side.max_targets, t.monsters))]


def _rerolls(t: Table) -> list[Line]:
    return [line("then-name")]


def _lending(t: Table) -> list[Line]:
    return [_lends(t, min(t.player.side.max_targets, t.active[t.player.side.lends[0]]))]


def _song(t: Table) -> list[Line]:
    return [line("lair-empties", n=t.lair)]


def _battlecry(t: Table) -> list[Line]:
    monsters = tuple((DUNGEON_FACES[face], count) for face, count in enumerate(t.active[:3]) if count)
    return [line("to-lair", dice=monsters, lair=t.lair + t.monsters, wakes=LAIR_THRESHOLD)]


def _charms(t: Table) -> list[Line]:
    return [line("charms", n=min(t.player.side.max_targets, t.monsters))]


def _miracle(t: Table) -> list[Line]:
    tokens, xp = _drawn(t, t.active[CHEST], 1)
    potions = min(t.active[POTION], t.graveyard)
    found = [line("gives-token"), line("left", n=0)]
    found += [line("draws", tokens=tokens)] if tokens else []
    found += [line("box-empty", xp=xp)] if xp else []
    found += [line("revives", n=potions)] if potions else []
    return [*found, line("lair-empties", n=t.lair)] if t.lair else found


def _fury(t: Table) -> list[Line]:
    loot = tuple((DUNGEON_FACES[face], t.active[face]) for face in (CHEST, POTION) if t.active[face])
    found = [line("left", n=0)] + ([line("lair-empties", n=t.lair)] if t.lair else [])
    return [*found, line("leaves", dice=loot)] if loot else found


def _discard(t: Table, pick: Pick) -> Note:
    return note(_pays_token(t, TOKENS.index(word(pick))))


# ------------------------------------------------------------------ onwards, home, away (DR-5, DR-10 to DR-12)


def _end_phase(t: Table, pick: Pick) -> Note:
    phase = next_phase(t)
    loot = tuple((DUNGEON_FACES[face], t.active[face]) for face in (CHEST, POTION) if t.active[face])
    return note(
        line("next", phase=phase),
        line("leaves", dice=loot) if loot and phase != LOOT else None,
        _needed(t) if phase == DRAGON_PHASE else None,
    )


def _needed(t: Table) -> Line:
    """DR-10.3, DR-16.14: how many different Companions it takes, and how many types are at hand."""
    s = scene(t, ANY_STAKES)
    return line("dragon-needs", n=t.player.side.dragon_companions, types=s.worth.ways.types[s.hand])


def _dragon(t: Table, pick: Pick) -> Note:
    sets = t.player.side.dragon_sets(stock(t))
    tokens, xp = _drawn(t, DRAGON_TOKENS, min(sum(map(_is_token, chosen)) for chosen in sets))
    who = (
        line("slayers", sources=tuple((SOURCES[source], 1) for source in sets[0]))
        if len(sets) == 1
        else line("slayers-named", n=t.player.side.dragon_companions)
    )
    return note(who, line("draws", tokens=tokens) if tokens else None, *_gains(t, DRAGON_XP + xp))


def _use(t: Table, pick: Pick) -> Note:
    return note(_pays(t, SOURCE[pick[1]]), line("to-name", n=t.player.side.dragon_companions - len(t.chosen) - 1))


def _gains(t: Table, xp: int) -> list[Line]:
    """DR-14.5: Experience, and the Master side of the card when it is enough."""
    player = t.player
    found = [line("gains", xp=xp)]
    if not player.master and player.xp + xp >= player.side.xp_to_master:
        found.append(line("master", hero=SIDES[player.hero][True].name))
    return found


def _ends(t: Table) -> Line:
    return line("delve-ends", n=DELVES - t.player.delves - 1)


def _leaves_with(t: Table) -> list[Line]:
    return [*_gains(t, RETIRE_XP[t.level]), _ends(t)]


def _retire(t: Table, pick: Pick) -> Note:
    return note(*_leaves_with(t))


def _glory(t: Table, pick: Pick) -> Note:
    found = glory_odds(t)
    chance, level = glory_chance(t), t.level + 1
    return note(
        line("clears", level=level),
        line("glory", level=level, dice=found["dice"], dragon=_percent(found["dragon"])),
        line("monsters", monsters=found["monsters"]),
        line("at-stake", xp=RETIRE_XP[t.level]),
        chance=chance,
        danger=chance < DEAR,
    )


def _flee(t: Table, pick: Pick) -> Note:
    return note(line("flees", xp=RETIRE_XP[t.level]), _ends(t), danger=True)


def _why_not(t: Table, rule: str) -> Line:
    """Why a pick is greyed: by the rule that forbids it."""
    if rule in ("DR-10.3", "DR-16.14"):
        return _needed(t)
    return line("not-while-monsters", n=t.monsters) if rule == "DR-6.6" else line(WHY_NOT[rule])


def _percent(chance: float) -> int:
    """Only what is certain is 100, only what is impossible is 0."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


WHY_NOT = {
    "DR-6.8": "not-before-loot",
    "DR-8.9": "not-scroll-now",
    "DR-9.15": "not-loot-any-more",
    "DR-11.11": "not-portal-now",
    "DR-15.8": "not-ultimate-now",
    "DR-15.4": "not-ultimate-twice",
}
POWERS: dict[str, Callable[[Table], list[Line]]] = {
    "calculated_strike": _strikes,
    "battlefield_presence": _rerolls,
    "animate_dead": _lending,
    "command_dead": _lending,
    "bards_song": _song,
    "battlecry": _battlecry,
    "charm_monster": _charms,
    "mesmerize": _charms,
    "plea_for_help": _lending,
    "pull_rank": _lending,
    "divine_intervention": _miracle,
    "arcane_fury": _fury,
}
SPECIAL: dict[tuple[str, str | int], Callable[[Table, Pick], Note]] = {("charm-more", "charm"): _kill}
"""DR-16.18: the second monster simply goes."""
VERBS: dict[str | int, Callable[[Table, Pick], Note]] = {
    "hero": _hero,
    "pick": _name_die,
    "party": _name_die,
    "dungeon": _name_die,
    "fight": _fight,
    "kill": _kill,
    "charm": _charm,
    "more": _more,
    "reroll": _reroll,
    "open": _open,
    "drink": _drink,
    "face": _face,
    "token": _token,
    "ultimate": _ultimate,
    "discard": _discard,
    "end_phase": _end_phase,
    "dragon": _dragon,
    "use": _use,
    "retire": _retire,
    "glory": _glory,
    "flee": _flee,
    str(DONE[0]): _done,
    str(DECLINE[0]): _stays,
    str(STOP[0]): _stop,
}
