"""Movement (DJ-12)."""
