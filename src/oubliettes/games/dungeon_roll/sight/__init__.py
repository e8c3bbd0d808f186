"""What is shown of Dungeon Roll: what a seat may know, sees and is told before it picks."""
