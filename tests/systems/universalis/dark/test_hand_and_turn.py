"""1.25 The human Dark Player: his hand, his turn, his creatures."""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.build import DUEL, HALL, hero, orc, position
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import DarkTurn
from undercroft.systems.universalis.dark.turn import may_draw, playable
from undercroft.systems.universalis.dungeon.dark_hand import limit
from undercroft.systems.universalis.dungeon.obstacles import card_of
from undercroft.systems.universalis.status.conditions import knock_out

APART = {"S": hero(at="b2"), "k": orc(at="j9")}


def dark_turn(hand, board=HALL, *, dice=None, **more):
    """His turn has begun."""
    people = {name: more.pop(name, value) for name, value in APART.items()}
    return position(board, **people, turn="dark", hand=hand, dice=dice, **more)


@rule("UN-0572")
def test_at_the_start_of_his_turn_he_may_draw_from_one_of_his_decks():
    play = dark_turn(["fortune"])
    assert play.asks() == "dark-draw"
    assert play.acts() == ["draw-card =plots", "draw-card =encounters", "pass"]
    before = len(play.state.piles["encounters"].cards)
    play.take("the dark player draws from encounters")
    assert len(play.state.piles["encounters"].cards) == before - 1
    assert len(play.state.player.hand) == 2
    assert play.asks() == "dark-act"


@rule("UN-0572")
def test_he_may_leave_his_decks_alone():
    play = dark_turn(["fortune"]).take("the dark player passes")
    assert play.state.player.hand == ("fortune",)


@rule("UN-0573")
def test_he_draws_nothing_while_the_heroes_fight_enemies_of_the_main_room():
    play = dark_turn([], main=True)
    play.who("k").home = 0
    assert not may_draw(play.game)
    play.who("k").home = -1
    assert may_draw(play.game)
    far = "#" * 22 + "\n#" + "." * 20 + "#\n" + "#" * 22
    away = position(far, S=hero(at="b2"), k=orc(at="u2"), turn="S", hand=[], main=True)
    away.who("k").home = 0
    assert may_draw(away.game)


@rule("UN-0574", "UN-0579")
def test_once_the_mission_is_accomplished_he_draws_nothing_but_plays_what_he_holds():
    play = dark_turn(["stone-skin"], reserve=9)
    play.state.accomplished = True
    assert not may_draw(play.game)
    assert playable(play.game) == ["stone-skin"]


@rule("UN-0575", "UN-0577", "UN-0585")
def test_an_activated_card_is_paid_and_lies_face_up_and_gives_nothing_back():
    play = dark_turn(["stone-skin"], reserve=5).take("the dark player passes", "the dark player plays stone-skin")
    assert play.see("table")["reserve"] == 5 - card_of("stone-skin").cost
    assert play.state.piles["spent"].discards == ("stone-skin",)
    assert play.state.player.hand == ()
    assert play.who("k").powers == ("stone-skin",)


@rule("UN-0576")
def test_a_card_he_cannot_pay_cannot_be_activated():
    play = dark_turn(["stone-skin"], reserve=2).take("the dark player passes")
    assert not play.offers("the dark player plays stone-skin")


@rule("UN-0578")
def test_playing_a_card_uses_no_action_of_his_creatures():
    play = dark_turn(["stone-skin"], reserve=5).take("the dark player passes", "the dark player plays stone-skin")
    assert play.offers("k acts")
    play.take("k acts")
    assert play.see("k")["action"]


@rule("UN-0580", "UN-D49")
@pytest.mark.parametrize(
    ("heroes", "out", "most"),
    [(1, 0, 4), (2, 0, 4), (3, 0, 6), (5, 0, 10), (5, 2, 6), (4, 3, 4)],
)
def test_he_holds_two_cards_for_each_hero_not_knocked_out_at_least_4_at_most_10(heroes, out, most):
    names = ["shara", "borgron", "taeral", "herbod", "nariant"][:heroes]
    people = {letter: {"hero": name} for letter, name in zip("SBTHN", names)}
    play = position(
        HALL, **{key: {**one, "at": f"b{n + 2}"} for n, (key, one) in enumerate(people.items())}, turn="S", hand=[]
    )
    for one in play.state.heroes[:out]:
        one.conditions = ("knocked-out",)
    assert limit(play.game) == most


