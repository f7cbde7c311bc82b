"""The dungeon deck: how it is built, where its cards lie, how it is divided.  LE-0129 to LE-0143, LE-G59, LE-G60"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.moments import BOOK
from undercroft.kernel.piles import lay, put_pile_under, put_under, segments_of, split
from undercroft.kernel.state import Pile, Segment
from undercroft.systems.league import moments
from undercroft.systems.league.cards.dungeon import TILES, TRAPS, TileCard
from undercroft.systems.league.cards.quests import QUESTS, Quest
from undercroft.systems.league.dungeon.locks import FIRST_DOOR
from undercroft.systems.league.game import League

ROOMS, CORRIDORS, TRAP_DECK = "rooms", "corridors", "traps"
"""The piles of exploration cards that are not in the dungeon, and the trap cards."""
DECK = "dungeon"
"""The pile behind the door that is being opened, while a tile is laid there.  LE-0137"""
STREAM = "map"
EXTRA = "extra"
"""The label of a card that has come to a pile later, from those that were left.  LE-0233, LE-G75"""
ROUTE = "route-"


def route(door: int) -> str:
    """The name of the pile that lies behind a door.  LE-0136, LE-0138"""
    return f"{ROUTE}{door}"


def pile_behind(game: League, door: int) -> Pile:
    """The exploration cards behind a door; none where nobody has laid any."""
    return game.state.piles.get(route(door)) or Pile()


def routes(game: League) -> list[int]:
    """The doors behind which exploration cards lie."""
    return [int(name[len(ROUTE) :]) for name, pile in game.state.piles.items() if name.startswith(ROUTE) and pile.cards]


# building


@moments.SET_UP.on(moments.ALWAYS, rank=BOOK)
def build_decks(game: League) -> None:
    """The dungeon deck lies behind the first door; the trap cards are shuffled.  LE-0136, LE-0181"""
    box, packs = game.box, game.setup.packs
    cards = [(id, card) for id, card in box.among(TRAPS, packs).items()]
    game.state.piles[TRAP_DECK] = Pile(tuple(id for id, card in cards for _ in range(card.copies)))
    game.shuffle(TRAP_DECK, STREAM)
    quest = box[QUESTS].get(game.setup.quest)
    if quest is not None:
        build_dungeon_deck(game, quest)


def build_dungeon_deck(game: League, quest: Quest) -> None:
    """Room and corridor cards are shuffled apart, and so many of each as the quest says, with those it adds, are
    shuffled together; the objective goes into the lower half.  LE-0129 to LE-0136, LE-G19, LE-G59"""
    state = game.state
    taken: tuple[str, ...] = quest.adds
    for name, kind, n in ((ROOMS, "room", quest.rooms), (CORRIDORS, "corridor", quest.corridors)):
        cards = game.chance.shuffled(state.counters, STREAM, choice(game, quest, kind))
        taken, state.piles[name] = (*taken, *cards[:n]), Pile(cards[n:])
    pile = state.piles[route(FIRST_DOOR)] = Pile()
    mixed = game.chance.shuffled(state.counters, STREAM, taken)
    lay(pile, mixed, (Segment(len(mixed)),))
    game.shuffle_in(route(FIRST_DOOR), (quest.objective,), STREAM, lowest=len(mixed) // 2)


def choice(game: League, quest: Quest, kind: str) -> tuple[str, ...]:
    """The cards of a kind from which the dungeon is made: none marked B, none that the quest removes or has already.

    LE-0129, LE-0130
    """
    used = {*quest.adds, *quest.removes, quest.objective, quest.start}
    cards = game.box.among(TILES, game.setup.packs).items()
    return tuple(id for id, card in cards if card.kind == kind and not card.b and id not in used)


# dividing


def divide(game: League, pile: Pile, doors: Sequence[int]) -> None:
    """The cards of a pile are dealt from the bottom to the piles behind these doors, under what lies there, so that
    their order is kept.  LE-0138 to LE-0141, LE-G60"""
    for door, part in zip(doors, split(pile, len(doors))):
        put_pile_under(game.state.piles.setdefault(route(door), Pile()), part)
    lay(pile, (), ())


def add_card(game: League, pile: Pile) -> bool:
    """One of the room and corridor cards that were left, by lot, comes on top of a pile.  LE-0233, LE-G75"""
    state = game.state
    left = [(name, card) for name in (ROOMS, CORRIDORS) for card in state.piles[name].cards]
    if not left:
        return False
    name, card = game.chance.shuffled(state.counters, STREAM, left)[0]
    kept = list(state.piles[name].cards)
    kept.remove(card)
    state.piles[name].cards = tuple(kept)
    lay(pile, (*pile.cards, card), (*segments_of(pile), Segment(1, label=EXTRA)))
    game.barrier = True
    return True


def put_back(pile: Pile, cards: tuple[str, ...]) -> None:
    """Tiles that could not be laid go under the pile again; everybody has seen them."""
    if cards:
        put_under(pile, cards[::-1], shown=True)


def card_of(game: League, tile: str) -> TileCard | None:
    """The exploration card of a tile; None for one that somebody sketched."""
    return game.box[TILES].get(tile)
