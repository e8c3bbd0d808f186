"""The rules of Dungeon Roll, in the order of the rulebook: setting up, delves, levels, phases, the end.

Beats: dealing, forming a party, rolling a level, and then `play`: all picks until the next throw. What the phases
offer is in `actions` (DR-7 to DR-9), `treasure` (DR-13) and `heroes` (DR-15, DR-16); points and titles are in
`scoring` (DR-17 to DR-19).
"""

from collections.abc import Callable
from itertools import compress
from typing import Any

from oubliettes.games.dungeon_roll.pieces import (
    CHAMPION,
    CHEST,
    DELVES,
    DRAGON_XP,
    DUNGEON_DICE,
    HEROES,
    LAIR_THRESHOLD,
    MAX_LEVEL,
    NOBODY,
    PARTY_DICE,
    PARTY_FACES,
    POTION,
    SCROLL,
    SOURCE,
    SOURCES,
)
from oubliettes.games.dungeon_roll.rules.actions import (
    DONE,
    DUNGEON_ROLLS,
    FLEE,
    PARTY_ROLLS,
    REROLL_DIE,
    count_champions,
    draw_token,
    drink,
    fight,
    fights,
    lone,
    loots,
    open_chests,
    reroll,
    scroll_helps,
    show_dungeon,
    show_party,
    stock,
    throw_again,
)
from oubliettes.games.dungeon_roll.rules.blocked import blocked
from oubliettes.games.dungeon_roll.rules.heroes import NEEDS, ULTIMATE, potions, ultimate
from oubliettes.games.dungeon_roll.rules.scoring import final_scoring
from oubliettes.games.dungeon_roll.rules.treasure import USE_PORTAL, tokens, use_token
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, FORM, LOOT, MONSTER, REGROUP, Table, new_table
from oubliettes.kernel import Ask, BadOption, Draw, Options, Pick, Script, Step

FORM_PICKS: list[Pick] = [("pick", face) for face in PARTY_FACES]
END_PHASE: Pick = ("end_phase",)
DRAGON_FIGHT: Pick = ("dragon",)
RETIRE: Pick = ("retire",)
GLORY: Pick = ("glory",)
PLAY_LEVEL: Step = ("play", MONSTER)


# ------------------------------------------------------------------ setup (DR-2)


def setup(seats: int, options: Options) -> Table:
    """DR-2.1, DR-2.5, DR-2.10: tokens in the box, Heroes on their Novice side, nothing earned yet."""
    t = new_table(seats)
    for player, earlier in zip(t.players, options["profiles"] or (), strict=False):
        if earlier:
            player.played = _earlier(earlier, "heroes")
            player.earned = _earlier(earlier, "titles")
    t.then(("first_adventurer", options["first_seat"]), ("heroes", options["hero_mode"]))
    return t


def _earlier(profile: dict[str, Any], what: str) -> frozenset[str]:
    """A list of names in what an earlier match handed over."""
    names = profile.get(what, [])
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"option profiles: {what!r} is a list of names, as a match hands it over, not {names!r}")
    return frozenset(names)


def first_adventurer(t: Table, seat: str | int) -> Script[None]:
    """DR-2.8: drawn by lot, or fixed by the table."""
    t.first = (yield Draw(len(t.players))) if seat == "random" else int(seat)
    t.turn_to(t.first)
    if t.log is not None:
        t.say("first-adventurer", "DR-2.8", seat=t.first)


def heroes(t: Table, mode: str) -> Script[None]:
    """DR-2.2, DR-2.4: the first Adventurer's Hero first, then clockwise, without repetition (DR-20.10)."""
    order = [(t.first + turn) % len(t.players) for turn in range(len(t.players))]
    if mode == "choice":
        t.then(*(("choose_hero", seat) for seat in order), ("form",))
        return
    free = free_heroes(t)
    for seat in order:
        take_hero(t, seat, free.pop((yield Draw(len(free)))), "DR-2.2")
    t.agenda.append(("form",))


def choose_hero(t: Table, seat: int) -> Script[None]:
    """DR-2.3: a card among those still free."""
    options: list[Pick] = [("hero", HEROES[hero]) for hero in free_heroes(t)]
    pick: Pick = yield Ask(seat, "choose-hero", options, "DR-2.4")
    take_hero(t, seat, HEROES.index(str(pick[1])), "DR-2.3")


def free_heroes(t: Table) -> list[int]:
    taken = [player.hero for player in t.players]
    return [hero for hero in range(len(HEROES)) if hero not in taken]


