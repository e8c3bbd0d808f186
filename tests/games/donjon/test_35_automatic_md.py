"""DJ-35: automatic MD."""

from random import Random

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.board import distance, sees
from oubliettes.games.donjon.pieces import ROOM_CARDS
from oubliettes.games.donjon.rules.automatic import card_play, caster_play, monster_play, preferences
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.master import choose
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import NOBODY, PC, Fire
from oubliettes.kernel import Ask, FastDice, Match, NoMoreDice
from tests.games.donjon.fights import SPENT, decide, foe, lives, monsters_part, prowl, skilled
from tests.games.donjon.situation import at, match, play, put_piece, spot, table, turn
from tests.support import rule, said


def _room(name: str) -> str:
    wanted = name == "guardroom"
    return next(card.id for card in ROOM_CARDS.values() if card.shape == "square" and card.monsters is wanted)


@rule("DJ-35.1")
def test_it_takes_its_card_then_plays_the_most_valuable() -> None:
    t = table(heroes="warrior 2,2 destiny=0; priest 3,3 destiny=0")
    t.hand = ["whispers", "foul_air", "rat_swarm", "ambush"]
    assert choose(t, "md-step", [("draw",), ("play", 0), ("play", 1), ("play", 2), ("done",)]) == ("draw",)
    assert choose(t, "md-step", [("play", 0), ("play", 1), ("play", 2), ("done",)]) == ("play", 2)
    t.hand = ["pit", "poisoned_darts"]
    assert choose(t, "window", [("play", 0), ("play", 1), ("pass",)]) == ("play", 0)  # the first drawn on a tie
    assert choose(t, "window", [("pass",)]) == ("pass",)


@rule("DJ-35.1", "DJ-35.19")
def test_the_gentle_one_plays_in_every_second_phase() -> None:
    for phases, resting in ((3, False), (4, True)):
        t = table(heroes="warrior 2,2", md_level="gentle", phases=phases)
        t.hand = ["foul_air"]
        assert playing.resting(t) is resting
        assert bool(playing.exploration_cards(t)) is not resting
        t = table(heroes="warrior 2,2", phases=phases)
        assert not playing.resting(t)


@rule("DJ-35.1")
@pytest.mark.parametrize("phases, fatigue", [(0, 5), (1, 4), (2, 5), (3, 4), (4, 5)])
def test_the_gentle_md_plays_in_every_second_phase(phases: int, fatigue: int) -> None:
    t = table(heroes="warrior 2,2 destiny=0", md_level="gentle", phases=phases)
    t.hand = ["foul_air"]
    t.decks["event"] = ["ambush"]
    match(t, ("md_step",), draws=[0])
    assert t.heroes[0].fatigue == fatigue
    assert "ambush" in t.hand  # it always takes its card


@rule("DJ-35.1", "DJ-16.6")
@pytest.mark.parametrize("phases, hand", [(1, []), (2, ["rat_swarm"])])
def test_the_gentle_md_keeps_the_card_of_a_search_in_every_second_phase(phases: int, hand: list[str]) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", md_level="gentle", phases=phases)
    draw = t.decks["event"].index("rat_swarm")
    play(turn(t, rolls=[1, 3], draws=[draw]), "search")
    assert t.hand == hand
    assert t.heroes[0].life == (20 if hand else 17)


@rule("DJ-35.2")
def test_it_aims_at_whom_it_has_targeted_least_then_at_most_life() -> None:
    t = table(heroes="warrior 2,2 targeted=1; priest 3,3 life=9; thief 4,4 life=15; wizard 5,5 life=15")
    options = [("on", f"seat:{n}") for n in range(4)]
    assert choose(t, "event-hero", options) == ("on", "seat:2")


@rule("DJ-35.2")
def test_the_least_targeted_then_the_healthiest_then_by_seat() -> None:
    options = [("on", "seat:0"), ("on", "seat:1"), ("on", "seat:2")]
    t = table(heroes="warrior life=9; priest life=12; thief life=12")
    assert card_play.CHOICES["event-hero"](t, options) == ("on", "seat:1")
    t.heroes[1].targeted = 1
    assert card_play.CHOICES["event-hero"](t, options) == ("on", "seat:2")
    t.heroes[2].targeted = 2
    assert card_play.CHOICES["event-hero"](t, options) == ("on", "seat:0")


