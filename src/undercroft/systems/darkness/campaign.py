"""The Town Market between Quests, and the camp before another attempt at a lost one.  DA-0332 to DA-0350"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Began, Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.darkness.agenda import CloseMarket, MarketTurn, OpenMarket, Restock, Trade, Trim
from undercroft.systems.darkness.cards.library import card_level, gear_cards
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.experience import hero_level
from undercroft.systems.darkness.heroes.ledger import MARKET
from undercroft.systems.darkness.state import MOST_XP, Hero
from undercroft.systems.darkness.status import discard_gear
from undercroft.systems.darkness.things import draw_treasure, give, lose

MOST_CARDS = 6
MOST_ARTIFACTS = 1


@step(OpenMarket)
def open_market(game: Darkness, entry: OpenMarket) -> Script[None]:
    """Lay the market out and let the Heroes trade; at the camp there is no market.

    DA-0333, DA-0335 to DA-0338, DA-0346, DA-0348
    """
    state = game.state
    state.phase = game.setup.quest
    game.tell(Began, state.phase)
    for name in state.piles:
        game.shuffle(name, "loot")
    heroes = state.heroes
    first, everybody = heroes[0], heroes[0].at
    lost = state.noted.pop("lost")
    after: list[Trade | Trim | Restock | MarketTurn | CloseMarket] = []
    if lost:
        after += [Trim(hero.id) for hero in heroes]
    if game.setup.quest == MARKET:
        yield from lay_out(game)
        after += [Trade(first.id, everybody), MarketTurn(), Trade(first.id, everybody)]
        after += [Trim(hero.id) for hero in heroes]
    after += [Restock(hero.id) for hero in heroes]
    after += [Trade(hero.id, everybody, True) for hero in heroes]
    game.push(*after, CloseMarket())


def lay_out(game: Darkness) -> Script[None]:
    """Three cards for each Hero: Level 1, the lowest Hero's Level, each Hero's own Level.  DA-0338 to DA-0342"""
    heroes = game.state.heroes
    levels = [hero_level(hero.klass, hero.skills) for hero in heroes]
    for level in [1] * len(heroes) + [min(levels)] * len(heroes) + levels:
        while True:
            card = yield from draw_treasure(game, level, game.party_seat())
            if not card:
                break
            gear = gear_cards()[card]
            if gear.trap or gear.luck:
                discard_gear(game, card)
                continue
            game.state.market += (card,)
            game.tell(Changed, "on-offer", detail=card)
            break


@step(MarketTurn)
def market_turn(game: Darkness, entry: MarketTurn) -> Script[None]:
    """Each Hero may sell one card for experience and make one exchange.  DA-0343 to DA-0345"""
    heroes = game.state.heroes
    if entry.turn >= len(heroes):
        return
    hero = heroes[entry.turn]
    options: list[Option] = []
    if not entry.sold:
        options += [Option("sell", what=card, n=sale(card)) for card in dict.fromkeys(hero.cards())]
    if not entry.bartered and barters(game, hero):
        options.append(Option("barter"))
    if not options:
        game.push(MarketTurn(turn=entry.turn + 1))
        return
    option: Option = yield Ask("market", hero.seat, (*options, DONE), who=hero.id, default=len(options))
    if option.act == "done":
        game.push(MarketTurn(turn=entry.turn + 1))
    elif option.act == "sell":
        game.push(MarketTurn(turn=entry.turn, sold=True, bartered=entry.bartered))
        sell(game, hero, option.what)
    else:
        game.push(MarketTurn(turn=entry.turn, sold=entry.sold, bartered=True))
        yield from barter(game, hero)


def sale(card: str) -> int:
    """Half a card's Level, rounded up, in real experience.  DA-0344, DA-G103, DA-G104"""
    return (card_level(card) + 1) // 2


def sell(game: Darkness, hero: Hero, card: str) -> None:
    """Discard a card for experience, which is not Micro-XP.  DA-0344"""
    lose(hero, card)
    discard_gear(game, card)
    hero.xp = min(MOST_XP, hero.xp + sale(card))
    game.tell(Changed, "sold", hero.id, now=hero.xp, detail=card, rules=("DA-0344",))


Barter = tuple[tuple[str, ...], tuple[str, ...]]


