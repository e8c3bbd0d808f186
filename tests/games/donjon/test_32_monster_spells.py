"""DJ-32: spells of monsters."""

from tests.games.donjon.fights import SPENT, foe, prowl
from tests.games.donjon.situation import picks, play, table
from tests.support import rule


@rule("DJ-32.1", "DJ-25.8")
def test_a_monster_casts_with_its_magic() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 5,0", md=True)
    m = play(prowl(t, rolls=[5, 1]), "cast-on seat:0 magic_missile")
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 5 + 6 + 4


@rule("DJ-32.2", "DJ-32.3")
def test_each_creature_casts_each_of_its_spells_once() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="skeleton_sorcerer 2,0; skeleton_sorcerer 3,0", md=True)
    m = prowl(t, 10, rolls=[5, 9])
    play(m, "cast-on seat:0 magic_missile", "end")
    assert "magic_missile" not in foe(t, 10).spells
    m = prowl(t, 10)
    assert "magic_missile" not in {pick[-1] for pick in m.pending[0].options}
    play(m, "end")
    m = prowl(t, 11)
    assert "magic_missile" in {pick[-1] for pick in m.pending[0].options}


@rule("DJ-32.2", "DJ-32.3")
def test_a_spell_that_was_cast_is_the_one_discarded() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0; evil_sorcerer 5,0", md=True)
    before = foe(t).spells
    play(prowl(t, rolls=[9]), "cast-on seat:0 ice_block")
    assert foe(t).spells == tuple(spell for spell in before if spell != "ice_block")
    assert foe(t, 11).spells == before


@rule("DJ-32.4")
def test_its_enemies_are_the_adventurers() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; priest 3,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 5,5", md=True)
    m = prowl(t)
    assert {option.split()[0] for option in picks(m, "cast-on")} == {"seat:0", "seat:1"}
    assert not picks(m, "cast-at")


@rule("DJ-32.4", "DJ-37.5")
def test_its_allies_are_the_monsters() -> None:
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="demon 2,2; orc 2,3; orc 5,0", md=True)
    m = prowl(t)
    assert [option for option in picks(m, "cast-at") if "fly" in option] == ["10 demon fly", "11 orc fly"]
    play(m, "cast-at 11 orc fly")
    assert foe(t, 11).flying
    assert picks(m, "cast-on") == ["seat:0 magic_missile"]  # Fly does not take the attack


@rule("DJ-32.5")
def test_a_spell_takes_the_place_of_the_attack() -> None:
    t = table(heroes=f"warrior 2,1 {SPENT}", monsters="skeleton_sorcerer 2,0; orc 5,5", md=True)
    m = prowl(t, rolls=[5, 9])
    assert picks(m, "attack")
    play(m, "cast-on seat:0 magic_missile")
    assert not picks(m, "attack")
    assert not picks(m, "cast-on")
