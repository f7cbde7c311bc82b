"""Can every choice of a question be pressed?

The control of each option is scrolled into view, as a person would, and looked for under its own middle: whatever else
is found there covers it.  Targets with several choices, and those that show their odds first, are pointed at, and the
buttons of the slip that opens are looked for in the same way.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.scene import AskView, Scene
from undercroft.kernel.table import Table

from .browsing import Visitor
from .playing import Player, anchored, at, key_of, where

Anchor = tuple[str, int]

LIES = """
const lies = (name, x, y, top) =>
    `${name}: at ${Math.round(x)},${Math.round(y)} of ${innerWidth}x${innerHeight} lies ` +
    (top?.outerHTML.slice(0, 90) ?? "nothing");
"""

COVERED = f"""([root, all]) => {{
    {LIES}
    return all.flatMap(([name, selector, n]) => {{
        const control = root.querySelectorAll(selector)[n];
        if (!control) return [`${{name}}: there is no ${{selector}} ${{n}}`];
        control.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
        const box = control.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        return top && control.contains(top) ? [] : [lies(name, x, y, top)];
    }});
}}"""
"""Controls given by selector and number; those that something else lies on."""

ON_BOARD = f"""([points, stands]) => {{
    {LIES}
    return points.flatMap(([name, x, y, figure, place]) => {{
        const top = document.elementFromPoint(x, y);
        const base = top?.closest("[data-figure]")?.dataset.figure;
        const free = figure ? base === String(figure) : !base || stands[base] === place;
        return top?.closest(".board-keys") && free ? [] : [lies(name, x, y, top)];
    }});
}}"""
"""Points of the board for figures or places; those where something else lies.  `stands` says where others are."""


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has been drawn as it is now."""


EDGE = 4
"""What lies nearer to the edge of the board than this is half out of view: a person moves the board first."""

RESTLESS = 200
"""So often the page is drawn at the most before the board has come to rest."""


