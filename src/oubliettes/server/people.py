"""Who is who: a browser is a device (a cookie, kept hashed), a device has a profile, a key opens a place at a table."""

import re
import secrets
import unicodedata
from hashlib import sha256

from oubliettes.server import queries
from oubliettes.server.guard import Trouble
from oubliettes.server.store import Sql, Store, Tx, now_ms
from oubliettes.server.stored import HoldRow

DAY = 86_400_000
YEAR = 400 * 86_400
BIDI = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
"""Marks that reorder or hide text: a name with them could look like another's."""


def new_secret() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def clean_name(text: str) -> str:
    """A name as it is shown: any letters, no control characters; markup stays text."""
    name = unicodedata.normalize("NFC", BIDI.sub("", text)).strip()
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Trouble(400, "name", "a name has letters, and no control characters")
    return name


def clean_text(text: str) -> str:
    """A line of chat: text, without control characters but with its letters, whatever they are."""
    return "".join(char for char in BIDI.sub("", text) if char.isprintable() or char == " ").strip()


def cookie_name(instance: str) -> str:
    """Cookies do not know ports: two servers on one machine need two names."""
    return f"oub-{instance}"


def new_device(key_hash: str, profile: str) -> Tx[None]:
    yield Sql("INSERT INTO profile (id, name, lang, prefs) VALUES ($1, '', '', '{}')", (profile,))
    yield Sql("INSERT INTO device (key_hash, profile, seen) VALUES ($1, $2, $3)", (key_hash, profile, now_ms()))


async def profile_of(store: Store, device: str) -> str | None:
    rows = await store.read("SELECT profile, seen FROM device WHERE key_hash = $1", device)
    if not rows:
        return None
    profile, seen = rows[0]
    if now_ms() - seen > DAY:
        await store.run(_seen(device))
    return str(profile)


def _seen(device: str) -> Tx[None]:
    yield Sql("UPDATE device SET seen = $2 WHERE key_hash = $1", (device, now_ms()))


async def place_of(store: Store, device: str, match: str) -> list[HoldRow]:
    """What this device may do at a table; a table that it has no place at does not exist for it."""
    found = await queries.holds(store, device, match) if device else []
    if not found:
        raise Trouble(404, "no-match", "there is no such table, or it is not yours to see: open its link again")
    return found
