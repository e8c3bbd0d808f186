"""What is said, word for word: the convention that games write their words by."""

from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Ask, Event, FastDice, Game, Match, Pick, RealDice
from oubliettes.words import MissingWords, Words, slug, typeset
from oubliettes.words.words import _bundle

ROLL = GAMES["dungeon-roll"]
NBSP, NARROW = "\u00a0", "\u202f"


@pytest.fixture
def en() -> Words:
    return Words("en", ROLL, names=["Ana", "Zoé"])


@pytest.fixture
def fr() -> Words:
    return Words("fr", ROLL, names=["Ana", "Zoé"])


def test_slugs() -> None:
    assert [slug(id) for id in ("die:fighter", "vorpal_sword", "a b/c", "x-1")] == [
        "die-fighter",
        "vorpal_sword",
        "a-b-c",
        "x-1",
    ]


@pytest.mark.parametrize(
    "pick, english, french",
    [
        (("fight", "die:fighter", "goblin", 2), "Fighter against 2 goblins", "Guerrier contre 2 gobelins"),
        (("fight", "lent:thief", "ooze", 1), "lent Thief against 1 ooze", "Voleur temporaire contre 1 gelée"),
        (("open", "die:thief", 3), "Thief: open 3 chests", f"Voleur{NBSP}: ouvrir 3 coffres"),
        (("open", "die:mage", 1), "Mage: open 1 chest", f"Mage{NBSP}: ouvrir 1 coffre"),
        (("open",), "Open chests", "Ouvrir des coffres"),
        (("kill", "goblin"), "Defeat 1 goblin", "Éliminer 1 gobelin"),
        (("token", "ring"), "Ring of Invisibility: empty the Lair", f"Anneau d’invisibilité{NBSP}: vider l’Antre"),
        (("token", "bait", "chest"), "Dragon Bait: 1 chest becomes a dragon", None),
        (("glory",), "Seek glory", "Chercher la gloire"),
    ],
)
def test_labels(en: Words, fr: Words, pick: Pick, english: str, french: str | None) -> None:
    assert en.label(pick) == english
    assert french is None or fr.label(pick) == french


@pytest.mark.parametrize(
    "event, english, french",
    [
        (
            Event("fight", "DR-7.9", {"seat": 0, "source": "die:fighter", "monsters": ("goblin", 3)}),
            "Ana: Fighter against 3 goblins.",
            f"Ana{NBSP}: Guerrier contre 3 gobelins.",
        ),
        (
            Event("dungeon-rolled", "", {"seat": 1, "level": 4, "dice": (("goblin", 2), ("chest", 1), ("potion", 1))}),
            "Level 4: 2 goblins, 1 chest and 1 potion.",
            f"Niveau 4{NBSP}: 2 gobelins, 1 coffre et 1 potion.",
        ),
        (
            Event("only-pick", "", {"seat": 0, "pick": ("end_phase",)}),
            "Only one thing to do: Go on.",
            f"Un seul choix possible{NBSP}: Continuer.",
        ),
        (Event("final-score", "", {"seat": 1, "points": 1}), "Zoé ends with 1 point.", "Zoé termine avec 1 point."),
        (Event("final-score", "", {"seat": 1, "points": 0}), "Zoé ends with 0 points.", "Zoé termine avec 0 point."),
    ],
)
def test_events(en: Words, fr: Words, event: Event, english: str, french: str) -> None:
    assert en.event(event) == english
    assert fr.event(event) == french


def test_facts_are_the_same_after_a_trip_through_json(en: Words) -> None:
    """A server's client gets lists where the rules had tuples."""
    event = Event("dragon-defeated", "", {"seat": 0, "sources": [["die:mage", 1], ["hero", 1]]})
    assert en.event(event) == "Ana defeats the Dragon with 1 Mage and 1 Hero."
    assert en.event(Event("only-pick", "", {"seat": 0, "pick": ["face", "mage"]})) == "Only one thing to do: Mage."


def test_every_kind_of_fact() -> None:
    words = Words("en", ROLL, names=["Ana", "Zoé"])
    facts = {
        "seat": 0,
        "next_seat": 1,
        "n": 3,
        "yes": True,
        "thing": "chest",
        "none": None,
        "sheet": {"a": 1},
        "no": [],
    }
    assert words._facts(facts) == {
        "seat": "Ana",
        "next_seat": "Zoé",
        "n": 3,
        "yes": "true",
        "thing": "chest",
        "no": "nothing",
    }
    assert words._spell("things", ("goblin", "ooze", "chest")) == "goblin, ooze and chest"
    assert words._spell("values", (3, 5)) == "3 and 5"