def take_hero(t: Table, seat: int, hero: int, rule: str) -> None:
    player = t.players[seat]
    player.hero = hero
    player.show(master=False)  # DR-2.5
    if t.log is not None:
        t.say("hero", rule, seat=seat, hero=player.side.name)


# ------------------------------------------------------------------ a delve: forming the party (DR-3)


def form(t: Table) -> Script[None]:
    """DR-3.1, DR-3.4 to DR-3.6: seven Party dice; then what the Hero makes of them; then level 1."""
    player = t.player
    player.ready = True  # DR-3.5
    t.phase = FORM
    t.dragons_in_delve = 0
    if t.log is not None:
        t.say("delve", "DR-3.1", seat=t.adventurer, number=player.delves + 1)
    rolled: tuple[int, ...] = yield PARTY_ROLLS[t.adventurer][PARTY_DICE]
    show_party(t, rolled, "party", "DR-3.1")
    if player.side.knight and t.party[SCROLL]:  # DR-16.13
        scrolls, t.party[SCROLL] = t.party[SCROLL], 0
        t.party[CHAMPION] += scrolls
        t.say("scrolls-to-champions", "DR-16.13", seat=t.adventurer, dice=("scroll", scrolls))
        player.hero_used = True
        count_champions(t)
    if player.side.reroll_at_forming:  # DR-15.3, DR-16.1, DR-16.2: once; picking none declines it
        options = [*compress(FORM_PICKS, t.party), DONE]
        if (yield from throw_again(t, "form-reroll", "DR-16.2", options)):
            player.hero_used = True
    t.agenda.append(("level", 1))  # DR-3.2, DR-3.3; only its phases offer tokens and the Ultimate (DR-3.7)


# ------------------------------------------------------------------ levels (DR-4, DR-5)


def level(t: Table, number: int) -> Script[None]:
    """DR-4.1 to DR-4.4: roll as many Dungeon dice as the level asks for and the Lair leaves.

    DR-1.5, DR-18.2: nobody is asked for it, neither the Dungeon Master nor who plays alone.
    """
    t.level = number
    t.phase = MONSTER
    t.dice_rolled = number if number + t.lair <= DUNGEON_DICE else DUNGEON_DICE - t.lair
    t.party_at_start = sum(t.party)
    t.monster_seen = t.companion_used = t.great_ultimate = False
    rolled: tuple[int, ...] = yield DUNGEON_ROLLS[t.adventurer][t.dice_rolled]
    show_dungeon(t, rolled, "dungeon", "DR-4.3")
    t.agenda.append(PLAY_LEVEL)


def play(t: Table, phase: str) -> Script[None]:
    """DR-5.1: Monster, Loot, Dragon, Regroup, pick by pick, until something is thrown or the delve is over: what
    comes then is on the agenda."""
    t.phase = MONSTER if t.monsters else phase  # DR-5.6
    agenda = t.agenda
    while not agenda:
        phase = t.phase
        if phase == DRAGON_PHASE and t.lair < LAIR_THRESHOLD:  # DR-10.18: the Lair is counted again after each pick
            to_regroup(t)
            continue
        offer, prompt, rule = PHASES[phase]
        options = offer(t)
        if len(options) > 1 or options[0] is FLEE:  # DR-5.5: even a lone flight is confirmed
            pick: Pick = yield Ask(t.adventurer, prompt, options, rule, blocked)
        else:
            pick = lone(t, options[0])
        script = ACTIONS[pick[0]](t, pick)
        if script is not None:
            yield from script


def end_phase(t: Table, pick: Pick) -> None:
    """DR-5.3: the next phase."""
    phase = next_phase(t)
    if phase == REGROUP:
        to_regroup(t)
    else:
        t.phase = phase


def next_phase(t: Table) -> str:
    """DR-9.16: without loot there is no Loot phase; DR-10.1, DR-10.2: nor is there a Dragon phase while the Dragon
    sleeps."""
    if t.phase == MONSTER and (t.active[CHEST] or t.active[POTION]):
        return LOOT
    return DRAGON_PHASE if t.lair >= LAIR_THRESHOLD else REGROUP


def token(t: Table, pick: Pick) -> Script[None] | None:
    """DR-13.2, DR-13.6: a token for its ability, whatever the rules say else; the Town Portal is the way out."""
    script = use_token(t, pick)
    if pick is USE_PORTAL:
        portal(t)
    return script


