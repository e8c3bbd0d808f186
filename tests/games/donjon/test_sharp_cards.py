"""Event cards, furniture and the campaign where a near miss would look the same (DJ-19, DJ-42, DJ-46)."""

from typing import Any

from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.rules.adventurer.states import effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import PC, PE, UNKNOWN, Table
from tests.games.donjon.fights import SPENT, fight, lives
from tests.games.donjon.situation import match, new_table, picks, play, put_piece, table, turn
from tests.support import rule


def apart(**facts: Any) -> Table:
    """Two adventurers in two rooms."""
    return table("room_nwe", "n room_n", heroes=f"dwarf warrior 2,2 {SPENT}; thief 2,-3 {SPENT}", **facts)


# ------------------------------------------------------------------ Event cards


@rule("DJ-42.2")
def test_traps_found_elsewhere_are_no_help_here() -> None:
    t = apart()
    t.zones[1].safe = True
    assert playing.playable(t, "pit", "move", 0)
    assert not playing.playable(t, "pit", "move", 1)


@rule("DJ-42.3", "DJ-42.30")
def test_nobody_wanders_out_of_an_empty_deck() -> None:
    t = apart()
    assert playing.playable(t, "wandering_monsters", "exploration")
    t.decks["monster"] = ["spectre"]  # nobody here could hurt it (DJ-30.12)
    assert not playing.playable(t, "wandering_monsters", "exploration")
    t.decks["monster"] = []
    assert not playing.playable(t, "wandering_monsters", "exploration")


@rule("DJ-42.7")
def test_darts_test_the_strength_of_those_they_leave_standing() -> None:
    t = apart()
    match(t, ("event", "poisoned_darts", 0), rolls=[1, 5])  # a dwarf: Strength 4, Dexterity 3
    assert (lives(t)[0], t.heroes[0].venom) == (19, 0)
    t = apart()
    t.heroes[0].life = 2
    match(t, ("event", "poisoned_darts", 0), rolls=[4])  # no test
    assert (lives(t)[0], t.heroes[0].venom) == (0, 0)


@rule("DJ-42.11")
def test_darkness_falls_where_somebody_is() -> None:
    t = table("room_nwe", "n room_n", heroes=f"warrior 2,2 {SPENT}", md=True)
    match(t, ("event", "darkness"))  # there is nothing to choose
    assert [zone.dark for zone in t.zones] == [True, False]
    assert not playing.playable(t, "darkness", "exploration")


@rule("DJ-42.12")
def test_a_draught_puts_out_every_torch() -> None:
    t = apart()
    for hero in t.heroes:
        hero.torch = 1
    match(t, ("event", "draught"))
    assert [hero.torch for hero in t.heroes] == [0, 0]


@rule("DJ-42.14")
def test_the_uniques_of_a_quest_are_not_reinforced() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="chaos_warrior 5,5 unique=0", phase=PC)
    assert not playing.playable(t, "reinforcements", "melee")
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5", phase=PC)
    assert playing.playable(t, "reinforcements", "melee")


@rule("DJ-42.17", "DJ-29.5")
def test_a_notched_weapon_is_mended_in_town_even_in_the_pack() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    hero.pack = (hero.weapon._replace(notch=1, coat=True),)
    life.recover(hero)
    assert (hero.pack[0].notch, hero.pack[0].coat) == (0, False)


@rule("DJ-42.18", "DJ-10.12")
def test_the_evil_eye_lasts_until_the_later_of_both_phases() -> None:
    for first, last in ((PE, PC), (PC, PE)):
        t = table(heroes=f"warrior 2,2 {SPENT}")
        match(t, ("event", "evil_eye"), rolls=[1])
        for kind in (first, last):
            assert effect(t.heroes[0], "evil_eye") == 1
            phase_starts(t, kind)
            assert effect(t.heroes[0], "evil_eye") == 1
            phase_ends(t, kind)
        assert effect(t.heroes[0], "evil_eye") == 0


@rule("DJ-42.19", "DJ-7.16")
def test_foul_air_passes_over_the_downed() -> None:
    t = table(heroes="warrior 2,2 destiny=0; thief 3,3 destiny=0 life=0; priest 4,4 destiny=0 fatigue=0")
    match(t, ("event", "foul_air"))
    assert [hero.fatigue for hero in t.heroes] == [4, 5, 0]


@rule("DJ-42.24")
def test_dead_magic_silences_a_priests_scroll_as_well() -> None:
    t = table(heroes="warrior 2,2 life=9 +scroll_healing", monsters="orc 5,5")
    assert picks(fight(t), "read-on") == ["seat:0 scroll_healing"]
    t.agenda.clear()
    t.dead_magic = True
    assert picks(fight(t), "read-on") == []


@rule("DJ-42.25")
def test_a_wrong_way_lies_on_top_of_the_pile() -> None:
    t = apart()
    before = t.pile.index(t.objective)
    match(t, ("event", "wrong_way"))
    assert (len(t.pile), t.pile.index(t.objective)) == (13, before)  # one card farther off
    t.pile, t.dungeon = [UNKNOWN], ["corner"]
    assert not playing.playable(t, "wrong_way", "exploration")  # none was put away


# ------------------------------------------------------------------ furniture


@rule("DJ-19.46")
def test_the_md_has_every_side_without_a_door_to_choose_from() -> None:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}", md=True)
    number = put_piece(t, "statue", "2,2")
    m = play(turn(t, rolls=[8]), f"examine statue {number}")
    assert picks(m, "side") == ["w 0", "e 0", "s 0"]
    play(m, "side e 0")
    assert {(t.map.x[square], t.map.y[square]) for square in t.doors[-1].near} == {(5, 2), (5, 3)}


@rule("DJ-19.79", "DJ-19.85", "DJ-19.66")
def test_armour_does_not_weigh_on_a_jump_but_a_circle_holds_its_prisoner() -> None:
    t = table("room_nwe=chasm_room", heroes=f"warrior 2,4 {SPENT}")
    chasm = next(piece for piece in t.pieces if piece.kind == "chasm")
    chasm.row = 1
    layout.refresh(t)
    hero = t.heroes[0]
    edge = next(square for square in layout.beside(t, chasm.squares) if layout.free(t, square))
    t.stand(hero, edge)
    m = turn(t, rolls=[6])  # Dexterity 3: 9 is enough in scale armour
    (way,) = picks(m, "cross")
    play(m, f"cross {way}")
    assert hero.at != edge
    t.agenda.clear()
    circle = put_piece(t, "magic_circle", f"{t.map.x[hero.at]},{t.map.y[hero.at]}", spent=True)
    assert picks(turn(t), "cross")
    t.agenda.clear()
    hero.prisoner = circle
    assert picks(turn(t), "cross") == []


# ------------------------------------------------------------------ the campaign


@rule("DJ-46.5")
def test_the_campaign_goes_on_from_the_furthest_seat_and_leaves_no_quest_out() -> None:
    def came(*won: str) -> dict[str, Any]:
        return {"format": 1, "game": "donjon", "won": list(won), "hero": None}

    t = new_table(2, sheets=[came("black_fang", "dead_kings_crown"), came("black_fang")], master="automatic")
    assert campaign.next_quest(t) == "silver_spring"
    t = new_table(1, sheets=[came("black_fang", "silver_spring")])
    assert campaign.next_quest(t) == "dead_kings_crown"
