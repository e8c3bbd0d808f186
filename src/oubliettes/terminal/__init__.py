"""The table in a terminal: what a person sees and types, and the games kept on this machine."""
