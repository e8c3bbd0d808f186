"""Whose turn it is, and how a turn starts (DJ-1.9, DJ-13)."""
