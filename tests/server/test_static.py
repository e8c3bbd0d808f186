"""The files of the browser's table: found by their names alone, compressed by the build, never by the server."""

import asyncio
import gzip
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

import _client
from oubliettes.server.static import Static, accepts

SCRIPT = b"1;" * 50_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A build, with a file that must not be seen beside it."""
    (tmp_path / "secret.txt").write_text("a neighbour's file")
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Oubliettes</title>")
    (built / ".stamp").write_text("not for anybody")
    (built / "assets" / "a-1.js").write_bytes(SCRIPT)
    (built / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (built / "assets" / "a-1.js.br").write_bytes(b"as brotli would have it")
    return built


def answer(static: Static, path: str, **headers: str) -> Response:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "server": ("localhost", 80),
        "path": path,
        "query_string": b"",
        "headers": raw,
    }
    return asyncio.run(static.respond(Request(scope)))


def test_files_and_pages_are_found(folder: Path) -> None:
    static = Static(folder)
    page = static.find("/")
    assert page is not None
    assert page.kind == "text/html; charset=utf-8"
    assert static.find("/table/abc") == page  # the page finds its own way
    script = static.find("/assets/a-1.js")
    assert script is not None
    assert "javascript" in script.kind
    for missing in ("/assets/missing.js", "/assets/a-1.js.gz", "/.stamp", "/../secret.txt", "/assets/../../secret.txt"):
        assert static.find(missing) is None, missing


def test_no_spelling_of_a_path_costs_memory(folder: Path) -> None:
    """Each was once read, compressed and kept for good: 250 MB in 15 seconds, by anybody."""
    static = Static(folder)
    spellings = [
        path
        for number in range(300)
        for path in (
            f"/assets/x{number}/../a-1.js",
            f"/assets/{'./' * number}a-1.js",
            f"/x{number}/../assets/a-1.js",
            f"{'/' * number}/assets//a-1.js",
            f"/page{number}",
        )
    ]
    tracemalloc.start()
    try:
        for path in spellings:
            static.find(path)
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert grown < len(SCRIPT)


@pytest.mark.parametrize("path", ["/\0", "/assets/\0.js", "/" + "a" * 300, "/" + "a/" * 3000, "/\ud800", "/..", "/."])
def test_a_path_that_no_disk_could_have_is_only_a_name(folder: Path, path: str) -> None:
    assert answer(Static(folder), path).status_code in (200, 404)


@pytest.mark.parametrize(
    "accepted, encoding",
    [
        ("gzip, deflate, br", "br"),
        ("br;q=0.1, gzip", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("gzip; q=0", None),
        ("xgzip, brotli", None),
        ("identity", None),
        ("", None),
    ],
)
def test_what_the_build_compressed_goes_to_those_who_can_read_it(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    found = answer(Static(folder), "/assets/a-1.js", accept_encoding=accepted)
    assert found.headers.get("content-encoding") == encoding
    assert found.headers["vary"] == "accept-encoding"
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert found.body == (folder / "assets" / f"a-1.js{ending}").read_bytes()


def test_a_file_without_a_smaller_form_goes_as_it_is(folder: Path) -> None:
    found = answer(Static(folder), "/", accept_encoding="gzip, br")
    assert "content-encoding" not in found.headers
    assert b"doctype" in bytes(found.body)


def test_encodings_are_named_whole() -> None:
    assert accepts("deflate, gzip;q=1.0", "gzip")
    assert not accepts("x-gzip", "gzip")


def test_the_build_is_compressed() -> None:
    """The client's build leaves both forms beside each large file of text."""
    if not _client.fresh():
        pytest.skip("the browser's table is not built, or an older one: python _client.py")
    large = {
        name: file
        for name, file in Static()._files.items()
        if name.endswith((".js", ".css", ".svg")) and len(file.data) > 1000
    }
    assert large
    for name, file in large.items():
        assert list(file.packed) == ["br", "gzip"], name
        assert gzip.decompress(file.packed["gzip"]) == file.data, name
        assert len(file.packed["br"]) <= len(file.packed["gzip"]) < len(file.data), name
