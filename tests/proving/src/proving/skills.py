"""What skills and cards do at the moments, each bound under its own id."""

from __future__ import annotations

from proving.cards.library import HURLED, KINDS
from proving.game import ProvingGame
from proving.moments import ATTACK, DEFENCE, OFFERS
from proving.state import Hit
from undercroft.kernel.moments import BOOK
from undercroft.kernel.piles import known_top
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.tally import Tally

DRINK = Option("drink", what="potion")
HURLS = tuple(Option("hurl", FigureId(who), what="axe") for who in range(65))
SCRY = Option("scry", what="mirror")


@ATTACK.on("backstab", rank=BOOK)
def backstab(game: ProvingGame, hit: Hit, tally: Tally) -> None:
    """Another die from behind."""
    if hit.behind:
        tally.add(1, "backstab")


@ATTACK.on("blade")
def blade(game: ProvingGame, hit: Hit, tally: Tally) -> None:
    """Another die at arm's length."""
    if hit.how == "melee":
        tally.add(1, "blade")


@ATTACK.on("axe")
def axe(game: ProvingGame, hit: Hit, tally: Tally) -> None:
    """Another die against whoever is larger than a man."""
    if hit.how == "melee" and KINDS[game.figure(hit.target).kind].size > 1:
        tally.add(1, "axe")


@DEFENCE.on("cloak")
def cloak(game: ProvingGame, hit: Hit, tally: Tally) -> None:
    """Another die against shots."""
    if hit.how == "shot":
        tally.add(1, "cloak")


@OFFERS.on("potion")
def potion(game: ProvingGame, who: FigureId, options: list[Option]) -> None:
    """The wounded may drink it."""
    if game.figure(who).wounds:
        options.append(DRINK)


@OFFERS.on("mirror")
def mirror(game: ProvingGame, who: FigureId, options: list[Option]) -> None:
    """The bearer may look for what can be found, unless it is known already."""
    loot = game.state.piles["loot"]
    if loot.cards and not known_top(loot, game.figure(who).seat):
        options.append(SCRY)


@OFFERS.on("axe")
def fling(game: ProvingGame, who: FigureId, options: list[Option]) -> None:
    """An axe in hand may be hurled at a foe that is not far, over everybody and round corners: any point that is seen
    from any point will do."""
    at = game.figure(who).at
    near, sees = game.level.within(at, HURLED), game.layout.anywhere.sees
    for foe in game.foes:
        there = game.figure(foe).at
        if near >> there & 1 and sees(at, there):
            options.append(HURLS[foe])


@OFFERS.on("shove", rank=BOOK)
def shove(game: ProvingGame, who: FigureId, options: list[Option]) -> None:
    """Push a small foe one square away, onto any square that looks free."""
    figure = game.figure(who)
    layout = game.layout
    reached = layout.zone(figure.at, figure.facing) & game.foes_at
    if reached:
        for foe in game.among(game.foes, reached):
            other = game.figure(foe)
            onto = 2 * other.at - figure.at
            if KINDS[other.kind].size == 1 and layout.near[other.at] & ~game.taken & 1 << onto:
                options.append(Option("shove", foe, onto))
