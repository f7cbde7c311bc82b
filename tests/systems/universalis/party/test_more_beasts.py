"""What each of the further Beasts does beside its hero, and the werewolf, which nobody hires.  UN-C017, UN-C330"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.skills.comparing import NUMBERS
from systems.universalis.workshop import in_town, like
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.cards.definitions import COMPANIONS
from undercroft.systems.universalis.heroes.ledger import homecomers
from undercroft.systems.universalis.party.companions import bears

FIELD = "\n".join(["#" * 16, *["#" + "." * 14 + "#"] * 9, "#" * 16])


def beside(card: str, board: str = HALL, *, at: str = "d5", turn: Any = "c", near: str = "b5", **more: Any) -> Play:
    """Shara and her companion, and whoever else is there."""
    pet = {"companion": card, "owner": "S", "at": at, "facing": "east"}
    return position(board, turn=turn, S=hero(at=near, hands=["broadsword"]), c=pet, **more)


# pets


@rule("UN-C528")
@pytest.mark.parametrize(("at", "more"), [("c5", 1), ("d5", 0)])
def test_a_raven_prompts_the_caster_it_sits_beside(at: str, more: int) -> None:
    def cast(card: str) -> int:
        pet = {"companion": card, "owner": "B", "at": at}
        play = position(HALL, turn="B", B=hero("borgron", at="b5", skills=[]), c=pet, k=orc(at="h5"))
        return int(play.see("B casting lightning at k")["cast"])

    assert cast("raven") == cast("hawk") + more


@rule("UN-C439")
@pytest.mark.parametrize(("card", "state"), [("monkey", ["stunned"]), ("hound", [])])
def test_a_monkey_fights_dirty(card: str, state: list[str]) -> None:
    play = beside(card, k=orc(at="e5", facing="west"), dice=[5, 5, 1, 2, *[1] * 9]).take("c attacks k").on()
    assert play.see("k")["conditions"] == state


@rule("UN-C520")
@pytest.mark.parametrize(("card", "wounds"), [("porcupine", 1), ("hound", 0)])
def test_whoever_comes_beside_a_porcupine_is_pricked(card: str, wounds: int) -> None:
    play = beside(card, turn="k", at="e5", k=orc(at="g5", facing="west"), dice=[6, 5, 4, 6, 5, *[1] * 9]).on()
    assert play.see("k")["wounds"] == wounds


@rule("UN-C539")
@pytest.mark.parametrize(("card", "healed"), [("giant-bat", 1), ("wolf", 0)])
def test_a_giant_bat_drinks_what_it_spills(card: str, healed: int) -> None:
    play = beside(card, k={"creature": "troll", "at": "e5", "facing": "west"}, dice=[6, 6, 1, 2, *[6] * 9])
    play.who("c").wounds = 1
    assert play.take("c attacks k").on().see("c")["wounds"] == 1 - healed


@rule("UN-C565", "UN-C519")
def test_a_giant_toad_strikes_from_two_squares_away_and_swims() -> None:
    assert beside("giant-toad", at="d5", k=orc(at="f5")).offers("c attacks k")
    assert not beside("giant-rat", at="d5", k=orc(at="f5")).offers("c attacks k")
    lake = "##########\n#Sc.www..#\n##########"
    for card, there in (("giant-toad", True), ("hound", False)):
        pet = {"companion": card, "owner": "S", "facing": "east"}
        assert position(lake, turn="c", S=hero(), c=pet).offers("c moves to f2") is there


@rule("UN-C432")
@pytest.mark.parametrize(("card", "may"), [("wolverine", True), ("hound", False)])
def test_a_wolverine_flies_into_a_rage(card: str, may: bool) -> None:
    play = beside(card, turn="c", k=orc(at="f5"))
    assert any("berserk" in act for act in play.acts()) is may


@rule("UN-C434")
@pytest.mark.parametrize(("answer", "hurt"), [("c steps in", "c"), ("c stays", "S")])
def test_a_guard_dog_may_take_an_arrow_for_whoever_it_stands_beside(answer: str, hurt: str) -> None:
    people = {"k": orc(at="i3", facing="west", hands=["longbow"], pack=[])}
    play = beside("guard-dog", turn="k", at="e3", near="f3", dice=[6, 5, 6, *[1] * 9], **people)
    play.take(answer).on()
    assert [name for name in "cS" if play.see(name)["wounds"]] == [hurt]


@rule("UN-C532")
@pytest.mark.parametrize(("card", "may"), [("python", True), ("giant-snake", False)])
def test_a_python_may_throttle(card: str, may: bool) -> None:
    play = beside(card, k=orc(at="e5"))
    assert any("grab-and-suffocate" in act for act in play.acts()) is may


@rule("UN-C526")
@pytest.mark.parametrize(("card", "again"), [("panther", True), ("wolf", False)])
def test_a_panther_strikes_twice(card: str, again: bool) -> None:
    play = beside(card, k=orc(at="e5", facing="west"), dice=[1, 2, 5, 4]).take("c attacks k").on()
    assert play.offers("c attacks k") is again


@rule("UN-C561")
@pytest.mark.parametrize(("card", "may"), [("pit-scorpion", True), ("bear", False)])
def test_a_pit_scorpion_stings(card: str, may: bool) -> None:
    assert beside(card, at="d5", k=orc(at="f5")).offers("c does sting to k") is may


# mounts


def mounted(card: str, board: str = FIELD, **more: Any) -> Play:
    """Shara in the saddle."""
    beast = {"companion": card, "owner": "S", "facing": "east", **more.pop("c", {"at": "c5"})}
    return position(board, outdoor=True, turn="S", S=hero(rides="c", facing="east"), c=beast, **more)


@rule("UN-1090", "UN-1345", "UN-C328")
@pytest.mark.parametrize("card", ["mule", "camel", "battle-ram", "saddle-spider"])
def test_they_are_ridden(card: str) -> None:
    assert mounted(card).see("S")["at"] == "c5"
    assert BOX[COMPANIONS][card].kind == "mount"


@rule("UN-1127")
def test_a_mule_carries_more_than_any_horse() -> None:
    stats = {id: BOX[COMPANIONS][id].stats for id in ("mule", "horse", "warhorse")}
    loads = {id: 2 * (one.strength + one.vitality) for id, one in stats.items()}
    assert loads["mule"] > loads["warhorse"] > loads["horse"]
    assert bears("mule")


@rule("UN-C549")
@pytest.mark.parametrize(
    ("card", "land", "free"),
    [("camel", "desert", True), ("camel", "mountain", False), ("mule", "mountain", True), ("horse", "desert", False)],
)
def test_sand_is_level_to_a_camel_and_scree_to_a_mule(card: str, land: str, free: bool) -> None:
    board = "################\n#c,,,,,,,,.....#\n#.,,,,,,,,.....#\n################"
    assert mounted(card, board, c={}, land=land).offers("S moves to g2") is free


@pytest.mark.parametrize(("card", "may"), [("battle-ram", True), ("warhorse", False)])
def test_a_battle_ram_runs_down_whoever_stands_in_the_way(card: str, may: bool) -> None:
    play = beside(card, FIELD, turn="c", at="c5", near="b5", outdoor=True, k=orc(at="g5"))
    assert any("onslaught" in act for act in play.acts()) is may


@rule("UN-C548")
@pytest.mark.parametrize(("card", "stilled"), [("saddle-spider", True), ("great-lizard", False)])
def test_a_saddle_spider_stills_whom_it_bites(card: str, stilled: bool) -> None:
    dice = [5, 4, 1, 2, 6, *[1] * 4, 6]
    play = beside(card, FIELD, at="c5", near="b5", outdoor=True, k=orc(at="e5", facing="west", leader=True), dice=dice)
    play.take("c attacks k").on()
    assert play.who("k").loses_turn is stilled


# taking them on


@rule("UN-1072", "UN-1087", "UN-C492")
@pytest.mark.parametrize(("id", "price"), [("fenra", 9), ("shara", 18)])
def test_a_panther_is_bought_at_the_kennel_for_half_by_those_who_tame(id: str, price: int) -> None:
    town = in_town(like(id, coins=40)).take("visit =kennel")
    option = town.meaning("hire =panther")
    assert option is not None
    assert option.n == price


@rule("UN-1072", "UN-1073")
def test_every_beast_that_is_taken_on_is_to_be_kept_but_giants() -> None:
    for card in BOX[COMPANIONS].values():
        if card.race == "animal":
            assert min(card.cost, card.upkeep) > 0, card.id


# the werewolf


@rule("UN-C330", "UN-C542")
def test_nobody_hires_the_werewolf() -> None:
    assert not in_town(like("shara", coins=200)).take("visit =kennel").offers("hire =werewolf")


@rule("UN-C330", "UN-C542")
def test_who_turns_into_a_werewolf_has_the_figures_of_its_card() -> None:
    play = position(HALL, turn="S", S=hero(at="d5", skills=["lycanthropy"])).take("S does lycanthropy")
    stats = BOX[COMPANIONS]["werewolf"].stats
    seen = play.see("S")
    for name in NUMBERS:
        if name not in ("armor", "perception", "vitality", "mana"):
            assert seen[name] == getattr(stats, name), name
    assert seen["hands"] == ["claws"]


@rule("UN-C542")
def test_a_hero_comes_home_in_its_own_shape() -> None:
    play = position(HALL, turn="S", S=hero(at="d5", skills=["lycanthropy"])).take("S does lycanthropy")
    play.game.state.agenda = [EndQuest(won=True, why="accomplished")]
    home = homecomers(Table(SYSTEM, play.table.setup, state=play.state).game)[0]
    assert (home.stats.combat, home.hands) == (5, ("broadsword", "shield"))
