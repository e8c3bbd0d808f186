"""The lab: many matches, and what they show. Its workers need the standard library only."""
