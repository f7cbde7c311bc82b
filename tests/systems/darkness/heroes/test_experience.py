"""1.19 Experience Phase: where XP comes from and what it buys."""

from __future__ import annotations

from systems.darkness.build import DarknessTable, first, foe, hero, offered, pick_up, position, prompt, take, until
from systems.darkness.duel import acts, duel, duellist, made, monster, strike
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import Experience, HeroTurn
from undercroft.systems.darkness.state import Token
from undercroft.systems.darkness.status import gain_xp

THEN_ACT = (Experience(), HeroTurn(FigureId(1)))


def learner(*skills: str, xp: int = 10, level: int = 1, card: str = "elias") -> DarknessTable:
    """A Hero in the Experience Phase, to act afterwards."""
    return position(heroes=[hero(card, xp=xp, skills=skills)], do=THEN_ACT, level=level)


def lines(table: DarknessTable) -> dict[str, int]:
    """The lines whose next skill can be bought, with its cost."""
    return {option.what: option.n for option in offered(table, "learn")}


@rule("DA-0257", "DA-0292")
def test_defeating_enemies_gives_xp_at_once() -> None:
    table = duel(against=monster(role="mob", minions=1, health=1))
    strike(table, "h")
    assert first(table).xp == 1


@rule("DA-0257")
def test_an_objective_gives_the_xp_the_quest_says() -> None:
    table = position("walking-in-the-dark", heroes=["bjorn"])
    objective = next((one for one in table.state.tokens if one.kind in ("artifact", "lair", "library")), None)
    assert objective is not None
    table = position("walking-in-the-dark", heroes=[hero("bjorn", table.game.chart.name(objective.at))])
    before = first(table).xp
    pick_up(table)
    assert first(table).xp > before


@rule("DA-0257")
def test_treasure_gives_no_xp() -> None:
    table = position(heroes=[duellist()], tokens=[Token(kind="treasure", at=0)], decks={"treasure-1": ["hammer"]})
    pick_up(table)
    assert first(table).xp == 0


@rule("DA-0258")
def test_a_hero_holds_at_most_thirty_xp() -> None:
    table = position(heroes=[hero("elias", xp=28)])
    gain_xp(table.game, first(table), 5)
    assert first(table).xp == 30


@rule("DA-0259")
def test_a_hero_may_buy_any_number_of_skills_it_can_pay_for() -> None:
    table = learner(xp=15)
    take(table, "learn", what="arcane-focus")
    take(table, "learn", what="rune-ward")
    take(table, "learn", what="spellweaver")
    assert first(table).skills == ("arcane-focus", "rune-ward", "spellweaver")
    assert prompt(table) == "hero-action"


@rule("DA-0259")
def test_skills_of_a_line_are_bought_in_order() -> None:
    table = learner("arcane-focus", xp=15, level=5)
    assert lines(table)["arcane-focus"] == 5
    take(table, "learn", what="arcane-focus")
    assert lines(table)["arcane-focus"] == 8


@rule("DA-0259")
def test_a_hero_may_buy_nothing() -> None:
    table = take(learner(xp=30), "done")
    assert first(table).skills == ()
    assert first(table).xp == 30


@rule("DA-0259", "DA-G49")
def test_a_killed_hero_takes_no_part() -> None:
    table = position(heroes=[hero("elias", xp=10, dead=True, health=0), hero("bjorn", xp=0)], do=(Experience(),))
    assert table.over


@rule("DA-0260")
def test_a_skill_costs_exactly_what_is_printed() -> None:
    table = learner("arcane-focus", "arcane-focus", xp=9, level=5)
    take(table, "learn", what="arcane-focus")
    assert first(table).xp == 1


@rule("DA-0260")
def test_a_skill_dearer_than_the_xp_is_not_offered() -> None:
    assert prompt(learner(xp=4)) == "hero-action"
    assert "arcane-focus" not in lines(learner("arcane-focus", "arcane-focus", xp=7))


@rule("DA-0261", "DA-0353")
def test_a_skill_of_a_level_reached_works_at_once() -> None:
    table = learner(xp=5, card="bjorn")
    take(table, "learn", what="charge")
    assert table.game.kit(first(table)).charge is not None


@rule("DA-0261", "DA-0353")
def test_a_skill_acquired_is_of_use_in_the_same_round() -> None:
    foes = [foe(monster(), "b1")]
    table = position(heroes=[hero("bjorn", xp=5)], foes=foes, do=THEN_ACT)
    take(table, "learn", what="charge")
    assert offered(table, "charge")


@rule("DA-0261")
def test_a_skill_bought_ahead_works_when_its_level_is_reached() -> None:
    table = learner(xp=5)
    take(table, "learn", what="blink")
    hero_ = first(table)
    assert not table.game.kit(hero_).teleport
    table.game.raise_level(2)
    assert table.game.kit(hero_).teleport == 2


@rule("DA-0261", "DA-G62", "DA-C42")
def test_more_health_bought_ahead_comes_and_heals_when_its_level_is_reached() -> None:
    table = position(heroes=[hero("elias", xp=5, health=3)], do=THEN_ACT)
    take(table, "learn", what="enhance-health")
    assert (table.game.max_health(first(table)), first(table).health) == (5, 3)
    table.game.raise_level(2)
    assert (table.game.max_health(first(table)), first(table).health) == (6, 4)


@rule("DA-0262")
def test_no_skill_is_bought_in_an_activation() -> None:
    table = position(heroes=[hero("elias", xp=30)])
    assert "learn" not in acts(table)


@rule("DA-0262", "DA-0222")
def test_outside_the_phase_xp_is_spent_on_a_signature() -> None:
    table = duel(made(magic="r"), at="b1", xp=3)
    take(take(table, "magic"), "sign")
    assert first(table).xp == 2


@rule("DA-0259")
def test_every_hero_has_its_turn_from_the_first_player_on() -> None:
    table = position(heroes=[hero("elias", xp=5), hero("bjorn", xp=5)], do=(Experience(),), first=1)
    assert table.ask is not None
    assert table.ask.who == 2
    take(table, "done")
    assert table.ask.who == 1


@rule("DA-0353", "DA-0261")
def test_a_skill_does_not_work_before_it_is_acquired() -> None:
    table = position(heroes=["bjorn"], foes=[foe(monster(), "b1")])
    assert not offered(until(table, "hero-action"), "charge")
