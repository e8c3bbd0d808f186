"""What the quest asks for, and how phases and the game end (DJ-1, DJ-10, DJ-33.5, DJ-45)."""
