"""Who answers when a game asks: bots, and the people whose seats they may fill."""

from oubliettes.players.bots import KINDS, Bot, around
from oubliettes.players.seats import BadSeat, Seat, parse_seats

__all__ = ["KINDS", "BadSeat", "Bot", "Seat", "around", "parse_seats"]
