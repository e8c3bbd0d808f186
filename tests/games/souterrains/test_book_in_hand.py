"""Where a second look at the rulebook, or at the screen, found something else than was played."""

from oubliettes.games.souterrains.dungeon import Exit, Feature, Section, Trap
from oubliettes.games.souterrains.hero import Item
from oubliettes.games.souterrains.rules.trial import prepare
from oubliettes.kernel import FastDice
from tests.games.souterrains.situation import against, at, d10, needed, play, room, table
from tests.support import do, offers, rule, said

# ------------------------------------------------------------------ walking


@rule("SS-8.6", "SS-8.8")
def test_what_is_offered_can_be_walked_to() -> None:
    """Two corners of a hall are known, joined by nothing but a corridor: each is walked to from its own side."""
    hall = room(seen=frozenset({(10, 10), (12, 10)}), unseen=frozenset({(11, 10)}))
    corridor = room(10, 11, wide=3, deep=1)
    exits = [
        Exit(0, 0, (10, 10), 2, "open", b=1),
        Exit(0, 0, (12, 10), 2, "open", b=1),
        Exit(0, 0, (12, 10), 0, "open"),
    ]
    match = at(sections=[hall, corridor], exits=exits)
    walks = [pick for pick in match.pending[0].options if pick[0] in ("exit", "travel", "travel_out", "further")]
    assert walks == [("exit", 0, "south", "open"), ("further",), ("travel", 1)]
    for pick in walks:
        match.fork(FastDice(1)).choose(0, pick)


# ------------------------------------------------------------------ stakes


@rule("SS-15.7", "SS-15.8", "SS-15.13")
def test_enemies_are_asked_for_peace_and_strike_when_it_fails() -> None:
    """Whatever the tongue, failing costs the peace: nobody walks away from six orcs for nothing."""
    for kind in ("charm", "negotiation"):
        match = against("orc*6", hoard="C", standing=True, rolls=[2, *d10(0, *[9] * 6)])
        do(match, f"talk {kind}")
        table = match.table
        assert (table.enc.result, len(table.group.living()), table.group.gone, table.hero.xp) == ("", 6, False, 0)
        assert match.pending[0].prompt == "action"


@rule("SS-15.7", "SS-15.12")
def test_one_puts_up_what_one_has_and_wins_as_much() -> None:
    poor = do(against("gnome", attitude="friendly", hoard="C", standing=True, po=10), "talk negotiation")
    assert offers(poor) == ["stake share", "stake information"]
    for passed, left in ((1, 4), (0, 0)):
        match = against("gnome", ("stake_supplies", passed), attitude="friendly", resources=2, rolls=[6])
        assert (match.table.hero.resources, match.table.hero.xp) == (left, 50 if passed else 20)
        assert said(match).count("supplies" if passed else "supplies-lost") == 1


@rule("SS-16.20", "SS-15.7")
def test_a_prisoner_who_will_not_talk_cries_out() -> None:
    match = at(("question", 1), danger=2, rolls=[2])
    assert match.table.danger == 3
    assert at(("question", 1), danger=2, rolls=[20]).table.danger == 2


@rule("SS-15.3", "SS-15.4")
def test_ten_gold_pieces_are_worth_two_to_a_charmer() -> None:
    match = do(against("goblin", po=10, resources=1), "talk charm")
    before = needed(match)
    do(match, "coins")
    assert (before - needed(match), match.table.hero.money) == (2, 0)


# ------------------------------------------------------------------ fire


@rule("SS-9.12", "SS-9.14", "SS-27.9")
def test_fire_that_catches_him_asks_for_a_save_from_the_next_round_on() -> None:
    """The salamander hits for its damage; at the end of that round no die is thrown for the fire."""
    match = against("salamander", ("round",), init=[9, 0], hp=20, rolls=[19, 1])
    enc = match.table.enc
    assert (enc.burning, match.pending[0].prompt) == (True, "action")
    play(match.table, ("end_round",), rolls=[2])  # no save yet: the one die is its next blow, which misses
    assert (enc.burning, enc.round, match.table.hero.hp) == (True, 2, 7)
    play(match.table, ("end_round",), rolls=[14, 2])  # now there is one, and a 14 with 1 HD puts it out
    assert (enc.burning, enc.round, match.table.hero.hp) == (False, 3, 7)


# ------------------------------------------------------------------ the end


@rule("SS-19.9")
def test_sudden_death_throws_no_die() -> None:
    match = against("orc", fatigue=9)
    match.table.hero.hp = 0
    fallen = play(match.table, ("fallen",))
    assert (fallen.table.deeds.end, fallen.record.counters()) == ("dead", (0, 0))
    trapped = at(("zero", "pit"), fatigue=9, hp=0)
    assert (trapped.table.deeds.end, trapped.record.counters()) == ("dead", (0, 0))
    lucky = at(("zero", "pit"), fatigue=8, hp=0, rolls=[*d10(9), *[20] * 9])
    assert lucky.table.hero.fatigue == 9


# ------------------------------------------------------------------ what is shown


@rule("SS-14.25", "SS-14.29", "SS-29.6")
def test_a_section_tells_how_those_in_it_are_disposed() -> None:
    for attitude in ("friendly", "hostile"):
        match = against("gnome", attitude=attitude, standing=True)
        assert match.view(0).sections["0"].group == attitude
        match.table.group.told = False
        assert match.view(0).sections["0"].group == "somebody"
        match.table.group.peace = True
        assert match.view(0).sections["0"].group == "peace"


