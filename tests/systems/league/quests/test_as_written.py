"""Quests as they are written: goals, things to see to, twists; and the plainest of tasks.  LE-0048, LE-G29"""

from __future__ import annotations

import pytest

from systems.league.build import hero, position
from systems.league.driving import drive
from systems.league.dungeon.inside import laid_behind, on_tile
from undercroft.kernel.requests import Option
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import QuestStep
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.dungeon.placing import recruit
from undercroft.systems.league.dungeon.traps import TRAP_DECK
from undercroft.systems.league.quests import as_written, objective
from undercroft.systems.league.state import Lock, Token
from undercroft.systems.league.status.defeat import fell


def at_objective(quest, **more):
    """W stands on the objective tile of a quest, which lies behind the first door."""
    tile = library()[QUESTS][quest].objective

    def lay(state):
        state.plan = laid_behind(state.plan, tile)
        state.locks = (Lock(door=0, tried=True, open=True),)
        state.entered = True
        state.party[0].at = on_tile(state.plan, 1, "b2")
        state.piles[TRAP_DECK] = Pile()

    play = position(quest=quest, W=hero(**more), prepare=lay)
    as_written.to_be_done(play.game)
    return play


def put(play, name, at="b2"):
    """A thing of the quest lies there."""
    token = Token(kind=f"thing-{name}", at=on_tile(play.state.plan, 1, at), name=name)
    play.state.tokens = (*play.state.tokens, token)
    return token


def foe(play, card, mark=""):
    """An enemy of the quest falls."""
    enemy = recruit(play.game, card, mark=mark)
    enemy.at = on_tile(play.state.plan, 1, "c3")
    play.state.enemies.append(enemy)
    fell(play.game, enemy)


@rule("LE-G29", "LE-0048")
def test_each_goal_counts_for_itself_and_all_of_them_are_the_task():
    play = at_objective("the-drowned-bell")
    as_written.advance(play.game, "use", "bell-rope")
    counts = play.state.quest
    assert (counts["the-drowned-bell-1"], counts["the-drowned-bell-2"], counts["task"]) == (1, 0, 0)
    as_written.advance(play.game, "beat", "bell-rope")
    as_written.advance(play.game, "use", "seer")
    assert counts["the-drowned-bell-2"] == 0
    as_written.advance(play.game, "beat", "seer")
    assert (counts["the-drowned-bell-2"], counts["task"]) == (1, 1)


@rule("LE-G29")
def test_a_goal_that_is_reached_counts_no_further():
    play = at_objective("rats-under-the-mill")
    for _ in range(3):
        as_written.advance(play.game, "use", "flour-sack")
    assert play.state.quest["rats-under-the-mill-2"] == 2


@rule("LE-G29", "LE-0048")
def test_only_those_with_the_mark_count_as_beaten():
    play = at_objective("rats-under-the-mill")
    foe(play, "plague-rat")
    assert play.state.quest["rats-under-the-mill-1"] == 0
    foe(play, "plague-rat", "nest")
    assert play.state.quest["rats-under-the-mill-1"] == 1


@rule("LE-G29")
def test_a_thing_is_seen_to_for_its_ap_from_beside_it_and_is_gone():
    play = at_objective("rats-under-the-mill")
    token = put(play, "flour-sack", "c3")
    option = Option("use-thing", at=token.at, what="thing-flour-sack", n=1)
    assert as_written.offers(play.game, play.who("W")) == (option,)
    rations = play.state.rations
    drive(as_written.use(play.game, play.who("W"), option))
    assert (play.who("W").ap, play.state.rations, play.state.tokens) == (1, rations + 2, ())
    assert play.state.quest["rats-under-the-mill-2"] == 1


@rule("LE-G29")
@pytest.mark.parametrize("has", [{"prone": True}, {"netted": True}, {"pit": True}, {"ap": 0}], ids=str)
def test_nobody_sees_to_a_thing_who_cannot_get_at_it(has):
    play = at_objective("rats-under-the-mill")
    put(play, "flour-sack")
    for field, value in has.items():
        setattr(play.who("W"), field, value)
    assert as_written.offers(play.game, play.who("W")) == ()


