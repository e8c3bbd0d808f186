"""The rulebook, by subject; what it has monsters do and how it plays an absent MD (`automatic`) included.

A package imports only those above it in this list: adventurer, zones, dice, ending, attack, movement, monsters, draws,
skills, rooms, equipment, events, order, quests, exploration, automatic, combat, town.
"""
