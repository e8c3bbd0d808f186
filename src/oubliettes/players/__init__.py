"""Who answers when a game asks: bots, and the people whose seats they may fill."""

from oubliettes.players.advice import Advice, advise
from oubliettes.players.bots import KINDS, QUICK, Bot, Thinker, around, bots_play, settled
from oubliettes.players.grades import GRADES, Grade
from oubliettes.players.seats import BadSeat, Seat, parse_seats
from oubliettes.players.tally import Tally, merged

__all__ = [
    "GRADES",
    "KINDS",
    "QUICK",
    "Advice",
    "BadSeat",
    "Bot",
    "Grade",
    "Seat",
    "Tally",
    "Thinker",
    "advise",
    "around",
    "bots_play",
    "merged",
    "parse_seats",
    "settled",
]
