"""Portcullises, cobwebs, levers and clues, pits.  LE-0154 to LE-0157, LE-0201 to LE-0217"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, monster, position
from systems.league.driving import drive, standing
from systems.league.dungeon.inside import at, inside, on_tile
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import NewTile, PullLever, Spiders
from undercroft.systems.league.cards.dungeon import LEVERS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.laying import placements
from undercroft.systems.league.dungeon.levers import levers, pull, pull_lever
from undercroft.systems.league.dungeon.locks import of_door
from undercroft.systems.league.dungeon.obstacles import HALF, clear_cobweb, lift, spiders
from undercroft.systems.league.dungeon.pits import enemy_falls, fall_in
from undercroft.systems.league.dungeon.returning import leave_behind
from undercroft.systems.league.setup import first_state
from undercroft.systems.league.state import PIT, Lock, Token

GATE = Lock(door=1, kind="portcullis")
WEB = Lock(door=1, kind="cobweb")
QUIET = {"encounter?": [100]}


def before_gate(lock=GATE, **more):
    return inside(behind=["well-room"], stand=more.pop("stand", {"W": "c1"}), locks=[lock], **more)


# portcullises


@rule("LE-0201", "LE-0393")
@pytest.mark.parametrize(("roll", "up"), [(40, True), (41, False)])
def test_a_portcullis_is_lifted_from_beside_it_for_one_ap_by_a_strength_test(roll, up):
    play = before_gate(W=hero(values={"strength": 40}), dice={"W lift": [roll], **QUIET})
    assert not any(act.startswith("open") for act in play.acts())
    play.choose("lift", n=2).on()
    assert of_door(play.game, 1).open == up
    assert play.who("W").ap == 1


@rule("LE-0202")
def test_whoever_stands_in_the_other_square_before_it_helps():
    stand = {"W": "c1", "X": "d1"}
    play = before_gate(W=hero(values={"strength": 40}), X=hero("ogrim"), stand=stand, dice={"W lift": [50], **QUIET})
    play.choose("lift", n=2).on()
    assert of_door(play.game, 1).open


@rule("LE-0203")
def test_two_more_may_help_from_the_far_side_up_to_thirty_in_all():
    play = inside(
        W=hero(values={"strength": 40}),
        X=hero("ogrim"),
        Y=hero("pip"),
        Z=hero("marta"),
        stand={"W": "c5", "X": "d5"},
    )
    squares = [n for n in range(2000) if play.game.ground.door_squares(0) >> n & 1]
    for name, square in zip("WXYZ", squares):
        play.who(name).at = square
    play.state.locks = (Lock(door=0, kind="portcullis"),)
    lock = of_door(play.game, 0)
    drive(lift(play.game, play.who("W"), lock), 71)
    assert not of_door(play.game, 0).open
    drive(lift(play.game, play.who("W"), lock), 70)
    assert of_door(play.game, 0).open


@rule("LE-0204", "LE-0205")
def test_every_failure_is_heard_and_it_may_be_tried_again():
    play = before_gate(W=hero(values={"strength": 20}), dice={"W lift": [[90], [91]]})
    play.choose("lift", n=2).choose("lift", n=2)
    assert play.changed("threat") == [3, 4]


# cobwebs


@rule("LE-0206")
def test_a_cobweb_blocks_the_way_like_a_door():
    play = before_gate(WEB)
    assert not any(act.startswith("open") for act in play.acts())
    assert not play.game.ground.steps.from_(1 << play.who("W").at) & ~play.game.ground.covers[1]


@rule("LE-0128", "LE-0207", "LE-0208", "LE-0229", "LE-0394", "LE-C144")
@pytest.mark.parametrize("gear", [{"hand": ["dagger"]}, {"pack": ["torch"]}])
def test_it_is_cleared_with_a_weapon_or_a_torch_without_fail_and_heard(gear):
    play = before_gate(WEB, W=hero(**gear), dice={"W cobweb": [8], **QUIET})
    play.choose("clear-cobweb", n=2).on()
    assert of_door(play.game, 1).open
    assert play.changed("threat") == [3]
    assert play.who("W").ap == 1
    assert play.state.plan.laid[-1].tile == "well-room"


@rule("LE-0207")
def test_bare_hands_clear_no_cobweb():
    play = before_gate(WEB, W=hero())
    assert not any(act.startswith("clear") for act in play.acts())


@rule("LE-0209", "LE-C125", "LE-C02")
@pytest.mark.parametrize(("face", "n"), [(9, 1), (10, 2), (8, 0)])
def test_nine_or_ten_bring_one_or_two_giant_spiders(face, n):
    play = before_gate(WEB, W=hero(hand=["dagger"]))
    play.state.agenda = []
    drive(clear_cobweb(play.game, play.who("W"), of_door(play.game, 1)), face, *([3 * n] if n else []))
    found = [entry.n for entry in play.state.agenda if isinstance(entry, Spiders)]
    assert found == ([n] if n else [])
    assert [HALF.of(((one,),)) for one in range(1, 7)] == [1, 1, 1, 2, 2, 2]


@rule("LE-0210")
def test_each_spider_is_by_lot_on_the_tile_that_is_left_or_on_the_one_that_is_entered():
    tiles = set()
    for lot in (1, 2):
        play = before_gate(WEB, W=hero(hand=["dagger"]))
        exit = play.game.ground.exit_of(1)
        assert exit is not None
        play.state.plan = play.state.plan.with_tile(placements(play.state.plan, "well-room", exit)[0])
        play.state.agenda = [NewTile(tile=2)]
        replies = iter([lot])
        script = spiders(play.game, Spiders(door=1, n=1, tile=1))
        reply = None
        try:
            while True:
                request = script.send(reply)
                dice = next(replies, 1)
                reply = request.reads.of(((dice,),))
        except StopIteration:
            pass
        (spider,) = play.state.enemies
        assert spider.card == "giant-spider"
        assert NewTile(tile=2) in play.state.agenda
        tiles.add(play.game.ground.tile(spider.at))
    assert tiles == {1, 2}


# levers


def at_levers(**more):
    return inside("lever-niche", stand={"W": "d2"}, **more)


@rule("LE-0212", "LE-0395")
def test_a_lever_is_pulled_from_beside_it_for_one_ap():
    play = at_levers(dice={"W levers": [1], "W lever-red?": [7], "W lever-black?": [7], "W coins?": [1]})
    play.choose("pull", at=at(play, "d1"))
    assert play.who("W").ap == 1


@rule("LE-0213")
def test_no_lever_is_pulled_while_there_are_known_enemies():
    play = at_levers(g=goblin(at="b6"), W=hero())
    assert not any(act.startswith("pull") for act in play.acts())


@rule("LE-0211", "LE-G26")
@pytest.mark.parametrize("face", [1, 4])
def test_there_are_one_black_card_and_a_d4_and_one_red_ones_and_as_many_levers(face):
    play = at_levers()
    drive(pull(play.game, play.who("W"), at(play, "d1")), face)
    cards = play.state.piles[levers(at(play, "d1"))].cards
    assert sorted(cards) == ["black", *["red"] * (face + 1)]
    assert play.state.agenda[-1] == PullLever(play.names["W"], at=at(play, "d1"))


def pulled(colour, *replies, clues=0):
    play = at_levers()
    play.state.piles[levers(at(play, "d1"))] = Pile((colour,))
    play.state.clues = clues
    play.state.agenda = []
    drive(pull_lever(play.game, PullLever(play.names["W"], at=at(play, "d1"))), colour, *replies)
    return play


@rule("LE-0214", "LE-G26")
def test_the_colour_says_which_table_is_rolled_on():
    assert [one.what for one in pulled("red", 7).events("revealed")] == ["league-lever-nothing-at-all"]
    play = pulled("black", 7, 3)
    assert [one.what for one in play.events("revealed")] == ["league-lever-silent-machines"]
    (found,) = [event for event in play.events("changed") if event.what == "coins"]
    assert found.now - found.was == 30


@rule("LE-0215", "LE-G26")
def test_drawn_cards_stay_out_and_with_the_last_of_them_the_last_lever_is_pulled():
    play = at_levers(dice={"W lever-red": [7]}, prepare=one_left)
    play.choose("pull", at=at(play, "d1"))
    assert not any(act.startswith("pull") for act in play.acts())


def one_left(state):
    state.piles[levers(on_tile(state.plan, 1, "d1"))] = Pile(("red",))


@rule("LE-0216", "LE-C185")
def test_for_a_clue_a_red_card_is_put_away_without_a_roll():
    play = pulled("red", "yes", clues=2)
    assert play.state.clues == 1
    assert not play.events("revealed")
    play = pulled("red", "no", 7, clues=2)
    assert play.state.clues == 2


@rule("LE-0216")
def test_nobody_puts_away_the_black_card():
    assert pulled("black", 7, 3, clues=1).state.clues == 1


@rule("LE-0217")
def test_clues_are_of_use_in_their_dungeon_alone():
    play = pulled("black", 7, 3, clues=2)
    assert first_state(play.table.setup).clues == 0
    assert not hasattr(leave_behind(play.state), "clues")


@rule("LE-G26")
def test_most_of_the_red_table_does_harm_and_all_of_the_black_one_helps():
    harm = {"hurt", "springs-trap", "alarm", "portcullis", "ambush", "slams-doors", "wanderer"}
    rows = library()[LEVERS].values()
    assert sum(any(effect.name in harm for effect in row.do) for row in rows if row.colour == "red") >= 6
    assert not any(effect.name in harm for row in rows if row.colour == "black" for effect in row.do)
    for colour in ("red", "black"):
        ends = [row.to for row in rows if row.colour == colour]
        assert ends == sorted(ends)
        assert ends[-1] == 10


# pits

PITS = """
.....
.Wo..
.....
"""


@rule("LE-0157", "LE-0396")
def test_climbing_down_into_a_pit_costs_one_ap_and_no_test():
    play = position(PITS, W=hero())
    play.choose("climb-down", at=play.at("c2"))
    assert play.who("W").pit
    assert play.see("W")["at"] == "c2"
    assert play.who("W").ap == 1


def in_pit(**more):
    stand = more.pop("W", hero(at="c2", pit=True))
    return position(PITS.replace("W", "."), W=stand, **more)


@rule("LE-0154", "LE-0397", "LE-G62")
@pytest.mark.parametrize(("roll", "out"), [(40, True), (41, False)])
def test_climbing_out_costs_one_ap_and_a_dexterity_test(roll, out):
    play = in_pit(W=hero(at="c2", pit=True, values={"dexterity": 40}), dice={"W climb-out": [roll]})
    play.choose("climb-out", at=play.at("d2"))
    assert play.who("W").pit != out
    assert play.who("W").ap == 1


@rule("LE-0155", "LE-C143")
@pytest.mark.parametrize("who", ["W", "X"])
def test_with_a_rope_in_the_pit_or_beside_it_no_test_is_needed(who):
    pack = {name: ["rope"] if name == who else [] for name in "WX"}
    climber = hero(at="c2", pit=True, pack=pack["W"])
    play = in_pit(W=climber, X=hero("ogrim", at="b2", pack=pack["X"]))
    play.choose("climb-out", at=play.at("d2"))
    assert not play.who("W").pit


@rule("LE-0155")
def test_a_rope_that_is_not_beside_the_pit_does_not_help():
    play = in_pit(X=hero("ogrim", at="a1", pack=["rope"]), dice={"W climb-out": [100]})
    play.choose("climb-out", at=play.at("d2"))
    assert play.who("W").pit


@rule("LE-0156")
def test_whoever_climbs_out_stands_on_any_free_square_beside_the_pit():
    play = in_pit(X=hero("ogrim", at="b2"))
    places = {act.split("@")[1].split()[0] for act in play.acts() if act.startswith("climb-out")}
    around = {play.at(name) for name in ("b1", "c1", "d1", "d2", "b3", "c3", "d3")}
    assert places == {str(square) for square in around}


@rule("LE-G118")
def test_a_hero_in_a_pit_can_only_climb_out_or_use_things():
    play = in_pit()
    acts = {act.split()[0] for act in play.acts()}
    assert "climb-out" in acts
    assert not acts & {"walk", "strike", "shove", "open", "search"}


@rule("LE-G118")
def test_whoever_falls_into_a_pit_is_hurt_and_the_pit_stays():
    play = standing("W..", W=hero(hp=20, max_hp=20, values={"constitution": 20}))
    drive(fall_in(play.game, play.who("W"), "d8", "league-trap-pit-trap"), 5)
    assert play.who("W").pit
    assert play.who("W").hp == 15
    assert play.game.ground.pits >> play.at("a1") & 1


@rule("LE-0477")
def test_a_normal_sized_enemy_that_falls_into_a_pit_is_lost_without_experience_or_loot():
    play = standing("W..g", W=hero(), g=goblin())
    drive(fall_in(play.game, play.enemy("g"), "d8", "league-trap-pit-trap"))
    assert not play.state.enemies
    assert play.state.rewards == ()
    assert play.state.fallen == ()
    assert [token.kind for token in play.state.tokens] == [PIT]


@rule("LE-0478", "LE-0479", "LE-0767")
@pytest.mark.parametrize(("card", "ap"), [("ogre", 0), ("dragon", 2), ("giant-bat", 2)])
def test_large_enemies_lose_their_turn_and_the_largest_and_those_that_fly_take_no_notice(card, ap):
    play = standing("W.....\n......\n......\n......", W=hero(), g=monster(card, at="c1", ap=2))
    enemy_falls(play.game, play.enemy("g"))
    assert play.enemy("g").ap == ap


def test_a_pit_is_where_nobody_walks():
    play = standing("W....", W=hero())
    play.state.tokens = (Token(kind=PIT, at=play.at("b1")),)
    assert play.game.ground.pits == 1 << play.at("b1")
