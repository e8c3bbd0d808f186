"""The Combat Phase (DJ-10, DJ-24, DJ-30)."""
