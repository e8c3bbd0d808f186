"""What the bots know: sensible picks where one can tell, legal picks everywhere, and a fair idea of who stands well."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from statistics import mean
from typing import Any

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.mind import plans as planning
from oubliettes.games.dungeon_roll.mind.policy import ANSWERS, FAVOURITES, evaluate, guess, policy
from oubliettes.games.dungeon_roll.mind.rerolls import reroll
from oubliettes.games.dungeon_roll.pieces import HEROES, PORTAL, TOKENS
from oubliettes.games.dungeon_roll.reckoning.clearing import can_clear
from oubliettes.games.dungeon_roll.reckoning.scenes import scene
from oubliettes.games.dungeon_roll.reckoning.stakes import face_value, points
from oubliettes.games.dungeon_roll.rules.scoring import score
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, REGROUP, Player, Table
from oubliettes.kernel import Ask, FastDice, Match, Pick, playout
from tests.games.dungeon_roll.situation import NO_TOKENS, Game, at, ended
from tests.support import do, rule


def choice(match: Game, seed: int = 0) -> str:
    """What the policy picks at the open question, as text."""
    return " ".join(map(str, policy(match.table, match.pending[0], Random(seed))))


def plan(match: Game, picks: int) -> list[str]:
    """What the policy picks, this time and the next ones."""
    made = []
    for _ in range(picks):
        made.append(choice(match))
        do(match, made[-1])
    return made


# ------------------------------------------------------------------ monsters


@rule("DR-7.2", "DR-7.6")
def test_a_fighter_for_three_goblins_rather_than_a_champion() -> None:
    assert choice(at(dungeon="goblin*3", party="champion fighter thief")) == "fight die:fighter goblin 3"


@rule("DR-7.6")
def test_a_champion_where_nobody_else_beats_a_group() -> None:
    match = at(level=4, dungeon="skeleton*3 goblin", party="champion fighter fighter mage")
    made = plan(match, 2)
    assert made[0] == "fight die:champion skeleton 3"
    assert made[1].startswith(("fight die:fighter", "fight die:mage"))


def test_a_thief_is_kept_for_the_chests() -> None:
    match = at(level=4, dungeon="goblin chest*3", party="thief mage cleric")
    assert choice(match) in ("fight die:mage goblin 1", "fight die:cleric goblin 1")


@rule("DR-15.14")
def test_lent_companions_fight_first() -> None:
    match = at(level=4, hero="occultist", dungeon="goblin*2", party="fighter champion", lent="fighter")
    assert choice(match) == "fight lent:fighter goblin 2"


@rule("DR-15.15")
def test_the_extra_monster_is_the_one_that_costs_most() -> None:
    match = at(level=5, hero="mercenary", master=True, dungeon="goblin*2 skeleton ooze*2", party="fighter mage")
    assert sorted(plan(match, 3)) == ["fight die:fighter goblin 2", "fight die:mage ooze 2", "kill skeleton"]


@rule("DR-16.3")
def test_calculated_strike_takes_what_the_party_cannot() -> None:
    match = at(level=4, ready=True, dungeon="goblin*2 skeleton ooze", party="fighter")
    assert plan(match, 1) == ["ultimate"]
    assert {plan(match, 1)[0], plan(match, 1)[0]} == {"kill skeleton", "kill ooze"}
    assert choice(match) == "fight die:fighter goblin 2"


@rule("DR-16.15")
def test_the_knight_fights_before_the_battlecry_where_that_keeps_the_dragon_asleep() -> None:
    match = at(level=5, hero="knight", ready=True, dungeon="skeleton*3 ooze", lair=1, party="cleric")
    assert plan(match, 2) == ["fight die:cleric skeleton 3", "ultimate"]
    assert (match.table.phase, match.table.lair) == (REGROUP, 2)


@rule("DR-16.18")
def test_the_beguiler_makes_one_monster_a_potion_and_sends_the_other_away() -> None:
    match = at(level=3, hero="enchantress", master=True, ready=True, dungeon="goblin skeleton", party="thief")
    assert choice(match) == "ultimate"
    plan(match, 3)
    assert match.table.active == [0, 0, 0, 0, 1]
    assert choice(match) == "drink die:thief"


@rule("DR-16.8")
def test_the_necromancer_lends_two_where_two_are_needed() -> None:
    match = at(level=5, hero="occultist", master=True, ready=True, dungeon="skeleton*2 goblin*2", party="thief")
    assert plan(match, 2) == ["ultimate", "more"]
    assert choice(match) == "fight lent:fighter goblin 2"


@rule("DR-16.19")
def test_the_half_goblin_drinks_before_a_fight_that_is_lost_otherwise() -> None:
    """W24: with any other Hero there is nothing but flight."""
    match = at(level=3, hero="half_goblin", dungeon="skeleton*2 potion", party="thief")
    assert choice(match) == "drink die:thief"
    do(match, "drink die:thief")
    assert choice(match) in ("face champion", "face cleric")
    assert choice(at(level=3, hero="knight", dungeon="skeleton*2 potion", party="thief")) == "flee"


@rule("DR-16.24")
def test_the_paladin_gives_the_token_that_is_missed_least() -> None:
    tokens = "town_portal dragon_bait dragon_scale*2"
    match = at(
        level=7, hero="crusader", master=True, ready=True, dungeon="goblin*2 ooze*3", party="thief", tokens=tokens
    )
    assert plan(match, 2) == ["ultimate", "discard dragon_bait"]


@rule("DR-16.28")
def test_the_hero_card_fights_rather_than_lose_the_level() -> None:
    match = at(level=6, hero="spellsword", ready=True, dungeon="goblin*3 ooze*2", party="mage")
    assert sorted(plan(match, 2)) in (
        ["fight die:mage goblin 3", "fight hero ooze 2"],
        ["fight die:mage ooze 2", "fight hero goblin 3"],
    )


# ------------------------------------------------------------------ scrolls


@rule("DR-8.1")
def test_a_scroll_when_the_fight_is_lost() -> None:
    match = at(level=3, dungeon="goblin ooze skeleton", party="scroll fighter")
    made = plan(match, 3)
    assert made[0] == "reroll die:scroll"
    assert all(pick.startswith("dungeon ") for pick in made[1:])


def test_a_scroll_leaves_alone_what_one_companion_beats() -> None:
    match = at(level=5, dungeon="goblin*3 ooze skeleton", party="scroll fighter mage")
    made = plan(match, 3)
    assert made[0] == "reroll die:scroll"
    assert "dungeon goblin" not in made


def test_no_scroll_for_a_monster_that_any_companion_beats() -> None:
    assert choice(at(level=2, dungeon="goblin", party="scroll fighter cleric")) == "fight die:fighter goblin 1"


@rule("DR-16.5")
def test_the_commander_rerolls_a_level_that_is_lost() -> None:
    match = at(level=4, master=True, ready=True, dungeon="goblin ooze*2 skeleton", party="thief")
    assert plan(match, 1) == ["ultimate"]
    assert choice(match).startswith("dungeon ")


# ------------------------------------------------------------------ loot


@rule("DR-9.7", "DR-9.8")
def test_the_scroll_drinks() -> None:
    match = at(LOOT, level=4, dungeon="potion*2", party="scroll champion mage")
    assert plan(match, 2) == ["drink die:scroll", "face champion"]


@rule("DR-9.2")
def test_the_thief_opens_all_chests() -> None:
    assert choice(at(LOOT, level=4, dungeon="chest*3", party="thief fighter champion")) == "open die:thief 3"


def test_dice_are_spent_on_loot_before_retiring() -> None:
    """Nothing is left to keep them for on level 10."""
    assert choice(at(LOOT, level=10, dungeon="chest", party="champion")) == "open die:champion 1"


@rule("DR-10.3")
def test_loot_does_not_break_the_set_against_the_dragon() -> None:
    match = at(LOOT, level=5, dungeon="chest", lair=3, party="champion cleric thief")
    assert choice(match) == "end_phase"


@rule("DR-9.13", "DR-10.3")
def test_a_potion_brings_back_the_type_that_the_dragon_asks_for() -> None:
    match = at(LOOT, level=5, dungeon="potion*2", lair=3, party="fighter*2")
    assert plan(match, 1) == ["drink die:fighter"]
    back = {plan(match, 1)[0], plan(match, 1)[0]}
    assert len(back) == 2
    assert not back & {"face fighter", "face scroll"}
    assert choice(match) == "dragon"


@rule("DR-16.16")
def test_the_enchantress_brings_back_scrolls() -> None:
    match = at(LOOT, level=4, hero="enchantress", dungeon="potion", party="thief mage")
    do(match, "drink die:thief")
    assert choice(match) == "face scroll"


# ------------------------------------------------------------------ the Dragon, and ways out


@rule("DR-10.3")
def test_the_dragon_is_fought_with_the_weakest_set() -> None:
    match = at(DRAGON_PHASE, level=5, lair=3, party="champion fighter cleric mage", draws=["elixir"])
    assert plan(match, 4) == ["dragon", "use die:fighter", "use die:cleric", "use die:mage"]


@rule("DR-13.17")
def test_a_ring_when_there_is_no_set() -> None:
    match = at(DRAGON_PHASE, level=5, lair=3, party="fighter*2", tokens="ring_of_invisibility town_portal")
    assert choice(match) == "token ring"


@rule("DR-13.21", "DR-10.3")
def test_an_elixir_for_the_missing_type() -> None:
    match = at(DRAGON_PHASE, level=6, lair=3, party="fighter*2 mage", tokens="elixir")
    assert plan(match, 1) == ["token elixir"]
    assert choice(match) not in ("face fighter", "face mage", "face scroll")


@rule("DR-13.16")
def test_a_scroll_token_rather_than_flight_from_the_dragon() -> None:
    match = at(DRAGON_PHASE, level=6, lair=3, party="fighter*3", tokens="scroll_token", rolls=[3, 2])
    assert plan(match, 3) == ["reroll token:scroll_token", "party fighter", "done"]  # the first is a lone pick


@rule("DR-13.26", "DR-13.27")
@pytest.mark.parametrize("level", range(3, 11))
@pytest.mark.parametrize("delves", [0, 2])
def test_the_portal_rather_than_flight(level: int, delves: int) -> None:
    match = at(level=level, dungeon="goblin skeleton ooze", party="thief", tokens="town_portal", delves=delves)
    assert choice(match) == "token portal"


@rule("DR-17.3")
def test_a_portal_is_worth_more_than_the_first_level() -> None:
    assert choice(at(level=1, dungeon="goblin", tokens="town_portal")) == "flee"


@rule("DR-13.23")
def test_bait_for_the_monster_that_is_too_much() -> None:
    match = at(level=5, dungeon="goblin*3 ooze", party="fighter", tokens="dragon_bait")
    assert plan(match, 1) == ["token bait ooze"]
    assert choice(match) == "fight die:fighter goblin 3"


def test_companion_tokens_fight_when_dice_cannot() -> None:
    match = at(level=5, dungeon="goblin*3 ooze*2", party="fighter", tokens="scepter_of_power")
    made = plan(match, 2)
    assert sorted(made) == ["fight die:fighter goblin 3", "fight token:scepter_of_power ooze 2"]


def test_no_flight_from_what_the_dice_can_beat() -> None:
    """In whole games: whoever flees could not have finished the level with Party dice alone."""
    fled = 0
    for table, ask, pick in moments(games=6):
        if pick[0] == "flee":
            fled += 1
            assert not can_clear(scene(table)._replace(tokens=NO_TOKENS, ready=False))
        if pick == ("token", "portal") or (pick[0] == "flee" and table.level >= 3):
            assert pick[0] == "token" or not table.players[ask.seat].tokens[PORTAL]
    assert fled


# ------------------------------------------------------------------ Regroup


@rule("DR-11.2")
@pytest.mark.parametrize(
    "level, party, expected",
    [
        (1, "fighter cleric mage thief", "glory"),
        (3, "champion*4", "glory"),
        (4, "thief", "retire"),
        (5, "scroll", "retire"),
        (9, "champion*6", "glory"),
        (9, "champion fighter", "retire"),
    ],
)
def test_on_with_a_strong_party_home_with_a_weak_one(level: int, party: str, expected: str) -> None:
    assert choice(at(REGROUP, level=level, party=party)) == expected


@rule("DR-13.26")
def test_a_portal_makes_bold() -> None:
    assert bolder({"tokens": "town_portal"}, {})


@rule("DR-10.1")
def test_a_full_lair_makes_careful() -> None:
    assert bolder({}, {"lair": 2})


@rule("DR-15.4")
def test_an_ultimate_makes_bold() -> None:
    assert bolder({"ready": True}, {})


def bolder(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether one situation at Regroup always goes on when the other does, and with some parties when it does not."""
    parties = [f"champion*{champions} fighter*{fighters}" for champions in range(5) for fighters in range(3)]
    pairs = [[choice(at(REGROUP, level=5, party=party, **extra)) for extra in (one, other)] for party in parties]
    return ["glory", "retire"] in pairs and ["retire", "glory"] not in pairs


