"""A study on the disk: its plan and what has been played of it. Whatever stops a study, what was stored is whole."""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from oubliettes.lab.plan import Chunk, Plan
from oubliettes.trouble import Trouble

PLAN = "study.json"
CHUNKS = "chunks"


class Store:
    """The folder of one study."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Use `Store.begin` or `Store.open`."""
        self.folder = folder
        self.plan = plan

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> "Store":
        """A new study, or the same one again: then what it has played counts. More games than before are welcome."""
        if (folder / PLAN).exists():
            before = cls.open(folder).plan
            if not before.same_but_for_games(plan):
                raise Trouble("lab-error-other-study", folder=str(folder))
        elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Trouble("lab-error-folder", folder=str(folder))
        (folder / CHUNKS).mkdir(parents=True, exist_ok=True)
        write(folder / PLAN, json.dumps(plan.as_json(), indent=1, ensure_ascii=False) + "\n")
        return cls(folder, plan)

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """A study that was begun."""
        try:
            plan = Plan.from_json(json.loads((folder / PLAN).read_text(encoding="utf-8")))
        except FileNotFoundError:
            raise Trouble("lab-error-no-study", folder=str(folder)) from None
        except (OSError, ValueError, KeyError, TypeError):
            raise Trouble("lab-error-bad-study", folder=str(folder)) from None
        return cls(folder, plan)

    def _path(self, chunk: Chunk) -> Path:
        return self.folder / CHUNKS / f"{chunk.name}.json"

    def missing(self) -> list[Chunk]:
        """What is left to play."""
        done = {path.stem for path in (self.folder / CHUNKS).glob("*.json")}
        return [chunk for chunk in self.plan.chunks() if chunk.name not in done]

    def keep(self, chunk: Chunk, answer: Mapping[str, Any]) -> None:
        write(self._path(chunk), json.dumps(answer, separators=(",", ":"), ensure_ascii=False))

    def played(self) -> Iterator[dict[str, Any]]:
        """What the chunks of the plan gave, in the plan's order."""
        for chunk in self.plan.chunks():
            path = self._path(chunk)
            if path.exists():
                yield json.loads(path.read_text(encoding="utf-8"))


def write(path: Path, text: str) -> None:
    """The whole file or none of it, even if the machine stops."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
