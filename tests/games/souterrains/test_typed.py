"""SS-29.9: the name, the motive and the wording of a talent are typed, and are never picks."""

import json

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import BadOption, FastDice, Match, Record, replay
from oubliettes.words import Words
from tests.support import do, rule

ODD = "orc </script>&<b>'\"{$n}"
TYPED = {"name": ODD, "motive": "Payer l’hospice — et vite !", "talent": "Ancien bedeau"}


def created(**options: str) -> Match[Table]:
    match = Match.new(GAME, seats=1, options={"wealth_mode": "nothing", **options}, dice=FastDice(1))
    if not options.get("name"):
        do(match, "name anonymous")
    return do(match, "hit_die d6", "extra extra_rst", "rst free_text", "rst elf", "domain agility")


@rule("SS-29.9", "SS-2.2", "SS-1.5", "SS-2.17")
def test_what_is_typed_is_shown_as_it_is_in_both_languages() -> None:
    hero = created(**TYPED).view(0).hero
    for lang in ("fr", "en"):
        words = Words(lang, GAME)
        assert words.thing(hero.name) == ODD
        assert words.thing(hero.rst[0]) == "Ancien bedeau"
    assert (hero.motive, hero.rst[1], hero.on_honour) == ("Payer l’hospice — et vite !", "elf", True)


@rule("SS-29.9", "SS-2.2")
def test_nothing_typed_is_chosen_from_the_list() -> None:
    hero = created().view(0).hero
    assert (hero.name, hero.motive, hero.rst) == ("anonymous", "", ["free_text", "elf"])


@rule("SS-29.9", "SS-24.1")
def test_it_is_in_the_record_and_in_the_career_that_goes_on() -> None:
    match = do(created(**TYPED), "pause")
    assert match.result is not None
    again = replay(GAME, Record.loads(match.record.dumps()))
    assert again.result == match.result
    assert Words("fr", GAME).ending(match.result)
    handed = json.loads(json.dumps(match.result.legacy))
    other = Match.new(GAME, seats=1, options={"careers": handed, "name": "Somebody else"}, dice=FastDice(1))
    assert other.table.hero == match.table.hero  # a career goes on under its own name


@rule("SS-29.9")
@pytest.mark.parametrize("option, most", [("name", 40), ("motive", 200), ("talent", 60)])
def test_what_is_typed_is_bounded_and_safe(option: str, most: int) -> None:
    created(**{option: "é" * most})
    for wrong in ("é" * (most + 1), "a\x1b[2Jb", "a\u202eb"):
        with pytest.raises(BadOption, match=f"option {option} is a line of {most} letters at most"):
            created(**{option: wrong})
    handed = json.loads(json.dumps(do(created(**TYPED), "pause").result.legacy))  # type: ignore[union-attr]
    for wrong in (
        ("text:\x1b[2J", "text:" + "é" * 201, "text:", "text:a\u202eb") if option == "name" else ("\x07", "é" * 201)
    ):
        handed[0]["career"]["hero"][option] = wrong
        with pytest.raises(BadOption, match=f"hero.{option} is"):
            Match.new(GAME, seats=1, options={"careers": handed})
