"""DJ-46: end of game and campaign."""

import json
from random import Random
from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import FIGURES, NAMES, TREASURES
from oubliettes.games.donjon.pieces import WRITTEN
from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.adventurer.campaign import sheet
from oubliettes.games.donjon.rules.adventurer.sheet import new, put
from oubliettes.games.donjon.table import DEAD, IN, LEFT, Item, Table
from oubliettes.kernel import BadOption, FastDice, Match, playout
from tests.games.donjon.situation import asked, match, new_table, play, table
from tests.games.donjon.towns import through
from tests.support import rule


def handed(played: Match[Table]) -> list[Any]:
    """What the game hands over, after a trip through JSON."""
    for hero in played.table.heroes:
        hero.name, hero.figure = "Thora" if hero.race == "dwarf" else "Odon", "monk"
    assert played.result is not None
    found: list[Any] = json.loads(json.dumps(GAME.result(played.table).legacy))
    return found


@rule("DJ-46.1")
def test_what_a_quest_lent_is_not_kept() -> None:
    t = table(heroes="warrior weapon=dawn_blade +stolen_banner +rope", outcome="success", done=("main",))
    match(t, ("aftermath",))
    assert (t.heroes[0].weapon.kind, [item.kind for item in t.heroes[0].pack]) == ("", ["rope"])


@rule("DJ-46.3", "DJ-46.2", "DJ-46.6")
def test_a_sheet_carries_over() -> None:
    t = table(heroes="warrior life=4 gold=31 weapon=rune_axe +rune_arrows +torch", outcome="success", done=("main",))
    put(t.heroes[0], new("grimoire:fly"))
    t.heroes[0].pack = (Item("rune_arrows", 4), *t.heroes[0].pack[1:])
    t.heroes[0].xp, t.heroes[0].name = 240, "Odon"
    played = through(match(t, ("aftermath",)), experience_0=["skill_card parry"], spend_gold_0=["buy rope"])
    sheets = handed(played)
    later = new_table(1, sheets=sheets)
    later.agenda.clear()
    again = match(later, ("create", 0), ("decks",), draws=[0])
    play(again, "done")
    old, new_one = t.heroes[0], later.heroes[0]
    for name in ("race", "cls", "name", "figure", "base", "max_life", "max_fatigue", "destiny", "gold", "xp", "skills"):
        assert getattr(old, name) == getattr(new_one, name), name
    assert (new_one.life, new_one.fatigue, new_one.fate, new_one.xp_game) == (20, 5, IN, 0)
    assert new_one.weapon == Item("rune_axe")
    assert new_one.pack == old.pack
    assert new_one.pack[:3] == (Item("rune_arrows", 4), Item("torch", 6), Item("grimoire:fly"))
    assert later.decks["treasure"].count("rune_arrows") == 1
    assert "rune_axe" not in later.decks["treasure"]
    assert sum(thing.count for thing in TREASURES.values()) - len(later.decks["treasure"]) == 2


@rule("DJ-46.3")
def test_sheets_are_exported_and_imported_as_text() -> None:
    t = table(heroes="warrior +rope", outcome="success", done=("main",))
    data = handed(through(match(t, ("aftermath",))))[0]
    assert campaign.load(campaign.save(data)) == data
    hero = data["hero"]
    for wrong in (
        "nonsense", "[]", '{"format": 2, "game": "donjon", "hero": null, "won": []}',
        json.dumps(data | {"game": "souterrains"}),
        json.dumps(data | {"hero": hero | {"pack": [["moon_cheese", 1]]}}),
        json.dumps(data | {"hero": hero | {"skills": ["fireball"]}}),
        json.dumps(data | {"hero": hero | {"race": "orc"}}),
        json.dumps(data | {"hero": hero | {"race": "elf", "cls": "priest", "skills": []}}),
        json.dumps(data | {"hero": hero | {"name": "Nobody"}}),
        json.dumps(data | {"hero": hero | {"gold": -1}}),
        json.dumps(data | {"hero": hero | {"xp": "much"}}),
        json.dumps(data | {"hero": hero | {"base": [9, 9]}}),
        json.dumps(data | {"hero": hero | {"pack": [["rune_arrows", 11]]}}),
        json.dumps(data | {"hero": hero | {"pack": [["dawn_blade", 1]]}}),
        json.dumps(data | {"hero": hero | {"weapon": "small_shield"}}),
        json.dumps(data | {"hero": hero | {"skills": ["parry", "parry"]}}),
        json.dumps(data | {"hero": {"race": "human"}}),
        json.dumps(data | {"won": ["the_moon"]}),
    ):  # fmt: skip
        with pytest.raises(BadOption):
            campaign.load(wrong)
    with pytest.raises(BadOption):
        Match.new(GAME, seats=1, options={"sheets": [data | {"game": "souterrains"}]})


