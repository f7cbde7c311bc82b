"""The words of things used, of traps and lucky finds, and of Events: each where it works, and where it must not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

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
    pick_up,
    position,
    prompt,
    take,
    tokens,
    until,
)
from systems.darkness.duel import duellist, effects, happening, later, made, monster
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import Find, HeroTurn
from undercroft.systems.darkness.cards.words import WORDS, Patrol
from undercroft.systems.darkness.state import Token

LEVELS = """
    ###################
    #* l l l l l l l l#
    ###################
    level 1: a1
    level 2: d1
    level 3: g1
"""


def used(
    *others: str | Figure, foes: tuple[Figure, ...] = (), health: int = 5, level: int = 1, **words: object
) -> DarknessTable:
    """The duellist in a1 drinks something that does this; others stand about."""
    flask = made(slot="none", consumable=True, use=effects(**words))
    table = position(heroes=[duellist(pack=(flask,), health=health), *others], foes=foes, level=level)
    return take(table, "use", what=flask)


def health(table: DarknessTable) -> list[int]:
    return [one.health for one in table.state.heroes]


@rule("DA-C105")
@pytest.mark.parametrize(("n", "healed"), [(2, 3), (99, 5)])
def test_heal_heals_the_user_at_most_to_the_maximum(n: int, healed: int) -> None:
    assert health(used(hero("bjorn", health=1), health=1, heal=n)) == [healed, 1]


@rule("DA-C105")
def test_heal_does_not_heal_beyond_the_maximum() -> None:
    assert health(used(heal=3)) == [5]


def test_heal_zone_heals_the_heroes_of_the_zone() -> None:
    assert health(used(hero("bjorn", health=1), health=2, heal_zone=2)) == [4, 3]


def test_heal_zone_heals_nobody_in_another_zone() -> None:
    assert health(used(hero("owen", "b1", health=1), heal_zone=2)) == [5, 1]


def test_heal_all_heals_every_living_hero() -> None:
    assert health(used(hero("bjorn", "c1", health=1), health=2, heal_all=2)) == [4, 3]


def test_heal_all_does_not_raise_the_killed() -> None:
    table = used(hero("owen", health=0, dead=True), heal_all=2)
    assert (health(table), table.state.heroes[1].dead) == ([5, 0], True)


def test_hurt_wounds_the_user() -> None:
    assert health(used(hurt=2)) == [3]


def test_hurt_wounds_nobody_else() -> None:
    assert health(used("bjorn", hurt=2)) == [3, 5]


def test_hurt_zone_wounds_the_heroes_of_the_zone() -> None:
    assert health(used("bjorn", hurt_zone=2)) == [3, 3]


def test_hurt_zone_wounds_neither_heroes_of_other_zones_nor_enemies() -> None:
    table = used(hero("owen", "b1"), foes=(foe(monster(), "a1"),), hurt_zone=2)
    assert (health(table), enemy(table).boss_hurt) == ([3, 5], 0)


@rule("DA-0154")
def test_hurt_foes_wounds_every_figure_of_every_enemy_in_the_zone() -> None:
    mob = monster(role="mob", minions=2, health=2)
    table = used(foes=(foe(mob, "a1"), foe(mob, "b1")), hurt_foes=1)
    assert [(one.hurt, one.boss_hurt) for one in table.state.foes] == [((1, 1), 1), ((), 0)]


@rule("DA-0154", "DA-0156", "DA-0157")
def test_hurt_foes_gives_its_user_the_xp_of_those_who_die() -> None:
    table = used("bjorn", foes=(foe(monster(role="mob", minions=1, health=1), "a1"),), hurt_foes=1)
    assert table.state.foes == []
    assert [one.xp for one in table.state.heroes] == [5, 3]


def test_stun_self_stuns_the_user() -> None:
    assert first(used(stun_self=None)).stunned


def test_stun_self_stuns_nobody_else() -> None:
    table = used("bjorn", foes=(foe(monster(), "a1"),), stun_self=None)
    assert not table.state.heroes[1].stunned
    assert not enemy(table).stunned


def test_stun_foes_stuns_the_enemies_of_the_zone() -> None:
    table = used(foes=(foe(monster(), "a1"), foe(monster(), "a1")), stun_foes=None)
    assert all(one.stunned for one in table.state.foes)


def test_stun_foes_stuns_neither_enemies_of_other_zones_nor_heroes() -> None:
    table = used(foes=(foe(monster(), "b1"),), stun_foes=None)
    assert not enemy(table).stunned
    assert not first(table).stunned


def test_gain_xp_is_for_the_user_alone() -> None:
    assert [one.xp for one in used("bjorn", gain_xp=2).state.heroes] == [2, 0]


def test_gain_xp_all_is_for_every_hero() -> None:
    assert [one.xp for one in used("bjorn", gain_xp_all=2).state.heroes] == [2, 2]


@rule("DA-G49")
def test_gain_xp_all_is_not_for_the_killed() -> None:
    table = used(hero("owen", health=0, dead=True), gain_xp_all=2)
    assert [one.xp for one in table.state.heroes] == [2, 0]


def test_find_draws_treasure_of_the_current_level() -> None:
    table = used(level=2, find=2)
    finish(until(table, "reorganise") if prompt(table) == "reorganise" else table)
    spent = table.state.piles["treasure-2"]
    assert len(first(table).cards()) + len(spent.discards) >= 2
    assert not table.state.piles["treasure-3"].discards


def test_find_draws_nothing_from_other_decks() -> None:
    before = len(position(heroes=[duellist()]).state.piles["treasure-1"].cards)
    assert len(used(level=2, find=1).state.piles["treasure-1"].cards) == before


def test_extra_action_is_one_more_for_the_user() -> None:
    assert [one.actions for one in used("bjorn", extra_action=1).state.heroes] == [4, 3]


def test_extra_action_is_gone_in_the_next_activation() -> None:
    flask = made(slot="none", consumable=True, use=effects(extra_action=1))
    table = until(position(heroes=[duellist(pack=(flask,))], do="round"), "hero-action")
    end_turn(take(table, "use", what=flask))
    assert first(until(table, "hero-action")).actions == 3


def test_free_steps_move_as_if_slippery_without_an_action() -> None:
    table = used(foes=(foe(monster(), "a1"),), free_steps=2)
    take(take(table, "step", at="b1"), "step", at="c1")
    assert (named(table, first(table).at), first(table).actions) == ("c1", 3)


def test_free_steps_open_no_door_and_pick_nothing_up() -> None:
    flask = made(slot="none", consumable=True, use=effects(free_steps=2))
    table = position(
        sketch="#######\n#* l+l#\n#######",
        heroes=[duellist(at="b1", pack=(flask,))],
        tokens=[Token(kind="treasure", at=1)],
    )
    take(table, "use", what=flask)
    assert {option.act for option in offered(table, "open") + offered(table, "pick-up")} == set()


def test_call_guard_brings_a_guard_of_the_current_level_to_the_user() -> None:
    table = used(level=2, call_guard=None)
    assert (enemy(table).at, table.game.card(enemy(table)).level) == (first(table).at, 2)


def test_call_guard_brings_nobody_where_it_is_not_drawn() -> None:
    coin = made(slot="none", consumable=True, use=effects(gain_xp=1), trap=effects(call_guard=None))
    table = take(position(heroes=[duellist(pack=(coin,))]), "use", what=coin)
    assert table.state.foes == []


def test_spill_discards_the_unequipped_card_of_the_highest_level() -> None:
    flask = made(slot="none", consumable=True, use=effects(spill=None))
    figure = duellist("soul-sword", pack=("hammer", "ice-mace", flask))
    table = take(position(heroes=[figure]), "use", what=flask)
    assert first(table).cards() == ("soul-sword", "hammer")


def test_spill_takes_nothing_from_a_hero_without_loose_cards() -> None:
    flask = made(slot="none", consumable=True, use=effects(spill=None))
    table = take(position(heroes=[duellist("soul-sword", pack=(flask,))]), "use", what=flask)
    assert first(table).cards() == ("soul-sword",)


@rule("DA-G27")
def test_a_trap_or_a_lucky_find_happens_at_once_and_is_discarded() -> None:
    for card, left, xp in (("poisoned-needle", 4, 0), ("forgotten-purse", 5, 2)):
        decks = {"treasure-1": [card]}
        table = position(heroes=[duellist()], tokens=[Token(kind="treasure", at=0)], decks=decks)
        pick_up(table)
        assert (first(table).health, first(table).xp, first(table).cards()) == (left, xp, ())
        assert table.state.piles["treasure-1"].discards == (card,)


@rule("DA-0039", "DA-0038")
def test_an_exhausted_treasure_deck_passes_the_draw_on_and_is_not_shuffled_anew() -> None:
    table = position(heroes=[duellist()], do=(HeroTurn(FigureId(1)), Find(FigureId(1), (1,))))
    piles = table.state.piles
    piles["treasure-1"].discards, piles["treasure-1"].cards = piles["treasure-1"].cards, ()
    piles["treasure-2"].cards = ()
    piles["treasure-3"].cards = ("storm-bow",)
    end_turn(table)
    assert "storm-bow" in first(table).cards()


@rule("DA-0037")
def test_the_level_five_deck_is_made_of_its_discards() -> None:
    table = position(heroes=[duellist()], do=(HeroTurn(FigureId(1)), Find(FigureId(1), (5,))))
    pile = table.state.piles["treasure-5"]
    pile.discards, pile.cards = ("soul-sword",), ()
    end_turn(table)
    assert "soul-sword" in first(table).cards()


# events


def eventful(*heroes: str | Figure, foes: tuple[Figure, ...] = (), level: int = 1, **words: object) -> DarknessTable:
    """An Event that does this, after the first Hero's Activation."""
    table = position(sketch=LEVELS, heroes=heroes or (duellist(),), foes=foes, level=level)
    later(table, happening(**words))
    return end_turn(table)


