"""The rulebook of Dungeon Heroes, chapter by chapter. `BOOK.md` says which file plays which chapter."""
