"""How a bot plays: nothing of the rulebook. What enemies do by the book is in `rules`."""
