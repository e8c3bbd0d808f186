"""What a seat sees and is told: nothing here changes a table."""
