"""Quest 4: Goblin War Drums."""

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
    position,
    prompt,
    take,
    won,
    zone,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.game import Darkness

QUEST = "goblin-war-drums"
NEAR, BEYOND, EXIT = "8r:6", "1v:4", "1v:1"
SAFE = hero("bjorn", "1v:5")


def passing(*heroes: Figure, foes: tuple[Figure, ...] = (), **quest: int) -> DarknessTable:
    """The First Player token is about to be passed; the counters of the tiles as said."""
    wounds = {face[1:]: number for face, number in quest.items()}
    return position(QUEST, heroes=heroes or (SAFE,), foes=foes, noted=wounds, do="end")


def wounds(table: DarknessTable) -> dict[str, int]:
    return {name: value for name, value in table.state.noted.items() if name != "called"}


def at_the_gate(**fields: object) -> DarknessTable:
    def open_gate(game: Darkness) -> None:
        game.state.closed = 0

    return position(QUEST, heroes=[hero("bjorn", NEAR, **fields), hero("sibyl", NEAR)], before=open_gate)


@rule("DA-0391")
def test_tiles_start_with_4_2_2_and_2_wound_tokens() -> None:
    assert wounds(position(QUEST)) == {"6r": 4, "7v": 2, "8r": 2, "1v": 2}


@rule("DA-0011", "DA-0392")
def test_passing_the_token_takes_one_wound_from_the_lowest_level_tile() -> None:
    assert wounds(passing()) == {"6r": 3, "7v": 2, "8r": 2, "1v": 2}


@rule("DA-0392")
def test_the_next_tile_is_the_lowest_once_one_has_fallen() -> None:
    def fallen(game: Darkness) -> None:
        game.state.gone = game.chart.tiles[game.chart.tile("6r")].zones
        game.state.noted["6r"] = 0

    table = position(QUEST, heroes=[SAFE], do="end", before=fallen)
    assert wounds(table) == {"6r": 0, "7v": 1, "8r": 2, "1v": 2}


@rule("DA-0392")
def test_a_lone_hero_passes_the_token_too() -> None:
    assert wounds(passing(SAFE))["6r"] == 3


@rule("DA-0393")
def test_a_tile_without_wound_tokens_is_removed_from_the_map() -> None:
    table = passing(_6r=1)
    assert table.state.gone == table.game.chart.tiles[table.game.chart.tile("6r")].zones
    assert not any(table.game.chart.tile_of[at] == table.game.chart.tile("6r") for _, at in table.state.levels)


@rule("DA-0393")
def test_nobody_steps_onto_a_tile_that_has_fallen() -> None:
    table = passing(hero("bjorn", "7v:4"), _6r=1)
    assert zone(table, "6r:6") not in table.game.view.neighbours[zone(table, "7v:4")]


@rule("DA-0393")
def test_enemies_on_the_tile_die_and_nobody_gains_xp() -> None:
    table = passing(SAFE, foes=(foe("goblin-agent-1", "6r:3", gear="hammer"),), _6r=1)
    assert not table.state.foes
    assert first(table).xp == 0
    assert "hammer" in table.state.piles["treasure-1"].discards


@rule("DA-0393", "DA-0394")
def test_a_hero_killed_by_a_crumbling_tile_loses_the_game() -> None:
    table = passing(SAFE, hero("sibyl", "6r:1"), _6r=1)
    assert won(table) is False
    assert table.state.heroes[1].dead


@rule("DA-0394")
def test_a_hero_already_dead_falls_with_the_tile_and_loses_the_game() -> None:
    assert won(passing(SAFE, hero("sibyl", "6r:1", dead=True, health=0), _6r=1)) is False


@rule("DA-0394")
def test_a_hero_who_has_left_is_safe() -> None:
    assert won(passing(SAFE, hero("sibyl", "6r:1", left=True), _6r=1)) is None


@rule("DA-0395")
def test_the_first_hero_through_the_pillars_calls_a_greater_roaming_monster_to_the_level_4_token() -> None:
    table = take(take(at_the_gate(), "move"), "step", at=BEYOND)
    sentry = enemy(table, "sentry")
    assert table.game.card(sentry).greater
    assert named(table, sentry.at) == "1v:7"
    assert not sentry.counts


@rule("DA-0395")
def test_a_monster_of_which_there_is_no_figure_left_is_passed_over_for_another() -> None:
    def crowded(game: Darkness) -> None:
        game.state.closed = 0

    table = position(
        QUEST,
        heroes=[hero("bjorn", NEAR)],
        foes=[foe("high-troll-lesser", "6r:3")],
        decks={"greater": ["high-troll-greater", "liliarch-greater"]},
        before=crowded,
    )
    take(take(table, "move"), "step", at=BEYOND)
    assert enemy(table, "sentry").card == "liliarch-greater"
    assert table.state.piles["greater"].discards == ("high-troll-greater",)


@rule("DA-G115")
def test_moving_about_on_the_near_side_calls_nobody() -> None:
    table = finish(take(take(at_the_gate(), "move"), "step", at="8r:5"))
    assert not table.state.foes


@rule("DA-0395")
def test_the_sentry_is_called_once_only() -> None:
    table = take(take(at_the_gate(), "move"), "step", at=BEYOND)
    take(table, "step", at=NEAR)
    take(table, "step", at=BEYOND)
    assert len(table.state.foes) == 1


@rule("DA-0395", "DA-0303")
def test_the_pillars_of_this_quest_are_shown_but_no_target() -> None:
    table = at_the_gate(hands=("short-bow",))
    assert not table.state.pillars
    assert [token.at for token in table.state.tokens if token.kind == "pillar"] == [
        zone(table, NEAR),
        zone(table, BEYOND),
    ]


def with_sentry(do: str = "turn", **fields: object) -> DarknessTable:
    def called(game: Darkness) -> None:
        sentry = game.state.foes[0]
        sentry.role, game.state.noted["called"] = "sentry", 1
        for name, value in fields.items():
            setattr(sentry, name, value)

    return position(
        QUEST,
        heroes=[hero("bjorn", "1v:5", hands=("mace",))],
        foes=[foe("high-troll-greater", "1v:5")],
        do=do,
        before=called,
    )


@rule("DA-0389", "DA-0390")
def test_killing_the_sentry_opens_the_exit_and_does_not_win_yet() -> None:
    table = with_sentry(boss_hurt=8)
    dice(table, "h")
    finish(take(table, "melee"))
    assert table.state.quest["sentry"] == table.state.quest["exit"] == 1
    assert won(table) is None


@rule("DA-0011", "DA-0390", "DA-0304")
def test_before_the_sentry_is_dead_nobody_leaves() -> None:
    assert prompt(end_turn(position(QUEST, heroes=[hero("bjorn", EXIT)]))) != "leave"


@rule("DA-0390")
def test_the_quest_is_won_when_all_heroes_have_left() -> None:
    heroes = [hero("bjorn", EXIT), hero("sibyl", EXIT, left=True)]
    table = position(QUEST, heroes=heroes, quest={"sentry": 1, "exit": 1})
    assert won(take(end_turn(table), "yes")) is True


@rule("DA-G116")
def test_a_sentry_that_falls_with_a_tile_counts_as_dead_without_xp_or_loot() -> None:
    def called(game: Darkness) -> None:
        game.state.foes[0].role = "sentry"

    table = position(
        QUEST,
        heroes=[SAFE],
        foes=[foe("high-troll-greater", "6r:3", gear="hammer")],
        noted={"6r": 1},
        do="end",
        before=called,
    )
    assert table.state.quest["exit"] == 1
    assert (first(table).xp, first(table).pack) == (0, ())
