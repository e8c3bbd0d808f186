"""DJ-28.7, DJ-33, DJ-34, DJ-46: the end of a game, growth, gold, and the campaign."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import SKILLS_OF, TREASURES
from oubliettes.games.donjon.pieces import WRITTEN
from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.adventurer.sheet import new, owned, put
from oubliettes.games.donjon.rules.attack.harm import kill
from oubliettes.games.donjon.table import DEAD, IN, LEFT, Item, Table
from oubliettes.kernel import BadOption, FastDice, Match, playout
from tests.games.donjon.situation import asked, match, new_table, picks, play, table
from tests.support import rule


def through(played: Match[Table], **plans: list[str]) -> Match[Table]:
    """Plans by prompt, made by whoever is asked; all else is declined."""
    while played.pending:
        seat, prompt = asked(played)
        plan = plans.get(f"{prompt.replace('-', '_')}_{seat}", [])
        play(played, plan.pop(0) if plan else "done")
    return played


# ------------------------------------------------------------------ experience (DJ-33)


@rule("DJ-33.1", "DJ-33.3", "DJ-33.4", "DJ-33.5", "DJ-33.6")
def test_objectives_are_for_all_who_are_alive() -> None:
    t = table(heroes="warrior; priest; thief; wizard", outcome="success", done=("main", "search_all_rooms"))
    t.heroes[3].fate = DEAD
    t.stand(t.heroes[3], -1)
    match(t, ("aftermath",))
    t2 = table(heroes="warrior; priest", outcome="success", done=("main",))
    t2.heroes[1].fate = LEFT
    match(t2, ("aftermath",))
    assert [hero.xp for hero in t.heroes] == [120, 120, 120, 0]
    assert [hero.xp for hero in t2.heroes] == [100, 100], "who left earlier, too"


@rule("DJ-33.6", "DJ-46.2")
def test_secondary_objectives_count_after_a_failure() -> None:
    t = table(heroes="warrior gold=9; priest", outcome="failure", done=("open_banner_chest",))
    t.heroes[0].fate, t.heroes[1].fate = LEFT, DEAD
    t.heroes[0].xp = 185
    played = match(t, ("aftermath",))
    assert [hero.xp for hero in t.heroes] == [205, 0]
    assert asked(played) == (0, "experience"), "and he may spend it"
    play(played, "grow life")
    assert asked(played) == (0, "spend-gold")
    play(played, "buy long_sword", "done")
    assert not played.pending


@rule("DJ-33.2", "DJ-30.13")
def test_experience_of_kills_is_ones_own() -> None:
    t = table(heroes="warrior 2,3; priest 3,3", monsters="orc 2,2; troll 3,0")
    kill(t, t.monsters[0], 1)
    assert [(hero.xp, hero.xp_game) for hero in t.heroes] == [(0, 0), (15, 15)]


@rule("DJ-33.7", "DJ-33.8", "DJ-33.9", "DJ-33.10", "DJ-33.11", "DJ-33.12", "DJ-33.13", "DJ-33.14")
def test_what_growth_costs() -> None:
    some = {"treasure", "life", "fatigue", "destiny", "skills"}
    more = some | {"attack", "defence", "strength", "dexterity", "magic", "speed"}
    offers = {99: set(), 100: {"treasure"}, 199: {"treasure"}, 200: some, 299: some, 300: more}
    for xp, expected in offers.items():
        t = table(heroes="warrior", outcome="failure")
        t.heroes[0].xp = xp
        played = match(t, ("aftermath",))
        found = set(picks(played, "grow")) | ({"skills"} if picks(played, "skill_card") else set())
        assert found == expected, xp


@rule("DJ-33.8", "DJ-33.10", "DJ-33.11", "DJ-33.12", "DJ-33.14", "DJ-33.16", "DJ-28.7")
def test_growing() -> None:
    t = table(heroes="warrior life=3 fatigue=0 destiny=0", outcome="failure")
    t.heroes[0].xp = 1250
    played = match(t, ("aftermath",))
    play(played, "grow speed", "grow life", "grow fatigue", "grow destiny")
    hero = t.heroes[0]
    assert hero.base == (5, 5, 3, 3, 3, 4)
    assert (hero.max_life, hero.life, hero.max_fatigue, hero.fatigue) == (21, 21, 6, 6)
    assert hero.destiny == 1, "added to those left: spent points do not come back"
    assert hero.xp == 1250 - 300 - 200 * 3
    play(played, "grow speed")
    assert (hero.base[5], hero.xp) == (5, 50), "no cap; what is not spent is kept"
    assert not played.pending


@rule("DJ-33.9", "DJ-33.15", "DJ-6.2")
def test_a_new_skill_is_of_the_class_and_new() -> None:
    t = table(heroes="priest", outcome="failure")
    t.heroes[0].xp = 410
    played = match(t, ("aftermath",))
    assert picks(played, "skill_card") == [
        skill for skill in SKILLS_OF["priest"] if skill not in ("healing", "blessing")
    ]
    play(played, "skill_card aegis")
    assert (t.heroes[0].skills, t.heroes[0].tilted) == (("healing", "blessing", "aegis"), ("", "", ""))
    assert "aegis" not in picks(played, "skill_card")
    assert t.heroes[0].xp == 210


@rule("DJ-33.13", "DJ-34.3", "DJ-44.2")
def test_a_treasure_for_experience() -> None:
    t = table(heroes="warrior", outcome="failure")
    t.heroes[0].xp = 250
    deck = sorted(card for card, thing in TREASURES.items() for _ in range(thing.count))
    rest = list(deck)
    rest.remove("antidote")
    played = match(t, ("aftermath",), draws=[deck.index("antidote"), rest.index("gemstones")])
    play(played, "grow treasure", "grow treasure")
    hero = t.heroes[0]
    assert ([item.kind for item in hero.pack], hero.gold, hero.xp) == (["antidote"], 60, 50)
    assert t.decks["treasure"] == rest, "gold is worth its value, and its card is nobody's"


# ------------------------------------------------------------------ gold (DJ-34)


@rule("DJ-34.1", "DJ-34.2", "DJ-34.3")
def test_the_shop_and_the_treasures_at_their_value() -> None:
    t = table(heroes="warrior gold=60 +shield_1; priest life=0", outcome="failure")
    t.heroes[1].fate = DEAD
    t.stand(t.heroes[1], -1)
    played = match(t, ("aftermath",))
    cards = picks(played, "buy_card")
    assert {"antidote", "short_sword_1", "t_healing_potion"} <= set(cards), "up to 60 PO"
    assert not {"shield_1", "long_sword_1"} & set(cards), "owned, or too dear"
    assert not [card for card in cards if TREASURES[card].category == "gold"], "gold and jewels are not for sale"
    assert len(cards) == len(set(cards))
    play(played, "buy_card short_sword_1")
    assert (t.heroes[0].gold, t.heroes[0].pack[-1]) == (0, Item("short_sword_1"))
    assert "short_sword_1" not in t.decks["treasure"]


@rule("DJ-34.4", "DJ-34.5")
@pytest.mark.parametrize(
    "golds, xps, outcome, title",
    [
        ((5, 9, 7), (0, 0, 0), "success", (1,)),
        ((9, 9, 7), (10, 20, 99), "success", (1,)),
        ((9, 9, 7), (20, 20, 99), "success", (0, 1)),
        ((5, 9, 7), (0, 0, 0), "failure", ()),
    ],
)
def test_the_richest(golds: tuple[int, ...], xps: tuple[int, ...], outcome: str, title: tuple[int, ...]) -> None:
    t = table(heroes="warrior; priest; thief; wizard life=0 gold=500", outcome=outcome, done=())
    for hero, gold, xp in zip(t.heroes, golds, xps, strict=False):
        hero.gold, hero.xp_game = gold, xp
    t.heroes[3].fate = DEAD
    t.stand(t.heroes[3], -1)
    through(match(t, ("aftermath",)), spend_gold_1=["buy club"])
    assert t.result == title, "before any spending, among the living"


# ------------------------------------------------------------------ the order of it all (DJ-46)


@rule("DJ-46.1", "DJ-8.33", "DJ-8.1")
def test_gifts_first_then_each_spends_xp_and_gold() -> None:
    t = table(heroes="warrior gold=20 +rope; priest gold=1; thief gold=4", outcome="success", done=("main",))
    for hero in t.heroes:
        hero.xp = 100
    played = match(t, ("aftermath",))
    order: list[tuple[int, str]] = []
    while played.pending:
        if not order or order[-1] != asked(played):
            order.append(asked(played))
        seat, prompt = asked(played)
        if prompt == "gifts" and seat == 0 and t.heroes[0].gold == 20:
            play(played, "give seat:2", "hand_gold 10", "give seat:1", "hand rope")
            assert (t.heroes[2].gold, t.heroes[1].pack[-1].kind) == (14, "rope")
        play(played, "done")
    assert order == [
        (0, "gifts"), (1, "gifts"), (2, "gifts"),
        (0, "experience"), (0, "spend-gold"), (1, "experience"), (1, "spend-gold"),
        (2, "experience"), (2, "spend-gold"),
    ]  # fmt: skip
    assert t.result == (0,), "the title comes before the gifts"
    assert [hero.xp for hero in t.heroes] == [200] * 3, "and objective XP before all"


@rule("DJ-46.1")
def test_what_a_quest_lent_is_not_kept() -> None:
    t = table(heroes="warrior weapon=dawn_blade +stolen_banner +rope", outcome="success", done=("main",))
    match(t, ("aftermath",))
    assert (t.heroes[0].weapon.kind, [item.kind for item in t.heroes[0].pack]) == ("", ["rope"])


# ------------------------------------------------------------------ the campaign


def handed(played: Match[Table]) -> list[Any]:
    """What the game hands over, after a trip through JSON."""
    for hero in played.table.heroes:
        hero.name, hero.figure = "Thora" if hero.race == "dwarf" else "Odon", "monk"
    assert played.result is not None
    found: list[Any] = json.loads(json.dumps(GAME.result(played.table).legacy))
    return found


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


@rule("DJ-44.3", "DJ-46.6")
@pytest.mark.parametrize("seed", range(4))
def test_every_treasure_card_is_always_somewhere(seed: int) -> None:
    """In the deck, discarded, owned, with the dead, held by the MD, or just being offered."""
    rng = Random(seed)
    options = {"master": "automatic", "one_card_ahead": seed % 2 == 1}
    played = Match.new(GAME, seats=3, options=options, dice=FastDice(seed))
    whole = Counter({card: thing.count for card, thing in TREASURES.items()})
    picked = 0
    while played.pending:
        ask = played.pending[0]
        played.choose(ask.seat, GAME.policy(played.table, ask, rng) if picked % 9 else rng.choice(ask.options))
        picked += 1
        t = played.table
        if not t.zones or (played.pending and played.pending[0].prompt == "loot"):
            continue
        cards = Counter([*t.decks["treasure"], *t.discards["treasure"]])
        cards.update(card for card in (t.held.get("treasure", ""),) if card)
        for items in (*(owned(hero) for hero in t.heroes), *(body.items for body in t.bodies)):
            cards.update(item.kind for item in items if item.kind in TREASURES)
        assert cards == whole, picked
    assert picked > 50


@rule("DJ-46.6")
def test_two_sheets_may_not_own_the_same_card() -> None:
    t = table(heroes="warrior gold=0 +ring_of_protection", outcome="success", done=("main",))
    sheet = handed(through(match(t, ("aftermath",))))[0]
    later = new_table(2, sheets=[sheet, sheet], master="automatic")
    later.agenda.clear()
    play(match(later, ("create", 0), ("create", 1)), "done")
    assert [[item.kind for item in hero.pack] for hero in later.heroes] == [["ring_of_protection"], []]
    assert [hero.gold for hero in later.heroes] == [0, 80], "made good at its printed value"


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
