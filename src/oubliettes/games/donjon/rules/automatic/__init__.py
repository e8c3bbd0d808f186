"""The automatic MD: the rules by which an absent MD plays his monsters and cards (DJ-35)."""
