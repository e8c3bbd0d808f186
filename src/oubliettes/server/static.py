"""The browser's table: files that the build put into `static/`, already compressed, read once when the server starts.

An address is looked up among the names of those files and nothing else: however it is spelled, it costs no memory, no
work and no look at the disk.
"""

import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parent / "static"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings, the smallest first, and how the build names their files."""
NOT_BUILT = "The browser's table is not built: run `npm ci && npm run build` in web/, or install a release.\n"


class File(NamedTuple):
    data: bytes
    packed: dict[str, bytes]
    """By encoding, where that is smaller."""
    kind: str
    tag: str


def accepts(header: str, encoding: str) -> bool:
    """Whether `Accept-Encoding` names an encoding, and not only to refuse it."""
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Static:
    def __init__(self, folder: Path = FOLDER) -> None:
        places = [place for place in sorted(folder.rglob("*")) if place.is_file() and not place.name.startswith(".")]
        self._files = {
            place.relative_to(folder).as_posix(): _read(place)
            for place in places
            if place.suffix not in PACKED.values()
        }

    def find(self, path: str) -> File | None:
        """A file of the build, or the page for any address that is not one: the page finds its own way."""
        name = path.strip("/") or "index.html"
        found = self._files.get(name)
        if found is None and "." not in name.rsplit("/", 1)[-1]:
            found = self._files.get("index.html")
        return found

    async def respond(self, request: Request) -> Response:
        path = request.url.path
        inner = path.startswith(("/api/", "/ws/"))  # an address that does not exist there is an error, not a page
        file = None if inner else self.find(path)
        if file is None:
            if inner or "." in path.rsplit("/", 1)[-1]:
                return PlainTextResponse("There is nothing here.\n", 404)
            return PlainTextResponse(NOT_BUILT, 503)
        lasting = path.startswith("/assets/")  # named after their content
        headers = {
            "etag": file.tag,
            "vary": "accept-encoding",
            "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(None, 304, headers)
        body = file.data
        wanted = request.headers.get("accept-encoding", "")
        if encoding := next((one for one in file.packed if accepts(wanted, one)), ""):
            body = file.packed[encoding]
            headers["content-encoding"] = encoding
        return Response(body if request.method != "HEAD" else b"", 200, headers, media_type=file.kind)


def _read(place: Path) -> File:
    data = place.read_bytes()
    beside = {encoding: place.with_name(place.name + ending) for encoding, ending in PACKED.items()}
    packed = {encoding: path.read_bytes() for encoding, path in beside.items() if path.is_file()}
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    return File(data, packed, kind, f'"{sha256(data).hexdigest()[:16]}"')
