"""What bots plan with and screens count with, exactly: ways to beat monsters, and what they are worth."""
