"""A table for any game: whatever a pick names is shown in the view or has a name of its own."""

from random import Random

import msgspec
import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from oubliettes.words import Words, slug

PICKS = 150


@pytest.mark.parametrize("slug_", GAMES)
def test_every_id_is_in_the_view_or_in_the_words(slug_: str) -> None:
    game = GAMES[slug_]
    words = Words("fr", game)
    named = 0
    for seed, seats in enumerate((game.seats[0], game.seats[-1])):
        match = Match.new(game, seats=seats, dice=FastDice(seed))
        rng = Random(seed)
        for _ in range(PICKS):
            if not match.pending:
                break
            ask = match.pending[0]
            shown = msgspec.json.encode(match.view(ask.seat)).decode()
            ids = {part for pick in ask.options for part in pick[1:] if isinstance(part, str)}
            for id_ in ids:
                named += 1
                spelled = words.has(f"thing-{slug(id_)}") or id_.removeprefix("seat:").isdecimal()
                assert spelled or f'"{id_}"' in shown, f"{ask.prompt} names {id_}, which nobody can point at"
            match.choose(ask.seat, rng.choice(ask.options))
    assert named > PICKS
