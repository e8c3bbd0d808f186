"""Tests, luck, and the points of Life, Fatigue and Destiny around them (DJ-7, DJ-23, DJ-27 to DJ-29)."""
