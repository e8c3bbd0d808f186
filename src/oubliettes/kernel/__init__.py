"""The table: what every rulebook is played on. Pure, no I/O, knows no game."""

from oubliettes.kernel.box import Box, Number, Thing, box
from oubliettes.kernel.components import Changed, Place, changed, components, printed
from oubliettes.kernel.copying import DROPPED, SHARED, copier
from oubliettes.kernel.dice import Dice, FastDice, RealDice, RecordedDice, ScriptedDice, Throw
from oubliettes.kernel.errors import (
    BadOption,
    BadRecord,
    BeatError,
    CannotUndo,
    EndMatch,
    IllegalPick,
    Misfit,
    NoMoreDice,
    OubliettesError,
    ScriptError,
    WrongVersion,
    why,
)
from oubliettes.kernel.fair import FairDice, check_dice
from oubliettes.kernel.film import Frame, Watchers
from oubliettes.kernel.game import Game, Option, Options, Result, ranks, titled
from oubliettes.kernel.ledger import LANGUAGES, RULE_ID, UNPLAYED, Ledger, Rule
from oubliettes.kernel.match import Match
from oubliettes.kernel.notes import Line, Note, Teller, line, note
from oubliettes.kernel.orders import ALWAYS, Order, Standing
from oubliettes.kernel.playout import Policy, playout, random_policy
from oubliettes.kernel.record import (
    End,
    Entry,
    Record,
    Start,
    changed_box,
    events_from_json,
    events_to_json,
    start_from_json,
    throws_from_json,
)
from oubliettes.kernel.replay import how_far, replay
from oubliettes.kernel.requests import TYPED, Ask, Blocked, Draw, Facts, Pick, Request, Roll, Script, Shuffle, Together
from oubliettes.kernel.rolled import Die, Modifier, Need, Rolled, summed
from oubliettes.kernel.rulebook import Part, Passage, Rulebook
from oubliettes.kernel.seats import Sight
from oubliettes.kernel.table import Event, Step, Table
from oubliettes.kernel.text import TEXT, is_text, tidy
from oubliettes.kernel.values import Value, fits, values_of
from oubliettes.kernel.variant import Variant
from oubliettes.kernel.verbs import Verbs, choose, number, word

__all__ = [
    "ALWAYS",
    "DROPPED",
    "LANGUAGES",
    "RULE_ID",
    "SHARED",
    "TEXT",
    "TYPED",
    "UNPLAYED",
    "Ask",
    "BadOption",
    "BadRecord",
    "BeatError",
    "Blocked",
    "Box",
    "CannotUndo",
    "Changed",
    "Dice",
    "Die",
    "Draw",
    "End",
    "EndMatch",
    "Entry",
    "Event",
    "Facts",
    "FairDice",
    "FastDice",
    "Frame",
    "Game",
    "IllegalPick",
    "Ledger",
    "Line",
    "Match",
    "Misfit",
    "Modifier",
    "Need",
    "NoMoreDice",
    "Note",
    "Number",
    "Option",
    "Options",
    "Order",
    "OubliettesError",
    "Part",
    "Passage",
    "Pick",
    "Place",
    "Policy",
    "RealDice",
    "Record",
    "RecordedDice",
    "Request",
    "Result",
    "Roll",
    "Rolled",
    "Rule",
    "Rulebook",
    "Script",
    "ScriptError",
    "ScriptedDice",
    "Shuffle",
    "Sight",
    "Standing",
    "Start",
    "Step",
    "Table",
    "Teller",
    "Thing",
    "Throw",
    "Together",
    "Value",
    "Variant",
    "Verbs",
    "Watchers",
    "WrongVersion",
    "box",
    "changed",
    "changed_box",
    "check_dice",
    "choose",
    "components",
    "copier",
    "events_from_json",
    "events_to_json",
    "fits",
    "how_far",
    "is_text",
    "line",
    "note",
    "number",
    "playout",
    "printed",
    "random_policy",
    "ranks",
    "replay",
    "start_from_json",
    "summed",
    "throws_from_json",
    "tidy",
    "titled",
    "values_of",
    "why",
    "word",
]
