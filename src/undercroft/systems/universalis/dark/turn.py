"""The turn of a Dark Player with a hand of cards, who draws, plays cards and activates creatures in any order.

UN-0572 to UN-0579, UN-0582, UN-0587, UN-0623
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.game import draw
from undercroft.kernel.requests import DONE, PASS, Ask, Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Act, DarkAct, DarkDraw, EndActivation, HandLimit, Recover
from undercroft.systems.universalis.dark.ambushes import reinforce
from undercroft.systems.universalis.dark.power_cards import empower, may_have, needs_creature
from undercroft.systems.universalis.dark.under_water import surface
from undercroft.systems.universalis.dungeon.arrivals import entries
from undercroft.systems.universalis.dungeon.dark_hand import (
    different,
    hand_of,
    held,
    keep_to_limit,
    take_out,
    throw_away,
    to_discard,
)
from undercroft.systems.universalis.dungeon.obstacles import affords, card_of, pay, price
from undercroft.systems.universalis.game import BY_HAND, Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.seats import CARDS, CLASSIC, mode_of
from undercroft.systems.universalis.setup.decks import ENCOUNTERS, PLOTS
from undercroft.systems.universalis.state import Character


def may_draw(game: Universalis) -> bool:
    """May the Dark Player draw?  Not in a combat with enemies of the Main Room, nor once the mission is
    accomplished, and never without decks.  UN-0573, UN-0574, UN-1331"""
    if game.state.accomplished or mode_of(game.setup) != CARDS:
        return False
    sections = game.plan.sections
    main = any(one.home >= 0 and sections[one.home].plan.main for one in game.state.creatures)
    return not (main and in_combat(game))


@step(DarkDraw)
def dark_draw(game: Universalis, entry: DarkDraw) -> Script[None]:
    """The Dark Player draws a card from the deck they name, or none; a Classic Dark Player gains a point instead.

    Creatures kept under water may come up first.

    UN-0572, UN-0583, UN-1331, UN-1338, UN-C519, UN-0580, UN-0581
    """
    if hand_of(game).lurkers:
        yield from surface(game)
    if mode_of(game.setup) == CLASSIC:
        pay(game, -1)
        return
    decks = [name for name in (PLOTS, ENCOUNTERS) if game.state.piles[name].cards]
    if decks and may_draw(game):
        options = [*(Option("draw-card", what=name) for name in decks), PASS]
        option: Option = yield Ask("dark-draw", game.dark, options)
        if option.act == "draw-card":
            (card,) = yield from draw(game, option.what, seat=game.dark, why="hand", secret=True)
            hand_of(game).hand += (card,)
    yield from keep_to_limit(game)


@step(HandLimit, between=True)
def hand_limit(game: Universalis, entry: HandLimit) -> Script[None]:
    """The Dark Player discards the cards above the limit.  UN-0581"""
    yield from keep_to_limit(game)


@moments.KNOCKED_OUT.on(BY_HAND)
def hold_fewer(game: Universalis, who: Character) -> None:
    """When a hero is Knocked Out, the Dark Player may hold fewer cards.  UN-0580, UN-0581"""
    if who.hero:
        game.push(HandLimit())


@step(DarkAct)
def dark_act(game: Universalis, entry: DarkAct) -> Script[None]:
    """The Dark Player activates a creature, plays a card or discards one, until they are done.

    UN-0575, UN-0576, UN-0578, UN-0582, UN-0587, UN-0623
    """
    everybody = (*game.state.creatures, *game.state.heroes) if game.state.swayed else game.state.creatures
    waiting = [one for one in everybody if not one.activated and one.here and not game.bright(one)]
    plays = [Option("play", what=card) for card in playable(game)]
    activations = [Option("activate", one.id) for one in waiting]
    options = [*activations, *plays, *to_discard(game), DONE]
    usual = 0 if activations else len(options) - 1
    option: Option = yield Ask("dark-act", game.dark, options, default=usual, window=True)
    if option.act == "done":
        return
    game.push(DarkAct())
    if option.act == "activate":
        game.push(Recover(option.who), Act(option.who), EndActivation(option.who))
    elif option.act == "discard":
        throw_away(game, option.what)
    elif card_of(option.what).kind == "power":
        yield from play_power(game, option.what)
    else:
        take_out(game, option.what)
        yield from reinforce(game, option.what)


def playable(game: Universalis) -> list[str]:
    """The cards of the hand that can be activated in the Dark Player's own turn: Powers, and Reinforcements in a
    combat.  UN-0576, UN-0587, UN-0315"""
    found = []
    for card in different(held(game)):
        kind = card_of(card)
        if (
            kind.kind == "power"
            and affords(game, price(game, card))
            and (not needs_creature(card) or takers(game, card))
        ) or (kind.column == "reinforcements" and game.state.reserve > 0 and in_combat(game) and entries(game)):
            found.append(card)
    return found


def takers(game: Universalis, card: str) -> list[Character]:
    """The creatures a Power card would do good.  UN-0587"""
    return [one for one in game.state.creatures if one.here and may_have(game, card, one)]


def play_power(game: Universalis, card: str) -> Script[None]:
    """Pay for a Power card and choose the creature that gets it; with a Classic Dark Player, a second one ends the
    first.  UN-0575, UN-0577, UN-0585, UN-0587, UN-1335"""
    who = None
    if needs_creature(card):
        options = [Option("empower", one.id, what=card) for one in takers(game, card)]
        option = options[0]
        if len(options) > 1:
            option = yield Ask("power-target", game.dark, options, about=card, secret=True)
        who = game.character(option.who)
    take_out(game, card)
    pay(game, price(game, card))
    if who is not None and mode_of(game.setup) == CLASSIC:
        who.powers = ()
    yield from empower(game, card, who)
