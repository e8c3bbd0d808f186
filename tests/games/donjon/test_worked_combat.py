"""Worked examples of combat that are not told by a chapter's own tests.

Where the others are: 9, 11, 12, 21, 34, 43 test_attack; 16, 35, 41 test_combat; 13 to 15, 17 to 20 test_bestiary; 28
test_monsters; 38 test_automatic; 26 test_events; 45 test_quests.
"""

from oubliettes.games.donjon.rules.attack.resolution import faces
from oubliettes.games.donjon.table import PC
from tests.games.donjon.fights import SPENT, fight, foe, prowl, skilled
from tests.games.donjon.situation import match, monster, play, table, turn
from tests.support import rule


@rule("DJ-25.12", "DJ-30.13")
def test_10_overkill() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="goblin 2,1; orc 5,5")
    m = play(fight(t, rolls=[9, 2]), "strike 10 goblin")
    blow = next(event for event in m.log if event.key == "blow-lands")
    assert (blow.facts["total"], blow.facts["guard"], blow.facts["damage"]) == (17, 5, 12)
    assert [one.kind for one in t.monsters] == ["orc"]
    assert t.heroes[0].xp == 10


@rule("DJ-6.5", "DJ-6.6")
def test_30_skill_tilt() -> None:
    t = table(heroes="priest 2,5 life=9; thief 3,5", monsters="")
    skilled(t.heroes[0], "healing", "blessing")
    m = play(turn(t, rolls=[2]), "skill-on seat:0 healing", "end")
    assert t.heroes[0].tilted == ("PE", "")
    monster(t, "orc", "0,0")
    t.phase = PC
    m = match(t, ("combat",), rolls=[1] * 9)
    play(m, "next seat:0")
    assert not [pick for pick in m.pending[0].options if pick[-1] == "healing"]  # still tilted
    play(m, "skill-on seat:0 blessing")
    assert t.heroes[0].tilted == ("PE", "PC")
    t.agenda.clear()
    t.monsters.clear()
    t.who = {at: number for at, number in t.who.items() if number < 10}
    t.groups.clear()
    match(t, ("explore",), draws=[0] * 3)
    assert t.heroes[0].tilted == ("", "PC")  # back at the next PE, not before


@rule("DJ-21.15", "DJ-21.16", "DJ-21.17")
def test_32_the_d6_option() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1", beginner_d6=True)
    m = prowl(t, rolls=[6, 1])
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 11
    assert [faces(t, one) for one in (foe(t), t.heroes[0])] == [6, 10]
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc_warlord 2,1", beginner_d6=True)
    m = prowl(t, rolls=[10, 9])  # a unique rolls D10
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 18
    t = table(heroes="elf wizard 2,5 destiny=0 fatigue=1", monsters="orc 2,1; zombie 5,0", beginner_d6=True)
    skilled(t.heroes[0], "ice_block")
    play(fight(t, rolls=[9]), "skill-at 10 orc ice_block")  # tests keep the D10
    assert not foe(t).frozen
