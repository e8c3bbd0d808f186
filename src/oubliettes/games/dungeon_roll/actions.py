"""What the Adventurer can do with Companions, Scrolls and loot (DR-7 to DR-9), and how a decision is put.

Every action pays first and acts afterwards (DR-5.7, DR-5.8). An action returns whether the beat is over: after dice or
draws it has put what follows on the agenda itself.
"""

from collections.abc import Callable

from oubliettes.games.dungeon_roll.pieces import (
    CHAMPION,
    CHEST,
    DRAGON,
    DUNGEON_FACES,
    EMPTY_BOX_XP,
    FACE_OF,
    FIRST_LENT,
    FIRST_TOKEN,
    HERO,
    MONSTERS,
    NOBODY,
    PARTY_FACES,
    POTION,
    SCROLL,
    SCROLL_AS_TOKEN,
    SCROLL_DIE,
    SOURCE,
    SOURCES,
    TOKENS,
)
from oubliettes.games.dungeon_roll.table import MONSTER, Table
from oubliettes.kernel import Ask, Blocked, Draw, Pick, Roll, Script

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


def decide(
    t: Table,
    prompt: str,
    options: list[Pick],
    rule: str,
    blocked: Callable[[Table], list[Blocked]] | None = None,
) -> Script[Pick]:
    """DR-1.3: the Adventurer decides. DR-20.9: a lone pick is made and noted; only a flight is confirmed."""
    if len(options) == 1 and options[0] is not FLEE:
        t.say("only-pick", "DR-20.9", seat=t.adventurer, pick=options[0])
        return options[0]
    pick: Pick = yield Ask(t.adventurer, prompt, options, rule=rule, blocked=blocked)
    return pick


def sources(t: Table) -> list[int]:
    """All that can be spent now, one of a kind (DR-20.7): active dice, tokens that stand for a face, lent companions,
    and the Hero card where its Ultimate makes it a Companion (DR-15.12)."""
    player = t.player
    found = [face for face, count in enumerate(t.party) if count]
    for token, count in enumerate(player.tokens[:5], start=FIRST_TOKEN):
        if count:
            found.append(token)
    if t.lent[0]:
        found.append(FIRST_LENT)
    if t.lent[1]:
        found.append(FIRST_LENT + 1)
    if player.ready and player.side.hero_as:
        found.append(HERO)
    return found


def stock(t: Table) -> list[tuple[int, int]]:
    """The same, with how many there are of each."""
    counts = [*t.party, *t.player.tokens[:5], *t.lent, 1]
    return [(source, counts[source]) for source in sources(t)]


# ------------------------------------------------------------------ fighting (DR-7)


def fights(t: Table, found: list[int]) -> list[Pick]:
    """DR-7.2 to DR-7.8: for each source and kind of monster, how many of them it may take."""
    options: list[Pick] = []
    goblins, skeletons, oozes = t.active[:3]
    table = t.player.side.fights
    for source in found:
        against = table[source]
        if goblins:
            options += against[0][goblins]
        if skeletons:
            options += against[1][skeletons]
        if oozes:
            options += against[2][oozes]
    return options


def fight(t: Table, pick: Pick) -> Script[bool]:
    """DR-7.9: one use of a Companion on one kind of monster."""
    source, monster, count = SOURCE[pick[1]], DUNGEON_FACES.index(str(pick[2])), int(pick[3])
    side = t.player.side
    t.spend(source)
    t.companion_used = True
    if source != HERO and count > NOBODY.reach(source, monster, count):
        t.player.hero_used = True  # DR-20.8
    t.active[monster] -= count
    t.say("fight", "DR-7.9", seat=t.adventurer, source=pick[1], monsters=(pick[2], count))
    if side.extra_monster in side.roles[source] and t.monsters:
        yield from extra_monster(t)
    return False


def extra_monster(t: Table) -> Script[None]:
    """DR-15.15: one more monster of any kind by the same use; it may be declined."""
    pick = yield from decide(t, "extra-monster", [*kills(t), DECLINE], "DR-15.15")
    if pick is not DECLINE:
        t.player.hero_used = True
        kill(t, pick, "DR-15.15")


def kills(t: Table) -> list[Pick]:
    return [KILLS[monster] for monster in MONSTERS if t.active[monster]]


def kill(t: Table, pick: Pick, rule: str) -> None:
    t.active[DUNGEON_FACES.index(str(pick[1]))] -= 1
    t.say("kill", rule, seat=t.adventurer, monsters=(pick[1], 1))


# ------------------------------------------------------------------ scrolls and re-rolls (DR-8)


def rerolls(t: Table, die: bool) -> list[Pick]:
    """DR-8.5, DR-8.9, DR-13.16: what can pay for a re-roll now; a Scroll die only in the Monster phase (`die`)."""
    options: list[Pick] = []
    others = sum(t.party) + sum(t.active)
    if die and t.party[SCROLL] and others > 1:
        options.append(REROLL_DIE)
    if t.player.tokens[SCROLL_AS_TOKEN - FIRST_TOKEN] and others:
        options.append(REROLL_TOKEN)
    return options


def reroll(t: Table, pick: Pick) -> Script[bool]:
    """DR-8.1, DR-8.4: pay the Scroll, then re-roll."""
    t.spend(SOURCE[pick[1]])
    t.say("scroll", "DR-8.1", seat=t.adventurer, source=pick[1])
    return (yield from reroll_dice(t))


