"""The circumstances that words name under `when`: each one a question about the bearer and the hit it is in."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.crawl.circumstances import Answers
from undercroft.systems.universalis.cards.definitions import CLASSES, CREATURES, SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, hero_card, person, skill_card
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.cards.words import Circumstance, When
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside
from undercroft.systems.universalis.ground.light import gloom
from undercroft.systems.universalis.state import Character, Hit

CHARGE = 3
"""Squares of a charge."""

BRAVE = 5
CUNNING = 3
"""The Intelligence from which on an animal is more than an animal."""

ANSWERS: Answers[Circumstance, [Universalis, Character, Hit | None]] = Answers(Circumstance)
"""What makes each circumstance so."""


def holds(game: Universalis, who: Character, when: When, hit: Hit | None = None, about: tuple[str, ...] = ()) -> bool:
    """Do all these circumstances hold for the bearer?  `about` names those that the matter at hand fulfils, such as the
    kind of element that is searched."""
    return all(name in about or ANSWERS[name](game, who, hit) for name in when)


def opponent_of(game: Universalis, who: Character, hit: Hit | None) -> Character | None:
    """The other one in a hit."""
    if hit is None:
        return None
    return game.find(hit.target if hit.attacker == who.id else hit.attacker)


# how questions are bound

OfBearer = Callable[[Universalis, Character], bool]
OfHit = Callable[[Hit], bool]
OfMyHit = Callable[[Universalis, Character, Hit], bool]
OfOpponent = Callable[[Universalis, Character, Character], bool]


def _bearer(name: Circumstance) -> Callable[[OfBearer], OfBearer]:
    """Bind a question about the bearer."""

    def bind(ask: OfBearer) -> OfBearer:
        ANSWERS.to(name)(lambda game, who, hit: ask(game, who))
        return ask

    return bind


def _hit(name: Circumstance) -> Callable[[OfHit], OfHit]:
    """Bind a question about the hit; outside of one it is not so."""

    def bind(ask: OfHit) -> OfHit:
        ANSWERS.to(name)(lambda game, who, hit: hit is not None and ask(hit))
        return ask

    return bind


def _in_hit(name: Circumstance) -> Callable[[OfMyHit], OfMyHit]:
    """Bind a question about the bearer in a hit; outside of one it is not so."""

    def bind(ask: OfMyHit) -> OfMyHit:
        ANSWERS.to(name)(lambda game, who, hit: hit is not None and ask(game, who, hit))
        return ask

    return bind


def _opponent(name: Circumstance) -> Callable[[OfOpponent], OfOpponent]:
    """Bind a question about the bearer and the other one in the hit; where there is none it is not so."""

    def bind(ask: OfOpponent) -> OfOpponent:
        def answer(game: Universalis, who: Character, hit: Hit | None) -> bool:
            other = opponent_of(game, who, hit)
            return other is not None and ask(game, who, other)

        ANSWERS.to(name)(answer)
        return ask

    return bind


# what the bearer wears and holds


@_bearer(Circumstance.LIGHT_ARMOR_AT_MOST)
def _lightly_armored(game: Universalis, who: Character) -> bool:
    return not game.kit(who).heavy


@_bearer(Circumstance.HEAVY_ARMOR)
def _heavily_armored(game: Universalis, who: Character) -> bool:
    return game.kit(who).heavy


@_bearer(Circumstance.SHIELD)
def _behind_a_shield(game: Universalis, who: Character) -> bool:
    return game.kit(who).shield is not None


@_bearer(Circumstance.TWO_WEAPONS)
def _two_weapons(game: Universalis, who: Character) -> bool:
    return sum(card.hands == 1 for card in game.kit(who).weapons) >= 2


@_in_hit(Circumstance.TWO_HANDED)
def _in_both_hands(game: Universalis, who: Character, hit: Hit) -> bool:
    card = gear_cards().get(hit.weapon) if hit.attacker == who.id else None
    return card is not None and getattr(card, "hands", 0) == 2


@_hit(Circumstance.SWORD)
def _with_a_sword(hit: Hit) -> bool:
    card = gear_cards().get(hit.weapon)
    return card is not None and "sword" in getattr(card, "tags", ())


@_in_hit(Circumstance.STRANGE_WEAPON)
def _with_a_strange_weapon(game: Universalis, who: Character, hit: Hit) -> bool:
    """The defender uses the weapon in hand.  UN-0256"""
    if hit.attacker == who.id:
        return hit.weapon in who.strange
    return any(card.id in who.strange for card in game.kit(who).weapons[:1])


# what the bearer has done


def _walked(game: Universalis, who: Character) -> int:
    active = game.state.active
    return active.walked if active is not None and active.who == who.id else 0


@_bearer(Circumstance.UNMOVED)
def _unmoved(game: Universalis, who: Character) -> bool:
    """It has not moved in its activation; out of its turn the last one counts.  UN-C430"""
    active = game.state.active
    return not active.walked if active is not None and active.who == who.id else not who.moved


@_bearer(Circumstance.MOVED_HALF)
def _moved_half(game: Universalis, who: Character) -> bool:
    return 2 * _walked(game, who) <= game.kit(who).movement


@_bearer(Circumstance.CHARGED)
def _charged(game: Universalis, who: Character) -> bool:
    """At least 3 squares straight on, and nowhere through difficult ground.  UN-C467"""
    active = game.state.active
    return active is not None and active.who == who.id and active.straight >= CHARGE and not active.toiled


@_bearer(Circumstance.FIRST_SHOT)
def _first_shot(game: Universalis, who: Character) -> bool:
    active = game.state.active
    return active is None or active.who != who.id or active.attacks <= 1


# how the bearer is


@_bearer(Circumstance.WOUNDED)
def _wounded(game: Universalis, who: Character) -> bool:
    return game.wounded(who)


@_bearer(Circumstance.BERSERK)
def _berserk(game: Universalis, who: Character) -> bool:
    return who.suffers("berserk")


@_bearer(Circumstance.RIDING)
def _riding(game: Universalis, who: Character) -> bool:
    return bool(who.mount)


@_bearer(Circumstance.NOT_OF_CLASS)
def _not_of_class(game: Universalis, who: Character) -> bool:
    """Battle Wizard is harder for those whose class did not begin with it.  UN-C470"""
    return who.hero and not who.owner and "battle-wizard" not in library()[CLASSES][hero_card(who.card).klass].skills


@_bearer(Circumstance.WON_INITIATIVE)
def _won_initiative(game: Universalis, who: Character) -> bool:
    return game.state.ahead == ("heroes" if who.hero else "dark")


# where the bearer is


@_bearer(Circumstance.TWO_ENEMIES)
def _two_enemies(game: Universalis, who: Character) -> bool:
    return len(beside(game, who)) >= 2


@_bearer(Circumstance.DARK)
def _in_darkness(game: Universalis, who: Character) -> bool:
    return gloom(game, game.section(who)) > 0


@_bearer(Circumstance.OUTDOORS)
def _outdoors(game: Universalis, who: Character) -> bool:
    return game.plan.sections[game.section(who)].plan.outdoor


@_bearer(Circumstance.WATER)
def _in_water(game: Universalis, who: Character) -> bool:
    return bool(game.terrain.deep & game.cover(who))


# the attack


@_hit(Circumstance.MELEE)
def _in_melee(hit: Hit) -> bool:
    return hit.kind == "melee"


@_hit(Circumstance.RANGED)
def _from_afar(hit: Hit) -> bool:
    return hit.kind == "ranged"


@_hit(Circumstance.MAGIC)
def _by_magic(hit: Hit) -> bool:
    return hit.kind == "magic"


@_hit(Circumstance.DAMAGE_SPELL)
def _by_a_damage_spell(hit: Hit) -> bool:
    return hit.kind == "magic" and library()[SPELLS][hit.weapon].nature == "damage"


@_hit(Circumstance.FROM_BEHIND)
def _from_behind(hit: Hit) -> bool:
    return hit.behind


@_hit(Circumstance.CRITICAL)
def _critical(hit: Hit) -> bool:
    return hit.criticals >= 1


@_hit(Circumstance.DOUBLE_CRITICAL)
def _double_critical(hit: Hit) -> bool:
    return hit.criticals >= 2


@_in_hit(Circumstance.DOUBLE)
def _double(game: Universalis, who: Character, hit: Hit) -> bool:
    return who.id in hit.doubles


# the opponent


@_opponent(Circumstance.OPPONENT_LARGE)
def _large(game: Universalis, who: Character, other: Character) -> bool:
    return other.size >= LARGE


@_opponent(Circumstance.OPPONENT_SMALLER)
def _smaller(game: Universalis, who: Character, other: Character) -> bool:
    return other.size < who.size


@_opponent(Circumstance.OPPONENT_NOT_LARGER)
def _not_larger(game: Universalis, who: Character, other: Character) -> bool:
    return other.size <= who.size


@_opponent(Circumstance.OPPONENT_HEAVY)
def _opponent_in_heavy_armor(game: Universalis, who: Character, other: Character) -> bool:
    return game.kit(other).heavy


@_opponent(Circumstance.OPPONENT_DOWN)
def _down(game: Universalis, who: Character, other: Character) -> bool:
    return other.down


@_opponent(Circumstance.OPPONENT_BRAVE)
def _brave(game: Universalis, who: Character, other: Character) -> bool:
    return game.kit(other).courage >= BRAVE


@_opponent(Circumstance.OPPONENT_ANIMAL)
def _animal(game: Universalis, who: Character, other: Character) -> bool:
    return game.person(other).race == "animal" and game.kit(other).intelligence < CUNNING


@_opponent(Circumstance.OPPONENT_UNDEAD)
def _unholy(game: Universalis, who: Character, other: Character) -> bool:
    return unholy(other)


def unholy(other: Character) -> bool:
    """Is it Undead or of the Underworld?"""
    skills = (*person(other.card).skills, *other.extra)
    return any(skill in ("undead", "underworld") and skill_card(skill).deck == "nature" for skill in skills)


@_opponent(Circumstance.OPPONENT_HATED)
def _hated(game: Universalis, who: Character, other: Character) -> bool:
    """A skill `hatred-…` names the race or the faction it is about.  UN-0532, UN-C450"""
    card = library()[CREATURES].get(other.card)
    hated = (f"hatred-{game.person(other).race}", f"hatred-{card.faction}" if card is not None else "")
    return any(skill in hated for skill in (*game.person(who).skills, *who.extra))


# the matter at hand


@ANSWERS.to(Circumstance.ALCHEMY, Circumstance.LIBRARY, Circumstance.SCROLL, Circumstance.CONTROL_SPELL)
def _only_the_matter_at_hand(game: Universalis, who: Character, hit: Hit | None) -> bool:
    """Only the element searched or the spell cast can fulfil it."""
    return False
