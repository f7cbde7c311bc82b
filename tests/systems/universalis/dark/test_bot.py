"""The sensible bot on the Dark Player's seat."""

from __future__ import annotations

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.bots.chair import Chair
from undercroft.kernel.requests import Option
from undercroft.lab.simulate import LabError, simulate
from undercroft.systems.universalis.agenda import DarkAct, HandLimit
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.state import State


def answer(play: Play) -> Option:
    """What the bot does now."""
    ask = play.table.ask
    return SYSTEM.bots["sensible"](0).answer(Chair(play.table, ask.seats()[0]))


def test_it_strikes_the_weaker_of_two_heroes():
    people = {"S": hero(at="b2"), "T": hero("taeral", at="d2", wounds=3), "k": orc(at="c2")}
    play = position(HALL, **people, turn="k", hand=[])
    assert (answer(play).act, answer(play).who) == ("attack", play.names["T"])


def test_it_goes_towards_the_heroes():
    play = position(HALL, S=hero(at="b2"), k=orc(at="j9"), turn="k", hand=[])
    board, option = play.game.plan.board, answer(play)
    assert option.act == "move"
    assert board.distance(option.at, play.who("S").at) < board.distance(play.who("k").at, play.who("S").at)


ROOMS = "+-+-+-+-+-+-+-+-+\n|. S=. . . . . .|\n+-+-+-+-+-+-+-+-+"


def discovered(hand: list[str], reserve: int) -> Play:
    """A room has just been seen, and the Dark Player has had Grunts enough."""
    play = position(ROOMS, S=hero(), turn="heroes", hand=hand, reserve=reserve)
    play.state.player.grunts = 9
    return play.take("S opens c1", "the dark player passes")


def test_it_brings_the_strongest_creature_where_only_one_may_come():
    play = discovered(["special-creature"], 30)
    play.table.choose(answer(play))
    offered = [option.what for option in play.table.ask.options]
    assert person(answer(play).what).vp == max(person(name).vp for name in offered)


def test_it_brings_many_where_many_may_come():
    play = discovered(["enemy-spotted"], 30)
    assert answer(play) == Option("play", what="enemy-spotted")
    play.table.choose(answer(play))
    assert person(answer(play).what).vp == 1


def test_it_discards_what_it_does_not_need_to_pay_for_a_band():
    assert answer(discovered(["enemy-spotted", "riddle"], 3)) == Option("discard", what="riddle")


def test_it_discards_nothing_when_a_band_can_be_paid():
    assert answer(discovered(["enemy-spotted", "riddle"], 6)) == Option("play", what="enemy-spotted")


def test_it_does_not_discard_an_encounter_above_the_hand_limit():
    play = position(ROOMS, S=hero(), turn="heroes", hand=["enemy-spotted"] * 3 + ["riddle"] * 2, do=[HandLimit()])
    assert answer(play) == Option("discard", what="riddle")


def test_a_champion_learns_the_dearest_skill_it_may():
    play = discovered(["special-creature"], 60)
    play.table.choose(answer(play))
    play.table.choose(Option("bring", what="orc-warlord"))
    play.table.choose(answer(play))
    assert play.table.ask.prompt == "train"
    extras = library()[CREATURES]["orc-warlord"].extras
    assert extras[answer(play).what] == max(extras[option.what] for option in play.table.ask.options[1:])


def test_in_the_last_fight_a_cheap_power_is_discarded_for_a_dear_one():
    boss = orc(at="j9", leader=True)
    play = position(HALL, S=hero(at="b2"), k=boss, hand=["uncanny-speed", "stone-skin"], reserve=0, do=[DarkAct()])
    assert answer(play) == Option("activate", play.names["k"])
    play = position(HALL, S=hero(at="b2"), k=boss, hand=["fortune", "giant-strength"], reserve=0, do=[DarkAct()])
    assert answer(play) == Option("discard", what="fortune")


def test_a_sorcerer_puts_away_what_fills_both_hands_to_cast():
    shaman = {"creature": "orc-shaman", "at": "j9", "hands": ["halberd"]}
    play = position(HALL, S=hero(at="b2"), k=shaman, turn="k", hand=[])
    assert answer(play) == Option("stow", what="halberd")


def test_it_keeps_points_for_creatures_when_a_trap_could_be_sprung():
    board = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
    for points, acted in ((4, "pass"), (9, "play")):
        play = position(board, S=hero(), turn="S", hand=["swinging-blade"], reserve=points).take("S opens c1")
        assert answer(play).act == acted


def test_simulation_plays_the_dark_seat_too():
    report = simulate("universalis", games=3, quest="the-broken-tusk", roles=["dark"], workers=1, check=True)
    assert (report.total.finished, report.total.errors) == (3, 0)


@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_the_same_seed_plays_another_game_with_somebody_on_the_dark_seat(bot):
    plain, dark = (
        simulate("universalis", games=2, heroes=2, quest="the-broken-tusk", roles=roles, workers=1, bot=bot)
        for roles in ((), ("dark",))
    )
    assert plain.total.decisions != dark.total.decisions


def test_a_seat_nobody_knows_cannot_be_played():
    with pytest.raises(LabError, match="narrator"):
        simulate("universalis", games=1, roles=["narrator"])


@pytest.mark.parametrize(
    ("conditions", "turn", "act"), [([], 1, "skill"), ([], 2, "attack"), (["stationary"], 1, "attack")]
)
def test_it_strikes_whom_its_gaze_has_spellbound_and_does_not_only_gaze(conditions, turn, act):
    djinn = {"creature": "djinn", "at": "c3", "skills": ["hypnotic"], "facing": "north", "cast": ["fireball"] * 3}
    people = {"S": hero(at="c2", conditions=conditions), "T": hero("taeral", at="i8")}
    option = answer(position(HALL, **people, k=djinn, turn="k", hand=[], round=turn, prepare=spent))
    assert option.act == act


def spent(state: State) -> None:
    """No creature has mana left."""
    for creature in state.creatures:
        creature.mana = 0