@rule("DJ-35.3")
def test_its_other_choices_for_cards() -> None:
    t = table(
        "room_n",
        "n corridor",
        "n room_n",
        heroes="warrior 2,-3; priest 2,-8; thief 3,-8",
        monsters="troll 0,0 life=9; orc 1,0 life=1",
    )
    assert choose(t, "event-zone", [("in-zone", 1), ("in-zone", 2)]) == ("in-zone", 2)
    doors = [("at-door", door.number) for door in t.doors if door.state == "open"]
    chosen = choose(t, "event-door", doors)
    door = t.doors[int(chosen[1])]
    assert 2 in (door.zone, door.beyond)
    assert choose(t, "event-monster", [("revive", 11, "orc"), ("revive", 10, "troll")]) == ("revive", 10, "troll")
    assert choose(t, "event-square", [("at", 2, -2), ("at", 2, 5), ("at", 3, 5)]) == ("at", 2, 5)


@rule("DJ-35.3")
def test_the_most_hurt_monster_and_the_farthest_square() -> None:
    t = table(heroes="warrior 2,2", monsters="orc 5,5 life=1; troll 5,4 life=9")
    options = [("revive", 10, "orc"), ("revive", 11, "troll")]
    assert card_play.CHOICES["event-monster"](t, options) == ("revive", 11, "troll")  # 6 lost against 4
    squares = [("at", 0, 0), ("at", 3, 3), ("at", 5, 5), ("at", 0, 5)]
    assert card_play.CHOICES["event-square"](t, squares) == ("at", 5, 5)


@rule("DJ-35.3")
def test_the_door_with_most_adventurers_beyond_it() -> None:
    t = table("room_nwe", "0n room_n", "0e room_n", heroes="warrior 2,2; priest 3,3; thief 8,2")
    options = [("at-door", door.number) for door in t.doors if door.state == "open"]
    chosen = card_play.CHOICES["event-door"](t, options)
    assert {t.doors[int(chosen[1])].zone, t.doors[int(chosen[1])].beyond} == {0, 2}


@rule("DJ-35.4")
def test_one_card_ahead_it_plays_the_worse_card_for_the_party() -> None:
    cases = {
        "dungeon": ("corridor", "room_n"),
        "square": ("empty", "guardroom"),
        "monster": ("zombie_crowd", "fimir_hunters"),
        "treasure": ("flaming_blade", "antidote"),
    }
    for kind, (better, worse) in cases.items():
        for new, held, pick in ((better, worse, "held"), (worse, better, "new"), (worse, worse, "new")):
            t = table(heroes="warrior 2,2", drawn_from=kind)
            if kind == "square":
                new, held = (_room(new), _room(held))
            t.drawn, t.held = new, {kind: held}
            assert choose(t, "card-ahead", [("new",), ("held",)]) == (pick,), (kind, new, held)


@rule("DJ-35.4")
@pytest.mark.parametrize(
    "kind, new_card, held, pick",
    [
        ("dungeon", "corridor", "room_n", "held"),
        ("dungeon", "room_n", "room_w", "new"),
        ("square", "storeroom", "crypt", "held"),
        ("square", "crypt", "storeroom", "new"),
        ("monster", "orc_band", "ghoul_pack", "held"),
        ("monster", "ghoul_pack", "orc_band", "new"),
        ("treasure", "rune_axe", "antidote", "held"),
        ("treasure", "antidote", "rune_axe", "new"),
        ("treasure", "gold_purse", "vigour_potion", "new"),
    ],
)
def test_of_two_cards_the_better_for_it(kind: str, new_card: str, held: str, pick: str) -> None:
    t = table(heroes="warrior 2,2", one_card_ahead=True)
    t.drawn, t.drawn_from, t.held = new_card, kind, {kind: held}
    assert card_play.CHOICES["card-ahead"](t, [("new",), ("held",)]) == (pick,)


