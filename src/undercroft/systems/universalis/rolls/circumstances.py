"""The conditions that words name under `when`: each one a question about a character and the hit it is in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.systems.universalis.cards.definitions import CLASSES, CREATURES, SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, hero_card, person, skill_card
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside
from undercroft.systems.universalis.ground.light import gloom
from undercroft.systems.universalis.state import Character, Hit

CHARGE = 3
"""Squares of a charge."""

STRANGE = "strange "
"""The note of a weapon taken from an enemy.  UN-0256"""

Question = Callable[[Universalis, Character, Hit | None], bool]


def holds(
    game: Universalis, who: Character, when: tuple[str, ...], hit: Hit | None = None, about: tuple[str, ...] = ()
) -> bool:
    """Do all these conditions hold for the bearer?  `about` names those that the matter at hand fulfils, such as the
    kind of element that is searched."""
    return all(name in about or ANSWERS[name](game, who, hit) for name in when)


def opponent_of(game: Universalis, who: Character, hit: Hit | None) -> Character | None:
    """The other one in a hit."""
    if hit is None:
        return None
    return game.find(hit.target if hit.attacker == who.id else hit.attacker)


def _of_opponent(ask: Callable[[Universalis, Character, Character], bool]) -> Question:
    def answer(game: Universalis, who: Character, hit: Hit | None) -> bool:
        other = opponent_of(game, who, hit)
        return other is not None and ask(game, who, other)

    return answer


def _of_hit(ask: Callable[[Hit], bool]) -> Question:
    return lambda game, who, hit: hit is not None and ask(hit)


def _walked(game: Universalis, who: Character) -> int:
    active = game.state.active
    return active.walked if active is not None and active.who == who.id else 0


def _unmoved(game: Universalis, who: Character, hit: Hit | None) -> bool:
    """It has not moved in its activation; out of its turn the last one counts.  UN-C430"""
    active = game.state.active
    return not active.walked if active is not None and active.who == who.id else not who.moved


def _my_attacks(game: Universalis, who: Character) -> int:
    active = game.state.active
    return active.attacks if active is not None and active.who == who.id else 0


def _weapon_tag(hit: Hit, tag: str) -> bool:
    card = gear_cards().get(hit.weapon)
    return card is not None and tag in getattr(card, "tags", ())


def _in_both_hands(game: Universalis, who: Character, hit: Hit | None) -> bool:
    card = gear_cards().get(hit.weapon) if hit is not None and hit.attacker == who.id else None
    return card is not None and getattr(card, "hands", 0) == 2


def _charged(game: Universalis, who: Character, hit: Hit | None) -> bool:
    """At least 3 squares straight on, and nowhere through difficult ground.  UN-C467"""
    active = game.state.active
    return active is not None and active.who == who.id and active.straight >= CHARGE and not active.toiled


def _no(game: Universalis, who: Character, hit: Hit | None) -> bool:
    """Only the matter at hand can fulfil it."""
    return False


def _two_weapons(game: Universalis, who: Character, hit: Hit | None) -> bool:
    return sum(card.hands == 1 for card in game.kit(who).weapons) >= 2


def _strange(game: Universalis, who: Character, hit: Hit | None) -> bool:
    """Who defends does so with the weapon in hand.  UN-0256"""
    if hit is None:
        return False
    if hit.attacker == who.id:
        return hit.weapon in who.strange
    return any(card.id in who.strange for card in game.kit(who).weapons[:1])


def _foreign(game: Universalis, who: Character, hit: Hit | None) -> bool:
    """Battle Wizard is harder for those whose class did not begin with it.  UN-C470"""
    return who.hero and not who.owner and "battle-wizard" not in library()[CLASSES][hero_card(who.card).klass].skills


def _hates(game: Universalis, who: Character, other: Character) -> bool:
    """A skill `hatred-…` names the race or the faction it is about.  UN-0532, UN-C450"""
    card = library()[CREATURES].get(other.card)
    hated = (f"hatred-{game.person(other).race}", f"hatred-{card.faction}" if card is not None else "")
    return any(skill in hated for skill in (*game.person(who).skills, *who.extra))


def _animal(game: Universalis, who: Character, other: Character) -> bool:
    return game.person(other).race == "animal" and game.kit(other).intelligence <= 2


def unholy(other: Character) -> bool:
    """Is it Undead or of the Underworld?"""
    skills = (*person(other.card).skills, *other.extra)
    return any(skill in ("undead", "underworld") and skill_card(skill).deck == "nature" for skill in skills)


ANSWERS: Mapping[str, Question] = {
    "light-armor-at-most": lambda game, who, hit: not game.kit(who).heavy,
    "shield": lambda game, who, hit: game.kit(who).shield is not None,
    "two-handed": _in_both_hands,
    "sword": _of_hit(lambda hit: _weapon_tag(hit, "sword")),
    "unmoved": _unmoved,
    "first-shot": lambda game, who, hit: not _my_attacks(game, who) > 1,
    "moved-half": lambda game, who, hit: 2 * _walked(game, who) <= game.kit(who).movement,
    "charged": _charged,
    "from-behind": _of_hit(lambda hit: hit.behind),
    "opponent-large": _of_opponent(lambda game, who, other: other.size >= 3),
    "opponent-smaller": _of_opponent(lambda game, who, other: other.size < who.size),
    "opponent-not-larger": _of_opponent(lambda game, who, other: other.size <= who.size),
    "opponent-heavy": _of_opponent(lambda game, who, other: game.kit(other).heavy),
    "opponent-down": _of_opponent(lambda game, who, other: other.down),
    "opponent-undead": _of_opponent(lambda game, who, other: unholy(other)),
    "opponent-hated": _of_opponent(_hates),
    "opponent-brave": _of_opponent(lambda game, who, other: game.kit(other).courage >= 5),
    "critical": _of_hit(lambda hit: hit.criticals >= 1),
    "double-critical": _of_hit(lambda hit: hit.criticals >= 2),
    "double": lambda game, who, hit: hit is not None and who.id in hit.doubles,
    "two-enemies": lambda game, who, hit: len(beside(game, who)) >= 2,
    "dark": lambda game, who, hit: gloom(game, game.section(who)) > 0,
    "outdoors": lambda game, who, hit: game.plan.sections[game.section(who)].plan.outdoor,
    "riding": lambda game, who, hit: bool(who.mount),
    "water": lambda game, who, hit: bool(game.terrain.deep & game.cover(who)),
    "wounded": lambda game, who, hit: game.wounded(who),
    "melee": _of_hit(lambda hit: hit.kind == "melee"),
    "ranged": _of_hit(lambda hit: hit.kind == "ranged"),
    "magic": _of_hit(lambda hit: hit.kind == "magic"),
    "damage-spell": _of_hit(lambda hit: hit.kind == "magic" and library()[SPELLS][hit.weapon].nature == "damage"),
    "two-weapons": _two_weapons,
    "berserk": lambda game, who, hit: who.suffers("berserk"),
    "heavy-armor": lambda game, who, hit: game.kit(who).heavy,
    "not-of-class": _foreign,
    "won-initiative": lambda game, who, hit: game.state.ahead == ("heroes" if who.hero else "dark"),
    "alchemy": _no,
    "library": _no,
    "scroll": _no,
    "control-spell": _no,
    "strange-weapon": _strange,
    "opponent-animal": _of_opponent(_animal),
}
