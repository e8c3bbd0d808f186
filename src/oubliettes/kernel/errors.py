"""Every error the kernel raises: each says what was wrong, what was expected and what to do next."""


class OubliettesError(Exception):
    """The root of them all: catch it to show a person a message instead of a traceback."""


class IllegalPick(OubliettesError):
    """A pick that was not offered, or by a seat that was not asked. Nothing has changed."""


class CannotUndo(OubliettesError):
    """There is nothing this seat may take back now. Nothing has changed."""


class BadOption(OubliettesError):
    """An option of a game, or a number of seats, that the game does not have."""


class BadRecord(OubliettesError):
    """A record that is cut short, altered, or not a record at all."""


class WrongVersion(BadRecord):
    """A record of another game, or of other rules than this program plays."""


class Misfit(BadRecord):
    """An entry, or the set-up, that these rules do not play.

    `told` says where, to anybody; `str` also says why, which may name a hidden die or a secret pick.
    """

    def __init__(self, n: int, detail: str, wrong: str = "does not fit these rules") -> None:
        self.n = n
        self.told = f"entry {n} {wrong}" if n else f"the set-up {wrong}"
        super().__init__(f"{self.told}: {detail}")


class NoMoreDice(OubliettesError):
    """Scripted or recorded dice that ran out, or that do not fit the roll asked for."""


class ScriptError(OubliettesError):
    """A rulebook's script asked for something impossible: a mistake in the game, not at the table."""


class BeatError(ScriptError):
    """A script asked again in a beat that a draw, a shuffle, a hidden roll or a Together had closed."""


class EndMatch(Exception):
    """Raised by a nested script to end the match at once; the driver empties the agenda."""


def why(wrong: Exception) -> str:
    """What an error says: our own explain themselves, others are told by their name."""
    return str(wrong) if isinstance(wrong, OubliettesError) else repr(wrong)
