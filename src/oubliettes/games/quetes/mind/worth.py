"""What things are worth to a seat, in gems: the yardstick of the policy. It reads only what that seat may know."""

from oubliettes.games.quetes.pieces import (
    AXE,
    BIG_BONUS,
    BLACKSMITH,
    BONUS,
    BOW,
    CARD,
    CARD_GEMS,
    CARD_TROPHIES,
    CHARM,
    CLASS_BONUS,
    CLASS_SLOT,
    DJINN,
    DOPPELGANGER,
    DRAGON_OBJECT,
    DRAGON_OBJECTS,
    DRAGON_QUEST,
    GREED,
    GREED_GEMS,
    GUARDIAN,
    HELM,
    JEWELLER,
    KEEN_EDGE,
    LAVISH,
    MIGHT,
    MONSTERS,
    NEEDS,
    NOTHING,
    OBJECT,
    QUEST_GEMS,
    QUESTS,
    RESERVED,
    RING,
    SALE,
    SLOT,
    THROWS,
    TYPE,
    VIAL,
    WRETCHED,
    wins,
)
from oubliettes.games.quetes.rules.goods import half_purse
from oubliettes.games.quetes.rules.guild import counts, points
from oubliettes.games.quetes.rules.power import usable
from oubliettes.games.quetes.table import Fight, Player, Table

CHANCES = {
    "lavish": 0.65,
    "jeweller": 0.22,
    "keen_edge": 0.3,
    "blacksmith": 0.3,
    "dragon": 0.06,
    "just": 0.7,
    "bloodthirsty": 0.4,
    "hunter": 0.5,
    "benefactor": 0.4,
    "st_michael": 0.08,
    "witcher": 0.08,
    "wretched": 0.5,
    "hero": 0.5,
    "lucky": 0.05,
    "greed": 0.15,
    "st_gary": 0.55,
    "intrepid": 0.2,
    "coward": 0.95,
}
"""How often each quest is completed by those who start with it: measured roughly, used to choose."""
CHANCE: tuple[float, ...] = tuple(CHANCES[name] for name in QUESTS)
WOUND = 0.9
RESERVED_WORTH = {AXE: 6.0, BOW: 5.5, MIGHT: 6.0, HELM: 4.5, RING: 5.0, CHARM: 2.0}
"""What its own character has of a reserved object; the Charm is dear for what it does."""
_BIG_QUEST = (KEEN_EDGE, BLACKSMITH, JEWELLER)
_STEPS = (1.0, 0.6, 0.28, 0.12)
"""What a step towards a quest is worth, by how many steps will be left after it."""


def _step(left: int) -> float:
    return _STEPS[min(left, len(_STEPS) - 1)]


