"""The rulebook of Quêtes et Trahisons, chapter by chapter. `BOOK.md` says which file plays which chapter."""
