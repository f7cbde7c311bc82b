"""Bleeding out: who lies there, what helps, who dies of it.  LE-0295, LE-0296, LE-0533 to LE-0542, LE-G96, LE-X02"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Term
from undercroft.systems.league import moments
from undercroft.systems.league.cards import use_words
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.cards.things import NOTHING
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.defeat import die
from undercroft.systems.league.status.points import heal

REST = 10
"""LE-0295"""
WAKING = "d4"
"""LE-0296"""
GRACE = 1
"""So many turns outside battle the party has to help or to rest before whom it cannot help dies.  LE-0540, LE-G96"""


def bleeding(game: League) -> list[Hero]:
    """The heroes who lie on the board and bleed out.  LE-0533"""
    return [one for one in game.state.party if one.here and one.down]


def can_be_helped(game: League) -> bool:
    """Has the party anything that would bring a fallen hero back: a bandage, a healing potion, a healing spell?

    LE-0534 to LE-0537, LE-0540
    """
    return any(_heals(game, one) for one in game.state.party if one.here)


def _heals(game: League, hero: Hero) -> bool:
    """Has a hero something that heals, or a healing spell and the mana for it?"""
    box = things()
    for item in hero.outfit.items():
        card = box[item.card]
        if any(use_words.HEALS.of(getattr(card, what, NOTHING)) for what in ("use", "drink")):
            return True
    spells = game.box[SPELLS]
    known = (spells[id] for id in hero.spells if id in spells) if hero.able else ()
    return any(hero.mana >= spell.mana and use_words.HEALS.of(spell.do) for spell in known)


def rest_bleeding(game: League, hero: Hero) -> Script[None]:
    """During a rest an untreated hero tests CON at +10: it regains d4 HP, whatever it wears, or dies.

    LE-0295, LE-0296, LE-G96
    """
    if not hero.down:
        return
    terms = (Term(REST, "rest", "LE-0295"),)
    passed = yield from check(game, hero, "constitution", "bleeding", terms=terms, rules=("LE-0295",))
    if not passed.success:
        die(game, hero, "bled-out", "LE-0295")
        return
    n = yield from throw_amount(game, hero, measure(WAKING), "healing")
    heal(game, hero, n - min(0, hero.hp), "rest", ("LE-0296",))


@moments.TURN_ENDS.on(moments.ALWAYS, rank=BOOK)
def turn_ends(game: League) -> None:
    """Heroes bleed: whom nobody can help and who was not taken through a rest dies after a turn outside battle; where
    the table plays it so, whose time has run out dies whatever happens.  LE-0540, LE-0542, LE-G96, LE-X02"""
    for hero in bleeding(game):
        if hero.time_left:
            hero.time_left -= 1
            game.tell(Changed, "time-left", hero.id, now=hero.time_left, was=hero.time_left + 1, rules=("LE-0542",))
            if not hero.time_left:
                die(game, hero, "bled-out", "LE-0542")
                continue
        if game.state.battle or can_be_helped(game):
            continue
        hero.untreated += 1
        if hero.untreated > GRACE:
            die(game, hero, "bled-out", "LE-0540")
