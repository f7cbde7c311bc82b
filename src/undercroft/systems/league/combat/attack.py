"""An attack from declaration to the roll.  LE-0343 to LE-0367, LE-0404 to LE-0416, LE-0434 to LE-0455, LE-0503

An attack is several steps with what is known of it in the state, so that anything that comes in between may change it:
the roll, dodging or parrying, the damage roll, what is lost, and what follows.
"""

from __future__ import annotations

from typing import Literal, TypedDict, Unpack

from undercroft.content.vocabulary import Word
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item
from undercroft.kernel.dice import STANDARD, Pool, Reading, mixed
from undercroft.kernel.events import Began, Changed, Summed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.kernel.tally import Terms
from undercroft.systems.league.agenda import AfterAttack, Avoid, DamageRoll, HitRoll, TakeDamage
from undercroft.systems.league.cards import combat_words, magic_words, monster_words
from undercroft.systems.league.combat.armour import worn_on
from undercroft.systems.league.combat.stakes import luck_stakes
from undercroft.systems.league.combat.to_hit import card_of, sight_line, to_hit
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import D100, WORST, Checked, check_reading, perfect_roll
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import Enemy, Hero, Hit, Location
from undercroft.systems.league.status.wear import is_magic

How = Literal["standard", "power", "charge", "watch", "free"]
Avoidance = Literal["any", "dodge", "dodge-or-shield", "none"]
Element = Literal["", "fire", "frost", "acid"]

ENEMY_ELEMENTS: tuple[tuple[Word[None], Element], ...] = (
    (monster_words.FIRE_DAMAGE, "fire"),
    (monster_words.FROST_DAMAGE, "frost"),
)
"""What the damage of an enemy is by its special rules.  LE-0766"""

STRAY = 90
"""From here on a shot past a friend hits the friend.  LE-0361"""
LOCATIONS: tuple[Location, ...] = ("head", "arms", "torso", "torso", "torso", "legs")
"""Where a hero is hit, by the face of a d6.  LE-0503"""


class More(TypedDict, total=False):
    """What else may be said of an attack when it is declared; what each means stands at the fields of `Hit`."""

    ranged: bool
    special: str
    fate: Literal["", "hits", "misses"]
    avoid: Avoidance
    extra: Terms
    element: Element
    strikes: int


def declared(
    game: League, attacker: FigureId, target: FigureId, weapon: Item | None, how: How = "standard", **more: Unpack[More]
) -> Hit:
    """An attack before anything has come of it; offers and previews look at the same.  It is a shot if the weapon is
    one for shooting, unless `ranged` says otherwise.  LE-0343 to LE-0347, LE-0404 to LE-0411, LE-0766, LE-0773"""
    card, model = card_of(weapon), game.model(attacker)
    hit = Hit(attacker=attacker, target=target, weapon=weapon, how=how)
    hit.ranged = card is not None and card.ranged
    if card is not None and card.net:
        hit.special, hit.avoid = "net", "dodge"
    hit.magic = (weapon is not None and is_magic(weapon)) or game.kit(model).says(magic_words.ARCANE_EDGE)
    for element in game.armed(model, weapon).of(combat_words.ELEMENT):
        hit.element = element.value
    if isinstance(model, Enemy):
        for word, name in ENEMY_ELEMENTS:
            if game.has(model, word):
                hit.element = name
        if game.has(model, monster_words.GHOSTLY_TOUCH):
            hit.special, hit.avoid = monster_words.GHOSTLY_TOUCH.name, "dodge"
    for field, value in more.items():
        setattr(hit, field, value)
    return hit


def begin(
    game: League, attacker: FigureId, target: FigureId, weapon: Item | None, how: How = "standard", **more: Unpack[More]
) -> None:
    """Declare an attack; it is resolved by the steps now put on the agenda.  A power attack leaves whoever makes it
    open; a ranged weapon that needs loading is loaded no more.  LE-0377, LE-0405 to LE-0408, LE-0435"""
    model = game.model(attacker)
    hit = game.state.hit = declared(game, attacker, target, weapon, how, **more)
    if how == "power":
        model.power = True
    card = card_of(weapon)
    if card is not None and card.reload:
        model.loaded = False
    game.tell(Began, "shot" if hit.ranged else f"{how}-attack", 0, attacker)
    go_on(game)


def go_on(game: League) -> None:
    """The steps of one strike or shot."""
    game.push(HitRoll(), Avoid(), DamageRoll(), TakeDamage(), AfterAttack())


def under_way(game: League) -> Hit:
    """The attack that is going on."""
    hit = game.state.hit
    assert hit is not None
    return hit


def called_off(game: League, hit: Hit) -> bool:
    """Has one of the two gone meanwhile, so that nothing comes of the attack?"""
    return game.gone(hit.attacker) or game.gone(hit.target)


# the roll


