"""Edges of the first state: what heroes bring, and who is whose.  UN-0023 to UN-0559, UN-1453"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import HEROES, Hero
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.maps.plans import lay
from undercroft.systems.universalis.party.companions import companions_of
from undercroft.systems.universalis.setup.first_state import _rest, reserve_of
from undercroft.systems.universalis.setup.party import figure
from undercroft.systems.universalis.state import Character


def sheet(id: str = "maeliss", **more: object) -> Hero:
    return msgspec.structs.replace(BOX[HEROES][id], **more)


def in_play(hero: Hero, number: int = 1) -> Character:
    return figure(msgspec.json.encode(hero).decode(), FigureId(number), SeatId(0))


@rule("UN-0023", "UN-0025")
def test_a_hero_comes_with_its_tokens_less_those_not_yet_back_and_never_fewer_than_none() -> None:
    hero = sheet()
    fresh = in_play(hero)
    assert (fresh.fortune, fresh.mana) == (hero.fortune, hero.stats.mana)
    spent = in_play(msgspec.structs.replace(hero, unlucky=hero.fortune, drained=hero.stats.mana))
    assert (spent.fortune, spent.mana) == (0, 0)
    more = in_play(msgspec.structs.replace(hero, unlucky=hero.fortune + 1, drained=hero.stats.mana + 1))
    assert (more.fortune, more.mana) == (0, 0)


@rule("UN-1453")
def test_a_recovery_place_on_the_way_gives_everything_back_to_heroes() -> None:
    hero = sheet(unlucky=1, drained=2, hurt=1)
    one = in_play(hero)
    _rest([one])
    assert (one.wounds, one.fortune, one.mana) == (0, hero.fortune, hero.stats.mana)


@rule("UN-0559", "UN-0636", "UN-1174")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_known_ground_gives_the_dark_player_two_points_a_hero(heroes: int) -> None:
    plan = lay(BOX[QUESTS]["the-broken-tusk"])
    assert reserve_of(plan, 50, heroes, again=True) - reserve_of(plan, 50, heroes) == 2 * heroes


@rule("UN-1067", "UN-1084")
def test_companions_are_others_than_the_heroes() -> None:
    heroes = [in_play(sheet("shara", companion="giant-rat"), 1), in_play(sheet("borgron", companion="wolf"), 2)]
    plan = lay(BOX[QUESTS]["the-broken-tusk"])
    ids = [one.id for one in (*heroes, *companions_of(heroes, plan.quest))]
    assert len(ids) == 4
    assert sorted(set(ids)) == ids
