"""What the Adventurer can do with Companions, Scrolls and loot (DR-7 to DR-9), and how a decision is put.

Every action pays first and acts afterwards (DR-5.7, DR-5.8). What it does at once is done when it returns; where dice
or further picks follow, it returns a script. After dice or draws that script puts what follows on the agenda.
"""

from itertools import compress

from oubliettes.games.dungeon_roll.pieces import (
    ACTIVE,
    CHAMPION,
    CHEST,
    DRAGON,
    DUNGEON_DICE,
    DUNGEON_FACE,
    DUNGEON_FACES,
    EMPTY_BOX_XP,
    FACE_OF,
    FIRST_LENT,
    FIRST_TOKEN,
    GOBLIN,
    HERO,
    LAIR_THRESHOLD,
    MAX_SEATS,
    MONSTERS,
    NOBODY,
    OOZE,
    PARTY_DICE,
    PARTY_FACE,
    PARTY_FACES,
    POTION,
    SCROLL,
    SCROLL_AS_TOKEN,
    SCROLL_DIE,
    SKELETON,
    SOURCE,
    SOURCES,
    TITLE_LEAST,
    TOKENS,
)
from oubliettes.games.dungeon_roll.table import MONSTER, Table
from oubliettes.kernel import Ask, Die, Draw, Pick, Roll, Rolled, Script, number

FLEE: Pick = ("flee",)
DONE: Pick = ("done",)
STOP: Pick = ("stop",)
DECLINE: Pick = ("decline",)
FACES: list[Pick] = [("face", face) for face in PARTY_FACES]
FACES_OR_STOP: list[Pick] = [*FACES, STOP]
KILLS: list[Pick] = [("kill", DUNGEON_FACES[monster]) for monster in MONSTERS]
DRINKS: list[Pick] = [("drink", source) for source in SOURCES]
REROLL_DIE: Pick = ("reroll", SOURCES[SCROLL_DIE])
REROLL_TOKEN: Pick = ("reroll", SOURCES[SCROLL_AS_TOKEN])
REROLL_PARTY: list[Pick] = [("party", face) for face in PARTY_FACES]
REROLL_DUNGEON: list[Pick] = [("dungeon", DUNGEON_FACES[face]) for face in ACTIVE]

PLAIN_FIGHTS = frozenset(pick for source in NOBODY.fights for monster in source for there in monster for pick in there)
"""Fights that take no power of a Hero card (DR-20.8)."""
STAND_INS = FIRST_LENT - FIRST_TOKEN
"""How many kinds of tokens act as a face."""
NOTHING_LENT = [0, 0]


def _rolls(what: str, dice: int) -> list[list[Roll]]:
    return [[Roll((6,) * count, for_=seat, what=what) for count in range(dice + 1)] for seat in range(MAX_SEATS)]


DRAGON_VALUE = DRAGON + 1
MANY_CHAMPIONS = TITLE_LEAST["doppelgangers"]
PARTY_ROLLS, DUNGEON_ROLLS = _rolls("party", PARTY_DICE), _rolls("dungeon", DUNGEON_DICE)
"""`PARTY_ROLLS[seat][dice]`: the throws, made once."""


GO_ON = ("end_phase", "done")
"""Picks that only lead on: made by the program, they go without saying."""


def lone(t: Table, pick: Pick) -> Pick:
    """DR-20.9: a lone pick is made by the program, and noted if it does something; only a flight is confirmed.

    A decision of the Adventurer (DR-1.3) thus reads `(yield Ask(...)) if len(options) > 1 else lone(t, options[0])`.
    """
    if t.log is not None and pick[0] not in GO_ON:
        t.say("only-pick", "DR-20.9", seat=t.adventurer, pick=pick)
    return pick


def stock(t: Table) -> list[int]:
    """How many there are of each source that can be spent now: active dice, tokens that stand for a face, lent
    companions, and the Hero card where its Ultimate makes it a Companion (DR-10.6, DR-10.7, DR-15.12)."""
    player = t.player
    if player.held or player.side.hero_as or t.lent != NOTHING_LENT:
        return [*t.party, *player.tokens[:STAND_INS], *t.lent, 1 if player.side.hero_as and player.ready else 0]
    return t.party


# ------------------------------------------------------------------ fighting (DR-7)


def fights(t: Table, goblins: int, skeletons: int, oozes: int) -> list[Pick]:
    """DR-7.1 to DR-7.8: for each source and kind of monster, how many of them it may take; each pick once (DR-20.7)."""
    side = t.player.side
    there = goblins, skeletons, oozes
    options: list[Pick] = []
    for picks in compress(side.menus.get(there) or side.menu(there), stock(t)):
        options += picks
    return options