@step(HitRoll, attack=True)
def hit_roll(game: League, entry: HitRoll) -> Script[None]:
    """A d100 equal to the modified CS or RS or below hits.  When an enemy attacks a hero, a d6 thrown with it says
    where.  01 to 05 always hit and 100 never does; whoever shoots past a friend hits the friend from 90 on.

    LE-0337, LE-0338, LE-0348, LE-0350, LE-0351, LE-0361, LE-0434, LE-0483, LE-0503, LE-G51
    """
    hit = under_way(game)
    if called_off(game, hit) or hit.fate == "misses":
        _missed(game, hit)
        return
    attacker, target = game.model(hit.attacker), game.model(hit.target)
    if hit.fate == "hits":
        hit.landed = True
        if wants_location(attacker, target):
            hit.location = yield from thrown(game, WHERE, PLACE, "location", attacker, affects=target)
    else:
        checked = yield from _roll(game, hit, attacker, target)
        _read(game, hit, checked, attacker)
        if isinstance(attacker, Hero) and checked.perfect:
            yield from perfect_roll(game, attacker, "ranged-skill" if hit.ranged else "combat-skill", checked)
    attacker.aim = NO_ONE
    if not hit.landed:
        _missed(game, hit)


def _roll(game: League, hit: Hit, attacker: Hero | Enemy, target: Hero | Enemy) -> Script[Checked]:
    """The dice of an attack, thrown again for LUCK if the hero wishes whom they affect."""
    needed = game.once("to-hit", lambda: to_hit(game, hit))
    hit.needed = needed.frozen()
    game.tell(Summed, "to-hit", attacker.id, needed.total, hit.needed, rules=("LE-0348",))
    worst = STRAY if hit.ranged and friends_between(game, attacker, target) else WORST
    reads = check_reading(needed.total, worst)
    why = "shot" if hit.ranged else "attack"
    own = isinstance(attacker, Hero)
    stakes = luck_stakes(hit, needed, reads, own)
    if not wants_location(attacker, target):
        checked: Checked = yield from thrown(
            game,
            D100,
            reads,
            why,
            attacker,
            affects=attacker if own else target,
            content=lambda found: found.success == own,
            stakes=stakes,
        )
        return checked
    dice, both = hit_and_place(reads)
    found = yield from thrown(
        game,
        dice,
        both,
        why,
        attacker,
        affects=target,
        content=lambda pair: not pair[0].success,
        coarse=coarse_places(reads, alike(game, target)),
        stakes=stakes,
    )
    hit.location = found[1]
    return found[0]


def _read(game: League, hit: Hit, checked: Checked, attacker: Hero | Enemy) -> None:
    """What the d100 says.  LE-0348, LE-0350, LE-0351, LE-0361, LE-0501"""
    hit.landed, hit.perfect, hit.fumbled = checked.success, checked.perfect, checked.fumble
    if checked.disaster and hit.ranged:
        friends = friends_between(game, attacker, game.model(hit.target))
        if friends:
            hit.target, hit.landed, hit.stray, hit.location = friends[0].id, True, True, ""
            game.tell(Changed, "stray", hit.target, now=1, rules=("LE-0361",))
    if hit.fumbled:
        game.tell(Changed, "fumble", attacker.id, now=1, rules=("LE-0350",))


def _missed(game: League, hit: Hit) -> None:
    hit.landed = False
    if not called_off(game, hit):
        game.tell(Changed, "missed", hit.target, now=1, rules=("LE-0348",))
    game.cut(AfterAttack)


def friends_between(game: League, attacker: Hero | Enemy, target: Hero | Enemy) -> tuple[Hero | Enemy, ...]:
    """The friends whom a shot is to pass, the nearest first.  LE-0361"""
    found = sight_line(game, attacker, target)
    if found is None:
        return ()
    friends = [one for one in found.models if isinstance(one, Hero) == isinstance(attacker, Hero)]
    board = game.ground.board
    return tuple(sorted(friends, key=lambda one: (board.distance(found.a, one.at), one.id)))


# where a hero is hit


def _place(faces: tuple[tuple[int, ...], ...]) -> Location:
    return LOCATIONS[faces[0][0] - 1]


PLACE: Reading[Location] = Reading("location", _place)
WHERE: Pool = (STANDARD["d6"].called("location"),)


def wants_location(attacker: Hero | Enemy, target: Hero | Enemy) -> bool:
    """Is a d6 for the hit location thrown?  Only where an enemy attacks a hero.  LE-0503, LE-G92"""
    return isinstance(attacker, Enemy) and isinstance(target, Hero)


@remembered(4096)
def hit_and_place(reads: Reading[Checked]) -> tuple[Pool, Reading[tuple[Checked, Location]]]:
    """The d100 of an attack with the d6 that says where it hits.  LE-0503"""
    return mixed(("hit", STANDARD["d100"], reads), ("location", STANDARD["d6"], PLACE))


@remembered(4096)
def coarse_places(
    reads: Reading[Checked], same: tuple[tuple[Location, Location], ...]
) -> Reading[tuple[Checked, Location]]:
    """What odds read of them: of places that are armoured alike the first, and none where the attack misses."""
    like = dict(same)

    def coarse(pair: tuple[Checked, Location]) -> tuple[Checked, Location]:
        checked, place = pair
        return checked, like[place] if checked.success else ""

    return hit_and_place(reads)[1].then(f"places-{same}", coarse)


def alike(game: League, target: Hero | Enemy) -> tuple[tuple[Location, Location], ...]:
    """For each place of a hero's body the first that is armoured alike.  LE-0503"""
    assert isinstance(target, Hero)
    first: dict[tuple[Item, ...], Location] = {}
    places: tuple[Location, ...] = ("head", "arms", "torso", "legs")
    return tuple((place, first.setdefault(worn_on(target, place), place)) for place in places)
