"""In town, before and after the dungeon (DJ-3 to DJ-8, DJ-33, DJ-34, DJ-46)."""
