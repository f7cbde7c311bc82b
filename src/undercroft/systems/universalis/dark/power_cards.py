"""Power cards: what a creature gains from one, at once or for as long as it is in the game.

UN-0587, UN-0673 to UN-0675
"""

from __future__ import annotations

from undercroft.board.bits import Bits, Square, squares
from undercroft.content.vocabulary import Effect, Effects
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NOBODY, Ask, Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import NextCreature, OrderCreatures
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.dungeon.obstacles import card_of, pay
from undercroft.systems.universalis.effects import apply_all
from undercroft.systems.universalis.effects.poison import envenom
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.skills.activation_starts import regenerate
from undercroft.systems.universalis.skills.fear import frighten
from undercroft.systems.universalis.state import Character, Hit

AT_ONCE = ("heal", "cure", "gain-mana", "creature-fortune", "creature-again", "gain-reserve", "flee")
"""Effects that happen when a card is activated; all others hold until the creature leaves the game.  UN-0674"""

TOO_NEAR = 2
"""No creature appears at this distance from a hero or nearer.  UN-0620"""


def needs_creature(card: str) -> bool:
    """Is this Power card for a creature?  The others help the Dark Player directly."""
    return any(effect.name != "gain-reserve" for effect in card_of(card).effects)


def may_have(game: Universalis, card: str, who: Character) -> bool:
    """Would this card do a creature any good now?"""
    effects = card_of(card).effects
    if words.HEAL.of(effects):
        return who.wounds > 0 or bool(set(who.conditions) & {"stunned", "frightened"})
    if words.GAIN_MANA.of(effects):
        return game.kit(who).mana > 0
    if any(words.CREATURE_AGAIN.names(effect) for effect in effects):
        return who.activated or game.dark == NOBODY
    if any(words.FLEE.names(effect) for effect in effects):
        return bool(refuges(game, who))
    return True


def empower(game: Universalis, card: str, who: Character | None) -> Script[None]:
    """A Power card takes effect: on this creature, or for the Dark Player where the card is for none.

    The caller has paid.  For `creature-again` the order of activations or the muster must be on the agenda already.
    """
    effects = card_of(card).effects
    lasting = False
    for effect in effects:
        if effect.name not in AT_ONCE:
            lasting = True
        elif words.GAIN_RESERVE.names(effect):
            pay(game, -effect.args)
        elif who is not None:
            yield from _at_once(game, who, effect)
    if lasting and who is not None:
        who.powers = (*who.powers, card)
    game.tell(Changed, "empowered", who.id if who is not None else 0, detail=card, rules=("UN-0587",))


def _at_once(game: Universalis, who: Character, effect: Effect[object]) -> Script[None]:
    if words.CREATURE_AGAIN.names(effect):
        act_again(game, who)
    elif words.FLEE.names(effect):
        yield from flee(game, who)
    else:
        yield from apply_all(game, who, Effects((effect,)))


def act_again(game: Universalis, who: Character) -> None:
    """The creature is activated once more in this turn: last of the order, or when its player says so."""
    agenda = game.state.agenda
    for n, entry in enumerate(agenda):
        if type(entry) is NextCreature:
            agenda[n] = NextCreature(order=(*entry.order, who.id))
        elif type(entry) is OrderCreatures:
            agenda[n] = OrderCreatures(again=(*entry.again, who.id))
    who.activated = False


def refuges(game: Universalis, who: Character) -> Bits:
    """Squares of other explored sections where the creature can appear again, away from all heroes and never on a
    starting or goal square.

    UN-0587, UN-0620, UN-1190, UN-1192
    """
    plan = game.plan
    elsewhere = plan.inside(game.state.revealed) & ~plan.sections[game.section(who)].squares & ~plan.reserved
    for hero in game.state.heroes:
        if hero.here:
            elsewhere &= ~within(game, game.cover(hero), TOO_NEAR)
    free = elsewhere & game.terrain.standable[2] & ~game.occupied()
    return game.terrain.base(*base_of(who)).fits(free, game.terrain.walking) if who.wide else free


def flee(game: Universalis, who: Character) -> Script[None]:
    """The creature vanishes and appears elsewhere: where its player wants, otherwise as far from all heroes as
    possible."""
    free = squares(refuges(game, who))
    board = game.plan.board
    heroes = [hero.at for hero in game.state.heroes if hero.here]
    at = int(max(free, key=lambda square: (min(board.distance(square, other) for other in heroes), -square)))
    if game.dark != NOBODY:
        options = [Option("appear", who.id, int(square)) for square in free]
        option: Option = yield Ask("vanish", game.dark, options, default=free.index(Square(at)), who=who.id)
        at = option.at
    who.at = at
    game.tell(Moved, who.id, (at,), "vanish", rules=("UN-0587",))


# odder than words


moments.BEFORE_ATTACK.on("power-dread-aspect")(frighten)
moments.ACTIVATION_STARTS.on("power-regeneration")(regenerate)


@moments.STRUCK.on("power-venomed-blades")
def coat(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """The venom of the card works on a target that lost Vitality to the creature.  UN-C551"""
    venoms = words.VENOM.of(card_of("venomed-blades").effects)
    yield from envenom(game, who, hit, venoms, source="venomed-blades")
