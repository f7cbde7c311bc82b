"""What a character may choose is the same whether every family of actions is asked or only those that can apply."""

from __future__ import annotations

import random

import pytest

from systems.doria.build import SYSTEM, goblin, hero, position
from systems.twins import look_ahead
from undercroft.kernel.chance import Seeded
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.actions.choices import cost, costs, do, everything, families, offers
from undercroft.systems.doria.actions.needs import Standpoint, pay
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import State

QUEST = "first-steps"


@pytest.mark.parametrize("characters", [1, 3, 6])
def test_asking_only_what_can_apply_leaves_nothing_out(characters: int) -> None:
    compared = games = 0
    while compared < 120:
        games += 1
        compared += _play(characters, f"choices {games}")


def _play(characters: int, seed: str) -> int:
    """A random game in which both ways are compared whenever a character chooses an action; how often they were."""
    setup = SYSTEM.unwatched(SYSTEM.default_setup(QUEST, characters, seed))
    table: Table[State, Doria] = Table(SYSTEM, setup, keep=False, listen=False, digests=False)
    luck, compared = random.Random(seed), 0
    while (ask := table.ask) is not None:
        if ask.prompt == "act":
            compared += 1
            here = Standpoint(table.game, table.game.character(ask.who))
            assert offers(here) == list(ask.options)
            assert everything(here) == list(ask.options)
        table.choose(luck.choice(ask.options))
    return compared


@rule("DO-0118", "DO-0150")
@pytest.mark.parametrize("seed", range(3))
def test_what_an_action_says_it_costs_is_what_is_paid(seed: int) -> None:
    """Movements that are put together part by part, and those that take something out first, say so as they go."""
    setup = SYSTEM.unwatched(SYSTEM.default_setup(QUEST, 3, f"cost {seed}"))
    table: Table[State, Doria] = Table(SYSTEM, setup, keep=False)
    luck, compared = random.Random(seed), 0
    while (ask := table.ask) is not None and compared < 60:
        option = luck.choice(ask.options)
        if ask.prompt == "act" and option.act not in ("combine", "swap"):
            character = table.game.character(ask.who)
            before = character.ap
            price = cost(Standpoint(table.game, character), option)
            since = len(table.told)
            table.choose(option)
            paid = [told.event for told in table.told[since:] if _pays(told.event, ask.who)]
            if paid and table.state.outcome is None:
                compared += 1
                assert paid[0].was - paid[0].now == min(before, price), option  # type: ignore[union-attr]
            continue
        table.choose(option)
    assert compared


def _pays(event: object, who: FigureId) -> bool:
    return type(event).__name__ == "Changed" and event.what == "ap" and event.who == who  # type: ignore[attr-defined]


@rule("DO-0153")
def test_who_cannot_pay_goes_to_zero() -> None:
    play = position(W=hero(ap=4))
    pay(play.game, play.who("W"), 15)
    assert play.who("W").ap == 0


def test_every_deed_of_a_family_has_its_cost_beside_it() -> None:
    assert {act for family in families().all for act in family.deeds} == set(costs())


def test_an_action_that_nobody_says_how_to_do_is_named() -> None:
    play = position(W=hero())
    play.game.rules = ()
    with pytest.raises(LookupError, match='"dance"'):
        list(do(Standpoint(play.game, play.who("W")), Option("dance")) or ())


@pytest.mark.parametrize("card", sorted(item_cards())[::3])
def test_two_of_a_kind_are_one_choice(card: str) -> None:
    """Wherever they are, and whatever state they are in."""
    strong = dict.fromkeys(("str", "con", "agi", "per", "wis", "psi"), 20)
    figures = {
        "W": hero(attributes=strong, belt=[card], pack=[card, card, f"{card}+damaged"], at="c3"),
        "M": hero("mage", attributes=strong, pack=[card, card], at="c4", hp=1),
        "g": goblin(at="c2"),
    }
    play = position(**figures, turn="W")
    play.table.game.chance = Seeded("twins")
    look_ahead(play.table, answers=1)
