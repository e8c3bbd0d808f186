"""Setting up, and the quests with their objective rooms (DJ-9, DJ-20, DJ-45)."""
