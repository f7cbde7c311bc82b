"""Monsters come onto the board."""

from __future__ import annotations

import pytest

from systems.doria.build import Play, hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import ExtraActivation, PhaseD, PlaceIcon, SpawnMonster
from undercroft.systems.doria.cards.definitions import MONSTERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.dungeon.monsters import colours, figures
from undercroft.systems.doria.state import State

HALL = "\n".join(["......."] * 7)


def placed(play: Play) -> list[tuple[str, str]]:
    """The monsters on the board, each with its square."""
    names = {play.at(f"{column}{row}"): f"{column}{row}" for column in "abcdefghijkl"[:7] for row in range(1, 8)}
    return [(one.card, names[one.at]) for one in play.state.monsters]


def icon(*cards: str, board: str = HALL, at: str = "d4", **given: object) -> Play:
    """A monster icon of a hall, for which these cards are drawn, the first of them first."""
    figures = {"W": hero(at="a1"), **given}
    where = position(board, do=[], W=hero(at="a1")).at(at)
    return position(board, do=[PlaceIcon(at=where)], decks={"monsters": cards[::-1]}, **figures).on()


@rule("DO-0310", "DO-X28")
def test_a_monster_card_is_drawn_for_an_icon_and_discarded():
    play = icon("slimecrawler")
    assert placed(play) == [("slimecrawler", "d4")]
    assert play.state.piles["monsters"].discards == ("slimecrawler",)


@rule("DO-0317", "DO-X29")
def test_modifiers_are_drawn_until_a_monster_comes_and_apply_to_it():
    play = icon("colossal", "mummy")
    (mummy,) = play.state.monsters
    assert mummy.modifiers == ("colossal",)
    assert play.game.stats(mummy).hp == 7
    assert play.state.piles["monsters"].discards == ("colossal", "mummy")


@rule("DO-0315", "DO-C99")
def test_two_goblins_come_for_one_icon_the_second_beside_the_first():
    play = icon("goblin", "orc")
    cards, (first, second) = zip(*placed(play), strict=True)
    assert cards == ("goblin", "goblin")
    assert first == "d4"
    assert second in ("d3", "c4")


@rule("DO-0315", "DO-0316", "DO-0317", "DO-C123", "DO-X30")
def test_a_horde_of_exploding_fire_zombies_stands_around_the_icon_on_the_side_of_the_characters():
    play = icon("explosion", "horde", "fire-creature", "zombie", W=hero(at="d1"))
    assert placed(play) == [("zombie", "d4"), ("zombie", "d3"), ("zombie", "c4")]
    assert {one.modifiers for one in play.state.monsters} == {("explosion", "horde", "fire-creature")}


@rule("DO-0316")
def test_between_characters_equally_near_the_lower_attribute_decides():
    people = {"W": hero(at="d1"), "M": hero("mage", at="d7")}
    assert placed(icon("zombie", "orc", "horde", **people)) == [("zombie", "d4")]
    assert placed(icon("horde", "zombie", **people))[1] == ("zombie", "d5")


@rule("DO-0319", "DO-0320", "DO-0322", "DO-X31")
def test_without_a_figure_the_nearest_of_its_kind_gets_the_modifiers_and_acts_at_once():
    figures = {"a": monster("gargoyle", at="g7", acted=True), "b": monster("gargoyle", at="c1", acted=True)}
    dice = {"b melee-attack": [[2, 3], [8, 9]]}
    where = position(HALL, do=[], W=hero(at="a1")).at("d4")
    play = position(
        HALL,
        do=[PlaceIcon(at=where)],
        decks={"monsters": ("gargoyle", "blocker")},
        dice=dice,
        W=hero(at="a1"),
        **figures,
    ).on()
    assert len(play.state.monsters) == 2
    assert play.monster("b").modifiers == ("blocker",)
    assert play.monster("a").modifiers == ()
    assert play.rolled("melee-attack") == 1