def fight(t: Table, pick: Pick) -> Script[None] | None:
    """DR-7.9: one use of a Companion on one kind of monster. Who falls gives nothing (DR-6.7)."""
    source, monster, count = SOURCE[pick[1]], DUNGEON_FACE[pick[2]], number(pick, 3)
    side = t.player.side
    t.spend(source)
    t.companion_used = True
    if pick not in PLAIN_FIGHTS:
        t.player.hero_used = True  # DR-20.8
    t.active[monster] -= count
    if t.log is not None:
        t.say("fight", "DR-7.9", seat=t.adventurer, source=pick[1], monsters=(pick[2], count))
    return extra_monster(t) if side.extra_monster in side.roles[source] and t.monsters else None


def extra_monster(t: Table) -> Script[None]:
    """DR-15.15: one more monster of any kind by the same use; it may be declined."""
    pick: Pick = yield Ask(t.adventurer, "extra-monster", [*kills(t), DECLINE], rule="DR-15.15")
    if pick is not DECLINE:
        t.player.hero_used = True
        kill(t, pick, "DR-15.15")


def kills(t: Table) -> list[Pick]:
    return list(compress(KILLS, t.active))


def kill(t: Table, pick: Pick, rule: str) -> None:
    t.active[DUNGEON_FACE[pick[1]]] -= 1
    if t.log is not None:
        t.say("kill", rule, seat=t.adventurer, monsters=(pick[1], 1))


# ------------------------------------------------------------------ scrolls and re-rolls (DR-8)


def scroll_helps(t: Table) -> bool:
    """DR-8.5: with a Scroll die paid there is still a die to re-roll."""
    return sum(t.party) + sum(t.active) > 1


def reroll(t: Table, pick: Pick) -> Script[int]:
    """DR-8.1, DR-8.4: pay the Scroll, then re-roll; one Scroll after another if need be (DR-8.10)."""
    t.spend(SOURCE[pick[1]])
    if t.log is not None:
        t.say("scroll", "DR-8.1", seat=t.adventurer, source=pick[1])
    return reroll_dice(t)


def reroll_dice(t: Table) -> Script[int]:
    """DR-8.5, DR-8.6: any active dice, one or several (DR-8.2). Afterwards the phase goes on (DR-5.6, DR-8.7).

    DR-8.3, DR-8.11: dice in the Lair and in the Graveyard, tokens, Hero cards and lent companions are not among them.
    """
    t.agenda.append(("play", t.phase))
    return throw_again(
        t, "reroll-pick", "DR-8.6", [*compress(REROLL_PARTY, t.party), *compress(REROLL_DUNGEON, t.active)]
    )


def throw_again(t: Table, prompt: str, rule: str, options: list[Pick]) -> Script[int]:
    """DR-8.6: name dice one by one, then roll them all once, together; the results stand. How many that were."""
    seat, party, active = t.adventurer, t.party, t.active
    picked: tuple[Pick, ...] = ()
    while True:
        t.picked = picked
        pick: Pick = (yield Ask(seat, prompt, options, rule)) if len(options) > 1 else lone(t, options[0])
        if pick is DONE:
            break
        picked += (pick,)
        kind, face = pick
        options = options.copy() if options[-1] is DONE else [*options, DONE]
        if picked.count(pick) == (active[DUNGEON_FACE[face]] if kind == "dungeon" else party[PARTY_FACE[face]]):
            options.remove(pick)
    t.picked = ()
    dungeon = 0
    for kind, face in picked:
        if kind == "dungeon":
            active[DUNGEON_FACE[face]] -= 1
            dungeon += 1
        else:
            party[PARTY_FACE[face]] -= 1
    rolled: tuple[int, ...]
    if len(picked) > dungeon:  # DR-20.6: Party dice first
        rolled = yield PARTY_ROLLS[t.adventurer][len(picked) - dungeon]
        show_party(t, rolled, "party-again", "DR-8.6")
    if dungeon:
        rolled = yield DUNGEON_ROLLS[t.adventurer][dungeon]
        show_dungeon(t, rolled, "dungeon-again", "DR-8.8")
    return len(picked)


def show_party(t: Table, rolled: tuple[int, ...], what: str, rule: str) -> None:
    """Party dice just rolled join the active party."""
    party = t.party
    for value in rolled:
        party[value - 1] += 1
    if t.log is not None:
        rolls = (told(t, "party", rolled, what),)
        t.say("party-rolled", rule, rolls=rolls, seat=t.adventurer, dice=counted(PARTY_FACES, rolled))
    if party[CHAMPION] >= MANY_CHAMPIONS:  # seldom enough to look before the call
        count_champions(t)


def show_dungeon(t: Table, rolled: tuple[int, ...], what: str, rule: str) -> None:
    """DR-4.4: Dungeon dice just rolled lie on the level, but every Dragon moves to the Lair at once."""
    active, dragons = t.active, 0
    for value in rolled:
        if value == DRAGON_VALUE:
            dragons += 1
        else:
            active[value - 1] += 1
    if active[GOBLIN] or active[SKELETON] or active[OOZE]:
        t.monster_seen = True
    if t.log is not None:
        wakes = "wakes" if dragons and t.lair < LAIR_THRESHOLD <= t.lair + dragons else ""  # DR-10.1
        rolls = (told(t, "dungeon", rolled, what, wakes),)
        dice = counted(DUNGEON_FACES, rolled)
        if what == "dungeon":
            t.say("dungeon-rolled", rule, rolls=rolls, seat=t.adventurer, level=t.level, dice=dice)
        else:
            t.say("dungeon-again", rule, rolls=rolls, seat=t.adventurer, dice=dice)
    if dragons:
        to_lair(t, dragons, "DR-4.4")
        if dragons >= TITLE_LEAST["dragon_lure"]:
            t.earn("dragon_lure", t.adventurer)  # DR-19.25


