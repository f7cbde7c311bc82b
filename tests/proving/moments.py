"""The named moments of the proving game, and what its skills, cards and quests do there."""

from __future__ import annotations

from functools import lru_cache

from undercroft.crawl.things import EMPTY, Outfit
from undercroft.kernel.events import Placed
from undercroft.kernel.moments import BOOK, QUEST, Moment
from undercroft.kernel.piles import known_top
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.tally import Tally

from .content import HURLED, KINDS, SLOTS
from .game import ProvingGame
from .state import Activate, Figure, Hit


def _dice(game: ProvingGame, hit: Hit, tally: Tally) -> None: ...


def _offers(game: ProvingGame, who: FigureId, options: list[Option]) -> None: ...


def _goals(game: ProvingGame) -> list[FigureId]:
    return []


def _happens(game: ProvingGame) -> None: ...


def _slain(game: ProvingGame, figure: Figure) -> None: ...


ATTACK = Moment("attack", _dice)
"""How many dice the attacker throws."""

DEFENCE = Moment("defence", _dice)
"""How many dice the target throws."""

OFFERS = Moment("offers", _offers)
"""What a hero may do besides what everybody may."""

GOALS = Moment("goals", _goals)
"""Who counts as a hero for the foes."""

ROUND_BEGINS = Moment("round-begins", _happens)
ROUND_ENDS = Moment("round-ends", _happens)
SLAIN = Moment("slain", _slain)

MOMENTS = (ATTACK, DEFENCE, OFFERS, GOALS, ROUND_BEGINS, ROUND_ENDS, SLAIN)

DRINK = Option("drink", what="potion")
HURLS = tuple(Option("hurl", FigureId(who), what="axe") for who in range(65))
SCRY = Option("scry", what="mirror")


def sources(figure: Figure) -> tuple[str, ...]:
    """What a figure brings to every moment: skills, then what it has on and is whole, then what works from the pack."""
    skills, outfit = KINDS[figure.kind].skills, figure.outfit
    return skills + working(outfit) if outfit != EMPTY else skills


@lru_cache(maxsize=1024)
def working(outfit: Outfit) -> tuple[str, ...]:
    """The cards of an outfit that are of use as they are."""
    on = (worn.item.card for worn in outfit.on if "damaged" not in worn.item.marks)
    return (*on, *(item.card for item in outfit.pack if item.card not in SLOTS))


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


@GOALS.on("vigil", rank=QUEST)
def pillars(game: ProvingGame) -> list[FigureId]:
    """The pillar counts as a hero."""
    return game.things


@ROUND_BEGINS.on("vigil", rank=QUEST)
def wave(game: ProvingGame) -> None:
    """Every second round foes come from the far ends, as long as there are figures left; they act at once."""
    if game.state.round % 2 == 0:
        kind = "goblin" if game.state.round % 4 == 0 else "rat"
        floor = game.level.squares
        corners = (floor[0], floor[-1]) if game.state.round % 4 else (floor[1], floor[-2])
        placed = [placed for corner in corners if (placed := place(game, kind, corner))]
        game.push(*map(Activate, placed))


@ROUND_ENDS.on("vigil", rank=QUEST)
def dawn(game: ProvingGame) -> None:
    """Six rounds are enough."""
    if game.state.round == 6:
        game.end(True, "dawn")


@SLAIN.on("vigil", rank=QUEST)
def fallen(game: ProvingGame, figure: Figure) -> None:
    """Without the pillar all is lost."""
    if figure.kind == "pillar":
        game.end(False, "pillar-fallen")


@SLAIN.on("hunt", rank=QUEST)
def trophy(game: ProvingGame, figure: Figure) -> None:
    """The hunt is for the ogre."""
    if figure.kind == "ogre":
        game.end(True, "ogre-slain")


def place(game: ProvingGame, kind: str, at: int) -> FigureId | None:
    """Bring a foe onto the board, if there is a figure left in the box and the square is free."""
    figures = game.state.figures
    here = sum(figure.kind == kind and figure.at >= 0 for figure in figures)
    if here >= KINDS[kind].box or game.taken >> at & 1:
        return None
    who = game.bring(Figure(kind, at, game.dark))
    game.tell(Placed, kind, at, who)
    return who
