"""Encounters, talk, flight (SS-14, SS-15, SS-18)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.pieces import BLIND, COST, DANGER
from oubliettes.games.souterrains.rules.flight import giveup_trial
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.peddler import CHEAP, DEAR
from oubliettes.games.souterrains.rules.talk import SHARE, SUPPLIES, talk_trial
from oubliettes.games.souterrains.rules.treasure import ROBBED
from oubliettes.games.souterrains.rules.trial import MONEY_STEP
from oubliettes.games.souterrains.rules.wander import leader
from oubliettes.games.souterrains.sight.notes.parts import Say, families, harm, rounds, some, span, told
from oubliettes.games.souterrains.sight.odds import passes
from oubliettes.games.souterrains.table import Table, copy
from oubliettes.games.souterrains.wares import PO
from oubliettes.kernel import Note, line, note

STAKE_FACTS: dict[str, dict[str, int]] = {
    "share": {"percent": SHARE},
    "information": {"n": DANGER["uninformed"]},
    "supplies": some(SUPPLIES),
}
STAKE_NOTES = families("stake-peace", "stake-share", "stake-information", "stake-supplies")
SPOILS_NOTES = families("spoils-valuables", "spoils-all")


def _stealth(t: Table) -> Note:
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


def _attack_first(t: Table) -> Note:
    friends = t.group.attitude == "friendly"
    return note(line("fight-begins"), line("friends-turn") if friends else None, danger=friends)


def _attack_peace(t: Table) -> Note:
    return note(line("fight-begins"), line("friends-turn"), danger=True)


def _talk(t: Table, kind: str) -> Note:
    hostile = t.group.attitude != "friendly"
    chance = passes(t, talk_trial(t, kind))
    return note(
        rounds(COST["talk"]),
        line("must-pay", po=MONEY_STEP // PO) if kind == "bribery" else None,
        line("peace-or-blows") if hostile else line("a-favour"),
        chance=chance,
    )


def _stake(t: Table, name: str) -> Note:
    return note(line(STAKE_NOTES[name], **STAKE_FACTS.get(name, {})))


def _yield(t: Table) -> Note:
    return note(line(SPOILS_NOTES[leader(t.group).spoils], percent=ROBBED), danger=True)


def _flee(t: Table, number: int, where: str) -> Note:
    """SS-18.1 to SS-18.5: the first test."""
    enc = t.enc
    if enc.group_surprised and enc.round <= 1:
        return note(line("flees-free"), chance=1.0)
    if t.invisible:
        return note(line("invisible"), line("then-pursued"), chance=1.0)
    blows = [CREATURES[member.creature].best for member in t.group.living() if CREATURES[member.creature].attacks]
    worst = max(blows, key=lambda dice: dice.mean) if blows else None
    hurts = harm(*span(worst)) if worst and not enc.group_surprised else None
    return note(
        line("parting-blow") if hurts else None, hurts, line("then-pursued"), chance=passes(t, prepare(t, "flight"))
    )


def _throw_away(t: Table, *what: str | int) -> Note:
    """SS-18.9: with something, or with nothing."""
    bonus = leader(t.group).greed if what else 0
    return note(line("they-give-up"), chance=passes(t, giveup_trial(t, bonus)))


def _question(t: Table, creature: str) -> Note:
    trial = prepare(t, "negotiation", malus=(("opponents", CREATURES[creature].hd),))
    return note(rounds(COST["question"]), line("tells-or-cries", n=DANGER["prisoner_cries"]), chance=passes(t, trial))


VERBS: dict[str, Say] = {
    "attack_peace": _attack_peace,
    "trade": told("peddler", times=DEAR, percent=CHEAP),
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
    "no_drop": _throw_away,
    "drop_coins": _throw_away,
    "drop_item": _throw_away,
    "question": _question,
    "no_question": told("asks-nothing"),
}
