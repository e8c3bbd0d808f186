"""DJ-13: order of play."""

from tests.games.donjon.fights import SPENT, monsters_part
from tests.games.donjon.situation import asked, match, picks, play, table
from tests.support import rule


@rule("DJ-13.1", "DJ-13.3", "DJ-13.6")
def test_the_leader_names_the_next_among_those_who_stand_and_have_not_played() -> None:
    t = table(heroes="warrior 1,1; thief 2,2; priest 3,3 life=0; wizard 4,4", order=(1, 0, 2, 3))
    m = match(t, ("next_hero",))
    assert asked(m) == (1, "next-hero")
    assert picks(m, "next") == ["seat:0", "seat:1", "seat:3"]
    play(m, "next seat:3", "end")
    assert picks(m, "next") == ["seat:0", "seat:1"]
    t = table(heroes="warrior 1,1; thief 2,2", monsters="orc 5,5", phase="PC")
    m = match(t, ("heroes_part",))
    assert asked(m) == (0, "next-hero")


@rule("DJ-13.3", "DJ-13.2")
def test_the_strict_game_goes_by_speed() -> None:
    t = table(heroes="warrior 1,1; thief 2,2; wizard 4,4", order=(1, 2, 0), initiative="strict")
    m = match(t, ("next_hero",), draws=[0])
    order = []
    for _ in range(3):
        order.append(asked(m)[0])
        play(m, "end")
    assert order == [1, 2, 0]


@rule("DJ-13.5")
def test_the_md_names_the_next_monster() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,1; goblin 4,1", md=True)
    m = monsters_part(t)
    assert asked(m) == (1, "next-monster")
    assert picks(m, "act") == ["10 orc", "11 goblin"]
    play(m, "act 11 goblin", "end")
    assert t.turn.figure == 10
