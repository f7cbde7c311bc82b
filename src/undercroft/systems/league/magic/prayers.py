"""Prayers: said for ENERGY, in force while the priest chants, what they do to enemies turn by turn.

LE-0616 to LE-0647, LE-G104
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Healed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.kernel.tally import Term
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import PrayerStrikes
from undercroft.systems.league.cards import magic_words, monster_words, words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.prayers import NEAR_PRIEST, PRAYERS, PrayerCard
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.deeds import ON_TARGET, Doing, Model
from undercroft.systems.league.magic.landing import done_to
from undercroft.systems.league.rolls.checks import check, opposed
from undercroft.systems.league.rolls.mind import TERROR
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.conditions import end_prayer
from undercroft.systems.league.status.in_force import within
from undercroft.systems.league.status.points import spend_energy

ENERGY = 1
"""What a prayer costs.  LE-0616"""
TURNS = 4
"""How long a prayer lasts that was said between battles.  LE-0620"""


# said


def may_pray(game: League, priest: Hero) -> list[str]:
    """The prayers a priest may say now: those it knows, except the one in force; none without ENERGY, lying down or
    stunned.  LE-0369, LE-0429, LE-0616, LE-0621, LE-0622"""
    if priest.energy < ENERGY or priest.prone or priest.stun:
        return []
    return [one for one in priest.prayers if not (one == game.state.prayer and game.state.praying == priest.id)]


def pray(game: League, priest: Hero, prayer: str) -> Script[None]:
    """A battle prayers check: success puts the prayer in force in the place of any other; the ENERGY is spent either
    way.  LE-0616 to LE-0621, LE-G104"""
    name = f"league-prayer-{prayer}"
    game.tell(Changed, "prays", priest.id, detail=name, rules=("LE-0616",))
    spend_energy(game, priest, ENERGY, name, ("LE-0616",))
    heard = yield from check(game, priest, "battle-prayers", "prayer", rules=("LE-0617",))
    if not heard.success:
        game.tell(Changed, "not-heard", priest.id, detail=name, rules=("LE-0617",))
        return
    state = game.state
    if state.prayer:
        end_prayer(game, game.hero(state.praying), "LE-0621")
    state.prayer, state.praying = prayer, priest.id
    more = game.kit(priest).sum(words.PRAYER_TURNS)
    state.prayer_turns = 0 if state.battle else TURNS + more
    game.tell(Changed, "prayer", priest.id, now=1, detail=name, rules=("LE-0617",))
    card = game.box[PRAYERS][prayer]
    priest.spent = priest.spent or bool(magic_words.SPENT.of(card.priest))
    yield from _at_once(game, priest, card)


def _at_once(game: League, priest: Hero, card: PrayerCard) -> Script[None]:
    """What a prayer does to every hero as it is heard.  LE-0628, LE-0635, LE-0645"""
    doing = Doing(priest.id, f"league-prayer-{card.id}", card.id)
    for effect in card.at_once:
        for hero in game.state.party:
            if hero.here:
                yield from done_to(game, hero, effect, doing)


@ON_TARGET.does(magic_words.RETAKE)
def retake(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """Whoever has failed tests against fear and terror takes them again with the bonus of the prayer.  LE-0628"""
    if isinstance(model, Hero):
        for card in model.afraid:
            terror = any(model.level <= level for level in monster_words.CAUSE_TERROR.of(game.special(card)))
            terms = (Term(TERROR, "terror", "LE-0741"),) if terror else ()
            why = "terror" if terror else "fear"
            passed = yield from check(game, model, "resolve", why, terms=terms, when=(When.FEAR,), rules=("LE-0628",))
            if passed.success:
                model.afraid = tuple(one for one in model.afraid if one != card)
                game.tell(Changed, "afraid", model.id, was=1, detail=f"league-monster-{card}", rules=("LE-0628",))
    return doing


@ON_TARGET.does(magic_words.FALTER_NOT)
def falter_not(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """HP above what the model can have.  LE-0645"""
    yield from ()
    was, model.hp = model.hp, model.hp + n
    game.tell(Healed, model.id, n, model.hp, doing.source, rules=("LE-0645",))
    if was <= 0 < model.hp:
        game.tell(Changed, "awake", model.id, now=1, rules=("LE-0645",))
    return doing


# turn by turn


@moments.TURN_STARTS.on(moments.ALWAYS, rank=BOOK)
def turn_starts(game: League) -> None:
    """At the start of each turn a prayer may strike enemies.  LE-0636, LE-0641, LE-0643"""
    state = game.state
    if state.prayer and game.box[PRAYERS][state.prayer].foes:
        game.push(PrayerStrikes(state.praying))


@step(PrayerStrikes)
def prayer_strikes(game: League, entry: PrayerStrikes) -> Script[None]:
    """Enemies up to 4 squares from the priest test RES; those who fail suffer what the prayer does to them.

    LE-0618, LE-0636, LE-0641 to LE-0643
    """
    state, priest = game.state, game.hero(entry.who)
    card = game.box[PRAYERS].get(state.prayer)
    if card is None:
        return
    doing = Doing(priest.id, f"league-prayer-{card.id}", card.id)
    for enemy in struck_by(game, priest, card):
        if not (yield from opposed(game, enemy, "resolve", "prayer")):
            for effect in card.foes:
                yield from done_to(game, enemy, effect, doing)


def struck_by(game: League, priest: Hero, card: PrayerCard) -> list[Enemy]:
    """The enemies near enough to the priest whom a prayer can do anything to, ethereal ones alone if it says so; whom
    something else costs an AP already is not stayed.  LE-0636, LE-0641 to LE-0643, LE-X01"""
    stays = bool(magic_words.STAY.of(card.foes))
    near = [one for one in game.state.enemies if within(game, one, priest, NEAR_PRIEST)]
    return [
        one
        for one in near
        if (not card.ethereal or game.has(one, monster_words.ETHEREAL))
        and not (stays and (game.wounded(one) or one.stun))
    ]


@moments.TURN_ENDS.on(moments.ALWAYS, rank=BOOK)
def turn_ends(game: League) -> None:
    """A prayer said between battles comes to its end.  LE-0620"""
    state = game.state
    if state.prayer and state.prayer_turns:
        state.prayer_turns -= 1
        if not state.prayer_turns:
            over(game)


@moments.BATTLE_WON.on(moments.ALWAYS, rank=BOOK)
def battle_won(game: League) -> None:
    """A prayer said in battle ends with it, and what it gave beyond the maximum is gone; God's Champion pays.

    LE-0619, LE-0645 to LE-0647
    """
    if game.state.prayer and not game.state.prayer_turns:
        over(game)
    for hero in game.state.party:
        settle(game, hero)


def over(game: League) -> None:
    """The prayer in force has come to its end.  LE-0619, LE-0620"""
    state = game.state
    if state.praying != NO_ONE:
        end_prayer(game, game.hero(state.praying), "LE-0619")
    if not state.battle:
        for hero in game.state.party:
            settle(game, hero)


def settle(game: League, hero: Hero) -> None:
    """After the battle HP are no more than the maximum, and God's Champion loses 1 more ENERGY, or without any half its
    CON until a short rest is taken or the dungeon is left.  LE-0645 to LE-0647"""
    hero.hp = min(hero.hp, game.most_hp(hero))
    if hero.spent:
        hero.spent = False
        if hero.energy:
            spend_energy(game, hero, 1, "league-prayer-gods-champion", ("LE-0646",))
        else:
            hero.weakened = True
            game.tell(Changed, "weakened", hero.id, now=1, rules=("LE-0647",))
