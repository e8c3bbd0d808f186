"""Every game keeps the laws. `OUBLIETTES_MANY=20` tries them on twenty times as many matches."""

import pytest

from oubliettes import GAMES
from tests.laws import LAWS, Law, Trial, trials
from tests.telling import TELLING


@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law.__name__))
@pytest.mark.parametrize("trial", [trial for game in GAMES.values() for trial in trials(game)], ids=str)
def test_law(trial: Trial, law: Law) -> None:
    law(trial)


TOLD = [
    pytest.param(trial, law, id=f"{trial}-{law.__name__}")
    for game in GAMES.values()
    for trial in trials(game)
    for law in TELLING
]


@pytest.mark.parametrize("trial, law", TOLD)
def test_law_of_telling(trial: Trial, law: Law) -> None:
    law(trial)
