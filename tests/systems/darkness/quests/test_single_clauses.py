"""Clauses of the Quests' own rules that proofs of whole rules pass over: each position makes one clause count."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    SYSTEM,
    DarknessTable,
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
    zone,
)
from systems.darkness.duel import last_fight, made, monster
from undercroft.board.zones import FAR
from undercroft.kernel.requests import FigureId
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import QuestStep
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.combat.outcome import fell
from undercroft.systems.darkness.foes import held
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.the_immortals_downfall import fireworks_in_sight
from undercroft.systems.darkness.setup import ready_setup
from undercroft.systems.darkness.state import Token

DRUMS = "goblin-war-drums"
HEART = "the-heart-of-darkness"
IMMORTAL = "the-immortals-downfall"
MAZE = "maze-of-darkness"


def why(table: DarknessTable) -> str:
    """Why the game has ended."""
    assert table.state.outcome is not None
    return table.state.outcome.why


# how Quests begin


@pytest.mark.parametrize(
    ("quest", "counters"),
    [
        pytest.param("walking-in-the-dark", {"key": 0, "exit": 0}, marks=rule("DA-0360", "DA-0304")),
        pytest.param("scorched-earth", {"artifacts": 0}, marks=rule("DA-0364", "DA-0304")),
        pytest.param("the-chosen-one", {"pieces": 0, "exit": 0}, marks=rule("DA-0381", "DA-0304")),
        pytest.param(DRUMS, {"sentry": 0, "exit": 0, "drums": 4}, marks=rule("DA-0389", "DA-0391", "DA-0304")),
        pytest.param(IMMORTAL, {"pillars": 2}, marks=rule("DA-0399", "DA-0414")),
        pytest.param("the-fiends-treasure", {"keys": 0}, marks=rule("DA-0418", "DA-0304")),
        pytest.param("sparks-in-the-dark", {"levers": 0, "exit": 0}, marks=rule("DA-0434", "DA-0304")),
        pytest.param("big-game-hunting", {"enforcers": 0}, marks=rule("DA-0439", "DA-0304")),
        pytest.param(MAZE, {"waves": 9}, marks=rule("DA-0447", "DA-0451")),
        pytest.param(HEART, {"emissaries": 0, "stage": 1}, marks=rule("DA-0471", "DA-0304")),
    ],
)
def test_nothing_has_been_achieved_when_a_quest_begins(quest: str, counters: dict[str, int]) -> None:
    table = Table(SYSTEM, ready_setup(quest, 1, "begin"))
    assert (table.state.round, table.state.quest) == (0, counters)


@rule("DA-0303", "DA-G120")
def test_every_pillar_has_a_number_of_its_own() -> None:
    table = position("big-game-hunting")
    assert [pillar.id for pillar in table.state.pillars] == [100, 101, 102, 103, 104, 105]


# Quest 2


@rule("DA-0376")
def test_other_enemies_act_as_always_while_the_spider_is_about() -> None:
    def alone(game: Darkness) -> None:
        game.state.foes = [one for one in game.state.foes if one.role != "spider"]

    goblin = foe(monster(melee="y"), "6r:1")
    bjorn = hero("bjorn", "6r:1", body="")
    table = finish(position("black-widow", heroes=[bjorn], foes=[goblin], do="turn, enemies", before=alone))
    assert last_fight(table).attack.who == enemy(table).id


@rule("DA-0376", "DA-0379")
def test_with_every_step_the_spiders_way_to_the_exit_is_a_zone_shorter() -> None:
    table = position("black-widow", heroes=[hero("bjorn", "6r:1")], do="enemies")
    table.state.foes[0].acted = False
    far = position("black-widow").state.quest["way"]
    finish(table)
    assert table.state.quest["way"] == far - 1


# Quest 3


@rule("DA-0386")
def test_the_chosen_one_may_put_the_artifact_on_at_once_and_gives_it_to_nobody() -> None:
    pieces = [hero("bjorn", "8v:1"), hero("sibyl", "8v:1")]
    table = position("the-chosen-one", heroes=pieces, quest={"pieces": 2}, decks={"artifact": ["sword-of-dawn"]})
    take(take(table, "move"), "pick-up")
    assert prompt(until(table, "reorganise")) == "reorganise"
    assert not offered(table, "hand")
    assert offered(table, "wear")


# Quest 4


def drums(**noted: int) -> DarknessTable:
    """The First Player token is about to be passed; everything lies on the lowest tile and beside it."""

    def strew(game: Darkness) -> None:
        for name in ("6r:1", "6r:9", "8r:6", "1v:1"):
            game.state.tokens.append(Token(kind="treasure", at=game.chart.zone(name)))

    foes = [foe("goblin-warriors-1a", "6r:5"), foe("orc-agent-1", "8r:6")]
    wounds = {f"{face[1:]}": number for face, number in noted.items()}
    return position(DRUMS, heroes=[hero("bjorn", "1v:5")], foes=foes, noted=wounds, do="end", before=strew)


@rule("DA-0392", "DA-0393")
def test_a_tile_stands_while_it_has_a_wound_token_left() -> None:
    table = drums(_6r=2)
    assert (table.state.gone, table.state.noted["6r"], table.state.quest["drums"]) == (0, 1, 1)


@rule("DA-0393", "DA-0394", "DA-G116")
def test_a_tile_falls_with_what_is_on_it_and_with_nothing_else() -> None:
    before = drums(_6r=2)
    fallen = before.game.chart.tiles[before.game.chart.tile("6r")].zones
    table = drums(_6r=1)
    assert table.state.gone == fallen
    assert [named(table, token.at) for token in tokens(table, "treasure")] == ["8r:6", "1v:1"]
    assert [one.card for one in table.state.foes] == ["orc-agent-1"]
    kept = [(level, at) for level, at in before.state.levels if named(before, at)[:2] != "6r"]
    assert list(table.state.levels) == kept
    assert table.state.quest["drums"] == 2
    assert first(table).health == 5


@rule("DA-0394", "DA-G116")
@pytest.mark.parametrize(("at", "lost"), [("6r:1", True), ("6r:9", True), ("8r:6", False), ("7v:1", False)])
def test_a_hero_on_the_tile_that_falls_loses_the_game(at: str, lost: bool) -> None:
    heroes = [hero("bjorn", "1v:5"), hero("sibyl", at)]
    table = position(DRUMS, heroes=heroes, noted={"6r": 1}, do="end")
    if lost:
        assert why(table) == "darkness-crumbled"
    assert table.state.heroes[1].dead is lost


@rule("DA-0395", "DA-G115")
def test_the_sentry_is_called_once() -> None:
    def opened(game: Darkness) -> None:
        game.state.closed = 0

    table = position(DRUMS, heroes=[hero("bjorn", "8r:6")], before=opened)
    take(take(table, "move"), "step", at="1v:4")
    assert table.state.noted["called"] == 1


# Quest 5


@rule("DA-0402", "DA-0403")
def test_other_tokens_hide_no_firework() -> None:
    lying = [Token(kind="treasure", at=0), Token(kind="lair", at=0)]
    at = position(IMMORTAL).game.chart.name(0)
    table = finish(
        pick_up(position(IMMORTAL, heroes=[hero("bjorn", at)], tokens=lying, decks={"treasure-1": ["hammer"]}))
    )
    assert first(table).tokens == ()


@rule("DA-0407")
def test_every_other_enemy_may_be_attacked_while_the_immortal_stands_beside_it() -> None:
    def beside(game: Darkness) -> None:
        immortal = next(one for one in game.state.foes if one.role == "immortal")
        immortal.at = game.state.heroes[0].at

    bjorn = hero("bjorn", "6v:3", hands=(made(melee="r"),))
    table = position(IMMORTAL, heroes=[bjorn], foes=[foe(monster(), "6v:3")], before=beside)
    assert [option.who for option in offered(table, "melee")] == [enemy(table).id]


@rule("DA-0401")
def test_archers_who_cannot_reach_the_hero_who_attacked_them_stay_where_they_are() -> None:
    def struck(game: Darkness) -> None:
        game.state.closed = 0
        game.state.heroes[0].attacked = (game.state.foes[0].id,)

    table = position(IMMORTAL, heroes=[hero("bjorn", "2v:1")], before=struck)
    archers = named(table, enemy(table, "archers").at)
    finish(end_turn(table))
    assert (named(table, enemy(table, "archers").at), first(table).health) == (archers, 5)


@rule("DA-0401")
def test_other_enemies_come_after_the_hero_who_attacked_them() -> None:
    def struck(game: Darkness) -> None:
        game.state.heroes[0].attacked = (game.state.foes[-1].id,)

    table = position(IMMORTAL, heroes=[hero("bjorn", "6v:3")], foes=[foe(monster(melee="y"), "6v:2")], before=struck)
    before = enemy(table).at
    finish(end_turn(table))
    assert enemy(table).at != before


@rule("DA-0410")
def test_the_immortal_sees_the_fireworks_that_lie_in_its_line_of_sight() -> None:
    table = position(IMMORTAL)
    immortal = enemy(table, "immortal")
    everywhere = range(len(table.game.chart.zones))
    table.state.tokens = [Token(kind="firework", at=at) for at in everywhere]
    seen = [at for at in everywhere if table.game.view.range[immortal.at][at] < FAR]
    assert 1 < len(seen) < len(everywhere)
    assert fireworks_in_sight(table.game, immortal) == seen


@rule("DA-0397", "DA-0398", "DA-0415")
@pytest.mark.parametrize(("at", "reason"), [("2v:2", "darkness-immortal-fell"), ("6v:3", "darkness-bridge-lost")])
def test_the_pillars_are_counted_and_with_the_last_the_quest_is_decided(at: str, reason: str) -> None:
    def alone(game: Darkness) -> None:
        immortal = next(one for one in game.state.foes if one.role == "immortal")
        immortal.at = game.chart.zone(at)
        game.state.pillars.pop()
        game.state.quest["pillars"] = 1

    table = position(IMMORTAL, heroes=[hero("bjorn", "2v:1", hands=(made(melee="rr"),))], before=alone)
    dice(table, "hhh hhh")
    take(table, "melee", who=table.state.pillars[0].id)
    assert (table.state.quest["pillars"], why(table)) == (0, reason)


@rule("DA-0398", "DA-0415")
def test_with_one_of_two_pillars_nothing_falls() -> None:
    table = position(IMMORTAL, heroes=[hero("bjorn", "2v:1", hands=(made(melee="rr"),))])
    dice(table, "hhh hhh")
    take(table, "melee", who=table.state.pillars[0].id)
    assert (table.state.quest["pillars"], table.state.gone) == (1, 0)


# Quest 6


@rule("DA-0424")
def test_another_chamber_does_not_wake_the_hellhound() -> None:
    table = position("the-fiends-treasure", heroes=[hero("bjorn", "9r:2")])
    take(take(table, "move"), "open")
    assert enemy(table, "hellhound").asleep


# Quest 7


@rule("DA-0430", "DA-0432", "DA-0435")
def test_with_the_levers_the_exit_is_open_and_the_level_is_that_of_the_locked_room() -> None:
    heroes = [hero("bjorn", "9r:1"), hero("sibyl", "8v:3")]
    table = position("sparks-in-the-dark", heroes=heroes, do="round")
    assert (table.state.quest["exit"], table.state.level) == (1, 5)


# Quest 9


def held_in_the_maze(at: str, *, pillar: bool, beside: bool) -> bool:
    """Is an Enemy in this Zone held, with or without a Pillar there, with or without a Hero?"""

    def change(game: Darkness) -> None:
        if not pillar:
            game.state.pillars.clear()

    table = position(MAZE, heroes=[hero("bjorn", at if beside else "3r:3")], foes=[foe(monster(), at)], before=change)
    return held(table.game, enemy(table))


@rule("DA-0456")
def test_a_pillar_or_a_hero_holds_an_enemy_in_the_maze_and_nothing_else() -> None:
    assert held_in_the_maze("3r:2", pillar=True, beside=False)
    assert held_in_the_maze("3r:2", pillar=False, beside=True)
    assert not held_in_the_maze("3r:2", pillar=False, beside=False)
    assert not held_in_the_maze("1r:2", pillar=True, beside=False)


@rule("DA-0450", "DA-0451", "DA-0454")
@pytest.mark.parametrize("now", [2, 9, 10])
def test_every_wave_is_counted_down_and_the_tenth_is_the_last(now: int) -> None:
    table = position(MAZE, do="round", round=now - 1, options={"g25": "unlimited"})
    assert (table.state.quest["waves"], table.state.noted.get("last", 0)) == (10 - now, int(now == 10))


# Quest 10


@rule("DA-0478", "DA-0480")
def test_the_pillars_of_the_last_stage_have_one_health_and_are_nobodys_target() -> None:
    assert [(pillar.health, pillar.target) for pillar in position(HEART).state.pillars] == [(1, False), (1, False)]


@rule("DA-0471", "DA-0469")
def test_no_deck_brings_an_emissary() -> None:
    table = position(HEART)
    for pile in ("lesser", "greater"):
        assert not any(card.startswith("abyssal-demon") for card in table.state.piles[pile].cards)


@rule("DA-0472")
def test_an_emissary_is_armed_from_the_deck_of_the_current_level() -> None:
    def empty(game: Darkness) -> None:
        game.state.foes.clear()

    steps = (QuestStep(what="appear", n=2),)
    table = position(HEART, quest={"emissaries": 1, "stage": 2}, do=steps, before=empty, level=3)
    assert gear_cards()[enemy(table, "emissary").gear].level == 3


@rule("DA-0462", "DA-0463")
def test_the_card_of_a_defeated_emissary_does_not_come_back() -> None:
    def weaken(game: Darkness) -> None:
        emissary = next(one for one in game.state.foes if one.role == "emissary")
        emissary.most = 1

    table = position(HEART, heroes=[hero("bjorn", "1v:9", hands=(made(melee="rr"),))], before=weaken)
    demon = enemy(table, "emissary")
    dice(table, "hhh hhh")
    take(table, "melee", who=demon.id)
    assert table.state.quest["emissaries"] == 1
    pile = table.state.piles["lesser"]
    assert demon.card not in (*pile.cards, *pile.discards)


@rule("DA-0467", "DA-0468", "DA-G130")
@pytest.mark.parametrize(("ruling", "wounds"), [("replaced", (0, 1, 2)), ("added", (0, 1, 3))])
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_darkness_crushes_from_the_second_stage_on(stage: int, ruling: str, wounds: tuple[int, ...]) -> None:
    def empty(game: Darkness) -> None:
        game.state.foes.clear()

    counters = {"emissaries": stage - 1, "stage": stage}
    table = position(HEART, do="round", quest=counters, before=empty, options={"g130": ruling})
    assert first(until(table, "hero-action")).health == 5 - wounds[stage - 1]


@rule("DA-0479", "DA-0480")
def test_with_the_second_pillar_and_not_before_the_last_emissary_wakes() -> None:
    def last(game: Darkness) -> None:
        game.state.foes.clear()
        game.state.closed, game.state.opened = 0, game.chart.zones.rooms

    steps = (QuestStep(what="appear", n=3),)
    table = position(HEART, quest={"emissaries": 2, "stage": 3}, do=steps, before=last)
    for asleep in (True, False):
        fell(table.game, FigureId(table.state.pillars[0].id))
        assert enemy(table, "emissary").asleep is asleep
    assert zone(table, "3r:9") == enemy(table, "emissary").at
