"""Doors for researchers: every game as a PettingZoo, Gymnasium or OpenSpiel environment. See docs/research.md."""
