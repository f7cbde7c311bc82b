"""Encounter cards of a Dark Player with a hand: which creatures, with what, and where they stand.

UN-0315, UN-0588, UN-0615 to UN-0622, UN-0624 to UN-0626, UN-G24, UN-G31, UN-G32
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Changed, Placed, Revealed
from undercroft.kernel.requests import DONE, NO_ONE, NOWHERE, PASS, Ask, FigureId, Option, Script
from undercroft.systems.universalis.agenda import Arrived, Discover, Encounter, Hire, Initiative, Posted
from undercroft.systems.universalis.arrivals import entries, may_come, thief_squares
from undercroft.systems.universalis.cards import CREATURES, Creature, Weapon
from undercroft.systems.universalis.challenge import price as price_of
from undercroft.systems.universalis.dark_cards import SECTION_WORDS, affords, card_of, pay, price
from undercroft.systems.universalis.dark_hand import different, hand_of, held, take_out, throw_away, to_discard
from undercroft.systems.universalis.dark_objects import outfit
from undercroft.systems.universalis.dark_plans import ON_SIGHT, planned_for, strike_out
from undercroft.systems.universalis.distances import in_combat, nearest, within
from undercroft.systems.universalis.doings import Cause, apply_all
from undercroft.systems.universalis.doings.ground import strew
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import gear_cards, person
from undercroft.systems.universalis.placing import NEAR, open_squares, water_corners
from undercroft.systems.universalis.seats import CLASSIC, mode_of
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.spawn import new_creature, note_encounter, posted
from undercroft.systems.universalis.state import Character, Lurker
from undercroft.systems.universalis.walking import squeezed, turned_to
from undercroft.systems.universalis.words import ROUGH_GROUND

MOST_STEPS = 60
"""How far away another place is looked for."""

PLACE_LEADER = Option("place-leader")


# a section is discovered


def enter_section(game: Universalis, entry: Encounter) -> Script[None]:
    """The creatures of the sheet and the Leader of the Main Room stand there; then he may play cards.

    UN-0317, UN-0626, UN-1175
    """
    plan, dark = game.plan.sections[entry.section].plan, hand_of(game)
    combat = in_combat(game)
    for post in posted(game, plan):
        cost = 0 if post.free else price_of(game, (post.creature, post.set))
        if affords(game, cost):
            pay(game, cost)
            at = int(game.plan.board.parse(post.at))
            dark.fresh += (put(game, post.creature, post.set, at, entry.who).id,)
    if plan.main:
        dark.fresh += tuple((yield from place_leader(game, entry)))
    game.push(
        Discover(entry.who, section=entry.section, access=entry.access, broken=entry.broken, combat=combat),
    )


def discover(game: Universalis, entry: Discover) -> Script[None]:
    """A section was revealed: he may put Encounters and Obstacles that are no traps there, then Initiative is rolled.

    A Leader of his own choice may come here instead of to the Main Room.  UN-0306, UN-0588, UN-0619, UN-0622, UN-0626
    """
    cards = fitting(game, entry)
    _forget_plans(game, entry, cards)
    leader = [PLACE_LEADER] if _leader_may_come(game, entry) else []
    options = [PASS, *(Option("play", what=card) for card in cards), *leader, *to_discard(game)]
    option: Option = PASS
    if cards or leader or (held(game) and mode_of(game.setup) != CLASSIC):
        option = yield Ask("discover", game.dark, options, who=entry.who, window=True)
    if option.act == "pass":
        _meet(game, entry)
        return
    game.push(entry)
    if option.act == "discard":
        throw_away(game, option.what)
        return
    if option.act == "place-leader":
        where = Encounter(entry.who, section=entry.section, access=entry.access)
        hand_of(game).fresh += tuple((yield from place_leader(game, where)))
        return
    posts = posts_of(game, option.what, entry.section)
    show(game, option.what, entry.section)
    if card_of(option.what).kind == "encounter":
        note_encounter(game, entry.section)
        game.push(Hire(entry.who, card=option.what, section=entry.section, access=entry.access, posts=posts))
        return
    pay(game, price(game, option.what))
    yield from _lay(game, entry, option.what)


def _leader_may_come(game: Universalis, entry: Discover) -> bool:
    """Has he a Leader of his own choice, and is there room for it in this section?  UN-0626"""
    card = hand_of(game).leader
    if not card or game.plan.quest.leader is not None or not may_come(game, entry.section):
        return False
    where = Encounter(entry.who, section=entry.section, access=entry.access)
    return bool(standing_room(game, card, open_squares(game, where)))


def _forget_plans(game: Universalis, entry: Discover, cards: list[str]) -> None:
    """What was planned for the section and cannot be paid now is not placed any more.  UN-1328"""
    if mode_of(game.setup) == CLASSIC:
        for plan in hand_of(game).plans:
            lies = card_of(plan.card).kind == "encounter" or _settles(plan.card)
            if plan.section == entry.section and lies and plan.card not in cards:
                strike_out(game, plan)


def posts_of(game: Universalis, card: str, section: int) -> tuple[Posted, ...]:
    """The creatures that a Classic Dark Player has planned for a card in a section.  UN-1326"""
    plans = planned_for(game, section) if mode_of(game.setup) == CLASSIC else []
    return next((plan.creatures for plan in plans if plan.card == card), ())


def show(game: Universalis, card: str, section: int) -> None:
    """A card is activated: it leaves the hand, face up.  UN-0577"""
    take_out(game, card, section)
    game.revealed()
    game.tell(Revealed, f"universalis-dark-card-{card}", rules=("UN-0577",))


def fitting(game: Universalis, entry: Discover) -> list[str]:
    """The cards of the hand that may be activated in a section just discovered; Obstacles only if a hero did.

    UN-0588, UN-C571
    """
    section = game.plan.sections[entry.section]
    comes = may_come(game, entry.section) and section.plan.encounters
    found = []
    classic = mode_of(game.setup) == CLASSIC
    opener = game.find(entry.who)
    laid = opener is None or opener.hero
    planned = tuple(plan.card for plan in planned_for(game, entry.section)) if classic else ()
    for id in different(planned if classic else held(game)):
        card = card_of(id)
        if card.column in ON_SIGHT:
            where = Encounter(entry.who, section=entry.section, access=entry.access)
            able = hirelings(game, Hire(card=id, section=entry.section), open_squares(game, where)) if comes else []
            posts = posts_of(game, id, entry.section)
            if able and (not posts or any(post.creature in able for post in posts)):
                found.append(id)
        elif laid and _settles(id) and section.plan.kind in card.where and affords(game, price(game, id)):
            found.append(id)
    return found


def _settles(card: str) -> bool:
    """Is it an Obstacle that lies on a section, and no trap?  UN-0588"""
    return card_of(card).trap is None and any(effect.name in SECTION_WORDS for effect in card_of(card).effects)


def _lay(game: Universalis, entry: Discover, card: str) -> Script[None]:
    """Darkness or rubble in the new section, as somebody on its first square would meet it.  UN-0588"""
    who = game.character(entry.who)
    access = game.plan.accesses[entry.access]
    inner = access.sides[access.sections.index(entry.section)]
    if ROUGH_GROUND.of(card_of(card).effects):
        strew(game, game.plan.sections[entry.section].squares & within(game, inner, 1) & game.terrain.standable(2))
        return
    before, who.at = who.at, int(squares(inner)[0])
    yield from apply_all(game, who, card_of(card).effects, Cause(card))
    who.at = before


def _meet(game: Universalis, entry: Discover) -> None:
    """Everything is placed; if anybody is there, Initiative is rolled.  UN-0306, UN-0313"""
    fresh = hand_of(game).fresh
    hand_of(game).fresh = ()
    game.state.lulls = 0 if fresh else game.state.lulls + 1
    if fresh:
        game.push(Initiative(newcomers=fresh, combat=entry.combat, surprise=not entry.broken))


# creatures are bought one by one


def hire(game: Universalis, entry: Hire) -> Script[None]:
    """One creature after the other: its profile, equipment and skills, and where it stands.

    UN-0615 to UN-0618, UN-0621, UN-0624
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
    at = yield from _post(game, option.what, spots, deep=deep)
    game.push(_hired(entry, option.what, number))
    if at == NOWHERE:
        _charge(game, option.what, number, extra)
        hand_of(game).lurkers += (Lurker(option.what, number, extra, entry.section),)
        return
    creature = bring(game, option.what, number, at, extra)
    yield from outfit(game, creature)