@rule("DA-0264")
def test_patrol_brings_a_guard_card_and_roamer_a_roaming_monster_to_the_token_they_name() -> None:
    table = eventful(level=2, patrol=Patrol(at=1))
    assert (table.game.card(enemy(table)).role in ("mob", "agent"), named(table, enemy(table).at)) == (True, "g1")
    table = eventful(level=2, roamer=Patrol(at=-1))
    assert (table.game.card(enemy(table)).role, named(table, enemy(table).at)) == ("roamer", "a1")


@rule("DA-0264", "DA-G31")
def test_patrol_comes_though_a_roaming_monster_is_there_and_does_not_wake_it() -> None:
    table = eventful(foes=(foe("high-troll-lesser", "d1"),), patrol=Patrol())
    assert len(table.state.foes) == 2
    assert named(table, table.state.foes[0].at) == "d1"


@rule("DA-G31")
def test_roamer_brings_none_while_one_is_there() -> None:
    table = eventful(foes=(foe("high-troll-lesser", "d1"),), roamer=Patrol())
    assert len(table.state.foes) == 1


def test_rally_foes_activates_every_enemy_once() -> None:
    foes = (foe(monster(melee="y"), "d1"), foe(monster(melee="y"), "c1"))
    table = finish(eventful(foes=foes, rally_foes=None))
    assert [named(table, one.at) for one in table.state.foes] == ["b1", "a1"]