class Reach:
    """Somebody who looks for every choice of a question on their screen."""

    def __init__(self, visitor: Visitor, table: Table[Any, Any]) -> None:
        self.visitor = visitor
        self.player = Player(visitor, table)
        self.table = table
        self.looked = 0

    def covered(self, slips: int) -> list[str]:
        """The options of the pending question that cannot be pressed; so many slips are opened on the way."""
        scene = self.table.scene(SeatId(0), 0)
        root = self.player.shows()
        root.wait_for()
        if scene.ask is None:
            return []
        self.looked += len(scene.ask.options)
        if root.locator(".ask-option").count():
            return self._under(root, [(str(one), ".ask-option", n) for n, one in enumerate(scene.ask.options)])
        if root.locator(".choice-list").count():
            return self._in_list(root, scene.ask)
        return self._in_turn(root, scene, scene.ask, slips)

    def _under(self, root: Locator, wanted: list[tuple[str, str, int]]) -> list[str]:
        return list(self.visitor.page.evaluate(COVERED, [root.element_handle(), wanted]))

    def _in_list(self, root: Locator, ask: AskView) -> list[str]:
        listed = root.locator(".choice-list button").count()
        found = [("listed", ".choice-list button", n) for n in range(listed)]
        found += [("leads away", ".act:not(.is-not)", n) for n in range(len(ask.options) - listed)]
        return self._under(root, found)

    def _in_turn(self, root: Locator, scene: Scene, ask: AskView, slips: int) -> list[str]:
        tiles = {key_of(one) if self._apart(root, one) else one.act for one in ask.options}
        found = self._under(root, [(tile, f'.act[data-deed="{tile}"]', 0) for tile in sorted(tiles)])
        anchors: dict[Anchor, list[Option]] = {}
        for one in ask.options:
            anchor = anchored(one, scene)
            if anchor is not None:
                anchors.setdefault(anchor, []).append(one)
        if anchors and scene.board is not None:
            found += self._pointed(root, scene, list(anchors))
            several = [anchor for anchor in anchors if self._opens(scene, ask, anchor)]
            for anchor in several[:: max(1, len(several) // slips)] if slips else []:
                found += self._slip(root, scene, anchor)
        for act in sorted({one.act for one in ask.options if anchored(one, scene) is None}):
            found += self._more(root, scene, ask, act)
        return found

    @staticmethod
    def _apart(root: Locator, option: Option) -> bool:
        return root.locator(f'.act[data-deed="{key_of(option)}"]').count() > 0

    def _opens(self, scene: Scene, ask: AskView, anchor: Anchor) -> bool:
        """Does pointing there open a slip, and take nothing?"""
        there = at(anchor, ask.options, scene)
        if anchor[0] == "figure":
            stands = next((figure.at for figure in scene.figures if figure.id == anchor[1]), -1)
            there += at(("place", stands), ask.options, scene)
        return len(there) > 1 or self.player.chancy(there[0])

    def _point(self, root: Locator, scene: Scene, anchor: Anchor) -> tuple[float, float]:
        """Where a figure or a place is on the screen."""
        if anchor[0] == "figure":
            box = root.locator(f'[data-figure="{anchor[1]}"]').bounding_box()
            assert box is not None, anchor
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return self.player.on_screen(root, *where(scene, anchor[1]))

    def _points(self, root: Locator, scene: Scene, anchors: list[Anchor]) -> list[tuple[float, float]]:
        """Where targets are once the board has come to rest; the whole of it is shown where some are out of view."""
        points = self._at_rest(root, scene, anchors)
        if not self._in_view(root, points):
            self.visitor.page.keyboard.press("0")
            points = self._at_rest(root, scene, anchors)
        return points

    def _at_rest(self, root: Locator, scene: Scene, anchors: list[Anchor]) -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = []
        for _ in range(RESTLESS):
            self.visitor.page.evaluate(DRAWN)
            was, found = found, [self._point(root, scene, anchor) for anchor in anchors]
            if was == found:
                return found
        raise AssertionError(f"the board does not come to rest: {found}")

    def _in_view(self, root: Locator, points: list[tuple[float, float]]) -> bool:
        box = root.locator("section.board").bounding_box()
        assert box is not None
        left, top, right, bottom = box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
        return all(left + EDGE < x < right - EDGE and top + EDGE < y < bottom - EDGE for x, y in points)

    def _pointed(self, root: Locator, scene: Scene, anchors: list[Anchor]) -> list[str]:
        """Targets that lie under something else."""
        points = self._points(root, scene, anchors)
        stands = {str(figure.id): figure.at for figure in scene.figures}
        asked = [
            (f"{kind} {id}", *point, id if kind == "figure" else 0, id if kind == "place" else -1)
            for (kind, id), point in zip(anchors, points)
        ]
        return list(self.visitor.page.evaluate(ON_BOARD, [asked, stands]))

    def _slip(self, root: Locator, scene: Scene, anchor: Anchor) -> list[str]:
        """Point at a target; its slip must not lie on it, and its buttons must lie free."""
        (point,) = self._points(root, scene, [anchor])
        if self.visitor.touches:
            self.visitor.page.touchscreen.tap(*point)
        else:
            self.visitor.page.mouse.click(*point)
        buttons = root.locator(".odds button.btn-main")
        buttons.first.wait_for()
        root.locator(".odds-wait").wait_for(state="hidden")
        self.visitor.page.evaluate(DRAWN)
        name = f"slip of {anchor[0]} {anchor[1]}"
        found = self._under(root, [(name, ".odds button.btn-main", n) for n in range(buttons.count())])
        found += [f"{name} covers it: {one}" for one in self._pointed(root, scene, [anchor])]
        self.visitor.page.keyboard.press("Escape")
        if not self.visitor.touches:
            self.visitor.page.mouse.move(1, 1)
        root.locator(".odds").wait_for(state="hidden")
        return found

    def _more(self, root: Locator, scene: Scene, ask: AskView, act: str) -> list[str]:
        """Choices of a deed that point at nothing open over the action bar, where all of them can be pressed."""
        alike = [one for one in ask.options if one.act == act]
        if len(alike) < 2 or self._apart(root, alike[0]):
            return []
        self.visitor.hit(root.locator(f'.act[data-deed="{act}"]'))
        loose = [one for one in alike if anchored(one, scene) is None]
        found = self._under(root, [(str(one), ".acts-more button", n) for n, one in enumerate(loose)])
        targets = list({anchor for one in alike if (anchor := anchored(one, scene)) is not None})
        found += [f"while {act} is open, {one}" for one in self._pointed(root, scene, targets)] if targets else []
        self.visitor.page.keyboard.press("Escape")
        return found