@rule("DJ-35.5", "DJ-17.16")
def test_without_a_rule_of_its_own_it_takes_the_first_option() -> None:
    t = table(heroes="warrior 2,2")
    assert choose(t, "layout", [("lay", "straight", "plain"), ("lay", "left", "plain")]) == ("lay", "straight", "plain")
    assert choose(t, "entrance-side", [("side", "s"), ("side", "n")]) == ("side", "s")


@rule("DJ-35.5")
def test_the_gate_of_hell_is_for_seasoned_parties() -> None:
    with pytest.raises(NoMoreDice, match="gives 0 to 5"):
        match(table(heroes="warrior 2,2"), ("quest",), draws=[6])  # one of six
    t = table(heroes="warrior 2,2")
    skilled(t.heroes[0], "parry", "charge", "taunt", "whirlwind")
    match(t, ("quest",), draws=[6])
    assert t.quest == "gate_of_hell"


@rule("DJ-35.5")
def test_the_automatic_md_takes_any_quest_that_suits_the_party() -> None:
    t = table(heroes="warrior 2,2")
    match(t, ("quest",), draws=[5])
    assert t.quest == "bleeding_idol"
    told = table(heroes="warrior 2,2", quest="gate_of_hell")
    match(told, ("quest",))
    assert told.quest == "gate_of_hell"


@rule("DJ-35.7")
def test_the_order_of_its_monsters() -> None:
    t = table(
        heroes="warrior 2,5",
        monsters="evil_sorcerer 5,0; orc_archer 0,0; orc 2,1; orc 2,2; goblin 1,4; goblin 3,4",
    )
    order = []
    waiting = list(t.monsters)
    while waiting:
        order.append(monster_play.next_to_act(t, waiting))
        waiting.remove(order[-1])
    assert [one.number for one in order] == [14, 15, 13, 12, 11, 10]


@rule("DJ-35.8", "DJ-35.9")
def test_attacks_are_spread() -> None:
    """Worked example 38: the priest (7), the warrior (8), the priest again."""
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,2 {SPENT}", monsters="orc 2,1; orc 3,1; orc 2,3")
    t.heroes[1].base = (4, 4, 4, 3, 5, 2)
    m = monsters_part(t, rolls=[1, 9] * 3)
    struck = [event.facts["target"] for event in m.log if event.key == "blow-misses"]
    assert struck == ["seat:1", "seat:0", "seat:1"]


@rule("DJ-35.9")
def test_attacks_are_counted_in_each_part_anew() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; thief 3,2 {SPENT} hits=5", monsters="orc 2,1")
    monsters_part(t, rolls=[1, 9])
    assert [hero.hits for hero in t.heroes] == [0, 1]


@rule("DJ-35.9")
def test_ties_go_to_fewer_life_points_then_seat_order() -> None:
    t = table(heroes="warrior 2,2; warrior 3,2 life=12; warrior 1,2", monsters="orc 2,1")
    assert decide(t) == ("attack", "seat:1")
    t.heroes[1].life = 20
    assert decide(t) == ("attack", "seat:0")


@rule("DJ-35.9")
def test_the_weaker_guard_counts_before_fewer_points_of_life() -> None:
    t = table(heroes="warrior 2,3 life=3; wizard 3,3 life=20", monsters="orc 2,2")
    assert decide(t) == ("attack", "seat:1")  # Defence and armour 8 against 5
    t = table(heroes="warrior 2,3 life=20; warrior 3,3 life=3", monsters="orc 2,2")
    assert decide(t) == ("attack", "seat:1")


@rule("DJ-35.10", "DJ-35.11")
def test_a_fighter_on_its_way_prefers_who_is_not_engaged() -> None:
    t = table(heroes="wizard 2,4; warrior 4,4", monsters="skaven 0,0; orc 1,3")
    pick = decide(t)
    assert pick[0] == "go"
    assert distance(t.map, at(t, f"{pick[1]},{pick[2]}"), t.heroes[1].at) == 1


