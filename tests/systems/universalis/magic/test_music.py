"""The lore of Music, and songs that last as long as they are sung.  UN-C065"""

from __future__ import annotations

import pytest

from systems.universalis.build import Play, orc
from systems.universalis.magic.casting import FAIL, PASS, cast, field, over, turns, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.status.conditions import suffer

CHAMPION = {"creature": "orc-champion"}


@spell("heroic-ballad", changes=True)
def test_the_hero_of_a_ballad_throws_three_dice_and_keeps_two():
    dice = {"S attack": [1, 6, 5], "k defense": [1, 2], "S damage": [1] * 6}
    play = cast("heroic-ballad", "S", dice, turn=["B", "S"], k={"at": "e5"}, B={"at": "b8"})
    play.take("B ends", "S attacks k with broadsword").on()
    assert play.rolled("damage") == 1


@spell("heroic-ballad", changes=False)
def test_nobody_sings_a_ballad_of_himself():
    assert not field("heroic-ballad").offers("B casts heroic-ballad at B")


def song(play: Play) -> int:
    """How many turns a song has left."""
    (lasting,) = play.state.lasting
    return lasting.turns


@rule("UN-0428")
def test_a_song_goes_on_while_its_singer_takes_no_action():
    play = turns(cast("heroic-ballad", "S", turn=["B", "B"], k={"at": "k9"}).take("B ends"), 1)
    assert song(play) == 4
    assert song(turns(play.take("B moves to c4", "B ends"), 1)) == 4


@rule("UN-0428")
def test_the_turns_of_a_song_run_while_its_singer_does_something_else():
    axe = {"hands": ["axe"], "at": "c3"}
    play = cast("heroic-ballad", "S", {"B attack": [1, 2], "k defense": [5, 4]}, turn=["B", "B"], B=axe, k={"at": "e5"})
    turns(play.take("B ends"), 1)
    play.take("B moves to d4", "B attacks k with axe").on()
    assert song(turns(play.take("B ends"), 1)) == 3


@rule("UN-0428")
def test_what_is_no_song_has_its_turns_whatever_its_caster_does():
    play = turns(cast("stoneskin", "S", turn=["B", "B"], k={"at": "k9"}).take("B ends"), 1)
    assert song(turns(play.take("B ends"), 1)) == 3


def test_who_lies_on_the_floor_does_not_sing():
    play = turns(cast("heroic-ballad", "S", turn=["B", "B"], k={"at": "k9"}).take("B ends"), 1)
    assert play.state.active is not None
    play.who("B").conditions = ("knocked-down",)
    assert song(turns(play.take("B ends"), 1)) == 3


@rule("UN-0476")
@spell("jarring-note", changes=True)
def test_a_jarring_note_cuts_the_dull_whatever_they_wear():
    play = cast("jarring-note", "k", {"B damage": [3, 1, 1, 1]}, k=CHAMPION)
    assert wounds(play, "k") == [1]
    assert play.see("k")["armor"] > 3


@spell("jarring-note", changes=False)
def test_a_jarring_note_hardly_hurts_the_clever():
    play = cast("jarring-note", "k", {"B damage": [3, 3, 3, 3]}, k={"creature": "orc-shaman", "mana": 0})
    assert wounds(play, "k") == [0]


@rule("UN-0452", "UN-0501")
@spell("lullaby", changes=True)
def test_a_lullaby_puts_enemies_to_sleep():
    play = cast("lullaby", "k", {"k resist": FAIL, "j resist": PASS}, j=orc(at="h4"))
    assert [play.see(name)["conditions"] for name in ("k", "j")] == [["stationary"], []]
    assert over(play).see("k")["conditions"] == []


@spell("lullaby", changes=False)
def test_friends_stay_awake_through_a_lullaby():
    play = cast("lullaby", "k", {"k resist": PASS}, S={"at": "g4"})
    assert play.see("S")["conditions"] == []


@rule("UN-C107")
@spell("resonance", changes=True)
@pytest.mark.parametrize(
    ("body", "dice"), [([], 2), (["leather-armor"], 3), (["full-armor"], 5)], ids=["bare", "light", "heavy"]
)
def test_armor_rings_with_resonance(body, dice):
    harmed = {"B damage": [[1] * 3, [1] * dice]}
    play = cast("resonance", "k", harmed, S={"at": "g4", "body": body})
    assert play.rolled("damage") == 2


@spell("resonance", changes=False)
def test_resonance_is_not_heard_two_squares_off():
    play = cast("resonance", "k", {"B damage": [1] * 3}, S={"at": "f4", "body": ["full-armor"]})
    assert wounds(play, "S") == [0]


@spell("song-of-rest", changes=True)
def test_a_song_of_rest_heals_now_and_at_each_activation():
    play = cast("song-of-rest", "S", turn=["B", "S", "S"], S={"wounds": 4}, k={"at": "k9"})
    assert wounds(play, "S") == [3]
    play.take("B ends")
    assert wounds(play, "S") == [2]
    assert wounds(play.take("S ends"), "S") == [1]


def test_a_song_of_rest_that_is_over_heals_no_more():
    play = over(cast("song-of-rest", "S", turn=["B", "S"], S={"wounds": 4}, k={"at": "k9"}))
    assert wounds(play.take("B ends"), "S") == [3]


@rule("UN-0450")
@spell("song-of-rest", changes=False)
def test_a_song_of_rest_is_not_heard_8_squares_away():
    assert not field("song-of-rest", S={"at": "k9", "wounds": 2}, k={"at": "h3"}).offers("B casts song-of-rest at S")


@rule("UN-0458")
@spell("steadfast-chorus", changes=True)
def test_whoever_stands_in_the_chorus_is_not_thrown_down():
    play = cast("steadfast-chorus", "B")
    assert not any(suffer(play.game, play.who("S"), name) for name in ("knocked-down", "stunned", "frightened"))


@rule("UN-0458")
@spell("steadfast-chorus", changes=False)
def test_the_chorus_holds_up_nobody_three_squares_off():
    play = cast("steadfast-chorus", "B", S={"at": "f5"})
    assert suffer(play.game, play.who("S"), "knocked-down")
