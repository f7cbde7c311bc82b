"""Quest 5: The Immortal's Downfall."""

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
    offered,
    pick_up,
    position,
    prompt,
    take,
    tokens,
    won,
    zone,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness import status
from undercroft.systems.darkness.cards.definitions import EVENTS
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Token

QUEST = "the-immortals-downfall"
LAIR, LIBRARY, START = "1r:9", "2v:8", "6v:1"
BRIDGES, PILLARS = ("2v:2", "2v:3"), ("2v:1", "2v:5")
AWAY = hero("bjorn", "6v:3")


def scene(
    *heroes: Figure,
    at: str = LAIR,
    fireworks: tuple[str, ...] = (),
    foes: tuple[Figure, ...] = (),
    pillars: int = 2,
    archers: str = "",
    do: str = "enemies",
) -> DarknessTable:
    """The Immortal in a Zone, Fireworks in others; the Archers only if they are placed."""

    def change(game: Darkness) -> None:
        state, zone = game.state, game.chart.zone
        shooters, immortal = state.foes[:2]
        immortal.at, immortal.acted = zone(at), False
        if archers:
            shooters.at, shooters.acted = zone(archers), False
        else:
            state.foes.remove(shooters)
        state.tokens += [Token(kind="firework", at=zone(name)) for name in fireworks]
        del state.pillars[pillars:]
        state.quest["pillars"] = pillars

    return position(QUEST, heroes=heroes or (AWAY,), foes=foes, do=do, before=change)


def place(table: DarknessTable) -> str:
    return named(table, enemy(table, "immortal").at)


def far_from(table: DarknessTable, name: str) -> int:
    return table.game.view.distance(enemy(table, "immortal").at, zone(table, name))


# set-up


@rule("DA-0399")
def test_a_level_4_mob_of_goblin_archers_stands_on_the_library_token() -> None:
    table = position(QUEST)
    archers = enemy(table, "archers")
    card = table.game.card(archers)
    assert (card.type, card.level, named(table, archers.at)) == ("goblin-archers", 4, LIBRARY)
    assert [named(table, token.at) for token in tokens(table, "library")] == [LIBRARY]


@rule("DA-G119")
def test_their_boss_has_a_treasure_of_the_current_level() -> None:
    assert gear_cards()[enemy(position(QUEST), "archers").gear].level == 1


@rule("DA-0400")
def test_the_immortal_is_a_greater_high_troll_in_its_zone_without_equipment() -> None:
    table = position(QUEST)
    immortal = enemy(table, "immortal")
    assert (immortal.card, place(table), immortal.gear) == ("high-troll-greater", LAIR, "")


@rule("DA-0408")
def test_the_immortal_does_not_count_as_a_roaming_monster_for_events() -> None:
    roaming = next(id for id, card in library()[EVENTS].items() if card.kind == "roamer")
    decks = {"event": [roaming], "lesser": ["ogre-mage-lesser"]}
    table = finish(position(QUEST, heroes=[AWAY], do="events", decks=decks))
    assert any(one.card == "ogre-mage-lesser" for one in table.state.foes)


# the archers


@rule("DA-0401")
def test_the_archers_do_not_move_towards_a_hero() -> None:
    table = finish(scene(hero("bjorn", "6v:5"), archers=LIBRARY))
    assert named(table, enemy(table, "archers").at) == LIBRARY


@rule("DA-0401")
def test_the_archers_attack_a_hero_they_can_reach() -> None:
    def doors(game: Darkness) -> None:
        game.state.closed = 0
        game.state.foes[0].acted = game.state.foes[1].acted = False

    table = position(QUEST, heroes=[hero("bjorn", "2v:9")], before=doors, do="turn, enemies")
    dice(table, "hh")
    assert first(finish(end_turn(table))).health < 5


@rule("DA-0401")
def test_the_archers_do_not_move_to_strike_back() -> None:
    def struck(game: Darkness) -> None:
        game.state.heroes[0].attacked = (game.state.foes[0].id,)

    table = finish(position(QUEST, heroes=[hero("bjorn", "2v:6")], before=struck))
    assert named(table, enemy(table, "archers").at) == LIBRARY


# fireworks


@rule("DA-0402", "DA-0404")
def test_an_artifact_token_is_discarded_for_1_firework() -> None:
    table = pick_up(scene(hero("bjorn", "6v:8"), do="turn"))
    assert first(table).tokens == ("firework",)
    assert len(tokens(table, "artifact")) == 1


@rule("DA-0403", "DA-0404")
def test_the_library_token_is_discarded_for_3_fireworks() -> None:
    table = pick_up(scene(hero("bjorn", LIBRARY), do="turn"))
    assert first(table).tokens == ("firework",) * 3
    assert not tokens(table, "library")


@rule("DA-0404")
def test_fireworks_may_be_traded() -> None:
    table = take(scene(hero("bjorn", tokens=("firework",)), hero("sibyl"), do="turn"), "trade")
    assert take(table, "hand-token", who=2).state.heroes[1].tokens == ("firework",)


