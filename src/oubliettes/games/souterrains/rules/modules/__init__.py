"""Ready-made dungeons (SS-28): the form of their files, whether one can be played, those that are known."""