@rule("DJ-35.10", "DJ-35.11")
def test_archers_shoot_at_the_rear() -> None:
    t = table(heroes="wizard 2,4 hits=1; warrior 4,4", monsters="orc_archer 0,0; orc 5,3")
    assert decide(t) == ("attack", "seat:0")


@rule("DJ-35.11")
def test_an_archer_itself_engages_nobody() -> None:
    t = table(heroes="warrior 2,3; wizard 5,3", monsters="orc_archer 2,2 rooted; orc 5,2")
    t.turn.stopped = True
    monster = foe(t)
    assert preferences.prefer(t, monster, t.heroes, first=True).number == 0  # the wizard has an orc beside him


@rule("DJ-35.12")
def test_a_fighter_walks_if_that_is_enough_else_runs_else_comes_near() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,1")
    assert decide(t) == ("go", 1, 4)
    t = table("room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,-6")
    assert decide(t) == ("run",)
    prowl(t, rolls=[1])
    ways = distances.far(t, [t.heroes[0].at])
    assert ways[foe(t).at] == 11 - 4
    assert t.heroes[0].hits == 0
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    assert decide(t) == ("attack", "seat:0")  # it does not move


@rule("DJ-35.12", "DJ-31.29")
def test_a_beastman_steps_to_another_square_first() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="beastman 2,1")
    pick = decide(t)
    assert pick[0] == "go"
    assert at(t, f"{pick[1]},{pick[2]}") in t.map.near[t.heroes[0].at]
    prowl(t, rolls=[9, 1, 1, 9])
    assert t.heroes[0].hits == 2


@rule("DJ-35.12")
def test_two_ways_to_play_one_monster() -> None:
    """The automatic turn and the same choices made by a person end alike."""
    rolls = [3, 9, 1]
    auto = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0")
    prowl(auto, rolls=rolls)
    seated = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0", md=True)
    m = prowl(seated, rolls=rolls)
    while m.pending:
        ask = m.pending[0]
        m.choose(ask.seat, choose(seated, ask.prompt, ask.options))
    assert lives(auto) == lives(seated)
    assert spot(auto, foe(auto)) == spot(seated, foe(seated))


@rule("DJ-35.13")
def test_an_archer_steps_away_or_moves_for_a_line() -> None:
    t = table(heroes=f"warrior 2,4 {SPENT}", monsters="orc_archer 2,3")
    pick = decide(t)
    assert pick[0] == "go"
    square = at(t, f"{pick[1]},{pick[2]}")
    assert t.heroes[0].at not in t.map.near[square]
    assert sees(t.map, square, t.heroes[0].at)
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc_archer 2,0")
    put_piece(t, "wardrobe", "2,1")
    pick = decide(t)
    assert pick[0] == "go"
    assert sees(t.map, at(t, f"{pick[1]},{pick[2]}"), t.heroes[0].at)
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc_archer 2,0")
    assert decide(t) == ("attack", "seat:0")


@rule("DJ-35.14", "DJ-31.45")
def test_a_spellcaster_keeps_behind_the_others() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="skeleton_sorcerer 2,3; skeleton 2,4")
    pick = decide(t)
    assert pick[0] == "go"
    square = at(t, f"{pick[1]},{pick[2]}")
    assert distance(t.map, square, t.heroes[0].at) == 5
    assert sees(t.map, square, t.heroes[0].at)


@rule("DJ-35.14")
def test_a_demon_keeps_behind_the_others_too() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="demon 2,4; mummy 3,4")
    foe(t).spells = ()
    pick = decide(t)
    assert pick[0] == "go"
    assert distance(t.map, at(t, f"{pick[1]},{pick[2]}"), t.heroes[0].at) > 1


@rule("DJ-35.14")
def test_alone_it_casts_where_it_stands_and_then_fights() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="demon 2,2")
    foe(t).spells = ("magic_missile",)
    assert decide(t) == ("cast-on", "seat:0", "magic_missile")
    foe(t).spells = ()
    assert decide(t)[0] == "go"