@rule("DR-14.5")
def test_the_master_side_is_worth_a_risk_in_the_first_delve() -> None:
    first, last = (points(5, later, 0) for later in (2, 0))
    reach, stop = (first.out(level, NO_TOKENS) - last.out(level, NO_TOKENS) for level in (5, 4))
    assert reach > stop == 0


def against(rival: int, *, xp: int = 10, level: int = 4, tokens: str = "", theirs: str = "", party: str = "") -> Game:
    """The last delve of the game, against somebody who is done."""
    match = at(REGROUP, level=level, xp=xp, party=party, tokens=tokens, seats=2)
    other = match.table.players[1]
    other.xp = other.levels_xp = rival
    for token in theirs.split():
        other.tokens[TOKENS.index(token)] += 1
        match.table.box[TOKENS.index(token)] -= 1
    return match


@rule("DR-17.6")
def test_the_last_delve_takes_the_risk_that_overtakes() -> None:
    assert choice(against(13, party="thief")) == "retire"
    assert choice(against(15, party="thief")) == "glory"
    assert choice(against(16, party="champion fighter")) == "glory"


@rule("DR-17.6")
def test_the_last_delve_ends_as_soon_as_it_suffices() -> None:
    assert choice(against(15, party="champion*7")) == "glory"
    assert choice(against(13, party="champion*7")) == "retire"


