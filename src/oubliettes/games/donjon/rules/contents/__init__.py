"""What is in a zone: doors, furniture, circles, chasms, treasure (DJ-15, DJ-18, DJ-19, DJ-30)."""
