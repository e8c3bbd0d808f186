"""Skills and spells (DJ-6, DJ-32, DJ-36 to DJ-39)."""
