"""Event cards (DJ-11, DJ-42)."""
