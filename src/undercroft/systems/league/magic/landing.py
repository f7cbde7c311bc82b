"""A spell takes effect: touch, resistance, and all whom it reaches.  LE-0553 to LE-0555, LE-0563, LE-0748"""

from __future__ import annotations

from undercroft.content.vocabulary import Effect
from undercroft.crawl.game import is_hero
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Term
from undercroft.systems.league.agenda import SpellLands, SpellTakes, SpellTouched
from undercroft.systems.league.cards import magic_words
from undercroft.systems.league.cards.library import spell as spell_card
from undercroft.systems.league.cards.spells import Magic, Resist
from undercroft.systems.league.combat.attack import begin
from undercroft.systems.league.combat.occasions import lands
from undercroft.systems.league.effects.taking import TAKES
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.aims import Aim, struck
from undercroft.systems.league.magic.deeds import ON_ROOM, ON_TARGET, Doing
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Enemy, Hero, Hit, Lasting
from undercroft.systems.league.status.in_force import put_in_force

TOUCH, TOUCHING = "touch", 20
"""The attack that a touch spell makes, and what is added to its CS.  LE-0553"""


@step(SpellLands, after=True)
def spell_lands(game: League, entry: SpellLands) -> Script[None]:
    """A spell has been cast and not dispelled: an unwilling target must be touched, with CS +20; otherwise it reaches
    at once all whom it is for.  LE-0552, LE-0553, LE-0555, LE-0570"""
    caster, spell = game.model(entry.who), spell_card(entry.spell)
    if spell.touch and entry.target and is_hero(entry.target) != is_hero(entry.who):
        if not game.gone(entry.target):
            game.push(SpellTouched(entry.who, entry.spell, entry.target, entry.power))
            extra = (Term(TOUCHING, "touch", "LE-0553"),)
            begin(game, caster.id, entry.target, None, "free", special=TOUCH, extra=extra, ranged=False)
        return
    yield from take_effect(game, caster, spell, Aim(entry.target, entry.at), entry.power)


@lands(TOUCH)
def touched(game: League, hit: Hit) -> Script[None]:
    """A touch does no damage by itself.  LE-0553"""
    yield from ()


@step(SpellTouched, after=True)
def spell_touched(game: League, entry: SpellTouched) -> None:
    """The spell works if the touch has hit and was neither dodged nor parried.  LE-0553, LE-0554"""
    hit = game.state.hit
    if hit is not None and hit.special == TOUCH and hit.landed and not hit.shield and not game.gone(entry.target):
        game.push(SpellTakes(entry.target, entry.spell, entry.who, entry.power))


def take_effect(game: League, caster: Hero | Enemy, spell: Magic, aim: Aim, power: int) -> Script[None]:
    """What a spell does to the room is done, and then to each whom it strikes.  LE-0563, LE-G15"""
    for effect in spell.do:
        if effect.name in ON_ROOM:
            yield from ON_ROOM.do(game, caster, effect, spell, aim)
    if spell.aim in ("none", "lock") or magic_words.BLINK.of(spell.do):
        return
    game.push(*(SpellTakes(one.id, spell.id, caster.id, power) for one in struck(game, caster, spell, aim)))


@step(SpellTakes, after=True)
def spell_takes(game: League, entry: SpellTakes) -> Script[None]:
    """Whoever a spell strikes resists it, if it can be resisted, or has what it does, word by word, and what it gives
    from now on.  LE-0544, LE-0563"""
    model, spell = game.model(entry.who), spell_card(entry.spell)
    doing = Doing(entry.by, f"league-spell-{spell.id}", spell.id, entry.power)
    if spell.resist is not None:
        doing = doing.but(halved=(yield from resists(game, model, spell.resist, doing.source)))
        if doing.halved and not spell.resist.halves:
            game.tell(Changed, "resisted", model.id, detail=doing.source)
            return
    for effect in spell.do:
        doing = yield from done_to(game, model, effect, doing)
    if spell.gives and not game.gone(model.id):
        put_in_force(game, model, Lasting(card=spell.id, kind="spell", by=entry.by, turns=spell.turns), "LE-0544")


def done_to(game: League, model: Hero | Enemy, effect: Effect[object], doing: Doing) -> Script[Doing]:
    """What one word of a spell, potion or prayer does to a model that is still there."""
    if game.gone(model.id):
        return doing
    if effect.name in ON_TARGET:
        return (yield from ON_TARGET.do(game, model, effect, doing))
    if effect.name in TAKES:
        yield from TAKES.do(game, model, effect, doing.by, doing.source)
    return doing


def resists(game: League, model: Hero | Enemy, resist: Resist, source: str) -> Script[bool]:
    """A test by which a model avoids what would befall it, or half of it.  LE-0618"""
    terms = (Term(resist.modifier, source, "LE-G15"),) if resist.modifier else ()
    return (yield from check(game, model, resist.by, "resist", terms=terms)).success
