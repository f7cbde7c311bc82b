"""Creatures that a Dark Player with a hand buys one by one: which, with what, and where they stand.

UN-0556, UN-0615 to UN-0621, UN-0624, UN-G31
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Placed
from undercroft.kernel.requests import DONE, NO_ONE, NOWHERE, Ask, FigureId, Option, Script
from undercroft.systems.universalis.agenda import Encounter, Hire
from undercroft.systems.universalis.cards.definitions import CREATURES, Creature, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.rounding import half
from undercroft.systems.universalis.dark.objects import outfit
from undercroft.systems.universalis.dungeon.arrivals import thief_squares, thieves
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.obstacles import affords, card_of, pay
from undercroft.systems.universalis.dungeon.placing import open_squares, water_corners
from undercroft.systems.universalis.dungeon.revealing import new_creature
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import nearest, within
from undercroft.systems.universalis.ground.walking import squeezed, turned_to
from undercroft.systems.universalis.state import Character, Lurker
from undercroft.systems.universalis.status.improved_creatures import price as price_of

MOST_STEPS = 60
"""How far away another place is sought."""


@step(Hire)
def hire(game: Universalis, entry: Hire) -> Script[None]:
    """Buy one creature after the other: its profile, equipment and skills, and where it stands; those that were
    planned come as planned.

    UN-0615 to UN-0618, UN-0621, UN-0624, UN-1326, UN-1389, UN-C519
    """
    spots = room_for(game, entry)
    known = hirelings(game, entry, spots)
    if entry.posts:
        yield from _as_planned(game, entry, known, spots)
        return
    if not known or entry.planned:
        return
    options = [*(Option("bring", what=id) for id in known), *([DONE] if entry.hired else [])]
    option: Option = yield Ask("bring", game.dark, options, about=entry.card)
    if option.act == "done":
        return
    number = yield from _equip(game, entry, option.what)
    extra = yield from _train(game, option.what, number)
    deep = bool(water_corners(game, entry.section, option.what))
    at = yield from post_at(game, option.what, spots, deep=deep)
    game.push(_hired(entry, option.what, number))
    if at == NOWHERE:
        _charge(game, option.what, number, extra)
        hand_of(game).lurkers += (Lurker(option.what, number, extra, entry.section),)
        return
    creature = bring(game, option.what, number, at, extra)
    yield from outfit(game, creature)


def _hired(entry: Hire, card: str, number: int) -> Hire:
    """What is left of a card's limits when one more creature has come."""
    return msgspec.structs.replace(
        entry,
        spent=entry.spent + person(card).vp,
        hired=entry.hired + 1,
        shooters=entry.shooters + shoots(card, number),
    )


def _as_planned(game: Universalis, entry: Hire, known: list[str], spots: Bits) -> Script[None]:
    """A creature of a Classic Dark Player comes with the equipment and to the square planned; one that cannot be
    paid for, or has no room, does not come at all.  UN-1326, UN-1328"""
    post, entry = entry.posts[0], msgspec.structs.replace(entry, posts=entry.posts[1:], planned=True)
    cost = price_of(game, (post.creature, post.set))
    if post.creature not in known or not affords(game, cost) or not may_shoot(entry, shoots(post.creature, post.set)):
        game.push(entry)
        return
    places = standing_room(game, post.creature, spots)
    at = post.at if places >> post.at & 1 else _nearest_to(game, post.at, places)
    extra = yield from _train(game, post.creature, post.set)
    game.push(_hired(entry, post.creature, post.set))
    creature = bring(game, post.creature, post.set, at, extra)
    yield from outfit(game, creature)


def _nearest_to(game: Universalis, at: int, places: Bits) -> int:
    """The free place nearest to a square that is taken or too near to the heroes."""
    far = 0
    while not (near := within(game, 1 << at, far) & places) and far < MOST_STEPS:
        far += 1
    return int(squares(near or places)[0])


def bring(game: Universalis, card: str, number: int, at: int, extra: tuple[str, ...]) -> Character:
    """Pay for a creature and put it on the board.  UN-0615, UN-0616, UN-0625, UN-0306"""
    _charge(game, card, number, extra)
    dark = hand_of(game)
    creature = put(game, card, number, at)
    creature.extra = extra
    dark.fresh = (*dark.fresh, creature.id)
    return creature


def _charge(game: Universalis, card: str, number: int, extra: tuple[str, ...]) -> None:
    """Pay for a creature and count it by its level.  UN-0615, UN-0616, UN-0621, UN-0624, UN-0625"""
    profile, dark = library()[CREATURES][card], hand_of(game)
    pay(game, price_of(game, (card, number)) + sum(profile.extras[skill] for skill in extra))
    if profile.level == "grunt":
        dark.grunts += 1
    else:
        dark.others += 1


def put(game: Universalis, card: str, number: int, at: int, seen_by: FigureId = NO_ONE) -> Character:
    """Put a creature on the board, facing the nearest hero."""
    creature = new_creature(game, card, number, at)
    creature.home = game.plan.section_of[at]
    heroes = [hero for hero in game.state.heroes if hero.here]
    looker = game.find(seen_by) if seen_by else nearest(game, heroes, game.cover(creature))[0]
    if looker is not None and looker.at != NOWHERE:
        creature.facing = turned_to(game, creature, looker.at)
    creature.squeezed = squeezed(game, creature)
    game.tell(Placed, f"universalis-creature-{card}", at, creature.id, creature.letter, rules=("UN-0615",))
    return creature


