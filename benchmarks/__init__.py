"""Figures, each printed next to something to compare it with. Timings are read, never asserted."""
