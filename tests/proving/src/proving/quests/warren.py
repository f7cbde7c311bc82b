"""The warren: the ogre's den lies deep, and tokens say whose turn it is."""

from __future__ import annotations

from proving.dungeon.warren import FOE, HERO, ORDER
from proving.game import ProvingGame
from proving.maps.tiles import GOAL
from proving.moments import ROUND_BEGINS, SLAIN
from proving.state import Figure
from undercroft.kernel.moments import QUEST


@ROUND_BEGINS.on("warren", rank=QUEST)
def begin(game: ProvingGame) -> None:
    """The den is somewhere in the lower half of the tiles; every round begins with a token for everybody."""
    if game.state.round == 1:
        tiles = game.state.piles["tiles"]
        game.shuffle_in("tiles", (GOAL,), "map", lowest=len(tiles.cards) // 2)
    ORDER.fill(game, (HERO,) * len(game.heroes) + (FOE,) * len(game.foes))


@SLAIN.on("warren", rank=QUEST)
def fallen(game: ProvingGame, figure: Figure) -> None:
    """The token of somebody who falls before acting leaves the bag."""
    token = FOE if figure.seat == game.dark else HERO
    if not figure.acted and ORDER.count(game, token):
        ORDER.remove(game, token)
