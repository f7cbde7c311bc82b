"""What is printed: kinds of figures, cards, decks, tiles and quests, as the files of `content` have them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Ref, Section
from undercroft.content.shapes import Free
from undercroft.crawl.cards import QuestEntry
from undercroft.kernel.ranges import Tag

KindId = Annotated[str, Ref("kinds")]
SquareName = Annotated[str, Meta(pattern="^[a-z]+[0-9]+$", max_length=8)]
Few = Annotated[int, Meta(ge=0, le=20)]
Skill = Literal["guard", "shove", "backstab"]
QuestRule = Literal["hunt", "sweep", "vigil", "warren"]
Drawing = Annotated[str, Free("a drawing of the board"), Meta(max_length=4000)]


class Kind(Entry, frozen=True, kw_only=True):
    """What all figures of a kind have in common; `box` says how many of them there are."""

    side: Literal["hero", "foe", "thing"] = "foe"
    health: Annotated[int, Meta(ge=1, le=20)] = 1
    attack: Few = 1
    shot: Few = 0
    defence: Few = 0
    speed: Few = 3
    size: Annotated[int, Meta(ge=1, le=2)] = 1
    points: Few = 0
    shield: bool = False
    skills: tuple[Skill, ...] = ()
    box: Few = 1


class Loot(Entry, frozen=True, kw_only=True):
    """A card that heroes find: where it is worn, if anywhere, and how many hits a weapon takes before it is damaged."""

    slot: Literal["", "hand", "back"] = ""
    durability: Few = 0


class Brood(Entry, frozen=True, kw_only=True):
    """Who lives in a room."""

    kinds: tuple[KindId, ...] = ()


class Deck(Entry, frozen=True, kw_only=True):
    """The cards of a pile before it is shuffled."""

    cards: tuple[Tag, ...]


class TileCard(Entry, frozen=True, kw_only=True):
    """A piece of a dungeon that grows; `under` are pairs of squares that are neighbours under a bridge."""

    drawing: Drawing
    under: tuple[tuple[SquareName, SquareName], ...] = ()


class Standing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who is there from the start."""

    kind: KindId
    at: SquareName


class Quest(QuestEntry, frozen=True, kw_only=True):
    """A quest: the board, who is on it, how long it may take, and the quest's own rules by name.

    A quest without a drawing is played on tiles that are laid while it is explored.
    """

    drawing: Drawing = ""
    foes: tuple[Standing, ...] = ()
    things: tuple[Standing, ...] = ()
    pits: Few = 2
    limit: Annotated[int, Meta(ge=1, le=40)] = 10
    rules: tuple[QuestRule, ...] = ()


KIND = Section("kinds", Kind, file="kinds.yaml")
LOOT_CARDS = Section("loot", Loot, file="loot.yaml")
BROOD_CARDS = Section("broods", Brood, file="broods.yaml")
DECKS = Section("decks", Deck, file="decks.yaml")
TILE_CARDS = Section("tiles", TileCard, file="tiles.yaml")
QUEST_SHEETS = Section("quests", Quest, folder="quests")
