"""What adventurers carry and how they use it (DJ-8, DJ-14, DJ-44)."""
