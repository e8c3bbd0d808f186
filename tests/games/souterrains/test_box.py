"""What a thing is can be looked up by its id: name, kind, numbers, its own rules."""

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.pieces import COMPONENTS, GUILDS, RST, TRAPS
from oubliettes.games.souterrains.wares import THINGS
from oubliettes.terminal.telling import thing_lines
from oubliettes.words import Words

BOX = GAME.box()
WORDS = [Words(lang, GAME) for lang in ("fr", "en")]


def test_what_is_met_carried_and_learned_is_in_it() -> None:
    ids = {thing.id for thing in BOX.things}
    creatures = {entry["id"] for entry in COMPONENTS["creature"]}  # modules have their own
    assert {*creatures, *TRAPS, *RST, *GUILDS} <= ids
    assert {id for id, thing in THINGS.items() if thing.kind in ("weapon", "armour", "shield", "worn")} <= ids


def test_a_creature_a_talent_a_guild_an_armour() -> None:
    found = {id: BOX.find(id) for id in ("orc", "dwarf", "delvers", "chain")}
    assert {id: thing and thing.kind for id, thing in found.items()} == {
        "orc": "creature", "dwarf": "rst", "delvers": "guild", "chain": "armour",
    }  # fmt: skip
    orc = found["orc"]
    assert orc
    assert (orc.numbers["hd"], orc.numbers["ac"]) == (CREATURES["orc"].hd, CREATURES["orc"].ac)
    assert any("2 Ressources" in line for line in thing_lines(GAME, BOX.find("delvers") or orc, WORDS[0]))
