"""Heroes and campaigns kept on the server, as one file to take along."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection as Database

from undercroft.kernel.ledger import Campaign, LedgerError, read_campaign
from undercroft.kernel.system import HeroMade
from undercroft.server import campaigns, creating, rows, trying
from undercroft.server.api.accounts import shelf_of
from undercroft.server.api.endpoints import ESCAPED_NUL, JSON, Call, File, Routes
from undercroft.server.kept import (
    CampaignKept,
    CampaignWish,
    GameWish,
    HeroesKept,
    HeroKept,
    HeroWish,
    Imported,
    Shelf,
    ShelfGiven,
    TokenGiven,
)
from undercroft.server.problems import Problem

routes = Routes()

_SHELF = ("token", "forbidden")

BOXFUL = Meta(max_length=1_000)
"""The most heroes, and campaigns, that one file holds; a shelf holds fewer."""


class Box(msgspec.Struct, kw_only=True):
    """Everything on a shelf as one file."""

    undercroft: str = "shelf"
    format: int = 1
    heroes: Annotated[list[HeroWish], BOXFUL] = []
    campaigns: Annotated[list[Campaign], BOXFUL] = []


@routes.post("/api/shelf", gives=ShelfGiven, status=201, new=True, limit="games")
async def create_shelf(call: Call) -> ShelfGiven:
    """A new shelf and the key to it."""

    def write(connection: Database) -> str:
        return rows.give_token(connection, "shelf", campaigns.new_shelf(connection))

    return ShelfGiven(await call.house.store.write(write))


@routes.get("/api/shelf", gives=Shelf, problems=_SHELF)
async def whole_shelf(call: Call) -> Shelf:
    """All that is on the shelf."""
    return await call.house.store.read(partial(campaigns.whole, shelf=await shelf_of(call)))


# heroes


def _room_for_more(count: int, what: str) -> None:
    if count >= campaigns.MOST:
        raise Problem("conflict", f"the shelf holds no more than {campaigns.MOST} {what}")


def _not_too_large(connection: Database, shelf: str) -> None:
    """What has just been put on a shelf must not make it too large; else it is taken off again."""
    if campaigns.size(connection, shelf) > campaigns.LARGEST:
        raise Problem("conflict", f"the shelf holds no more than {campaigns.LARGEST // 2**20} MB")


@routes.post("/api/shelf/heroes", body=HeroWish, gives=HeroKept, status=201, problems=(*_SHELF, "conflict"))
async def keep_hero(call: Call, wish: HeroWish) -> HeroKept:
    """Keep a hero."""
    shelf = await shelf_of(call)

    def write(connection: Database) -> HeroKept:
        _room_for_more(len(campaigns.all_heroes(connection, shelf)), "heroes")
        kept = campaigns.keep_hero(connection, shelf, wish)
        _not_too_large(connection, shelf)
        return kept

    return await call.house.store.write(write)


@routes.post("/api/shelf/made", body=GameWish, gives=HeroesKept, problems=(*_SHELF, "missing", "conflict"))
async def keep_made(call: Call, wish: GameWish) -> HeroesKept:
    """Keep the heroes of one's seat in a game that is over: a new hero, or those of the shelf as they are now."""
    shelf = await shelf_of(call)
    key = await call.house.store.read(partial(rows.find_token, token=wish.token))
    if key is None or key.target != wish.game or key.kind != "seat":
        raise Problem("missing", "there is no such seat")
    playing = await call.house.get(wish.game)

    async def look() -> tuple[str, bool, list[HeroMade]]:
        table = playing.sitting.table
        if not table.over:
            raise Problem("conflict", "the game is not over")
        newcomers = any(card.id == playing.row.quest for card in table.system.workshops())
        made = await asyncio.to_thread(table.system.made, table.game)
        return table.system.name, newcomers, [hero for hero in made if hero.seat == key.seat]

    system, newcomers, heroes = await playing.ask(look)

    def write(connection: Database) -> list[HeroKept]:
        return campaigns.keep_made(connection, shelf, system, heroes, newcomers)

    return HeroesKept(await call.house.store.write(write))


async def _must(call: Call, work: Callable[[Database], bool], what: str) -> None:
    if not await call.house.store.write(work):
        raise Problem("missing", f"there is no such {what} on this shelf")


@routes.put("/api/shelf/heroes/{hero}", body=HeroWish, gives=HeroKept, problems=(*_SHELF, "missing"))
async def change_hero(call: Call, wish: HeroWish) -> HeroKept:
    """Write a hero anew."""
    shelf, id = await shelf_of(call), call.path("hero")

    def write(connection: Database) -> bool:
        changed = campaigns.change_hero(connection, shelf, id, wish)
        _not_too_large(connection, shelf)
        return changed

    await _must(call, write, "hero")
    return HeroKept(id, wish.system, wish.name, wish.icon, wish.data)


@routes.delete("/api/shelf/heroes/{hero}", status=204, problems=(*_SHELF, "missing"))
async def drop_hero(call: Call) -> None:
    """Take a hero off the shelf."""
    shelf = await shelf_of(call)
    await _must(call, partial(campaigns.drop_hero, shelf=shelf, id=call.path("hero")), "hero")


# campaigns


@routes.post(
    "/api/shelf/campaigns", body=CampaignWish, gives=CampaignKept, status=201, problems=(*_SHELF, "missing", "conflict")
)
async def begin_campaign(call: Call, wish: CampaignWish) -> CampaignKept:
    """Begin a campaign."""
    shelf = await shelf_of(call)
    await call.house.ready(wish.system)
    system = creating.system_named(wish.system)
    campaign = Campaign(system=system.name, version=system.version, title=wish.title, ledger=system.new_ledger())

    def write(connection: Database) -> CampaignKept:
        _room_for_more(len(campaigns.all_campaigns(connection, shelf)), "campaigns")
        return campaigns.keep_campaign(connection, shelf, campaign)

    return await call.house.store.write(write)


