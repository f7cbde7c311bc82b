"""Quest 2: Black Widow."""

from __future__ import annotations

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
    pick_up,
    position,
    prompt,
    take,
    tokens,
    won,
    zone,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import EVENTS
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.foes import held
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Foe

QUEST = "black-widow"
LAIR, NEXT, EXIT = "4r:2", "4r:1", "6r:9"
FAR_AWAY = "6r:1"


def widow(*heroes: Figure, at: str = LAIR, do: str = "enemies", **fields: object) -> DarknessTable:
    """The Spider in a Zone, changed as said."""

    def change(game: Darkness) -> None:
        spider = game.state.foes[0]
        spider.at = game.chart.zone(at)
        spider.acted = False
        for name, value in fields.items():
            setattr(spider, name, value)

    return position(QUEST, heroes=heroes or (hero("bjorn", FAR_AWAY),), do=do, before=change)


def spider(table: DarknessTable) -> Foe:
    return enemy(table, "spider")


def place(table: DarknessTable) -> str:
    return named(table, spider(table).at)


@rule("DA-0372")
def test_the_greater_giant_spider_starts_in_its_zone() -> None:
    table = position(QUEST)
    assert spider(table).card == "giant-spider-greater"
    assert place(table) == LAIR


@rule("DA-G111")
def test_the_spider_has_a_treasure_of_the_current_level() -> None:
    assert gear_cards()[spider(position(QUEST)).gear].level == 1


@rule("DA-0011", "DA-0371")
def test_killing_the_spider_wins() -> None:
    table = widow(hero("bjorn", LAIR, hands=("mace",)), do="turn", boss_hurt=7)
    dice(table, "h")
    finish(take(table, "melee"))
    assert won(table) is True


@rule("DA-0371", "DA-0171")
def test_the_killer_is_given_the_spiders_equipment_before_the_quest_is_won() -> None:
    table = widow(hero("bjorn", LAIR, hands=("mace",)), do="turn", boss_hurt=7, gear="hammer")
    dice(table, "h")
    assert "hammer" in first(finish(take(table, "melee"))).cards()


@rule("DA-0373")
def test_a_nest_is_discarded_and_gives_every_hero_5_xp() -> None:
    table = pick_up(position(QUEST, heroes=[hero("bjorn", "4r:7"), "sibyl"]))
    assert [one.xp for one in table.state.heroes] == [5, 5]
    assert len(tokens(table, "lair")) == 2


def roaming_event() -> str:
    return next(id for id, card in library()[EVENTS].items() if card.kind == "roamer")


@rule("DA-0374")
def test_the_spider_does_not_count_as_a_roaming_monster_for_events() -> None:
    table = position(QUEST, heroes=[hero("bjorn", FAR_AWAY)], do="events", decks={"event": [roaming_event()]})
    finish(table)
    assert len(table.state.foes) == 2


@rule("DA-0375")
def test_a_hero_in_her_zone_does_not_hold_the_spider() -> None:
    assert place(finish(widow(hero("bjorn", LAIR)))) == NEXT


@rule("DA-0375", "DA-0069")
@pytest.mark.parametrize(("at", "kept"), [("4r:9", True), ("4r:6", False)])
def test_other_enemies_are_held_by_heroes_in_their_zone_and_by_nobody_else(at: str, kept: bool) -> None:
    table = position(QUEST, heroes=[hero("bjorn", "4r:9")], foes=[foe("orc-flayers-1a", at)])
    assert held(table.game, enemy(table)) == kept


@rule("DA-0375")
def test_nobody_holds_the_spider_who_shares_her_zone() -> None:
    table = widow(hero("bjorn", LAIR), do="turn")
    assert not held(table.game, enemy(table, "spider"))


@rule("DA-0376")
def test_without_a_hero_in_range_she_advances_one_zone_towards_the_exit() -> None:
    assert place(finish(widow())) == NEXT


@rule("DA-0376")
def test_she_attacks_a_hero_in_range_and_advances_all_the_same() -> None:
    table = widow(hero("bjorn", LAIR), do="turn, enemies")
    dice(table, "hh")
    finish(end_turn(table))
    assert first(table).health == 3
    assert place(table) == NEXT


@rule("DA-0376")
def test_she_strikes_before_she_moves_only() -> None:
    table = widow(hero("bjorn", "4r:6"), at="4r:1", do="turn, enemies")
    dice(table, "hh")
    finish(end_turn(table))
    assert table.game.view.sight[spider(table).at] >> first(table).at & 1
    assert first(table).health == 5


@rule("DA-0376", "DA-G112")
def test_a_stunned_spider_gets_up_and_neither_attacks_nor_moves() -> None:
    table = finish(widow(hero("bjorn", LAIR), stunned=True))
    assert (place(table), first(table).health, spider(table).stunned) == (LAIR, 5, False)


@rule("DA-0377")
def test_she_strikes_back_at_a_hero_in_reach() -> None:
    table = widow(hero("bjorn", LAIR, hands=("mace",)), do="turn")
    dice(table)
    dice(table, "hh")
    finish(end_turn(take(table, "melee")))
    assert first(table).health == 3
    assert place(table) == LAIR


@rule("DA-0124", "DA-0377", "DA-G134")
def test_before_she_strikes_back_a_hero_beside_her_may_throw_something() -> None:
    table = widow(hero("bjorn", LAIR, hands=("mace",), pack=("bottled-lightning",)), do="turn")
    dice(table)
    end_turn(take(table, "melee"))
    assert prompt(table) == "fend-off"
    finish(take(table, "use", what="bottled-lightning"))
    assert (first(table).health, spider(table).stunned) == (5, True)


@rule("DA-0377")
def test_she_does_not_move_to_strike_back() -> None:
    def far(game: Darkness) -> None:
        game.state.heroes[0].attacked = (game.state.foes[0].id,)

    table = position(QUEST, heroes=[hero("bjorn", "4r:8")], before=far)
    assert place(finish(table)) == LAIR


@rule("DA-0378")
@pytest.mark.parametrize("fields", [{"stunned": True}, {"dead": True, "health": 0}])
def test_stunned_and_dead_heroes_in_her_zone_are_dragged_along(fields: dict[str, object]) -> None:
    table = finish(widow(hero("bjorn", LAIR, **fields)))
    assert named(table, first(table).at) == NEXT


@rule("DA-0378")
def test_a_hero_on_its_feet_is_not_dragged_along() -> None:
    table = finish(widow(hero("bjorn", LAIR)))
    assert named(table, first(table).at) == LAIR


@rule("DA-0379")
def test_reaching_the_exit_is_not_yet_the_end() -> None:
    table = position(QUEST)
    last = table.game.view.next_steps(zone(table, EXIT), zone(table, LAIR))[0]
    assert won(finish(widow(at=named(table, last)))) is None


@rule("DA-0379")
def test_moving_away_from_the_exit_loses() -> None:
    assert won(finish(widow(at=EXIT))) is False


@rule("DA-0379")
def test_at_the_exit_she_still_attacks_first() -> None:
    table = widow(hero("bjorn", EXIT), at=EXIT, do="turn, enemies")
    dice(table, "hh")
    assert first(finish(end_turn(table))).health == 3