def barters(game: Darkness, hero: Hero) -> list[Barter]:
    """Every fair exchange: one for one, two for one, one for two; what is given is worth at least what is taken.

    DA-0345
    """
    mine = sorted(hero.cards())
    theirs = sorted(game.state.market)
    ones = [(card,) for card in dict.fromkeys(mine)]
    pairs = list(dict.fromkeys((a, b) for n, a in enumerate(mine) for b in mine[n + 1 :]))
    wanted = [(card,) for card in dict.fromkeys(theirs)]
    two = list(dict.fromkeys((a, b) for n, a in enumerate(theirs) for b in theirs[n + 1 :]))
    deals: list[Barter] = [(give, take) for give in (*ones, *pairs) for take in wanted]
    deals += [(give, take) for give in ones for take in two]
    return [deal for deal in deals if worth(deal[0]) >= worth(deal[1])]


def worth(cards: tuple[str, ...]) -> int:
    """The total Level of cards."""
    return sum(map(card_level, cards))


def barter(game: Darkness, hero: Hero) -> Script[None]:
    """Choose what to take, then what to give for it; nothing is refunded.  DA-0345"""
    deals = barters(game, hero)
    takes = list(dict.fromkeys(take for _, take in deals))
    options = [Option("take", what="+".join(take)) for take in takes]
    option: Option = yield Ask("barter-take", hero.seat, options, who=hero.id)
    taken = tuple(option.what.split("+"))
    gives = list(dict.fromkeys(give for give, take in deals if take == taken))
    options = [Option("give-up", what="+".join(cards)) for cards in gives]
    option = yield Ask("barter-give", hero.seat, options, who=hero.id)
    for card in option.what.split("+"):
        lose(hero, card)
        discard_gear(game, card)
    left = list(game.state.market)
    for card in taken:
        left.remove(card)
        give(game, hero, card)
    game.state.market = tuple(left)


def surplus(hero: Hero) -> list[str]:
    """The cards of which a Hero must discard one: Artifacts while there is more than one, then any over six.

    DA-0330, DA-0333, DA-0349
    """
    cards = sorted(hero.cards())
    artifacts = [card for card in cards if gear_cards()[card].kind == "artifact"]
    if len(artifacts) > MOST_ARTIFACTS:
        return list(dict.fromkeys(artifacts))
    return list(dict.fromkeys(cards)) if len(cards) > MOST_CARDS else []


@step(Trim)
def trim(game: Darkness, entry: Trim) -> Script[None]:
    """Discard down to six cards with at most one Artifact.  DA-0349"""
    hero = game.hero(entry.who)
    cards = surplus(hero)
    if not cards:
        return
    option: Option = yield Ask("keep-six", hero.seat, [Option("discard", what=card) for card in cards], who=hero.id)
    lose(hero, option.what)
    discard_gear(game, option.what)
    game.push(Trim(hero.id))


@step(Restock)
def restock(game: Darkness, entry: Restock) -> Script[None]:
    """A Hero may freely swap cards for Starting Equipment, so as to have something of use.  DA-0335, DA-0350"""
    hero = game.hero(entry.who)
    mine = [card for card in dict.fromkeys(sorted(hero.cards())) if gear_cards()[card].kind != "start"]
    offered = list(dict.fromkeys(sorted(game.state.piles["start"].cards)))
    if not mine or not offered:
        return
    options = [DONE, *[Option("swap", what=card) for card in mine]]
    option: Option = yield Ask("restock", hero.seat, options, who=hero.id)
    if option.act == "done":
        return
    given = option.what
    option = yield Ask("restock-take", hero.seat, [Option("take", what=card) for card in offered], who=hero.id)
    lose(hero, given)
    discard_gear(game, given)
    left = list(game.state.piles["start"].cards)
    left.remove(option.what)
    game.state.piles["start"].cards = tuple(left)
    give(game, hero, option.what)
    game.push(Restock(hero.id))


@step(CloseMarket)
def close_market(game: Darkness, entry: CloseMarket) -> None:
    """The town is left behind; unsold cards go back, everybody is healed.  DA-0347, DA-G100"""
    for card in game.state.market:
        discard_gear(game, card)
    game.state.market = ()
    game.end(True, "darkness-market-closed" if game.setup.quest == MARKET else "darkness-camp-struck")
