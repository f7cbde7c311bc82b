"""What lies or stands on squares of the dungeon: traps, wandering monsters, things dropped, corpses."""

from __future__ import annotations

from undercroft.kernel.events import Placed, Removed
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Token

WANDERER = "wanderer"


def put(game: League, token: Token, rules: tuple[str, ...] = ()) -> None:
    """A token is put on a square."""
    game.state.tokens = (*game.state.tokens, token)
    game.tell(Placed, token.kind, token.at, rules=rules)


def take(game: League, token: Token, why: str = "", rules: tuple[str, ...] = ()) -> None:
    """A token is taken away."""
    left = list(game.state.tokens)
    left.remove(token)
    game.state.tokens = tuple(left)
    game.tell(Removed, token.kind, at=token.at, why=why, rules=rules)


def change(game: League, token: Token, now: Token) -> None:
    """A token is another from now on, in the same place of the order."""
    game.state.tokens = tuple(now if one is token else one for one in game.state.tokens)


def of_kind(game: League, kind: str) -> list[Token]:
    """The tokens of a kind, in the order in which they were put down."""
    return [one for one in game.state.tokens if one.kind == kind]


def on(game: League, kind: str, at: int) -> Token | None:
    """The token of a kind on a square."""
    return next((one for one in game.state.tokens if one.kind == kind and one.at == at), None)
