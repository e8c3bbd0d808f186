"""The rulebook, a module or a package a chapter; BOOK.md in the game's folder says which.

What enemies do by the book is here too. `steps` gathers the steps of all modules.
"""
