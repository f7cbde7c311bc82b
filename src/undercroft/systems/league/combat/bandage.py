"""Bandages: who may be treated, and what a heal check restores.

LE-0278 to LE-0282, LE-0427, LE-0674, LE-G38, LE-G93
"""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.league.cards import combat_words, use_words
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.cards.things import GearCard
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import adjacent_foes, beside
from undercroft.systems.league.ground.sight import foes_in_sight
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.points import heal
from undercroft.systems.league.status.wear import discard

BANDAGE = "bandage"


def bandages(hero: Hero) -> tuple[Item, ...]:
    """The bandages in a hero's quick slots, each kind once, the best last.  LE-0278"""
    box = things()
    found = dict.fromkeys(item for item in hero.outfit.at("quick") if _is_bandage(item))
    return tuple(sorted(found, key=lambda item: (box[item.card].price, str(item))))


def _is_bandage(item: Item) -> bool:
    card = things()[item.card]
    return isinstance(card, GearCard) and card.tool == BANDAGE


def may_treat(game: League, healer: Hero, patient: Hero) -> bool:
    """May a hero treat another with a bandage?  They are adjacent and no enemy is adjacent to either; nobody who is
    down applies one, and whoever is down is treated after the battle.

    LE-0278, LE-0279, LE-0427, LE-0537, LE-0538
    """
    if healer is patient or not healer.able or patient.hp >= game.most_hp(patient) or not patient.here:
        return False
    if patient.down and game.state.battle:
        return False
    if not patient.down and game.kit(patient).says(combat_words.DISTRUSTFUL):
        return False
    return beside(game, healer, patient) and not (adjacent_foes(game, healer) or adjacent_foes(game, patient))


def may_treat_itself(game: League, hero: Hero) -> bool:
    """May a hero bandage itself?  Only with no enemy in sight.  LE-0281, LE-0389, LE-0538"""
    return hero.able and hero.hp < game.most_hp(hero) and not foes_in_sight(game, hero)


def treat(game: League, healer: Hero, patient: Hero, item: Item) -> Script[None]:
    """The bandage is used up, a heal check decides, the HP are thrown; somebody else who is treated loses an AP: of
    those it has, else of the next it has.

    LE-0278, LE-0280, LE-0282, LE-0674, LE-G38, LE-G93
    """
    healer.outfit = discard(healer.outfit, item)
    game.tell(Changed, "used-up", healer.id, detail=f"league-thing-{item.card}", rules=("LE-0282",))
    if patient is not healer and not patient.down:
        if patient.ap:
            patient.ap -= 1
        else:
            patient.owed += 1
    checked = yield from check(game, healer, "heal", "bandage", rules=("LE-0278",))
    if not checked.success:
        return
    card = things()[item.card]
    for amount in use_words.HEALS.of(card.use) if isinstance(card, GearCard) else ():
        n = yield from throw_amount(game, healer, measure(amount), "healing", affects=patient)
        heal(game, patient, n, "bandage", ("LE-G38",))