@rule("SS-14.7")
def test_the_distance_is_the_one_of_now() -> None:
    hall = [room(lighting="lamp")]
    far = against("orc", distance=6, sections=hall, rolls=[*d10(0, 9), 2])
    assert far.view(0).encounter.distance == 6
    do(far, "attack_first")
    assert (far.view(0).encounter.distance, far.table.enc.approach) == (6, True)
    do(far, "nothing")
    assert (far.view(0).encounter.distance, far.table.enc.approach) == (1, False)
    near = do(against("orc", distance=4, sections=[room(lighting="lamp")], rolls=d10(0, 9)), "attack_first")
    assert near.view(0).encounter.distance == 1


@rule("SS-18.15", "SS-18.23")
def test_one_who_is_caught_is_in_contact() -> None:
    """Met six squares off, he runs at once, fails twice and is caught: no round of approach."""
    second = room(10, 7)
    match = against(
        "orc",
        distance=6,
        sections=[room(lighting="lamp"), second],
        exits=[Exit(0, 0, (10, 10), 0, "open", b=1)],
        rolls=[2, 1, *d10(0), 2, *d10(0, 9)],
    )
    match.table.dungeon.way_ins = []
    match = play(match.table, ("flight", 0), rolls=[2, 1, *d10(0), 2, *d10(0, 9)])
    enc = match.table.enc
    assert (match.pending[0].prompt, enc.distance, enc.approach) == ("action", 1, False)


# ------------------------------------------------------------------ a smaller Search


def hall_with_secrets() -> Section:
    hall = room(wide=5, deep=5)
    hall.hidden.exits = [Exit(0, 0, (10, 10), 3, "secret"), Exit(0, 0, (14, 14), 1, "secret")]
    hall.hidden.traps = [Trap("darts", "door", (14, 14), 1), Trap("pit", "floor")]
    hall.hidden.finds, hall.hidden.stash = ["old_altar"], "A"
    hall.features = [Feature("container", "urn", (12, 12), treasure="N", trap="darts")]
    return hall


@rule("SS-12.13", "SS-7.6", "SS-7.7")
def test_a_few_squares_can_be_searched() -> None:
    """Half the time; what is tied to other squares, the stash and the finds stay hidden."""
    match = at(sections=[hall_with_secrets()], rolls=[20, 4, 1, *d10(0)])
    do(match, "search_near", "take_stack resource 4")
    place = match.table.place
    assert (match.table.t, match.table.hero.resources, place.searched) == (6, 4, False)
    assert place.combed == {(10, 10), (11, 10), (10, 11)}
    assert [trap.id for trap in place.traps] == ["pit"]
    assert [edge.square for edge in place.hidden.exits] == [(14, 14)]
    assert (place.hidden.finds, place.hidden.stash, place.features[0].trap) == (["old_altar"], "A", "darts")
    assert {"search", "search_near"} & set(offers(match)) == {"search"}


@rule("SS-12.13", "SS-12.9", "SS-12.10")
def test_the_rest_is_found_later_but_its_resources_once() -> None:
    hall = room(wide=5, deep=5)
    hall.hidden.finds = ["old_altar"]
    match = at(sections=[hall], rolls=[20, 4, *d10(0), 20, *d10(0)])
    do(match, "search_near", "take_stack resource 4", "search", "roll")
    place = match.table.place
    assert (match.table.t, match.table.hero.resources, place.searched, place.hidden.finds) == (18, 4, True, [])
    assert "search-rest" in said(match)
    assert not {"search", "search_near"} & set(offers(match))


@rule("SS-12.13", "SS-12.11")
def test_a_failed_small_search_sets_off_what_is_there() -> None:
    for square, sprung in (((10, 10), ["darts"]), ((14, 14), [])):
        hall = room(wide=5, deep=5)
        hall.features = [Feature("container", "urn", square, treasure="N", trap="darts")]
        match = at(("searched", True), sections=[hall], rolls=[2, *d10(0), 2, 1, *d10(0), *d10(0)])
        assert [trap.id for trap in match.table.place.traps] == sprung


@rule("SS-12.13")
def test_a_small_section_is_searched_whole() -> None:
    match = at(sections=[room(wide=2, deep=2)], rolls=[2, *d10(0)])
    assert "search_near" not in offers(match)
    assert do(match, "search").table.t == 6


# ------------------------------------------------------------------ small bonuses


@rule("SS-23.17", "SS-26.12")
def test_a_stored_bonus_is_offered_underground_and_used_once() -> None:
    new = table(resources=1)
    new.hero.stored = 1
    match = play(new, ("searched",), rolls=[2, *d10(0)])
    assert "stored" in offers(match)
    before = needed(match)
    do(match, "stored")
    assert (before - needed(match), new.hero.stored, "stored" in offers(match)) == (2, 0, False)
    new.hero.stored, new.phase = 1, "town"
    assert not any("stored" in pick for pick in offers(play(new, ("town_sell_resources", "resource", 1))))


@rule("SS-3.31")
def test_a_magic_shield_guards_against_blows_alone() -> None:
    new = table(armour="leather", off="shield_1")
    assert (new.hero.ac, new.ac, new.hero.magic_ac, new.ac_defence) == (13, 13, 1, 14)
    assert prepare(new, "stealth").difficulty == 13
    new.hero.off = Item("shield")
    assert (new.ac, new.ac_defence) == (13, 13)
