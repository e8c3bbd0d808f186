"""Debian's Firefox, driven by the protocol that it speaks itself (WebDriver BiDi): no driver has to be had."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAM = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
PREFS = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
WAIT = 60
"""Seconds until it is given up: far more than a busy machine needs."""


class Firefox:
    """One window. `errors`: what went wrong on its pages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.errors: list[str] = []
        self._ids = count(1)
        self._socket = socket
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self._window = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """One command, and its answer; what is told in between is heard."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(2 * WAIT))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])
            if message.get("id") == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def size(self, width: int, height: int) -> None:
        self.send("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def go(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def first(self, script: str) -> None:
        """What runs on each page before its own scripts."""
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def run(self, expression: str) -> Any:
        """What an expression is on the page, or what it promises."""
        asked = f"Promise.resolve({expression}).then(found => JSON.stringify(found ?? null))"
        told = self.send("script.evaluate", expression=asked, target={"context": self._window}, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait(self, condition: str) -> None:
        """Until something holds on the page."""
        met = self.run(
            f"new Promise(done => {{ const end = Date.now() + {WAIT * 1000}; const look = () => "
            f"({condition}) ? done(true) : Date.now() > end ? done(false) : setTimeout(look, 30); look() }})"
        )
        assert met, f"not met in {WAIT} s: {condition}"

    def touch(self, x: float, y: float) -> None:
        """The mouse goes there, down and up again: Firefox makes no clicks of what its protocol calls a finger."""
        acts = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": acts}
        self.send("input.performActions", context=self._window, actions=[finger])

    def type(self, text: str) -> None:
        """Keys go down and up, one after the other."""
        acts = [{"type": way, "value": key} for key in text for way in ("keyDown", "keyUp")]
        self.send(
            "input.performActions", context=self._window, actions=[{"type": "key", "id": "keys", "actions": acts}]
        )


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A Firefox that knows nothing: `folder` is its own."""
    assert PROGRAM, "no Firefox: `python3 test.py --long` installs it on Debian, or name one in the variable FIREFOX"
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFS.items())
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [PROGRAM, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    env = {**os.environ, "HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
    with subprocess.Popen(
        [*command, "about:blank"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stderr is not None
            address = next((found[1] for line in process.stderr if (found := LISTENS.search(line))), None)
            assert address, "Firefox did not start"
            with connect(f"{address}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.kill()
