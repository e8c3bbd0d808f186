"""DJ-33: experience."""

from oubliettes.games.donjon.goods import SKILLS_OF, TREASURES
from oubliettes.games.donjon.rules.attack.harm import kill
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.table import DEAD, LEFT
from tests.games.donjon.fights import SPENT, fight
from tests.games.donjon.situation import asked, match, picks, play, table, turn
from tests.support import rule


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


@rule("DJ-33.1", "DJ-33.2", "DJ-34.5")
def test_kills_count_for_the_game_as_well() -> None:
    t = table(heroes="warrior 2,3; priest 3,3", monsters="orc 2,2")
    t.heroes[0].xp = 500
    kill(t, t.monsters[0], 0)
    assert (t.heroes[0].xp, t.heroes[0].xp_game) == (515, 15)


@rule("DJ-33.2", "DJ-30.13")
def test_experience_of_kills_is_ones_own() -> None:
    t = table(heroes="warrior 2,3; priest 3,3", monsters="orc 2,2; troll 3,0")
    kill(t, t.monsters[0], 1)
    assert [(hero.xp, hero.xp_game) for hero in t.heroes] == [(0, 0), (15, 15)]


@rule("DJ-33.3")
def test_each_survivor_gets_the_whole_sum() -> None:
    t = table(heroes="warrior; priest; thief", outcome="success", done=("main",))
    t.heroes[2].fate = DEAD
    match(t, ("aftermath",))
    assert [hero.xp for hero in t.heroes] == [100, 100, 0]


@rule("DJ-33.5")
def test_only_goals_of_the_quest_count() -> None:
    t = table(heroes="warrior 2,2")
    goals.accomplish(t, "kill_troll")
    assert not t.done


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


@rule("DJ-33.7")
def test_experience_is_spent_back_in_town_and_nowhere_else() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    t.heroes[0].xp = 999
    assert picks(turn(t), "grow") == []
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    t.heroes[0].xp = 999
    assert picks(fight(t), "grow") == []
    t = table(heroes="warrior", outcome="success")
    t.heroes[0].xp = 999
    assert "life" in picks(match(t, ("aftermath",)), "grow")


@rule("DJ-33.8", "DJ-33.9", "DJ-33.10", "DJ-33.11", "DJ-33.12", "DJ-33.13")
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


@rule("DJ-33.10", "DJ-33.11", "DJ-33.12")
def test_growth_adds_one() -> None:
    for what, name in (("life", "max_life"), ("fatigue", "max_fatigue"), ("destiny", "destiny")):
        t = table(heroes="warrior", outcome="failure")
        t.heroes[0].xp = 200
        before = getattr(t.heroes[0], name)
        play(match(t, ("aftermath",)), f"grow {what}")
        assert getattr(t.heroes[0], name) == before + 1
        assert t.heroes[0].xp == 0


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
