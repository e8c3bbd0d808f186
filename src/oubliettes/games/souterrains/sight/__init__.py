"""What the seat may know and what it is told: nothing here changes the table, and nothing here is a bot's opinion."""
