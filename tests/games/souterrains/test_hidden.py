"""Chapter 29: decisions and hidden information, a test for each row of the notes' table; maps; whole careers."""

import xml.etree.ElementTree as ET
from random import Random

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.fixtures import UNKNOWN, Exit, Feature, Trap
from oubliettes.games.souterrains.goods import Goods, Item
from oubliettes.games.souterrains.rules.dungeons.codes import code, dungeon_of
from oubliettes.games.souterrains.sight.hide import SOMEBODY, hide
from oubliettes.games.souterrains.sight.maps import draw_map
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.kernel import Ask, FastDice, Match, Pick, playout
from tests.games.souterrains.situation import against, at, group, play, room, table
from tests.support import do, offers, rule


@rule("SS-29.1", "SS-29.2")
def test_what_exploration_offers() -> None:
    hall = room(
        special="forge",
        features=[Feature("element", "well", (10, 10)), Feature("container", "urn", (10, 10), treasure="N")],
    )
    hall.traps.append(Trap("pit", "floor"))
    hall.loot.items.append(Item("moonstone"))
    exits = [Exit(0, 0, (10, 10), 0, "locked"), Exit(0, 0, (12, 12), 1, "open")]
    match = at(sections=[hall], exits=exits, resources=2, gifts=["magic", "consecrated"], items=["antidote"])
    assert {pick.split()[0] for pick in offers(match)} == {
        "exit", "search", "search_near", "pick_lock", "force", "disarm", "spring", "open_box", "use_room", "loot",
        "make_cache", "gear", "cast", "heal", "use", "rest_fed", "rest", "leave",
    }  # fmt: skip
    bare = at(off="", main="", sections=[room(searched=True)])
    bare.table.dungeon.way_ins = []
    assert "rest" in offers(bare)


@rule("SS-29.3")
def test_amounts_are_picked_one_by_one() -> None:
    match = at(("searched",), resources=2)
    assert all(len(option) == 1 for option in match.pending[0].options)
    do(match, "resource")
    assert match.table.hero.resources == 1


@rule("SS-29.5", "SS-29.4", "SS-29.6")
def test_hide_takes_out_every_row_of_the_table() -> None:
    hall = room(unseen=frozenset({(13, 10), (14, 10)}))
    hall.veiled.append(Feature("element", "altar", (14, 10)))
    hall.veiled_exits.append(Exit(0, 0, (14, 10), 1, "door"))
    hall.hidden.exits.append(Exit(0, 0, (10, 10), 3, "secret"))
    hall.hidden.traps.append(Trap("guillotine", "floor"))
    hall.hidden.stash = "H"
    hall.hidden.finds.append("crypt_sealed_with_wax")
    hall.features.append(Feature("container", "urn", (11, 11), treasure="C", trap="darts", items=("lucky_coin:1",)))
    hall.pending.append("G")
    dark = room(20, 20, known=False, special="library")
    dark.lurking = group("lich")
    new = table(sections=[hall, dark])
    new.dungeon.budgets = [17]
    new.dungeon.plan = dungeon_of(3)
    seen = group("orc*2", hp=7, attitude="friendly", hoard="C")
    seen.told = seen.counted = False
    unseen = group("vampire", attitude="friendly")
    unseen.seen = unseen.told = unseen.counted = False
    new.dungeon.groups += [seen, unseen]
    new.fight = Encounter(1, "wander", unseen=True)
    blank = hide(new, 0)
    text = repr(blank)
    for word in (
        "altar",
        "guillotine",
        "crypt_sealed",
        "darts",
        "lucky_coin",
        "library",
        "lich",
        "vampire",
        "secret",
        "attitude='friendly",
    ):
        assert word not in text, word
    dungeon = blank.dungeon
    assert (dungeon.budgets, dungeon.counts, dungeon.plan, dungeon.met) == ([0], [0], None, [False])
    assert dungeon.sections[0].unseen == frozenset({UNKNOWN})
    assert dungeon.sections[0].pending == ["?"]
    assert [member.creature for member in dungeon.groups[1].members] == [SOMEBODY]
    assert [member.hp for member in dungeon.groups[0].members] == [0, 0]
    assert repr(new).count("guillotine") == 1  # the table itself is untouched


@rule("SS-29.6")
def test_hp_are_shown_from_the_first_round() -> None:
    match = against("orc", rolls=[1, 1, 1])
    match.table.group.counted = False
    assert match.view(0).encounter.enemies[0].hp == -1
    do(match, "attack_first")
    assert match.view(0).encounter.enemies[0].hp == 4
    assert match.view(0).encounter.enemies[0].abilities == []
    assert match.view(0).patrol_in == -1
    match.table.patrol_at = match.table.t + 12
    assert match.view(0).patrol_in == 12