def shoots(card: str, number: int) -> bool:
    """Has it a bow, crossbow or sling, or a long range weapon?  Throwing does not count.  UN-0618"""
    carried = person(card).sets[number]
    cards = [gear_cards()[item] for item in (*carried.hands, *carried.pack)]
    return any(isinstance(card, Weapon) and (card.kind == "projectile" or card.long) for card in cards)


def hirelings(game: Universalis, entry: Hire, spots: Bits) -> list[str]:
    """The profiles that may come now: of the quest's factions, within the card's limit, the Reserve and half the
    budget, by level.  UN-0556, UN-0615, UN-0618, UN-0621, UN-0624"""
    known = [card for card in game.cards(CREATURES).values() if card.faction in roster(game)]
    return [
        card.id
        for card in known
        if _within(game, entry, card) and standing_room(game, card.id, spots) and sets_for(game, entry, card.id)
    ]


def roster(game: Universalis) -> tuple[str, ...]:
    """The factions whose creatures the quest allows.  UN-0556"""
    quest = game.plan.quest
    return tuple(name for name in (quest.faction, *quest.allies) if name)


def _within(game: Universalis, entry: Hire, card: Creature) -> bool:
    limit = card_of(entry.card).limit
    if limit is None:
        if entry.hired:
            return False
    elif entry.spent + card.vp > limit:
        return False
    if card_of(entry.card).column == "thief" and (entry.hired or card not in thieves(game, roster(game))):
        return False
    dark = hand_of(game)
    return card.level == "grunt" or dark.others + 1 < dark.grunts


def sets_for(game: Universalis, entry: Hire, card: str) -> list[int]:
    """The equipment sets a creature may come with now: within Reserve and half the budget, and not too many shooters.

    UN-0576, UN-0616, UN-0618, UN-0621
    """
    prices = [(n, price_of(game, (card, n))) for n in range(len(person(card).sets))]
    return [
        n for n, cost in prices if may_shoot(entry, shoots(card, n)) and affords(game, cost) and moderate(game, cost)
    ]


def moderate(game: Universalis, cost: int) -> bool:
    """Does one creature cost no more than half the budget?  UN-0621, UN-G31"""
    return not game.plan.quest.counter or cost <= half(hand_of(game).budget)


def may_shoot(entry: Hire, shooter: bool) -> bool:
    """May a shooter come?  At most half of the creatures of a card have ranged or long weapons; half of one counts
    as one.  UN-0040, UN-0618"""
    return not shooter or entry.shooters + 1 <= half(entry.hired + 1)


def standing_room(game: Universalis, card: str, spots: Bits) -> Bits:
    """The squares among these where the creature's base has room."""
    who = person(card)
    return spots if who.small else game.terrain.base(*who.base).fits(spots, game.terrain.walking)


def room_for(game: Universalis, entry: Hire) -> Bits:
    """Where creatures of a card may be placed.  UN-0317, UN-0318, UN-0617, UN-0620, UN-C116"""
    if card_of(entry.card).column == "thief":
        spots = 0
        for hero in game.state.heroes:
            if hero.here:
                spots |= thief_squares(game, hero)
        return spots
    where = Encounter(entry.who, section=entry.section, access=entry.access, apart=entry.apart)
    return open_squares(game, where)


def _equip(game: Universalis, entry: Hire, card: str) -> Script[int]:
    """The Dark Player chooses one of its equipment sets, paid for beyond the card's limit.  UN-0616, UN-0618"""
    known = sets_for(game, entry, card)
    if len(known) == 1:
        return known[0]
    options = [Option("equip-with", what=card, n=n) for n in known]
    option: Option = yield Ask("equip", game.dark, options, about=card)
    return option.n


def _train(game: Universalis, card: str, number: int) -> Script[tuple[str, ...]]:
    """The Dark Player chooses skills of its profile, paid for beyond the card's limit.  UN-0616, UN-0621"""
    extras = library()[CREATURES][card].extras
    learnt: tuple[str, ...] = ()
    cost = price_of(game, (card, number))
    while True:
        left = [
            skill
            for skill, points in extras.items()
            if skill not in learnt and affords(game, cost + points) and moderate(game, cost + points)
        ]
        skill = yield from lesson(game, card, left)
        if not skill:
            return learnt
        learnt = (*learnt, skill)
        cost += extras[skill]


def lesson(game: Universalis, card: str, left: list[str]) -> Script[str]:
    """The Dark Player chooses which of the skills left the creature has next, if any."""
    if not left:
        return ""
    options = [DONE, *(Option("teach", what=skill) for skill in left)]
    option: Option = yield Ask("train", game.dark, options, about=card)
    return option.what


def post_at(game: Universalis, card: str, spots: Bits, *, deep: bool = False) -> Script[int]:
    """The Dark Player chooses where the creature stands; a creature of the water may be kept below.

    UN-0317, UN-C519
    """
    options = [Option("post", what=card, at=int(square)) for square in squares(standing_room(game, card, spots))]
    options += [Option("submerge", what=card)] if deep else []
    option: Option = yield Ask("post", game.dark, options, about=card)
    return option.at
