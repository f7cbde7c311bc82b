"""1.20 Event Phase and spawning; 1.21 End Phase; the round as a whole."""

from __future__ import annotations

from collections.abc import Sequence

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
    position,
    prompt,
    take,
    tokens,
    until,
)
from systems.darkness.duel import duellist, effects, happening, last_fight, later, made, monster
from undercroft.kernel.events import Began, Changed
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import EventPhase, HeroTurn, SpawnGuard, SpawnRoamer
from undercroft.systems.darkness.cards.definitions import EVENTS
from undercroft.systems.darkness.cards.library import library

FOUR_LEVELS = """
    #########
    #* l l l#
    #########
    level 1: a1
    level 2: b1
    level 3: c1
    level 4: d1
"""
FOUR_TILES = """
    #########################
    #* l l l l l l l l l l l#
    #########################
    level 1: a1
    level 2: d1
    level 3: g1
    level 4: j1
"""
THEN_EVENTS = (HeroTurn(FigureId(1)), EventPhase())


def event(
    *cards: str,
    level: int = 1,
    board: str = FOUR_LEVELS,
    heroes: Sequence[str | Figure] = ("bjorn",),
    foes: Sequence[Figure] = (),
) -> DarknessTable:
    """The Event Phase with these cards on top of the deck."""
    return position(sketch=board, heroes=heroes, foes=foes, do="events", decks={"event": list(cards)}, level=level)


@rule("DA-0263")
def test_one_event_card_is_drawn_each_round() -> None:
    table = event("holy-spring", "songs-of-the-fallen", heroes=[hero("elias", health=1)])
    assert table.state.piles["event"].discards == ("holy-spring",)
    assert (first(table).health > 1, first(table).xp) == (True, 0)


@rule("DA-0263")
def test_effects_apply_in_reading_order() -> None:
    table = event("war-party", heroes=[duellist(at="b1")])
    assert table.state.foes
    kinds = [told.event for told in table.told]
    placed = next(n for n, one in enumerate(kinds) if type(one).__name__ == "Placed")
    acted = next(n for n, one in enumerate(kinds) if isinstance(one, Began) and one.what == "foe-turn")
    assert placed < acted


@rule("DA-0263", "DA-G50")
def test_the_first_player_draws_even_if_its_hero_is_killed() -> None:
    heroes = [hero("elias", dead=True, health=0), hero("bjorn", health=1)]
    table = event("holy-spring", heroes=heroes)
    assert table.state.heroes[0].health == 0
    assert table.state.heroes[1].health > 1


@rule("DA-0263", "DA-0037")
def test_an_exhausted_event_deck_is_made_of_its_discards() -> None:
    table = position(do=THEN_EVENTS)
    pile = table.state.piles["event"]
    pile.discards, pile.cards = ("holy-spring",), ()
    end_turn(table)
    assert pile.discards == ("holy-spring",)


@rule("DA-0264", "DA-G81")
@pytest.mark.parametrize(("card", "at"), [("boots-on-stone", "d1"), ("torches-ahead", "g1"), ("cut-off", "a1")])
def test_a_patrol_appears_on_the_current_level_token_the_one_above_or_the_one_below(card: str, at: str) -> None:
    table = event(card, level=2, board=FOUR_TILES)
    assert named(table, enemy(table).at) == at


@rule("DA-0264")
def test_a_patrol_is_a_guard_card_of_the_current_level_wherever_it_appears() -> None:
    table = event("torches-ahead", level=2, board=FOUR_TILES)
    assert table.game.card(enemy(table)).level == 2


@rule("DA-0264")
@pytest.mark.parametrize(("card", "at"), [("something-sniffs", "d1"), ("the-walls-tremble", "g1")])
def test_a_roaming_monster_appears_on_the_token_the_card_names(card: str, at: str) -> None:
    table = event(card, level=2, board=FOUR_TILES)
    assert named(table, enemy(table).at) == at
    assert table.game.card(enemy(table)).role == "roamer"


@rule("DA-G80")
@pytest.mark.parametrize(("card", "level", "at"), [("cut-off", 1, "a1"), ("torches-ahead", 4, "j1")])
def test_a_patrol_on_a_token_that_is_not_there_takes_the_nearest(card: str, level: int, at: str) -> None:
    table = event(card, level=level, board=FOUR_TILES)
    assert named(table, enemy(table).at) == at