@rule("DR-17.7", "DR-17.8")
def test_the_last_delve_knows_the_tie_break() -> None:
    """14 points each: fewer tokens win, as many tokens share the victory, more lose."""
    assert choice(against(12, theirs="elixir elixir", party="champion*4")) == "retire"
    assert choice(against(14, xp=8, tokens="elixir elixir", party="thief")) == "glory"
    shared, lost = against(14), against(14, xp=9, tokens="elixir")
    assert evaluate(shared.table, 0) > evaluate(lost.table, 0)


@rule("DR-12.7")
def test_somebody_who_still_has_to_play_is_expected_to_score() -> None:
    """A lead of one suffices against somebody who is done, not against somebody who is not."""
    match = against(13, party="champion*7")
    assert choice(match) == "retire"
    match.table.players[1].delves = 2
    assert choice(match) == "glory"


# ------------------------------------------------------------------ heroes and forming


@rule("DR-2.3")
def test_the_favourite_hero_that_is_left() -> None:
    match = Match.new(GAME, seats=3, options={"hero_mode": "choice"}, dice=FastDice(1))
    for hero in FAVOURITES[:3]:
        assert choice(match) == f"hero {hero}"
        do(match, f"hero {hero}")
    assert sorted(FAVOURITES) == sorted(HEROES)