@rule("DJ-46.3", "DJ-46.4", "DJ-46.5")
def test_a_campaign_of_five_games_played_to_the_end() -> None:
    """Whole games by the bots' policy: sheets carry over, the dead do not, and every sheet starts the next game."""
    rng = Random(4)
    sheets: list[Any] = [None] * 3
    for game in range(5):
        quest = WRITTEN[game]
        options = GAME.settle(3, {"master": "automatic", "quest": quest, "sheets": sheets})
        t = GAME.setup(3, options)
        playout(GAME, t, lambda table, ask: GAME.policy(table, ask, rng), FastDice(game))
        assert t.outcome in ("success", "failure")
        assert not GAME.check(t)
        before = sheets
        sheets = json.loads(json.dumps(GAME.result(t).legacy))
        for seat, hero in enumerate(t.heroes):
            alive = hero.fate == LEFT
            assert (sheets[seat]["hero"] is not None) == alive
            known = before[seat] and before[seat]["hero"]
            if alive and known:
                assert sheets[seat]["hero"]["name"] == known["name"]
                assert sum(sheets[seat]["hero"]["base"]) >= sum(known["base"])


@rule("DJ-46.3", "DJ-28.7", "DJ-29.2")
def test_an_adventurer_comes_back_whole_but_with_the_destiny_he_had_left() -> None:
    hero = sheet(table(heroes="warrior 2,2").heroes[0]) | {"max_life": 23, "destiny": 0, "gold": 0}
    hero |= {"name": NAMES["human"][0], "figure": FIGURES[0]}
    t = new_table(1, sheets=[{"format": 1, "game": "donjon", "won": [], "hero": hero}])
    t.agenda.clear()
    match(t, ("create", 0))
    assert (t.heroes[0].life, t.heroes[0].max_life, t.heroes[0].destiny) == (23, 23, 0)


@rule("DJ-46.4")
def test_the_dead_stay_dead() -> None:
    t = table(heroes="warrior; priest", outcome="success", done=("main",))
    t.heroes[1].fate, t.heroes[1].xp = DEAD, 900
    t.stand(t.heroes[1], -1)
    sheets = handed(through(match(t, ("aftermath",))))
    assert sheets[1]["hero"] is None
    later = new_table(2, sheets=sheets, master="automatic")
    later.agenda.clear()
    again = match(later, ("create", 0), ("create", 1))
    if asked(again) == (0, "shop"):
        play(again, "done")
    assert asked(again) == (1, "race"), "his player makes a new one"
    play(again, "race human", "class thief")
    hero = later.heroes[1]
    assert (hero.life, hero.fatigue, hero.destiny, hero.gold, hero.xp) == (20, 5, 2, 20, 0)


@rule("DJ-46.5")
def test_the_campaign_goes_on_after_a_success_and_tries_again_after_a_failure() -> None:
    assert WRITTEN == (
        "black_fang", "dead_kings_crown", "silver_spring", "arena_captives", "forbidden_laboratory",
        "bleeding_idol", "gate_of_hell",
    )  # fmt: skip
    sheets: list[Any] = [None]
    for number, quest in enumerate(WRITTEN):
        for outcome in ("failure", "success"):
            t = new_table(1, sheets=sheets)
            assert campaign.next_quest(t) == quest
            t = table(heroes="warrior", outcome=outcome, done=("main",) if outcome == "success" else ())
            t.quest, t.sheets = quest, tuple(json.dumps(sheet) if sheet else "" for sheet in sheets)
            sheets = handed(through(match(t, ("aftermath",))))
        assert sheets[0]["won"] == list(WRITTEN[: number + 1])
    assert campaign.next_quest(new_table(1, sheets=sheets)) == "gate_of_hell", "won with the last one"


@rule("DJ-46.5")
def test_the_option_campaign_plays_the_next_quest() -> None:
    for won in range(3):
        data = {"format": 1, "game": "donjon", "won": list(WRITTEN[:won]), "hero": None}
        options = {"quest": "campaign", "sheets": [data], "master": "automatic"}
        made = Match.new(GAME, seats=1, options=options, dice=FastDice(won))
        play(made, "ready_made warrior", "figure monk", "name Odon")
        assert made.table.quest == WRITTEN[won]


@rule("DJ-46.5")
def test_the_campaign_goes_on_from_the_furthest_seat_and_leaves_no_quest_out() -> None:
    def came(*won: str) -> dict[str, Any]:
        return {"format": 1, "game": "donjon", "won": list(won), "hero": None}

    t = new_table(2, sheets=[came("black_fang", "dead_kings_crown"), came("black_fang")], master="automatic")
    assert campaign.next_quest(t) == "silver_spring"
    t = new_table(1, sheets=[came("black_fang", "silver_spring")])
    assert campaign.next_quest(t) == "dead_kings_crown"


@rule("DJ-46.6")
def test_two_sheets_may_not_own_the_same_card() -> None:
    t = table(heroes="warrior gold=0 +ring_of_protection", outcome="success", done=("main",))
    sheet = handed(through(match(t, ("aftermath",))))[0]
    later = new_table(2, sheets=[sheet, sheet], master="automatic")
    later.agenda.clear()
    play(match(later, ("create", 0), ("create", 1)), "done")
    assert [[item.kind for item in hero.pack] for hero in later.heroes] == [["ring_of_protection"], []]
    assert [hero.gold for hero in later.heroes] == [0, 80], "made good at its printed value"
