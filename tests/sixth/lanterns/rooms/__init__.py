"""What Lanterns brings for the rooms of the house: each room loads its own by name."""