@rule("DO-0321")
def test_every_zombie_that_cannot_multiply_acts():
    zombies = {name: monster("zombie", at=f"{name}7", held=["round"]) for name in "abcd"}
    play = position(HALL, W=hero(at="a1"), turn="special-actions", **zombies).on()
    turns = [event.who for event in play.events("began") if event.what == "monster-turn"]
    assert len(play.state.monsters) == 5
    assert len(turns) == 3


@rule("DO-C14", "DO-C15", "DO-G83", "DO-0319")
def test_figures_of_a_kind_have_different_colours():
    play = icon("horde", "goblin")
    assert [one.letter for one in play.state.monsters] == ["black", "blue", "green", "brown"]
    for kind, card in library()[MONSTERS].items():
        assert len(set(colours(kind))) == card.figures == figures(kind)
    assert (
        sum(card.figures for card in library()[MONSTERS].values()) + figures("dragon") + figures("female-zombie") == 43
    )


@rule("DO-0323")
def test_an_ambusher_acts_before_characters():
    def acts(*cards: str) -> bool:
        where = position(HALL, do=[], W=hero(at="a1")).at("d4")
        do = [PlaceIcon(at=where), PhaseD()]
        play = position(HALL, do=do, decks={"monsters": cards[::-1]}, W=hero(at="a1", ap=20))
        return "monster-turn" in [event.what for event in play.events("began")]

    assert acts("ambusher", "golem")
    assert not acts("golem")


@rule("DO-0160", "DO-0323")
def test_a_monster_whose_initiative_has_passed_acts_at_once():
    def acts(ap: int) -> bool:
        where = position(HALL, do=[], W=hero(at="a1")).at("g7")
        do = [PlaceIcon(at=where), PhaseD()]
        play = position(HALL, do=do, decks={"monsters": ("mummy",)}, W=hero(at="a1", ap=ap))
        return "monster-turn" in [event.what for event in play.events("began")]

    assert acts(4)
    assert not acts(5)


@rule("DO-G26", "DO-C127")
def test_a_watchful_monster_has_its_own_field_and_moves_no_farther():
    (orc,) = icon("watchful", "orc").state.monsters
    assert orc.marker == 20
    assert icon("orc").state.monsters[0].marker == 0
    assert icon("watchful", "orc").game.stats(orc).ap == 7


@rule("DO-G49")
def test_an_empty_monster_deck_is_made_of_its_discards():
    def empty(state: State) -> None:
        state.piles["monsters"].cards = ()
        state.piles["monsters"].segments = ()
        state.piles["monsters"].discards = ("mummy",)

    where = position(HALL, do=[], W=hero(at="a1")).at("d4")
    play = position(HALL, do=[PlaceIcon(at=where)], prepare=empty, W=hero(at="a1"))
    assert placed(play) == [("mummy", "d4")]


@rule("DO-0315")
def test_on_a_square_that_is_taken_it_comes_as_near_as_possible():
    where = position(HALL, do=[], W=hero(at="a1")).at("d4")
    play = position(HALL, do=[SpawnMonster(at=where, card="orc")], W=hero(at="d4"))
    ((_, square),) = placed(play)
    assert square in ("d3", "c4", "e4", "d5")


# refills

STAIRS = "^......\n^......\n^......\n......."


def refilled(
    heroes: int, monsters: int = 0, *, board: str = STAIRS, cards: tuple[str, ...] = ("mummy",) * 4, **given: object
) -> Play:
    """An Extra Activation with so many characters, far from the entrance, and golems on the board."""
    party = {
        name: hero(card, at=f"g{row}")
        for name, card, row in zip("WAMH", ("warrior", "adventurer", "mage", "huntress"), (4, 3, 2, 1), strict=True)
    }
    golems = {name: monster("golem", at=f"{name}4", held=["round"]) for name in "cd"[:monsters]}
    return position(
        board, do=[ExtraActivation()], decks={"monsters": cards}, starting=heroes, **party, **golems, **given
    ).on()