@rule("UN-0580")
def test_he_never_holds_more_than_10_though_a_friend_was_freed():
    names = ["shara", "borgron", "taeral", "herbod", "nariant"]
    people = {letter: hero(name, at=f"b{n + 2}") for n, (letter, name) in enumerate(zip("SBTHN", names))}
    play = position(HALL, **people, turn="S", hand=[])
    play.state.heroes.append(msgspec.structs.replace(play.state.heroes[0], id=FigureId(6)))
    assert limit(play.game) == 10


@rule("UN-0580")
@pytest.mark.parametrize(("heroes", "out", "most"), [(1, 0, 4), (3, 0, 6), (5, 0, 10), (5, 2, 6), (4, 3, 4)])
@pytest.mark.parametrize("spare", [0, 1])
def test_a_card_drawn_above_two_for_each_hero_on_his_feet_is_too_many(heroes, out, most, spare):
    names = ["shara", "borgron", "taeral", "herbod", "nariant"][:heroes]
    people = {
        letter: hero(name, at=f"b{n + 2}", conditions=["knocked-out"] if n < out else [])
        for n, (letter, name) in enumerate(zip("SBTHN", names))
    }
    held = ["stake", "pit", "rubble", "alarm", "onrush"] * 2
    play = position(HALL, **people, k=orc(at="j9"), turn="dark", hand=held[: most - spare], reserve=0)
    play.take("the dark player draws from plots")
    assert (play.asks() == "hand-limit") is (spare == 0)


@rule("UN-0581")
def test_who_draws_too_many_discards_one_of_his_choice_at_once():
    play = dark_turn(["fortune", "pit", "stake", "rubble"], reserve=0).take("the dark player draws from plots")
    assert play.asks() == "hand-limit"
    play.take("the dark player discards pit")
    assert len(play.state.player.hand) == 4
    assert "pit" not in play.state.player.hand


@rule("UN-0581")
def test_when_a_hero_falls_he_discards_what_has_become_too_many():
    people = {"S": hero(at="b2"), "B": hero("borgron", at="b4"), "T": hero("taeral", at="b6"), "k": orc(at="j9")}
    cards = ["fortune", "pit", "stake", "rubble", "alarm", "onrush"]
    play = position(HALL, **people, turn="S", hand=cards)
    assert limit(play.game) == 6
    knock_out(play.game, play.who("T"))
    play.take("S ends")
    assert play.asks() == "hand-limit"


@rule("UN-0582", "UN-0584")
def test_he_may_discard_cards_for_the_points_in_their_corner():
    play = dark_turn(["fortune"], reserve=1).take("the dark player passes", "the dark player discards fortune")
    assert play.see("table")["reserve"] == 1 + card_of("fortune").discard
    assert play.state.piles["spent"].discards == ("fortune",)


@rule("UN-0582")
def test_he_may_discard_while_the_heroes_act():
    door = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
    play = position(door, S=hero(), turn="S", hand=["fortune", "riddle"], reserve=0).take("S opens c1")
    assert not play.offers("the dark player plays riddle")
    play.take("the dark player discards fortune")
    assert play.offers("the dark player plays riddle")


@rule("UN-0583")
def test_an_empty_deck_gives_no_cards():
    play = position(HALL, **APART, turn="S", hand=[])
    play.state.piles["plots"].cards = ()
    play.state.agenda.insert(0, DarkTurn())
    play.take("S ends")
    assert play.acts() == ["draw-card =encounters", "pass"]


@rule("UN-0623")
def test_he_activates_his_creatures_as_he_likes_and_moves_them_himself():
    play = position(HALL, S=hero(at="b2"), k=orc(at="j9"), o=orc(at="j7"), turn="dark", hand=[])
    play.take("the dark player passes")
    assert play.offers("k acts")
    play.take("o acts")
    assert play.asks() == "act"
    play.take("o moves to i6", "o ends")
    assert play.see("o")["at"] == "i6"
    assert not play.offers("o acts")
    assert play.offers("k acts")


@rule("UN-0623")
def test_his_creatures_attack_whom_he_wants():
    play = position(DUEL, S=hero(), k=orc(), turn="dark", hand=[], dice=[1, 2, 6, 5, *[1] * 9])
    play.take("the dark player passes", "k acts", "k attacks S")
    assert play.rolled("attack") == 1


