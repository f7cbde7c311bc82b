"""1.16 and 1.17 The game round, and the order of the Heroes' Phase."""

from __future__ import annotations

from systems.darkness.build import (
    DarknessTable,
    dice,
    end_turn,
    enemy,
    first,
    foe,
    hero,
    move,
    offered,
    position,
    prompt,
    take,
    until,
)
from systems.darkness.duel import effects, monster
from undercroft.kernel.events import Began
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import BeginRound, EndHeroTurn, HeroTurn, NextHero


def began(table: DarknessTable) -> list[str]:
    """The parts of the game that have begun, in order."""
    events = [told.event for told in table.told]
    return [event.what for event in events if isinstance(event, Began)]


@rule("DA-0174")
def test_a_round_is_heroes_enemies_experience_events_end_in_this_order() -> None:
    table = position(
        heroes=[hero("bjorn", "a1", xp=5)],
        foes=[foe("high-troll-lesser", "c1", stunned=True)],
        do="round",
        decks={"event": ["holy-spring"]},
    )
    seen = [table.state.phase]
    end_turn(table)
    assert prompt(table) == "learn-skill"
    seen.append(table.state.phase)
    take(table, "done")
    assert began(table)[:4] == ["round", "hero-turn", "enemies-phase", "foe-turn"]
    assert "event-phase" in began(table)
    assert seen == ["heroes", "experience"]
    assert table.state.round == 3


@rule("DA-0174")
def test_the_event_comes_after_the_experience_phase() -> None:
    table = position(heroes=[hero("bjorn", xp=5, health=1)], do="round", decks={"event": ["holy-spring"]})
    end_turn(table)
    assert (prompt(table), first(table).health) == ("learn-skill", 1)
    take(table, "done")
    assert first(table).health > 1


@rule("DA-0175")
def test_killed_heroes_rise_before_the_heroes_phase_and_act_in_it() -> None:
    table = position(heroes=[hero("bjorn", dead=True, health=0)], do="round")
    assert (prompt(table), first(table).health) == ("hero-action", 5)


@rule("DA-0176")
def test_heroes_act_clockwise_from_the_first_player_on_once_each() -> None:
    table = position(heroes=["bjorn", "sibyl", "owen"], do=(NextHero(),), first=1)
    order = []
    while table.ask is not None:
        order.append(table.ask.who)
        end_turn(table)
    assert order == [2, 3, 1]


@rule("DA-0182")
def test_when_every_hero_has_acted_the_phase_is_over() -> None:
    table = position(heroes=["bjorn", "sibyl"], do="round")
    end_turn(end_turn(table))
    assert began(table).index("enemies-phase") > began(table).index("hero-turn")
    assert began(table)[: began(table).index("enemies-phase")].count("hero-turn") == 2


@rule("DA-0177")
def test_a_hero_has_three_actions() -> None:
    table = position(do=(NextHero(),))
    for _ in range(3):
        move(table, "b1" if first(table).at == 0 else "a1")
    assert table.over


@rule("DA-0177")
def test_effects_give_more_actions() -> None:
    table = position(heroes=[hero("bjorn", pack=("amber-tonic",))])
    take(table, "use", what="amber-tonic")
    assert first(table).actions == 4


@rule("DA-0177")
def test_an_extra_action_may_be_good_for_one_kind_only() -> None:
    table = position(
        heroes=[hero("bjorn", "a1", hands=("repeating-crossbow",))],
        foes=[foe("high-troll-lesser", "c1")],
        do=(NextHero(),),
    )
    assert (first(table).actions, first(table).bonus) == (3, ("ranged",))
    take(table, "ranged")
    until(table, "hero-action")
    assert (first(table).actions, first(table).bonus) == (3, ())


@rule("DA-0177")
def test_the_hero_whose_activation_it_is_is_the_active_one() -> None:
    table = position(heroes=["bjorn", "sibyl"], do=(NextHero(),))
    assert table.state.active == 1
    assert end_turn(table).state.active == 2


@rule("DA-0230", "DA-0232")
def test_whom_a_hero_attacked_before_it_was_killed_strikes_back_no_more_after_it_has_risen() -> None:
    hero_then_round = (HeroTurn(FigureId(1)), EndHeroTurn(FigureId(1)), BeginRound())
    spiked = monster(melee="r", defense="b", gives=effects(payback=1))
    table = position(heroes=[hero("bjorn", "b1", health=1)], foes=[foe(spiked, "b1")], do=hero_then_round)
    dice(table, "", "s")
    take(table, "melee")
    assert first(table).health == 5
    end_turn(table)
    fought = began(table)[: began(table).index("enemies-phase")]
    assert "foe-turn" not in fought


@rule("DA-0178")
def test_actions_come_in_any_order_and_may_be_repeated() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("high-troll-lesser", "c1")])
    take(take(table, "trade"), "done")
    move(table, "a1")
    move(table, "b1")
    assert first(table).actions == 0


@rule("DA-0179")
def test_transmuting_and_signing_use_up_no_actions() -> None:
    cards = ("hammer", "whetstone", "oak-shield", "prayer-beads", "fire-flask", "soldiers-sword")
    decks = {"treasure-2": ["plate-armor", "tower-shield"]}
    table = position(heroes=[hero("bjorn", xp=1, pack=cards)], decks=decks)
    take(table, "sign")
    until(table, "hero-action")
    for throw in (cards[:3], cards[3:]):
        take(table, "transmute")
        for card in throw:
            take(table, "throw-in", what=card)
        until(table, "hero-action")
    assert first(table).actions == 3
    assert set(first(table).pack) == {"plate-armor", "tower-shield"}


@rule("DA-0180")
def test_a_hero_outside_its_activation_is_offered_no_action() -> None:
    table = position(heroes=["bjorn", "sibyl"], do="round")
    assert table.ask is not None
    assert (table.ask.who, table.ask.seats()) == (1, (0,))
    end_turn(table)
    assert (table.ask.who, table.ask.seats()) == (2, (1,))


@rule("DA-0181")
def test_the_enemies_a_hero_attacked_strike_back_before_the_next_hero_acts() -> None:
    table = position(
        heroes=[hero("bjorn", "b1"), hero("sibyl", "a1")], foes=[foe("high-troll-lesser", "b1")], do=(NextHero(),)
    )
    take(table, "melee")
    until(table, "hero-action")
    assert began(table).count("foe-turn") == 0
    end_turn(table)
    assert began(table)[-3:] == ["foe-turn", "melee-attack", "hero-turn"]
    assert table.state.fight is not None
    assert (table.state.fight.attack.who, table.state.fight.defense.who) == (enemy(table).id, FigureId(1))
    assert table.ask is not None
    assert table.ask.who == 2


@rule("DA-0183")
def test_a_killed_hero_has_no_activation() -> None:
    table = position(heroes=["bjorn", hero("sibyl", dead=True, health=0), "owen"], do=(NextHero(),))
    end_turn(table)
    assert table.ask is not None
    assert table.ask.who == 3


@rule("DA-0183")
def test_a_hero_killed_before_its_activation_loses_it_for_the_round() -> None:
    table = position(heroes=["bjorn", "sibyl"], do=(NextHero(),))
    table.state.heroes[1].health = 0
    table.state.heroes[1].dead = True
    end_turn(table)
    assert table.over
    assert offered(table, "end") == []