def test_a_seat_without_a_name_has_a_number(en: Words) -> None:
    assert en.seat(2) == "Player 3"


def test_a_seat_named_by_a_pick_is_a_player() -> None:
    quests = Words("fr", GAMES["quetes-et-trahisons"], names=["Ana", "Zoé"])
    assert [quests.thing(id) for id in ("seat:0", "seat:1", "seat:2")] == ["Ana", "Zoé", "Joueur 3"]
    assert quests.label(("arena", "seat:1")) == "Ouvrir l’Arène contre Zoé"
    with pytest.raises(MissingWords):
        quests.thing("seat:one")


def test_things_and_lists(fr: Words) -> None:
    assert [fr.counted("ooze", n) for n in (0, 1, 2)] == ["0 gelée", "1 gelée", "2 gelées"]
    assert fr.things({"goblin": 2, "ooze": 0, "chest": 1}) == "2 gobelins et 1 coffre"
    assert fr.things({}) == "rien"


def test_rules_behind_a_pick(en: Words) -> None:
    assert en.rules(("fight", "die:fighter", "goblin", 2)) == ["DR-7.2", "DR-7.8", "DR-7.9"]
    assert en.rules(("fight", "token:talisman", "ooze", 1)) == ["DR-13.12", "DR-7.3", "DR-7.8", "DR-7.9"]
    assert en.rules(("open", "die:mage", 1))[0] == "DR-9.3"
    assert en.rules(("token", "ring"))[0] == "DR-13.17"
    assert en.rules(("confirm",)) == []


def test_only_what_is_regretted_is_asked_twice(en: Words) -> None:
    assert "Flee?" in en.sure(("flee",))
    assert en.sure(("retire",)) == en.sure(("fight", "die:mage", "ooze", 1)) == ""


def test_dice_typed_in_are_called_by_their_faces(en: Words, fr: Words) -> None:
    match = Match.new(ROLL, seats=1, dice=RealDice(FastDice(1)))
    ask = match.pending[0]
    assert en.prompt(ask) == ("Ana rolls (Party dice): die 1 of 7. So far: nothing. Several may be typed at once.")
    assert [en.label(pick, ask) for pick in ask.options] == ["Champion", "Fighter", "Cleric", "Mage", "Thief", "Scroll"]
    for _ in range(7):
        match.choose(0, ("die", 2))
    listed = "Guerrier, " * 5 + "Guerrier et Guerrier"
    assert fr.prompt(match.pending[0]) == f"Ana a obtenu (dés Groupe){NBSP}: {listed}. Est-ce bien cela{NARROW}?"


def test_dice_without_names_show_numbers(en: Words) -> None:
    ask = Ask(0, "roll-die", [("die", 1)], facts={"values": [4], "count": 2, "what": "", "faces": 6, "die": 2})
    assert en.prompt(ask) == "Ana rolls (dice): die 2 of 2. So far: 4. Several may be typed at once."
    assert en.label(("die", 3), ask) == "3"


def test_options_and_their_values(fr: Words) -> None:
    assert fr.option("hero_mode") == "Héros"
    assert fr.option_value("hero_mode", "choice") == "choisis"
    assert fr.option_value("first_seat", 2) == "2"


def test_names_are_text_and_never_formulas() -> None:
    words = Words("en", ROLL, names=["{ $seat } [bold]"])
    assert words.event(Event("ring", "", {"seat": 0})).startswith("{ $seat } [bold] slips on")


def test_typesetting() -> None:
    assert typeset("l'or : non ; si ! « ah » ?", "fr") == (
        f"l’or{NBSP}: non{NARROW}; si{NARROW}! «{NBSP}ah{NBSP}»{NARROW}?"
    )
    assert typeset("the Dragon's Lair: 3 dice", "en") == "the Dragon’s Lair: 3 dice"


def test_a_damaged_or_missing_file_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "words.en.ftl"
    broken.write_text("good = yes\nbad { x\n", encoding="utf-8")
    with pytest.raises(MissingWords, match=r"words\.en\.ftl of .* has a line that is not Fluent: 'bad"):
        _bundle("en", broken)
    with pytest.raises(MissingWords, match=r"words\.fr\.ftl of .* cannot be read"):
        _bundle("fr", tmp_path / "words.fr.ftl")


def test_a_game_may_say_better_what_all_games_share(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("pick-die = the { $a }\nlist-nothing = zilch\n", encoding="utf-8")
    other: Game[Any] = Game.__new__(Game)
    other.slug, other.folder = "other", tmp_path
    words = Words("en", other)
    assert words.label(("die", 3)) == "the 3"
    assert words.things({}) == "zilch"
    assert words.ui("yes") == "yes"
