"""The turn: its steps, AP, who acts when."""

from __future__ import annotations

import pytest

from systems.league.build import SYSTEM, goblin, hero, monster, position
from systems.league.driving import standing
from systems.watching import WATCHER, watching
from undercroft.proofs.checklist import rule
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import (
    Act,
    ActivationEnds,
    CheckEncounter,
    Encounter,
    FindAWay,
    HeroesAct,
    LoseSanity,
    PlacePuts,
    QuestStep,
    Turn,
    TurnEnds,
    WanderersMove,
)
from undercroft.systems.league.flow import encounter

HEROES_FIRST = {"g47": "heroes-first"}
LANE = ".....\nW.X.g\n....."


def begun(play):
    return [event.what for event in play.events("began")]


def agenda(play):
    return [type(entry) for entry in reversed(play.state.agenda)]


def entered(state):
    state.entered = True


# the steps


@rule("LE-0051", "LE-0052", "LE-0053")
def test_a_turn_is_the_scenario_die_then_everybody_then_wandering_monsters():
    play = position(W=hero(), do=[Turn()], prepare=entered, dice={"scenario": [5]})
    assert begun(play)[0] == "turn"
    assert play.asks() == "act"
    assert agenda(play) == [ActivationEnds, HeroesAct, WanderersMove, TurnEnds, Turn]


@rule("LE-0046")
def test_no_scenario_die_is_rolled_before_the_first_door_has_been_passed():
    play = position(W=hero(), do=[Turn()], dice={"scenario?": [10]})
    assert play.rolled("scenario") == 0


@rule("LE-0056", "LE-0058")
@pytest.mark.parametrize(("face", "rolls"), [(8, 0), (9, 1), (10, 1)])
def test_on_9_and_10_a_threat_level_roll_follows(face, rolls):
    play = position(
        W=hero(), do=[Turn()], prepare=entered, dice={"scenario": [face], "threat?": [19], "threat-event?": [1]}
    )
    assert play.rolled("threat") == rolls


@rule("LE-0059")
def test_a_quest_may_set_another_number():
    from undercroft.systems.league.cards.quests import QUESTS
    from undercroft.systems.league.dungeon.scenario_die import threshold

    table = position(quest="the-cellar", W=hero(), turn="turn")
    quest = table.game.box[QUESTS]["the-cellar"]
    assert threshold(table.game) == quest.scenario_die
    sketch = position(W=hero())
    assert threshold(sketch.game) == 9


@rule("LE-0236")
def test_what_makes_the_dungeon_wary_is_added_to_the_die():
    def wary(state):
        state.entered, state.die_bonus = True, 1

    play = position(W=hero(), do=[Turn()], prepare=wary, dice={"scenario": [8], "threat?": [19]})
    assert play.rolled("threat") == 1


@rule("LE-0056", "LE-G114")
def test_the_scenario_die_is_rolled_in_every_battle_turn_too():
    dice = {"scenario": [5]}
    play = position(
        LANE, W=hero(), X=hero("ogrim"), g=goblin(), do=[Turn()], prepare=entered, decks={"order": ()}, dice=dice
    )
    assert play.rolled("scenario") == 1
    assert "battle-turn" in begun(play)


@rule("LE-0054", "LE-0228")
@pytest.mark.parametrize(("won", "threat"), [(True, 6), (False, 5)])
def test_the_threat_level_rises_after_a_battle_that_was_won(won, threat):
    def after(state):
        state.threat, state.won_battle = 5, won

    play = position(W=hero(), do=[TurnEnds()], prepare=after)
    assert play.state.threat == threat
    assert not play.state.won_battle


@rule("LE-0054", "LE-0228", "LE-0066")
def test_a_battle_won_in_a_turn_that_another_battle_ends_counts_too():
    def won(state):
        state.threat, state.won_battle = 5, True

    play = position(LANE, W=hero(), X=hero("ogrim"), g=goblin(), battle=0, prepare=won, do=[TurnEnds(), Encounter()])
    assert play.state.battle == 1
    assert play.state.threat == 6


