"""Positions written by hand: for vignettes and tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from proving.agenda import Activate, DarkPhase, NextHero, RoundEnds, Turn, TurnEnds
from proving.cards.library import BROOD, KINDS, LOOT, TRAPS
from proving.game import ProvingGame
from proving.maps.level import level
from proving.state import Figure, Hand, ProvingState
from proving.status import receive
from undercroft.board.bits import squares
from undercroft.crawl.things import less, parse_item
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Pile

SETTABLE = ("facing", "wounds", "points", "shield", "seat")


def stage(position: Mapping[str, Any]) -> tuple[ProvingState, Setup, Mapping[str, FigureId]]:
    """A position: `board` a drawing with marks, `figures` by mark, whose `turn` it is, and what is hidden where:
    `hand`, `pits` (names of squares), decks by name."""
    drawing = position["board"]
    place = level(drawing)
    names: dict[str, FigureId] = {}
    figures: list[Figure] = []
    seats = position.get("seats", 1)
    dark = SeatId(seats)
    for mark, given in position["figures"].items():
        kind = KINDS[given["kind"]]
        at = next(int(square) for square, sign in place.marks.items() if sign == mark)
        seat = dark if kind.side == "foe" else SeatId(given.get("seat", 0))
        figure = Figure(kind.id, at, seat, points=0, shield=kind.shield)
        for field in SETTABLE:
            if field in given:
                setattr(figure, field, given[field])
        for text in given.get("bag", ()):
            receive(figure, parse_item(text))
        figures.append(figure)
        names[mark] = FigureId(len(figures))
    plans = (*(SeatPlan(f"seat-{n}") for n in range(seats)), SeatPlan("dark", "dark"))
    setup = Setup(
        system="proving",
        quest=position.get("quest", "cellar"),
        seats=plans,
        options={"drawing": drawing},
        seed=position.get("seed", "stage"),
    )
    return _state(position, figures, names, dark), setup, names


def _state(
    position: Mapping[str, Any], figures: list[Figure], names: Mapping[str, FigureId], dark: SeatId
) -> ProvingState:
    place = level(position["board"])
    who = names[position["turn"]]
    seat = figures[who - 1].seat
    turn = [DarkPhase(), NextHero(), TurnEnds(who), Turn(who)] if seat != dark else [Activate(who)]
    pits = tuple(sorted(int(place.board.parse(name)) for name in position.get("pits", ())))
    held = tuple(position.get("hand", ()))
    carried = [item.card for figure in figures for item in figure.outfit.items()]
    decks = {"loot": less(LOOT, carried), "traps": less(TRAPS, held), "brood": BROOD}
    return ProvingState(
        agenda=[RoundEnds(), *turn],
        piles={name: Pile(tuple(position.get(name, cards))) for name, cards in decks.items()},
        round=1,
        figures=figures,
        hand=Hand(dark, held),
        closed=place.closed,
        doubtful=tuple(map(int, squares(place.doubtful))),
        pits=pits,
    )


def phrase(game: ProvingGame, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
    """`melee r`, `go c4`, `trap snare`, `face 4`, `S give blade r`: a deed and what it points at."""
    words = text.split()
    for option in ask.options:
        shown = {option.act}
        if option.who != NO_ONE:
            shown |= {name for name, who in names.items() if who == option.who}
        if option.at >= 0:
            shown.add(game.level.board.name(option.at) if option.act != "open" else f"door-{option.n - 1}")
        if option.what:
            shown.add(option.what)
        if option.n and option.act != "open":
            shown.add(str(option.n))
        if set(words) == shown:
            return option
    return None


def observe(game: ProvingGame, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any]:
    """What a vignette may expect of a figure, or of the `table`."""
    state = game.state
    if name == "table":
        return {
            "round": state.round,
            "found": [game.level.board.name(at) for at in state.found],
            "over": state.outcome is not None,
            "foes": len(game.foes),
        }
    figure = game.figure(names[name])
    return {
        "at": game.level.board.name(figure.at) if figure.at >= 0 else "",
        "wounds": figure.wounds,
        "points": figure.points,
        "facing": figure.facing,
        "shield": figure.shield,
        "rooted": figure.rooted,
        "bag": [str(item) for item in figure.outfit.items()],
        "worn": [str(worn.item) for worn in figure.outfit.on],
        "gone": figure.at < 0,
    }