def _hired(entry: Hire, card: str, number: int) -> Hire:
    """What is left of a card when one more creature has come."""
    return msgspec.structs.replace(
        entry,
        spent=entry.spent + person(card).vp,
        hired=entry.hired + 1,
        shooters=entry.shooters + shoots(card, number),
    )


def _as_planned(game: Universalis, entry: Hire, known: list[str], spots: Bits) -> Script[None]:
    """A creature of a Classic Dark Player comes with what and where he has planned; one that he cannot pay for, or for
    which there is no room, does not come at all.  UN-1326, UN-1328"""
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
    """The place nearest to a square that is taken or too near to the heroes."""
    far = 0
    while not (near := within(game, 1 << at, far) & places) and far < MOST_STEPS:
        far += 1
    return int(squares(near or places)[0])


def bring(game: Universalis, card: str, number: int, at: int, extra: tuple[str, ...]) -> Character:
    """Pay for a creature and put it on the board.  UN-0615, UN-0616, UN-0625"""
    _charge(game, card, number, extra)
    dark = hand_of(game)
    creature = put(game, card, number, at)
    creature.extra = extra
    dark.fresh = (*dark.fresh, creature.id)
    return creature


def _charge(game: Universalis, card: str, number: int, extra: tuple[str, ...]) -> None:
    """Pay for a creature and count it by its level.  UN-0615, UN-0616, UN-0621, UN-0625"""
    profile, dark = library()[CREATURES][card], hand_of(game)
    pay(game, price_of(game, (card, number)) + sum(profile.extras[skill] for skill in extra))
    if profile.level == "grunt":
        dark.grunts += 1
    else:
        dark.others += 1