@rule("DR-16.2")
def test_the_mercenary_rerolls_scrolls_and_no_champions() -> None:
    options = [("pick", "champion"), ("pick", "scroll"), ("done",)]
    table = Table(players=[Player(HEROES.index("mercenary"))], party=[4, 0, 0, 0, 0, 3])
    ask = Ask(0, "form-reroll", options)
    assert policy(table, ask, Random(0)) == ("pick", "scroll")
    table.picked = (("pick", "scroll"),) * 3
    assert policy(table, ask, Random(0)) == ("done",)


# ------------------------------------------------------------------ everywhere


def moments(games: int, seats: int = 1, seed: str = "") -> Iterator[tuple[Table, Ask, Pick]]:
    """Every question of some games between players of the policy, with its pick."""
    for game in range(games):
        match = Match.new(GAME, seats=seats, dice=FastDice(f"{seed}{seats}/{game}"))
        rng = Random(game)
        while match.pending:
            (ask,) = match.pending
            pick = policy(match.table, ask, rng)
            yield match.table, ask, pick
            match.choose(ask.seat, pick)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_pick_is_one_of_the_tuples_offered(seats: int) -> None:
    for _, ask, pick in moments(games=3, seats=seats):
        assert any(pick is option for option in ask.options)


def test_a_legal_pick_whatever_went_before() -> None:
    """Picks at random lead where no sensible player goes; the policy is asked everything there is to ask."""
    asked = set()
    for seed, match in enumerate(starts()):
        rng = Random(seed)
        while match.pending:
            (ask,) = match.pending
            asked.add(ask.prompt)
            pick = policy(match.table, ask, rng)
            assert any(pick is option for option in ask.options)
            wild = [option for option in ask.options if option[0] == "ultimate"] or ask.options
            match.choose(ask.seat, pick if rng.random() < 0.6 else rng.choice(wild))
    assert asked == set(ANSWERS)


