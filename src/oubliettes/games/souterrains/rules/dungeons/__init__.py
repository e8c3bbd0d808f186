"""Dungeons drawn by dice: the generator (SS-25), what a section holds (SS-26), codes by which they are shared."""
