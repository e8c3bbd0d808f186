"""Modes in which whole games are played: seats and options."""

from typing import Any

MODES: list[tuple[int, dict[str, Any]]] = [
    (4, {"master": "automatic"}),
    (5, {"master": "person", "quest": "custom", "one_card_ahead": True}),
    (3, {"master": "person", "quest": "random", "coherence": "free"}),
    (1, {"beginner_d6": True, "md_level": "gentle", "quest": "dead_kings_crown"}),
    (7, {"initiative": "strict", "tireless_skills": True, "quest": "arena_captives"}),
    (2, {"master": "automatic", "harsh_death": True, "md_level": "ruthless", "full_monster_deck": True}),
]
