"""The rulebook by subject: also what it makes monsters do, and how it plays an absent MD (`automatic`).

Which chapter is where: BOOK.md in the game's folder. A package imports only those before it: adventurer, zones, dice,
ending, attack, movement, monsters, draws, skills, contents, equipment, events and order, quests, automatic and
exploration, combat, town (a contract in pyproject.toml).
"""
