"""Cards a Hero receives: Traps and Luck happen at once, the rest is kept or shared; what fallen Enemies leave.

DA-0171 to DA-0173, DA-0213, DA-0214, DA-G27, DA-G28
"""

from __future__ import annotations

from undercroft.crawl.sharing import who_takes
from undercroft.crawl.steps import step
from undercroft.kernel.events import Drawn
from undercroft.kernel.requests import Option, Script
from undercroft.systems.darkness.agenda import Find, Loot, Share, Trade
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.effects import do_to
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero
from undercroft.systems.darkness.status import discard_gear
from undercroft.systems.darkness.things import draw_treasure, give, lose


def receive(game: Darkness, hero: Hero, cards: tuple[str, ...]) -> None:
    """Cards drawn by a Hero: Traps and Luck happen at once and are discarded, the rest may be shared.

    DA-0213, DA-0214, DA-G27
    """
    kept: tuple[str, ...] = ()
    for card in cards:
        if not card:
            continue
        gear = gear_cards()[card]
        if gear.trap or gear.luck:
            game.tell(Drawn, f"treasure-{gear.level}", 1, (card,), hero.seat, hero.id, rules=("DA-G27",))
            discard_gear(game, card)
            do_to(game, hero, gear.trap or gear.luck, card)
        else:
            give(game, hero, card)
            kept += (card,)
    if kept:
        game.push(Share(hero.id, kept))


@step(Find, after=True)
def find(game: Darkness, entry: Find) -> Script[None]:
    """A Hero draws one card for each Level named and receives them."""
    hero = game.hero(entry.who)
    cards: tuple[str, ...] = ()
    for level in entry.levels:
        cards += ((yield from draw_treasure(game, level, hero.seat)),)
    receive(game, hero, cards)


@step(Share)
def share(game: Darkness, entry: Share) -> Script[None]:
    """Cards just collected may be given to other Heroes in the same Zone; a Hero who keeps one, of whatever kind, may
    rearrange what it wears for free.  DA-0173, DA-0213, DA-0214"""
    hero = game.hero(entry.who)
    others = [other for other in game.heroes_at(hero.at) if other.id != hero.id]
    dressing: list[Trade] = []
    for card in entry.cards:
        if card not in hero.pack:
            continue
        owner = hero
        if others:
            options = [Option("keep", what=card)] + [Option("give", other.id, what=card) for other in others]
            owner = game.hero((yield from who_takes("share-card", hero.seat, hero.id, card, options)))
            if owner is not hero:
                lose(hero, card)
                give(game, owner, card)
        if all(trade.who != owner.id for trade in dressing):
            dressing.append(Trade(owner.id, owner.at, True))
    game.push(*dressing)


@step(Loot, after=True)
def loot(game: Darkness, entry: Loot) -> None:
    """A killed Guardian's Equipment goes to the killer, who keeps it or gives it to a Hero beside it.

    DA-0171 to DA-0173, DA-G28
    """
    killer = game.hero(entry.to)
    if killer.here:
        receive(game, killer, (entry.card,))
    else:
        discard_gear(game, entry.card)
