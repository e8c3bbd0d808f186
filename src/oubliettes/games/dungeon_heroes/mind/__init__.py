"""How bots think in Dungeon Heroes: nothing of the rulebook is here."""
