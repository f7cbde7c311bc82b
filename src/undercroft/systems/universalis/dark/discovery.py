"""What a Dark Player with a hand puts into a section that the heroes discover.  UN-0306, UN-0588, UN-0622, UN-0626"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Revealed
from undercroft.kernel.requests import PASS, Ask, Option, Script
from undercroft.systems.universalis.agenda import Discover, Encounter, Hire, Initiative, Posted
from undercroft.systems.universalis.cards.words import ROUGH_GROUND
from undercroft.systems.universalis.dark.hiring import hirelings, put, standing_room
from undercroft.systems.universalis.dark.leader import place_leader
from undercroft.systems.universalis.dungeon.arrivals import may_come
from undercroft.systems.universalis.dungeon.dark_hand import different, hand_of, held, take_out, throw_away, to_discard
from undercroft.systems.universalis.dungeon.dark_plans import ON_SIGHT, planned_for, strike_out
from undercroft.systems.universalis.dungeon.obstacles import SECTION_WORDS, affords, card_of, pay, price
from undercroft.systems.universalis.dungeon.placing import open_squares
from undercroft.systems.universalis.dungeon.revealing import note_encounter, posted
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.effects.ground import strew
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat, within
from undercroft.systems.universalis.seats import CLASSIC, mode_of
from undercroft.systems.universalis.status.improved_creatures import price as price_of

PLACE_LEADER = Option("place-leader")


def enter_section(game: Universalis, entry: Encounter) -> Script[None]:
    """The creatures of the sheet and the Leader of the Main Room take their places; then the Dark Player may play
    cards.  UN-0317, UN-0626, UN-1175"""
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


@step(Discover)
def discover(game: Universalis, entry: Discover) -> Script[None]:
    """A section was revealed: the Dark Player may put Encounters and Obstacles that are no traps there; then Initiative
    is rolled.

    A Leader of the Dark Player's own choice may come here instead of to the Main Room.  The question comes whatever is
    planned and whoever the Leader is, so that its absence tells nothing.

    UN-0306, UN-0588, UN-0619, UN-0622, UN-0626, UN-1328
    """
    cards = fitting(game, entry)
    _forget_plans(game, entry, cards)
    leader = [PLACE_LEADER] if _leader_may_come(game, entry) else []
    options = [PASS, *(Option("play", what=card) for card in cards), *leader, *to_discard(game)]
    option: Option = PASS
    if mode_of(game.setup) == CLASSIC or held(game) or hand_of(game).leader:
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
    """Has the Dark Player a Leader of their own choice, and is there room for it in this section?  UN-0626"""
    card = hand_of(game).leader
    if not card or game.plan.quest.leader is not None or not may_come(game, entry.section):
        return False
    where = Encounter(entry.who, section=entry.section, access=entry.access)
    return bool(standing_room(game, card, open_squares(game, where)))


def _forget_plans(game: Universalis, entry: Discover, cards: list[str]) -> None:
    """Plans for the section that cannot be paid for now are dropped.  UN-1328"""
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
    """The cards of the hand that may be activated in a section just discovered; Obstacles only if a hero discovered
    it.  UN-0588, UN-C571"""
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
    """Is it an Obstacle that lies on a section and is no trap?  UN-0588"""
    return card_of(card).trap is None and any(effect.name in SECTION_WORDS for effect in card_of(card).effects)


def _lay(game: Universalis, entry: Discover, card: str) -> Script[None]:
    """Lay darkness or rubble in the new section, as a character on its first square would meet it.  UN-0588"""
    who = game.character(entry.who)
    access = game.plan.accesses[entry.access]
    inner = access.sides[access.sections.index(entry.section)]
    if ROUGH_GROUND.of(card_of(card).effects):
        strew(game, game.plan.sections[entry.section].squares & within(game, inner, 1) & game.terrain.standable[2])
        return
    before, who.at = who.at, int(squares(inner)[0])
    yield from apply_all(game, who, card_of(card).effects, Cause(card))
    who.at = before


def _meet(game: Universalis, entry: Discover) -> None:
    """Everything is placed; if any creature is there, Initiative is rolled.  UN-0306, UN-0313"""
    fresh = hand_of(game).fresh
    hand_of(game).fresh = ()
    game.state.lulls = 0 if fresh else game.state.lulls + 1
    if fresh:
        game.push(Initiative(newcomers=fresh, combat=entry.combat, surprise=not entry.broken))
