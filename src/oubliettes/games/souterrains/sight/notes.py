"""What each pick does, told before it is made: time, cost, consequence, exact chance, what cannot be taken back.

From the hidden table only, and by the functions that the rules themselves use.
"""

from collections.abc import Callable

from oubliettes.games.souterrains.dungeon import NOWHERE, clone
from oubliettes.games.souterrains.pieces import (
    BLIND,
    COST,
    CREATURES,
    LANTERN_ROUNDS,
    PO,
    RESOURCE_BONUS,
    RST_BONUS,
    SPELLS,
    THINGS,
    TRACK,
    TRAPS,
    TURN,
    XP,
    Dice,
    Thing,
)
from oubliettes.games.souterrains.rules.actions import CONDUIT_ROUNDS
from oubliettes.games.souterrains.rules.blows import FIRE_PHIAL, attack_trial, bolt, lantern_trial, soften
from oubliettes.games.souterrains.rules.caches import cache_trial
from oubliettes.games.souterrains.rules.careers.career import goal_reached
from oubliettes.games.souterrains.rules.doors import force_situation
from oubliettes.games.souterrains.rules.flight import NO_DROP, giveup_trial
from oubliettes.games.souterrains.rules.magic import magic_trial
from oubliettes.games.souterrains.rules.module_tests import module_row, module_trial
from oubliettes.games.souterrains.rules.searching import search_rounds
from oubliettes.games.souterrains.rules.special_rooms import MAN, ROUNDS
from oubliettes.games.souterrains.rules.talk import talk_trial
from oubliettes.games.souterrains.rules.town.selling import haggle_trial
from oubliettes.games.souterrains.rules.travel import LINK_SQUARES, Move, flood, rate, to_square, trace
from oubliettes.games.souterrains.rules.trial import (
    LUCKY_BONUS,
    MONEY_STEP,
    STORED_BONUS,
    prepare,
    weigh,
)
from oubliettes.games.souterrains.rules.wander import leader, total_hd
from oubliettes.games.souterrains.sight.notes_town import TOWN, Say, families, told
from oubliettes.games.souterrains.sight.odds import once, passes, percent, settles
from oubliettes.games.souterrains.table import Table, Trial, copy
from oubliettes.kernel import Ask, Line, Note, Pick, line, note

ROOM_NOTES = families(
    "room-well", "room-altar", "room-mummified_body", "room-broken_furniture", "room-armoury", "room-pantry",
    "room-gaol_pick", "room-gaol_force", "room-library", "room-laboratory", "room-healing_spring",
    "room-chapel_prayer", "room-chapel_offering", "room-forge_repair", "room-forge_weapon", "room-throne_room",
    "room-mushroom_garden", "room-talking_head", "room-standing_portal",
)  # fmt: skip
USE_NOTES = families(
    "use-draught_of_vigour", "use-antidote", "use-potion_of_warding", "use-potion_of_unseeing", "use-light_stone",
    "use-scroll_of_sanctuary",
)  # fmt: skip
STAKE_NOTES = families("stake-peace", "stake-share", "stake-information", "stake-supplies")
SPOILS_NOTES = families("spoils-valuables", "spoils-all")


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    """A note for every option, and for every pick that is greyed."""
    found = _far(t, [pick for pick in ask.options if pick[0] in ("travel", "travel_out")])
    for pick in ask.options:
        if pick in found:
            continue
        say = PROMPTS.get((ask.prompt, str(pick[0]))) or VERBS.get(str(pick[0]))
        if ask.prompt == "haggle":
            found[pick] = _haggle(t, ask, pick)
        else:
            found[pick] = say(t, pick) if say else TOWN[str(pick[0])](t, pick)
    for pick, rule in ask.blocked(t) if ask.blocked else ():
        found[pick] = note(_why_not(rule))
    return found


def _why_not(rule: str) -> Line:
    key = WHY_NOT.get(rule)
    return line(key) if key else line("not-now")


