"""What Donjon, Quêtes et Trahisons brings for the rooms of the house: each room loads its own by name."""
