"""Before a game against a Dark Player with a hand of cards: decks, hand, Leader, a gift for it, the challenge.

UN-0556 to UN-0571
"""

from __future__ import annotations

import random

from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.game import draw
from undercroft.kernel.piles import Row, deal_anew
from undercroft.kernel.requests import PASS, Ask, Option, Script, SeatId
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Gear, gear_cards, highest
from undercroft.systems.universalis.dark.planning import plan_ahead
from undercroft.systems.universalis.design.adapting import in_hand
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.dark_plans import sections_for
from undercroft.systems.universalis.dungeon.obstacles import card_of, pay
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.seats import CARDS, CLASSIC, mode_of
from undercroft.systems.universalis.setup.decks import BOX, ENCOUNTERS, PLOTS
from undercroft.systems.universalis.state import Planned
from undercroft.systems.universalis.status.improved_creatures import DEAREST

PER_HERO = {PLOTS: 5, ENCOUNTERS: 2}
"""Cards of each deck for each hero.  UN-0563, UN-0564"""

FIRST_ENCOUNTER = "special-creature"
"""The Encounter card every Dark Player begins with.  UN-0564"""

IMPROVEMENTS = ("elites", "leader", "traps", "grunts")
"""The improvements that may be chosen to increase the challenge.  UN-0567 to UN-0570"""

HARD_FROM, HARD_STEP = 100, 25
"""Value Points of the group above which improvements are allowed, and how many each of them takes.  UN-0566"""


def set_up(game: Universalis) -> Script[None]:
    """Leader and gift, then the decks and the hand, or a Classic Dark Player's plans, then the challenge, in the
    order of the book.

    UN-0556, UN-0557, UN-0561, UN-0562, UN-0566, UN-1326
    """
    yield from _choose_leader(game)
    yield from _give_gift(game)
    if mode_of(game.setup) == CARDS:
        yield from deal(game)
    elif mode_of(game.setup) == CLASSIC:
        yield from plan_ahead(game)
    yield from _raise_challenge(game)


# decks


def deal(game: Universalis) -> Script[None]:
    """Shuffle and cut both decks; draw a card from one and take a Special Creature from the other, and with an
    adventure of another game a card of each kind it includes.

    UN-0562 to UN-0565, UN-1458, UN-1459
    """
    piles, heroes = game.state.piles, game.party()
    held = dict.fromkeys((FIRST_ENCOUNTER, *(in_hand(game.plan.quest) if game.plan.quest.adapted else ())))
    for name in (PLOTS, ENCOUNTERS):
        for card in held:
            if card in piles[name].cards:
                piles[name].cards = without(piles[name].cards, card)
    for name, each in PER_HERO.items():
        game.shuffle(name, "monsters")
        if game.setup.cards == "shuffled":
            cards = piles[name].cards
            piles[name].cards, piles[name + BOX].cards = cards[: each * heroes], cards[each * heroes :]
    (card,) = yield from draw(game, PLOTS, seat=game.dark, why="hand", secret=True)
    hand_of(game).hand = (card, *held)


def deal_hand_anew(game: Universalis, seat: SeatId, luck: random.Random) -> None:
    """Deal anew what a seat cannot know: the order of the decks, what is in the box, and for heroes the hand as well.

    Everybody has seen from which deck each card of the hand came, and that the first Encounter was a Special Creature.

    UN-0564, UN-0565, UN-0572
    """
    dark, piles = hand_of(game), game.state.piles
    known = seat == dark.owner
    first = () if FIRST_ENCOUNTER in piles["spent"].discards else (FIRST_ENCOUNTER,)
    held: list[str] = []
    for name in PER_HERO:
        mine = Row(tuple(card for card in dark.hand if _deck_of(card) == name), known, first)
        deal_anew((piles[name], piles[name + BOX]), seat, luck, mine)
        held += mine.cards
    if known:
        return
    held.sort()
    luck.shuffle(held)
    dark.hand = tuple(held)
    dark.plans = tuple(_other_plan(game, plan, luck) for plan in dark.plans)
    if dark.gift:
        price = gear_cards()[dark.gift].vp
        dark.gift = luck.choice([item.id for item in gifts() if item.vp == price])
    if dark.leader:
        worth = library()[CREATURES][dark.leader].vp
        dark.leader = luck.choice([id for id in champions(game) if library()[CREATURES][id].vp == worth])


