"""Things that happen to a Hero outside combat: items used, signatures, traps, lucky finds, blessings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.content.vocabulary import Effects
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed, Said
from undercroft.systems.darkness import status
from undercroft.systems.darkness.agenda import Find, SpawnGuard, Walk
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero

Use = Callable[[Darkness, Hero, Any], None]


def _heal(game: Darkness, hero: Hero, amount: int) -> None:
    status.heal(game, hero, amount)


def _heal_zone(game: Darkness, hero: Hero, amount: int) -> None:
    for other in game.heroes_at(hero.at):
        status.heal(game, other, amount)


def _heal_all(game: Darkness, hero: Hero, amount: int) -> None:
    for other in game.living():
        status.heal(game, other, amount)


def _hurt(game: Darkness, hero: Hero, amount: int) -> None:
    status.hurt(game, hero, amount, why="trap")


def _hurt_zone(game: Darkness, hero: Hero, amount: int) -> None:
    for other in game.heroes_at(hero.at):
        status.hurt(game, other, amount, why="trap")


def _hurt_foes(game: Darkness, hero: Hero, amount: int) -> None:
    for foe in game.foes_at(hero.at):
        status.hurt_everybody(game, foe, amount, hero)


def _stun_self(game: Darkness, hero: Hero, _: None) -> None:
    status.stun_hero(game, hero)


def _stun_foes(game: Darkness, hero: Hero, _: None) -> None:
    for foe in game.foes_at(hero.at):
        status.stun_foe(game, foe)


def _gain_xp(game: Darkness, hero: Hero, amount: int) -> None:
    status.gain_xp(game, hero, amount)


def _gain_xp_all(game: Darkness, hero: Hero, amount: int) -> None:
    status.gain_xp_all(game, amount)


def _find(game: Darkness, hero: Hero, amount: int) -> None:
    game.push(Find(hero.id, (game.state.level,) * amount))


def _extra_action(game: Darkness, hero: Hero, amount: int) -> None:
    hero.actions += amount


def _free_steps(game: Darkness, hero: Hero, amount: int) -> None:
    game.push(Walk(hero.id, amount, slippery=True, only_steps=True))


def _call_guard(game: Darkness, hero: Hero, _: None) -> None:
    game.push(SpawnGuard(at=hero.at, level=game.state.level, why="trap"))


def _spill(game: Darkness, hero: Hero, _: None) -> None:
    gear = gear_cards()
    if hero.pack:
        worst = max(hero.pack, key=lambda card: (gear[card].level, card))
        hero.pack = without(hero.pack, worst)
        status.discard_gear(game, worst)
        game.tell(Changed, "lost", hero.id, detail=worst)


USES: dict[str, Use] = {
    words.HEAL.name: _heal,
    words.HEAL_ZONE.name: _heal_zone,
    words.HEAL_ALL.name: _heal_all,
    words.HURT.name: _hurt,
    words.HURT_ZONE.name: _hurt_zone,
    words.HURT_FOES.name: _hurt_foes,
    words.STUN_SELF.name: _stun_self,
    words.STUN_FOES.name: _stun_foes,
    words.GAIN_XP.name: _gain_xp,
    words.GAIN_XP_ALL.name: _gain_xp_all,
    words.FIND.name: _find,
    words.EXTRA_ACTION.name: _extra_action,
    words.FREE_STEPS.name: _free_steps,
    words.CALL_GUARD.name: _call_guard,
    words.SPILL.name: _spill,
}


def do_to(game: Darkness, hero: Hero, effects: Effects, source: str) -> None:
    """Do each effect to a Hero, in reading order."""
    game.tell(Said, "darkness-used", hero.id, {"what": source})
    for effect in effects:
        USES[effect.name](game, hero, effect.args)
