"""The words of the game, its turns and how it ends.  UN-0030 to UN-0067"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, hero, orc, position
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.move import run_points
from undercroft.systems.universalis.agenda import DarkTurn, EndHeroesTurn, HeroesTurn
from undercroft.systems.universalis.campaign.ending import shares, standard
from undercroft.systems.universalis.cards.quests import Laid
from undercroft.systems.universalis.combat.shields import reaches
from undercroft.systems.universalis.maps import plans
from undercroft.systems.universalis.maps.plans import plan_of
from undercroft.systems.universalis.rolls.dice import THIRD
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.status.scores import score_fallen

TUSK = "the-broken-tusk"
LEVELS = ("grunt", "elite", "champion")
LONG = next(id for id, tile in BOX.entries["tiles"].items() if tile.size == "e" and not set(tile.plan) - set(".\n"))


def laid(tile, x, y):
    return Laid(tile=tile, at=(x, y))


def tusk(**more):
    return position(quest=TUSK, turn=more.pop("turn", "S"), S=hero(**more.pop("S", {})), **more)


@rule("UN-0030")
def test_a_quests_map_is_made_of_tiles_and_says_what_stands_where():
    plan = plan_of(TUSK)
    for number, section in enumerate(plan.quest.sections.values()):
        drawn = "".join(BOX.entries["tiles"][laid.tile].plan for laid in section.tiles)
        floor = sum(sign not in "#*\n " for sign in drawn)
        assert plan.sections[number].squares.bit_count() == floor
        pieces = {(piece.kind, plan.board.parse(piece.at)) for piece in (*section.furniture, *section.elements)}
        assert pieces <= {(feature.kind, feature.at) for feature in plan.features[number]}


def joins(way: plans.Access, one: int, other: int) -> bool:
    """Does a way lead from one square to another?"""
    here, there = way.sides
    return bool(here >> one & there >> other & 1 or here >> other & there >> one & 1)


@rule("UN-0030")
def test_the_ways_and_the_creatures_of_a_quests_map_are_where_it_says():
    game = Table(SYSTEM, SYSTEM.default_setup("the-kings-eye", 2, "map")).game
    parse, sheet = game.plan.board.parse, game.plan.quest
    for one, other in (map(parse, access.between) for access in sheet.accesses):
        assert sum(joins(way, one, other) for way in game.plan.accesses) == 1
    posts = {(post.creature, parse(post.at)) for one in sheet.sections.values() for post in one.creatures if post.at}
    assert posts
    assert posts <= {(one.card, one.at) for one in game.state.creatures}


@rule("UN-0032")
def test_several_tiles_may_be_one_section_and_walls_part_the_sections():
    quest = msgspec.structs.replace(
        BOX.entries["quests"][TUSK],
        sections={
            "one": plans.SectionPlan(tiles=(laid(LONG, 0, 0), laid(LONG, 0, 2))),
            "two": plans.SectionPlan(tiles=(laid(LONG, 6, 0),)),
        },
        accesses=(),
        start=("a1",),
        goal=msgspec.structs.replace(BOX.entries["quests"][TUSK].goal, squares=()),
        leader=None,
        size=(12, 4),
    )
    plan = plans.lay(quest)
    one, two = (section.squares.bit_count() for section in plan.sections)
    assert one == 2 * two
    assert plan.board.east >> plan.board.parse("f1") & 1


@rule("UN-0034")
def test_the_long_narrow_tiles_of_a_quest_are_its_corridors():
    for section in plan_of(TUSK).sections:
        sizes = {BOX.entries["tiles"][laid.tile].size for laid in section.plan.tiles}
        assert (section.plan.kind == "corridor") == (sizes <= {"e", "g"})


@rule("UN-0036")
@pytest.mark.parametrize("quest", list(BOX.entries["quests"]))
def test_every_quest_has_a_main_room_where_its_leader_waits(quest):
    plan = plan_of(quest)
    mains = [section for section in plan.sections if section.plan.main]
    assert len(mains) == 1
    leader = plan.quest.leader
    if leader is not None and leader.at is not None:
        assert mains[0].squares >> plan.board.parse(leader.at) & 1


@rule("UN-0037")
def test_equipment_is_all_that_is_in_hands_on_the_body_and_in_the_backpack():
    play = position(HALL, S=hero(at="b2", hands=["broadsword"], body=["chainmail"], pack=["rope"]), turn="S")
    sheet = next(sheet for sheet in play.table.scene(0).sheets if sheet.who == 1)
    assert [card.id for card in (*sheet.worn, *sheet.carried)] == ["broadsword", "chainmail", "rope"]


@rule("UN-0039")
def test_the_level_of_a_creature_shows_on_its_figure():
    orcs = BOX.entries["creatures"]
    kinds = {level: next(id for id, card in orcs.items() if card.level == level) for level in LEVELS}
    people = {
        letter: {"creature": kinds[level], "at": at} for letter, level, at in zip("kmn", LEVELS, ("d4", "f4", "h4"))
    }
    play = position(HALL, S=hero(at="b2"), turn="S", **people)
    ranks = {figure.id: figure.rank for figure in play.table.scene(0).figures}
    assert [ranks[play.names[letter]] for letter in "kmn"] == ["grunt", "elite", "boss"]


@rule("UN-0040")
def test_halves_are_rounded_down_but_never_to_nothing():
    assert run_points(5, (1, 1)) == 2
    assert run_points(1, (1, 1)) == 1


@rule("UN-0041")
@pytest.mark.parametrize(("face", "passed"), [(3, False), (4, True), (6, True)])
def test_a_number_or_more_on_a_die(face, passed):
    assert reaches(4).of(((face,),)) is passed
    play = position(HALL, S=hero(at="b2", conditions=["stunned"]), turn="S", dice=[face])
    assert (play.see("S")["conditions"] == []) is passed


@rule("UN-0043")
def test_a_three_sided_roll_gives_1_2_and_3_alike():
    assert [THIRD.of(((face,),)) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@rule("UN-0044", "UN-0045")
def test_heroes_are_played_and_creatures_are_not_but_both_are_characters():
    play = position(HALL, S=hero(at="b2"), k=orc(at="d4"), turn="S")
    assert type(play.who("S")) is type(play.who("k"))
    assert (play.who("S").hero, play.who("k").hero) == (True, False)
    figures = play.table.scene(0).figures
    assert {figure.id for figure in figures} == {play.names["S"], play.names["k"]}


# turns


@rule("UN-0046")
def test_the_heroes_begin_and_the_sides_take_turns():
    table = Table(SYSTEM, SYSTEM.default_setup(TUSK, 1, "turns"))
    assert table.state.side == "heroes"
    play = position(HALL, S=hero(at="b2"), turn=["S"], do=[HeroesTurn()])
    play.take("S acts", "S ends") if play.asks() == "next-hero" else play.take("S ends")
    sides = [event.what for event in play.events("began") if event.what.endswith("-turn")]
    assert sides == ["heroes-turn", "dark-turn", "heroes-turn"]


@rule("UN-0047", "UN-0048")
def test_the_group_chooses_the_order_and_finishes_one_hero_before_the_next():
    people = {"S": hero(at="b2"), "B": hero("borgron", at="d4")}
    play = position(HALL, turn="heroes", **people)
    assert play.offers("S acts")
    play.take("B acts")
    assert not play.offers("S acts")
    assert play.offers("B moves to e4")
    play.take("B ends")
    assert play.table.ask.who == play.names["S"]
    play.take("S ends")
    assert [event.what for event in play.events("began")].count("dark-turn") == 1


@rule("UN-0049")
def test_each_creature_is_activated_in_the_dark_players_turn():
    people = {"S": hero(at="b2", conditions=["stationary"]), "k": orc(at="j8"), "m": orc(at="j7")}
    play = position(HALL, do=[DarkTurn()], dice=[3] * 40, **people)
    begun = [event.who for event in play.events("began") if event.what == "activation"]
    assert begun[:2] == [play.names["k"], play.names["m"]] or begun[:2] == [play.names["m"], play.names["k"]]


@rule("UN-0051")
@pytest.mark.parametrize(("hands", "most"), [([], 3), (["leaf-of-the-collard"], 5)])
def test_skills_add_three_at_most_to_a_roll_and_five_with_magic(hands, most):
    wise = hero("taeral", at="b2", skills=["polyglot", "powerful-mind", "powerful-mind"], hands=hands)
    play = position(HALL, S=wise, turn="S")
    tally = tally_of(play.game, play.who("S"), "intelligence", "riddle")
    own, *added = tally.terms
    assert sum(term.value for term in added if term.source != "most-from-skills") > most
    assert tally.total == own.value + most


# the end


def out(play):
    return play.state.outcome


@rule("UN-0054", "UN-0058")
def test_the_quest_is_won_when_all_have_left_with_the_mission_done():
    people = {"S": hero(at="b2"), "B": hero("borgron", at="c2")}
    board = "######\n#....#\n#....#\n######"
    play = position(board, turn=["S", "B"], start=["b3", "c3"], **people)
    play.state.accomplished = True
    play.take("S moves to b3", "S leaves")
    assert out(play) is None
    play.take("B moves to c3", "B leaves")
    assert out(play).won


@rule("UN-0055", "UN-0056")
def test_with_the_mission_done_the_heroes_may_leave_at_once_or_explore_on():
    def slain(answer):
        dice = [6, 6, 1, 2, *[6] * 12]
        people = {"S": hero(at="b2", hands=["battleaxe"]), "k": orc(at="c2", leader=True)}
        play = position(HALL, turn=["S", "S"], dice=dice, goal="slay-leader", **people)
        play.take("S attacks k")
        assert play.asks() == "leave-now"
        return play.take(answer)

    assert out(slain("the heroes leave")).won
    on = slain("the heroes stay")
    assert out(on) is None
    on.take("S stays", "S ends")
    assert on.offers("S searches the room")


@rule("UN-0059")
def test_the_end_of_a_quest_heals_nobody():
    people = {"S": hero(at="b2", wounds=2, fortune=1)}
    play = position("######\n#....#\n######", turn="S", start=["c2"], **people)
    play.state.accomplished = True
    play.take("S moves to c2", "S leaves")
    assert (play.who("S").wounds, play.who("S").fortune) == (2, 1)


@rule("UN-0061")
def test_what_is_won_is_shared_as_evenly_as_it_goes():
    assert shares(10, 3) == [4, 3, 3]
    assert shares(9, 3) == [3, 3, 3]


@rule("UN-0064")
def test_a_hero_who_falls_twice_counts_once():
    play = position(HALL, S=hero(at="b2"), B=hero("borgron", at="d2"), turn="S")
    before = play.state.suffered
    score_fallen(play.game, play.names["S"])
    first = play.state.suffered
    score_fallen(play.game, play.names["S"])
    assert first > before
    assert play.state.suffered == first
    score_fallen(play.game, play.names["B"])
    assert play.state.suffered > first


@rule("UN-0065")
def test_every_turn_of_the_dark_player_scores_a_point():
    play = position(HALL, S=hero(at="b2"), turn=["S"], do=[DarkTurn()])
    assert play.state.suffered == 1


@rule("UN-0066")
def test_once_the_main_room_was_entered_turns_score_nothing():
    play = position(HALL, S=hero(at="b2"), turn=["S", "dark"], main=True)
    play.take("S moves to c2", "S ends")
    assert play.state.main_entered
    assert play.state.suffered == 0


@rule("UN-0067")
def test_experience_depends_on_the_achievements_of_both_sides():
    play = position(HALL, S=hero(at="b2"), B=hero("borgron", at="d2"), turn="S")
    play.state.achieved, play.state.suffered = 5, 4
    ahead = standard(play.game)
    play.state.suffered = 5
    assert standard(play.game) == ahead - 1


@rule("UN-0027")
def test_the_first_section_lies_open_from_the_start():
    table = Table(SYSTEM, SYSTEM.default_setup(TUSK, 1, "first"))
    assert table.state.revealed == 1


@rule("UN-0011")
def test_a_section_is_set_up_when_it_is_revealed_and_not_before():
    play = tusk(S={"at": "f3"}, dice=[1] * 6)
    assert not play.state.ground.features
    play.take("S opens g3")
    assert {feature.kind for feature in play.state.ground.features} >= {"table", "cupboard"}


def test_the_turn_order_of_a_position_is_that_of_a_game():
    play = position(HALL, S=hero(at="b2"), do=[EndHeroesTurn()])
    assert play.state.side in ("dark", "heroes")


@rule("UN-0165")
def test_nobody_shoots_or_casts_next_to_an_enemy():
    people = {"B": hero("borgron", at="b2", hands=[], body=[]), "k": orc(at="c2")}
    near = position(HALL, turn="B", **people)
    assert not any(act.startswith(("cast", "shoot")) for act in near.acts())
    far = position(HALL, turn="B", **{**people, "k": orc(at="f2")})
    assert any(act.startswith("cast") for act in far.acts())


@rule("UN-X02", "UN-0031")
def test_a_tile_is_known_by_number_side_and_size():
    tile = BOX.entries["tiles"]["17a"]
    rows = tile.plan.splitlines()
    assert tile.size == "c"
    assert (len(rows), {len(row) for row in rows}) == (6, {6})


# sides and set-up


@rule("UN-0002")
def test_the_dark_side_is_a_person_or_the_artificial_dark_player():
    alone = position(HALL, S=hero(at="b2"), turn="S")
    assert alone.game.dark < 0
    played = position(HALL, S=hero(at="b2"), turn="S", hand=[])
    assert played.game.dark == 1


@rule("UN-0003")
def test_the_goal_of_a_quest_is_its_sheets_and_does_not_change():
    for id, quest in BOX.entries["quests"].items():
        assert plan_of(id).quest.goal is quest.goal
    dice = [6, 6, 1, 2, *[6] * 12]
    people = {"S": hero(at="b2", hands=["battleaxe"]), "k": orc(at="c2", leader=True)}
    play = position(HALL, turn="S", dice=dice, goal="own", **people).take("S attacks k").on()
    assert not play.state.accomplished


@rule("UN-0006")
def test_what_a_card_says_goes_over_the_general_rule():
    board = "######\n#S,,.#\n######"
    plain = position(board, S=hero(attributes={"movement": 3}), turn="S")
    scout = position(board, S=hero("taeral", attributes={"movement": 3}, skills=["scout"]), turn="S")
    assert not plain.offers("S moves to d2")
    assert scout.offers("S moves to d2")


@rule("UN-0009")
def test_both_counters_begin_at_nothing():
    state = Table(SYSTEM, SYSTEM.default_setup(TUSK, 3, "counters")).state
    assert (state.achieved, state.suffered) == (0, 0)
