"""Reorganising and trading cards.  DA-0118 to DA-0123, DA-0217 to DA-0221, DA-0228, DA-0229"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, FigureId, Option, Script, SeatId
from undercroft.systems.darkness.actions.needs import Family, Standpoint, enough_to_transmute
from undercroft.systems.darkness.actions.transmute import transmute
from undercroft.systems.darkness.agenda import Trade
from undercroft.systems.darkness.cards.definitions import Gear
from undercroft.systems.darkness.cards.library import card_level, gear_cards
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero
from undercroft.systems.darkness.things import give, lose

FAMILY = Family("trade", after="command")
TRADE = Option("trade")


@FAMILY.offers
def offers(here: Standpoint) -> tuple[Option, ...]:
    """A Hero may always spend an Action on it.  DA-0217"""
    return (TRADE,)


@FAMILY.deed("trade")
def begin(game: Darkness, here: Standpoint, option: Option) -> None:
    """Everybody in the Zone takes part.  DA-0217, DA-0219"""
    game.push(Trade(here.hero.id, here.hero.at))


# wearing


def wear_options(game: Darkness, hero: Hero) -> tuple[Option, ...]:
    """How a Hero may change what it wears: put a card on (in place of another), or take one off.

    DA-0119 to DA-0122, DA-0327
    """
    return _changes(hero.id, hero.seat, hero.body, hero.hands, hero.pack, game.usable())


@remembered(16384)
def _changes(
    who: FigureId, seat: SeatId, body: str, hands: tuple[str, ...], pack: tuple[str, ...], usable: int
) -> tuple[Option, ...]:
    gear = gear_cards()
    seats = (seat,)
    options: list[Option] = []
    for card in dict.fromkeys(pack):
        thing = gear[card]
        if thing.slot != "none" and card_level(card) <= usable:
            options += [Option("wear", who, what=card, n=place, seats=seats) for place in places_for(hands, thing)]
    for card in dict.fromkeys(((body,) if body else ()) + hands):
        options.append(Option("stow", who, what=card, seats=seats))
    return tuple(options)


def places_for(held: tuple[str, ...], thing: Gear) -> tuple[int, ...]:
    """The hands a card may go to: 0 is the body or a free hand, 1 or 2 replaces the card in that hand."""
    if thing.slot in ("body", "two-handed"):
        return (0,)
    if len(held) < 2 and not any(gear_cards()[card].slot == "two-handed" for card in held):
        return (0,)
    return tuple(range(1, len(held) + 1))


def wear(game: Darkness, hero: Hero, card: str, place: int) -> None:
    """Put a card on; what was there goes beside the dashboard."""
    gear = gear_cards()[card]
    lose(hero, card)
    if gear.slot == "body":
        if hero.body:
            hero.pack += (hero.body,)
        hero.body = card
    elif gear.slot == "two-handed":
        hero.pack += hero.hands
        hero.hands = (card,)
    elif place == 0:
        hero.hands += (card,)
    else:
        hero.pack += (hero.hands[place - 1],)
        hero.hands = tuple(card if n == place - 1 else held for n, held in enumerate(hero.hands))
    game.tell(Changed, "worn", hero.id, detail=card)


def stow(game: Darkness, hero: Hero, card: str) -> None:
    """Take a card off; it goes beside the dashboard."""
    lose(hero, card)
    hero.pack += (card,)
    game.tell(Changed, "stowed", hero.id, detail=card)


# trading


def trade_options(game: Darkness, entry: Trade) -> list[Option]:
    """Everybody in the Zone may rearrange and hand cards over, as often as they like; the active Hero may Transmute.

    DA-0217 to DA-0220, DA-0226, DA-0228
    """
    active = game.hero(entry.who)
    people = [active] if entry.alone else partners(game, active)
    options: list[Option] = []
    for hero in people:
        options += wear_options(game, hero)
    if not entry.alone:
        options += gifts(people)
        if game.state.phase == "heroes" and enough_to_transmute(active):
            options.append(Option("transmute", active.id, seats=(active.seat,)))
    return options


def partners(game: Darkness, hero: Hero) -> list[Hero]:
    """The Heroes who take part in a trade: all in the Zone, killed ones included.  DA-0103, DA-0219"""
    return [other for other in game.state.heroes if other.at == hero.at and not other.left]


def gifts(people: list[Hero]) -> list[Option]:
    """The cards and tokens that each Hero may hand over, and to whom.  DA-0218"""
    ids = tuple(hero.id for hero in people)
    options: list[Option] = []
    for hero in people:
        options += _hand(hero.id, hero.seat, hero.cards(), ids)
        options += _hand_token(hero.id, hero.seat, hero.tokens, ids)
    return options


@remembered(16384)
def _hand(
    giver: FigureId, seat: SeatId, cards: tuple[str, ...], people: tuple[FigureId, ...], act: str = "hand"
) -> tuple[Option, ...]:
    return tuple(
        Option(act, other, what=card, n=giver, seats=(seat,))
        for card in dict.fromkeys(cards)
        for other in people
        if other != giver
    )


def _hand_token(
    giver: FigureId, seat: SeatId, tokens: tuple[str, ...], people: tuple[FigureId, ...]
) -> tuple[Option, ...]:
    return _hand(giver, seat, tokens, people, "hand-token") if tokens else ()


@step(Trade)
def trade(game: Darkness, entry: Trade) -> Script[None]:
    """Cards change hands one at a time, each given by its owner, until the active player is done.

    DA-0217, DA-0218, DA-0226, DA-0228
    """
    active = game.hero(entry.who)
    options = trade_options(game, entry)
    if not options:
        return
    done = Option("done", seats=(active.seat,))
    prompt = "reorganise" if entry.alone else "trade"
    option: Option = yield Ask(prompt, active.seat, (done, *options), who=active.id)
    if option.act == "done":
        return
    game.push(entry)
    if option.act == "transmute":
        yield from transmute(game, active)
    elif option.act == "wear":
        wear(game, game.hero(option.who), option.what, option.n)
    elif option.act == "stow":
        stow(game, game.hero(option.who), option.what)
    else:
        hand_over(game, option)


def hand_over(game: Darkness, option: Option) -> None:
    """A card or token goes from its owner to another Hero.  DA-0218, DA-0220"""
    giver = game.state.heroes[option.n - 1]
    taker = game.hero(option.who)
    if option.act == "hand":
        lose(giver, option.what)
        give(game, taker, option.what)
    else:
        giver.tokens = without(giver.tokens, option.what)
        taker.tokens += (option.what,)
        game.tell(Changed, "received", taker.id, detail=option.what)