@rule("DA-0011", "DA-0405")
def test_a_firework_is_placed_in_the_heros_zone_for_1_movement_point() -> None:
    table = take(scene(hero("bjorn", "6v:3", tokens=("firework", "firework")), do="turn"), "move")
    assert table.ask is not None
    points = int(table.ask.about)
    take(table, "place-firework")
    assert [named(table, token.at) for token in tokens(table, "firework")] == ["6v:3"]
    assert (first(table).tokens, int(table.ask.about)) == (("firework",), points - 1)


@rule("DA-0405")
def test_the_firework_that_is_placed_is_the_only_thing_that_leaves_the_hero() -> None:
    table = take(scene(hero("bjorn", "6v:3", tokens=("key", "firework", "firework")), do="turn"), "move")
    take(table, "place-firework")
    assert first(table).tokens == ("key", "firework")


@rule("DA-0405")
def test_without_a_firework_none_is_placed() -> None:
    assert not offered(take(scene(AWAY, do="turn"), "move"), "place-firework")


@rule("DA-0406")
def test_at_the_end_of_the_round_all_fireworks_on_the_board_are_discarded() -> None:
    table = scene(hero("bjorn", "6v:3", tokens=("firework",)), fireworks=("6v:5", "1r:4"), do="end")
    assert not tokens(table, "firework")
    assert first(table).tokens == ("firework",)


# the Immortal cannot be hurt


@rule("DA-0407")
@pytest.mark.parametrize(("at", "weapon"), [(LAIR, "mace"), ("1r:8", "short-bow"), ("1r:8", "staff")])
def test_the_immortal_cannot_be_attacked(at: str, weapon: str) -> None:
    table = scene(hero("bjorn", at, hands=(weapon,)), do="turn")
    assert not [option for act in ("melee", "ranged", "magic") for option in offered(table, act)]


@rule("DA-0011", "DA-0407")
def test_the_immortal_cannot_be_wounded_in_any_way() -> None:
    table = scene(hero("bjorn", LAIR), do="turn")
    immortal = enemy(table, "immortal")
    status.hurt_foe(table.game, immortal, 3, first(table))
    status.hurt_everybody(table.game, immortal, 3, first(table))
    assert immortal.boss_hurt == 0


# how the Immortal walks


@rule("DA-0409")
def test_the_immortal_walks_two_zones_towards_the_starting_zone() -> None:
    table = scene()
    before = table.game.view.distance(zone(table, LAIR), zone(table, START))
    assert far_from(finish(table), START) == before - 2


@rule("DA-0409")
def test_it_does_so_instead_of_attacking() -> None:
    table = scene(hero("bjorn", "1r:8"), do="turn, enemies")
    before = table.game.view.distance(zone(table, LAIR), zone(table, START))
    assert far_from(finish(table), START) < before


@rule("DA-0410", "DA-0397")
def test_a_firework_in_sight_draws_it_instead() -> None:
    table = finish(scene(at="2v:5", fireworks=("2v:6",)))
    assert place(table) == "2v:6"


@rule("DA-0410")
def test_a_firework_out_of_sight_does_not() -> None:
    table = scene(fireworks=("2v:2",))
    before = table.game.view.distance(zone(table, LAIR), zone(table, START))
    assert far_from(finish(table), START) == before - 2


@rule("DA-0410", "DA-0409")
def test_a_firework_behind_it_and_out_of_sight_does_not_turn_it_round() -> None:
    probe = scene(at="2v:5")
    chart, view = probe.game.chart, probe.game.view
    here, goal = chart.zone("2v:5"), chart.start
    behind = next(
        one
        for one in range(len(chart.zones))
        if not view.sight[here] >> one & 1 and view.distance(here, goal) + 2 < view.distance(one, goal) < 99
    )
    table = finish(scene(at="2v:5", fireworks=(chart.name(behind),)))
    assert far_from(table, START) == view.distance(here, goal) - 2


@rule("DA-0410")
def test_players_choose_among_several_fireworks_in_sight() -> None:
    table = scene(at="2v:5", fireworks=("2v:6", "2v:4"))
    assert prompt(table) == "which-firework"
    assert {named(table, option.at) for option in offered(table, "lure")} == {"2v:6", "2v:4"}


@rule("DA-0411", "DA-G117")
def test_heroes_in_its_zone_die_and_end_its_activation() -> None:
    table = finish(scene(hero("bjorn", LAIR), AWAY._replace(card="sibyl")))
    assert first(table).dead
    assert place(table) == LAIR


@rule("DA-0411", "DA-G117")
def test_a_hero_in_the_first_zone_it_enters_dies_and_stops_it_there() -> None:
    step = first_step(LAIR)
    table = finish(scene(hero("bjorn", step), AWAY._replace(card="sibyl")))
    assert first(table).dead
    assert place(table) == step


def first_step(at: str) -> str:
    table = scene(do="turn")
    return named(table, table.game.view.next_steps(zone(table, at), zone(table, START))[0])


