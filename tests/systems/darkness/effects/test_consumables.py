"""Consumables whenever their bearer needs them: Stunned, in the Enemies' Phase, before Wounds that would kill."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    end_turn,
    enemy,
    first,
    foe,
    hero,
    offered,
    position,
    prompt,
    take,
    until,
)
from systems.darkness.duel import duellist, effects, happening, last_fight, later, made, monster
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import Find

POTION = "healing-potion"


def struck(*others: Figure, shown: str = "hh", at: str = "a1", **fields: object) -> DarknessTable:
    """The duellist does nothing more; an ogre beside it strikes, its red die showing this."""
    heroes = [duellist(at="a1", **fields), *others]
    table = position(heroes=heroes, foes=[foe(monster(melee="r", health=3), at)], do="turn, enemies")
    dice(table, shown)
    return end_turn(table)


@rule("DA-0124", "DA-G134")
def test_before_wounds_that_would_kill_a_hero_may_drink() -> None:
    table = struck(health=2, pack=(POTION,))
    assert prompt(table) == "rescue"
    take(table, "use", what=POTION)
    assert (first(table).health, first(table).dead, first(table).pack) == (3, False, ())
    assert not last_fight(table).slain


@rule("DA-0124", "DA-G134")
def test_a_hero_who_does_not_drink_dies() -> None:
    table = struck(health=2, pack=(POTION,))
    take(table, "decline")
    assert (first(table).dead, first(table).pack, last_fight(table).slain) == (True, (POTION,), True)


@rule("DA-G134")
@pytest.mark.parametrize(("health", "shown"), [(3, "hh"), (5, "hhh"), (2, "-")])
def test_nobody_is_asked_about_wounds_that_do_not_kill(health: int, shown: str) -> None:
    table = struck(health=health, pack=(POTION,), shown=shown)
    assert table.over
    assert first(table).pack == (POTION,)


@rule("DA-G134")
def test_nobody_is_asked_when_it_would_not_save_a_life() -> None:
    weak = made(slot="none", consumable=True, use=effects(heal=1))
    table = struck(health=1, pack=(weak,), shown="hhh")
    assert (table.over, first(table).dead) == (True, True)


@rule("DA-G134")
def test_several_potions_may_save_a_life_together() -> None:
    weak, other = (made(slot="none", consumable=True, use=effects(heal=1)) for _ in range(2))
    table = struck(health=2, pack=(weak, other), shown="hhh")
    take(table, "use", what=weak)
    assert prompt(table) == "rescue"
    take(table, "use", what=other)
    assert (first(table).health, first(table).dead) == (1, False)


@rule("DA-0124", "DA-G134")
def test_an_ally_in_the_zone_may_save_a_hero_with_what_heals_the_zone_and_none_elsewhere() -> None:
    near, far = hero("bjorn", "a1", pack=("censer-of-mercy",)), hero("bjorn", "c1", pack=("censer-of-mercy",))
    table = struck(near, health=2, xp=5)
    assert (prompt(table), table.ask and table.ask.seat) == ("rescue", 1)
    take(table, "use", what="censer-of-mercy")
    assert first(table).health == 3
    assert first(struck(far, health=2, xp=5)).dead


@rule("DA-0124", "DA-G134")
def test_what_heals_everybody_saves_a_hero_anywhere() -> None:
    table = struck(hero("bjorn", "c1", pack=("elixir-of-heroes",)), health=2, xp=5)
    take(until(table, "rescue"), "use")
    assert not first(table).dead


@rule("DA-0124", "DA-G134")
def test_a_stunned_hero_may_drink_before_it_dies() -> None:
    table = struck(health=2, pack=(POTION,), stunned=True)
    take(table, "use", what=POTION)
    assert not first(table).dead


@rule("DA-0124", "DA-G134")
def test_a_trap_that_would_kill_leaves_time_to_drink() -> None:
    decks = {"treasure-2": ["spring-blades"]}
    table = position(heroes=[duellist(health=2, pack=(POTION,))], do=(Find(FigureId(1), (2,)),), decks=decks)
    take(until(table, "rescue"), "use", what=POTION)
    assert (first(table).health, first(table).dead) == (3, False)


@rule("DA-0124", "DA-G134")
def test_an_event_that_would_kill_leaves_time_to_drink() -> None:
    table = position(heroes=[duellist(health=2, pack=(POTION,))])
    later(table, happening(hurt=2))
    end_turn(table)
    take(until(table, "rescue"), "use", what=POTION)
    assert (first(table).health, first(table).dead) == (3, False)


# keeping Enemies off


@rule("DA-0124", "DA-G134")
def test_before_an_enemy_beside_attacks_its_hero_may_throw_something() -> None:
    table = struck(pack=("bottled-lightning",))
    assert prompt(table) == "fend-off"
    take(table, "use", what="bottled-lightning")
    assert (enemy(table).stunned, first(table).health, table.state.fight) == (True, 5, None)


@rule("DA-0124", "DA-G134")
def test_an_enemy_killed_before_its_attack_does_not_attack() -> None:
    table = struck(pack=("dragons-breath",))
    take(table, "use", what="dragons-breath")
    assert (table.state.foes, first(table).health) == ([], 5)


@rule("DA-G134")
def test_who_throws_nothing_is_attacked() -> None:
    table = struck(pack=("fire-flask",))
    take(table, "decline")
    assert (first(table).health, first(table).pack) == (3, ("fire-flask",))


@rule("DA-G134")
def test_a_wounded_enemy_attacks_all_the_same() -> None:
    table = struck(pack=("fire-flask",))
    take(table, "use", what="fire-flask")
    assert (first(table).health, enemy(table).boss_hurt) == (3, 2)


@rule("DA-G134")
def test_nobody_is_asked_about_an_enemy_that_is_not_in_the_zone() -> None:
    archer = [foe(monster(ranged="r"), "c1")]
    table = position(heroes=[duellist(pack=("fire-flask",))], foes=archer, do="turn, enemies")
    dice(table, "hh")
    end_turn(table)
    assert (table.over, first(table).health) == (True, 3)


@rule("DA-0327", "DA-G134")
def test_in_story_mode_a_potion_above_the_level_saves_nobody() -> None:
    heroes = [duellist(health=2, pack=("phoenix-tears",))]
    foes = [foe(monster(melee="r"), "a1")]
    table = position(heroes=heroes, foes=foes, do="turn, enemies", options={"mode": "story"}, level=1)
    dice(table, "hh")
    end_turn(table)
    assert first(table).dead
    assert not offered(table, "use")


@rule("DA-0124", "DA-0131")
def test_only_a_consumable_that_does_something_by_itself_is_offered_for_use() -> None:
    draught, stone = made(slot="none", use=effects(heal=1), consumable=True), made(slot="none", consumable=True)
    lasting = made(slot="none", use=effects(heal=1))
    table = position(heroes=[duellist(health=1, pack=(draught, stone, lasting))])
    assert [option.what for option in offered(table, "use")] == [draught]


BOMB = {"hurt_foes": 1, "hurt": 9}
"""What strikes Enemies in the Zone and kills its user."""


@rule("DA-0124", "DA-0102", "DA-0240")
def test_an_enemy_whose_target_falls_by_its_own_fire_goes_on_to_the_next() -> None:
    bomb = made(slot="none", use=effects(**BOMB), consumable=True)
    table = struck(hero("bjorn", "c1", body=""), pack=(bomb,), shown="-")
    take(table, "use", what=bomb)
    assert first(table).dead
    assert table.state.fight is None
    assert enemy(table).at == table.state.heroes[1].at


@rule("DA-0124", "DA-0232")
def test_an_enemy_that_strikes_back_at_a_hero_who_falls_by_its_own_fire_attacks_nobody() -> None:
    bomb = made(slot="none", use=effects(**BOMB), consumable=True)
    heroes = [duellist(pack=(bomb,), attacked=(100,)), hero("bjorn", "a1", body="")]
    table = end_turn(position(heroes=heroes, foes=[foe(monster(melee="y"), "a1")]))
    take(until(table, "fend-off"), "use", what=bomb)
    while table.ask is not None:
        table.answer(table.ask.default)
    assert table.state.fight is None
    assert table.state.heroes[1].health == 5