WHY_NOT = {
    "SS-13.7": "door-locked", "SS-13.8": "door-stuck", "SS-13.10": "door-barred", "SS-13.11": "way-blocked",
    "SS-25.9": "leads-nowhere", "SS-12.8": "somebody-here", "SS-12.9": "searched-already", "SS-20.2": "no-cache-here",
    "SS-7.24": "no-resource", "SS-3.20": "no-resource", "SS-24.2": "not-at-way-out", "SS-4.7": "too-heavy",
    "SS-15.14": "talked-already", "SS-15.6": "they-do-not-listen", "SS-15.4": "no-money",
}  # fmt: skip


# ------------------------------------------------------------------ parts of notes


def _rounds(n: int) -> Line | None:
    return line("rounds", n=n) if n else None


def _resource(n: int = 1) -> Line:
    return line("resource", n=n)


def _harm(low: int, high: int) -> Line:
    return line("damage", low=max(0, low), high=max(0, high))


def _span(dice: Dice, ten: bool = False) -> tuple[int, int]:
    """The least and the most that dice show (SS-1.7, SS-1.8)."""
    low, high = (0, 9) if dice.faces == 10 and not ten else (1, dice.faces)
    return dice.count * low + dice.plus, dice.count * high + dice.plus


def _backlash(t: Table) -> Line:
    """SS-3.25: D10 above Fatigue."""
    return line("backlash", n=10 * (TRACK - t.hero.fatigue))


def _noise(t: Table) -> Line:
    """SS-12.6: D10 above Danger."""
    return line("noise", n=10 * (TRACK - t.danger))


def _loud(t: Table) -> Line:
    """SS-11.15: Danger rises, or a patrol is called."""
    return line("danger-up", n=1) if t.danger < TRACK else line("patrol-called")


def _tires(t: Table, n: int) -> Line:
    """SS-10.11: Fatigue rises; beyond 9 he faints."""
    return line("fatigue-up", n=n) if t.hero.fatigue + n <= TRACK else line("faints", n=n)


# ------------------------------------------------------------------ a test on the table (SS-6.15)


def _roll(t: Table, pick: Pick) -> Note:
    return _on(t, lambda trial: None)


def _on(t: Table, add: Callable[[Trial], None], *lines: Line | None) -> Note:
    """The chance of the test on the table with something more."""
    assert t.trial is not None
    trial = clone(t.trial)
    trial.bonus, trial.malus = trial.bonus[:], trial.malus[:]
    add(trial)
    return note(line("needs", n=max(trial.needed, 0), die=trial.die), *lines, chance=settles(trial))


def _plus(name: str, amount: int, *lines: Line | None) -> Say:
    return lambda t, pick: _on(t, lambda trial: trial.bonus.append((name, amount)), *lines)


def _situation(t: Table, pick: Pick) -> Note:
    return _on(t, lambda trial: weigh(trial, int(pick[1])), line("on-honour"))


