"""How bots think in Dungeon Roll: nothing of the rulebook is here."""
