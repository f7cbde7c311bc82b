"""Clauses of the Enemies' behaviour that proofs of whole rules pass over: each position makes one clause count."""

from __future__ import annotations

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    end_turn,
    enemy,
    finish,
    first,
    foe,
    hero,
    named,
    offered,
    position,
    prompt,
    take,
)
from systems.darkness.duel import duellist, effects, last_fight, made, monster
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import ActAll

LONG = """
    #############
    #* l l l l l#
    #############
"""
EXIT_FIRST = """
    ###########
    #X l l l *#
    ###### ####
    #    d d  #
    ###########
"""
"""The Exit is the first Zone of all; Heroes hide in d2."""


def act(*heroes: Figure, foes: list[Figure], board: str = LONG, shown: str = "") -> DarknessTable:
    """The Enemies' Phase of these."""
    table = position(sketch=board, heroes=heroes, foes=foes, do="turn, enemies")
    dice(table, shown)
    return end_turn(table)


def flask(**words: object) -> str:
    """A Consumable of the test's own."""
    return made(slot="none", use=effects(**words), consumable=True)


# order


@rule("DA-0238", "DA-0174")
def test_while_enemies_act_it_is_the_enemies_phase() -> None:
    table = act(duellist(), foes=[foe(monster(), "d1"), foe(monster(), "e1")])
    assert (prompt(table), table.state.phase) == ("next-foe", "enemies")


@rule("DA-0238", "DA-G90")
def test_the_first_player_decides_which_enemy_comes_next() -> None:
    foes = [foe(monster(), "d1"), foe(monster(), "e1")]
    table = position(heroes=["bjorn", "sibyl"], foes=foes, do="enemies", sketch=LONG, first=1)
    assert table.ask is not None
    assert (table.ask.prompt, table.ask.seat) == ("next-foe", 1)


@rule("DA-0238", "DA-G90")
def test_when_all_heroes_are_killed_nobody_is_asked_which_enemy_comes_next() -> None:
    foes = [foe(monster(), "d1"), foe(monster(), "d1")]
    killed = hero("bjorn", "a1", dead=True, health=0)
    table = position(sketch=LONG, heroes=[killed], foes=foes, do="enemies")
    asked = []
    while table.ask is not None:
        asked.append(table.ask.prompt)
        table.answer(table.ask.default)
    assert "next-foe" not in asked
    assert all(one.acted for one in table.state.foes)


@rule("DA-0238", "DA-0266")
def test_of_enemies_activated_out_of_turn_sleeping_ones_are_left_out_and_killed_heroes_choose_nothing() -> None:
    both = (ActAll(foes=(FigureId(100), FigureId(101))),)
    foes = [foe(monster(melee="y"), "d1"), foe(monster(melee="y"), "d1", asleep=True)]
    assert position(sketch=LONG, foes=foes, do=both).over
    awake = [foe(monster(melee="y"), "d1"), foe(monster(melee="y"), "d1")]
    assert prompt(position(sketch=LONG, foes=awake, do=both)) == "next-foe"
    killed = hero("bjorn", dead=True, health=0)
    assert prompt(position(sketch=LONG, heroes=[killed], foes=awake, do=both)) != "next-foe"


@rule("DA-0230", "DA-0236")
def test_every_enemy_attacked_strikes_back_one_after_the_other() -> None:
    foes = [foe(monster(melee="y"), "a1"), foe(monster(melee="y"), "a1"), foe(monster(melee="y"), "a1")]
    table = position(heroes=[duellist(attacked=(100, 101, 102))], foes=foes)
    for _ in foes:
        dice(table, "h")
    finish(end_turn(table))
    assert (first(table).health, first(table).attacked) == (2, ())


# regeneration, reach


@rule("DA-C48")
def test_an_enemy_regenerates_to_full_health_and_no_further() -> None:
    troll = monster(gives=effects(regeneration=2))
    for wounds, left in ((0, 0), (1, 0), (2, 0), (3, 1)):
        table = act(duellist(), foes=[foe(troll, "f1", boss_hurt=wounds)])
        assert enemy(table).boss_hurt == left


