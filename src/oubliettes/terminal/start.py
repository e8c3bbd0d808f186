"""Begin a match, or go on with one: what `play` and `resume` have in common."""

import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from oubliettes import variants
from oubliettes.games import GAMES
from oubliettes.kernel import (
    BadOption,
    BadRecord,
    Dice,
    End,
    FairDice,
    FastDice,
    Game,
    Match,
    Option,
    OubliettesError,
    RealDice,
    Record,
    WrongVersion,
    how_far,
    replay,
)
from oubliettes.kernel.fair import new_seed
from oubliettes.players import Seat
from oubliettes.terminal import profiles
from oubliettes.terminal.ending import dice_lines, ending
from oubliettes.terminal.saves import SUFFIX, Save
from oubliettes.terminal.screen import Screen
from oubliettes.terminal.table import Left, Sitting
from oubliettes.trouble import Trouble
from oubliettes.words import Words

DICE = ("fair", "real", "fast")


def seed_of(chosen: int | None) -> bytes:
    """256 random bits; or, for a game to be played again, bits that follow from a number."""
    return new_seed() if chosen is None else sha256(f"oubliettes/seed/{chosen}".encode()).digest()


def dice_of(kind: str, seed: bytes, thrown: Record | None = None) -> Dice:
    """The dice of a match; those of a match resumed are where they were."""
    if kind == "fast":
        fast = FastDice(seed.hex())
        for throw in thrown.throws() if thrown else ():
            what, *numbers = throw.shape
            if what == "roll":
                fast.roll(tuple(int(number) for number in numbers))
            elif what == "draw":
                fast.draw(int(numbers[0]))
            else:
                fast.shuffle(int(numbers[0]))
        return fast
    return RealDice(FairDice(seed)) if kind == "real" else FairDice(seed)


# ------------------------------------------------------------------ options


def options_of(game: Game[Any], settings: Sequence[str], seats: Sequence[Seat]) -> dict[str, Any]:
    """`hero_mode=choice first_seat=ana` as the game takes them, or Trouble."""
    if len(seats) not in game.seats:
        raise Trouble("error-seats", least=game.seats[0], most=game.seats[-1], given=len(seats))
    known = {option.id: option for option in game.options_for(len(seats)) if option.kind != "legacy"}
    chosen: dict[str, Any] = {}
    for setting in settings:
        id, equals, text = setting.partition("=")
        if not equals:
            raise Trouble("error-setting", setting=setting)
        other = next((option for option in game.options if option.id == id and not option.applies(len(seats))), None)
        if other:
            raise Trouble(
                "error-option-seats",
                option=id,
                given=len(seats),
                seats=", ".join(str(number) for number in other.seats),
            )
        if id not in known:
            raise Trouble("error-option", option=id, known=", ".join(known) or "–")
        chosen[id] = _value(known[id], text.strip(), seats)
    return chosen


def _value(option: Option, text: str, seats: Sequence[Seat]) -> Any:
    value: Any = None
    allowed = ""
    match option.kind:
        case "choice":
            value, allowed = text, ", ".join(option.values)
        case "number":
            value, allowed = (
                (int(text) if text.removeprefix("-").isdecimal() else None),
                f"{option.least}–{option.most}",
            )
        case "flag":
            value = {"true": True, "yes": True, "oui": True, "false": False, "no": False, "non": False}.get(
                text.lower()
            )
            allowed = "true, false"
        case "seat":
            allowed = ", ".join(["random", *(str(number) for number in range(1, len(seats) + 1))])
            value = "random" if text == "random" else int(text) - 1 if text.isdecimal() else None
        case "text":
            value, allowed = text, f"≤ {option.most}"
        case "data":
            return _file(text)
    try:
        return option.check(value, len(seats))
    except OubliettesError:
        raise Trouble("error-value", option=option.id, value=text, allowed=allowed) from None


def _file(path: str) -> dict[str, Any]:
    """The data of a TOML file."""
    try:
        return tomllib.loads(Path(path).expanduser().read_text(encoding="utf-8"))
    except OSError as wrong:
        raise Trouble("error-own-file", path=path, reason=wrong.strerror or str(wrong)) from None
    except ValueError as wrong:  # not text, or not TOML: the reader tells the line
        raise Trouble("error-own-file", path=path, reason=str(wrong)) from None


# ------------------------------------------------------------------ matches


def begin(
    game: Game[Any],
    seats: Sequence[Seat],
    options: dict[str, Any],
    dice: str,
    seed: bytes,
    folder: Path,
    *,
    fresh: bool = False,
    hints: bool = True,
) -> tuple[Match[Any], Save]:
    """A new match, and its place on the disk. What the people have from earlier matches comes with them, unless they
    begin afresh."""
    if not fresh:
        options = options | profiles.legacies(profiles.read(folder), seats, game)
    names = [seat.spec for seat in seats]
    match = Match.new(game, seats=len(seats), options=options, dice=dice_of(dice, seed), names=names)
    return match, Save.create(folder, game.slug, seed, hints)


