"""Clauses of Wounds, healing and killing that proofs of whole rules pass over: each position makes one clause count."""

from __future__ import annotations

import pytest

from systems.darkness.build import DarknessTable, enemy, first, foe, hero, position, prompt, take, until
from systems.darkness.duel import declare, duel, duellist, effects, made, monster, power, strike
from undercroft.kernel.events import Changed, Harmed, Healed
from undercroft.kernel.requests import SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.state import Hero
from undercroft.systems.darkness.status import destroy, fall, gain_xp, heal, hurt, hurt_everybody, hurt_foe, stun_hero


def told(table: DarknessTable, *kinds: type) -> list[object]:
    """The events of some kinds that everybody has been told."""
    return [event for event in table.events(SeatId(0)) if isinstance(event, kinds)]


def changes(table: DarknessTable) -> list[str]:
    """What has been told to have changed, in order."""
    return [event.what for event in table.events(SeatId(0)) if isinstance(event, Changed)]


def use(table: DarknessTable, card: str) -> DarknessTable:
    """The active Hero uses a card."""
    return until(take(table, "use", what=card), "hero-action")


# Heroes


@rule("DA-C105")
@pytest.mark.parametrize(("health", "after"), [(5, 5), (4, 5), (3, 5), (1, 3)])
def test_healing_goes_up_to_the_maximum_and_by_single_points(health: int, after: int) -> None:
    draught = made(slot="none", use=effects(heal=2), consumable=True)
    table = use(position(heroes=[duellist(pack=(draught,), health=health)]), draught)
    assert first(table).health == after
    assert len(told(table, Healed)) == (health < 5)


@rule("DA-C105")
def test_a_killed_hero_is_not_healed() -> None:
    table = position(heroes=[hero("bjorn", dead=True, health=0), "sibyl"])
    heal(table.game, first(table), 3)
    assert (first(table).health, first(table).dead) == (0, True)


@rule("DA-0100")
@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_a_hero_suffers_as_many_wounds_as_are_dealt_and_none_are_not_told_of(wounds: int) -> None:
    trap = made(slot="none", use=effects(hurt=wounds), consumable=True)
    table = use(position(heroes=[duellist(pack=(trap,))]), trap)
    assert first(table).health == 5 - wounds
    assert len(told(table, Harmed)) == (wounds > 0)


@rule("DA-0100", "DA-0102")
@pytest.mark.parametrize("gone", [{"dead": True, "health": 0}, {"left": True}])
def test_a_hero_who_is_killed_or_has_left_suffers_nothing_more(gone: dict[str, object]) -> None:
    table = position(heroes=["bjorn", hero("sibyl", **gone)])
    sibyl = table.state.heroes[1]
    before = sibyl.health
    hurt(table.game, sibyl, 2)
    assert (sibyl.health, table.state.deaths) == (before, 0)


@rule("DA-0100", "DA-0124")
def test_wounds_that_do_not_kill_are_suffered_at_once_whatever_the_hero_could_drink() -> None:
    table = position(heroes=[duellist(pack=("healing-potion",))])
    hurt(table.game, first(table), 2)
    assert first(table).health == 3


@rule("DA-0100", "DA-0101")
def test_wounds_that_nothing_can_cure_kill_at_once() -> None:
    table = position(heroes=[duellist(), "sibyl"])
    hurt(table.game, first(table), 5)
    assert first(table).dead


@rule("DA-0124", "DA-G134")
@pytest.mark.parametrize(("health", "wounds", "asked"), [(1, 3, False), (1, 2, True), (4, 5, False), (4, 4, True)])
def test_a_cure_is_offered_only_where_it_brings_more_health_than_there_are_wounds(
    health: int, wounds: int, asked: bool
) -> None:
    draught = made(slot="none", use=effects(heal=2), consumable=True)
    trap = made(slot="none", use=effects(hurt=wounds), consumable=True)
    table = position(heroes=[duellist(pack=(draught, trap), health=health), "sibyl"])
    take(table, "use", what=trap)
    assert (prompt(table) == "rescue") is asked
    assert first(table).dead is not asked


def killed(**fields: object) -> tuple[DarknessTable, Hero]:
    """Bjorn falls at once, whatever his Health."""
    table = position(heroes=[hero("bjorn", **fields), "sibyl"])
    fall(table.game, first(table))
    return table, first(table)


@rule("DA-0101", "DA-0102")
def test_a_killed_hero_has_no_health_is_not_stunned_and_has_nothing_left_to_do() -> None:
    _, bjorn = killed(stunned=True, bonus=("melee",), attacked=(100,))
    assert (bjorn.dead, bjorn.health, bjorn.stunned) == (True, 0, False)
    assert (bjorn.actions, bjorn.bonus, bjorn.attacked) == (0, (), ())


@rule("DA-0101")
def test_every_death_is_counted() -> None:
    table, _ = killed()
    assert table.state.deaths == 1
    fall(table.game, table.state.heroes[1])
    assert table.state.deaths == 2


@rule("DA-0305", "DA-0313")
@pytest.mark.parametrize("gone", [{"dead": True, "health": 0}, {"left": True}])
def test_a_hero_who_is_killed_or_has_left_is_not_stunned(gone: dict[str, object]) -> None:
    table = position(heroes=["bjorn", hero("sibyl", **gone)])
    stun_hero(table.game, table.state.heroes[1])
    assert not table.state.heroes[1].stunned


