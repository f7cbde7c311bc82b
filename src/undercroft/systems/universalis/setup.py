"""From options and a quest to a first state.  UN-0007 to UN-0029, UN-0629 to UN-0643"""

from __future__ import annotations

import msgspec

from undercroft.board.features import Ground
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.agenda import BeginGame
from undercroft.systems.universalis.cards import HEROES
from undercroft.systems.universalis.decks import dark_piles, piles_of
from undercroft.systems.universalis.maps import Plan, plan_of
from undercroft.systems.universalis.people import hero_card, person
from undercroft.systems.universalis.seats import dark_seat, hero_seats
from undercroft.systems.universalis.sheets import QUESTS, library
from undercroft.systems.universalis.state import Character, DarkHand, State

MOST_HEROES = 5
ROUND_LIMIT = 60
ENTERED = "entered-before"
"""The option that says that somebody of the group has been in this scenario before."""

KNOWN_GROUND = 2
STREAMS = ("map", "loot", "combat", "monsters")


def ready_setup(quest: str, heroes: int, seed: str) -> Setup:
    """A quest for so many predesigned heroes, one seat each."""
    if not 1 <= heroes <= MOST_HEROES:
        raise SetupError(f"1 to {MOST_HEROES} heroes can play, not {heroes}")
    people = list(library()[HEROES])[:heroes]
    return Setup(
        system="universalis",
        quest=quest,
        party=tuple(people),
        seats=tuple(SeatPlan(name) for name in people),
        seed=seed,
        round_limit=ROUND_LIMIT,
    )


def first_state(setup: Setup) -> State:
    """The table before the first card is shuffled."""
    if not setup.quest.startswith("{") and setup.quest not in library()[QUESTS]:
        raise SetupError(f'there is no quest "{setup.quest}"; one of {", ".join(library()[QUESTS])}')
    plan = plan_of(setup.quest)
    heroes = _party(setup)
    group = sum(person(hero.card).vp for hero in heroes)
    known = plan.quest.explored
    started = sum(1 << n for n, section in enumerate(plan.sections) if known or section.squares & plan.start)
    shut = [not known or not (access.arrow or access.state == "open") for access in plan.accesses]
    ground = Ground(sum(closed << n for n, closed in enumerate(shut)))
    for n, features in enumerate(plan.features):
        if started >> n & 1:
            for feature in features:
                ground = ground.with_feature(feature)
    points = reserve_of(plan, group, len(heroes), again=setup.option(ENTERED) == "yes")
    dark = dark_seat(setup)
    return State(
        agenda=[BeginGame()],
        counters=dict.fromkeys(STREAMS, 0),
        heroes=heroes,
        piles=dark_piles() if dark >= 0 else piles_of(plan),
        ground=ground,
        revealed=started,
        group=group,
        reserve=points,
        player=DarkHand(owner=dark, budget=points) if dark >= 0 else None,
    )


def _party(setup: Setup) -> list[Character]:
    """The heroes in seat order, outside the scenario; one seat may play several.  UN-0012, UN-0025, UN-0026"""
    if not 1 <= len(setup.party) <= MOST_HEROES:
        raise SetupError(f"1 to {MOST_HEROES} heroes can play, not {len(setup.party)}")
    if len(set(setup.party)) < len(setup.party):
        raise SetupError("each hero can be in the party only once")
    seats = hero_seats(setup)
    return [_hero(card, n, seats[n % len(seats)]) for n, card in enumerate(setup.party)]


def _hero(card: str, n: int, seat: SeatId) -> Character:
    if not card.startswith("{") and card not in library()[HEROES]:
        raise SetupError(f'there is no hero "{card}"; one of {", ".join(library()[HEROES])}')
    try:
        sheet = hero_card(card)
    except msgspec.ValidationError as error:
        raise SetupError(f"a hero of the party cannot be read: {error}") from error
    return Character(
        id=FigureId(n + 1),
        card=card,
        seat=seat,
        fortune=sheet.fortune,
        mana=sheet.stats.mana,
        body=sheet.body,
        hands=sheet.hands,
        pack=sheet.pack,
        coins=sheet.coins,
    )


def reserve_of(plan: Plan, group: int, heroes: int, *, again: bool = False) -> int:
    """Reserve Points: the group's Value Points or as the sheet says, less the Leader's; 2 more for each hero where one
    of them has been in this scenario before.  UN-0559, UN-0636, UN-0637, UN-1174"""
    if not plan.quest.counter:
        return 0
    leader = plan.quest.leader
    points = group if plan.quest.reserve is None else plan.quest.reserve * heroes
    points += KNOWN_GROUND * heroes if again else 0
    return points - (person(leader.creature).vp if leader is not None and leader.paid else 0)