def starts() -> Iterator[Game]:
    """New games, and the middle of a delve with each side of each Hero card."""
    for game in range(24):
        options = {"hero_mode": ("choice", "random")[game % 2]}
        yield Match.new(GAME, seats=1 + game % 4, options=options, dice=FastDice(f"any/{game}"))
    dungeon, party = "goblin*2 skeleton*2 ooze potion", "fighter scroll mage"
    for number, (hero, master) in enumerate(product(HEROES * 3, (False, True))):
        match = at(
            level=6, hero=hero, master=master, ready=True, dungeon=dungeon, party=party, tokens="elixir", delves=1
        )
        yield match.fork(FastDice(number), keep=True)


def test_the_same_question_the_same_answer() -> None:
    """Whatever was remembered or forgotten in between."""
    first = [pick for _, _, pick in moments(games=2, seats=2, seed="same")]
    for remembered in (planning.finish, planning.clear, planning.loot, reroll):
        remembered.cache_clear()
    assert [pick for _, _, pick in moments(games=2, seats=2, seed="same")] == first


def test_a_bot_rolls_dice_that_are_typed_in() -> None:
    ask = Ask(0, "roll-die", [("die", value) for value in range(1, 7)])
    table = at(dungeon="goblin").table
    assert len({policy(table, ask, Random(seed)) for seed in range(50)}) == 6


def average(games: int, pick: Callable[[str], Callable[[Table, Ask], Pick]]) -> dict[str, float]:
    options = GAME.settle(1, {"hero_mode": "choice"})
    found = {}
    for hero in HEROES:
        dice = FastDice(f"mean/{hero}")
        tables = [playout(GAME, GAME.setup(1, options), pick(hero), dice) for _ in range(games)]
        found[hero] = mean(score(table.players[0]) for table in tables)
    return found


def test_it_plays_well() -> None:
    """The notes' heuristic scores about 21 alone, random play 4."""

    def by_policy(hero: str) -> Callable[[Table, Ask], Pick]:
        def pick(table: Table, ask: Ask) -> Pick:
            if ask.prompt == "choose-hero":
                return ask.options[HEROES.index(hero)]
            return policy(table, ask, Random(0))

        return pick

    found = average(25, by_policy)
    assert mean(found.values()) > 22
    assert min(found.values()) > 19


# ------------------------------------------------------------------ guess and evaluate


@rule("DR-20.1")
def test_a_guess_is_the_table_and_shares_nothing_with_it() -> None:
    match = at(level=4, dungeon="goblin chest", party="fighter", tokens="elixir")
    other = guess(match.table, 0, Random(1))
    assert other == match.table
    other.players[0].tokens[0] += 1
    other.party[0] += 1
    assert match.table.players[0].tokens[0] == match.table.party[0] == 0


