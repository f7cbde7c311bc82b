"""1.25 The human Dark Player: Encounter cards, creatures, the Leader."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.events import Revealed
from undercroft.kernel.requests import SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Discover, Hire
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.dark.discovery import fitting
from undercroft.systems.universalis.dark.hiring import hirelings, roster, shoots
from undercroft.systems.universalis.dark.turn import playable
from undercroft.systems.universalis.dungeon.arrivals import may_come
from undercroft.systems.universalis.dungeon.placing import NEAR
from undercroft.systems.universalis.ground.sight import gap

CELLAR = """
+-+-+-+-+-+-+-+-+-+-+
|. S=. . . . . . . .|
+ + + + + + + + + + +
|. .|. . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
SECTION = 1
PLAIN = ("goblin", 0, "")
GOBLINS = [PLAIN, ("goblin-shooter", 1, ""), PLAIN, ("goblin-shooter", 0, "watchman"), PLAIN, ("goblin-shooter", 0, "")]
"""Three goblins and three shooters, one of these with Greek Fire, another a Watchman."""


def looking_in(hand, *, reserve: int = 30, board: str = CELLAR, **more) -> Play:
    """Shara has opened a door, and nothing stopped her."""
    people = {"S": more.pop("S", hero())}
    play = position(board, **people, turn="heroes", hand=[*hand, "fortune"], reserve=reserve, **more)
    play.state.player.grunts = 9
    return play.take("S opens c1", "the dark player passes")


def hired(play: Play, *cards: str) -> Play:
    """He brings these creatures, each as it comes, on the first square there is."""
    for card in cards:
        play.take(f"the dark player brings {card}")
        while play.asks() in ("equip", "train", "post"):
            play.table.choose(play.table.ask.options[0])
    return play


@rule("UN-0615", "UN-C112")
def test_an_encounter_costs_the_value_of_its_creatures_up_to_the_limit_of_the_card():
    play = looking_in(["wandering-creature"]).take("the dark player plays wandering-creature")
    hired(play, "orc-warrior", "orc-warrior")
    assert play.see("table")["reserve"] == 28
    assert play.asks() != "bring"
    assert play.see("table")["creatures"] == ["orc-warrior", "orc-warrior"]


@rule("UN-0615")
def test_a_creature_above_the_limit_does_not_come():
    play = looking_in(["wandering-creature"]).take("the dark player plays wandering-creature")
    assert not play.offers("the dark player brings troll")
    assert play.offers("the dark player brings orc-warrior")


@rule("UN-0615", "UN-C113")
def test_a_special_creature_is_one_of_any_value():
    play = looking_in(["special-creature"], reserve=40).take("the dark player plays special-creature")
    assert play.offers("the dark player brings troll")
    hired(play, "troll")
    assert play.see("table")["creatures"] == ["troll"]
    assert play.asks() != "bring"


@rule("UN-0616")
def test_skills_are_bought_beyond_the_limit_of_the_card():
    taught = BOX[CREATURES]["orc-boss"]
    skill, points = next(iter(taught.extras.items()))
    play = looking_in(["special-creature"], reserve=60).take("the dark player plays special-creature")
    play.state.player.budget = 200
    play.take(f"the dark player brings {taught.id}")
    while play.asks() == "equip":
        play.table.choose(play.table.ask.options[0])
    before = play.see("table")["reserve"]
    play.take(f"the dark player teaches {skill}")
    while play.asks() in ("train", "post"):
        play.table.choose(play.table.ask.options[0])
    creature = play.state.creatures[-1]
    assert creature.extra == (skill,)
    assert play.see("table")["reserve"] == before - taught.vp - taught.sets[0].vp - points


@rule("UN-0616", "UN-X66")
def test_six_goblins_cost_6_points_and_greek_fire_and_a_watchman_3_more():
    play = looking_in(["enemy-spotted"]).take("the dark player plays enemy-spotted")
    for card, number, skill in GOBLINS:
        play.take(f"the dark player brings {card}")
        if play.asks() == "equip":
            play.take(f"the dark player gives set {number}")
        if play.asks() == "train":
            play.take(f"the dark player teaches {skill}" if skill else "the dark player is done")
        while play.asks() in ("train", "post"):
            play.table.choose(play.table.ask.options[0])
    assert play.see("table")["reserve"] == 30 - 6 - 2 - 1
    assert len(play.state.creatures) == 6
    assert play.asks() != "bring"


