"""Players who leave or join a game that is going on.  DO-0444 to DO-0448, DO-G70"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import EMPTY, Item, gain, without
from undercroft.kernel.events import Changed, Placed, Removed
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Script
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import ComeAndGo, HeroBonus, SpendPoints, StartingCards
from undercroft.systems.doria.cards.definitions import HEROES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import nearest_free
from undercroft.systems.doria.party import drop
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.decks import STANDARD_PILE, discard

OPEN_TABLE = "open-table"
"""The option by which players may come and go between rounds."""

MOST = 6


@step(ComeAndGo)
def come_and_go(game: Doria, entry: ComeAndGo) -> Script[None]:
    """When a round is over, its Group XP redeemed, somebody may leave or a premade character may join; the number of
    characters changes for the next round.  DO-0444, DO-0447"""
    here = [one for one in game.state.party if one.here]
    leaving = [Option("leave-table", who=one.id, seats=(one.seat,)) for one in here] if len(here) > 1 else []
    party = {one.card for one in game.state.party}
    free = [id for id in library()[HEROES] if id not in party] if len(here) < MOST else []
    joining = [Option("join-table", what=id) for id in free]
    options = (*leaving, *joining, DONE)
    option: Option = yield Ask("come-and-go", game.party_seat(), options, len(options) - 1)
    if option == DONE:
        return
    game.push(ComeAndGo())
    if option.act == "leave-table":
        leave(game, game.character(option.who))
    else:
        join(game, option.what)


def leave(game: Doria, character: Character) -> None:
    """A character is removed with its cards, and counts no longer; whom it carried, and what belongs to the scenario,
    stays where it stood.  DO-0444"""
    drop(game, character)
    for deed in moments.LEAVES.deeds(game.rules):
        deed(game, character)
    for item in character.outfit.items():
        discard(game, item.card)
    character.outfit, character.left = EMPTY, True
    game.state.starting -= 1
    game.tell(Removed, f"doria-hero-{character.card}", character.id, character.at, "left-table", rules=("DO-0444",))


def join(game: Doria, card: str) -> None:
    """A premade character comes to the entrance with its Standard Items, Loot Cards, as many attribute points as the
    others have received and a hero bonus for each level they have reached.  DO-0445 to DO-0447, DO-G70"""
    state, hero = game.state, library()[HEROES][card]
    others = [one for one in state.party if one.here]
    points = max(one.earned for one in others)
    newcomer = Character(
        id=FigureId(len(state.party) + 1),
        seat=game.party_seat(),
        card=card,
        attributes=hero.attributes,
        earned=points,
        points=points,
    )
    state.party.append(newcomer)
    state.starting += 1
    kit = game.kit(newcomer)
    newcomer.hp, newcomer.pp = kit.max_hp, kit.max_pp
    pile = state.piles[STANDARD_PILE]
    for item in hero.items:
        if item in pile.cards:
            pile.cards = without(pile.cards, item)
            newcomer.outfit = gain(newcomer.outfit, Item(item))
    newcomer.at = entrance(game)
    game.tell(Placed, f"doria-hero-{card}", newcomer.at, newcomer.id, rules=("DO-0447",))
    game.tell(Changed, "joined", newcomer.id, now=state.starting, rules=("DO-0447",))
    levels = max(len(one.bonuses) for one in others)
    game.push(SpendPoints(newcomer.id), *[HeroBonus(newcomer.id)] * levels, StartingCards(newcomer.id))


def entrance(game: Doria) -> int:
    """The free square nearest to the entrance of the dungeon.  DO-0447"""
    ground = game.ground
    doorstep = ground.entrances or ground.covers[0] & ground.enterable
    first = (doorstep & -doorstep).bit_length() - 1
    places = nearest_free(game, first)
    return (places & -places).bit_length() - 1
