"""Trading: heroes next to each other hand cards over, all at once, each seat its own."""

from __future__ import annotations

from proving.agenda import Trade
from proving.cards.library import HELD
from proving.game import ProvingGame
from undercroft.crawl.steps import step
from undercroft.crawl.things import hand_over, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, FigureId, Option, Script

DONE = tuple(Option("done", n=seat + 1, seats=(seat,)) for seat in range(8))  # type: ignore[arg-type]


def circle(game: ProvingGame, who: FigureId) -> list[FigureId]:
    """The hero and those next to him."""
    at = game.figure(who).at
    return game.among(game.heroes, 1 << at | game.layout.near[at])


@step(Trade)
def trade(game: ProvingGame, entry: Trade) -> Script[None]:
    """One card changes hands and the trade goes on; a card moves once a trade, so trades end."""
    group = circle(game, entry.who)
    gifts = [
        Option("give", to, what=str(item), seats=(game.figure(giver).seat,))
        for giver in group
        if game.figure(giver).seat not in entry.done
        for item in game.figure(giver).outfit.items()
        if item.card not in entry.moved
        for to in group
        if to != giver and len(game.figure(to).outfit.items()) < HELD
    ]
    if not gifts:
        return
    seats = sorted({gift.seats[0] for gift in gifts})
    chosen: Option = yield Ask("trade", seats[0], [*[DONE[seat] for seat in seats], *gifts], who=entry.who)
    if chosen.act == "done":
        game.push(Trade(entry.who, entry.moved, (*entry.done, chosen.seats[0])))
        return
    item = parse_item(chosen.what)
    giver = next(who for who in group if item in game.figure(who).outfit.items())
    one, other = game.figure(giver), game.figure(chosen.who)
    one.outfit, other.outfit = hand_over(one.outfit, other.outfit, item)
    game.tell(Changed, "card", chosen.who, detail=item.card)
    game.push(Trade(entry.who, (*entry.moved, item.card), entry.done))
