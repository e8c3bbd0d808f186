"""Where on the table an option lies: seats, cards, gems, quests, monsters, in the order in which they are touched."""

from collections.abc import Callable

from oubliettes.games.quetes.pieces import CARDS, GUARDIAN, NOTHING, QUEST_WORDS, SEATS
from oubliettes.games.quetes.rules.guild import at
from oubliettes.games.quetes.table import Quest, Table
from oubliettes.kernel import Ask, Pick, number, word

Finder = Callable[[Table, Ask, Pick], tuple[str, ...]]


def spots(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    """The ids of what an option concerns; picks that name cards and seats say so themselves."""
    found = WHERE.get(word(pick, 0), _named)
    return found if isinstance(found, tuple) else found(t, ask, pick)


def _named(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return tuple(word for word in pick[1:] if isinstance(word, str))


def _quest(quest: Quest) -> tuple[str, ...]:
    return (QUEST_WORDS[quest.card],) if quest.card >= 0 else ("hidden_quest",)


def _shown(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    cards = t.shown if ask.prompt == "keep-quest" else t.players[ask.seat].candidates
    return _quest(cards[number(pick) - 1])


def _own(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return _quest(at(t.players[ask.seat], number(pick)))


def _main(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return _quest(t.players[ask.seat].main)


def _swap(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return (*_own(t, ask, pick), *_main(t, ask, pick))


def _blackmail(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    quest = _quest(at(t.players[ask.seat], number(pick, 2))) if len(pick) > 2 else ("hidden_quest",)
    return ("blackmail_charm", word(pick), *quest)


def _ring(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return ("charm_ring", word(pick))


def _seats(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    """A purpose is a word; who it is against is on the table."""
    return tuple(str(word) for word in pick if word in SEATS)


def _creditor(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return (SEATS[t.promises[number(pick) - 1].creditor],)


def _partner(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    assert t.trade
    return (SEATS[t.trade.proposer if t.trade.proposer != ask.seat else t.trade.partner],)


def _asked(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return (*_partner(t, ask, pick), "hidden_quest")


def _caller(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return (SEATS[t.active],)


def _enemy(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    assert t.fight
    if t.fight.enemy == NOTHING:
        return ()
    return ("temple_guardian",) if t.fight.enemy == GUARDIAN else (CARDS[t.fight.enemy],)


def _tame(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return ("bow_of_constraint", *_enemy(t, ask, pick))


def _side(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    assert t.fight
    return (SEATS[t.fight.active if pick[0] == "attacker" else t.fight.defender],)


def _loot(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    assert t.fight
    card = word(pick) if pick[0] == "loot" else "gem"
    return (SEATS[t.fight.defender], card)


def _twice(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    assert t.fight
    return ("unique_power", SEATS[t.fight.defender])


WHERE: dict[str, Finder | tuple[str, ...]] = {
    # Supply and Rest
    "keep": _shown,
    "heal": ("healing_temple",),
    "buy_quest": ("guild",),
    "buy_trophy": ("trophy_point",),
    "charm_remains": _blackmail,
    "charm_steal": _blackmail,
    "keep_promise": _creditor,
    "keep_in_part": _creditor,
    "break_promise": _creditor,
    "cede_trophy": ("trophy_point",),
    "give_quest": _own,
    # trades and terms
    "purpose": _seats,
    "gems": ("gem",),
    "add_quest": _own,
    "ask_quest": _asked,
    "accept": _partner,
    "refuse": _partner,
    "counter": _partner,
    "propose": _caller,
    "quest_item": ("hidden_quest",),
    "trophies": ("trophy_point",),
    "favour": ("favour",),
    "clause": (),
    # the Dungeon and fights
    "dungeon": ("dungeon",),
    "rob_temple": ("temple_key", "healing_temple"),
    "fight": _enemy,
    "flee": _enemy,
    "tame": _tame,
    "charm_substitute": _ring,
    "charm_ally": _ring,
    "no_ring": ("charm_ring",),
    "attacker": _side,
    "defender": _side,
    "announce_unique": ("unique_power",),
    "announce_might": ("armour_of_might",),
    "announce_axe": ("lightning_axe",),
    "drink_vial": ("chaotic_vial",),
    "flee_fight": ("unique_power",),
    "reroll": ("unique_power",),
    "use_helm": ("helm_of_oblivion",),
    "keep_helm": ("helm_of_oblivion",),
    "loot_gems": _loot,
    "loot": _loot,
    "double_loot": _twice,
    # quests
    "claim": _own,
    "keep_main": _main,
    "swap_main": _swap,
}
"""Where a pick lies that does not name it by itself."""
