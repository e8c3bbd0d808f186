"""The rulebook of Dungeon Roll, chapter by chapter. `BOOK.md` says which file plays which chapter."""
