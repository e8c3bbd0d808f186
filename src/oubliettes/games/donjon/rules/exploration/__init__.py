"""The Exploration Phase (DJ-10, DJ-11, DJ-14, DJ-16)."""