@rule("DJ-35.14")
def test_a_caster_keeps_away_from_the_nearest_of_them() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}; thief 5,5 {SPENT}", monsters="skeleton_sorcerer 2,2; orc 5,0")
    assert decide(t) == ("go", 0, 5)  # five squares from both, and a walk of three away


@rule("DJ-35.15")
def test_no_spell_is_wasted_on_a_web() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0")
    t.phase = PC
    foe(t).spells = ("magic_missile",)
    t.webs = (at(t, "2,2"), at(t, "1,2"))
    assert caster_play.useful_spell(t, foe(t)) == ("cast-on", "seat:0", "magic_missile")


@rule("DJ-35.15")
def test_the_list_of_spells() -> None:
    t = table(heroes="warrior 2,5; priest 3,5; thief 5,5", monsters="evil_sorcerer 2,0; orc 5,0")
    sorcerer = foe(t)
    t.phase = PC
    assert caster_play.useful_spell(t, sorcerer)[-1] == "toxic_cloud"  # type: ignore[index]
    sorcerer.spells = ("earthquake", "ice_block", "magic_missile")
    assert caster_play.useful_spell(t, sorcerer) == ("cast-zone", 0, "earthquake")
    sorcerer.spells = ("ice_block", "magic_missile")
    assert caster_play.useful_spell(t, sorcerer) == ("cast-on", "seat:0", "ice_block")  # the best fighter
    sorcerer.spells = ("magic_missile", "wall_of_fire")
    assert caster_play.useful_spell(t, sorcerer)[-1] == "magic_missile"  # type: ignore[index]
    sorcerer.spells = ("wall_of_fire",)
    assert caster_play.useful_spell(t, sorcerer) == ("cast", "wall_of_fire")
    sorcerer.spells = ()
    assert caster_play.useful_spell(t, sorcerer) is None


@rule("DJ-35.15", "DJ-35.22")
def test_an_area_that_would_harm_a_monster_is_not_useful() -> None:
    t = table(heroes="warrior 2,4; priest 2,5", monsters="demon 2,0; orc 1,4; orc 3,4")
    foe(t).spells = ("toxic_cloud",)
    t.phase = PC
    assert caster_play.useful_spell(t, foe(t)) is None
    t = table(heroes="warrior 2,4; priest 2,5; thief 3,5", monsters="demon 2,0; skeleton 1,4")
    foe(t).spells = ("toxic_cloud",)
    t.phase = PC
    pick = caster_play.useful_spell(t, foe(t))
    assert pick is not None  # undead do not mind
    centre = at(t, f"{pick[1]},{pick[2]}")
    assert all(distance(t.map, centre, hero.at) <= 1 for hero in t.heroes)  # the centre that reaches most


@rule("DJ-35.15")
def test_an_earthquake_needs_more_adventurers_than_monsters() -> None:
    t = table(heroes="warrior 2,4; priest 2,5", monsters="skeleton_sorcerer 2,0; skeleton 1,1; skeleton 1,2")
    foe(t).spells = ("earthquake",)
    t.phase = PC
    assert caster_play.useful_spell(t, foe(t)) is None


@rule("DJ-35.15", "DJ-35.22")
def test_fire_is_laid_across_the_path() -> None:
    t = table("corridor", heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 3,0")
    foe(t).spells = ("wall_of_fire",)
    prowl(t)
    burning = {square for square, _ in t.fires}
    assert len(burning) == 3
    assert burning & {at(t, "2,4"), at(t, "3,4")}  # the square before him
    assert foe(t).spells == ()


@rule("DJ-35.15", "DJ-37.5")
def test_it_flies_where_walking_gives_no_attack() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="demon 2,0")
    foe(t).spells = ("fly",)
    put_piece(t, "chasm", *[f"{x},3" for x in range(6)], row=1, side=0)
    t.turn.points = 6
    prowl(t, rolls=[1, 9])
    assert foe(t).flying
    assert t.heroes[0].hits == 1
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="demon 2,0")
    foe(t).spells = ("fly",)
    prowl(t, rolls=[1, 9])
    assert foe(t).spells == ("fly",)