@rule("DA-0412")
def test_other_enemies_in_its_zone_die_without_xp_and_it_goes_on() -> None:
    table = finish(scene(AWAY, foes=(foe("goblin-agent-1", LAIR, acted=True),)))
    assert not any(one.card == "goblin-agent-1" for one in table.state.foes)
    assert first(table).xp == 0
    assert far_from(table, LAIR) == 2


@rule("DA-0011", "DA-0413")
def test_a_firework_in_its_zone_is_destroyed_and_ends_its_activation() -> None:
    table = finish(scene(fireworks=(LAIR,)))
    assert not tokens(table, "firework")
    assert place(table) == LAIR


@rule("DA-0413")
def test_after_destroying_a_firework_another_in_sight_activates_it_again() -> None:
    table = finish(scene(at="2v:5", fireworks=("2v:5", "2v:6")))
    assert not tokens(table, "firework")
    assert place(table) == "2v:6"


@rule("DA-0413")
def test_each_firework_of_a_zone_costs_it_one_activation() -> None:
    table = finish(scene(fireworks=(LAIR, LAIR, LAIR)))
    assert not tokens(table, "firework")
    assert place(table) == LAIR


@rule("DA-0416")
def test_the_players_lose_when_it_reaches_the_starting_zone() -> None:
    assert won(finish(scene(hero("bjorn", "1r:4"), at="6v:2"))) is False


@rule("DA-0416")
def test_one_zone_short_of_it_the_game_goes_on() -> None:
    table = scene(hero("bjorn", "1r:4"), do="turn")
    view = table.game.view
    start = zone(table, START)
    three = next(n for n in range(len(table.game.chart.zones)) if view.distance(n, start) == 3)
    assert won(finish(scene(hero("bjorn", "1r:4"), at=named(table, three)))) is None


# the bridge


@rule("DA-0414", "DA-0303", "DA-G120")
def test_a_pillar_is_a_target_with_health_5_and_no_defense_dice() -> None:
    table = scene(hero("bjorn", PILLARS[0], hands=("mace",)), do="turn")
    pillar = table.state.pillars[0]
    assert pillar.health == 5
    dice(table, "hh", "")
    take(table, "melee", who=pillar.id)
    assert table.state.fight is not None
    assert (pillar.health, table.state.fight.defense.better, table.state.fight.defense.plainer) == (3, 0, 0)


@rule("DA-G120")
@pytest.mark.parametrize(("at", "weapon", "act"), [("2v:2", "short-bow", "ranged"), ("2v:2", "staff", "magic")])
def test_a_pillar_is_attacked_from_afar_too(at: str, weapon: str, act: str) -> None:
    table = scene(hero("bjorn", at, hands=(weapon,)), do="turn")
    assert table.state.pillars[0].id in [option.who for option in offered(table, act)]


@rule("DA-G120")
def test_a_pillar_pins_nobody_and_gives_no_xp() -> None:
    table = scene(hero("bjorn", PILLARS[0], hands=("mace",)), do="turn")
    table.state.pillars[0].health = 1
    assert offered(table, "move")
    dice(table, "h")
    take(table, "melee")
    assert (first(table).xp, len(table.state.pillars)) == (0, 1)


def last_blow(*heroes: Figure, at: str, foes: tuple[Figure, ...] = ()) -> DarknessTable:
    """The first Hero strikes down the last Pillar."""
    table = scene(*(heroes or (hero("bjorn", PILLARS[0], hands=("mace",)),)), at=at, foes=foes, pillars=1, do="turn")
    table.state.pillars[0].health = 1
    dice(table, "h")
    take(table, "melee", who=table.state.pillars[0].id)
    return table


@rule("DA-0398", "DA-0397")
def test_the_second_pillar_falling_with_the_immortal_on_the_bridge_wins() -> None:
    assert won(last_blow(at=BRIDGES[1])) is True


@rule("DA-0398", "DA-0304")
def test_the_first_pillar_falling_decides_nothing() -> None:
    table = scene(hero("bjorn", PILLARS[0], hands=("mace",)), at=BRIDGES[0], do="turn")
    table.state.pillars[0].health = 1
    dice(table, "h")
    take(table, "melee", who=table.state.pillars[0].id)
    assert won(table) is None
    assert len(tokens(table, "bridge")) == 2


@rule("DA-G118")
def test_pillars_destroyed_without_the_immortal_on_the_bridge_lose() -> None:
    assert won(last_blow(at=LAIR)) is False


@rule("DA-0415")
def test_the_bridges_fall_with_everybody_on_them() -> None:
    table = last_blow(
        hero("bjorn", PILLARS[0], hands=("mace",)),
        hero("sibyl", BRIDGES[0]),
        at=BRIDGES[1],
        foes=(foe("goblin-agent-1", BRIDGES[0]),),
    )
    assert table.state.heroes[1].dead
    assert not table.state.foes
    assert not tokens(table, "bridge")
    assert table.state.gone == sum(1 << zone(table, name) for name in BRIDGES)
