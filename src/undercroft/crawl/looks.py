"""What furniture and ground of dungeons are drawn as, by the kinds that systems give to their pieces."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.scene import Look

LOOKS: Mapping[str, Look] = {
    "abyss": "abyss",
    "alchemy-table": "table",
    "altar": "altar",
    "barrels-and-boxes": "barrel",
    "bed": "table",
    "bench": "table",
    "bones": "bones",
    "bookcase": "shelf",
    "chest": "chest",
    "column": "column",
    "crate": "barrel",
    "crypt": "tomb",
    "deep-pool": "water",
    "desk": "table",
    "fountain": "column",
    "ladder": "ladder",
    "lava": "water",
    "pillar": "column",
    "pit": "pit",
    "remains": "bones",
    "rift": "pit",
    "rubble": "rubble",
    "sarcophagus": "tomb",
    "shelf": "shelf",
    "sorcery-table": "table",
    "spice-table": "table",
    "stairs": "stairs",
    "statue": "column",
    "table": "table",
    "throne": "altar",
    "tomb": "tomb",
    "treasure": "chest",
    "tree": "tree",
    "water": "water",
}
"""Pieces that are drawn; all others are shown by their icons."""

FLAMES = frozenset(("bonfire", "brazier", "campfire", "fire", "fire-wall", "fireplace", "hearth", "lamp", "torch"))
"""Pieces that give light."""