@rule("LE-0055", "LE-0108")
@pytest.mark.parametrize(("battle", "over"), [(0, True), (2, False)])
def test_a_party_without_morale_quits_once_no_battle_goes_on(battle, over):
    figures = {"g": goblin(at="e1")} if battle else {}
    play = position(W=hero(), do=[TurnEnds()], has={"morale": 0}, battle=battle, **figures)
    assert (play.state.outcome is not None) == over


@rule("LE-0055")
def test_things_that_pass_do_so_at_the_end_of_a_turn():
    with watching(moments.TURN_ENDS) as seen:
        play = position(W=hero(), do=[])
        play.game.rules = (*play.game.rules, WATCHER)
        from undercroft.systems.league.flow import turn_ends

        turn_ends(play.game, TurnEnds())
    assert len(seen) == 1


# who acts


@rule("LE-0060")
def test_outside_battle_the_players_choose_the_order_of_the_heroes():
    play = position("W.X", W=hero(), X=hero("ogrim"), do=[HeroesAct()])
    assert play.asks() == "who-first"
    play.take("X goes first")
    assert play.table.ask.who == play.names["X"]


@rule("LE-0064")
def test_a_hero_finishes_acting_before_another_may():
    play = position("W.X", W=hero(), X=hero("ogrim"), do=[HeroesAct()])
    play.take("W goes first", "W walks to b1")
    assert (play.asks(), play.table.ask.who) == ("act", play.names["W"])


@rule("LE-0061")
def test_each_model_has_two_ap():
    play = position(W=hero())
    assert play.who("W").ap == 2
    play.take("W walks to c2")
    assert play.who("W").ap == 1


@rule("LE-0062", "LE-0404")
def test_an_action_may_be_taken_twice():
    play = position(W=hero())
    play.take("W walks to c2", "W walks to c1")
    assert play.who("W").ap == 0
    assert play.see("W")["at"] == "c1"


@rule("LE-0063")
def test_an_action_is_finished_before_another_begins():
    play = position(LANE, W=hero(hand=["broadsword"]), g=goblin(), dice={"W attack": [90]})
    play.take("W charges g with broadsword")
    assert play.asks() == "charge-where"
    play.on()
    assert (play.asks(), play.see("W")["ap"]) == ("act", 0)


@rule("LE-0144", "LE-0145", "LE-0368")
def test_a_hero_turns_for_nothing():
    play = position(W=hero(facing="north"))
    play.choose("end", n=4)
    assert play.see("W")["facing"] == "south"
    assert play.changed("ap") == []


@rule("LE-0144")
def test_whoever_walks_looks_where_it_goes():
    play = position(W=hero(facing="north"))
    play.take("W walks to a3")
    assert play.see("W")["facing"] == "west"


@rule("LE-0064", "LE-0061")
def test_ap_that_are_left_are_lost():
    play = position("W.X", W=hero(), X=hero("ogrim"), do=[HeroesAct()])
    play.take("W goes first")
    play.choose("end", n=0)
    assert play.table.ask.who == play.names["X"]
    assert (play.who("W").ap, play.who("W").acted) == (0, True)


# enemies interrupt


@rule("LE-0066", "LE-G49")
def test_enemies_who_interrupt_end_what_the_heroes_still_had_to_do():
    waiting = [Encounter(), HeroesAct(), WanderersMove(), TurnEnds(), Turn()]
    play = position(LANE, W=hero(), X=hero("ogrim"), g=goblin(), battle=0, do=waiting, options=HEROES_FIRST)
    assert play.state.battle == 1
    assert play.state.round == 1
    assert begun(play)[:2] == ["battle", "battle-turn"]