def _other_plan(game: Universalis, plan: Planned, luck: random.Random) -> Planned:
    """Another plan of the same kind that a Classic Dark Player might have made.  UN-1326"""
    kind = card_of(plan.card).kind
    cards = [id for id, card in game.cards(DARK_CARDS).items() if card.kind == kind]
    card = luck.choice(cards)
    sections = sections_for(game, card) if plan.section >= 0 else []
    return Planned(card, luck.choice(sections)) if sections else Planned(card)


def _deck_of(card: str) -> str:
    return ENCOUNTERS if card_of(card).kind == "encounter" else PLOTS


# the Leader


def champions(game: Universalis) -> list[str]:
    """The profiles among which a Leader may be chosen: Champions of the quest's factions; where these have none, the
    profiles of their highest level (ruling `factions-that-lack-somebody`).  UN-0557"""
    quest = game.plan.quest
    factions = (quest.faction, *quest.allies)
    known = [card for card in game.cards(CREATURES).values() if card.faction in factions]
    return [card.id for card in highest(known)]


def _choose_leader(game: Universalis) -> Script[None]:
    """Where the sheet names no Leader, the Dark Player chooses one in secret and pays its Value Points.

    UN-0557, UN-0560, UN-G94
    """
    if game.plan.quest.leader is not None:
        return
    known = champions(game)
    if not known:
        return
    options = [Option("leader", what=id) for id in known]
    option: Option = yield Ask("choose-leader", game.dark, options, secret=True)
    hand_of(game).leader = option.what
    if game.plan.quest.counter:
        game.state.reserve -= library()[CREATURES][option.what].vp
        game.tell(Changed, "reserve", now=game.state.reserve, rules=("UN-0560",))


def gifts() -> list[Gear]:
    """The Magic Objects and Relics.  UN-0561"""
    return [item for item in gear_cards().values() if item.magic]


def _give_gift(game: Universalis) -> Script[None]:
    """The Dark Player may buy one Magic Object or Relic for the Leader; the heroes know that it was bought, not
    which.  UN-0561"""
    dark = hand_of(game)
    if (game.plan.quest.leader is None and not dark.leader) or not game.plan.quest.counter:
        return
    affordable = [item for item in gifts() if item.vp <= game.state.reserve and not _useless(item)]
    if not affordable:
        return
    options = [PASS, *(Option("gift", what=item.id) for item in affordable)]
    option: Option = yield Ask("leader-gift", game.dark, options, secret=True)
    if option.act == "gift":
        dark.gift = option.what
        game.state.reserve -= gear_cards()[option.what].vp
        game.tell(Changed, "leader-gift", now=1, rules=("UN-0561",))
        game.tell(Changed, "reserve", now=game.state.reserve, rules=("UN-0561",))


def _useless(item: Gear) -> bool:
    return bool(item.hides)


# the challenge


def improvements(game: Universalis) -> int:
    """How many improvements the group's Value Points allow.  UN-0566"""
    return max(0, game.state.group - HARD_FROM) // HARD_STEP


def _raise_challenge(game: Universalis) -> Script[None]:
    """The Dark Player may announce one of four improvements for every 25 Value Points of the group above 100.

    UN-0566, UN-0568, UN-0571
    """
    for _ in range(min(improvements(game), len(IMPROVEMENTS))):
        left = [name for name in IMPROVEMENTS if name not in game.state.challenge]
        options = [PASS, *(Option("improve", what=name) for name in left)]
        option: Option = yield Ask("challenge", game.dark, options)
        if option.act == "pass":
            return
        game.state.challenge = (*game.state.challenge, option.what)
        game.tell(Changed, "challenge", detail=option.what, now=1, rules=("UN-0566",))
        if option.what == "leader":
            pay(game, _dearer_leader(game))


def _dearer_leader(game: Universalis) -> int:
    """The extra cost of improving a Leader that was paid for: as much again, at most 25.  UN-0571"""
    plan = game.plan.quest.leader
    card = hand_of(game).leader if plan is None else plan.creature if plan.paid else ""
    return min(DEAREST, library()[CREATURES][card].vp) if card else 0
