"""The steps of the game: what an agenda may name, chapter by chapter of the rulebook."""

from collections.abc import Callable

from oubliettes.games.quetes.rules.arena import challenge
from oubliettes.games.quetes.rules.blackmail import charm_remains, stolen
from oubliettes.games.quetes.rules.combat import announce, announcing, camps, start_fight, strike
from oubliettes.games.quetes.rules.dungeon import (
    choose_phase_two,
    draw,
    encounter,
    phase_two,
    rest,
    reveal,
    ring_talks,
    solo,
    stand,
)
from oubliettes.games.quetes.rules.events import event, event_over, new_choice, putrefaction
from oubliettes.games.quetes.rules.goods import place
from oubliettes.games.quetes.rules.guild import claim, guild
from oubliettes.games.quetes.rules.market import (
    defender_rest,
    keep_quest,
    menu,
    phase_end,
    quest_achieved,
    rest_end,
)
from oubliettes.games.quetes.rules.negotiation import arena_pass, bid, parley
from oubliettes.games.quetes.rules.outcome import outcome
from oubliettes.games.quetes.rules.trades import offer
from oubliettes.games.quetes.rules.turn import choose_main, deal, first_player, quest_pile, start_round, supply, turn
from oubliettes.kernel import Script

STEPS: dict[str, Callable[..., Script[None] | None]] = {
    # setting up, rounds, turns (QT-2, QT-3, QT-6)
    "deal": deal,
    "choose_main": choose_main,
    "quest_pile": quest_pile,
    "first_player": first_player,
    "round": start_round,
    "turn": turn,
    # Supply and Rest (QT-7 to QT-9, QT-16)
    "supply": supply,
    "menu": menu,
    "keep_quest": keep_quest,
    "charm_remains": charm_remains,
    "stolen": stolen,
    "offer": offer,
    "place": place,
    "phase_end": phase_end,
    "defender_rest": defender_rest,
    "rest": rest,
    "rest_end": rest_end,
    "quest_achieved": quest_achieved,
    # the Dungeon (QT-10, QT-13, QT-20, QT-21)
    "phase_two": phase_two,
    "choose_phase_two": choose_phase_two,
    "draw": draw,
    "reveal": reveal,
    "encounter": encounter,
    "ring_talks": ring_talks,
    "stand": stand,
    "solo": solo,
    "event": event,
    "event_over": event_over,
    "new_choice": new_choice,
    "putrefaction": putrefaction,
    # Negotiation (QT-11)
    "bid": bid,
    "parley": parley,
    "arena_pass": arena_pass,
    # fights (QT-12 to QT-15)
    "challenge": challenge,
    "start_fight": start_fight,
    "camps": camps,
    "announcing": announcing,
    "announce": announce,
    "strike": strike,
    "outcome": outcome,
    # the Guild (QT-17)
    "guild": guild,
    "claim": claim,
}
