"""What the wheel holds besides the package: the built browser client, the rules, and what is known of their proofs."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Furnish(BuildHookInterface):  # type: ignore[type-arg]
    """Puts into the wheel what a checkout has beside its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client, the rules and the evidence; who works in a checkout has them at hand."""
        if version == "editable":
            return
        root = Path(self.root)
        client = root / "web" / "dist"
        if not (client / "index.html").is_file():
            raise SystemExit("the browser client is not built yet: `make wheel` builds it and then the wheel")
        build_data["force_include"] |= {
            str(client): "undercroft/server/web",
            str(root / "docs" / "rules"): "undercroft/_rules",
            str(self._evidence(root)): "undercroft/_rules/evidence.json",
        }

    def _evidence(self, root: Path) -> Path:
        """The tests are not in the wheel, so what they prove is written down for it."""
        sys.path.insert(0, str(root / "src"))
        import msgspec

        from undercroft.proofs.evidence import scan

        self._room = TemporaryDirectory()
        path = Path(self._room.name) / "evidence.json"
        path.write_bytes(msgspec.json.encode(scan(root)))
        return path
