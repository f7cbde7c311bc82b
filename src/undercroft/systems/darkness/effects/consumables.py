"""Consumables outside their bearer's Activation: to survive a blow, to keep an Enemy off.  DA-0124, DA-0131, DA-G134

Nothing is asked where it would change nothing: what heals is offered when it saves a life that Wounds would take, what
strikes Enemies when one beside its bearer is about to attack.
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness.agenda import Rescue
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.effects import do_to
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Foe, Hero
from undercroft.systems.darkness.status import cures, discard_gear, suffer
from undercroft.systems.darkness.things import lose

DECLINE = Option("decline")


def use(game: Darkness, hero: Hero, card: str) -> None:
    """Use a Consumable: its effect, then it is discarded.  DA-0131"""
    lose(hero, card)
    discard_gear(game, card)
    do_to(game, hero, gear_cards()[card].use, card)


def usable(game: Darkness, hero: Hero) -> list[str]:
    """The Consumables that do something when a Hero uses them, each once.  DA-0124, DA-0131, DA-0327"""
    gear = gear_cards()
    return [card for card in dict.fromkeys(game.kit(hero).items) if gear[card].use and gear[card].consumable]


@step(Rescue, attack=True)
def rescue(game: Darkness, entry: Rescue) -> Script[None]:
    """Wounds would kill a Hero: the bearer of a cure may use it first, as long as that can save a life.  DA-G134"""
    hero = game.hero(entry.who)
    wounds = entry.wounds
    declined: set[int] = set()
    while wounds >= hero.health and (found := cures(game, hero, wounds, declined)):
        bearer = found[0][0]
        cards = list(dict.fromkeys(card for one, card, _ in found if one.id == bearer.id))
        options = [Option("use", what=card) for card in cards]
        option: Option = yield Ask("rescue", bearer.seat, (*options, DECLINE), who=bearer.id, about=str(wounds))
        if option.act == "decline":
            declined.add(bearer.id)
        else:
            use(game, bearer, option.what)
    suffer(game, hero, wounds, entry.by, entry.why)
    fight = game.state.fight
    if fight is not None and fight.defense.who == hero.id:
        fight.slain = hero.dead


def fend_off(game: Darkness, foe: Foe) -> Script[None]:
    """An Enemy is about to attack: Heroes in its Zone may first throw at it what they have.  DA-0124, DA-G134"""
    for hero in game.heroes_at(foe.at):
        while game.foe_or_none(foe.id) is not None and not foe.stunned and not hero.dead:
            cards = [card for card in usable(game, hero) if strikes(card)]
            if not cards:
                break
            options = [DECLINE, *[Option("use", what=card) for card in cards]]
            option: Option = yield Ask("fend-off", hero.seat, options, who=hero.id)
            if option.act == "decline":
                break
            use(game, hero, option.what)


def strikes(card: str) -> bool:
    """Does a Consumable hurt or Stun Enemies in its user's Zone?"""
    return any(words.HURT_FOES.names(effect) or words.STUN_FOES.names(effect) for effect in gear_cards()[card].use)