def add_powers(t: Table, options: list[Pick]) -> None:
    """DR-13.3, DR-15.8: tokens with an ability of their own and the Ultimate, in the first three phases.

    Those of the Adventurer alone (DR-13.4), as many as there are (DR-13.7), and never compulsory (DR-15.9).
    """
    player = t.player
    if player.held:
        options += tokens(t)
    if player.ready and NEEDS[player.side.ultimate](t):
        options.append(ULTIMATE)


# ------------------------------------------------------------------ 1. Monster phase (DR-6)


def monster_phase(t: Table) -> list[Pick]:
    """DR-6.1, DR-6.5, DR-6.6: all monsters must go before the phase can end."""
    player = t.player
    goblins, skeletons, oozes, _, _ = t.active
    monsters = goblins or skeletons or oozes
    options = fights(t, goblins, skeletons, oozes) if monsters else []
    if t.party[SCROLL] and (monsters or scroll_helps(t)):  # DR-8.4
        options.append(REROLL_DIE)
    if player.side.loot_in_monster_phase:  # DR-16.19
        options += loots(t)
    if player.ready or player.held:
        add_powers(t, options)
    options.append(FLEE if monsters else END_PHASE)  # DR-12.2, DR-5.4
    return options


# ------------------------------------------------------------------ 2. Loot phase (DR-9)


def loot_phase(t: Table) -> list[Pick]:
    """DR-9.1: open Chests and drink Potions, in any order; nothing is compulsory."""
    options = loots(t)
    add_powers(t, options)
    options.append(END_PHASE)
    return options


# ------------------------------------------------------------------ 3. Dragon phase (DR-10)


def dragon_phase(t: Table) -> list[Pick]:
    """DR-10.16: fight, use tokens or the Ultimate, or flee (DR-10.9)."""
    options = [DRAGON_FIGHT] if t.player.side.dragon_sets(stock(t)) else []
    add_powers(t, options)
    options.append(FLEE)
    return options


def dragon_fight(t: Table, pick: Pick) -> Script[None]:
    """DR-10.20: name Companions one by one while there is a choice; then DR-10.15: pay, empty the Lair, draw, learn.

    DR-10.4, DR-10.8: always three, used in one go, however many dice the Lair holds.
    """
    sets = t.player.side.dragon_sets(stock(t))
    t.chosen = ()
    while len(sets) > 1:
        left = {source for chosen in sets for source in _without(chosen, t.chosen)}
        options: list[Pick] = [("use", SOURCES[source]) for source in sorted(left)]
        pick = (
            (yield Ask(t.adventurer, "dragon-pick", options, "DR-10.20")) if len(options) > 1 else lone(t, options[0])
        )
        t.chosen += (SOURCE[pick[1]],)
        sets = [chosen for chosen in sets if _contains(chosen, t.chosen)]
    slayers, t.chosen = sets[0], ()
    for source in slayers:
        t.spend(source)
    t.companion_used = True
    if not NOBODY.slays(slayers):
        t.player.hero_used = True  # DR-20.8
    t.lair = 0  # DR-10.12
    t.dragons_in_delve += 1  # DR-10.19
    t.say("dragon-defeated", "DR-10.3", seat=t.adventurer, sources=tuple((SOURCES[source], 1) for source in slayers))
    dragon_titles(t)
    yield from draw_token(t, "DR-10.10", "DR-10.14")
    t.gain(DRAGON_XP, "dragons_xp", "DR-10.11")
    t.agenda.append(("regroup",))  # DR-10.18


def _without(chosen: tuple[int, ...], used: tuple[int, ...]) -> list[int]:
    left = list(chosen)
    for source in used:
        left.remove(source)
    return left


def _contains(chosen: tuple[int, ...], used: tuple[int, ...]) -> bool:
    return all(chosen.count(source) >= used.count(source) for source in used)


def dragon_titles(t: Table) -> None:
    if t.dragons_in_delve >= 2:
        t.earn("slayer_of_dragons", t.adventurer)  # DR-19.4
    if t.dragons_in_delve >= 3:
        t.earn("master_of_dragons", t.adventurer)  # DR-19.5
    if t.party_at_start <= t.dice_rolled - 1:
        t.earn("last_stand", t.adventurer)  # DR-19.9


# ------------------------------------------------------------------ 4. Regroup phase (DR-11)


def regroup(t: Table) -> Script[None]:
    """The beat after a Dragon was beaten."""
    to_regroup(t)
    return play(t, t.phase)