@rule("UN-0623")
def test_his_creatures_explore_nothing():
    board = "+-+-+-+-+\n|S . k=.|\n+-+-+-+-+"
    play = position(board, S=hero(), k=orc(), turn="k", hand=[])
    assert not any(act.startswith(("open", "reveal", "search", "unlock", "disarm")) for act in play.acts())


@rule("UN-0623")
def test_he_decides_whether_his_creatures_block_and_push():
    play = position(
        DUEL, S=hero(), k=orc(hands=["broadsword", "shield"]), turn="S", hand=[], dice=[6, 5, 1, 2, *[1] * 12]
    )
    play.take("S attacks k")
    assert play.asks() == "block"
    assert play.table.ask.seat == play.game.dark


@rule("UN-0623", "UN-0393")
def test_his_creatures_drop_the_weapon_they_blunder_with_as_heroes_do():
    play = position(DUEL, S=hero(), k=orc(), turn="k", hand=[], dice=[1, 1, 3, 3, 5]).take("k attacks S")
    assert play.see("k")["hands"] == []
    assert play.see("table")["dropped"] == ["broadsword at d4"]


@rule("UN-0623", "UN-0415")
def test_his_creatures_are_clumsy_with_a_weapon_drawn_beside_an_enemy():
    play = position(DUEL, S=hero(), k=orc(hands=[], pack=["broadsword"]), turn="k", hand=[]).take("k draws broadsword")
    assert "drew-weapon -1" in play.see("k attacking S")["terms"]


@rule("UN-0623", "UN-0423")
def test_his_sorcerers_need_a_free_hand_to_cast():
    k = {"creature": "sorcerer-of-the-underworld", "hands": ["scythe"], "at": "f2", "facing": "west"}
    play = position(HALL, S=hero(at="b2"), k=k, turn="k", hand=[])
    assert not any(act.startswith("cast") for act in play.acts())
    play.take("k puts scythe away")
    assert any(act.startswith("cast") for act in play.acts())


@rule("UN-0516")
def test_his_creatures_shield_themselves_for_a_turn_and_do_not_attack_in_the_next():
    k = orc(hands=["broadsword", "shield"])
    play = position(DUEL, S=hero(), k=k, turn=["S", "dark"], hand=[], dice=[6, 4, 1, 2, 2, 6])
    play.take("S attacks k", "k blocks shielding").on()
    assert play.who("k").shielding
    play.take("S ends", "the dark player passes", "k acts")
    assert not play.who("k").shielding
    assert not play.offers("k attacks S")


@rule("UN-0587")
def test_a_power_goes_to_the_creature_he_names():
    play = position(HALL, S=hero(at="b2"), k=orc(at="j9"), o=orc(at="j7"), turn="dark", hand=["stone-skin"], reserve=9)
    play.take("the dark player passes", "the dark player plays stone-skin", "o gets stone-skin")
    assert (play.who("o").powers, play.who("k").powers) == (("stone-skin",), ())


@rule("UN-0307", "UN-0309")
def test_his_creature_closest_to_the_heroes_rolls_for_initiative():
    people = {"S": hero(at="b2"), "k": orc(at="d2"), "o": orc(at="j9")}
    play = position(HALL, **people, turn="initiative", hand=[], dice=[1, 2, 6, 5])
    summed = [event.who for event in play.events("summed") if event.what == "initiative"]
    assert summed == [play.names["S"], play.names["k"]]


@rule("UN-0321")
def test_he_moves_and_turns_those_his_creatures_surprise():
    people = {"S": hero(at="b2", attributes={"intelligence": 2}), "k": orc(at="d2")}
    play = position(HALL, **people, turn="initiative", hand=[], dice=[1, 2, 5, 5])
    assert play.asks() == "surprise-place"
    assert play.table.ask.seat == play.game.dark


@rule("UN-0628")
def test_when_his_leader_falls_grunts_nearby_must_be_brave():
    people = {"S": hero(at="b2"), "k": orc(at="d2", leader=True), "o": orc(at="e4")}
    play = position(HALL, **people, turn="S", hand=[], dice=[1, 2])
    knock_out(play.game, play.who("k"))
    play.take("S ends")
    assert play.rolled("courage") == 1
    assert play.see("o") == {"gone": True}