@rule("DJ-35.15")
def test_the_automatic_md_casts_one_spell_a_turn() -> None:
    """A demon flies over the wardrobes, and may not poison the air in the same turn."""
    t = table(heroes=f"warrior 3,5 {SPENT}; thief 4,5 {SPENT}", monsters="demon 2,0")
    put_piece(t, "wardrobe", *[f"{x},3" for x in range(6)])
    foe(t).spells = ("toxic_cloud", "fly")
    m = prowl(t, rolls=[1, 9])
    assert foe(t).spells == ("toxic_cloud",)
    assert said(m).count("monster-casts") == 1
    assert sum(hero.hits for hero in t.heroes) == 1


@rule("DJ-35.15")
def test_a_cloud_over_two_adventurers_and_a_skeleton_is_useful() -> None:
    t = table(heroes="warrior 1,4; priest 3,4", monsters="demon 2,0; skeleton 2,4", phase=PC)
    foe(t).spells = ("toxic_cloud",)
    assert caster_play.useful_spell(t, foe(t)) is not None
    t = table(heroes="warrior 1,4; priest 3,4", monsters="demon 2,0; goblin 2,4", phase=PC)
    foe(t).spells = ("toxic_cloud",)
    assert caster_play.useful_spell(t, foe(t)) is None


@rule("DJ-35.16", "DJ-31.41")
def test_a_lieutenant_stays_behind_two_soldiers_unless_he_can_attack() -> None:
    t = table(
        "room_n",
        "n corridor",
        "n room_n",
        heroes=f"warrior 2,5 {SPENT}",
        monsters="orc_warlord 2,-7; orc 2,-12; orc 3,-12",
    )
    prowl(t, rolls=[6])
    ways = distances.far(t, [t.heroes[0].at])
    assert ways[foe(t).at] >= ways[foe(t, 11).at]  # no nearer than the nearest soldier
    t = table("room_n", "n corridor", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="orc_warlord 2,-7; orc 2,-12")
    prowl(t, rolls=[6])
    assert t.map.y[foe(t).at] > -7  # one soldier is no cover
    t = table("room_n", heroes=f"warrior 2,5 {SPENT}", monsters="orc_warlord 2,2; orc 0,0; orc 5,0")
    prowl(t, rolls=[1, 9])
    assert t.heroes[0].hits == 1


@rule("DJ-35.18")
def test_monsters_keep_out_of_fire_unless_there_is_no_other_way() -> None:
    t = table(heroes=f"warrior 2,4 {SPENT}", monsters="orc 2,1")
    t.fires = (Fire(at(t, "2,2"), 0), Fire(at(t, "1,2"), 0), Fire(at(t, "3,2"), 0))
    layout.refresh(t)
    prowl(t, rolls=[6, 1, 9])
    assert foe(t).life == 5
    t = table("corridor", heroes=f"warrior 2,4 {SPENT}", monsters="orc 2,1")
    t.fires = (Fire(at(t, "2,2"), 0), Fire(at(t, "3,2"), 0))
    layout.refresh(t)
    prowl(t, rolls=[2, 1, 9])
    assert foe(t).life == 3
    assert t.heroes[0].hits == 1


@rule("DJ-35.18")
@pytest.mark.parametrize("kind", ["giant_spider", "orc"])
def test_no_creature_walks_into_fire_while_another_way_is_open(kind: str) -> None:
    t = table("room_n", "n corridor", heroes=f"warrior 2,2 {SPENT}", monsters=f"{kind} 2,-2")
    t.fires = (Fire(at(t, "2,0"), NOBODY), Fire(at(t, "2,-1"), NOBODY))
    layout.refresh(t)
    prowl(t, rolls=[1, 9])
    assert foe(t).life == 5  # by the other half of the doorway
    assert t.heroes[0].hits == 1
    t = table("room_n", "n corridor", heroes=f"warrior 2,3 {SPENT}", monsters=f"{kind} 2,-2")
    t.fires = (Fire(at(t, "2,0"), NOBODY), Fire(at(t, "3,0"), NOBODY))
    layout.refresh(t)
    prowl(t, rolls=[1, 1, 1, 9])
    assert foe(t).life < 5  # no other path


