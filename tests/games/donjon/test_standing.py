"""Standing orders and chains: an order answers only what it names, with what is offered, until its time is up."""

from oubliettes.games.donjon import GAME
from oubliettes.kernel import Match, Standing
from tests.games.donjon.fights import SPENT, fight, monsters_part
from tests.games.donjon.situation import match, play, table
from tests.support import rule


def answer(m: Match, order: str):  # type: ignore[no-untyped-def, type-arg]
    ask = m.pending[0]
    found = GAME.order_of(order)
    if ask.prompt not in found.prompts:
        return None
    return found.answer(GAME.hide(m.table, ask.seat), ask, -1)


@rule("DJ-28.3", "DJ-28.5")
def test_destiny_is_kept_on_dice_and_on_events_apart() -> None:
    m = monsters_part(table(heroes="warrior 2,2 fatigue=0", monsters="orc 2,1"), rolls=[9, 1])
    assert m.pending[0].prompt == "destiny-defence"
    assert answer(m, "no-destiny") == ("pass",)
    assert answer(m, "no-stop") is None
    m = match(table(heroes="warrior 2,2"), ("event", "foul_air"))
    assert answer(m, "no-stop") == ("pass",)
    assert answer(m, "no-destiny") is None


@rule("DJ-27.2")
def test_no_fatigue_is_added_to_blows_and_tests() -> None:
    m = play(fight(table(heroes="elf wizard 2,2 destiny=0", monsters="orc 2,1"), rolls=[1, 2]), "strike 10 orc")
    assert answer(m, "no-fatigue") == ("fatigue", 0)
    m = match(table(heroes="warrior 2,2 destiny=0"), ("event", "evil_eye"), rolls=[2])
    assert answer(m, "no-fatigue") == ("fail",)


def test_an_order_until_his_life_changes_ends_with_a_wound() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    given = Standing("no-potion", "hurt", mark=GAME.terms(t, 0)["hurt"])
    assert not given.over(GAME.terms(t, 0))
    t.heroes[0].life -= 1
    assert given.over(GAME.terms(t, 0))
    phase = Standing("no-loot", "phase", mark=GAME.terms(t, 0)["phase"])
    t.explorations += 1
    assert phase.over(GAME.terms(t, 0))