@rule("UN-0617")
def test_creatures_without_a_free_square_do_not_come():
    tight = "+-+-+-+-+-+\n|. S=. . .|\n+-+-+-+-+-+"
    play = looking_in(["enemy-spotted"], board=tight).take("the dark player plays enemy-spotted")
    hired(play, "orc-warrior")
    assert play.see("table")["creatures"] == ["orc-warrior"]
    assert play.asks() != "bring"


@rule("UN-0040", "UN-0618")
def test_half_of_one_is_one_so_a_lone_shooter_may_come():
    play = looking_in(["enemy-spotted"]).take("the dark player plays enemy-spotted")
    hired(play, "orc-archer")
    assert play.see("table")["creatures"] == ["orc-archer"]
    assert not play.offers("the dark player brings orc-archer")
    hired(play, "orc-warrior")
    assert not play.offers("the dark player brings orc-archer")
    hired(play, "orc-warrior")
    assert play.offers("the dark player brings orc-archer")


@rule("UN-0618", "UN-X67")
def test_at_most_half_of_a_card_shoot():
    play = looking_in(["enemy-spotted"]).take("the dark player plays enemy-spotted")
    hired(play, "orc-warrior")
    assert play.offers("the dark player brings orc-archer")
    hired(play, "orc-archer")
    assert not play.offers("the dark player brings orc-archer")
    hired(play, "orc-warrior", "orc-archer", "orc-warrior", "orc-archer")
    cards = play.see("table")["creatures"]
    assert sum(card == "orc-archer" for card in cards) == 3
    assert len(cards) == 6


@rule("UN-0618")
def test_long_range_weapons_count_and_throwing_does_not():
    throwers = [
        (card.id, n)
        for card in BOX[CREATURES].values()
        for n, one in enumerate(card.sets)
        if set(one.hands) & {"javelin", "heavy-javelin"} and not set(one.hands) & {"spear", "halberd", "short-bow"}
    ]
    assert throwers
    assert not shoots(*throwers[0])
    spearmen = [
        (card.id, n) for card in BOX[CREATURES].values() for n, one in enumerate(card.sets) if "spear" in one.hands
    ]
    assert shoots(*spearmen[0])


@rule("UN-0619")
def test_no_encounter_where_the_heroes_begin():
    play = position(CELLAR, S=hero(), turn="heroes", hand=["enemy-spotted"], reserve=9, start=["a1"])
    assert (may_come(play.game, 0), may_come(play.game, SECTION)) == (False, True)


@rule("UN-0620", "UN-0317")
def test_nobody_comes_within_2_squares_of_whoever_looks_in():
    play = looking_in(["wandering-creature"]).take("the dark player plays wandering-creature")
    play.take("the dark player brings orc-warrior")
    while play.asks() in ("equip", "train"):
        play.table.choose(play.table.ask.options[0])
    shara = play.game.cover(play.who("S"))
    assert play.asks() == "post"
    assert all(gap(play.game, shara, 1 << option.at) > NEAR for option in play.table.ask.options)


@rule("UN-0621")
def test_no_creature_costs_more_than_half_the_budget():
    play = looking_in(["special-creature"], reserve=40)
    troll = BOX[CREATURES]["troll"].vp
    play.state.player.budget = 2 * troll - 1
    spots = play.game.plan.sections[SECTION].squares
    assert "troll" not in hirelings(play.game, Hire(card="special-creature", section=SECTION), spots)
    play.state.player.budget = 2 * troll
    assert "troll" in hirelings(play.game, Hire(card="special-creature", section=SECTION), spots)


@rule("UN-0622")
def test_at_most_two_encounters_are_activated_in_a_section():
    play = looking_in(["wandering-creature"] * 3)
    for _ in range(2):
        play.take("the dark player plays wandering-creature")
        hired(play, "orc-warrior", "orc-warrior")
    assert play.asks() == "discover"
    assert not play.offers("the dark player plays wandering-creature")


@rule("UN-0624", "UN-X69")
@pytest.mark.parametrize(("grunts", "comes"), [(6, False), (7, True)])
def test_there_are_more_grunts_than_all_others_together(grunts, comes):
    play = looking_in(["special-creature"], reserve=60)
    play.state.player.grunts, play.state.player.others = grunts, 5
    spots = play.game.plan.sections[SECTION].squares
    known = hirelings(play.game, Hire(card="special-creature", section=SECTION), spots)
    assert ("orc-champion" in known) is comes
    assert "orc-warrior" in known


