"""The browser client's files: what has a name with a hash in it never changes, the rest is asked for again."""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

_TEXT = ("text/", "application/javascript", "application/json", "image/svg")
PLAIN = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Undercroft</title>'
    "<h1>Undercroft</h1><p>The server runs. The browser client has not been built: see web/README.md.</p></html>"
)


class Client:
    """The built client, read once."""

    def __init__(self, folder: Path | None) -> None:
        self._files: dict[str, tuple[bytes, str, str]] = {}
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.is_symlink() and path.suffix not in (".br", ".gz", ".map"):
                    self._add(folder, path)
        if "index.html" not in self._files:
            self._files["index.html"] = _entry(PLAIN.encode(), "text/html; charset=utf-8")
        self._packed = {name: _packed(folder, name) for name in self._files}

    def _add(self, folder: Path, path: Path) -> None:
        media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if media.startswith(_TEXT):
            media += "; charset=utf-8"
        self._files[path.relative_to(folder).as_posix()] = _entry(path.read_bytes(), media)

    def answer(self, request: Request) -> Response:
        """A file of the client, or its page for every address that is the client's own business."""
        name = request.url.path.lstrip("/")
        if name not in self._files:
            if "." in name.rsplit("/", 1)[-1]:
                return Response("not found", 404, media_type="text/plain")
            name = "index.html"
        data, media, tag = self._files[name]
        lasting = name.startswith("assets/")
        headers = {
            "etag": tag,
            "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        packed = self._packed[name]
        if packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=media)
        return Response(data, headers=headers, media_type=media)


def _entry(data: bytes, media: str) -> tuple[bytes, str, str]:
    return data, media, f'"{blake2b(data, digest_size=12).hexdigest()}"'


def _packed(folder: Path | None, name: str) -> bytes:
    """The file as the client's build packed it beforehand; empty where it did not."""
    path = None if folder is None else folder / f"{name}.gz"
    return path.read_bytes() if path is not None and path.is_file() else b""