@rule("LE-0066", "LE-0142", "LE-G29")
def test_enemies_who_interrupt_undo_nothing_that_has_been_found_or_has_happened():
    play = standing(LANE, W=hero(), X=hero("ogrim"), g=goblin(), battle=0)
    done = [
        QuestStep(n=1),
        FindAWay(),
        PlacePuts(tile=1),
        CheckEncounter(tile=1),
        LoseSanity(play.names["W"], event="trap"),
    ]
    play.state.agenda[:] = [Turn(), TurnEnds(), WanderersMove(), *done, HeroesAct(), Act(play.names["W"])]
    encounter(play.game, Encounter())
    assert play.state.battle == 1
    assert play.state.agenda == [Turn(), TurnEnds(), *done]


@rule("LE-0066")
def test_enemies_who_join_a_battle_end_nothing():
    play = position(
        LANE, W=hero(), X=hero("ogrim"), g=goblin(), battle=2, do=[Encounter(), HeroesAct(), TurnEnds(), Turn()]
    )
    assert play.asks() == "who-first"


@rule("LE-0349")
def test_when_the_last_enemy_is_dead_the_turn_goes_on_with_the_ap_that_are_left():
    dice = {"W attack": [20], "W damage": [8]}
    play = position(
        "Wg.X",
        W=hero(hand=["broadsword"]),
        X=hero("ogrim"),
        g=monster("giant-rat", hp=1),
        turn=["W", "heroes"],
        dice=dice,
    )
    play.take("W strikes g with broadsword").on()
    assert play.state.battle == 0
    assert (play.table.ask.who, play.who("W").ap) == (play.names["W"], 1)
    play.choose("end", n=0)
    assert play.table.ask.who == play.names["X"]


@rule("LE-0349")
def test_heroes_who_had_no_token_yet_act_after_the_battle():
    dice = {"W attack": [20], "W damage": [8]}
    figures = {"W": hero(hand=["broadsword"]), "X": hero("ogrim"), "g": monster("giant-rat", hp=1)}
    play = position("Wg.X", **figures, turn="battle-turn", dice=dice, decks={"order": ()}, prepare=heroes_first)
    play.take("W goes first", "W strikes g with broadsword").on()
    play.choose("end", n=0)
    assert play.table.ask.who == play.names["X"]


def heroes_first(state):
    state.enemies[0].acted = True


@rule("LE-0046", "LE-0042")
def test_a_quest_begins_on_the_starting_tile_outside_battle():
    from undercroft.kernel.table import Table

    table = Table(SYSTEM, SYSTEM.default_setup("the-cellar", 2, "start"))
    assert [laid.tile for laid in table.state.plan.laid] == ["start"]
    assert table.game.ground.grass
    assert all(table.game.ground.covers[0] >> one.at & 1 for one in table.state.party)
    assert not any(table.game.ground.grass >> one.at & 1 for one in table.state.party)
    assert (table.state.entered, table.state.battle) == (False, 0)


@rule("LE-0043")
def test_the_dungeon_door_is_at_the_flagstone_end():
    from undercroft.board.bits import squares
    from undercroft.kernel.table import Table

    ground = Table(SYSTEM, SYSTEM.default_setup("the-cellar", 1, "start")).game.ground
    board = ground.board
    door = min(board.place(int(one))[1] for one in squares(ground.door_squares(0) & ground.covers[0]))
    grass = [board.place(int(one))[1] for one in squares(ground.grass)]
    assert door < min(grass)
    assert len(ground.exits) == 1


@rule("LE-0030")
def test_morale_begins_with_the_tenths_of_all_heroes_resolve():
    play = position("W.X", W=hero(), X=hero("ogrim"))
    assert play.state.starting_morale == sum(one.values.resolve // 10 for one in play.state.party)


@rule("LE-0001")
def test_the_game_is_for_four_heroes_whoever_plays_them():
    from undercroft.kernel.system import SetupError

    setup = SYSTEM.default_setup("the-cellar", 4, "four")
    assert len(SYSTEM.start(setup).party) == 4
    with pytest.raises(SetupError, match="1 to 4"):
        SYSTEM.default_setup("the-cellar", 5, "five")


def test_a_game_that_nobody_watches_ends():
    setup = SYSTEM.unwatched(SYSTEM.default_setup("the-cellar", 1, "long"))
    assert setup.round_limit == SYSTEM.patience