def put(game: Universalis, card: str, number: int, at: int, seen_by: FigureId = NO_ONE) -> Character:
    """A creature stands on the board and looks at the nearest hero."""
    creature = new_creature(game, card, number, at)
    creature.home = game.plan.section_of[at]
    heroes = [hero for hero in game.state.heroes if hero.here]
    looker = game.find(seen_by) if seen_by else nearest(game, heroes, game.cover(creature))[0]
    if looker is not None and looker.at >= 0:
        creature.facing = turned_to(game, creature, looker.at)
    creature.squeezed = squeezed(game, creature)
    game.tell(Placed, f"universalis-creature-{card}", at, creature.id, rules=("UN-0615",))
    return creature


def shoots(card: str, number: int) -> bool:
    """Has it a bow, crossbow or sling, or a long range weapon?  Throwing does not count.  UN-0618"""
    carried = person(card).sets[number]
    cards = [gear_cards()[item] for item in (*carried.hands, *carried.pack)]
    return any(isinstance(card, Weapon) and (card.kind == "projectile" or card.long) for card in cards)


def hirelings(game: Universalis, entry: Hire, spots: Bits) -> list[str]:
    """The profiles that may come now: of the quest's factions, within limit, Reserve, half the budget, by level.

    UN-0556, UN-0615, UN-0618, UN-0621, UN-0624
    """
    known = [card for card in library()[CREATURES].values() if card.faction in roster(game)]
    return [
        card.id
        for card in known
        if _within(game, entry, card)
        and standing_room(game, card.id, spots)
        and any(may_shoot(entry, shoots(card.id, n)) for n in range(len(card.sets)))
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
    if card_of(entry.card).column == "thief" and (entry.hired or "thief" not in card.skills):
        return False
    dark = hand_of(game)
    if card.level != "grunt" and dark.others + 1 >= dark.grunts:
        return False
    cost = price_of(game, (card.id, _cheapest(card)))
    return affords(game, cost) and moderate(game, cost)


def _cheapest(card: Creature) -> int:
    return min(range(len(card.sets)), key=lambda n: card.sets[n].vp)


def moderate(game: Universalis, cost: int) -> bool:
    """No more than half the budget for one creature.  UN-0621, UN-G31"""
    return not game.plan.quest.counter or 2 * cost <= hand_of(game).budget


def may_shoot(entry: Hire, shooter: bool) -> bool:
    """At most half of the creatures of a card shoot or have long range weapons.  UN-0618"""
    return not shooter or 2 * (entry.shooters + 1) <= entry.hired + 1


def standing_room(game: Universalis, card: str, spots: Bits) -> Bits:
    """The squares among these on which its base can stand."""
    base = person(card).base
    return spots if base == (1, 1) else game.terrain.base(*base).fits(spots, game.terrain.walking)


def room_for(game: Universalis, entry: Hire) -> Bits:
    """Where creatures of a card may be placed.  UN-0317, UN-0318, UN-0617, UN-0620, UN-C116"""
    if card_of(entry.card).column == "thief":
        spots = 0
        for hero in game.state.heroes:
            if hero.here:
                spots |= thief_squares(game, hero)
        return spots
    where = Encounter(entry.who, section=entry.section, access=entry.access, apart=entry.apart)
    spots = open_squares(game, where)
    if entry.apart:
        for hero in game.state.heroes:
            if hero.here:
                spots &= ~within(game, game.cover(hero), NEAR)
    return spots


def _equip(game: Universalis, entry: Hire, card: str) -> Script[int]:
    """One of its equipment sets, paid beyond the card's limit.  UN-0616, UN-0618"""
    sets = person(card).sets
    known = [
        n for n in range(len(sets)) if may_shoot(entry, shoots(card, n)) and affords(game, price_of(game, (card, n)))
    ]
    if len(known) == 1:
        return known[0]
    options = [Option("equip-with", what=card, n=n) for n in known]
    option: Option = yield Ask("equip", game.dark, options, about=card)
    return option.n


def _train(game: Universalis, card: str, number: int) -> Script[tuple[str, ...]]:
    """Skills of its profile, paid beyond the card's limit.  UN-0616, UN-0621"""
    extras = library()[CREATURES][card].extras
    learnt: tuple[str, ...] = ()
    cost = price_of(game, (card, number))
    while True:
        left = [
            skill
            for skill, points in extras.items()
            if skill not in learnt and affords(game, cost + points) and moderate(game, cost + points)
        ]
        skill = yield from _lesson(game, card, left)
        if not skill:
            return learnt
        learnt = (*learnt, skill)
        cost += extras[skill]


def _lesson(game: Universalis, card: str, left: list[str]) -> Script[str]:
    """Which of the skills left a creature is taught next, if any."""
    if not left:
        return ""
    options = [DONE, *(Option("teach", what=skill) for skill in left)]
    option: Option = yield Ask("train", game.dark, options, about=card)
    return option.what


def _post(game: Universalis, card: str, spots: Bits, *, deep: bool = False) -> Script[int]:
    """The square on which it stands; a creature of the water may be kept below.  UN-0317, UN-C519"""
    options = [Option("post", what=card, at=int(square)) for square in squares(standing_room(game, card, spots))]
    options += [Option("submerge", what=card)] if deep else []
    option: Option = yield Ask("post", game.dark, options, about=card)
    return option.at


# Ambush!, Thief!, Reinforcements


def reinforce(game: Universalis, card: str) -> Script[None]:
    """Creatures come to an explored section beside the heroes', or a thief near one of them; then Initiative.

    UN-0314, UN-0315, UN-C114 to UN-C116
    """
    game.tell(Revealed, f"universalis-dark-card-{card}", rules=("UN-0577",))
    game.revealed()
    column = card_of(card).column
    game.push(Arrived(why=column))
    if column == "thief":
        game.push(Hire(NO_ONE, card=card, apart=True))
        return
    ways = entries(game)
    way = ways[0]
    if len(ways) > 1:
        options = [Option("from", at=int(squares(open_squares(game, one))[0]), n=n) for n, one in enumerate(ways)]
        option: Option = yield Ask("whence", game.dark, options, about=card)
        way = ways[option.n]
    note_encounter(game, way.section)
    game.push(Hire(NO_ONE, card=card, section=way.section, access=way.access, apart=True))


def arrived(game: Universalis, entry: Arrived) -> None:
    """Those who came are met.  UN-0312, UN-0314, UN-0315"""
    fresh = hand_of(game).fresh
    hand_of(game).fresh = ()
    if fresh:
        game.push(Initiative(newcomers=fresh, why=entry.why, surprise=False))


def ambushes(game: Universalis) -> list[str]:
    """The cards of the hand with which creatures may come while the heroes explore: Ambush! and Thief!.

    UN-0314, UN-G10, UN-C114, UN-C116
    """
    cards = [id for id in different(held(game)) if card_of(id).column in ("ambush", "thief")]
    if not cards or in_combat(game):
        return []
    found = []
    for id in cards:
        if card_of(id).column == "thief":
            hire_it = Hire(NO_ONE, card=id, apart=True)
            if hirelings(game, hire_it, room_for(game, hire_it)):
                found.append(id)
        else:
            for way in entries(game):
                hire_it = Hire(NO_ONE, card=id, section=way.section, access=way.access, apart=True)
                if hirelings(game, hire_it, room_for(game, hire_it)):
                    found.append(id)
                    break
    return found


# the Leader


def place_leader(game: Universalis, entry: Encounter) -> Script[list[FigureId]]:
    """The Leader stands in the Main Room, where the sheet says or as he likes, with skills he pays for now.

    UN-0625, UN-0626
    """
    plan, dark = game.plan.quest.leader, hand_of(game)
    card = plan.creature if plan is not None else dark.leader
    if not card:
        return []
    number = plan.set if plan is not None else (yield from _equip_leader(game, card))
    extra = yield from _train_leader(game, card)
    spots = open_squares(game, entry)
    if plan is not None and plan.at is not None:
        at = int(game.plan.board.parse(plan.at))
    elif standing_room(game, card, spots):
        at = yield from _post(game, card, spots)
    else:
        return []
    creature = put(game, card, number, at, entry.who)
    creature.leader = True
    creature.extra = (*(plan.skills if plan is not None else ()), *extra)
    dark.leader = ""
    yield from outfit(game, creature)
    return [creature.id]


def _equip_leader(game: Universalis, card: str) -> Script[int]:
    """Which of its equipment sets a Leader of his choice has, paid when it is placed.  UN-0625"""
    sets = person(card).sets
    known = [n for n in range(len(sets)) if affords(game, sets[n].vp)] or [0]
    number = known[0]
    if len(known) > 1:
        options = [Option("equip-with", what=card, n=n) for n in known]
        option: Option = yield Ask("equip", game.dark, options, about=card)
        number = option.n
    pay(game, sets[number].vp)
    return number


def _train_leader(game: Universalis, card: str) -> Script[tuple[str, ...]]:
    """The Leader's optional skills, paid when it is placed; half the budget is no limit for it.  UN-0625, UN-G31"""
    extras = library()[CREATURES][card].extras
    learnt: tuple[str, ...] = ()
    while True:
        left = [skill for skill, points in extras.items() if skill not in learnt and affords(game, points)]
        skill = yield from _lesson(game, card, left)
        if not skill:
            return learnt
        learnt = (*learnt, skill)
        pay(game, extras[skill])
        game.tell(Changed, "learnt", detail=skill, rules=("UN-0625",))