def test_between_delves_the_end_is_foreseen() -> None:
    """Where searches stop: on average the policy ends where `evaluate` says, after each number of delves. A search
    that was told less on one way than on the other would go home too early."""
    wrong: dict[int, list[float]] = {0: [], 1: [], 2: []}
    for seed in range(150):
        match, rng = Match.new(GAME, seats=1, dice=FastDice(seed)), Random(seed)
        said: dict[int, float] = {}
        while match.pending:
            if match.table.level <= 1:
                said.setdefault(match.table.players[0].delves, evaluate(match.table, 0))
            match.choose(0, policy(match.table, match.pending[0], rng))
        for delves, value in said.items():
            wrong[delves].append(evaluate(match.table, 0) - value)
    points = {delves: 48 * sum(found) / len(found) for delves, found in wrong.items()}
    assert all(len(found) > 140 for found in wrong.values())
    assert all(abs(error) < 1 for error in points.values()), points


PHASES = ("monster_phase", LOOT, DRAGON_PHASE, REGROUP)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("delves", [0, 2])
def test_more_is_never_worse(seats: int, phase: str, delves: int) -> None:
    """Experience, any token, any die: with each of them a seat stands at least as well, and mostly better."""
    better = tried = 0
    for hero in HEROES:
        for lair in (0, 2):
            dungeon = {"monster_phase": "goblin skeleton", LOOT: "chest potion", DRAGON_PHASE: "", REGROUP: ""}[phase]
            match = at(
                phase,
                level=5,
                hero=hero,
                xp=6,
                dungeon=dungeon,
                lair=3 if phase == DRAGON_PHASE else lair,
                party="champion cleric mage thief",
                tokens="vorpal_sword",
                seats=seats,
                delves=delves,
            )
            other = match.table.players[-1]
            if seats == 2:
                other.xp = other.levels_xp = 17
            before = evaluate(match.table, 0)
            for table in richer(match.table):
                after = evaluate(table, 0)
                tried += 1
                better += after > before
                assert 0 <= before <= after + 1e-5
                assert after <= 1
    assert better > tried / 2


def richer(table: Table) -> Iterator[Table]:
    """The table with one good thing more before the first player."""
    for token in range(len(TOKENS)):
        more = GAME.copy(table)
        more.players[0].tokens[token] += 1
        yield more
    for face in range(6):
        more = GAME.copy(table)
        more.party[face] += 1
        more.graveyard -= 1
        yield more
    for xp in (1, 4):
        more = GAME.copy(table)
        more.players[0].xp += xp
        yield more


@rule("DR-18.3", "DR-18.7")
def test_alone_a_higher_rank_is_better() -> None:
    values = [evaluate(ended((points, "")).table, 0) for points in (5, 15, 20, 24, 30, 35, 50)]
    assert values == sorted(values)
    assert values[0] < 0.05
    assert values[3] == pytest.approx(0.37, abs=0.05)
    assert values[-1] > 0.95


@rule("DR-17.7", "DR-17.8")
def test_a_game_that_is_over_is_won_lost_or_shared() -> None:
    table = ended((14, ""), (12, "elixir elixir"), (10, "")).table
    assert [evaluate(table, seat) for seat in range(3)] == [1, 0, 0]
    table = ended((14, ""), (14, ""), (10, "")).table
    assert [evaluate(table, seat) for seat in range(3)] == [0.5, 0.5, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_the_players_add_up(seats: int) -> None:
    for table, _, _ in moments(games=2, seats=seats, seed="two"):
        chances = [evaluate(table, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_anything_happened_all_stand_alike(seats: int) -> None:
    table = GAME.setup(seats, GAME.settle(seats, {}))
    assert [evaluate(table, seat) for seat in range(seats)] == pytest.approx([1 / seats] * seats)


@rule("DR-17.3", "DR-17.4", "DR-17.5")
def test_tokens_are_counted_like_at_the_end() -> None:
    rng = Random(3)
    for _ in range(50):
        player = Player(tokens=[rng.randrange(5) for _ in TOKENS])
        assert face_value(tuple(player.tokens)) == score(player)