@rule("UN-0556")
def test_only_creatures_of_the_quests_factions_come():
    play = looking_in(["special-creature"], reserve=60)
    spots = play.game.plan.sections[SECTION].squares
    known = hirelings(play.game, Hire(card="special-creature", section=SECTION), spots)
    assert {BOX[CREATURES][id].faction for id in known} == set(roster(play.game)) == {"great-orc-clans"}


@rule("UN-0306", "UN-0588")
def test_initiative_is_rolled_when_he_has_done():
    play = looking_in(["wandering-creature"], dice=[6, 5, 1, 2]).take("the dark player plays wandering-creature")
    hired(play, "orc-warrior", "orc-warrior")
    assert play.rolled("initiative") == 0
    play.take("the dark player passes")
    assert play.rolled("initiative") == 1


@rule("UN-C114", "UN-0314")
def test_an_ambush_comes_from_an_explored_section_while_the_heroes_explore():
    board = "+-+-+-+-+-+-+-+-+-+-+-+\n|. . . . . . . . S=. .|\n+-+-+-+-+-+-+-+-+-+-+-+"
    wide = "+-+-+-+-+-+-+-+-+-+-+-+\n|. . . . .=. . . S=. .|\n+-+-+-+-+-+-+-+-+-+-+-+"
    play = position(wide, S=hero(), turn="heroes", hand=["ambush"], reserve=9, explored=["a1"], dice=[1, 2, 6, 5])
    play.take("S opens j1", "the dark player plays ambush")
    assert play.asks() == "bring"
    hired(play, "orc-warrior")
    while play.asks() == "bring":
        play.take("the dark player is done")
    assert play.state.creatures[0].at < play.game.plan.board.parse("f1")
    assert play.rolled("initiative") == 1
    lonely = position(board, S=hero(), turn="S", hand=["ambush"], reserve=9).take("S opens j1")
    assert not lonely.offers("the dark player plays ambush")


@rule("UN-C115", "UN-0315", "UN-X68", "UN-0318")
def test_reinforcements_come_in_a_combat_to_an_explored_section_nearby():
    board = "+-+-+-+-+-+-+-+-+-+-+-+\n|. . . . .=. S k . . .|\n+-+-+-+-+-+-+-+-+-+-+-+"
    play = position(
        board, S=hero(), k=orc(), turn="dark", hand=["reinforcements"], reserve=9, explored=["a1"], dice=[6, 5, 1, 2]
    )
    play.take("the dark player passes", "the dark player plays reinforcements")
    hired(play, "orc-warrior", "orc-warrior", "orc-warrior")
    while play.asks() == "bring":
        play.take("the dark player is done")
    fresh = play.state.creatures[1:]
    assert len(fresh) == 3
    assert play.see("table")["reserve"] == 6
    assert all(gap(play.game, play.game.cover(play.who("S")), play.game.cover(one)) > NEAR for one in fresh)
    assert all(one.activated for one in fresh)
    assert play.offers("k acts")


@rule("UN-C115")
def test_reinforcements_wait_for_a_combat():
    board = "+-+-+-+-+-+-+-+-+-+-+-+\n|. . . . .=. S . . . .|\n+-+-+-+-+-+-+-+-+-+-+-+"
    play = position(board, S=hero(), turn="dark", hand=["reinforcements"], reserve=9, explored=["a1"])
    assert playable(play.game) == []


@rule("UN-C116")
def test_a_thief_stands_3_squares_from_a_hero_and_no_closer_to_any_other():
    people = {"S": hero(at="b2"), "T": hero("taeral", at="b9")}
    play = position(HALL, **people, turn="heroes", hand=["thief"], reserve=9, dice=[1, 2, 6, 5])
    play.take("S acts", "S moves to e2", "the dark player plays thief")
    while play.asks() in ("bring", "equip", "train"):
        play.table.choose(play.table.ask.options[0])
    assert play.asks() == "post"
    near = [
        min(gap(play.game, play.game.cover(one), 1 << option.at) for one in play.state.heroes)
        for option in play.table.ask.options
    ]
    assert set(near) == {3}


@rule("UN-0625", "UN-0626")
def test_the_leader_stands_in_the_main_room_and_its_skills_are_paid_then():
    people = {"S": hero(at="j10")}
    play = position(quest="the-broken-tusk", **people, turn="heroes", hand=["fortune"], reserve=20, explored=["j10"])
    play.take("S opens k10", "the dark player passes")
    assert play.asks() == "train"
    skill = play.table.ask.options[1].what
    play.take(f"the dark player teaches {skill}")
    while play.asks() == "train":
        play.take("the dark player is done")
    leader = next(one for one in play.state.creatures if one.leader)
    assert play.game.plan.sections[leader.home].plan.main
    assert skill in leader.extra
    assert play.see("table")["reserve"] == 20 - BOX[CREATURES]["orc-boss"].extras[skill]


