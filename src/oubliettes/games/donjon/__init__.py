"""Donjon: a dungeon master against a party of adventurers, in a dungeon laid card by card."""

from oubliettes.games.donjon.game import GAME

__all__ = ["GAME"]