@rule("DA-0264", "DA-0082")
def test_where_two_tiles_have_the_token_players_choose() -> None:
    board = FOUR_TILES.replace("level 2: d1", "level 2: d1 j1")
    table = event("boots-on-stone", level=2, board=board)
    assert prompt(table) == "level-zone"
    take(table, "place", at="j1")
    assert named(table, enemy(table).at) == "j1"


@rule("DA-G31")
def test_with_a_roaming_monster_on_the_board_no_other_comes_and_it_acts() -> None:
    table = event("something-sniffs", heroes=[duellist()], foes=[foe("high-troll-lesser", "d1")])
    assert [one.card for one in table.state.foes] == ["high-troll-lesser"]
    assert named(table, enemy(table).at) == "b1"


@rule("DA-0265")
def test_a_blessing_heals() -> None:
    table = event("holy-spring", heroes=[hero("elias", health=1), hero("bjorn", health=4)])
    assert first(table).health > 1
    assert table.state.heroes[1].health == 5


@rule("DA-0265")
def test_every_blessing_in_the_box_leaves_heroes_no_worse() -> None:
    for id, card in library()[EVENTS].items():
        if card.kind == "blessing":
            table = event(id, heroes=[hero("elias", health=3)])
            assert first(table).health >= 3
            assert not table.state.foes


@rule("DA-0265")
def test_an_event_that_is_no_blessing_gives_nothing() -> None:
    table = event("boots-on-stone", heroes=[hero("elias", health=3)])
    assert (first(table).health, first(table).xp, tokens(table, "treasure")) == (3, 0, [])


# not enough miniatures, exhausted decks


def guard(
    *cards: str, foes: Sequence[Figure] = (), options: dict[str, str | int | bool] | None = None
) -> DarknessTable:
    """A Guard card is spawned in a1 after Elias's Activation, these on top of the deck."""
    do, decks = (HeroTurn(FigureId(1)), SpawnGuard(at=0, level=1)), {"guard-1": list(cards)}
    return position(sketch=FOUR_LEVELS, heroes=[duellist()], foes=foes, do=do, decks=decks, options=options)


@rule("DA-0266")
def test_without_miniatures_the_card_is_discarded_and_those_of_its_type_act() -> None:
    table = guard("orc-flayers-1a", foes=[foe("orc-flayers-2a", "b1")])
    dice(table, "hh")
    finish(end_turn(table))
    assert [one.card for one in table.state.foes] == ["orc-flayers-2a"]
    assert table.state.piles["guard-1"].discards == ("orc-flayers-1a",)
    assert first(table).health == 3


@rule("DA-0266")
def test_only_enemies_of_the_drawn_type_act() -> None:
    foes = [foe("orc-flayers-2a", "d1"), foe("goblin-warriors-1a", "d1")]
    table = guard("orc-flayers-1a", foes=foes)
    finish(end_turn(table))
    assert [named(table, one.at) for one in table.state.foes] == ["b1", "d1"]


@rule("DA-0266", "DA-0238")
def test_several_of_the_type_act_in_the_order_players_choose() -> None:
    foes = [foe("orc-flayers-2a", "d1"), foe("orc-flayers-2b", "c1", boss=False)]
    table = guard("orc-flayers-1a", foes=foes)
    end_turn(table)
    assert [option.who for option in offered(table, "activate")] == [one.id for one in table.state.foes]
    finish(take(table, "activate", who=table.state.foes[1].id))
    assert [named(table, one.at) for one in table.state.foes] == ["b1", "a1"]


@rule("DA-0266", "DA-G25")
def test_enough_minions_without_a_boss_on_the_board_leave_room_for_the_card() -> None:
    table = guard("orc-flayers-1a", foes=[foe("orc-flayers-2a", "b1", boss=False, minions=1)])
    end_turn(table)
    assert [one.card for one in table.state.foes] == ["orc-flayers-2a", "orc-flayers-1a"]


@rule("DA-0266", "DA-G24")
def test_too_few_minions_left_in_the_box_stop_the_card_too() -> None:
    table = guard("orc-flayers-1a", foes=[foe("orc-flayers-2a", "d1", boss=False, minions=6)])
    end_turn(table)
    assert [one.card for one in table.state.foes] == ["orc-flayers-2a"]


