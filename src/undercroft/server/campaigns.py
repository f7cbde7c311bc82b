"""Heroes, campaigns and remembered games in the database: the shelf."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from undercroft.kernel.ledger import Campaign, LedgerError, Line, read_campaign
from undercroft.kernel.system import HeroMade, QuestCard, UnknownSystem, find
from undercroft.server import schema as t
from undercroft.server.kept import CampaignKept, GameKept, HeroKept, HeroWish, Shelf
from undercroft.server.store import now
from undercroft.server.times import iso
from undercroft.server.tokens import new_id

MOST = 200
"""Heroes, and campaigns, one shelf can hold."""


LARGEST = 32 * 1024 * 1024
"""Bytes that the heroes and campaigns of one shelf may take together."""

DAY = 24 * 3600 * 1000
"""A day as the database keeps times."""


def size(connection: Connection, shelf: str) -> int:
    """How many bytes the heroes and campaigns of a shelf take."""
    heroes = select(func.coalesce(func.sum(func.length(t.heroes.c.data)), 0)).where(t.heroes.c.shelf == shelf)
    bodies = select(func.coalesce(func.sum(func.length(t.campaigns.c.body)), 0)).where(t.campaigns.c.shelf == shelf)
    return int(connection.execute(heroes).scalar_one()) + int(connection.execute(bodies).scalar_one())


def unseen(connection: Connection, shelf: str) -> bool:
    """Has nobody used a shelf for a day, as far as is written down?"""
    found = connection.execute(select(t.shelves.c.seen).where(t.shelves.c.id == shelf)).scalar()
    return found is not None and found < now() - DAY


def see(connection: Connection, shelf: str) -> None:
    """Write down that somebody uses a shelf."""
    connection.execute(update(t.shelves).where(t.shelves.c.id == shelf).values(seen=now()))


def new_shelf(connection: Connection) -> str:
    """An empty shelf."""
    id = new_id()
    connection.execute(insert(t.shelves).values(id=id, created=now(), seen=now()))
    return id


def whole(connection: Connection, shelf: str) -> Shelf:
    """All that is on a shelf."""
    return Shelf(all_heroes(connection, shelf), all_campaigns(connection, shelf), kept_games(connection, shelf))


# heroes


def all_heroes(connection: Connection, shelf: str) -> list[HeroKept]:
    """The heroes of a shelf, by name."""
    c = t.heroes.c
    found = connection.execute(select(t.heroes).where(c.shelf == shelf).order_by(c.name, c.id)).mappings()
    return [
        HeroKept(row["id"], row["system"], row["name"], row["icon"], msgspec.json.decode(row["data"])) for row in found
    ]


def keep_hero(connection: Connection, shelf: str, hero: HeroWish) -> HeroKept:
    """Put a hero on the shelf."""
    id = new_id()
    connection.execute(
        insert(t.heroes).values(
            id=id,
            shelf=shelf,
            system=hero.system,
            name=hero.name,
            icon=hero.icon,
            data=msgspec.json.encode(hero.data),
            touched=now(),
        )
    )
    return HeroKept(id, hero.system, hero.name, hero.icon, hero.data)


def change_hero(connection: Connection, shelf: str, id: str, hero: HeroWish) -> bool:
    """Write a hero anew."""
    c = t.heroes.c
    found = connection.execute(
        update(t.heroes)
        .where(c.shelf == shelf, c.id == id)
        .values(system=hero.system, name=hero.name, icon=hero.icon, data=msgspec.json.encode(hero.data), touched=now())
    )
    return found.rowcount == 1


def drop_hero(connection: Connection, shelf: str, id: str) -> bool:
    """Take a hero off the shelf."""
    return connection.execute(delete(t.heroes).where(t.heroes.c.shelf == shelf, t.heroes.c.id == id)).rowcount == 1


def keep_made(
    connection: Connection, shelf: str, system: str, heroes: Sequence[HeroMade], newcomers: bool
) -> list[HeroKept]:
    """Heroes come from a game: those already on the shelf are written anew if they have grown older, others are put
    there only if the game was one in which heroes are made or looked after."""
    known = {hero.data.get("key"): hero for hero in all_heroes(connection, shelf) if hero.system == system}
    kept: list[HeroKept] = []
    room = MOST - len(all_heroes(connection, shelf))
    for hero in heroes:
        data = {"key": hero.key, "entry": hero.entry, "role": hero.role, "text": hero.text, "age": hero.age}
        wish = HeroWish(system, hero.name[:80], hero.icon, data)
        before = known.get(hero.key)
        if before is None and newcomers and len(kept) < room:
            kept.append(keep_hero(connection, shelf, wish))
        elif before is not None and before.data.get("age", 0) < hero.age:
            change_hero(connection, shelf, before.id, wish)
            kept.append(HeroKept(before.id, system, wish.name, wish.icon, data))
    return kept


# campaigns


def all_campaigns(connection: Connection, shelf: str) -> list[CampaignKept]:
    """The campaigns of a shelf, the newest first."""
    c = t.campaigns.c
    found = connection.execute(select(t.campaigns).where(c.shelf == shelf).order_by(c.touched.desc(), c.id)).mappings()
    return [_shown(row["id"], read_campaign(row["body"]), row["playing"]) for row in found]


def _shown(id: str, campaign: Campaign, playing: str) -> CampaignKept:
    return CampaignKept(
        id=id,
        system=campaign.system,
        title=campaign.title,
        day=campaign.day,
        journal=campaign.journal,
        games=len(campaign.games),
        playing=playing,
        next=_next(campaign),
    )


def _next(campaign: Campaign) -> list[QuestCard]:
    """What may be played next; nothing where the system is not installed or the ledger is of another make."""
    try:
        system = find(campaign.system)
        return list(system.chapters(campaign.ledger or system.new_ledger()))
    except (UnknownSystem, LedgerError):
        return []


def keep_campaign(connection: Connection, shelf: str, campaign: Campaign) -> CampaignKept:
    """Put a campaign on the shelf."""
    id = new_id()
    connection.execute(
        insert(t.campaigns).values(
            id=id,
            shelf=shelf,
            system=campaign.system,
            title=campaign.title[:120],
            body=campaign.export(),
            playing="",
            touched=now(),
        )
    )
    return _shown(id, campaign, "")


def find_campaign(connection: Connection, shelf: str, id: str) -> tuple[Campaign, str] | None:
    """A campaign of a shelf, and the game that is on."""
    c = t.campaigns.c
    row = connection.execute(select(c.body, c.playing).where(c.shelf == shelf, c.id == id)).first()
    return None if row is None else (read_campaign(row[0]), row[1])


def shown(connection: Connection, shelf: str, id: str) -> CampaignKept | None:
    """A campaign of a shelf as it is shown."""
    found = find_campaign(connection, shelf, id)
    return None if found is None else _shown(id, *found)


def drop_campaign(connection: Connection, shelf: str, id: str) -> bool:
    """Take a campaign off the shelf."""
    c = t.campaigns.c
    return connection.execute(delete(t.campaigns).where(c.shelf == shelf, c.id == id)).rowcount == 1


def begin(connection: Connection, id: str, game: str) -> bool:
    """A game of the campaign is on; False when another still is."""
    c = t.campaigns.c
    busy = connection.execute(
        select(t.games.c.id)
        .join(t.campaigns, c.playing == t.games.c.id)
        .where(c.id == id, t.games.c.status == "running")
    ).first()
    if busy is not None:
        return False
    connection.execute(update(t.campaigns).where(c.id == id).values(playing=game, touched=now()))
    return True


def finished(connection: Connection, id: str, game: str, ledger: bytes, line: Line, record: bytes) -> None:
    """A game of the campaign is over: its ledger comes back, its line goes into the journal."""
    c = t.campaigns.c
    row = connection.execute(select(c.body).where(c.id == id, c.playing == game)).first()
    if row is None:
        return
    campaign = read_campaign(row[0])
    campaign.leave(ledger or campaign.ledger, msgspec.structs.replace(line, day=campaign.day + 1), record)
    connection.execute(update(t.campaigns).where(c.id == id).values(body=campaign.export(), playing="", touched=now()))


# remembered games


def kept_games(connection: Connection, shelf: str) -> list[GameKept]:
    """The seats a shelf remembers, the newest first."""
    k, g = t.kept_games.c, t.games.c
    found = connection.execute(
        select(k.game, k.seat, k.kind, g.title, g.system, g.quest, g.status, g.touched)
        .join(t.games, g.id == k.game)
        .where(k.shelf == shelf)
        .order_by(g.touched.desc(), k.game, k.seat)
        .limit(MOST)
    )
    return [GameKept(*row[:7], iso(row[7])) for row in found]


def keep_game(connection: Connection, shelf: str, game: str, seat: int, kind: str) -> None:
    """Remember a seat."""
    forget_game(connection, shelf, game, seat)
    connection.execute(insert(t.kept_games).values(shelf=shelf, game=game, seat=seat, kind=kind, at=now()))


def forget_game(connection: Connection, shelf: str, game: str, seat: int | None = None) -> bool:
    """Forget a seat, or all seats of a game."""
    k = t.kept_games.c
    where = [k.shelf == shelf, k.game == game] + ([] if seat is None else [k.seat == seat])
    return connection.execute(delete(t.kept_games).where(*where)).rowcount > 0


def has_game(connection: Connection, shelf: str, game: str, seat: int) -> bool:
    """Does this shelf remember that seat?"""
    k = t.kept_games.c
    found = connection.execute(
        select(k.seat).where(k.shelf == shelf, k.game == game, k.seat == seat, k.kind == "seat")
    ).first()
    return found is not None
