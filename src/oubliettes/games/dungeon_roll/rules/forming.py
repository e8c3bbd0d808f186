"""A delve begins: forming the party (DR-3)."""

from itertools import compress

from oubliettes.games.dungeon_roll.pieces import (
    CHAMPION,
    PARTY_DICE,
    PARTY_FACES,
    SCROLL,
)
from oubliettes.games.dungeon_roll.rules.actions import (
    DONE,
    PARTY_ROLLS,
    count_champions,
    show_party,
    throw_again,
)
from oubliettes.games.dungeon_roll.table import FORM, Table
from oubliettes.kernel import Pick, Script

FORM_PICKS: list[Pick] = [("pick", face) for face in PARTY_FACES]


def form(t: Table) -> Script[None]:
    """DR-3.1, DR-3.4 to DR-3.6: seven Party dice; then what the Hero makes of them; then level 1."""
    player = t.player
    player.ready = True  # DR-3.5
    t.phase = FORM
    t.dragons_in_delve = 0
    if t.log is not None:
        t.say("delve", "DR-3.1", seat=t.adventurer, number=player.delves + 1)
    rolled: tuple[int, ...] = yield PARTY_ROLLS[t.adventurer][PARTY_DICE]
    show_party(t, rolled, "party", "DR-3.1")
    if player.side.knight and t.party[SCROLL]:  # DR-16.13
        scrolls, t.party[SCROLL] = t.party[SCROLL], 0
        t.party[CHAMPION] += scrolls
        t.say("scrolls-to-champions", "DR-16.13", seat=t.adventurer, dice=("scroll", scrolls))
        player.hero_used = True
        count_champions(t)
    if player.side.reroll_at_forming:  # DR-15.3, DR-16.1, DR-16.2: once; picking none declines it
        options = [*compress(FORM_PICKS, t.party), DONE]
        if (yield from throw_again(t, "form-reroll", "DR-16.2", options)):
            player.hero_used = True
    t.agenda.append(("level", 1))  # DR-3.2, DR-3.3; only its phases offer tokens and the Ultimate (DR-3.7)
