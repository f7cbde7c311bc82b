"""Searching rooms and corridors, furniture and what one can make use of.  LE-0160 to LE-0165, LE-0172 to LE-0176"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Term
from undercroft.systems.league.agenda import FindTreasure
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.dungeon import FURNITURE, SEARCHES, FurnitureCard, SearchCard, row_at
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.befalling import Where, befall
from undercroft.systems.league.dungeon.deck import STREAM, card_of
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.sight import pieces, sees
from undercroft.systems.league.rolls.checks import check, needed_for
from undercroft.systems.league.state import Hero

SECOND, FURTHER = 10, 5
"""What the second searcher adds, and each further one.  LE-0161, LE-0162"""
TABLE = "furniture"
"""The table of treasure for furniture.  LE-0173, LE-G24"""


# rooms and corridors


def helping_terms(searchers: Sequence[Hero]) -> tuple[Term, ...]:
    """What further searchers add.  LE-0161, LE-0162"""
    if len(searchers) < 2:
        return ()
    more = (len(searchers) - 2) * FURTHER
    further = (Term(more, "further-searchers", "LE-0162"),) if more else ()
    return (Term(SECOND, "second-searcher", "LE-0161"), *further)


def best_of(game: League, searchers: Sequence[Hero]) -> Hero:
    """Whoever of the searchers has the highest perception.  LE-0163"""
    return max(searchers, key=lambda one: (needed_for(game, one, "perception", when=(When.SEARCHING,)).total, -one.id))


def search_tile(game: League, searchers: Sequence[Hero]) -> Script[None]:
    """One check for all who search, on the best of them; the tile has been searched, whatever comes of it.  A success
    is looked up on the table.  LE-0160 to LE-0165, LE-0402, LE-G23"""
    best = best_of(game, searchers)
    tile = game.ground.tile(best.at)
    game.state.searched = (*game.state.searched, tile)
    for one in searchers:
        one.ap = 0
    terms = helping_terms(searchers)
    checked = yield from check(
        game, best, "perception", "search", terms=terms, when=(When.SEARCHING,), rules=("LE-0160", "LE-0163")
    )
    if checked.success:
        yield from search_result(game, best, tile)


def search_result(game: League, hero: Hero, tile: int) -> Script[None]:
    """A d100 on the table for rooms or the one for corridors.  LE-0165, LE-G23"""
    card = card_of(game, game.state.plan.laid[tile].tile)
    where = "corridor" if card is not None and card.kind == "corridor" else "room"
    rows: tuple[SearchCard, ...] = tuple(row for row in library()[SEARCHES].values() if row.where == where)
    number: int = yield from roll("d100", seat=hero.seat, who=hero.id, why=f"search-{where}", stream=STREAM)
    row = row_at(rows, number)
    game.tell(Revealed, f"league-search-{row.id}", who=hero.id, rules=("LE-0165",))
    yield from befall(game, hero, row.do, Where(f"league-search-{row.id}"))


# furniture


def furniture_at(game: League, at: int) -> FurnitureCard | None:
    """The piece of furniture on a square."""
    return next((library()[FURNITURE][id] for id, there in game.ground.furniture.items() if there >> at & 1), None)


def piece_at(game: League, at: int) -> Bits:
    """All squares of the piece of furniture on a square.  LE-0174"""
    return next((piece for piece in pieces(game.ground) if piece >> at & 1), 1 << at)


def in_reach(game: League, hero: Hero, done: tuple[int, ...]) -> list[tuple[int, FurnitureCard]]:
    """The pieces next to a hero, or under it, with which nothing has been done yet, each by its first square in reach.

    LE-0172, LE-0174
    """
    near = game.ground.near[hero.at] | 1 << hero.at
    found: list[tuple[int, FurnitureCard]] = []
    for piece in pieces(game.ground):
        here = piece & near
        card = furniture_at(game, squares(here)[0]) if here else None
        if card is not None and not any(piece >> square & 1 for square in done):
            found.append((squares(here)[0], card))
    return sorted(found, key=lambda one: one[0])


def watched(game: League) -> bool:
    """Does anybody of the party see an enemy?  LE-0175"""
    return any(sees(game, hero, enemy) for hero in game.standing() for enemy in game.state.enemies if enemy.at >= 0)


def search_furniture(game: League, hero: Hero, at: int) -> None:
    """A roll on the table for furniture, once for each piece; no check.  LE-0172 to LE-0174"""
    card = furniture_at(game, at)
    game.state.emptied = (*game.state.emptied, *squares(piece_at(game, at)))
    name = f"league-furniture-{card.id}" if card else ""
    game.tell(Changed, "searched", hero.id, at, detail=name, rules=("LE-0172",))
    game.push(FindTreasure(hero.id, table=TABLE))


def use_furniture(game: League, hero: Hero, at: int) -> Script[None]:
    """What comes of making use of a piece of furniture, on a d10; once for each piece.  LE-0150, LE-G20"""
    card = furniture_at(game, at)
    if card is None:
        return
    game.state.used = (*game.state.used, *squares(piece_at(game, at)))
    number: int = yield from roll("d10", seat=hero.seat, who=hero.id, why="use-furniture", stream=STREAM)
    game.tell(Changed, "made-use", hero.id, at, detail=f"league-furniture-{card.id}", rules=("LE-0150",))
    yield from befall(game, hero, row_at(card.uses, number).do, Where(f"league-furniture-{card.id}", at))
