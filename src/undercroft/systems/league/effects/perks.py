"""Perks: what a hero does for ENERGY, at once or for a time.  LE-0073, LE-0225, LE-0309, LE-0334, LE-G07"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from undercroft.board.bits import has
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Script
from undercroft.systems.league.cards import magic_words, use_words
from undercroft.systems.league.cards.heroes import PERKS, PerkCard
from undercroft.systems.league.effects.taking import take_effect
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import around
from undercroft.systems.league.state import LEAST_THREAT, Hero, Lasting
from undercroft.systems.league.status.mana import most_mana
from undercroft.systems.league.status.points import spend_energy

WANTS: Mapping[str, Callable[[League, Hero], bool]] = {
    use_words.HEALS.name: lambda game, hero: hero.hp < game.most_hp(hero),
    use_words.CALMS.name: lambda game, hero: game.state.threat > LEAST_THREAT,
    magic_words.REFILL.name: lambda game, hero: hero.mana < most_mana(game, hero),
    magic_words.ROUSE.name: lambda game, hero: bool(hero.prone or hero.stun or hero.netted or hero.afraid),
    magic_words.HASTEN.name: lambda game, hero: game.state.battle > 0,
}
"""When a word that works at once would change anything."""


def usable(game: League, hero: Hero) -> Iterator[tuple[str, FigureId]]:
    """The perks a hero may use now, each with whom it would help: it has the ENERGY, the perk is not in force already,
    and it would change something.  LE-0073, LE-G07"""
    in_force = {one.card for one in hero.lasting if one.kind == "perk"}
    for perk in hero.perks:
        card = game.box[PERKS][perk]
        if card.energy <= hero.energy and perk not in in_force and (game.state.battle or not only_in_battle(card)):
            yield from ((perk, one.id) for one in _helped(game, hero, card) if _of_use(game, card, one))


def only_in_battle(card: PerkCard) -> bool:
    """Is it of no use outside battle?"""
    return card.lasts == "battle" or card.group == "combat"


def _helped(game: League, hero: Hero, card: PerkCard) -> list[Hero]:
    """The hero itself, or the heroes beside it."""
    if card.aim == "self":
        return [hero]
    near = around(game, hero)
    return [one for one in game.state.party if one is not hero and one.here and has(near, one.at)]


def _of_use(game: League, card: PerkCard, hero: Hero) -> bool:
    wants = [WANTS[effect.name](game, hero) for effect in card.do if effect.name in WANTS]
    return bool(card.gives) or not wants or any(wants)


def use(game: League, hero: Hero, perk: str, helped: Hero) -> Script[None]:
    """The ENERGY is paid; what works at once does, and what lasts is in force.  LE-0073, LE-G07"""
    card = game.box[PERKS][perk]
    name = f"league-perk-{perk}"
    game.tell(Changed, "perk", hero.id, now=1, detail=name, rules=("LE-0073",))
    spend_energy(game, hero, card.energy, name, ("LE-0073",))
    if card.gives:
        helped.lasting = (*helped.lasting, Lasting(card=perk, kind="perk", by=hero.id))
    yield from take_effect(game, helped, card.do, hero.id, name)
