"""Things that happen to a Hero outside combat: items used, signatures, traps, lucky finds, blessings."""

from __future__ import annotations

from undercroft.content.vocabulary import Effects
from undercroft.crawl.effects import Deeds
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed, Said
from undercroft.systems.darkness import status
from undercroft.systems.darkness.agenda import Find, SpawnGuard, Walk
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero

WHEN_USED: Deeds[Darkness, Hero, [], None] = Deeds("when used")
"""What each word does to the Hero who uses, springs or finds the card it is on."""


@WHEN_USED.does(words.HEAL)
def heal(game: Darkness, hero: Hero, amount: int) -> None:
    """The user heals.  DA-C105"""
    status.heal(game, hero, amount)


@WHEN_USED.does(words.HEAL_ZONE)
def heal_zone(game: Darkness, hero: Hero, amount: int) -> None:
    """Every Hero in the user's Zone heals."""
    for other in game.heroes_at(hero.at):
        status.heal(game, other, amount)


@WHEN_USED.does(words.HEAL_ALL)
def heal_all(game: Darkness, hero: Hero, amount: int) -> None:
    """Every living Hero heals."""
    for other in game.living():
        status.heal(game, other, amount)


@WHEN_USED.does(words.HURT)
def hurt(game: Darkness, hero: Hero, amount: int) -> None:
    """The user suffers Wounds."""
    status.hurt(game, hero, amount, why="trap")


@WHEN_USED.does(words.HURT_ZONE)
def hurt_zone(game: Darkness, hero: Hero, amount: int) -> None:
    """Every Hero in the user's Zone suffers Wounds."""
    for other in game.heroes_at(hero.at):
        status.hurt(game, other, amount, why="trap")


@WHEN_USED.does(words.HURT_FOES)
def hurt_foes(game: Darkness, hero: Hero, amount: int) -> None:
    """Every Enemy in the user's Zone suffers Wounds."""
    for foe in game.foes_at(hero.at):
        status.hurt_everybody(game, foe, amount, hero)


@WHEN_USED.does(words.STUN_SELF)
def stun_self(game: Darkness, hero: Hero, _: None) -> None:
    """The user is Stunned."""
    status.stun_hero(game, hero)


@WHEN_USED.does(words.STUN_FOES)
def stun_foes(game: Darkness, hero: Hero, _: None) -> None:
    """Every Enemy in the user's Zone is Stunned."""
    for foe in game.foes_at(hero.at):
        status.stun_foe(game, foe)


@WHEN_USED.does(words.GAIN_XP)
def gain_xp(game: Darkness, hero: Hero, amount: int) -> None:
    """The user gains experience."""
    status.gain_xp(game, hero, amount)


@WHEN_USED.does(words.GAIN_XP_ALL)
def gain_xp_all(game: Darkness, hero: Hero, amount: int) -> None:
    """Every living Hero gains experience."""
    status.gain_xp_all(game, amount)


@WHEN_USED.does(words.FIND)
def find(game: Darkness, hero: Hero, amount: int) -> None:
    """The user draws Treasure cards of the Current Level."""
    game.push(Find(hero.id, (game.state.level,) * amount))


@WHEN_USED.does(words.EXTRA_ACTION)
def extra_action(game: Darkness, hero: Hero, amount: int) -> None:
    """The user gets more Actions in this Activation."""
    hero.actions += amount


@WHEN_USED.does(words.FREE_STEPS)
def free_steps(game: Darkness, hero: Hero, amount: int) -> None:
    """The user may move as if Slippery."""
    game.push(Walk(hero.id, amount, slippery=True, only_steps=True))


@WHEN_USED.does(words.CALL_GUARD)
def call_guard(game: Darkness, hero: Hero, _: None) -> None:
    """A Guard card of the Current Level appears in the user's Zone."""
    game.push(SpawnGuard(at=hero.at, level=game.state.level, why="trap"))


@WHEN_USED.does(words.SPILL)
def spill(game: Darkness, hero: Hero, _: None) -> None:
    """The user discards the unequipped card of the highest Level."""
    gear = gear_cards()
    if hero.pack:
        worst = max(hero.pack, key=lambda card: (gear[card].level, card))
        hero.pack = without(hero.pack, worst)
        status.discard_gear(game, worst)
        game.tell(Changed, "lost", hero.id, detail=worst)


def do_to(game: Darkness, hero: Hero, effects: Effects, source: str) -> None:
    """Do each effect to a Hero, in reading order."""
    game.tell(Said, "darkness-used", hero.id, {"what": source})
    for effect in effects:
        WHEN_USED.do(game, hero, effect)
