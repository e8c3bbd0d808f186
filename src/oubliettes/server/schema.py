"""The tables, the same in SQLite and PostgreSQL: TEXT and BIGINT only; times in milliseconds, JSON and hex as text.

Migrations go forward, one transaction each; the version is the number of those applied. Never edit one that was
released: add the next.
"""

FIRST = """
CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    state TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    host TEXT NOT NULL,
    due BIGINT NOT NULL DEFAULT 0,
    rematch_of TEXT UNIQUE,
    continued_match TEXT,
    continued_n BIGINT,
    result TEXT NOT NULL DEFAULT '',
    made BIGINT NOT NULL
);
CREATE INDEX match_due ON match (due) WHERE due > 0;
CREATE TABLE seat (
    match TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    level TEXT NOT NULL DEFAULT '',
    profile TEXT NOT NULL DEFAULT '',
    gen BIGINT NOT NULL DEFAULT 0,
    seal TEXT NOT NULL DEFAULT '',
    salt TEXT NOT NULL DEFAULT '',
    sheet TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, seat)
);
CREATE TABLE entry (
    match TEXT NOT NULL,
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    ask TEXT NOT NULL,
    kind TEXT NOT NULL,
    pick TEXT NOT NULL,
    dice TEXT NOT NULL,
    log TEXT NOT NULL,
    by TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, n),
    UNIQUE (match, seat, ask)
);
CREATE TABLE pass (
    key_hash TEXT PRIMARY KEY,
    match TEXT NOT NULL,
    seat BIGINT NOT NULL,
    role TEXT NOT NULL,
    gen BIGINT NOT NULL,
    used BIGINT NOT NULL DEFAULT 0
);
CREATE TABLE device (
    key_hash TEXT PRIMARY KEY,
    profile TEXT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE hold (
    device TEXT NOT NULL,
    match TEXT NOT NULL,
    seat BIGINT NOT NULL,
    role TEXT NOT NULL,
    gen BIGINT NOT NULL,
    PRIMARY KEY (device, match, seat, role)
);
CREATE INDEX hold_match ON hold (match);
CREATE TABLE profile (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    prefs TEXT NOT NULL
);
CREATE TABLE code (
    key_hash TEXT PRIMARY KEY,
    profile TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE sheet (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    data TEXT NOT NULL,
    busy TEXT NOT NULL DEFAULT '',
    origin TEXT NOT NULL
);
CREATE INDEX sheet_owner ON sheet (owner);
CREATE TABLE chat (
    match TEXT NOT NULL,
    id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, id)
);
"""

META = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"

WAITS = "ALTER TABLE entry ADD COLUMN waits TEXT NOT NULL DEFAULT ''"
"""Who was asked after each entry: whose turn it is in a match that nobody has loaded."""

CAMPAIGNS = """
CREATE TABLE campaign (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    host TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX campaign_host ON campaign (host);
ALTER TABLE match ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE sheet ADD COLUMN place BIGINT NOT NULL DEFAULT -1;
"""
"""A campaign owns its sheets, one for each seat (`place`); the profile `host` carries them from match to match."""

TIDYING = """
ALTER TABLE pass ADD COLUMN made BIGINT NOT NULL DEFAULT 0;
CREATE INDEX pass_match ON pass (match);
CREATE INDEX device_profile ON device (profile);
CREATE INDEX seat_profile ON seat (profile);
CREATE INDEX sheet_busy ON sheet (busy)
"""
"""When a link was made, and how to find what is to be counted or thrown away."""

NO_DUE = "DROP INDEX match_due; ALTER TABLE match DROP COLUMN due"
"""Clocks run where somebody sits at the table, not in the store."""

ORDERS = "ALTER TABLE seat ADD COLUMN orders TEXT NOT NULL DEFAULT ''"
"""The standing orders of a seat, as JSON."""


def _statements(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


MIGRATIONS: list[list[str]] = [
    _statements(FIRST),
    [WAITS],
    _statements(CAMPAIGNS),
    _statements(TIDYING),
    _statements(NO_DUE),
    [ORDERS],
]
VERSION = len(MIGRATIONS)
