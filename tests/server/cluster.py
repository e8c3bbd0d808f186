"""A PostgreSQL of one's own: a cluster in a temporary folder, run by an ordinary user, gone afterwards."""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

HOW = "PostgreSQL is missing: install it (Debian: apt-get install postgresql), or put its bin folder on the PATH"


def program(name: str) -> str:
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).is_file():
            return str(folder / name)
    raise FileNotFoundError(HOW)


class Cluster:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="oub-pg-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            names = {entry.pw_name: entry for entry in pwd.getpwall()}
            user = names.get("postgres") or names["nobody"]
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def start(self) -> None:
        data = str(self.folder / "data")
        self._run(program("initdb"), "-D", data, "-U", "oubliettes", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.up()

    def up(self, more: str = "") -> None:
        options = f"-k {self.folder} {more} -c listen_addresses='' -c max_connections=80 -c shared_buffers=32MB"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run(program("pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "start")

    def down(self, how: str = "fast") -> None:
        self._run(program("pg_ctl"), "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def nearly_up(self) -> None:
        """As between start and ready: it answers the door, and says to everybody that it takes nobody in yet."""
        (self.folder / "data" / "standby.signal").touch()
        self.up("-c hot_standby=off")

    def up_after_all(self) -> None:
        self.down("immediate")
        (self.folder / "data" / "standby.signal").unlink()
        self.up()

    def end_sessions(self, database: str) -> None:
        """What an administrator does, and PostgreSQL itself when it stops."""
        name = database.split("/")[3].split("?", maxsplit=1)[0]
        self.sql("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def stop(self) -> None:
        try:
            self.down("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """A new, empty database; its address."""
        name = f"t{secrets.token_hex(6)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://oubliettes@/{name}?host={self.folder}"

    def sql(self, database: str, text: str) -> str:
        command = [program("psql"), "-h", str(self.folder), "-U", "oubliettes", "-d", database, "-qAtc", text]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=_plain()).stdout.strip()

    def _run(self, *command: str) -> None:
        done = (
            subprocess.run(
                command,
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                cwd=self.folder,
                env=_plain(),
                **self._as,
            )
            if "start" not in command
            else self._quietly(*command)
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{command[0]} failed: {done.stdout}\n{log.read_text() if log.exists() else ''}")

    def _quietly(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """`pg_ctl start` leaves a server that keeps our pipe open: it gets none."""
        null = subprocess.DEVNULL
        return subprocess.run(
            command,
            check=False,
            stdin=null,
            stdout=null,
            stderr=null,
            text=True,
            cwd=self.folder,
            env=_plain(),
            **self._as,
        )


def _plain() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")}