def reroll_dice(t: Table) -> Script[bool]:
    """DR-8.6: name dice one by one, then roll them all once, together; the results stand."""
    t.picked = ()
    while True:
        options = _left("party", PARTY_FACES, t.party, t.picked) + _left("dungeon", DUNGEON_FACES, t.active, t.picked)
        pick = yield from decide(t, "reroll-pick", [*options, DONE] if t.picked else options, "DR-8.6")
        if pick is DONE:
            break
        t.picked += (pick,)
    picked, t.picked = t.picked, ()
    yield from roll_party(t, [PARTY_FACES.index(str(face)) for kind, face in picked if kind == "party"])
    yield from roll_dungeon(t, [DUNGEON_FACES.index(str(face)) for kind, face in picked if kind == "dungeon"])
    t.then(("play", MONSTER if t.monsters else t.phase))  # DR-5.6, DR-8.7
    return True


def _left(kind: str, faces: tuple[str, ...], counts: list[int], picked: tuple[Pick, ...]) -> list[Pick]:
    """A pick for each face of which a die is not named yet."""
    return [
        (kind, face)
        for face, count in zip(faces, counts, strict=False)
        if count and count > picked.count((kind, face))
    ]


def roll_party(t: Table, faces: list[int]) -> Script[None]:
    """Re-roll active Party dice that show these faces (DR-20.6: Party dice first)."""
    if not faces:
        return
    for face in faces:
        t.party[face] -= 1
    rolled: tuple[int, ...] = yield Roll((6,) * len(faces), for_=t.adventurer, what="party")
    for value in rolled:
        t.party[value - 1] += 1
    t.say("party-rolled", "DR-8.6", seat=t.adventurer, dice=counted(PARTY_FACES, rolled))
    count_champions(t)


def roll_dungeon(t: Table, faces: list[int]) -> Script[None]:
    """Re-roll active Dungeon dice that show these faces; dragons go to the Lair at once (DR-8.8)."""
    if not faces:
        return
    for face in faces:
        t.active[face] -= 1
    yield from throw_dungeon(t, len(faces), "DR-8.8")


def throw_dungeon(t: Table, count: int, rule: str) -> Script[None]:
    """DR-4.4: throw Dungeon dice on the level; every Dragon moves to the Lair."""
    rolled: tuple[int, ...] = yield Roll((6,) * count, for_=t.adventurer, what="dungeon")
    dragons = 0
    for value in rolled:
        if value == DRAGON + 1:
            dragons += 1
        else:
            t.active[value - 1] += 1
    t.lair += dragons
    if t.monsters:
        t.monster_seen = True
    t.say("dungeon-rolled", rule, seat=t.adventurer, level=t.level, dice=counted(DUNGEON_FACES, rolled))
    if dragons >= 3:
        t.earn("dragon_lure", t.adventurer)  # DR-19.25


def counted(names: tuple[str, ...], rolled: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """`(("goblin", 2), ("chest", 1))`: what a roll shows, face by face."""
    return tuple((name, rolled.count(value)) for value, name in enumerate(names, start=1) if value in rolled)


def count_champions(t: Table) -> None:
    """DR-19.11: five Champions in the active party, however they came."""
    if t.party[CHAMPION] >= 5:
        t.earn("doppelgangers", t.adventurer)


# ------------------------------------------------------------------ chests and potions (DR-9)


def loots(t: Table, found: list[int]) -> list[Pick]:
    """DR-9.2, DR-9.3, DR-9.7, DR-9.10: chests that can be opened, then who can drink."""
    options: list[Pick] = []
    if chests := t.active[CHEST]:
        table = t.player.side.opens
        for source in found:
            options += table[source][chests]
    if t.active[POTION]:
        graves = t.graveyard
        options += [DRINKS[source] for source in found if graves or source < FIRST_TOKEN]
    return options


def open_chests(t: Table, pick: Pick) -> Script[bool]:
    """DR-9.4: one token for each Chest opened."""
    source, count = SOURCE[pick[1]], int(pick[2])
    t.spend(source)
    t.companion_used = True
    if t.phase == MONSTER or (source != HERO and count > NOBODY.grasp(source, count)):
        t.player.hero_used = True  # DR-20.8
    t.active[CHEST] -= count
    t.say("open", "DR-9.4", seat=t.adventurer, source=pick[1], chests=("chest", count))
    for _ in range(count):
        yield from draw_token(t, "DR-9.4", "DR-9.5")
    t.then(("play", t.phase))
    return True


def draw_token(t: Table, rule: str, empty_rule: str) -> Script[None]:
    """DR-20.3: each token in the box is equally likely; DR-9.5, DR-10.14: an empty box gives Experience instead."""
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
    t.say("token-drawn", rule, seat=t.adventurer, token=TOKENS[token])


def drink(t: Table, pick: Pick) -> Script[bool]:
    """DR-9.8, DR-9.11: the drinker is paid first; then, potion by potion, a die comes back or the drinking stops."""
    source = SOURCE[pick[1]]
    t.spend(source)
    if source == HERO or FACE_OF[source] != SCROLL:
        t.companion_used = True
    if t.phase == MONSTER:
        t.player.hero_used = True  # DR-16.19, DR-20.8
    t.say("drink", "DR-9.7", seat=t.adventurer, source=pick[1])
    options = FACES
    while t.active[POTION] and t.graveyard:
        face = yield from decide(t, "revive-face", options, "DR-9.11")
        if face is STOP:
            break
        t.active[POTION] -= 1
        revive(t, face, "DR-9.8")
        options = FACES_OR_STOP
    return False


def revive(t: Table, pick: Pick, rule: str) -> None:
    """A die leaves the Graveyard on the face named, active at once (DR-9.13)."""
    t.graveyard -= 1
    t.party[PARTY_FACES.index(str(pick[1]))] += 1
    t.say("revive", rule, seat=t.adventurer, face=pick[1])
    count_champions(t)