def test_rally_foes_asks_nobody_about_enemies_who_sleep() -> None:
    foes = [foe(monster(melee="r"), "c1", asleep=True), foe(monster(melee="r"), "c1")]
    table = eventful(foes=foes, rally_foes=None)
    assert table.over
    assert [named(table, one.at) for one in table.state.foes] == ["c1", "a1"]


def test_rally_foes_does_nothing_without_enemies() -> None:
    assert health(eventful(rally_foes=None)) == [5]


def test_wake_stunned_gets_stunned_enemies_up() -> None:
    assert not enemy(eventful(foes=(foe(monster(), "d1", stunned=True),), wake_stunned=None)).stunned


def test_wake_stunned_does_not_get_heroes_up() -> None:
    assert first(eventful(duellist(stunned=True, actions=1), wake_stunned=None)).stunned


def test_treasure_on_level_is_no_more_than_the_box_holds() -> None:
    table = position(sketch=LEVELS, heroes=[duellist()], tokens=[Token(kind="treasure", at=1)] * 29)
    later(table, happening(treasure_on_level=2))
    assert len(tokens(end_turn(table), "treasure")) == 30


def test_treasure_on_level_lies_on_the_current_levels_token() -> None:
    table = eventful(level=2, treasure_on_level=2)
    assert [named(table, token.at) for token in tokens(table, "treasure")] == ["d1", "d1"]


def test_hunt_richest_activates_the_enemy_nearest_to_the_richest_hero_alone() -> None:
    heroes = (duellist(xp=9), hero("bjorn", "d1", xp=1, body=""))
    foes = (foe(monster(melee="r"), "d1"), foe(monster(melee="r"), "b1"))
    table = position(sketch=LEVELS, heroes=heroes, foes=foes)
    later(table, happening(hunt_richest=None))
    dice(table, "hh")
    end_turn(table)
    assert health(table) == [3, 5]


def test_hunt_richest_does_nothing_without_enemies() -> None:
    assert health(eventful(hunt_richest=None)) == [5]


def test_next_signature_free_costs_no_xp_once() -> None:
    table = eventful(hero("bjorn", xp=0), next_signature_free=None)
    assert first(table).gratis
    table = take(position(heroes=[hero("bjorn", gratis=True, xp=2)]), "sign")
    assert (first(table).xp, first(table).gratis) == (2, False)


def test_next_signature_free_is_for_living_heroes() -> None:
    table = eventful(duellist(), hero("bjorn", health=0, dead=True), next_signature_free=None)
    assert [one.gratis for one in table.state.heroes] == [True, False]


# nothing is forgotten


def test_every_word_of_the_vocabulary_is_tried_in_two_tests_or_more() -> None:
    said: list[str] = []
    for path in sorted(Path(__file__).parents[1].rglob("test_words_*.py")):
        for test in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef):
                said.append(ast.unparse(test).replace("_", "-"))
    rare = [
        word.name for word in WORDS if sum(f"-{word.name}-" in text or f"{word.name}=" in text for text in said) < 2
    ]
    assert rare == []