def _valuable(t: Table, pick: Pick) -> Note:
    """SS-15.4: +2 for each 10 PO it is worth."""
    item = t.hero.pack.items[int(pick[1])]
    worth = 2 * (item.price // MONEY_STEP)
    return _on(t, lambda trial: trial.bonus.append(("money", worth)), line("pays-with", po=item.price // PO))


def _reroll(t: Table, pick: Pick) -> Note:
    assert t.trial is not None
    return note(line("needs", n=max(t.trial.needed, 0), die=t.trial.die), chance=once(t.trial))


# ------------------------------------------------------------------ payments


def _pay_effort(t: Table, pick: Pick) -> Note:
    return note(_resource(), line("resources-left", n=t.hero.resources - 1))


def _pay_wound(t: Table, pick: Pick) -> Note:
    return note(_resource(), _tires(t, 1))


def _tired(n: int) -> Say:
    return lambda t, pick: note(_tires(t, n))


def _five_feed(t: Table, pick: Pick) -> Note:
    return note(_resource(), line("fed"))


def _rest_now(t: Table, pick: Pick) -> Note:
    return note(_rounds(COST["rest"]), line("rested"))


def _backlash_pick(t: Table, pick: Pick) -> Note:
    return note(_tires(t, 1) if pick[1] == "fatigue" else _loud(t))


# ------------------------------------------------------------------ walking (SS-8)


def _way(t: Table, moves: list[Move], start: int = 0) -> Line | None:
    """SS-8.10: the rounds of a walk over ground that is known."""
    rounds, section = 0, t.section
    for name, a, b in moves:
        if name == "step":
            rounds += rate(t, section)
        elif name == "cross":
            section = t.exit(a).other(section)
            rounds += rate(t, section) if section != NOWHERE else 0
        else:
            rounds += LINK_SQUARES * rate(t, section)
            links = t.dungeon.sections[section].features
            section = next(link.joins for link in links if link.kind == "link" and link.square == (a, b))
    return _rounds(start + rounds)


def _exit(t: Table, pick: Pick) -> Note:
    number = int(pick[1])
    edge = t.exit(number)
    other = edge.other(t.section)
    moves = [*to_square(t, edge.end(t.section)), ("cross", number, 0)]
    where = line("unexplored") if other == NOWHERE else line("leads-to", n=other)
    return note(where, _way(t, moves), _somebody(t, other))


def _somebody(t: Table, section: int) -> Line | None:
    group = t.dungeon.standing(section) if section != NOWHERE else None
    return None if group is None else line("at-peace-there") if group.peace else line("somebody-there")


def _go_to(t: Table, pick: Pick) -> Note:
    return note(_way(t, to_square(t, t.exit(int(pick[1])).end(t.section))), line("to-the-door"))


def _approach(t: Table, pick: Pick) -> Note:
    return note(_way(t, to_square(t, t.place.features[int(pick[1])].square)), line("goes-there"))


def _far(t: Table, picks: list[Pick]) -> dict[Pick, Note]:
    """Travels, all measured at once: past nobody hostile where that can be (SS-8.8)."""
    found: dict[Pick, Note] = {}
    for avoid in (True, False):
        if len(found) == len(picks):
            break
        came, _ = flood(t, lambda node: False, avoid=avoid)
        first: dict[int, tuple[int, tuple[int, int]]] = {}
        for node in came:
            first.setdefault(node[0], node)
        for pick in picks:
            goal = first.get(int(pick[1])) if pick[0] == "travel" else t.dungeon.way_ins[int(pick[1])]
            if pick not in found and goal in came:
                moves = trace(came, goal, (t.section, t.square))
                past = None if avoid else line("past-somebody")
                found[pick] = note(_way(t, moves), line("may-be-stopped"), past)
    return found


def _climb(t: Table, pick: Pick) -> Note:
    """SS-25.23, SS-13.4."""
    trial = prepare(t, "acrobatics")
    return note(_rounds(CONDUIT_ROUNDS), line("falls"), _harm(*_span(MAN)), chance=passes(t, trial))


def _stairs(t: Table, pick: Pick) -> Note:
    return note(_rounds(LINK_SQUARES * rate(t, t.section)), line("another-level"))


def _slip_link(t: Table, pick: Pick) -> Note:
    link = t.place.features[int(pick[1])]
    own = CONDUIT_ROUNDS if link.id == "conduit" else LINK_SQUARES * rate(t, t.section)
    return note(_way(t, to_square(t, link.square), own), line("slips-past"))


def _leave(t: Table, pick: Pick) -> Note:
    """SS-24.2, SS-22.15: what was found becomes experience."""
    over = t.settings.game_mode == "expedition"
    goal = goal_reached(t)
    return note(
        line("xp", n=t.hero.found_value // PO + goal),
        line("game-ends") if over else line("back-in-town"),
        danger=over,
    )


def _face(t: Table, pick: Pick) -> Note:
    return note(line("meets-them"), danger=True)


# ------------------------------------------------------------------ work in a section (SS-12, SS-13, SS-20, SS-26)


def _search(t: Table, pick: Pick) -> Note:
    rounds = search_rounds(t, near=pick[0] == "search_near")
    return note(_rounds(rounds), line("search-brings"), _noise(t), chance=passes(t, prepare(t, "search")))


def _door(t: Table, pick: Pick) -> Note:
    edge = t.exit(int(pick[1]))
    rounds = _rounds(COST["pick_force_cache"])
    if pick[0] == "pick_lock":
        return note(rounds, line("quiet-work"), chance=passes(t, prepare(t, "pick_lock")))
    trial = prepare(t, "force", situation=force_situation(edge.door))
    return note(rounds, _loud(t), chance=passes(t, trial))


def _unlock(t: Table, pick: Pick) -> Note:
    return note(_rounds(COST["open_container"]), line("has-the-key"), chance=1.0)


def _box(t: Table, pick: Pick) -> Note:
    if pick[0] == "open_box":
        return note(_rounds(COST["open_container"]), line("may-be-trapped"))
    rounds = _rounds(COST["pick_force_cache"])
    if pick[0] == "pick_box":
        return note(rounds, line("may-be-trapped"), chance=passes(t, prepare(t, "pick_lock")))
    trial = prepare(t, "force", situation=("locked_force",))
    return note(rounds, _loud(t), line("may-break"), line("may-be-trapped"), chance=passes(t, trial))


def _trap_harm(t: Table, place: int) -> tuple[Line | None, Line]:
    kind = TRAPS[t.place.traps[place].id]
    harm = _harm(*_span(kind.damage)) if kind.damage.count or kind.damage.plus else None
    return harm, line("save", n=percent(passes(t, prepare(t, "save", tag=kind.save))))


def _disarm(t: Table, pick: Pick) -> Note:
    harm, save = _trap_harm(t, int(pick[1]))
    trial = prepare(t, "disarm" if pick[0] == "disarm" else "acrobatics")
    rounds = _rounds(COST["disarm"]) if pick[0] == "disarm" else None
    return note(rounds, line("else-it-springs"), harm, save, line("xp", n=XP["trap_survived"]), chance=passes(t, trial))


def _spring(t: Table, pick: Pick) -> Note:
    harm, save = _trap_harm(t, int(pick[1]))
    return note(harm, save, _loud(t), danger=True)


def _use_room(t: Table, pick: Pick) -> Note:
    name = str(pick[1])
    trials = {"gaol_pick": ("pick_lock", ()), "gaol_force": ("force", ("locked_force",))}
    chance = None
    if name in trials:
        test, situation = trials[name]
        chance = passes(t, prepare(t, test, situation=situation))
    return note(_rounds(ROUNDS[name]), line(ROOM_NOTES[name]), chance=chance)


def _try(t: Table, pick: Pick) -> Note:
    row = module_row(t, str(pick[2]))
    return note(_rounds(max(1, int(row["rounds"]))), chance=passes(t, module_trial(t, row), row.get("domain", "")))


def _open_cache(t: Table, pick: Pick) -> Note:
    cache = t.place.cache
    assert cache is not None
    if t.clock + COST["open_container"] - cache.closed_at < TURN:
        return note(_rounds(COST["open_container"]), chance=1.0)
    return note(_rounds(COST["open_container"]), line("else-looted"), chance=passes(t, cache_trial(t, cache)))


def _make_cache(t: Table, pick: Pick) -> Note:
    return note(_rounds(COST["pick_force_cache"]), line("cache-keeps"))


def _improve(t: Table, pick: Pick) -> Note:
    return note(_resource(), line("bonus", n=RESOURCE_BONUS))


def _loot(t: Table, pick: Pick) -> Note:
    return note(_rounds(COST["loot"]), line("takes-what-he-wants"))


# ------------------------------------------------------------------ things


def _of(thing: Thing, worth: int = 0) -> tuple[Line | None, ...]:
    """Weight, worth, and what a thing is for."""
    return (
        line("weight", n=thing.enc),
        line("worth", po=worth / PO if worth % PO else worth // PO) if worth else None,
        _harm(*_span(thing.damage)) if thing.kind in ("weapon", "torch") else None,
        line("armour", n=thing.ac) if thing.kind in ("armour", "shield") else None,
    )


def _take(t: Table, pick: Pick) -> Note:
    return note(*_of(THINGS[str(pick[2])]))


def _stack(t: Table, pick: Pick) -> Note:
    return note(line("load", n=t.hero.enc), line("room-for-coins", n=t.hero.coin_room))


def _pack_item(t: Table, pick: Pick) -> Note:
    item = t.hero.pack.items[int(pick[1])]
    return note(*_of(item.thing, item.price), line("left-behind"))


def _left(t: Table, pick: Pick) -> Note:
    return note(line("left-behind"), line("load", n=t.hero.enc))


def _drop_held(t: Table, pick: Pick) -> Note:
    item = t.hero.main if pick[1] == "main" else t.hero.off
    return note(line("lantern-breaks") if item and item.id == "lantern" else line("left-behind"))


def _hold(t: Table, pick: Pick) -> Note:
    return note(*_of(THINGS[str(pick[3])]))


def _refill(t: Table, pick: Pick) -> Note:
    return note(_resource(), line("burns", n=LANTERN_ROUNDS))


def _worn(t: Table, pick: Pick) -> Note:
    return note(line("bonus", n=THINGS[str(pick[2])].bonus))


def _armour(t: Table, pick: Pick) -> Note:
    after = copy(t)
    place = int(pick[1]) if pick[0] == "don" else -1
    after.hero.armour = after.hero.pack.items[place] if pick[0] == "don" else None
    return note(_rounds(COST["don_armour"] if t.phase == "dungeon" else 0), line("armour", n=after.ac))


def _use(t: Table, pick: Pick) -> Note:
    return note(line(USE_NOTES[str(pick[2])]), line("used-up"))


# ------------------------------------------------------------------ magic and rest (SS-3, SS-7)


def _cast(t: Table, pick: Pick) -> Note:
    row = SPELLS[str(pick[1])]
    lasts = row["duration"] * (TURN if row["duration_unit"] == "turn" else 1)
    return note(
        _rounds(COST["cast"]), _resource(), line("lasts", n=lasts), _backlash(t), chance=passes(t, magic_trial(t))
    )


def _heal(t: Table, pick: Pick) -> Note:
    return note(_rounds(COST["healing"]), _resource(), line("fatigue-down", n=min(2, t.hero.fatigue)), line("cures"))


def _rest(t: Table, pick: Pick) -> Note:
    fed = pick[0] == "rest_fed"
    third = t.block == 2 and not t.hero.diseased and t.hero.fatigue
    return note(
        _rounds(COST["rest"]),
        _resource() if fed else None,
        line("fatigue-down", n=1) if third else line("rested"),
        line("fed") if fed or t.water else None,
    )


# ------------------------------------------------------------------ encounters (SS-14, SS-15, SS-18)


def _stealth(t: Table, pick: Pick) -> Note:
    """SS-29.8: of those not seen yet only what shows in the modifiers goes into it."""
    if t.invisible:
        return note(line("invisible"), chance=1.0)
    enc, new = t.enc, copy(t)
    if enc.unseen:
        new.group.members = []
    trial = prepare(new, "stealth", situation=("ambush",) if enc.unseen and enc.signs & 1 else ())
    if enc.unseen and enc.signs & 2:
        trial.malus.append(("blind", BLIND))
    return note(line("goes-unseen"), line("else-they-notice"), chance=passes(t, trial))


def _attack_first(t: Table, pick: Pick) -> Note:
    friends = t.group.attitude == "friendly"
    return note(line("fight-begins"), line("friends-turn") if friends else None, danger=friends)


def _attack_peace(t: Table, pick: Pick) -> Note:
    return note(line("fight-begins"), line("friends-turn"), danger=True)


def _talk(t: Table, pick: Pick) -> Note:
    kind = str(pick[1])
    hostile = t.group.attitude != "friendly"
    chance = passes(t, talk_trial(t, kind))
    return note(
        _rounds(COST["talk"]),
        line("must-pay") if kind == "bribery" else None,
        line("peace-or-blows") if hostile else line("a-favour"),
        chance=chance,
    )


def _stake(t: Table, pick: Pick) -> Note:
    return note(line(STAKE_NOTES[str(pick[1])]))


def _yield(t: Table, pick: Pick) -> Note:
    return note(line(SPOILS_NOTES[leader(t.group).spoils]), danger=True)


def _flee(t: Table, pick: Pick) -> Note:
    """SS-18.1 to SS-18.5: the first test."""
    enc = t.enc
    if enc.group_surprised and enc.round <= 1:
        return note(line("flees-free"), chance=1.0)
    if t.invisible:
        return note(line("invisible"), line("then-pursued"), chance=1.0)
    blows = [CREATURES[member.creature].best for member in t.group.living() if CREATURES[member.creature].attacks]
    worst = max(blows, key=lambda dice: dice.mean) if blows else None
    harm = _harm(*_span(worst)) if worst and not enc.group_surprised else None
    return note(
        line("parting-blow") if harm else None, harm, line("then-pursued"), chance=passes(t, prepare(t, "flight"))
    )


def _throw_away(t: Table, pick: Pick) -> Note:
    bonus = 0 if pick == NO_DROP else leader(t.group).greed
    return note(line("they-give-up"), chance=passes(t, giveup_trial(t, bonus)))


def _question(t: Table, pick: Pick) -> Note:
    trial = prepare(t, "negotiation", malus=(("opponents", CREATURES[str(pick[1])].hd),))
    return note(_rounds(COST["question"]), line("tells-or-cries"), chance=passes(t, trial))


# ------------------------------------------------------------------ combat (SS-16, SS-3)


def _target(t: Table, place: int) -> Line:
    member = t.group.members[place]
    return line("target-hp", hp=member.hp, of=member.hp_max) if t.group.counted else line("target-unknown")


def _blow(t: Table, pick: Pick) -> Note:
    place = int(pick[1])
    weapon = t.hero.weapon if pick[0] == "attack" else THINGS["torch"]
    target = CREATURES[t.group.members[place].creature]
    ends = _span(weapon.damage, t.settings.heavy_d10 == "one_to_ten")
    low, high = (soften(target.abilities, weapon, end + weapon.bonus) for end in ends)
    if weapon.kind == "torch" and "fireproof" in target.abilities:
        low = high = 0
    return note(_harm(low, high), _target(t, place), chance=passes(t, attack_trial(t, place, weapon)))


def _lantern(t: Table, pick: Pick) -> Note:
    place = int(pick[1])
    fireproof = "fireproof" in CREATURES[t.group.members[place].creature].abilities
    low, high = (0, 0) if fireproof else _span(THINGS["lantern"].damage)
    burns = None if fireproof else line("burns-on")
    trial = lantern_trial(t, place)
    return note(_harm(low, high), burns, _target(t, place), line("lantern-lost"), chance=passes(t, trial))


def _fire_bolt(t: Table, pick: Pick) -> Note:
    """SS-3.39 to SS-3.41."""
    place = int(pick[1])
    target = CREATURES[t.group.members[place].creature]
    if "fireproof" in target.abilities:
        effect = line("no-effect")
    elif t.hero.hd >= target.hd:
        effect = line("slays")
    else:
        effect = _harm(*_span(bolt(t)))
    chance = passes(t, magic_trial(t, target))
    return note(effect, _target(t, place), _resource(), line("whole-round"), _backlash(t), chance=chance)


def _combat_cast(t: Table, pick: Pick) -> Note:
    row = SPELLS[str(pick[1])]
    lasts = row["duration"] * (TURN if row["duration_unit"] == "turn" else 1)
    chance = passes(t, magic_trial(t))
    return note(_resource(), line("lasts", n=lasts), line("whole-round"), _backlash(t), chance=chance)


def _turn_undead(t: Table, pick: Pick) -> Note:
    """SS-3.4: as many as his HD, each weaker than he."""
    kinds = [CREATURES[member.creature] for member in t.group.living()]
    weak = sum(kind.undead and kind.hd < t.hero.hd for kind in kinds)
    return note(line("destroys", n=min(weak, t.hero.hd)), line("whole-round"))


def _phial(t: Table, pick: Pick) -> Note:
    place = int(pick[3])
    fireproof = "fireproof" in CREATURES[t.group.members[place].creature].abilities
    low, high = (0, 0) if fireproof else _span(FIRE_PHIAL)
    friends = t.group.attitude == "friendly"
    return note(
        _harm(low, high), _target(t, place), line("used-up"), line("friends-turn") if friends else None, danger=friends
    )


def _break_free(t: Table, pick: Pick) -> Note:
    return note(line("breaks-free"), chance=passes(t, prepare(t, "force")))


def _nothing(t: Table, pick: Pick) -> Note:
    return note(line("enemies-act", n=total_hd(t.group, living=True)))


def _haggle(t: Table, ask: Ask, pick: Pick) -> Note:
    """SS-23.9, SS-23.10: so many points more, or as many less."""
    facts, more = ask.facts or {}, int(pick[1])
    value, base = int(facts["cp"]), int(facts["base"])

    def po(percent: int) -> float:
        cp = value * percent // 100
        return cp / PO if cp % PO else cp // PO

    if not more:
        return note(line("brings", po=po(base)), chance=1.0)
    return note(
        line("brings", po=po(base + more)), line("or-brings", po=po(base - more)), chance=passes(t, haggle_trial(t))
    )


# ------------------------------------------------------------------ who says what

PROMPTS: dict[tuple[str, str], Say] = {
    ("pay-effort", "pay"): _pay_effort,
    ("pay-effort", "decline"): _tired(1),
    ("pay-wound", "pay"): _pay_wound,
    ("pay-wound", "decline"): _tired(2),
    ("five-feed", "pay"): _five_feed,
    ("five-feed", "decline"): _tired(1),
    ("five-rest", "decline"): _tired(1),
    ("reroll", "reroll"): _reroll,
    ("reroll", "keep"): told("stays-failed"),
    ("action", "cast"): _combat_cast,
    ("rumour", "reroll"): told("another-rumour"),
    ("rumour", "keep"): told("keeps-rumour"),
    ("trade", "done"): told("trade-over"),
    ("share", "take"): _take,
}
VERBS: dict[str, Say] = {
    "roll": _roll,
    "resource": _plus("resource", RESOURCE_BONUS, _resource()),
    "claim": _plus("rst", RST_BONUS, line("on-honour")),
    "lucky_coin": _plus("lucky_coin", LUCKY_BONUS, line("used-up")),
    "stored": _plus("stored", STORED_BONUS, line("used-up")),
    "coins": _plus("money", 2, line("pays", po=MONEY_STEP // PO)),
    "situation": _situation,
    "valuable": _valuable,
    "rest_now": _rest_now,
    "backlash": _backlash_pick,
    "exit": _exit,
    "go_to": _go_to,
    "approach": _approach,
    "further": told("looks-on"),
    "climb": _climb,
    "stairs": _stairs,
    "slip_link": _slip_link,
    "slip_out": told("slips-past"),
    "face": _face,
    "search": _search,
    "search_near": _search,
    "pick_lock": _door,
    "force": _door,
    "dig": _door,
    "unlock": _unlock,
    "open_box": _box,
    "pick_box": _box,
    "force_box": _box,
    "disarm": _disarm,
    "bypass": _disarm,
    "spring": _spring,
    "turn_back": told("stays-here"),
    "use_room": _use_room,
    "try": _try,
    "loot": _loot,
    "take": _take,
    "carry": _take,
    "take_stack": _stack,
    "take_stub": told("burned-torch"),
    "bag": lambda t, pick: note(_resource(), line("holds-coins", n=THINGS["bag"].capacity)),
    "gear": told("one-round-if-changed"),
    "empty": told("into-the-pack"),
    "hold": _hold,
    "hold_torch": told("torch-in-hand"),
    "light": told("gives-light"),
    "douse": told("saves-light"),
    "refill": _refill,
    "wear": _worn,
    "unwear": told("into-the-pack"),
    "don": _armour,
    "doff": _armour,
    "drop": _pack_item,
    "drop_stack": _left,
    "drop_stub": _left,
    "drop_held": _drop_held,
    "cast": _cast,
    "heal": _heal,
    "use": _use,
    "rest": _rest,
    "rest_fed": _rest,
    "make_cache": _make_cache,
    "open_cache": _open_cache,
    "improve": _improve,
    "leave": _leave,
    "attack_peace": _attack_peace,
    "trade": told("peddler"),
    "stealth": _stealth,
    "no_stealth": told("shows-himself"),
    "attack_first": _attack_first,
    "talk": _talk,
    "stake": _stake,
    "yield": _yield,
    "part": told("in-peace"),
    "leave_alone": told("in-peace"),
    "wait": told("a-round-passes"),
    "flee": _flee,
    "ask_about": told("tells-what-is-there"),
    "attack": _blow,
    "strike_torch": _blow,
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
    "no_drop": _throw_away,
    "drop_coins": _throw_away,
    "drop_item": _throw_away,
    "question": _question,
    "no_question": told("asks-nothing"),
}
