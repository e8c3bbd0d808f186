"""How bots think: nothing of the rulebook."""
