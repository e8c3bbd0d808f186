"""The map zone by zone, and its light (DJ-17, DJ-22)."""