@rule("DO-0178", "DO-0179")
@pytest.mark.parametrize(
    ("heroes", "there", "come"), [(4, 0, 2), (3, 0, 2), (3, 1, 1), (2, 1, 0), (1, 0, 1), (4, 2, 0)]
)
def test_half_the_number_of_characters_rounded_up_is_refilled(heroes, there, come):
    play = refilled(heroes, there)
    assert sum(one.card == "mummy" for one in play.state.monsters) == come


@rule("DO-0180", "DO-0181", "DO-G56")
@pytest.mark.parametrize("row", [1, 3])
def test_a_refill_comes_in_at_the_entrance_nearest_to_a_character_and_walks_on_with_what_is_left(row):
    do = [ExtraActivation()]
    play = position(STAIRS, do=do, decks={"monsters": ("mummy",)}, starting=1, W=hero(at=f"g{row}"))
    (mummy,) = play.state.monsters
    assert not mummy.outside
    moves = [(event.how, event.path) for event in play.events("moved")]
    assert moves[0] == ("enter", (play.at(f"a{row}"),))
    assert len(moves[1][1]) - 1 == play.game.stats(mummy).ap - 1


@rule("DO-G56")
def test_a_monster_that_waits_outside_stands_in_nobodys_way():
    play = position(STAIRS, W=hero(at="b1"), g=monster("mummy", at="a1", outside=True), turn="W")
    assert play.offers("W walks to a1")


@rule("DO-0182")
def test_where_every_entrance_is_taken_it_starts_as_near_as_possible():
    blocked = {
        "x": monster("orc", at="a1", held=["round"]),
        "y": monster("orc", at="a2", held=["round"]),
        "z": monster("ogre", at="a3", held=["round"]),
    }
    party = {"W": hero(at="g4")}
    play = position(STAIRS, do=[ExtraActivation()], decks={"monsters": ("mummy",)}, starting=8, **party, **blocked).on()
    mummy = play.state.monsters[-1]
    assert mummy.card == "mummy"
    starts = [event.at for event in play.events("placed") if event.what == "mummy"]
    assert starts[0] in (play.at("b1"), play.at("b2"), play.at("b3"), play.at("a4"))


@rule("DO-0183")
def test_in_an_extra_activation_all_monsters_act_in_order_and_characters_do_not():
    figures = {"g": monster("goblin", at="a1", held=["round"]), "o": monster("orc", at="b1", held=["round"])}
    play = position(HALL, do=[ExtraActivation()], starting=1, W=hero(at="g7", ap=30), **figures)
    turns = [event.who for event in play.events("began") if event.what == "monster-turn"]
    assert turns == [play.names["g"], play.names["o"]]
    assert play.asks() == ""
    assert not play.monster("g").acted


@rule("DO-0179", "DO-G84")
def test_a_refill_brings_one_goblin_for_each_that_is_missing_and_a_horde_three():
    miss = {"goblin-1 melee-attack": [[2, 3], [8, 9]]}
    assert len(refilled(1, cards=("goblin",), dice=miss).state.monsters) == 1
    assert len(refilled(1, cards=("zombie", "horde")).state.monsters) == 3


@rule("DO-0180", "DO-0181")
def test_without_stairs_a_refill_comes_in_on_the_tile_that_was_laid_first():
    board = "....." * 3
    play = position(board, do=[ExtraActivation()], decks={"monsters": ("mummy",)}, starting=1, W=hero(at="m1"))
    starts = [event.at for event in play.events("placed") if event.what == "mummy"]
    assert starts == [play.at("e1")]


@rule("DO-0180")
def test_a_scenario_may_mark_where_monsters_come_in():
    tokens = {"entrance": ["d1"]}
    do = [ExtraActivation()]
    play = position("^........W", do=do, decks={"monsters": ("golem",)}, starting=1, W=hero(), tokens=tokens)
    starts = [event.at for event in play.events("placed") if event.what == "golem"]
    assert starts == [play.at("d1")]