def odds(difference: float) -> float:
    """The chance to win from so far ahead or behind."""
    whole = int(difference // 1)
    part = difference - whole
    low = wins(whole)
    return (low + part * (wins(whole + 1) - low)) / THROWS


def lateness(t: Table) -> float:
    """How far the race has run, from 0 to 1."""
    return min(1.0, max(p.trophies for p in t.players) / t.target)


def trophy(t: Table) -> float:
    """A trophy point, in gems: six, and nine in the last third of the race."""
    return 6.0 if lateness(t) < 0.66 else 8.0


def own_point(t: Table, seat: int) -> float:
    """One more trophy point for this seat: nothing to be glad of for one who wants to be the poorest (QT-18.14)."""
    p = t.players[seat]
    if lateness(t) < 0.7 and any(card == WRETCHED for card, _ in known(t, seat)):
        others = [other.trophies for other in t.players if other is not p]
        if p.trophies <= min(others) + 1:
            return -2.0
    if p.trophies + 1 >= t.target and not wins_now(t, seat, 1):
        return -4.0
    return trophy(t)


def power_point(t: Table) -> float:
    """+1 power for the rest of the game."""
    return 2.6 - 1.6 * lateness(t)


def known(t: Table, seat: int) -> list[tuple[int, bool]]:
    """This seat's open quests, and whether each is its main quest."""
    p = t.players[seat]
    found = [(quest.card, False) for quest in p.secondary]
    if p.main.card != NOTHING:
        found.append((p.main.card, True))
    return found


def quest_gain(t: Table, card: int, main: bool) -> float:
    """What completing a quest brings: points, gems, and the penalty that it saves."""
    printed = points(t, card)
    return trophy(t) * (3 * printed if main else printed + 1) + QUEST_GEMS


def remains_worth(t: Table, seat: int, card: int, mine: bool = True) -> float:
    """One more remains card: a step towards what it serves. `mine`: as the seat itself sees it, quests and all."""
    if not mine:
        return 1.5
    have = counts(t.players[seat].remains)
    kind = TYPE[card]
    best = 0.4
    for quest, main in known(t, seat):
        need = NEEDS.get(quest)
        if need and have[kind] < need[kind]:
            left = sum(max(0, many - mine) for many, mine in zip(need, have, strict=True)) - 1
            best = max(best, quest_gain(t, quest, main) * _step(left) * (0.9 if left else 1.0))
    return best


def object_worth(t: Table, seat: int, o: int, mine: bool = True) -> float:
    """One more object: the power it adds where it would lie, and, for the seat itself, the quests it serves."""
    p = t.players[seat]
    slot = SLOT[o]
    old = p.slots[slot]
    free = old == NOTHING or (p.familiar and p.on_familiar == NOTHING)
    if not usable(p, o):
        return 0.3
    gain = BONUS[o] - (0 if free else BONUS[old])
    if CLASS_SLOT.get(p.character) == slot and (old == NOTHING or not usable(p, old)):
        gain += CLASS_BONUS
    worth = max(0, gain) * power_point(t)
    if o in RESERVED:
        worth = RESERVED_WORTH[o] - (0 if free else BONUS[old]) * power_point(t)
    for quest, main in known(t, seat) if mine else ():
        if (quest == _BIG_QUEST[slot] and BONUS[o] >= BIG_BONUS and (old == NOTHING or BONUS[old] < BIG_BONUS)) or (
            quest == DRAGON_QUEST and o in DRAGON_OBJECTS
        ):
            worth += quest_gain(t, quest, main)
        elif quest == LAVISH and (old == NOTHING or not usable(p, old)):
            empty = sum(one == NOTHING or not usable(p, one) for one in p.slots)
            worth += quest_gain(t, quest, main) * _step(empty - 1) * 0.8
    return max(0.2, worth)


def object_loss(t: Table, seat: int, o: int, mine: bool = True) -> float:
    """What giving up an object costs."""
    p = t.players[seat]
    if o in p.surplus:
        return 0.2
    if not usable(p, o):
        return 0.2
    worth = BONUS[o] * power_point(t) + (4.0 if o in RESERVED else 0.0)
    for quest, main in known(t, seat) if mine else ():
        if (quest == _BIG_QUEST[SLOT[o]] and BONUS[o] >= BIG_BONUS) or (quest == LAVISH and p.on_familiar == NOTHING):
            worth += quest_gain(t, quest, main) * 0.4
    return worth


def item_worth(t: Table, seat: int, item: str) -> float:
    """A card by its name, for whoever gets it."""
    if item in OBJECT:
        return object_worth(t, seat, OBJECT[item])
    card = CARD[item]
    if card in MONSTERS:
        return remains_worth(t, seat, card)
    return {SALE: 3.0, VIAL: 1.0}.get(card, max(0.5, t.temple * 0.4))


def item_loss(t: Table, seat: int, item: str) -> float:
    """A card by its name, for whoever gives it."""
    if item in OBJECT:
        return object_loss(t, seat, OBJECT[item])
    card = CARD[item]
    if card not in MONSTERS:
        return item_worth(t, seat, item)
    have = counts(t.players[seat].remains)
    kind = TYPE[card]
    worst = 0.4
    for quest, main in known(t, seat):
        need = NEEDS.get(quest)
        if need and 0 < have[kind] <= need[kind]:
            left = sum(max(0, many - mine) for many, mine in zip(need, have, strict=True))
            worst = max(worst, quest_gain(t, quest, main) * _step(left))
    return worst


def gems_worth(t: Table, seat: int, amount: int, mine: bool = True) -> float:
    """Gems are gems, but for a Greed quest."""
    worth = float(amount)
    p = t.players[seat]
    for quest, main in known(t, seat) if mine else ():
        if quest == GREED and p.gems < GREED_GEMS <= p.gems + amount:
            worth += quest_gain(t, quest, main)
    return worth


def prize(t: Table, seat: int, fight: Fight, mine: bool = True) -> float:
    """What beating the enemy of a dungeon fight brings to the active player."""
    enemy = fight.enemy
    if enemy == GUARDIAN:
        return float(t.temple)
    worth = gems_worth(t, seat, CARD_GEMS[enemy], mine)
    if enemy in MONSTERS:
        worth += remains_worth(t, seat, enemy, mine) + CARD_TROPHIES[enemy] * trophy(t)
        if enemy in DRAGON_OBJECT:
            worth += object_worth(t, seat, DRAGON_OBJECT[enemy], mine)
    elif enemy == DJINN:
        worth += 8.0
    elif enemy != DOPPELGANGER:
        worth += 0.5
    return worth


def loot_worth(t: Table, seat: int, victim: Player) -> float:
    """The best loot that a victim offers."""
    best = gems_worth(t, seat, half_purse(victim))
    for o in victim.objects():
        best = max(best, object_worth(t, seat, o))
    for card in victim.remains:
        best = max(best, remains_worth(t, seat, card))
    return best


def wins_now(t: Table, seat: int, gain: int, saved: int = 0) -> bool:
    """Whether reaching the target with so many more points, and `saved` less to lose, would probably win (QT-25.8)."""
    p = t.players[seat]
    if p.trophies + gain < t.target:
        return False
    mine = p.trophies + gain + saved - len(p.secondary) - (points(t, p.main.card) if p.main.card >= 0 else 0)
    for other in t.players:
        if other is not p:
            theirs = other.trophies - len(other.secondary) - (2 if other.main.card != NOTHING else 0)
            if theirs >= mine:
                return False
    return True
