"""Donjon: a dungeon master against a party of adventurers, in a dungeon laid card by card."""
