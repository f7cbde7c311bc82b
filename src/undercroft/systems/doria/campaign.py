"""The camp between scenarios: rewards, cards that are kept, new characters, another attempt.  DO-0480 to DO-0502"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.steps import step
from undercroft.crawl.things import EMPTY, Item, Outfit, gain, lose, parse_item
from undercroft.kernel.events import Began, Changed
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Script
from undercroft.systems.doria.agenda import CloseCamp, HeroBonus, KeepCards, NewCharacter, OpenCamp, TryAgain
from undercroft.systems.doria.cards.definitions import CAMPAIGN_ITEMS, HEROES
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.ledger import campaign_of, chapter_of, open_ledger
from undercroft.systems.doria.heroes.level_up import raisable, raise_attribute
from undercroft.systems.doria.state import Character

KEEP_BY_GOLD = "keep-by-gold"
"""The option by which kept cards are counted by their gold.  DO-0484"""

GOLD_A_CARD = 3
MOST_IN_CAMP = 20
"""No attribute is higher.  DO-G63"""


@step(OpenCamp)
def open_camp(game: Doria, entry: OpenCamp) -> None:
    """After a failure the group says whether to try again; the dead are replaced or missed; then rewards are taken.

    DO-0480 to DO-0483, DO-0494, DO-0498 to DO-0502
    """
    ledger = open_ledger(game.setup.ledger)
    game.state.phase = "camp"
    game.tell(Began, "camp")
    failed = ledger.end in ("death", "lost")
    dead = [one for one in game.state.party if one.dead]
    alive = [one for one in game.state.party if not one.dead]
    rising = [HeroBonus(one.id) for one in alive] if ledger.rising else []
    game.push(
        *([TryAgain()] if failed else []),
        *[NewCharacter(dead=one.id) for one in dead],
        *rising,
        *[KeepCards(one.id) for one in alive],
        CloseCamp(),
    )
    grant_items(game)


def grant_items(game: Doria) -> None:
    """The Campaign Items of a chapter that was won go to the first of the group, who may hand them on.  DO-C05"""
    ledger = open_ledger(game.setup.ledger)
    first = next((one for one in game.state.party if not one.dead), None)
    if ledger.end != "won" or first is None:
        return
    _, chapter = chapter_of(campaign_of(ledger), ledger.rows[-1].scenario)
    owned = {item.card for one in game.state.party for item in one.outfit.items()}
    for card in chapter.item:
        if card not in owned:
            first.outfit = gain(first.outfit, Item(card))
            game.tell(Changed, "received", first.id, detail=card)


@step(TryAgain)
def try_again(game: Doria, entry: TryAgain) -> Script[None]:
    """The scenario is tried again; or the group goes on to the next, with its rewards and 5 Monster Points more.

    DO-0500 to DO-0502, DO-G75, DO-G76
    """
    options = (Option("try-again"), Option("go-on"))
    option: Option = yield Ask("after-failure", game.party_seat(), options)
    if option.act == "go-on":
        game.state.noted["go-on"] = 1
        ledger = open_ledger(game.setup.ledger)
        _, chapter = chapter_of(campaign_of(ledger), ledger.next)
        if chapter.level:
            game.push(*[HeroBonus(one.id) for one in game.state.party if not one.dead])


@step(NewCharacter)
def new_character(game: Doria, entry: NewCharacter) -> Script[None]:
    """The place of a dead character is taken by a new one, with as many attribute points and hero bonuses as the
    others; or the group goes on without.  DO-0498, DO-0499"""
    dead = game.character(entry.dead)
    party = {one.card for one in game.state.party}
    others = [one for one in game.state.party if not one.dead]
    free = [id for id in library()[HEROES] if id not in party]
    options = [Option("newcomer", what=id) for id in free]
    if others:
        options.append(Option("without"))
    option: Option = yield Ask("new-character", dead.seat, options, who=dead.id)
    if option.act == "without":
        dead.left = True
        return
    hero = library()[HEROES][option.what]
    earned = max((one.earned for one in others), default=dead.earned)
    levels = max((len(one.bonuses) for one in others), default=len(dead.bonuses))
    newcomer = Character(
        id=FigureId(len(game.state.party) + 1),
        seat=dead.seat,
        card=option.what,
        attributes=hero.attributes,
        points=earned,
        earned=earned,
        hp=1,
    )
    game.state.party.append(newcomer)
    game.push(*[HeroBonus(newcomer.id)] * levels, KeepCards(newcomer.id))


# cards


def counted(item: Item) -> bool:
    """Does a card count among those that may be kept?  Cards without a gold value are kept anyway.  DO-0480"""
    card = item_cards()[item.card]
    return card.gold > 0 and item.card not in library()[CAMPAIGN_ITEMS]


def too_many(game: Doria, items: tuple[Item, ...], keep: int) -> bool:
    """Are these more cards than may be kept: by their number, or by gold, 3 for each card?  DO-0482, DO-0484"""
    loot = [item for item in items if counted(item)]
    if game.setup.option(KEEP_BY_GOLD, False):
        return sum(item_cards()[item.card].gold for item in loot) > GOLD_A_CARD * keep
    return len(loot) > keep


@step(KeepCards)
def keep_cards(game: Doria, entry: KeepCards) -> Script[None]:
    """A character spends saved points, gives cards away, and discards Loot Cards until it has as many as it may keep.

    DO-0478, DO-0480, DO-0482, DO-0484, DO-0494
    """
    who = game.character(entry.who)
    keep = open_ledger(game.setup.ledger).keep
    items = who.outfit.items()
    options = list(_camp_offers(game, who))
    ends = () if too_many(game, items, keep) else (DONE,)
    if not options or (ends and not who.points and not any(counted(item) for item in items)):
        return
    default = len(options) if ends else 0
    option: Option = yield Ask("keep-cards", who.seat, (*options, *ends), default, who.id, about=str(keep))
    if option == DONE:
        return
    game.push(KeepCards(who.id))
    if option.act == "raise":
        raise_attribute(game, who, option.what)
        return
    item = parse_item(option.what)
    who.outfit = lose(who.outfit, item)
    if option.act == "give":
        other = game.character(option.who)
        other.outfit = gain(other.outfit, item)
        game.push(KeepCards(other.id))
    game.tell(Changed, "given-away" if option.act == "give" else "discarded", who.id, detail=str(item))


def _camp_offers(game: Doria, who: Character) -> Iterator[Option]:
    for item in dict.fromkeys(who.outfit.items()):
        if counted(item):
            yield Option("discard", what=str(item))
    special = library()[CAMPAIGN_ITEMS]
    for item in dict.fromkeys(who.outfit.items()):
        if item.card in special:
            others = [one for one in game.state.party if one.here and one.id != who.id]
            yield from (Option("give", who=one.id, what=str(item)) for one in others)
    if who.points:
        for name in raisable(who, MOST_IN_CAMP):
            yield Option("raise", what=name)


@step(CloseCamp)
def close_camp(game: Doria, entry: CloseCamp) -> None:
    """The group goes on; everything is put back into the packs.  DO-0481"""
    for one in game.state.party:
        one.outfit = Outfit(pack=one.outfit.items()) if one.here else EMPTY
    game.end(True, "doria-camp-over")
