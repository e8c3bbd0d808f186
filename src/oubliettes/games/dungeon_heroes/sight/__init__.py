"""What is shown of Dungeon Heroes: what a seat may know, sees and is told before it picks."""
