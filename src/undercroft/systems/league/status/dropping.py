"""Weapons that are dropped and picked up again.  LE-0242, LE-0243, LE-0351, LE-0431 to LE-0433, LE-0483, LE-0484"""

from __future__ import annotations

from undercroft.crawl.things import Item, lose, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE, NOWHERE
from undercroft.systems.league.cards.library import weapon
from undercroft.systems.league.game import League
from undercroft.systems.league.state import DROPPED, Enemy, Hero, Token


def weapons_in_hand(hero: Hero) -> tuple[Item, ...]:
    """The weapons in a hero's hands."""
    return tuple(item for item in hero.outfit.at("hand") if weapon(item.card) is not None)


def drop_weapon(game: League, model: Hero | Enemy, *rules: str, slipped: bool = False) -> bool:
    """A model loses hold of the weapon in its hands, which lies on its square until somebody picks it up; a hero from
    whose hands it has `slipped` cannot fight without it.  Had it one?  LE-0242, LE-0243, LE-0351, LE-0433, LE-0483"""
    owner = model.id if slipped or isinstance(model, Enemy) else NO_ONE
    if isinstance(model, Hero):
        held = weapons_in_hand(model)
        if not held:
            return False
        name = str(held[0])
        model.outfit = lose(model.outfit, held[0])
    else:
        if not model.weapons:
            return False
        name, model.weapons = model.weapons[0], model.weapons[1:]
        model.dropped = model.at
    state = game.state
    state.tokens = (*state.tokens, Token(kind=DROPPED, at=model.at, name=name, n=owner))
    card = parse_item(name).card
    game.tell(Changed, "dropped", model.id, model.at, now=1, detail=f"league-thing-{card}", rules=rules)
    return True


def is_disarmed(game: League, hero: Hero) -> bool:
    """Has its weapon slipped from its hands, so that it cannot fight until somebody has picked it up?  LE-0243"""
    return any(one.kind == DROPPED and one.n == hero.id for one in game.state.tokens)


def pick_up_own(game: League, enemy: Enemy) -> None:
    """An enemy has its weapon in its hands again.  LE-0484"""
    state = game.state
    for token in state.tokens:
        if token.kind == DROPPED and token.n == enemy.id:
            state.tokens = tuple(one for one in state.tokens if one is not token)
            enemy.weapons, enemy.dropped = (token.name, *enemy.weapons), NOWHERE
            game.tell(Changed, "dropped", enemy.id, token.at, was=1, detail=f"league-thing-{token.name}")
            return
    enemy.dropped = NOWHERE
