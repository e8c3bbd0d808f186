"""The table: what every rulebook is played on. Pure, no I/O, knows no game."""

from oubliettes.kernel.components import Place, change, components, printed, unread
from oubliettes.kernel.dice import Dice, FastDice, RealDice, RecordedDice, ScriptedDice, Throw
from oubliettes.kernel.errors import (
    BadOption,
    BadRecord,
    BeatError,
    CannotUndo,
    EndMatch,
    IllegalPick,
    NoMoreDice,
    OubliettesError,
    ScriptError,
    WrongVersion,
)
from oubliettes.kernel.fair import FairDice, check_dice
from oubliettes.kernel.game import Game, Option, Options, Result, ranks
from oubliettes.kernel.ledger import LANGUAGES, RULE_ID, Ledger, Rule
from oubliettes.kernel.match import Match
from oubliettes.kernel.playout import Policy, playout, random_policy
from oubliettes.kernel.record import End, Entry, Record, Start
from oubliettes.kernel.replay import replay
from oubliettes.kernel.requests import Ask, Blocked, Draw, Facts, Pick, Request, Roll, Script, Shuffle, Together
from oubliettes.kernel.sight import Sight, asked, entries_made, forget, gathering, seen, sight, together
from oubliettes.kernel.table import Event, Step, Table

__all__ = [
    "LANGUAGES",
    "RULE_ID",
    "Ask",
    "BadOption",
    "BadRecord",
    "BeatError",
    "Blocked",
    "CannotUndo",
    "Dice",
    "Draw",
    "End",
    "EndMatch",
    "Entry",
    "Event",
    "Facts",
    "FairDice",
    "FastDice",
    "Game",
    "IllegalPick",
    "Ledger",
    "Match",
    "NoMoreDice",
    "Option",
    "Options",
    "OubliettesError",
    "Pick",
    "Place",
    "Policy",
    "RealDice",
    "Record",
    "RecordedDice",
    "Request",
    "Result",
    "Roll",
    "Rule",
    "Script",
    "ScriptError",
    "ScriptedDice",
    "Shuffle",
    "Sight",
    "Start",
    "Step",
    "Table",
    "Throw",
    "Together",
    "WrongVersion",
    "asked",
    "change",
    "check_dice",
    "components",
    "entries_made",
    "forget",
    "gathering",
    "playout",
    "printed",
    "random_policy",
    "ranks",
    "replay",
    "seen",
    "sight",
    "together",
    "unread",
]
