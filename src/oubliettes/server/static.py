"""The browser's table: files that the build put into `static/`, kept in memory, compressed once."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parent / "static"
TEXT = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt")
NOT_BUILT = "The browser's table is not built: run `npm ci && npm run build` in web/, or install a release.\n"


class File(NamedTuple):
    stamp: int
    data: bytes
    packed: bytes
    kind: str
    tag: str


class Static:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """A file of the build, or the page for any address that is not one: the page finds its own way."""
        name = path.strip("/") or "index.html"
        found = self._read(name)
        if found is None and "." not in name.rsplit("/", 1)[-1]:
            found = self._read("index.html")
        return found

    def _read(self, name: str) -> File | None:
        place = (self.folder / name).resolve()
        if not place.is_relative_to(self.folder) or not place.is_file() or place.name.startswith("."):
            return None
        stamp = place.stat().st_mtime_ns
        kept = self._files.get(name)
        if kept is None or kept.stamp != stamp:
            data = place.read_bytes()
            packed = gzip.compress(data, 9) if place.suffix in TEXT else b""
            kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind.endswith(("javascript", "json")):
                kind += "; charset=utf-8"
            kept = self._files[name] = File(stamp, data, packed, kind, f'"{sha256(data).hexdigest()[:16]}"')
        return kept

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
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body if request.method != "HEAD" else b"", 200, headers, media_type=file.kind)
