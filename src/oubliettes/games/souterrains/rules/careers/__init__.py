"""A career (SS-24): expeditions and their end, its format outside a match, faults of one from elsewhere."""
