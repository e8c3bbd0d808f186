"""Where this program keeps its data, the terminal's and the server's alike."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """`$OUBLIETTES_HOME`, else where this system keeps a program's data: `$XDG_DATA_HOME/oubliettes` or
    `~/.local/share/oubliettes`, on macOS `~/Library/Application Support/oubliettes`, on Windows
    `%LOCALAPPDATA%\\oubliettes`."""
    if chosen := os.environ.get("OUBLIETTES_HOME"):
        return Path(chosen)
    return platformdirs.user_data_path("oubliettes", appauthor=False)


def variants_folder() -> Path:
    """Where variants of games are kept under their names."""
    return data_folder() / "variants"