@rule("UN-0557", "UN-0626")
def test_a_leader_of_his_choice_stands_where_he_wants_in_the_main_room():
    play = position(CELLAR, S=hero(), turn="heroes", hand=["fortune"], reserve=20, main=True)
    play.state.player.leader = "orc-boss"
    play.take("S opens c1", "the dark player passes")
    while play.asks() in ("equip", "train"):
        play.table.choose(play.table.ask.options[0])
    assert play.asks() == "post"
    play.take("the dark player puts it at h2")
    leader = next(one for one in play.state.creatures if one.leader)
    assert play.game.plan.board.name(leader.at) == "h2"
    assert play.state.player.leader == ""


@rule("UN-0557", "UN-0625")
def test_a_leader_kept_secret_is_shown_before_anything_is_said_about_it():
    play = position(CELLAR, S=hero(), turn="heroes", hand=["fortune"], reserve=20)
    play.state.player.leader = "orc-boss"
    play.take("S opens c1", "the dark player passes")
    assert not [event for event in play.table.events(SeatId(0)) if "orc-boss" in str(event)]
    play.take("the dark player places the leader")
    assert play.asks() in ("equip", "train")
    told = [event for event in play.table.events(SeatId(0)) if "orc-boss" in str(event)]
    assert [type(event) for event in told] == [Revealed]
    assert not play.table.can_undo(play.game.dark), "what was shown is not taken back"


@rule("UN-0626")
def test_a_leader_of_his_choice_may_stand_elsewhere():
    play = position(CELLAR, S=hero(), turn="heroes", hand=["fortune"], reserve=20, dice=[6, 5, 1, 2])
    play.state.player.leader = "orc-boss"
    play.take("S opens c1", "the dark player passes", "the dark player places the leader")
    while play.asks() in ("equip", "train"):
        play.table.choose(play.table.ask.options[0])
    play.take("the dark player puts it at h2")
    assert [(one.card, one.leader) for one in play.state.creatures] == [("orc-boss", True)]
    assert not play.offers("the dark player places the leader")
    play.take("the dark player passes")
    assert play.rolled("initiative") == 1


@rule("UN-0625")
def test_the_equipment_of_a_leader_of_his_choice_is_chosen_and_paid_when_it_is_placed():
    card = next(one for one in BOX[CREATURES].values() if one.level == "champion" and len(one.sets) > 1)
    play = position(CELLAR, S=hero(), turn="heroes", hand=["fortune"], reserve=20, main=True)
    play.state.player.leader = card.id
    play.take("S opens c1", "the dark player passes")
    assert play.asks() == "equip"
    play.take("the dark player gives set 1")
    assert play.see("table")["reserve"] == 20 - card.sets[1].vp
    while play.asks() in ("train", "post"):
        play.table.choose(play.table.ask.options[0])
    leader = next(one for one in play.state.creatures if one.leader)
    assert leader.hands == card.sets[1].hands


@rule("UN-0626")
def test_a_leader_the_sheet_names_stands_nowhere_else():
    play = position(
        quest="the-broken-tusk", S=hero(at="i6"), turn="heroes", hand=["fortune"], reserve=20, explored=["a3"]
    )
    play.take("S reveals i7", "the dark player passes")
    assert play.asks() == "discover"
    assert not play.offers("the dark player places the leader")


def test_what_fits_a_section_is_paid_for():
    play = looking_in(["darkness"], reserve=1)
    assert fitting(play.game, Discover(section=SECTION)) == []


@rule("UN-0588", "UN-0622")
def test_in_a_section_where_nobody_may_come_no_encounter_fits():
    cards = ["wandering-creature"]
    assert fitting(looking_in(cards).game, Discover(section=SECTION)) == cards
    full = looking_in(cards)
    full.state.tried = ("encounter 1", "encounter 1")
    assert fitting(full.game, Discover(section=SECTION)) == []


@rule("UN-0588")
def test_what_costs_more_than_the_reserve_has_fits_nowhere():
    assert fitting(looking_in(["wandering-creature"], reserve=0).game, Discover(section=SECTION)) == []
