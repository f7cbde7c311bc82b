"""Levers and clues.  LE-0211 to LE-0217, LE-G26"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import draw, roll
from undercroft.kernel.requests import Script, confirm
from undercroft.kernel.state import Pile
from undercroft.systems.league.agenda import PullLever
from undercroft.systems.league.cards.dungeon import LEVERS, LeverCard, row_at
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.befalling import Where, befall
from undercroft.systems.league.dungeon.deck import STREAM
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero

BLACK, RED = "black", "red"
LEVERS_OF = "levers-"
DRAWN = "levers"
"""The pile of the levers of which one is being pulled."""
MORE_RED = 1
"""One black card and d4 + 1 red ones.  LE-0211"""


def levers(at: int) -> str:
    """The pile of playing cards for the levers on a square."""
    return f"{LEVERS_OF}{at}"


def left(game: League, at: int) -> int | None:
    """How many levers can still be pulled here; not known before the first is.  LE-G26"""
    pile = game.state.piles.get(levers(at))
    return None if pile is None else len(pile.cards)


def pull(game: League, hero: Hero, at: int) -> Script[None]:
    """Before the first lever is pulled, 1 black card and d4 + 1 red ones are shuffled: as many as there are levers.

    LE-0211, LE-0212, LE-G26
    """
    name = levers(at)
    if name not in game.state.piles:
        red: int = yield from roll("d4", seat=hero.seat, who=hero.id, why="levers", stream=STREAM)
        game.state.piles[name] = Pile((BLACK, *(RED,) * (red + MORE_RED)))
        game.shuffle(name, STREAM)
        game.tell(Changed, "levers", at=at, now=red + MORE_RED + 1, rules=("LE-0211",))
    game.push(PullLever(hero.id, at=at))


@step(PullLever, after=True)
def pull_lever(game: League, entry: PullLever) -> Script[None]:
    """A card is drawn and stays out, and its colour says on which table to roll; for a clue a red one may be put away
    without a roll.  LE-0214 to LE-0217, LE-G26"""
    hero = game.hero(entry.who)
    piles = game.state.piles
    piles[DRAWN] = piles.pop(levers(entry.at))
    (colour,) = yield from draw(game, DRAWN, seat=hero.seat, why="lever")
    piles[levers(entry.at)] = piles.pop(DRAWN)
    if colour == RED and game.state.clues and (yield from confirm(hero.seat, "use-clue", who=hero.id)):
        game.state.clues -= 1
        game.tell(Changed, "clues", hero.id, now=game.state.clues, was=game.state.clues + 1, rules=("LE-0216",))
        return
    number: int = yield from roll("d10", seat=hero.seat, who=hero.id, why=f"lever-{colour}", stream=STREAM)
    rows: tuple[LeverCard, ...] = tuple(card for card in library()[LEVERS].values() if card.colour == colour)
    row = row_at(rows, number)
    game.tell(Revealed, f"league-lever-{row.id}", entry.at, hero.id, rules=("LE-0214",))
    yield from befall(game, hero, row.do, Where(f"league-lever-{row.id}"))


def at_hand(game: League, hero: Hero) -> list[int]:
    """The levers a hero can reach and that are left to be pulled.  LE-0212, LE-0215"""
    near = game.ground.levers & (game.ground.near[hero.at] | 1 << hero.at)
    return [at for at in squares(near) if left(game, at) != 0]