@rule("DA-0266", "DA-G95")
def test_a_roaming_monster_already_there_is_activated_instead() -> None:
    do = (HeroTurn(FigureId(1)), SpawnRoamer(at=0))
    table = position(heroes=[duellist()], foes=[foe("high-troll-greater", "d1")], do=do)
    pile = table.state.piles["lesser"]
    pile.cards = (*[card for card in pile.cards if card != "high-troll-lesser"], "high-troll-lesser")
    finish(end_turn(table))
    assert [one.card for one in table.state.foes] == ["high-troll-greater"]
    assert named(table, enemy(table).at) == "b1"


@rule("DA-0266")
def test_players_may_lift_the_limit() -> None:
    options: dict[str, str | int | bool] = {"g25": "unlimited"}
    table = guard("orc-flayers-1a", foes=[foe("orc-flayers-2a", "b1")], options=options)
    end_turn(table)
    assert [one.card for one in table.state.foes] == ["orc-flayers-2a", "orc-flayers-1a"]


@rule("DA-0039")
def test_an_exhausted_guard_deck_passes_the_draw_on_to_the_next_level_that_has_cards() -> None:
    table = guard()
    for level in (1, 2):
        table.state.piles[f"guard-{level}"].cards = ()
    end_turn(table)
    assert table.game.card(enemy(table)).level == 3


@rule("DA-0037", "DA-0039")
def test_the_last_guard_deck_is_made_of_its_discards_and_the_others_are_not() -> None:
    table = guard()
    for level in (1, 2, 3, 4):
        table.state.piles[f"guard-{level}"].cards = ()
    table.state.piles["guard-4"].discards = ("orc-flayers-4a",)
    table.state.piles["guard-5"].cards, table.state.piles["guard-5"].discards = (), ("orc-flayers-5a",)
    end_turn(table)
    assert enemy(table).card == "orc-flayers-5a"


@rule("DA-0267")
def test_a_spawned_enemy_does_not_act_by_spawning() -> None:
    table = guard("orc-flayers-1a")
    dice(table, "hh")
    end_turn(table)
    assert first(table).health == 5
    assert enemy(table).at == first(table).at


# the end of a round


@rule("DA-0268")
def test_what_lasts_for_a_round_is_over_with_it() -> None:
    table = position(heroes=[hero("owen", guarded=True), "elias"], do="end")
    assert not first(table).guarded


@rule("DA-0269")
def test_the_first_player_token_passes_to_the_left() -> None:
    table = position(heroes=["bjorn", "elias", "owen"], do="end", first=1)
    assert table.state.first == 2
    assert table.state.active == 3


@rule("DA-0269")
def test_from_the_last_player_the_token_goes_to_the_first() -> None:
    assert position(heroes=["bjorn", "elias"], do="end", first=1).state.first == 0


@rule("DA-0270")
def test_then_a_new_round_begins() -> None:
    table = position(do="end")
    assert (table.state.round, table.state.phase) == (2, "heroes")
    assert prompt(table) == "hero-action"


@rule("DA-0486")
def test_a_round_has_its_phases_in_order() -> None:
    weapon = made(melee="r")
    heroes = [duellist(weapon, xp=5), hero("bjorn", "b1")]
    table = position(heroes=heroes, foes=[foe(monster(melee="y"), "a1")], do="round", decks={"event": ["cold-water"]})
    take(until(table, "hero-action"), "melee")
    seen = [table.state.phase]
    end_turn(until(table, "hero-action"))
    assert last_fight(table).counter
    while table.state.round == 2:
        if table.state.phase != seen[-1]:
            seen.append(table.state.phase)
        assert table.ask is not None
        table.answer(table.ask.default)
    began = [told.event.what for told in table.told if isinstance(told.event, Began)]
    assert began.index("enemies-phase") < began.index("event-phase")
    assert seen == ["heroes", "experience"]
    assert table.state.first == 1


@rule("DA-C100")
def test_outside_any_activation_the_active_hero_is_that_of_the_first_player() -> None:
    table = position(heroes=["bjorn", "elias"], first=1)
    later(table, happening(gain_xp=3))
    end_turn(table)
    assert [one.xp for one in table.state.heroes] == [0, 3]


@rule("DA-C100")
def test_in_an_activation_the_active_hero_is_the_one_who_acts() -> None:
    potion = made(slot="none", consumable=True, use=effects(gain_xp=3))
    table = position(heroes=["bjorn", hero("elias", pack=(potion,))], do="round", first=0)
    end_turn(until(table, "hero-action"))
    take(until(table, "hero-action"), "use", what=potion)
    assert [one.xp for one in table.state.heroes] == [0, 3]
    assert any(isinstance(told.event, Changed) and told.event.what == "xp" for told in table.told)
