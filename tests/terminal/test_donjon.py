"""Donjon at a terminal: the map, the sheets, the monsters, what only the master sees, the odds beside the options."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from rich.console import Console

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import FURNITURE
from oubliettes.games.donjon.rooms import map as donjon_map
from oubliettes.games.donjon.rooms import terminal as donjon
from oubliettes.games.donjon.rules.adventurer.states import CURSE, EVIL_EYE, LUCK, add_effect
from oubliettes.games.donjon.table import PC_NEXT, PE_NEXT, Item
from oubliettes.kernel import FastDice, Match
from oubliettes.terminal.ending import ending
from oubliettes.words import Words
from tests.games.donjon.fights import fight
from tests.games.donjon.situation import match, play, table, turn
from tests.support import rule

EN, FR = (Words(lang, GAME, names=["Ana", "Zoé", "Léo", "Max", "Eva"]) for lang in ("en", "fr"))


def drawn(found: Match[Any], size: tuple[int, int] = (14, 14), words: Words = EN) -> list[str]:
    return [line.plain for line in donjon_map.chart(found.view(0), words, [3, 3], size)]


def said(found: Match[Any], seat: int | None = 0, words: Words = EN) -> str:
    return "\n".join(donjon.plain(found.view(seat), words))


def playing(heroes: str, *zones: str, monsters: str = "", **facts: Any) -> Match[Any]:
    t = table(*zones, heroes=heroes, monsters=monsters, **facts)
    return fight(t) if monsters else turn(t)


def test_the_map_shows_fog_doors_and_reach() -> None:
    found = playing("warrior 2,3", "room_nwe")
    assert drawn(found) == [
        "     -4    -2       0     2     4        6     8",
        "                    ──────+0+++───────",
        "   0             │  3  3  3  3  3  3  │",
        "   1             │  2  2  2  2  2  3  │",
        "   2             ++ 2  1  1  1  2  3  ++",
        "   3             1  2  1  @1 1  2  3  2",
        "   4             │  2  1  1  1  2  3  │",
        "   5             │  2  2  2  2  2  3  │",
        "                    ──────────────────",
    ]


def test_locked_and_open_doors_have_their_own_sign() -> None:
    t = table("room_nwe", heroes="warrior 2,3")
    t.doors[0].locked = True
    t.doors[1].state = "open"
    shown = drawn(turn(t))
    assert shown[1].strip() == "──────L0LLL───────"
    assert shown[4].startswith("   2             '' 2 ")
    assert shown[4].endswith("++")


@rule("DJ-42.22")
def test_a_portcullis_is_seen_on_an_open_door() -> None:
    t = table("room_nwe", heroes="warrior 2,3")
    t.doors[0].state = t.doors[1].state = "open"
    t.doors[0].portcullis = True
    shown = drawn(turn(t))
    assert shown[1].strip() == "──────#0###───────"
    assert shown[4].startswith("   2             '' 2 ")


def test_the_number_of_a_door_stands_apart_from_the_floor_beside_it() -> None:
    t = table("room_nwe", heroes="warrior 2,3")
    door = t.doors[1]
    t.doors += [replace(door, number=number, state="gone") for number in range(len(t.doors), 10)]
    t.doors.append(replace(door, number=10))
    door.state = "gone"
    assert "   3             10 2  1  @1 1" in "\n".join(drawn(turn(t)))


def test_every_thing_on_the_map_has_letters_of_its_own() -> None:
    """Spent things have small letters, a bridge its own sign: no letters may mean two things in either case."""
    for words in (EN, FR):
        signs = [words.say(f"table-sign-{kind}") for kind in (*FURNITURE, "lever", "slab", "captive", "idol")]
        signs += [donjon_map.BRIDGE, donjon_map.POOR]
        assert len({sign.lower() for sign in signs}) == len(signs)
        assert {len(sign) for sign in signs} == {2}


@rule("DJ-19.84")
def test_a_bridge_is_not_the_chasm() -> None:
    t = table("room_nwe=chasm_room", heroes="warrior 2,4")
    chasm, _ = t.pieces
    for row, band, told in ((1, "~~ ~~ ~~ ~~ ~~ ~~", "no bridge"), (5, "~~ ~~ -- -- ~~ ~~", "a poor bridge")):
        chasm.row = row
        found = turn(t)
        assert any(band in line for line in drawn(found))
        assert f"chasm ({told}" in said(found)
    chasm.row = 10
    assert any("~~ ~~ == == ~~ ~~" in line for line in drawn(turn(t)))


def test_monsters_off_the_map_tell_where_they_are() -> None:
    found = playing("warrior 2,3", monsters="orc 2,2; troll 5,5")
    view = found.view(0)
    view.monsters["11"] = replace(view.monsters["11"], at=[40, -3])
    lines = donjon.plain(view, EN)
    assert "10 orc · 5/5 PV" in lines
    assert "11 troll · 15/15 PV · Square 40, −3" in lines


def test_a_full_pack_is_told_by_kinds_in_lines_that_fit() -> None:
    t = table(heroes="warrior 2,3")
    kinds = ("rope", "healing_potion", "long_bow_1", "rune_arrows", "rope", "ring_of_protection", "scroll_fireball")
    t.heroes[0].pack = tuple(Item(kind, THINGS[kind].amount) for kind in (*kinds, "chain_mail", "antidote"))
    text = said(turn(t))
    told = "Equipment: long bow +1, rune arrows +1 ×10, chain mail, ring of protection, antidote, scroll: Fireball,"
    assert told in " ".join(text.split())
    assert "rope ×2" in text
    assert max(map(len, text.splitlines()[-4:])) <= 100


def test_a_fresh_sheet_has_no_empty_line() -> None:
    found = Match.new(GAME, seats=1, dice=FastDice(1))
    play(found, "race human", "class warrior")
    assert not [line for line in said(found).splitlines() if line.strip(" ·") == ""]


def test_furniture_is_there_and_small_once_spent() -> None:
    t = table("room_nwe=fountain_room", heroes="warrior 0,3")
    fresh = "\n".join(drawn(turn(t)))
    assert "Fo" in fresh
    assert "fo" not in fresh
    for piece in t.pieces:
        piece.spent = True
    spent = "\n".join(drawn(turn(t)))
    assert "fo" in spent
    assert "Fo" not in spent
    assert "Fo" in "\n".join(drawn(turn(table("room_nwe=fountain_room")), words=FR))


def test_monsters_by_number_on_the_map_and_below_it() -> None:
    found = playing("warrior 2,3", monsters="orc 2,2; troll 5,5 life=4")
    text = said(found)
    assert any("10 " in line for line in drawn(found))
    assert "10 orc · 5/5 PV" in text
    assert "11 troll · 4/15 PV" in text
    assert "10 orque · 5/5 PV" in said(found, words=FR)


def test_the_sheets_of_the_party() -> None:
    found = playing("warrior 2,3 life=9 fatigue=2; dwarf priest 3,3 life=0", monsters="orc 2,2")
    text = said(found)
    assert "@1 Ana (human, warrior) · 9/20 PV · 2/5 PF · 2 PD · Attack 8, Defence 8" in text
    assert "@2 Zoé (dwarf, priest) · 0/20 PV" in text
    assert "down" in text
    assert any("_2" in line for line in drawn(found))


def test_states_are_spelt() -> None:
    t = table(heroes="warrior 2,3")
    hero = t.heroes[0]
    hero.venom, hero.knocked = 2, True
    add_effect(hero, CURSE, 1, PE_NEXT)
    add_effect(hero, LUCK, 1, PE_NEXT)
    for words, states in (
        (EN, "knocked down, venom −2, cursed (−1) until the end of the next exploration, lucky (+1) until"),
        (FR, "renversé, venin −2, maudit (−1) jusqu’à la fin de la prochaine exploration"),
    ):
        assert states in said(turn(t), words=words)


@rule("DJ-42.18", "DJ-10.12")
def test_an_effect_tells_its_ends() -> None:
    t = table(heroes="warrior 2,3")
    add_effect(t.heroes[0], EVIL_EYE, 1, PE_NEXT | PC_NEXT)
    assert "evil eye (−1) until the end of the next exploration and the next combat" in said(turn(t))
    told = "mauvais œil (−1) jusqu’à la fin de la prochaine exploration et la fin du prochain combat"
    assert told in said(turn(t), words=FR)


@rule("DJ-1.10")
def test_what_protects_and_hinders_is_seen() -> None:
    """Sanctuary, a lens, notches and coats; monsters held, singed, bound to their waker or to the quest."""
    t = table(heroes="warrior 2,3; priest 3,3", monsters="troll 2,2; mummy 5,5 waker=1; orc 0,0 quest")
    warrior, troll = t.heroes[0], t.monsters[0]
    warrior.sanctuary, warrior.lens = 1, True
    warrior.weapon = warrior.weapon._replace(notch=1, coat=True)
    warrior.pack = (Item("mace", blessed=True), Item("mace"))
    troll.rooted = troll.singed = True
    found = fight(t)
    assert "under a sanctuary, seeing lens used" in said(found)
    assert "long sword (notched −1, poison)" in said(found)
    assert "mace (Sacred Hammer), mace" in " ".join(said(found).split())
    assert "10 troll · 15/15 PV · cannot move, does not regenerate" in said(found)
    assert "11 mummy · 5/5 PV · goes for Zoé" in said(found)
    assert "12 orc · 5/5 PV · of the quest" in said(found)
    for told in ("sous un sanctuaire", "ne peut pas bouger, ne se régénère pas", "s’en prend à Zoé", "(Marteau sacré)"):
        assert told in said(found, words=FR)
    t.heroes[1].life = 0
    assert "goes for" not in said(found)  # who is down binds nobody


@rule("DJ-1.10")
def test_what_holds_for_all_is_seen() -> None:
    t = table(heroes="warrior 2,3", monsters="orc 2,2", howl=True)
    found = fight(t)
    t.ambush = t.listened = t.frenzy = t.dead_magic = True
    t.idle = 2
    assert "In force: Ambush, Listen at Doors, Frenzy, Dead Magic, Distant Howl" in said(found)
    assert "2 idle rounds" in said(found)
    assert "2 tours vides" in said(found, words=FR)
    t.round = 2  # an ambush and an open ear serve in the first round
    assert "In force: Frenzy, Dead Magic, Distant Howl" in said(found)


def test_objectives_pile_and_distance() -> None:
    found = playing("warrior 2,3")
    assert "□ kill the orc warlord" in said(found)
    assert "the objective is among the last six" in said(found)
    t = table(heroes="warrior 2,3")
    t.learnt[0] = True
    t.done = ("main",)
    text = said(turn(t))
    assert "✓ kill the orc warlord" in text
    assert "9 cards before the objective" in text


def test_only_the_master_sees_his_hand() -> None:
    t = table(heroes="warrior 2,3", md=True)
    t.hand = ["pit", "ambush"]
    for card in t.hand:
        t.decks["event"].remove(card)
    found = turn(t)
    assert "Event cards in hand: Pit, Ambush" in said(found, 1)
    assert "Pit" not in said(found, 0)
    assert "MD’s hand: 2" in said(found, 0)
    assert "Pit" not in said(found, None)


def test_what_was_bought_counts_while_shopping() -> None:
    found = play(Match.new(GAME, seats=1, dice=FastDice(1)), "race human", "class warrior")
    play(found, "skill_card parry", "skill_card charge")
    assert "Attack 5, Defence 5" in said(found)
    play(found, "buy long_sword", "buy leather_armour")
    assert "Attack 8, Defence 6" in said(found)
    assert found.table.heroes[0].weapon.kind == ""  # made ready when he leaves the shop


def test_cards_picked_by_their_places_are_named() -> None:
    t = table("room_nwe", heroes="warrior 2,3", md=True)
    t.hand = ["pit", "foul_air"]
    ask = match(t, ("md_step",)).pending[0]
    assert [EN.label(pick, ask) for pick in ask.options if pick[0] == "play"] == ["Play Foul Air"]
    assert FR.label(("play", 0)) == "Jouer la carte 0"  # in a replay nobody knows the hand


def test_after_the_quest_the_sheets_stand_alone() -> None:
    t = table("room_nwe", heroes="warrior 2,3; thief 3,3")
    t.outcome, t.heroes[0].fate, t.heroes[1].fate = "success", "left", "dead"
    shown = said(turn(t))
    assert "──" not in shown
    assert "Ana (human, warrior) · 20/20 PV" in shown
    assert "Zoé (human, thief) · dead" in shown


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_every_screen_of_whole_games_can_be_drawn(words: Words) -> None:
    for seed, seats in ((1, 2), (2, 5)):
        found = Match.new(
            GAME, seats=seats, dice=FastDice(seed), options={"master": "person" if seats > 4 else "automatic"}
        )
        rng, console = Random(seed), Console(file=io.StringIO(), width=130 if seed == 1 else 80, height=40)
        for pick in range(500):
            if not found.pending:
                break
            ask = found.pending[0]
            if pick % 20 == 0:
                view = found.view(ask.seat)
                assert donjon.plain(view, words)
                console.print(donjon.rich(view, words, console.width, 40))
                assert all(words.note(note) for note in found.notes(ask.seat).values())
            found.choose(ask.seat, GAME.policy(found.table, ask, rng))


def test_a_party_that_failed_together_has_not_won() -> None:
    t = table("room_nwe", heroes="warrior 2,3; thief 3,3")
    t.outcome = "failure"
    told = "\n".join(map(str, ending(GAME, GAME.result(t), EN, live=False)))
    assert "The quest has failed" in told
    assert "victory" not in told
    assert "Place" not in told
    t.outcome = "success"
    assert "A shared victory: Ana and Zoé!" in "\n".join(map(str, ending(GAME, GAME.result(t), EN, live=False)))