@rule("DJ-35.19")
def test_the_ruthless_one_goes_for_the_weakest() -> None:
    t = table(heroes="warrior 2,2 life=3 hits=4; thief 3,2 life=9", monsters="orc 2,1", md_level="ruthless")
    assert decide(t) == ("attack", "seat:0")
    t = table(heroes="warrior 2,2 life=3 hits=4; thief 3,2 life=9", monsters="orc 2,1")
    assert decide(t) == ("attack", "seat:1")


@rule("DJ-35.19", "DJ-35.12")
def test_the_ruthless_one_looks_at_life_alone_and_attacks_without_moving() -> None:
    heroes = "warrior 2,2 life=12; thief 3,2 life=14"
    assert decide(table(heroes=heroes, monsters="orc 2,1", md_level="ruthless")) == ("attack", "seat:0")
    assert decide(table(heroes=heroes, monsters="orc 2,1")) == ("attack", "seat:1")  # DJ-35.9: the lower Defence
    t = table(heroes="warrior 0,2; wizard 3,3 life=1", monsters="orc 0,1", md_level="ruthless")
    assert decide(t) == ("attack", "seat:0")


@rule("DJ-35.20", "DJ-1.8")
def test_a_bot_on_the_md_s_seat_plays_as_the_automatic_one_does() -> None:
    """Every question to the MD in whole games is answered with one of the options."""
    rng = Random(5)
    for seed in range(4):
        m = Match.new(GAME, seats=4, options={"master": "person"}, dice=FastDice(seed))
        answered = 0
        while m.pending and answered < 400:
            ask: Ask = m.pending[0]
            if ask.seat == 3:
                pick = choose(m.table, ask.prompt, ask.options)
                answered += 1
            else:
                pick = rng.choice(list(ask.options))
            m.choose(ask.seat, pick)
        assert answered


@rule("DJ-35.21")
def test_a_fighter_without_a_path_hides() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,-5")
    put_piece(t, "chasm", *[f"{x},-2" for x in range(6)], zone=1, row=1, side=0)
    prowl(t, rolls=[1])
    assert not sees(t.map, t.heroes[0].at, foe(t).at)


@rule("DJ-35.22")
def test_a_sixth_card_is_the_least_valuable() -> None:
    t = table(heroes="warrior 2,2")
    t.hand = ["foul_air", "locked_door", "ambush", "pilfering_imp", "pit", "frenzy"]
    assert choose(t, "sixth-card", [("discard", n) for n in range(6)]) == ("discard", 3)


@rule("DJ-35.22")
def test_a_sixth_card_and_reinforcements() -> None:
    t = table(heroes="warrior 2,2", monsters="goblin 5,5; gnoll 4,5; orc 3,5")
    t.hand = ["wandering_monsters", "draught", "pit", "pilfering_imp"]
    assert card_play.CHOICES["sixth-card"](t, [("discard", n) for n in range(4)]) == ("discard", 1)
    kinds = [("reinforce", one.number, one.kind) for one in t.monsters]
    assert card_play.CHOICES["event-kind"](t, kinds) == ("reinforce", 11, "gnoll")


@rule("DJ-35.22")
def test_a_wall_of_fire_grows_at_the_end_that_has_room() -> None:
    t = table("room_n", heroes=f"warrior 1,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 5,0")
    foe(t).spells = ("wall_of_fire",)
    for square in ("0,4", "2,5", "1,2", "3,2", "3,4"):
        put_piece(t, "chest", square)
    foe(t).rooted = True
    prowl(t)
    assert {(t.map.x[square], t.map.y[square]) for square, _ in t.fires} == {(1, 4), (2, 3), (0, 5)}