@rule("DA-0239", "DA-C48")
def test_an_enemy_without_regeneration_keeps_its_wounds() -> None:
    for wounds in (0, 3):
        assert enemy(act(duellist(), foes=[foe(monster(), "f1", boss_hurt=wounds)])).boss_hurt == wounds


@rule("DA-0244", "DA-0245")
def test_long_reach_lets_an_enemys_magic_strike_a_zone_farther() -> None:
    for gives, at in ((effects(long_reach=1), "d1"), (effects(), "c1")):
        table = act(duellist(), foes=[foe(monster(magic="y", gives=gives), "d1")], shown="h")
        assert (named(table, enemy(table).at), first(table).health) == (at, 4)


# fending off


@rule("DA-0124", "DA-G134")
def test_nothing_is_thrown_at_an_enemy_that_can_attack_nobody() -> None:
    archer = foe(monster(ranged="y"), "a1")
    assert act(duellist(pack=(flask(stun_foes=None),)), foes=[archer]).over


@rule("DA-0124", "DA-G134")
def test_once_the_enemy_is_stunned_nobody_throws_anything_more() -> None:
    pack = (flask(stun_foes=None), flask(stun_foes=None))
    table = act(duellist(pack=pack), foes=[foe(monster(melee="y"), "a1")])
    take(table, "use", what=pack[0])
    assert table.over
    assert first(table).pack == pack[1:]


@rule("DA-0124", "DA-G134")
def test_once_the_enemy_is_killed_nobody_throws_anything_more() -> None:
    pack = (flask(hurt_foes=9), flask(hurt_foes=9))
    table = act(duellist(pack=pack), hero("bjorn", "a1", pack=pack), foes=[foe(monster(melee="y"), "a1", most=9)])
    take(table, "use", what=pack[0])
    assert (table.over, table.state.foes) == (True, [])
    assert first(table).pack == pack[1:]


@rule("DA-0124", "DA-G134")
def test_an_enemy_stunned_as_it_would_attack_does_nothing_more() -> None:
    eel = monster(melee="y", gives=effects(slippery=None))
    table = act(duellist(pack=(flask(stun_foes=None),)), hero("bjorn", "c1", xp=9), foes=[foe(eel, "a1")])
    take(table, "use")
    assert (named(table, enemy(table).at), enemy(table).stunned) == ("a1", True)


# wandering


@rule("DA-0242", "DA-0250")
def test_an_enemy_that_attacks_forgets_where_it_wandered_to() -> None:
    table = act(duellist(), foes=[foe(monster(melee="y"), "a1", homing=True)], shown="h")
    assert last_fight(table).attack.who == enemy(table).id
    assert not enemy(table).homing


@rule("DA-0232", "DA-0250")
def test_an_enemy_that_strikes_back_forgets_where_it_wandered_to() -> None:
    table = position(
        sketch=LONG,
        heroes=[duellist(attacked=(100,))],
        foes=[foe(monster(melee="y"), "f1", homing=True)],
    )
    finish(end_turn(table))
    assert (named(table, enemy(table).at), enemy(table).homing) == ("d1", False)


@rule("DA-0250", "DA-0251", "DA-G84")
def test_a_wanderer_goes_to_an_exit_that_is_the_first_zone_of_the_map() -> None:
    hidden = hero("bjorn", "c2")
    table = act(hidden, foes=[foe(monster(melee="y"), "e1")], board=EXIT_FIRST)
    assert (named(table, enemy(table).at), enemy(table).homing) == ("c1", True)


@rule("DA-0248", "DA-0254")
def test_an_enemy_in_the_zone_it_makes_for_stays_there() -> None:
    table = act(duellist(at="d1", stunned=True), foes=[foe(monster(ranged="y"), "d1")])
    assert named(table, enemy(table).at) == "d1"


@rule("DA-0238")
def test_offers_to_choose_the_next_enemy_shrink_as_they_act() -> None:
    table = act(duellist(), foes=[foe(monster(), "d1"), foe(monster(), "e1"), foe(monster(), "f1")])
    chosen = []
    while prompt(table) == "next-foe":
        chosen.append([option.who for option in offered(table, "activate")])
        take(table, "activate", who=chosen[-1][-1])
    assert chosen == [[100, 101, 102], [100, 101]]