def to_lair(t: Table, dragons: int, rule: str) -> None:
    """DR-4.4: so many Dungeon dice lie in the Lair as Dragons from now on."""
    t.lair += dragons
    if t.log is not None:
        t.say("to-lair", rule, dragons=("dragon", dragons), lair=t.lair)


def told(t: Table, kind: str, rolled: tuple[int, ...], what: str, outcome: str = "") -> Rolled:
    """A throw of the Adventurer's, die by die."""
    dice = tuple(Die(6, value, kind) for value in rolled)
    return Rolled(what, dice, f"seat:{t.adventurer}", outcome=outcome)


def counted(names: tuple[str, ...], rolled: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """`(("goblin", 2), ("chest", 1))`: what a roll shows, face by face."""
    return tuple((name, rolled.count(value)) for value, name in enumerate(names, start=1) if value in rolled)


def count_champions(t: Table) -> None:
    """DR-19.11: five Champions in the active party, however they came."""
    if t.party[CHAMPION] >= MANY_CHAMPIONS:
        t.earn("doppelgangers", t.adventurer)


# ------------------------------------------------------------------ chests and potions (DR-9)


def loots(t: Table) -> list[Pick]:
    """DR-9.2, DR-9.3, DR-9.7, DR-9.10: chests that can be opened, then who can drink."""
    active = t.active
    options: list[Pick] = []
    if active[CHEST]:
        for picks in compress(t.player.side.opens[active[CHEST]], stock(t)):
            options += picks
    if active[POTION]:
        options += compress(DRINKS, stock(t) if t.graveyard else t.party)
    return options


def open_chests(t: Table, pick: Pick) -> Script[None]:
    """DR-9.4, DR-9.6: one token for each Chest opened, several Chests by a Thief or a Champion."""
    source, count = SOURCE[pick[1]], number(pick, 2)
    t.spend(source)
    t.companion_used = True
    if t.phase == MONSTER or (source != HERO and pick not in NOBODY.opens[count][source]):
        t.player.hero_used = True  # DR-20.8
    t.active[CHEST] -= count
    if t.log is not None:
        t.say("open", "DR-9.4", seat=t.adventurer, source=pick[1], chests=("chest", count))
    for _ in range(count):
        yield from draw_token(t, "DR-9.4", "DR-9.5")
    t.agenda.append(("play", t.phase))


def draw_token(t: Table, rule: str, empty_rule: str) -> Script[None]:
    """DR-20.3: each token in the box is equally likely; DR-9.5, DR-10.14: an empty box gives Experience instead.

    DR-10.13, DR-13.1: one box for Chests and Dragons. DR-20.10: kind after kind.
    """
    box = t.box
    left = sum(box)
    if not left:
        t.gain(EMPTY_BOX_XP, "box_xp", empty_rule)
        return
    place: int = yield Draw(left)
    token = 0
    while place >= box[token]:
        place -= box[token]
        token += 1
    box[token] -= 1
    t.player.tokens[token] += 1
    t.player.held += 1
    if t.log is not None:
        t.say("token-drawn", rule, seat=t.adventurer, token=TOKENS[token])


def drink(t: Table, pick: Pick) -> Script[None]:
    """DR-9.8, DR-9.11: the drinker is paid first; then, potion by potion, a die comes back or the drinking stops.

    DR-9.12: one, some or all of them.
    """
    source = SOURCE[pick[1]]
    t.spend(source)
    if source == HERO or FACE_OF[source] != SCROLL:
        t.companion_used = True
    if t.phase == MONSTER:
        t.player.hero_used = True  # DR-16.19, DR-20.8
    if t.log is not None:
        t.say("drink", "DR-9.7", seat=t.adventurer, source=pick[1])
    options = FACES
    while t.active[POTION] and t.graveyard:
        face: Pick = yield Ask(t.adventurer, "revive-face", options, "DR-9.11")
        if face is STOP:
            break
        t.active[POTION] -= 1
        revive(t, face, "DR-9.8")
        options = FACES_OR_STOP


def revive(t: Table, pick: Pick, rule: str) -> None:
    """A die leaves the Graveyard on the face named, active at once (DR-9.13)."""
    t.graveyard -= 1
    t.party[PARTY_FACE[pick[1]]] += 1
    if t.log is not None:
        t.say("revive", rule, seat=t.adventurer, face=pick[1])
    count_champions(t)