def to_regroup(t: Table) -> None:
    """DR-11.1: the level's dice go back, the Lair stays. DR-11.12: after level 10 the delve is over."""
    if not t.companion_used and t.monster_seen and not t.great_ultimate and not any(t.active):
        t.earn("critical_hit", t.adventurer)  # DR-19.19
    survived(t)
    t.active = [0, 0, 0, 0, 0]  # DR-9.14: loot that was left as well
    t.lent = [0, 0]  # DR-15.14
    t.phase = REGROUP
    if t.log is not None:
        t.say("regroup", "DR-11.1", seat=t.adventurer, level=t.level)
    if t.level == MAX_LEVEL:
        t.say("legend", "DR-11.5", seat=t.adventurer)
        t.gain(MAX_LEVEL, "levels_xp", "DR-11.5")
        t.earn("dungeon_master", t.adventurer)  # DR-19.15
        end_delve(t)


def survived(t: Table) -> None:
    """DR-19.7: a level of seven dice left by Regroup or by a Town Portal."""
    if t.dice_rolled == DUNGEON_DICE:
        t.earn("never_tell_me_the_odds", t.adventurer)


def regroup_phase(t: Table) -> list[Pick]:
    """DR-11.2, DR-11.10: retire or seek glory; before that, an Elixir, a Scroll token or a Ring.

    DR-11.9: in no other phase.
    """
    return [RETIRE, GLORY, *tokens(t)] if t.player.held else [RETIRE, GLORY]


def retire(t: Table, pick: Pick) -> None:
    """DR-11.3, DR-11.4: as much Experience as the level's number, and out."""
    if t.log is not None:
        t.say("retire", "DR-11.3", seat=t.adventurer, level=t.level)
    t.gain(t.level, "levels_xp", "DR-11.3")
    end_delve(t)


def glory(t: Table, pick: Pick) -> None:
    """DR-11.6, DR-11.7: one level deeper."""
    if t.log is not None:
        t.say("glory", "DR-11.6", seat=t.adventurer, level=t.level + 1)
    t.agenda.append(("level", t.level + 1))


# ------------------------------------------------------------------ the end of a delve (DR-12)


def flee(t: Table, pick: Pick) -> None:
    """DR-11.8, DR-12.1, DR-12.3, DR-12.4: nothing for the level; what was taken stays."""
    if t.log is not None:
        t.say("flee", "DR-12.3", seat=t.adventurer, level=t.level)
    end_delve(t)


def portal(t: Table) -> None:
    """DR-13.26: the level's Experience, and out."""
    t.say("portal", "DR-13.26", seat=t.adventurer, level=t.level)
    survived(t)
    if t.level == MAX_LEVEL:
        t.earn("dungeon_master", t.adventurer)  # DR-19.15
    t.gain(t.level, "levels_xp", "DR-13.26")
    end_delve(t)


def end_delve(t: Table) -> None:
    """DR-12.5 to DR-12.8: all dice pass to the left; after everybody's third delve the game is over."""
    t.player.delves += 1
    t.party = [0, 0, 0, 0, 0, 0]
    t.active = [0, 0, 0, 0, 0]
    t.lent = [0, 0]
    t.graveyard = t.lair = t.level = 0
    t.phase = FORM
    t.turn_to((t.adventurer + 1) % len(t.players))  # DR-12.6, DR-12.7
    t.agenda.append(("form",) if t.player.delves < DELVES else ("final_scoring",))


PHASES: dict[str, tuple[Callable[[Table], list[Pick]], str, str]] = {
    MONSTER: (monster_phase, "monster-phase", "DR-6.6"),
    LOOT: (loot_phase, "loot-phase", "DR-9.1"),
    DRAGON_PHASE: (dragon_phase, "dragon-phase", "DR-10.1"),
    REGROUP: (regroup_phase, "regroup-phase", "DR-11.2"),
}
"""What each phase offers, its question and the rule behind it."""
ACTIONS: dict[str | int, Callable[[Table, Pick], Script[object] | None]] = {
    "fight": fight,
    "open": open_chests,
    "drink": drink,
    "reroll": reroll,
    "token": token,
    "ultimate": ultimate,
    "end_phase": end_phase,
    "dragon": dragon_fight,
    "retire": retire,
    "glory": glory,
    "flee": flee,
}
"""DR-5.2: what a pick of any phase does: at once, or by a script where dice or further picks follow."""
STEPS: dict[str, Callable[..., Script[None]]] = {
    "first_adventurer": first_adventurer,
    "heroes": heroes,
    "choose_hero": choose_hero,
    "form": form,
    "level": level,
    "play": play,
    "potions": potions,
    "regroup": regroup,
    "final_scoring": final_scoring,
}
