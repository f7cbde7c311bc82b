"""Parts of a scene that every dungeon crawl shows alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel.scene import Number, PileView
from undercroft.kernel.state import Pile


def pile_views(
    system: str, piles: Mapping[str, Pile], shown: Callable[[str], bool], kind: Callable[[str], str]
) -> tuple[PileView, ...]:
    """The piles that lie on the table, each with how many cards it has and the card that was discarded last.

    `kind` says what the cards of a pile are called in the names of messages: `mygame-<kind>-<card>`.
    """
    return tuple(
        PileView(f"{system}-pile-{name}", len(pile.cards), len(pile.discards), _top(system, kind(name), pile.discards))
        for name, pile in piles.items()
        if shown(name)
    )


def goals(system: str, counted: Mapping[str, int]) -> tuple[Number, ...]:
    """What the rules of a quest count: the messages are `mygame-goal-<name>`."""
    return tuple(Number(f"{system}-goal-{name}", value) for name, value in counted.items())


def _top(system: str, kind: str, discards: tuple[str, ...]) -> str:
    return f"{system}-{kind}-{discards[-1]}" if discards else ""