@rule("SS-29.7", "SS-29.5")
def test_a_trap_that_does_not_spring_leaves_no_trace() -> None:
    views = []
    for trap in (True, False):
        first, second = room(), room(10, 7)
        second.features.append(Feature("element", "well", (12, 7)))
        if trap:
            second.hidden.traps.append(Trap("pit", "floor"))
        match = at(sections=[first, second], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)], rolls=[6] if trap else [])
        do(match, "exit 0 north open", "approach 0 well")
        views.append((repr(match.view(0)), repr(match.log)))
    assert views[0] == views[1]


def test_a_cache_tells_nothing_before_it_is_opened() -> None:
    from oubliettes.games.souterrains.dungeon import Cache

    new = table()
    new.place.cache = Cache(Goods(items=[Item("moonstone")]), 0, -9999)
    assert play(new).view(0).sections["0"].cache is True


# ------------------------------------------------------------------ maps


@rule("SS-8.1")
def test_maps() -> None:
    dungeon = dungeon_of(code("medium", "temple", 5))
    full = ET.fromstring(draw_map(dungeon, full=True))
    squares = sum(len(section.squares) for section in dungeon.sections)
    name = "{http://www.w3.org/2000/svg}rect"
    assert len(list(full.iter(name))) == squares
    unseen = ET.fromstring(draw_map(dungeon))
    assert not list(unseen.iter(name))
    hall = room(unseen=frozenset({(13, 10)}))
    hall.hidden.exits.append(Exit(0, 0, (10, 10), 3, "secret"))
    new = table(sections=[hall])
    assert 'class="secret"' not in draw_map(new.dungeon, here=new.square)
    assert 'class="secret"' in draw_map(new.dungeon, full=True)
    assert len(list(ET.fromstring(draw_map(new.dungeon)).iter(name))) == 9


# ------------------------------------------------------------------ whole careers


def live(seed: int, mode: str, wild: bool) -> Table:
    """One career, by the policy or at random, every table checked as it goes."""
    rng = Random(seed)
    options = GAME.settle(1, {
        "game_mode": mode, "wealth_mode": rng.choice(["osr", "equipped", "nothing"]),
        "enemy_drop": rng.choice(["ask", "always_kill"]), "honour_claims": rng.choice(["on", "off"]),
        "hp_mode": rng.choice(["max", "rolled"]), "code": rng.choice([0, 12 * seed + 5]),
    })  # fmt: skip
    picks = 0

    def pick(t: Table, ask: Ask) -> Pick:
        nonlocal picks
        picks += 1
        assert picks < 40_000, f"seed {seed} hangs at {ask}"
        assert 0 < len(ask.options) < 400
        assert len(set(ask.options)) == len(ask.options)
        if picks % 9 == 0:
            assert not GAME.check(t)
        if not wild:
            return GAME.policy(t, ask, rng)
        if ask.prompt == "town" and rng.random() < 0.3:
            return rng.choice([option for option in ask.options if option[0] in ("expedition", "retire", "night")])
        stay = [option for option in ask.options if option[0] not in ("leave", "retire", "travel_out", "slip_out")]
        return rng.choice(stay if stay and rng.random() < 0.97 else list(ask.options))

    end = playout(GAME, GAME.setup(1, options), pick, FastDice(seed))
    assert not GAME.check(end)
    return end


@rule("SS-29.2", "SS-24.12", "SS-10.1", "SS-11.1")
@pytest.mark.parametrize("block", range(6))
def test_random_careers_end_and_break_nothing(block: int) -> None:
    for seed in range(40 * block, 40 * block + 40):
        end = live(seed, ("career", "expedition")[seed % 2], wild=True)
        assert GAME.result(end).ending in ("dead", "retired", "glorious", "left")


@pytest.mark.parametrize("block", range(4))
def test_careers_by_the_policy(block: int) -> None:
    for seed in range(10 * block, 10 * block + 10):
        end = live(1000 + seed, "expedition", wild=False)
        assert end.deeds.end in ("dead", "left")


def test_the_policy_survives_its_first_expedition_mostly() -> None:
    ends = [live(seed, "expedition", wild=False).deeds.end for seed in range(60)]
    assert ends.count("left") >= 42


def test_a_match_can_be_viewed_at_every_ask() -> None:
    match = Match.new(GAME, options={"game_mode": "expedition", "wealth_mode": "equipped"}, dice=FastDice(4))
    rng = Random(4)
    for _ in range(250):
        if not match.pending:
            break
        assert match.view(0).hero.hp >= 0
        assert match.view(None) == match.view(0)
        match.choose(0, rng.choice(match.pending[0].options))
