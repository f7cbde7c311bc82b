"""People in front of browsers: every page keeps what went wrong on it."""

from __future__ import annotations

import re
import shutil
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Playwright

from undercroft.text.messages import messages

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

KNOWING = "localStorage.undercroft ??= JSON.stringify({ lessons: false, cards: false })"
"""Whoever comes knows the game already: no lessons of first quests, and cards are turned without waiting."""


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium, without a window."""
    path = shutil.which("chromium")
    assert path is not None, "these tests need Debian's chromium: apt-get install chromium"
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


class Visitor:
    """Somebody with a browser of their own: their page, and every error it has shown."""

    def __init__(self, browser: Browser, url: str, *, lessons: bool = False, **more: Any) -> None:
        settings: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **more}
        self.url = url
        self.touches = bool(settings.get("has_touch"))
        self.context: BrowserContext = browser.new_context(base_url=url, **settings)
        self.context.set_default_timeout(60_000)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        if not lessons:
            self.context.add_init_script(KNOWING)
        self.errors: list[str] = []
        self.words = messages(str(settings["locale"])[:2])
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", self._broke)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _broke(self, error: Error) -> None:
        self.errors.append(f"page error: {error}")

    def t(self, id: str, attribute: str = "", /, **args: str | int) -> str:
        """What the client says, in the language of this visitor."""
        return self.words.text(f"web-{id}", attribute, **args)

    def hit(self, what: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.touches:
            what.tap()
        else:
            what.click()

    def press(self, id: str, attribute: str = "", /, **args: str | int) -> None:
        """Press the button that says so."""
        self.hit(self.page.get_by_role("button", name=self.t(id, attribute, **args), exact=True))

    def choose(self, group: str, id: str, attribute: str = "", /) -> None:
        """Choose one of several in a group of buttons."""
        box = self.page.get_by_role("group", name=self.t(group), exact=True)
        self.hit(box.get_by_role("button", name=self.t(id, attribute), exact=True))

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def table(self, version: int | None = None) -> Locator:
        """The table when everything is shown and an answer may be given; at a version where one is stated."""
        at = "" if version is None else f'[data-version="{version}"]'
        return self.page.locator(f'main[data-ready="true"]{at}')

    @property
    def token(self) -> str:
        """The seat this page sits on."""
        found = re.search(r"#([\w-]+)$", self.page.url)
        assert found is not None, self.page.url
        return found[1]
