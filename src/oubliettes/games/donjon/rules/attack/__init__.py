"""Attack and damage (DJ-25), on figures and on things."""
