"""The ways of monsters, over Holes, through the air and through Walls."""

from __future__ import annotations

from systems.doria.build import Play, hero, monster, position
from systems.doria.foes.hunt import attacked, hunt, missing, where
from undercroft.proofs.checklist import rule


def ways(play: Play) -> list[tuple[str, list[str]]]:
    """How g has moved, leg by leg, with the names of the squares."""
    board = play.game.ground.board
    corner = board.place(play.at("a1"))

    def name(square: int) -> str:
        x, y = board.place(square)
        return f"{chr(97 + x - corner[0])}{y - corner[1] + 1}"

    mine = [event for event in play.events("moved") if event.who == play.names["g"]]  # type: ignore[union-attr]
    return [(event.how, [name(square) for square in event.path]) for event in mine]  # type: ignore[union-attr]


@rule("DO-0366")
def test_a_monster_takes_the_shortest_way_along_walls():
    play = hunt("....g\n.....\n.....\n.....\nW....", W=hero(), g=monster("goblin"))
    ((_, path),) = ways(play)
    assert len(path) == 8
    assert all(square[0] in "ae" or square[1] in "15" for square in path)


@rule("DO-0374", "DO-0379")
def test_a_way_that_is_blocked_is_left_for_the_next_best():
    board = "W..k..g\n.#####.\n......."
    play = hunt(board, W=hero(), k=monster("golem"), g=monster("goblin"))
    assert attacked(play) == ["warrior"]
    assert where(play) == "a2"


@rule("DO-0376", "DO-0379")
def test_a_monster_jumps_a_hole_for_5_ap_without_a_check():
    play = hunt("W..o.g", W=hero(), g=monster("orc"))
    assert ways(play) == [("walk", ["f1", "e1"]), ("jump", ["e1", "c1"]), ("walk", ["c1", "b1"])]
    assert attacked(play) == ["warrior"]
    assert play.rolled("jump") == 0


@rule("DO-0376")
def test_with_a_point_too_few_it_cannot_attack_behind_the_hole():
    play = hunt("W..o..g", W=hero(), g=monster("orc"))
    assert where(play) == "c1"
    assert attacked(play) == []


@rule("DO-0377", "DO-0375")
def test_a_jump_begun_with_fewer_than_5_ap_is_completed_and_there_is_no_attack():
    play = hunt("W.o.....g", W=hero(), g=monster("orc"))
    assert where(play) == "b1"
    assert attacked(play) == []


@rule("DO-0377")
def test_without_a_point_left_nobody_jumps():
    assert where(hunt("W.o.......g", W=hero(), g=monster("orc"))) == "d1"


@rule("DO-0378")
def test_a_jump_begun_with_exactly_5_ap_leaves_the_attack():
    play = hunt("W.o..g", W=hero(), g=monster("orc"))
    assert where(play) == "b1"
    assert attacked(play) == ["warrior"]


@rule("DO-0379")
def test_a_jump_is_straight_and_as_wide_as_the_hole():
    play = hunt("W.oog", W=hero(), g=monster("orc"))
    assert ways(play) == [("jump", ["e1", "b1"])]
    board = "W.o#\n#.og"
    assert ways(hunt(board, W=hero(), g=monster("orc"))) == [("jump", ["d2", "b2"]), ("walk", ["b2", "b1"])]


@rule("DO-0379")
def test_a_hole_that_can_be_walked_around_in_less_is_not_jumped():
    play = hunt("W.og\n....", W=hero(), g=monster("orc"))
    assert {how for how, _ in ways(play)} == {"walk"}


@rule("DO-0380", "DO-0376", "DO-0375")
def test_a_jump_past_a_monster_behind_the_hole_needs_a_free_square_and_6_ap():
    near = hunt("W.ko.g", W=hero(), k=monster("golem"), g=monster("orc"))
    assert where(near) == "b1"
    assert attacked(near) == ["warrior"]
    far = hunt("W.ko..g", W=hero(), k=monster("golem"), g=monster("orc"))
    assert where(far) == "e1"
    assert attacked(far) == []


@rule("DO-0381")
def test_a_melee_monster_strikes_over_a_hole_at_who_blocks_the_other_side():
    for board, take_off in (("Wo..g", "c1"), ("Wooo..g", "e1")):
        play = hunt(board, W=hero(), g=monster("goblin"))
        assert where(play) == take_off
        assert attacked(play) == ["warrior"]


@rule("DO-0381", "DO-0357")
def test_it_strikes_over_a_hole_in_a_straight_line_and_no_farther():
    slanting = hunt("Wo.\n#og", W=hero(), g=monster("goblin", held=["round"]))
    assert attacked(slanting) == []
    beyond = hunt("W.og", W=hero(), g=monster("goblin", held=["round"]))
    assert attacked(beyond) == []


@rule("DO-0381")
def test_a_shooter_gains_nothing_from_a_hole():
    play = hunt("W#......\n.#......\n.......g", W=hero(), g=monster("shaman", held=["round"]))
    assert attacked(play) == []


@rule("DO-0341", "DO-C107")
def test_a_gargoyle_flies_over_holes_as_over_any_square():
    play = hunt("Woooo.g", W=hero(), g=monster("gargoyle"))
    assert ways(play) == [("walk", ["g1", "f1", "e1", "d1", "c1", "b1"])]
    assert attacked(play) == ["warrior"]


@rule("DO-0333", "DO-C103")
def test_a_poltergeist_goes_through_walls_and_attacks_from_inside_one():
    play = hunt("W###g", W=hero(), g=monster("poltergeist"))
    assert where(play) == "b1"
    assert attacked(play) == ["warrior"]
    assert where(hunt("W###g", W=hero(), g=monster("goblin"))) == "e1"


@rule("DO-0342")
def test_a_poltergeist_goes_through_rubble():
    play = hunt("W...g", W=hero(), g=monster("poltergeist"), tokens={"rubble": ["c1"]})
    assert where(play) == "b1"


@rule("DO-0212")
def test_a_monster_does_not_pass_a_character():
    play = hunt("M.W..g", W=hero(hp=9), M=hero("mage", hp=1), g=monster("ghoul"))
    assert attacked(play) == ["warrior"]


@rule("DO-0333")
def test_a_poltergeist_that_has_attacked_from_inside_a_wall_can_be_attacked_there():
    figures = {"W": hero(hand=["stone-crusher"]), "g": monster("poltergeist")}
    play = position("W###g", turn=["g", "W"], dice=missing(), **figures).on()
    assert where(play) == "b1"
    assert play.offers("W strikes g with stone-crusher")


@rule("DO-0333", "DO-0341", "DO-0376")
def test_flying_and_going_through_walls_cost_a_point_for_each_square():
    for card, ap in (("gargoyle", 10), ("poltergeist", 9)):
        near, far = "W" + "o" * ap + "g", "W" + "o" * (ap + 1) + "g"
        assert attacked(hunt(near, W=hero(), g=monster(card))) == ["warrior"]
        assert attacked(hunt(far, W=hero(), g=monster(card))) == []
        assert where(hunt(far, W=hero(), g=monster(card))) == "c1"


@rule("DO-0380")
def test_nobody_jumps_over_a_monster_from_behind():
    board = "W..okg\n.####.\n......"
    play = hunt(board, W=hero(), k=monster("golem"), g=monster("goblin"))
    assert {how for how, _ in ways(play)} == {"walk"}
