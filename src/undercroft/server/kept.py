"""The bodies of HTTP requests and answers about what is kept: shelves, heroes, campaigns, accounts."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from undercroft.kernel.ledger import Line
from undercroft.kernel.system import QuestCard
from undercroft.server.shapes import Key, Title, Token


class ShelfGiven(msgspec.Struct, frozen=True):
    """The key to a new shelf."""

    shelf: str


class HeroWish(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hero to be kept."""

    system: Key
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    icon: Key = ""
    data: dict[str, Any] = {}


class HeroKept(msgspec.Struct, frozen=True):
    """A hero on a shelf.  Of a hero who came from a game `data` holds `entry`, what goes into a party, and the `key`,
    `role`, `text` and `age` that the system stated."""

    id: str
    system: str
    name: str
    icon: str
    data: dict[str, Any]


class HeroesKept(msgspec.Struct, frozen=True):
    """Heroes that came to a shelf from a game, or were written anew there."""

    heroes: list[HeroKept]


class CampaignWish(msgspec.Struct, frozen=True):
    """A campaign to be begun."""

    system: Key
    title: Title = ""


class CampaignKept(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign on a shelf."""

    id: str
    system: str
    title: str
    day: int
    journal: list[Line]
    games: int
    playing: str
    next: list[QuestCard] = []
    """What may be played next, the most natural first."""


class GameKept(msgspec.Struct, frozen=True):
    """A seat its owner remembers."""

    game: str
    seat: int
    kind: str
    title: str
    system: str
    quest: str
    status: str
    touched: str


class Shelf(msgspec.Struct, frozen=True):
    """What is kept for one owner."""

    heroes: list[HeroKept]
    campaigns: list[CampaignKept]
    games: list[GameKept]


class GameWish(msgspec.Struct, frozen=True):
    """A seat to be remembered."""

    game: Key
    token: Token


class TokenGiven(msgspec.Struct, frozen=True):
    """A new token for a seat."""

    token: str


class Imported(msgspec.Struct, frozen=True):
    """How much an imported file brought."""

    heroes: int
    campaigns: int


class Credentials(msgspec.Struct, frozen=True):
    """A name and a password."""

    name: Annotated[str, Meta(min_length=2, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=128)]


class PasswordChange(msgspec.Struct, frozen=True):
    """A new password."""

    old: Annotated[str, Meta(max_length=128)]
    new: Annotated[str, Meta(min_length=8, max_length=128)]


class PasswordOnly(msgspec.Struct, frozen=True):
    """A password, to be sure."""

    password: Annotated[str, Meta(max_length=128)]


class SessionView(msgspec.Struct, frozen=True):
    """One device that is signed in."""

    id: str
    since: str
    here: bool


class Account(msgspec.Struct, frozen=True):
    """An account and its devices."""

    name: str
    sessions: list[SessionView]
