"""Travel Events: when they are rolled for, from which deck, whom they befall and how.

UN-1198, UN-1219, UN-1236 to UN-1243, UN-1286, UN-1291, UN-1292, UN-G95
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Said, Summed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Ask, Option, Roll, Script, SeatId, confirm
from undercroft.kernel.state import Pile
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.agenda import Befalls, TravelRoll
from undercroft.systems.universalis.campaign.aftermath import consequences
from undercroft.systems.universalis.campaign.quests_on_the_map import set_out, unlock
from undercroft.systems.universalis.campaign.world import (
    group_alignment,
    group_at,
    id_of,
    leader,
    members,
    note,
    pay,
    purse,
    seat_of,
    world_of,
)
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.world import DANGERS, TRAVEL_EVENTS, DangerCard, TravelEvent
from undercroft.systems.universalis.effects import apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import quests_at, settlement_at
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Character, Group

CAMP = "camp"


@step(TravelRoll)
def travel_event_roll(game: Universalis, entry: TravelRoll) -> Script[None]:
    """Draw a card of the kind of territory or settlement and roll 1D6: if the roll equals or beats the number on the
    card, it is turned over and resolved.  On a road the group chooses the deck.  A roll of 1 unlocks a quest here.

    UN-1219, UN-1236 to UN-1239, UN-1242, UN-1243, UN-1286, UN-1291, UN-1292, UN-G95
    """
    group = group_at(game, entry.group)
    if not members(game, group):
        return
    ground = entry.ground
    if entry.road:
        decks = [Option("deck", what=f"ground-{ground}"), Option("deck", what="ground-road")]
        option: Option = yield Ask("deck", seat_of(game, group), decks, default=1, who=leader(game, group).id)
        ground = option.what.removeprefix("ground-")
    card, face = yield from draw_event(game, ground, seat_of(game, group), modifier(game, group, entry))
    if face == 1:
        yield from unlock(game, quests_at(group.at))
    if card is not None:
        note(game, "event", group.at, card.id)
        game.push(Befalls(group=entry.group, card=card.id))


def draw_event(
    game: Universalis, ground: str, seat: SeatId, more: Tally | None = None
) -> Script[tuple[TravelEvent | None, int]]:
    """The card that is turned over, if it is, and the face of the die.  No Fortune changes this roll.

    UN-1198, UN-1237, UN-1242
    """
    pile = f"travel-{ground}"
    game.state.piles[pile] = Pile(tuple(id for id, one in library()[TRAVEL_EVENTS].items() if one.ground == ground))
    game.shuffle(pile, "map")
    (id,) = yield from draw(game, pile, why="travel-event", secret=True)
    del game.state.piles[pile]
    face: int = yield Roll((ONE,), TOTAL, seat, why="travel-event", stream="map")
    tally = Tally(face, "die")
    for term in more.terms if more is not None else ():
        tally.add(term.value, term.source, term.rule)
    card = library()[TRAVEL_EVENTS][id]
    game.tell(Summed, "travel-event", total=tally.total, terms=tally.frozen(), rules=("UN-1237",))
    return (card if tally.total >= card.number else None), face


def modifier(game: Universalis, group: Group, entry: TravelRoll) -> Tally:
    """+1 while camping, +1 where a settlement of the territory has another alignment than the group.

    UN-1286, UN-1291, UN-1292
    """
    tally = Tally(0, "die")
    if group.chose == CAMP:
        tally.add(1, "camping", "UN-1291")
    there = settlement_at(group.at) if not group.aboard else None
    ours = group_alignment(game, group)
    if there is not None and ours != "neutral" and there.alignment != ours:
        tally.add(1, "other-alignment", "UN-1286")
    return tally


# what happens


@step(Befalls)
def befalls(game: Universalis, entry: Befalls) -> Script[None]:
    """The card befalls whom it names, one after the other, after the group has taken up or let pass what it offers, or
    has chosen to play the Epic Event instead.  UN-1237, UN-1240, UN-1241, UN-1305"""
    group = group_at(game, entry.group)
    box = library()
    card: TravelEvent | DangerCard = box[DANGERS][entry.card] if entry.danger else box[TRAVEL_EVENTS][entry.card]
    left = entry.left
    if not left:
        kind = "danger" if entry.danger else "travel-event"
        game.tell(Said, f"universalis-{kind}-{entry.card}-told")
        if isinstance(card, TravelEvent) and not (yield from _goes_on(game, entry, group, card)):
            return
        left = tuple(id_of(one) for one in (yield from whom(game, group, card.who)))
    known = {id_of(one): one for one in members(game, group)}
    who = known.get(left[0])
    if len(left) > 1:
        game.push(Befalls(group=entry.group, card=entry.card, danger=entry.danger, left=left[1:]))
    if who is not None:
        yield from apply_all(game, who, card.effects)
        yield from struck_down(game)


def _goes_on(game: Universalis, entry: Befalls, group: Group, card: TravelEvent) -> Script[bool]:
    """Does the event take its course: is what it offers taken up, is no Epic Event played instead?  UN-1240, UN-1241"""
    seat, who = seat_of(game, group), leader(game, group)
    if card.epic and (yield from confirm(seat, "epic-event", default=False, who=who.id, about=f"quest-{card.epic}")):
        world_of(game).event = card.id
        set_out(game, entry.group, card.epic)
    if card.offer is None:
        return True
    if purse(game, group) < card.offer:
        return False
    options = [Option("take-up", n=card.offer), Option("let-pass")]
    option: Option = yield Ask("offer", seat, options, who=who.id, about=f"travel-event-{card.id}", default=1)
    if option.act == "let-pass":
        return False
    pay(game, group, card.offer)
    return True


def whom(game: Universalis, group: Group, who: str) -> Script[list[Character]]:
    """Whom a card befalls: everybody, the first of the group, one by lot, or the one of best Perception."""
    return (yield from whom_here(game, members(game, group), who))


def whom_here(game: Universalis, everybody: list[Character], who: str) -> Script[list[Character]]:
    """Whom a card befalls of these."""
    if who == "everybody":
        return everybody
    if who == "anybody":
        return [(yield from pick(game, everybody, "victim"))]
    if who == "keenest":
        return [max(everybody, key=lambda one: (game.kit(one).attribute("perception"), -one.id))]
    return everybody[:1]


def struck_down(game: Universalis) -> Script[None]:
    """A hero who is Knocked Out on the way is carried along by the others, and rolls for its fate.  UN-0527, UN-0538"""
    if any(one.suffers("knocked-out") and not one.fate for one in game.heroes()):
        yield from consequences(game, carried=True)
        for one in game.heroes():
            if one.suffers("knocked-out") and one.fate not in ("fallen", "dead", "avenged", "prisoner"):
                one.conditions, one.fate = (), ""