def reopen(path: Path) -> tuple[Match[Any], Save, bytes]:
    """A match from the disk, standing where it was left. Where newer rules play it on its record says so from here."""
    save = Save(path)
    try:
        record = save.read()
        seed = save.seed() if record.end is None else b""
        match = again(record, path, dice=dice_of(record.start.dice, seed, record) if seed else None)
        if match.record.rules > record.rules:
            save.write(match.record)
        return match, save, seed
    except OubliettesError:
        save.close()
        raise


def close_unfinished(path: Path) -> Record:
    """Close a match that newer rules cannot play on: it gets its last line, which reveals its seed, and no result."""
    save = Save(path)
    try:
        record = save.read()
        if record.end is not None:
            raise Trouble("error-closed-already", path=str(path))
        try:
            again(record, path)
        except Trouble as trouble:
            if trouble.key != "error-other-rules":
                raise
        else:
            raise Trouble("error-goes-on", path=str(path))
        record.end = End(None, save.seed().hex())
        save.write(record)
        save.settled()
        return record
    finally:
        save.close()


def again(record: Record, path: Path, *, until: int | None = None, dice: Dice | None = None) -> Match[Any]:
    """Play a record again, or say why it cannot be."""
    game = game_of(record, path)
    try:
        return replay(game, record, until=until, dice=dice)
    except WrongVersion:
        theirs, ours = record.rules, game.version
        if theirs > ours:
            raise Trouble("error-version", path=str(path), theirs=theirs, ours=ours) from None
        name = path.stem if path.suffix == SUFFIX else str(path)
        raise Trouble(
            "error-other-rules", name=name, theirs=theirs, ours=ours, move=how_far(game, record)[0] + 1
        ) from None
    except BadRecord as wrong:
        raise Trouble("error-misfit", path=str(path), detail=str(wrong)) from None
    except Exception as wrong:  # the rules are given whatever a file holds
        raise Trouble("error-misfit", path=str(path), detail=repr(wrong)) from wrong


def game_of(record: Record, path: Path) -> Game[Any]:
    if record.start.variant is not None:
        try:
            return variants.of_record(record.start.variant, str(record.start.game))
        except BadOption as wrong:
            raise Trouble("error-variant", path=str(path), detail=str(wrong)) from None
    if record.start.game not in GAMES:
        raise Trouble("error-other-game", path=str(path), game=str(record.start.game))
    return GAMES[record.start.game]


def seats_of(record: Record) -> list[Seat]:
    """Who sat where: a record keeps the seats as they were given; one from elsewhere may have no names."""
    names = [*record.start.names, *("" for _ in range(record.start.seats))][: record.start.seats]
    return [_seat(str(name)) for name in names]


def _seat(name: str) -> Seat:
    try:
        return Seat.parse(name)
    except OubliettesError:
        return Seat(name="".join(sign for sign in name if sign.isprintable())[:24])


def names_of(seats: Sequence[Seat], words: Words) -> list[str]:
    """What the seats are called; bots of a kind are numbered if there are several."""
    kinds = [seat.bot for seat in seats]
    names = []
    for number, seat in enumerate(seats):
        if not seat.bot:
            names.append(seat.name or words.ui("seat", number=number + 1))
        elif kinds.count(seat.bot) == 1:
            names.append(words.ui(f"bot-{seat.bot}"))
        else:
            names.append(f"{words.ui(f'bot-{seat.bot}')} {kinds[: number + 1].count(seat.bot)}")
    return names


def sit(
    match: Match[Any],
    save: Save,
    seats: Sequence[Seat],
    seed: bytes,
    folder: Path,
    words: Words,
    screen: Screen,
    opening: Sequence[str] = (),
    told: int = 0,
) -> None:
    """Play to the end, or until the person leaves; then say what there is to say."""
    try:
        try:
            Sitting(match, seats, save, seed, words, screen, opening, told).play()
        except Left:
            screen.lines(["", words.ui("left", path=str(save.path))])
            return
        except KeyboardInterrupt:
            screen.lines(["", words.ui("left", path=str(save.path))])
            raise
        close(match, save, seats, folder, words, screen)
    finally:
        save.close()


def close(match: Match[Any], save: Save, seats: Sequence[Seat], folder: Path, words: Words, screen: Screen) -> None:
    """The end: what outlives the match goes into the profiles, then the score is shown."""
    assert match.result is not None
    profiles.keep(folder, save.path.stem, match.game.slug, seats, match.result)
    screen.clear()
    screen.show(*ending(match.game, match.result, words, live=screen.live))
    kept = profiles.read(folder)
    for seat in seats:
        titles = [] if seat.bot else _titles(profiles.matches(kept, seat, match.game.slug))
        if titles:
            screen.lines(
                [words.ui("all-titles", name=seat.name, titles=words.listing([words.thing(t) for t in titles]))]
            )
    screen.lines(["", *dice_lines(match, save.path, words)])
    save.settled()


def _titles(played: Sequence[dict[str, Any]]) -> list[str]:
    """All titles a person ever earned in a game, in the order of earning."""
    return list(dict.fromkeys(title for entry in played for title in (entry.get("legacy") or {}).get("titles", ())))
