"""1.10 Heroes: skills from the start, Health and death, slots, experience."""

from __future__ import annotations

import pytest

from systems.darkness.box import BOX, FOES, GEAR
from systems.darkness.build import (
    Figure,
    dice,
    end_turn,
    enemy,
    first,
    foe,
    hero,
    named,
    offered,
    position,
    prompt,
    take,
    until,
    won,
)
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import EventPhase, Experience, HeroTurn
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import CLASSES, HEROES
from undercroft.systems.darkness.status import gain_xp_all, heal

ENHANCE = ("enhance-health", "enhance-health")


def killed(card: str, at: str = "", **fields: object) -> Figure:
    """A Hero who has been killed."""
    return hero(card, at, dead=True, health=0, **fields)


@rule("DA-0098")
@pytest.mark.parametrize("level", [1, 5])
def test_hero_skills_the_free_skill_and_the_signature_work_at_any_level(level: int) -> None:
    table = position(heroes=[hero("whisper", "d1", xp=1)], foes=[foe("orc-flayers-1a", "d1")], level=level)
    kit = table.game.kit(first(table))
    assert kit.slippery
    assert [owned.source for owned in kit.attack_skills["melee"]] == ["shadow", "free"]
    take(table, "melee")
    assert (prompt(table), len(offered(table, "sign"))) == ("before-attack", 1)


@rule("DA-0099")
@pytest.mark.parametrize(("skills", "most"), [((), 5), (ENHANCE[:1], 6), (ENHANCE, 7)])
def test_maximum_health_is_5_and_rises_to_at_most_7_by_enhance_health(skills: tuple[str, ...], most: int) -> None:
    table = position(heroes=[hero("bjorn", skills=skills)], level=5)
    assert table.game.max_health(first(table)) == most


@rule("DA-0099")
def test_nothing_but_the_enhance_health_line_raises_the_maximum() -> None:
    lines = [(name, step) for sheet in BOX[CLASSES].values() for name, steps in sheet.lines.items() for step in steps]
    assert {name for name, step in lines if words.MAX_HEALTH.of(step.gives)} == {"enhance-health"}
    assert not any(words.MAX_HEALTH.of(gear.gives) for gear in GEAR.values())
    assert not any(words.MAX_HEALTH.of(card.gives) for card in FOES.values())
    assert not any(words.MAX_HEALTH.of(card.special.gives) for card in BOX[HEROES].values())


@rule("DA-0099")
def test_healing_never_goes_above_the_maximum() -> None:
    table = position(heroes=[hero("bjorn", health=4)])
    heal(table.game, first(table), 9)
    assert first(table).health == 5


@rule("DA-0100")
@pytest.mark.parametrize(("health", "left"), [(5, 3), (2, 0), (1, 0)])
def test_each_wound_lowers_health_by_1_to_no_less_than_0(health: int, left: int) -> None:
    table = position(
        heroes=[hero("bjorn", "b1", health=health)], foes=[foe("orc-flayers-1a", "b1")], do="turn, enemies"
    )
    dice(table, "hh")
    end_turn(table)
    assert first(table).health == left


@rule("DA-0101")
def test_at_health_0_a_hero_is_killed_and_lies_where_it_fell() -> None:
    table = position(heroes=[hero("bjorn", "b1", health=1)], foes=[foe("orc-flayers-1a", "b1")], do="turn, enemies")
    dice(table, "hh")
    end_turn(table)
    assert first(table).dead
    assert named(table, first(table).at) == "b1"


@rule("DA-0102")
def test_a_killed_hero_is_no_target() -> None:
    heroes = [hero("bjorn", "c1"), killed("sibyl", "b1", xp=9)]
    table = position(heroes=heroes, foes=[foe("goblin-archers-1a", "b1")], do="enemies")
    assert table.state.fight is not None
    assert table.state.fight.defense.who == 1


@rule("DA-0102")
def test_a_killed_hero_neither_heals_nor_gains_experience() -> None:
    table = position(heroes=["bjorn", killed("sibyl")])
    gain_xp_all(table.game, 3)
    heal(table.game, table.state.heroes[1], 2)
    assert [(one.health, one.xp) for one in table.state.heroes] == [(5, 3), (0, 0)]


@rule("DA-0102")
def test_a_blessing_passes_over_a_killed_hero() -> None:
    heroes = [hero("bjorn", health=2), killed("sibyl")]
    table = position(heroes=heroes, do=(EventPhase(),), decks={"event": ["holy-spring"]})
    assert table.state.heroes[0].health > 2
    assert table.state.heroes[1].health == 0


@rule("DA-0103")
def test_other_heroes_can_trade_with_a_killed_hero() -> None:
    table = position(heroes=["bjorn", killed("sibyl", pack=("whetstone",))])
    take(table, "trade")
    take(table, "hand", what="whetstone", who=1)
    assert "whetstone" in first(table).pack


@rule("DA-0104")
def test_at_the_start_of_a_round_every_killed_hero_rises_for_one_token_each() -> None:
    table = position(heroes=[killed("bjorn"), "owen", killed("sibyl")], do="round", lifebringer=3)
    assert not any(one.dead for one in table.state.heroes)
    assert table.state.lifebringer == 1


@rule("DA-0104")
def test_two_killed_heroes_with_one_token_lose_the_game() -> None:
    table = position(heroes=[killed("bjorn"), killed("sibyl")], do="round", lifebringer=1)
    assert won(table) is False


@rule("DA-0105")
def test_a_resurrected_hero_stands_up_where_it_lay_with_its_own_maximum() -> None:
    heroes = [killed("bjorn", "d1", skills=ENHANCE[:1], raised=1)]
    table = position(heroes=heroes, do="round", level=2)
    assert (named(table, first(table).at), first(table).health) == ("d1", 6)


@rule("DA-0106")
def test_a_hero_has_one_body_slot_and_two_hand_slots() -> None:
    table = position(heroes=[hero("bjorn", hands=("mace",), pack=("short-sword", "hatchet", "plate-armor"))])
    take(table, "trade")
    take(table, "wear", what="short-sword")
    assert first(table).hands == ("mace", "short-sword")
    assert sorted(option.n for option in offered(table, "wear") if option.what == "hatchet") == [1, 2]
    take(table, "wear", what="plate-armor")
    assert first(table).body == "plate-armor"
    assert "leather-armor" in first(table).pack


@rule("DA-0107")
def test_a_hero_may_own_any_number_of_cards_beside_those_it_wears() -> None:
    cards = (
        "hammer",
        "wolf-spear",
        "hunting-bow",
        "oak-shield",
        "whetstone",
        "prayer-beads",
        "fire-flask",
        "plate-armor",
    )
    table = position(heroes=[hero("bjorn", pack=cards)])
    assert len(first(table).cards()) == 10
    until(table, "hero-action")


@rule("DA-0108")
def test_experience_is_kept_and_spent_by_each_hero_alone() -> None:
    table = position(heroes=[hero("bjorn", xp=6), hero("sibyl", xp=6)], do=(Experience(),))
    take(table, "learn", what="charge")
    assert [one.xp for one in table.state.heroes] == [1, 6]
    assert [one.skills for one in table.state.heroes] == [("charge",), ()]


@rule("DA-0180")
def test_a_hero_whose_activation_it_is_not_is_asked_nothing() -> None:
    table = position(heroes=["bjorn", "sibyl"], do=(HeroTurn(FigureId(1)),), foes=[foe("orc-flayers-1a", "c1")])
    assert table.ask is not None
    assert table.ask.who == 1
    assert enemy(table).minions == 2