@routes.get("/api/shelf/campaigns/{campaign}", gives=CampaignKept, problems=(*_SHELF, "missing"))
async def show_campaign(call: Call) -> CampaignKept:
    """A campaign with its journal."""
    work = partial(campaigns.shown, shelf=await shelf_of(call), id=call.path("campaign"))
    found = await call.house.store.read(work)
    if found is None:
        raise Problem("missing", "there is no such campaign on this shelf")
    return found


@routes.get("/api/shelf/campaigns/{campaign}/export", media=JSON, problems=(*_SHELF, "missing"))
async def export_campaign(call: Call) -> File:
    """One campaign as a file."""
    work = partial(campaigns.find_campaign, shelf=await shelf_of(call), id=call.path("campaign"))
    found = await call.house.store.read(work)
    if found is None:
        raise Problem("missing", "there is no such campaign on this shelf")
    return File(found[0].export(), JSON, {"content-disposition": 'attachment; filename="undercroft-campaign.json"'})


@routes.delete("/api/shelf/campaigns/{campaign}", status=204, problems=(*_SHELF, "missing"))
async def drop_campaign(call: Call) -> None:
    """Take a campaign off the shelf."""
    shelf = await shelf_of(call)
    await _must(call, partial(campaigns.drop_campaign, shelf=shelf, id=call.path("campaign")), "campaign")


# remembered games


@routes.post("/api/shelf/games", body=GameWish, status=204, problems=(*_SHELF, "missing"))
async def remember_game(call: Call, wish: GameWish) -> None:
    """Remember a seat."""
    shelf = await shelf_of(call)

    def write(connection: Database) -> bool:
        key = rows.find_token(connection, wish.token)
        if key is None or key.target != wish.game or key.kind not in ("seat", "watch"):
            return False
        campaigns.keep_game(connection, shelf, wish.game, key.seat, key.kind)
        return True

    await _must(call, write, "seat")


@routes.post(
    "/api/shelf/games/{game}/seats/{seat}/token", gives=TokenGiven, problems=(*_SHELF, "missing"), limit="games"
)
async def new_seat_token(call: Call) -> TokenGiven:
    """A new token for a remembered seat, to go on from another device."""
    shelf, game, seat = await shelf_of(call), call.path("game"), call.number("seat")

    def write(connection: Database) -> str:
        row = rows.load(connection, game)
        if row is None or not campaigns.has_game(connection, shelf, game, seat) or row.seats[seat].who != "person":
            return ""
        return rows.give_token(connection, "seat", game, seat)

    token = await call.house.store.write(write)
    if not token:
        raise Problem("missing", "there is no such seat on this shelf")
    return TokenGiven(token)


@routes.delete("/api/shelf/games/{game}", status=204, problems=(*_SHELF, "missing"))
async def forget_game(call: Call) -> None:
    """Forget a game."""
    shelf = await shelf_of(call)
    await _must(call, partial(campaigns.forget_game, shelf=shelf, game=call.path("game")), "game")


# the whole shelf as a file


@routes.get("/api/shelf/export", gives=Box, problems=_SHELF)
async def export_shelf(call: Call) -> File:
    """Everything on the shelf as one file."""
    shelf = await shelf_of(call)

    def read(connection: Database) -> Box:
        heroes = campaigns.all_heroes(connection, shelf)
        found = [
            campaigns.find_campaign(connection, shelf, one.id) for one in campaigns.all_campaigns(connection, shelf)
        ]
        return Box(
            heroes=[HeroWish(hero.system, hero.name, hero.icon, hero.data) for hero in heroes],
            campaigns=[one[0] for one in found if one is not None],
        )

    box = await call.house.store.read(read)
    return File(msgspec.json.encode(box), JSON, {"content-disposition": 'attachment; filename="undercroft-shelf.json"'})


def _opened(data: bytes) -> Box:
    if ESCAPED_NUL in data:
        raise Problem("campaign", "the character U+0000 is not accepted in any text")
    try:
        fields = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        if "undercroft" in fields:
            return msgspec.json.decode(data, type=Box)
        return Box(campaigns=[read_campaign(data)])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, LedgerError) as error:
        raise Problem("campaign", f"this is neither a shelf nor a campaign: {error}") from error


@routes.post(
    "/api/shelf/import",
    body=bytes,
    accepts="application/octet-stream",
    gives=Imported,
    upload=True,
    new=True,
    limit="uploads",
    problems=(*_SHELF, "campaign", "conflict"),
)
async def import_shelf(call: Call, data: bytes) -> Imported:
    """Put what is in a file on the shelf."""
    shelf = await shelf_of(call)
    box = _opened(data)
    if any(len(campaign.system) > 64 for campaign in box.campaigns):
        raise Problem("campaign", "the name of a system has 64 letters at most")
    here = call.house.systems
    ledgers = [trying.Ledger(one.system, one.ledger) for one in box.campaigns if one.ledger and one.system in here]
    if ledgers:
        await trying.ledgers(call.house.trials, ledgers)

    def write(connection: Database) -> Imported:
        _room_for_more(len(campaigns.all_heroes(connection, shelf)) + len(box.heroes) - 1, "heroes")
        _room_for_more(len(campaigns.all_campaigns(connection, shelf)) + len(box.campaigns) - 1, "campaigns")
        for hero in box.heroes:
            campaigns.keep_hero(connection, shelf, hero)
        for campaign in box.campaigns:
            campaigns.keep_campaign(connection, shelf, campaign)
        _not_too_large(connection, shelf)
        return Imported(len(box.heroes), len(box.campaigns))

    return await call.house.store.write(write)