@rule("LE-G29")
def test_what_wants_peace_is_not_offered_in_battle_nor_from_afar():
    play = at_objective("rats-under-the-mill")
    put(play, "flour-sack", "d4")
    assert as_written.offers(play.game, play.who("W")) == ()
    play.state.tokens = ()
    put(play, "flour-sack")
    play.state.battle = 1
    assert as_written.offers(play.game, play.who("W")) == ()


@rule("LE-G29", "LE-0067")
@pytest.mark.parametrize(("face", "done"), [(40, 1), (41, 0)])
def test_a_check_decides_where_the_quest_says_so(face, done):
    play = at_objective("the-drowned-bell", values={"strength": 40}, hp=15)
    token = put(play, "bell-rope")
    option = Option("use-thing", at=token.at, what="thing-bell-rope", n=2)
    more = [1, 1] if done else [2]
    drive(as_written.use(play.game, play.who("W"), option), face, *more)
    assert play.state.quest["the-drowned-bell-1"] == done
    assert len(play.state.tokens) == 1 - done
    assert play.who("W").hp == 15 - (0 if done else 1)


@rule("LE-G29")
def test_a_twist_happens_once():
    play = at_objective("rats-under-the-mill")
    twist = library()[QUESTS]["rats-under-the-mill"].twists[0]
    threat = play.state.threat
    drive(as_written.turn_of_events(play.game, twist, 1))
    assert play.state.threat == threat + 3
    drive(as_written.turn_of_events(play.game, twist, 1))
    assert play.state.threat == threat + 3


@rule("LE-G29")
@pytest.mark.parametrize(("turn", "steps"), [(5, 0), (6, 1), (7, 0)])
def test_a_twist_of_a_turn_comes_in_that_turn(turn, steps):
    play = at_objective("rats-under-the-mill")
    play.state.round = turn
    play.state.agenda = []
    as_written.time_passes(play.game)
    assert play.state.agenda == [QuestStep(n=0, what=as_written.ROUND)] * steps


@rule("LE-G29")
def test_what_the_quest_hides_on_a_tile_lies_there_when_it_has_been_laid():
    play = at_objective("rats-under-the-mill")
    drive(as_written.lay_out(play.game, QuestStep(n=1)), *[1] * 2)
    assert [one.name for one in play.state.tokens] == ["flour-sack", "flour-sack"]
    assert len({one.at for one in play.state.tokens}) == 2
    drive(as_written.lay_out(play.game, QuestStep(n=0)))
    assert len(play.state.tokens) == 2


@rule("LE-0048", "LE-0131")
def test_the_plainest_task_is_done_when_a_battle_is_won_and_the_objective_lies():
    play = at_objective("the-cellar")
    objective.to_be_done(play.game)
    assert play.state.quest == {"task": 0}
    laid, play.state.plan = (
        play.state.plan,
        play.state.plan.__class__(play.state.plan.width, play.state.plan.height, play.state.plan.laid[:1]),
    )
    objective.beaten(play.game)
    assert play.state.quest["task"] == 0
    play.state.plan = laid
    objective.beaten(play.game)
    assert play.state.quest["task"] == 1


def test_every_quest_but_the_plainest_has_goals():
    plain = [id for id, quest in library()[QUESTS].items() if not quest.goals]
    assert plain == ["the-cellar"]
    assert library()[QUESTS]["the-cellar"].rules == (objective.NAME,)


def test_whom_a_quest_wants_beaten_it_puts_there_as_often():
    for quest in library()[QUESTS].values():
        for goal in quest.goals:
            if goal.kind == "beat":
                troops = [put.troop for put in quest.puts if put.mark == goal.what]
                assert sum(int(one.n) if one.n.isdigit() else 1 for one in troops) >= goal.n, quest.id
                assert all(one.monster in library()[MONSTERS] for one in troops)
            if goal.kind == "use":
                assert quest.things[goal.what or ""].n >= goal.n, quest.id


def test_rules_of_quests_are_bound_to_moments():
    assert as_written.NAME in {source for moment in moments.ALL for source in moment.sources()}
