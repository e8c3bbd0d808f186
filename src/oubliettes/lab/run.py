"""Plays what is left of a study: on all cores of this machine, or on a Ray cluster. Either gives the same numbers."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

import oubliettes
from oubliettes.lab.plan import Chunk, Plan
from oubliettes.lab.store import Store
from oubliettes.lab.worker import play_chunk
from oubliettes.trouble import Trouble

Answer = tuple[Chunk, dict[str, Any]]


def cores() -> int:
    """Those this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def run(store: Store, *, workers: int = 0, ray: str = "", told: Callable[[int], None] = lambda games: None) -> None:
    """Play and keep all that is missing; `told` hears how many games each step added."""
    missing = store.missing()
    if not missing:
        return
    answers = on_ray(store.plan, missing, ray) if ray else on_cores(store.plan, missing, workers or cores())
    for chunk, answer in answers:
        if "error" in answer:
            raise Trouble("lab-error-game", detail=answer["error"])
        store.keep(chunk, answer)
        told(chunk.games)


# ------------------------------------------------------------------ this machine


def on_cores(plan: Plan, chunks: list[Chunk], workers: int) -> Iterator[Answer]:
    """One process a core."""
    waiting: Queue[Chunk] = Queue()
    for chunk in chunks:
        waiting.put(chunk)
    answers: Queue[Answer] = Queue()
    hands = [_Hand(plan, waiting, answers) for _ in range(min(workers, len(chunks)))]
    try:
        for hand in hands:
            hand.start()
        for _ in chunks:
            yield answers.get()
    finally:
        for hand in hands:
            hand.stop()


class _Hand(Thread):
    """Keeps one worker busy."""

    def __init__(self, plan: Plan, waiting: "Queue[Chunk]", answers: "Queue[Answer]") -> None:
        super().__init__(daemon=True)
        self._plan = plan
        self._waiting = waiting
        self._answers = answers
        self._process: subprocess.Popen[str] | None = None
        self._stopped = False

    def run(self) -> None:
        process: subprocess.Popen[str] | None = None
        while not self._stopped:
            try:
                chunk = self._waiting.get_nowait()
            except Empty:
                break
            if process is None:
                process = self._process = _worker(self._plan)
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(json.dumps(chunk) + "\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
            except (OSError, ValueError):
                answer = {"error": f"the worker for games {chunk.first} to {chunk.first + chunk.games - 1} died"}
            self._answers.put((chunk, answer))
        if process is not None:
            process.communicate()  # it ends when it can read no more

    def stop(self) -> None:
        self._stopped = True
        if self._process is not None:
            self._process.kill()


def _worker(plan: Plan) -> "subprocess.Popen[str]":
    source = str(Path(oubliettes.__file__).parents[1])
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    process = subprocess.Popen(
        [sys.executable, "-m", "oubliettes.lab.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(plan.as_json()) + "\n")
    return process


# ------------------------------------------------------------------ a cluster


def on_ray(plan: Plan, chunks: list[Chunk], address: str) -> Iterator[Answer]:
    """The same chunks as tasks of a Ray cluster. The program travels with them: nodes need Ray and Python only."""
    try:
        import ray
    except ImportError:
        raise Trouble("lab-error-extra", extra="ray") from None

    package = str(Path(oubliettes.__file__).parent)
    try:
        ray.init(
            address=address, runtime_env={"py_modules": [package]}, log_to_driver=False, logging_level=logging.ERROR
        )
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        raise Trouble("lab-error-ray", address=address, detail=str(wrong)) from None
    try:
        task = ray.remote(_play)
        data = ray.put(plan.as_json())
        open_tasks = {}
        for chunk in chunks:
            open_tasks[task.remote(data, (chunk.cell, chunk.first, chunk.games))] = chunk
        while open_tasks:
            (done,), _ = ray.wait(list(open_tasks), num_returns=1)
            yield open_tasks.pop(done), ray.get(done)
    finally:
        ray.shutdown()


def _play(plan: dict[str, Any], chunk: tuple[int, int, int]) -> dict[str, Any]:
    return play_chunk(Plan.from_json(plan), Chunk(*chunk))
