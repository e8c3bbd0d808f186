"""Monsters: how they come, whom they may attack, what they may do in a turn (DJ-24, DJ-30, DJ-31, DJ-43)."""
