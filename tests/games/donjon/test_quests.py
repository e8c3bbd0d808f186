"""Quests (DJ-45): the objective room, its things, its goals."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import COMMON, CREATURES, QUESTS, ROOM_CARDS, SECONDARY, WRITTEN
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, carries, new, put
from oubliettes.games.donjon.rules.attack.harm import kill
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.monsters.arrival import spawn
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.sight.view import hide
from oubliettes.games.donjon.table import PC, PE, Body, Group, Table
from tests.games.donjon.fights import SPENT, fight, lives, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn, zone
from tests.support import rule


def room(quest: str, *heroes: str, reveal: bool = True) -> Table:
    """The objective room of a written quest north of an ordinary room, its content laid out, in the fight it starts."""
    entry = QUESTS[quest]
    t = table("room_n", f"n {entry['objective_card']}!", heroes=";".join(heroes) or f"warrior 2,1 {SPENT}")
    t.quest, t.secondary = quest, tuple(entry["secondary"])
    if reveal:
        match(t, ("objective-room", 1))
        t.agenda.clear()
    return t


def cleared(quest: str, *heroes: str) -> Table:
    """The same room with its monsters dead and gone, in an Exploration Phase."""
    t = room(quest, *heroes)
    for monster in list(t.monsters):
        t.stand(monster, -1)
    t.monsters.clear()
    t.groups.clear()
    t.phase = PE
    return t


def beside(t: Table, role: str, seat: int = 0, place: int = 0) -> int:
    """A hero is put beside the piece with that role; its number."""
    piece = [one for one in t.pieces if one.role == role or one.kind == role][place]
    t.stand(t.heroes[seat], next(square for square in layout.beside(t, piece.squares) if layout.free(t, square)))
    return piece.number


# ------------------------------------------------------------------ choosing


@rule("DJ-45.1", "DJ-9.1", "DJ-9.4")
def test_the_md_chooses_a_quest_which_names_its_card() -> None:
    t = table(heroes="warrior 2,2", md=True)
    m = match(t, ("quest",))
    assert asked(m) == (1, "quest")
    assert picks(m, "quest") == [*WRITTEN, "random", "custom"]
    play(m, "quest arena_captives")
    assert t.objective == "arena"
    assert t.secondary == ("kill_minotaur", "open_champions_chest")


@rule("DJ-35.5")
def test_the_automatic_md_takes_any_quest_that_suits_the_party() -> None:
    t = table(heroes="warrior 2,2")
    match(t, ("quest",), draws=[5])
    assert t.quest == "bleeding_idol"
    told = table(heroes="warrior 2,2", quest="gate_of_hell")
    match(told, ("quest",))
    assert told.quest == "gate_of_hell"


@rule("DJ-45.20", "DJ-20.7", "DJ-20.8", "DJ-20.13", "DJ-9.3")
def test_a_random_quest_draws_card_goals_and_content() -> None:
    t = table("room_n", heroes=f"warrior 2,1 {SPENT}", quest="random", secondary=())
    match(t, ("quest",), draws=[2, 0, 0])
    assert t.quest == "random"
    assert t.objective
    assert t.secondary == COMMON[:2]
    assert goals.main(t)["kind"] == "clear_objective_room"
    zone(t, f"n {t.objective}!")
    deck = [card for card in t.decks["monster"] if card != "spectre"]
    crypt = t.decks["rectangular"].index(next(card for card in t.decks["rectangular"] if not chasm(card)))
    first = deck.index("brigands")
    deck.remove("brigands")
    match(t, ("objective-room", 1), draws=[crypt, first, deck.index("orc_band")])
    assert t.phase == PC
    assert Counter(one.kind for one in t.monsters) == {"brigand": 5, "orc": 5}
    assert all(one.quest for one in t.monsters)
    assert {group.card: group.treasures for group in t.groups} == {"brigands": 1, "orc_band": 0}


def chasm(card: str) -> bool:
    return any(piece.kind == "chasm" for piece in ROOM_CARDS[card].furniture)


@rule("DJ-20.7", "DJ-45.18")
def test_the_random_quest_is_done_when_the_room_is_empty() -> None:
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}", monsters="goblin 2,0 quest=1; goblin 5,5")
    t.quest = "random"
    play(fight(t, rolls=[9, 1]), "strike 10 goblin")
    assert "main" in t.done


@rule("DJ-45.21", "DJ-45.28", "DJ-20.10", "DJ-20.11")
def test_a_custom_quest_is_made_piece_by_piece() -> None:
    t = table("room_n", heroes="warrior 2,1", md=True, secondary=())
    m = match(t, ("quest",))
    play(m, "quest custom", "objective arena", "main slay")
    assert m.view(1).main == ""  # still being made
    assert "demon" not in picks(m, "villain")  # the party has no means against it
    assert "ogre" in picks(m, "villain")
    card = next(card.id for card in ROOM_CARDS.values() if card.shape == "rectangular" and not chasm(card.id))
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
    m = match(t, ("objective-room", 1))
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


@rule("DJ-45.28")
@pytest.mark.parametrize(
    "kind, target", [("retrieve", "quest_object"), ("carry_out", "quest_object"), ("destroy", "idol")]
)
def test_the_object_or_the_idol_of_a_custom_quest_takes_the_place_of_furniture(kind: str, target: str) -> None:
    card = next(card.id for card in ROOM_CARDS.values() if card.shape == "rectangular" and not chasm(card.id))
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}")
    t.quest, t.custom = "custom", (kind, target, "ogre", card)
    match(t, ("objective-room", 1))
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
        number = beside(t, "object")
        play(turn(t), f"activate {number} object")
        assert carries(t.heroes[0], "quest_object")
        assert ("main" in t.done) is (kind == "retrieve")


@rule("DJ-45.2", "DJ-20.4")
def test_the_content_of_a_custom_room_is_the_md_s_until_it_is_revealed() -> None:
    t = table(heroes="warrior 2,2", md=True)
    t.quest, t.custom = "custom", ("retrieve", "quest_object", "ogre", "crypt", "orc", "orc")
    assert hide(t, 0).custom == ("retrieve", "quest_object")
    assert hide(t, 1).custom == t.custom
    t.revealed = True
    assert hide(t, 0).custom == t.custom


# ------------------------------------------------------------------ the written quests


CONTENT = {
    "black_fang": {"orc_warlord": 1, "orc": 4, "orc_archer": 3},
    "dead_kings_crown": {"skeleton_sorcerer": 1, "skeleton": 6, "mummy": 2},
    "silver_spring": {"troll": 1, "goblin": 4, "bugbear": 2},
    "arena_captives": {"minotaur": 1, "gnoll": 5},
    "forbidden_laboratory": {"evil_sorcerer": 1, "skaven": 4, "bugbear": 2},
    "bleeding_idol": {"demon": 1, "beastman": 4},
    "gate_of_hell": {"major_demon": 1, "chaos_warrior": 4, "mummy": 6},
}


@rule(
    "DJ-45.30", "DJ-45.31", "DJ-45.32", "DJ-45.33", "DJ-45.34", "DJ-45.35", "DJ-45.36", "DJ-20.5", "DJ-20.1", "DJ-20.10"
)
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
        assert one.at == layout.spot_of(t, t.zones[1], *entry["at"]) or one.at not in t.map.solid
    assert set(t.secondary) <= set(SECONDARY)


@rule("DJ-20.12")
def test_nothing_is_locked_in_the_objective_room() -> None:
    for quest in WRITTEN:
        assert not any(piece.locked for piece in room(quest).pieces)


@rule("DJ-45.3", "DJ-45.18", "DJ-1.1")
def test_killing_the_villain_is_the_main_objective() -> None:
    for quest, villain in (("black_fang", "orc_warlord"), ("gate_of_hell", "major_demon")):
        t = table(
            "room_n",
            heroes=f"warrior 2,2 {SPENT} weapon=long_sword_1",
            monsters=f"{villain} 2,1 life=1 quest=1; orc 5,5",
        )
        t.quest = quest
        play(fight(t, rolls=[10, 1]), f"strike 10 {villain}")
        assert t.done == ("main",)
    t = table("room_n", heroes=f"warrior 2,2 {SPENT}", monsters="orc_warlord 2,1 life=1; orc 5,5")
    play(fight(t, rolls=[10, 1]), "strike 10 orc_warlord")
    assert not t.done  # a warlord of the Monster deck is another


@rule("DJ-45.4", "DJ-20.6")
def test_the_banner_lies_in_a_chest_without_a_table() -> None:
    t = cleared("black_fang")
    t.decks["treasure"] = ["antidote"]
    number = beside(t, "banner")
    m = turn(t, draws=[0])
    assert picks(m, "examine") == [] or all(str(number) not in option.split() for option in picks(m, "examine"))
    play(m, f"activate {number} banner")
    assert carries(t.heroes[0], "stolen_banner")
    assert carries(t.heroes[0], "antidote")
    assert "open_banner_chest" in t.done
    assert t.pieces[number].spent


@rule("DJ-18.10", "DJ-45.4")
def test_the_chest_waits_for_the_end_of_the_fight() -> None:
    t = room("black_fang")
    beside(t, "banner")
    assert picks(fight(t), "activate") == []


@rule("DJ-45.5", "DJ-45.6")
def test_the_crown_is_in_one_of_three_tombs() -> None:
    t = cleared("dead_kings_crown")
    for place, die in ((0, 4), (1, 5)):
        number = beside(t, "crown", place=place)
        play(turn(t, rolls=[die]), f"activate {number} crown", "end")
        assert not t.done
    number = beside(t, "crown", place=2)
    play(turn(t), f"activate {number} crown")  # the third holds it for certain
    assert carries(t.heroes[0], "dead_kings_crown")
    assert "main" in t.done


@rule("DJ-45.6")
def test_a_mummy_may_rise_from_a_tomb() -> None:
    t = cleared("dead_kings_crown")
    number = beside(t, "crown")
    play(turn(t, rolls=[3]), f"activate {number} crown")
    assert t.phase == PC
    assert [(one.kind, one.waker) for one in t.monsters] == [("mummy", 0)]


@rule("DJ-45.5", "DJ-1.1")
def test_the_crown_counts_only_with_no_monster_left() -> None:
    t = cleared("dead_kings_crown")
    put(t.heroes[0], new("dead_kings_crown"))
    t.groups.append(Group("", 1, 0))
    spawn(t, "orc", 0, layout.free_squares(t, 0)[0])
    goals.check(t)
    assert not t.done
    t.monsters.clear()
    goals.check(t)
    assert t.done == ("main",)


@rule("DJ-45.7", "DJ-45.8")
def test_the_sorcerer_must_die_and_his_notes_burn() -> None:
    t = cleared("forbidden_laboratory")
    number = beside(t, "notes")
    m = play(turn(t), f"activate {number} notes")
    assert not t.done
    assert t.turn.points == 2
    play(m, "end")
    number = beside(t, "grimoire")
    m = play(turn(t, rolls=[7]), f"activate {number} grimoire")
    assert carries(t.heroes[0], "grimoire:fireball")
    assert "take_grimoire" in t.done
    t.agenda.clear()
    t.groups.append(Group("", 1, 0))
    kill(t, spawn(t, "evil_sorcerer", 0, layout.free_squares(t, 0)[0], quest=True), 0)
    assert "main" in t.done


@rule("DJ-45.7")
def test_both_benches() -> None:
    t = cleared("forbidden_laboratory")
    benches = [piece for piece in t.pieces if piece.role == "bench"]
    run(goals.examined(t, t.heroes[0], benches[0]))
    assert not t.done
    run(goals.examined(t, t.heroes[0], benches[1]))
    assert "examine_both_benches" in t.done


@rule("DJ-45.9", "DJ-45.10")
def test_the_idol_is_attacked_like_a_monster_and_takes_the_demon_with_it() -> None:
    t = room("bleeding_idol")
    t.monsters = t.monsters[:2]
    for number in list(t.who):
        if t.who[number] >= 12:
            del t.who[number]
    beside(t, "idol")
    play(fight(t, rolls=[10, 2]), "smash")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    assert idol.life == 10 - (10 + 8 - 2 - 6)
    assert t.done == ("main",)
    assert [one.kind for one in t.monsters] == ["beastman"]
    assert t.heroes[0].xp == 0
    assert idol.gone
    assert not set(idol.squares) & t.map.solid


@rule("DJ-45.10")
def test_spells_hurt_the_idol_too() -> None:
    t = room("bleeding_idol", "elf wizard 2,1 destiny=0 fatigue=1")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    beside(t, "idol")
    t.heroes[0].skills, t.heroes[0].tilted = ("magic_missile",), ("",)
    play(fight(t, rolls=[5, 1]), f"skill-at {1000 + idol.number} idol magic_missile")
    assert idol.life == 10 - (5 + 6 + 4 - 7)


@rule("DJ-45.29", "DJ-45.10")
def test_the_idol_in_an_exploration() -> None:
    """Worked example 45."""
    t = cleared("bleeding_idol")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    idol.life = 14
    beside(t, "idol")
    m = play(turn(t, rolls=[9, 6]), "smash")
    assert idol.life == 14 - 5
    assert t.turn.points == 2
    assert picks(m, "smash") == []
    assert t.phase == PE  # it keeps no fight going
    t.agenda.clear()
    idol.life = 5
    play(turn(t, rolls=[9, 6]), "smash")
    assert t.done == ("main",)


@rule("DJ-45.9")
def test_the_altar() -> None:
    t = cleared("bleeding_idol")
    run(goals.examined(t, t.heroes[0], next(piece for piece in t.pieces if piece.role == "altar")))
    assert t.done == ("examine_altar",)


@rule("DJ-45.11", "DJ-45.12", "DJ-1.12")
def test_the_flask_is_filled_and_carried_out() -> None:
    t = cleared("silver_spring", f"warrior 2,1 {SPENT}", f"priest 3,1 {SPENT}")
    assert next(piece for piece in t.pieces if piece.kind == "chasm").row == 10
    number = beside(t, "flask")
    m = play(turn(t), f"activate {number} flask")
    assert carries(t.heroes[0], "silver_flask")
    assert picks(m, "activate") == []  # one flask
    play(m, "end")
    t.stairs = (at(t, "2,5"),)
    t.stand(t.heroes[0], at(t, "2,5"))
    play(turn(t), "leave")
    assert t.done == ("main",)


@rule("DJ-45.12")
def test_a_lost_flask_is_filled_again_and_one_left_lying_is_not() -> None:
    t = cleared("silver_spring")
    number = beside(t, "flask")
    t.bodies = (Body(at(t, "0,0"), 0, (new("silver_flask"),)),)
    assert picks(turn(t), "activate") == []
    t.agenda.clear()
    t.bodies = ()
    assert picks(turn(t), "activate") == [f"{number} flask"]


@rule("DJ-45.13", "DJ-45.14")
def test_captives_are_freed_in_either_phase() -> None:
    t = room("arena_captives")
    captives = [piece for piece in t.pieces if piece.kind == "captive"]
    assert all(piece.squares[0] in t.map.solid for piece in captives)
    number = beside(t, "captive")
    play(fight(t), f"activate {number} captive")
    assert captives[0].gone
    assert captives[0].squares[0] not in t.map.solid
    assert not t.done
    t.agenda.clear()
    t.monsters.clear()
    t.phase = PE
    number = beside(t, "captive", place=1)
    play(turn(t), f"activate {number} captive")
    assert t.done == ("main",)
    assert lives(t) == [20]


@rule("DJ-45.13")
def test_the_champion_s_chest() -> None:
    t = cleared("arena_captives")
    run(goals.examined(t, t.heroes[0], next(piece for piece in t.pieces if piece.role == "champion")))
    assert t.done == ("open_champions_chest",)


@rule("DJ-45.15", "DJ-45.16")
def test_the_dawn_blade_is_taken_in_a_fight_and_wielded_by_anybody() -> None:
    t = room("gate_of_hell", f"elf wizard 2,1 {SPENT}")
    number = beside(t, "dawn")
    m = play(fight(t), f"activate {number} dawn")
    assert carries(t.heroes[0], "dawn_blade")
    assert t.turn.points == 2
    play(m, "equip dawn_blade")
    assert attack_base(t.heroes[0]) == 3 + 3 + 2


@rule("DJ-45.17")
def test_the_gate_is_closed_by_a_magic_test_any_number_of_times() -> None:
    t = cleared("gate_of_hell")
    number = beside(t, "gate")
    m = play(turn(t, rolls=[1, 9]), f"activate {number} gate")
    assert not t.done
    play(m, f"activate {number} gate")
    assert t.done == ("close_gate",)
    t = cleared("gate_of_hell")
    gate = next(piece for piece in t.pieces if piece.role == "gate")
    t.stand(
        t.heroes[0], next(sq for sq in t.map.near[gate.squares[2]] if layout.free(t, sq) and sq not in gate.squares)
    )
    way = t.map.steps[t.heroes[0].at].index(gate.squares[2])
    names = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    play(turn(t), f"step {names[way]}")  # no table: nothing is rolled
    assert t.heroes[0].at == gate.squares[2]


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


# ------------------------------------------------------------------ goals of every quest


@rule("DJ-45.22", "DJ-45.27")
def test_searching_every_room() -> None:
    t = table("room_n", "n corridor", heroes="warrior 2,2")
    goals.at_the_end(t)
    assert "search_all_rooms" not in t.done
    t.zones[0].searched = True  # the corridor is no room
    goals.at_the_end(t)
    assert "search_all_rooms" in t.done


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


@rule("DJ-45.24")
@pytest.mark.parametrize("die, found", [(8, False), (9, True)])
def test_the_lost_relic(die: int, found: bool) -> None:
    t = table(heroes="warrior 2,2")
    t.secondary = ("lost_relic",)
    number = put_piece(t, "table", "0,0", "1,0")
    run(goals.examined(t, t.heroes[0], t.pieces[number]), [die])
    assert ("lost_relic" in t.done) is found
    assert carries(t.heroes[0], "lost_relic") is found


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


@rule("DJ-33.5")
def test_only_goals_of_the_quest_count() -> None:
    t = table(heroes="warrior 2,2")
    goals.accomplish(t, "kill_troll")
    assert not t.done


@rule("DJ-36.2", "DJ-45.10")
def test_a_mighty_blow_falls_on_the_idol_too() -> None:
    t = room("bleeding_idol", "warrior 2,1 destiny=0 fatigue=1")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    beside(t, "idol")
    m = play(fight(t, rolls=[1, 5]), "smash")
    assert asked(m) == (0, "before-dice")
    play(m, "declare mighty_blow")
    assert idol.life == 10 - (1 + 8 + 4 - 5 - 6)