@rule("DA-0313")
def test_being_stunned_twice_is_being_stunned_once() -> None:
    flash = made(slot="none", use=effects(stun_self=None), consumable=True)
    other = made(slot="none", use=effects(stun_self=None), consumable=True)
    table = position(heroes=[duellist(pack=(flash, other))])
    for card in (flash, other):
        take(table, "use", what=card)
    assert first(table).stunned
    assert changes(table).count("stunned") == 1


@rule("DA-0258", "DA-0102")
def test_no_experience_at_all_is_not_told_of() -> None:
    blade = made(power("melee", trophy=2), melee="y")
    table = duel(blade)
    strike(table, "h")
    assert first(table).xp == 0
    assert "xp" not in changes(table)


@rule("DA-0102")
@pytest.mark.parametrize("gone", [{"dead": True, "health": 0}, {"left": True}])
def test_a_hero_who_is_killed_or_has_left_gains_no_experience(gone: dict[str, object]) -> None:
    table = position(heroes=["bjorn", hero("sibyl", **gone)])
    gain_xp(table.game, table.state.heroes[1], 3)
    assert table.state.heroes[1].xp == 0


# Enemies


@rule("DA-0138", "DA-0297")
def test_an_attack_without_wounds_kills_nobody_and_tells_of_none() -> None:
    table = duel(against=monster(defense="g"))
    assert strike(table, "h", "ss").killed == 0
    assert not told(table, Harmed)


@rule("DA-0407")
def test_wounds_on_an_enemy_that_cannot_be_wounded_kill_nobody() -> None:
    table = position("the-immortals-downfall")
    immortal = enemy(table, "immortal")
    assert hurt_foe(table.game, immortal, 99, first(table)) == 0
    hurt_everybody(table.game, immortal, 99, first(table))
    assert immortal in table.state.foes


def swept(minions: int, health: int, wounds: int, **fields: object) -> DarknessTable:
    """The duellist uses a card that Wounds every Enemy of the Zone, a Mob among them."""
    fire = made(slot="none", use=effects(hurt_foes=wounds), consumable=True)
    card = monster(role="mob", minions=1, health=health)
    figure = foe(card, "a1")._replace(fields={"minions": minions, **fields})
    table = position(heroes=[duellist(pack=(fire,))], foes=[figure])
    return use(table, fire)


@rule("DA-0154")
def test_an_effect_on_all_wounds_every_minion_once_the_wounded_ones_too() -> None:
    table = swept(3, 4, 1, hurt=(2,))
    assert (enemy(table).minions, enemy(table).hurt, enemy(table).boss_hurt) == (3, (3, 1, 1), 1)


@rule("DA-0154")
def test_the_worst_wounded_minion_is_listed_first_and_dies_first() -> None:
    table = swept(3, 3, 1, hurt=(2, 1))
    assert (enemy(table).minions, enemy(table).hurt, first(table).xp) == (2, (2, 1), 1)


@rule("DA-0154")
def test_the_last_minions_of_a_mob_without_its_boss_leave_the_board() -> None:
    table = swept(2, 1, 1, boss=False)
    assert (table.state.foes, first(table).xp) == ([], 2)


@rule("DA-0154")
def test_minions_of_a_mob_without_its_boss_that_live_on_stay() -> None:
    table = swept(2, 2, 1, boss=False)
    assert (enemy(table).minions, enemy(table).hurt, first(table).xp) == (2, (1, 1), 0)


@rule("DA-0036")
def test_a_killed_enemy_leaves_the_board_and_both_its_cards_are_discarded() -> None:
    giant = foe("abyssal-demon-greater", "a1", second="hellhound-greater", most=1)
    table = position(heroes=[duellist(made(melee="r"))], foes=[giant])
    until(declare(table, "hh"), "hero-action")
    assert table.state.foes == []
    assert {"abyssal-demon-greater", "hellhound-greater"} <= set(table.state.piles["greater"].discards)


@rule("DA-0036")
def test_an_enemy_without_a_second_card_discards_no_more_than_its_own() -> None:
    table = position(heroes=[duellist(made(melee="r"))], foes=[foe("hellhound-lesser", "a1", most=1)])
    until(declare(table, "hh"), "hero-action")
    assert (table.state.piles["lesser"].discards, table.state.piles["greater"].discards) == (("hellhound-lesser",), ())


@rule("DA-G91")
def test_an_enemy_that_dies_without_a_blow_gives_nobody_anything() -> None:
    table = position(heroes=["bjorn", "sibyl"], foes=[foe("goblin-warriors-1a", "b1", gear="hammer")])
    destroy(table.game, enemy(table))
    assert table.state.foes == []
    assert table.state.piles["treasure-1"].discards == ("hammer",)
    assert table.state.piles["guard-1"].discards == ("goblin-warriors-1a",)
    assert [one.xp for one in table.state.heroes] == [0, 0]


@rule("DA-G91")
def test_an_enemy_without_equipment_that_dies_without_a_blow_discards_its_card_alone() -> None:
    table = position(foes=[foe("goblin-warriors-1a", "b1")])
    destroy(table.game, enemy(table))
    assert {name: pile.discards for name, pile in table.state.piles.items() if pile.discards} == {
        "guard-1": ("goblin-warriors-1a",)
    }
