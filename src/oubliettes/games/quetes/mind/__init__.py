"""How bots think in Quêtes et Trahisons: nothing of the rulebook is here."""
