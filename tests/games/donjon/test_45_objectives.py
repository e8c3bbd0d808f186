"""DJ-45: objectives and quests that the MD makes or draws (from DJ-45.18 on)."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import COMMON, CREATURES, QUESTS, ROOM_CARDS, SECONDARY, WRITTEN
from oubliettes.games.donjon.rules.adventurer.sheet import carries
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.dice.life import die, drown
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import PC, PE, Group
from tests.games.donjon.fights import SPENT, fight, verbs
from tests.games.donjon.quest_rooms import cleared, hall, has_chasm, room, stand_beside
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, monster, picks, play, put_piece, table, turn, zone
from tests.support import rule

CONTENT = {
    "black_fang": {"orc_warlord": 1, "orc": 4, "orc_archer": 3},
    "dead_kings_crown": {"skeleton_sorcerer": 1, "skeleton": 6, "mummy": 2},
    "silver_spring": {"troll": 1, "goblin": 4, "bugbear": 2},
    "arena_captives": {"minotaur": 1, "gnoll": 5},
    "forbidden_laboratory": {"evil_sorcerer": 1, "skaven": 4, "bugbear": 2},
    "bleeding_idol": {"demon": 1, "beastman": 4},
    "gate_of_hell": {"major_demon": 1, "chaos_warrior": 4, "mummy": 6},
}


@rule("DJ-45.19", "DJ-45.10")
def test_treasures_of_a_quest_whose_last_monster_goes_in_an_exploration() -> None:
    """The demon stayed on the board; the idol is broken in a PE, and the demon goes with it."""
    t = cleared("bleeding_idol")
    monster(t, "demon", "0,-6", "quest=1")
    t.groups = [Group("", 1, 2)]
    t.monsters[0].group = 0
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    idol.life = 1
    t.decks["treasure"] = ["antidote", "antidote"]
    stand_beside(t, "idol")
    m = play(match(t, ("turn_starts", 0), ("turn",), ("explored",), rolls=[10, 1], draws=[0] * 4), "smash")
    assert not t.monsters
    assert t.done == ("main",)
    while asked(m)[1] in ("go-home", "turn"):
        play(m, {"go-home": "stay", "turn": "end"}[asked(m)[1]])
    assert asked(m) == (0, "loot")
    play(m, "take")
    assert asked(m) == (0, "loot")
    play(m, "take")
    assert t.explorations == 2


@rule("DJ-45.19")
def test_the_treasures_of_the_quest_are_shared_when_its_monsters_are_gone() -> None:
    t = table("room_n", "n arena!", heroes=f"warrior 2,2 {SPENT}", monsters="gnoll 2,1 life=1 quest=1")
    t.quest = "arena_captives"
    t.groups = [Group("", 1, 2)]
    t.decks["treasure"] = ["antidote", "antidote"]
    m = play(match(t, ("combat",), rolls=[9, 1], draws=[0] * 3), "strike 10 gnoll")
    assert asked(m) == (0, "loot")
    play(m, "take")
    assert asked(m) == (0, "loot")


@rule("DJ-45.20")
def test_a_random_quest_draws_two_different_goals() -> None:
    t = table(heroes="warrior 2,2", quest="random", secondary=())
    match(t, ("quest",), draws=[0, 4, 3])
    assert t.secondary == ("hundred_gold", "no_death")


@rule("DJ-45.20", "DJ-45.21")
def test_the_common_list_of_secondary_objectives() -> None:
    assert set(COMMON) == {"search_all_rooms", "kill_unique", "lost_relic", "no_death", "hundred_gold"}


@rule("DJ-45.21", "DJ-45.28")
def test_the_limits_of_a_custom_quest() -> None:
    t = table(heroes="warrior 2,2", md=True, secondary=())
    m = play(match(t, ("quest",)), "quest custom", "objective arena", "main destroy")
    assert {"demon", "major_demon"} <= set(picks(m, "villain"))  # it need not be slain
    play(m, "villain demon", "furniture lair")
    for _ in range(5):
        play(m, "minion gnoll")  # 100 XP
    assert set(picks(m, "minion")) == {"goblin", "skaven", "skeleton", "zombie"}
    play(m, "minion goblin")
    assert asked(m)[1] == "custom-secondary"
    play(m, "secondary no_death")
    assert "no_death" not in picks(m, "secondary")
    play(m, "secondary kill_unique")
    assert not m.pending
    assert t.custom == ("destroy", "idol", "demon", "lair", *["gnoll"] * 5, "goblin")


@rule("DJ-45.21", "DJ-45.28", "DJ-20.10", "DJ-20.11")
def test_a_custom_quest_is_made_piece_by_piece() -> None:
    t = table("room_n", heroes="warrior 2,1", md=True, secondary=())
    m = match(t, ("quest",))
    play(m, "quest custom", "objective arena", "main slay")
    assert m.view(1).main == ""  # still being made
    assert "demon" not in picks(m, "villain")  # the party has no means against it
    assert "ogre" in picks(m, "villain")
    card = next(card.id for card in ROOM_CARDS.values() if card.shape == "rectangular" and not has_chasm(card.id))
    play(m, "villain ogre", f"furniture {card}")
    xp = 0
    while "minion" in verbs(m):
        kind = picks(m, "minion")[0]
        assert all(CREATURES[one].xp + xp <= 110 for one in picks(m, "minion"))
        xp += CREATURES[kind].xp
        play(m, f"minion {kind}")
        if xp > 60:
            play(m, "done")
    play(m, "secondary no_death", "secondary lost_relic")
    assert not m.pending
    assert t.custom[:4] == ("slay", "ogre", "ogre", card)
    zone(t, "n arena!")
    m = match(t, ("objective_room", 1))
    assert asked(m) == (1, "place-monster")
    upper = t.zones[1].modules[0]
    assert all(at(t, ",".join(option.split()[:2])) // 36 == upper for option in picks(m, "place"))
    while m.pending and asked(m)[1] == "place-monster":
        m.choose(1, m.pending[0].options[0])
    assert t.monsters[0].kind == "ogre"
    assert t.monsters[0].unique
    assert all(one.quest for one in t.monsters)
    assert t.groups[-1].treasures == 2
    assert len(t.pieces) == len(ROOM_CARDS[card].furniture)


@rule("DJ-45.22", "DJ-45.27")
def test_searching_every_room() -> None:
    t = table("room_n", "n corridor", heroes="warrior 2,2")
    goals.at_the_end(t)
    assert "search_all_rooms" not in t.done
    t.zones[0].searched = True  # the corridor is no room
    goals.at_the_end(t)
    assert "search_all_rooms" in t.done


@rule("DJ-45.23")
def test_the_soldiers_of_a_lieutenant_are_no_uniques() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1 life=1; orc 5,5", secondary=("kill_unique",))
    t.groups[0] = Group("orc_band", 1, 0)
    play(fight(t, rolls=[9, 1]), "strike 10 orc")
    assert not t.done


@rule("DJ-45.23")
def test_killing_a_unique_of_the_deck() -> None:
    for card, done in (("u_troll", True), ("", False)):
        t = table(heroes=f"warrior 2,2 {SPENT}", monsters="troll 2,1 life=1; orc 5,5")
        t.secondary = ("kill_unique",)
        t.groups[0] = Group(card, 1, 1)
        if card:
            t.decks["monster"].remove(card)
        play(fight(t, rolls=[9, 1]), "strike 10 troll")
        assert ("kill_unique" in t.done) is done


@rule("DJ-45.24", "DJ-18.1")
def test_the_relic_is_looked_for_wherever_furniture_is_examined() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", secondary=("lost_relic",))
    number = put_piece(t, "table", "2,1", "3,1")
    play(turn(t, rolls=[1, 9]), f"examine table {number}")
    assert carries(t.heroes[0], "lost_relic")
    assert t.done == ("lost_relic",)


@rule("DJ-45.24")
@pytest.mark.parametrize("die, found", [(8, False), (9, True)])
def test_the_relic_may_lie_beside_the_object(die: int, found: bool) -> None:
    t = hall()
    match(t, ("objective_room", 1), rolls=[2])
    t.monsters.clear()
    t.who = {hero.at: hero.number for hero in t.heroes}
    t.agenda.clear()
    t.phase, t.secondary = PE, ("lost_relic",)
    number = stand_beside(t, "object")
    play(turn(t, rolls=[die]), f"activate {number} object")
    assert carries(t.heroes[0], "quest_object")
    assert carries(t.heroes[0], "lost_relic") is found


@rule("DJ-45.24")
@pytest.mark.parametrize("die, found", [(8, False), (9, True)])
def test_the_lost_relic(die: int, found: bool) -> None:
    t = table(heroes="warrior 2,2")
    t.secondary = ("lost_relic",)
    number = put_piece(t, "table", "0,0", "1,0")
    run(goals.examined(t, t.heroes[0], t.pieces[number]), [die])
    assert ("lost_relic" in t.done) is found
    assert carries(t.heroes[0], "lost_relic") is found


@rule("DJ-45.24")
def test_the_relic_is_found_once() -> None:
    t = table(heroes="warrior 2,2", secondary=("lost_relic",))
    chest = t.pieces[put_piece(t, "chest", "3,3")]
    run(goals.examined(t, t.heroes[0], chest), rolls=[9])
    assert t.done == ("lost_relic",)
    run(goals.examined(t, t.heroes[0], chest))  # no die any more
    assert sum(item.kind == "lost_relic" for item in t.heroes[0].pack) == 1


@rule("DJ-45.25")
def test_every_death_is_counted() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; thief 3,3 {SPENT}", secondary=("no_death",))
    die(t, t.heroes[0])
    goals.at_the_end(t)
    assert not t.done
    t = table(heroes=f"warrior 2,2 {SPENT}; thief 3,3 {SPENT}", secondary=("no_death",))
    run(drown(t, t.heroes[1]))
    goals.at_the_end(t)
    assert not t.done


@rule("DJ-45.25", "DJ-45.26", "DJ-45.27")
def test_goals_over_the_whole_game() -> None:
    t = table(heroes="warrior 2,2")
    t.secondary = ("no_death", "hundred_gold")
    t.marks["gold"] = 99
    goals.at_the_end(t)
    assert t.done == ("no_death",)
    t = table(heroes="warrior 2,2")
    t.secondary = ("no_death", "hundred_gold")
    t.marks["gold"], t.marks["deaths"] = 100, 1
    goals.at_the_end(t)
    assert t.done == ("hundred_gold",)


@rule("DJ-45.26", "DJ-44.2")
def test_gold_adds_up_over_the_party_and_the_game() -> None:
    t = table(heroes="warrior 2,2; thief 3,3", secondary=("hundred_gold",))
    loot.gain_gold(t, t.heroes[0], 60)
    loot.gain_gold(t, t.heroes[1], 39)
    goals.at_the_end(t)
    assert not t.done
    loot.gain_gold(t, t.heroes[1], 1)
    goals.at_the_end(t)
    assert t.done == ("hundred_gold",)


@rule("DJ-45.27", "DJ-33.5")
def test_goals_over_the_whole_game_count_for_experience() -> None:
    t = table(heroes="warrior 2,2", secondary=("no_death",), outcome="failure")
    match(t, ("aftermath",))
    assert t.heroes[0].xp == 20


@rule("DJ-45.28")
def test_villain_and_minions_stand_in_the_upper_module() -> None:
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}")
    t.quest, t.custom = "custom", ("slay", "ogre", "ogre", "lair", *["goblin"] * 11)
    match(t, ("objective_room", 1))
    assert len(t.monsters) == 12
    assert {one.at // 36 for one in t.monsters} == {t.zones[1].modules[0]}


@rule("DJ-45.28", "DJ-19.78")
@pytest.mark.parametrize("die", [2, 5, 10])
def test_the_chasm_of_a_custom_room_is_rolled_for(die: int) -> None:
    t = hall()
    match(t, ("objective_room", 1), rolls=[die])
    chasm = next(piece for piece in t.pieces if piece.kind == "chasm")
    assert chasm.row == die
    assert sum(square in t.map.solid for square in chasm.squares) == (4 if die == 10 else 6)
    assert t.phase == PC
    assert [one.kind for one in t.monsters] == ["ogre", "orc"]


@rule("DJ-45.28")
@pytest.mark.parametrize("kind, target, left", [("retrieve", "quest_object", 3), ("destroy", "idol", 3)])
def test_furniture_makes_room_for_the_object_or_the_idol(kind: str, target: str, left: int) -> None:
    """In a mausoleum a sarcophagus stands on [0, 1] and the altar on [2, 2]."""
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}")
    t.quest, t.custom = "custom", (kind, target, "ogre", "mausoleum")
    match(t, ("objective_room", 1))
    others = [piece.kind for piece in t.pieces if not piece.role]
    assert len(others) == left
    assert Counter(others) == ({"sarcophagus": 2, "altar": 1} if kind == "retrieve" else {"sarcophagus": 3})
    squares = [square for piece in t.pieces for square in piece.squares]
    assert len(squares) == len(set(squares))
    assert t.zones[1].dark


@rule("DJ-45.28")
@pytest.mark.parametrize(
    "kind, target", [("retrieve", "quest_object"), ("carry_out", "quest_object"), ("destroy", "idol")]
)
def test_the_object_or_the_idol_of_a_custom_quest_takes_the_place_of_furniture(kind: str, target: str) -> None:
    card = next(card.id for card in ROOM_CARDS.values() if card.shape == "rectangular" and not has_chasm(card.id))
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}")
    t.quest, t.custom = "custom", (kind, target, "ogre", card)
    match(t, ("objective_room", 1))
    own = [piece for piece in t.pieces if piece.role in ("object", "idol")]
    assert len(own) == 1
    square = layout.spot_of(t, t.zones[1], 2, 1) if kind == "destroy" else layout.spot_of(t, t.zones[1], 0, 1)
    assert square in own[0].squares
    taken = [square for piece in t.pieces for square in piece.squares]
    assert len(taken) == len(set(taken))
    t.monsters.clear()
    t.agenda.clear()
    t.phase = PE
    if kind != "destroy":
        number = stand_beside(t, "object")
        play(turn(t), f"activate {number} object")
        assert carries(t.heroes[0], "quest_object")
        assert ("main" in t.done) is (kind == "retrieve")


@rule("DJ-45.29", "DJ-21.15")
def test_the_idol_always_rolls_a_d10_and_a_bow_reaches_it() -> None:
    t = table(heroes=f"thief 2,5 {SPENT}", beginner_d6=True)
    idol = t.pieces[put_piece(t, "idol", "2,1", "3,1", "2,2", "3,2", life=10)]
    m = play(turn(t, rolls=[10, 7]), "smash-from-afar arrows")
    assert idol.life == 10 - (10 + 5 - 7 - 6)
    assert t.turn.points == 4
    assert picks(m, "smash-from-afar") == []  # once per turn


@rule("DJ-45.29", "DJ-45.10")
def test_the_idol_in_an_exploration() -> None:
    """Worked example 45."""
    t = cleared("bleeding_idol")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    idol.life = 14
    stand_beside(t, "idol")
    m = play(turn(t, rolls=[9, 6]), "smash")
    assert idol.life == 14 - 5
    assert t.turn.points == 2
    assert picks(m, "smash") == []
    assert t.phase == PE  # it keeps no fight going
    t.agenda.clear()
    idol.life = 5
    play(turn(t, rolls=[9, 6]), "smash")
    assert t.done == ("main",)


@rule("DJ-45.30", "DJ-45.31", "DJ-45.32", "DJ-45.33", "DJ-45.34", "DJ-45.35", "DJ-45.36", "DJ-20.5", "DJ-20.10")
@pytest.mark.parametrize("quest", WRITTEN)
def test_each_objective_room_is_laid_out_and_starts_a_fight(quest: str) -> None:
    t = room(quest)
    assert t.phase == PC
    assert Counter(one.kind for one in t.monsters) == CONTENT[quest]
    assert all(one.quest for one in t.monsters)
    assert [one.kind for one in t.monsters if one.unique] == [QUESTS[quest]["villain"]]
    assert all(t.map.zone[one.at] == 1 for one in t.monsters)
    assert t.groups == [Group("", len(t.monsters), QUESTS[quest]["treasures"])]
    assert t.zones[1].dark is (quest == "dead_kings_crown")
    for one, entry in zip(t.monsters, QUESTS[quest]["monsters"], strict=True):
        assert one.at == layout.spot_of(t, t.zones[1], *entry["at"])
    assert set(t.secondary) <= set(SECONDARY)


@rule("DJ-45.34")
def test_the_troll_s_band_waits_beyond_a_chasm_with_a_sound_bridge() -> None:
    t = room("silver_spring")
    (chasm,) = [piece for piece in t.pieces if piece.kind == "chasm"]
    assert chasm.row in layout.SOUND_BRIDGES
    assert not t.map.solid.intersection(layout.bridge(chasm))
    (line,) = {t.map.y[square] for square in chasm.squares}
    assert {t.map.y[hero.at] > line for hero in t.heroes} == {True}
    assert {t.map.y[one.at] < line for one in t.monsters} == {True}
