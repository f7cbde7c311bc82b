"""Persuading, identifying, potions, carrying the fallen.  UN-0269 to UN-0284, UN-0506 to UN-0509, UN-1481"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.proofs import skill
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.talk import persuasion
from undercroft.systems.universalis.cards.definitions import Npc
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.status.passing import end_boons, look_out

ROOM = """
########
#......#
#..S...#
#......#
#......#
########
"""
PILGRIM = [{"kind": "wounded-pilgrim", "at": "e3"}]
STRANGER = Npc(gives=())  # type: ignore[arg-type]


def at_the_pilgrim(dice: Dice, turn: list[str] | None = None, **more: object) -> Play:
    people = {"S": hero(attributes={"intelligence": 3}), **more}
    return position(ROOM, furniture=PILGRIM, dice=dice, turn=turn or ["S"], **people)


# persuading


@rule("UN-0269", "UN-0270")
def test_persuasion_succeeds_only_with_more_than_the_other_whose_intelligence_is_three():
    lost = at_the_pilgrim([4, 3, 4, 4]).take("S persuades wounded-pilgrim")
    assert lost.see("S")["fortune"] == 0
    tied = at_the_pilgrim([4, 3, 5, 3]).take("S persuades wounded-pilgrim")
    assert tied.see("S")["fortune"] == 0
    won = at_the_pilgrim([4, 4, 4, 3]).take("S persuades wounded-pilgrim")
    assert won.see("S")["fortune"] == 1


@rule("UN-0269")
def test_who_persuades_stands_beside_the_one_he_talks_to_and_uses_his_action():
    far = position(ROOM, S=hero(at="b5"), furniture=PILGRIM)
    assert not far.offers("S persuades wounded-pilgrim")
    assert not at_the_pilgrim([2, 2, 4, 4]).take("S persuades wounded-pilgrim").see("S")["action"]


@rule("UN-0271")
@pytest.mark.parametrize(
    ("race", "npc", "term"),
    [
        ("shara", {"race": "human"}, 1),
        ("shara", {"race": "elf"}, 0),
        ("borgron", {"race": "elf", "alignment": "evil"}, -1),
        ("borgron", {"race": "elf", "alignment": "good"}, 0),
        ("ghurza", {"race": "elf", "alignment": "good"}, -1),
        ("borgron", {"race": "dwarf", "alignment": "evil"}, 0),
    ],
)
def test_opposite_alignments_cost_one_and_the_same_race_gives_one(race, npc, term):
    play = position(ROOM, S=hero(race, attributes={"intelligence": 3}))
    who = play.who("S")
    other = Npc(gives=STRANGER.gives, **npc)
    assert persuasion(play.game, who, other, "x 1").total == 3 + term


@rule("UN-0272")
def test_each_hero_has_one_roll_and_every_attempt_before_costs_one():
    people = {"B": hero("borgron", at="f3", attributes={"intelligence": 3})}
    play = at_the_pilgrim([2, 2, 4, 4, 6, 4, 5, 4], ["S", "B", "S"], **people)
    play.take("S persuades wounded-pilgrim")
    npc = Npc(gives=STRANGER.gives, race="elf")
    key = f"wounded-pilgrim {play.state.ground.features[0].at}"
    assert persuasion(play.game, play.who("B"), npc, key).total == 2
    play.take("S ends", "B ends")
    assert not play.offers("S persuades wounded-pilgrim")


@rule("UN-0273")
def test_after_a_blunder_nobody_of_the_group_persuades_him_any_more():
    people = {"B": hero("borgron", at="f3")}
    play = at_the_pilgrim({"S persuade": [[1, 1], [2, 1]], "B persuade": [[6, 6], [1, 2]]}, ["S", "B"], **people)
    play.take("S persuades wounded-pilgrim", "S ends", "B persuades wounded-pilgrim")
    assert play.see("B")["fortune"] == 0


@rule("UN-0274", "UN-0275")
def test_fear_pits_strength_against_a_courage_of_three():
    strong = {"attributes": {"strength": 5}}
    won = at_the_pilgrim([3, 3, 4, 3], S=hero(**strong)).take("S threatens wounded-pilgrim")
    tied = at_the_pilgrim([3, 3, 4, 4], S=hero(**strong)).take("S threatens wounded-pilgrim")
    assert (won.see("S")["fortune"], tied.see("S")["fortune"]) == (1, 0)


@rule("UN-0276")
def test_the_fearsome_have_one_more_to_frighten():
    strong = hero(attributes={"strength": 5}, skills=["fearsome", "used-to-armors"])
    assert at_the_pilgrim([3, 3, 4, 4], S=strong).take("S threatens wounded-pilgrim").see("S")["fortune"] == 1


@rule("UN-0277")
def test_the_whole_group_frightens_somebody_once():
    play = at_the_pilgrim([2, 1, 4, 4], ["S", "B"], B=hero("borgron", at="f3"))
    play.take("S threatens wounded-pilgrim", "S ends")
    assert not play.offers("B threatens wounded-pilgrim")
    assert play.offers("B persuades wounded-pilgrim")


# identifying


def scholar(*pack: str, dice: Dice, skill: str = "secrets-of-magic", **more: object) -> Play:
    def prepare(state: State) -> None:
        state.piles["magic"] = Pile(("flaming-sword", "belt-of-might"))
        state.piles["relic"] = Pile(("dawn-of-dar",))
        state.piles["special"] = Pile(("healing-potion", "poison-flask", "mana-potion", "strength-potion"))

    maker = hero("maeliss", skills=[skill], pack=list(pack), attributes={"intelligence": 5}, **more)
    return position(ROOM, S=maker, dice=dice, prepare=prepare, turn=["S", "S"])


@rule("UN-0278", "UN-C491")
@skill("secrets-of-magic", changes=True)
def test_who_knows_the_secrets_of_magic_identifies_a_magic_object_with_an_intelligence_test():
    play = scholar("unidentified-broadsword", dice=[3, 2]).take("S identifies unidentified-broadsword")
    assert play.see("S")["pack"] == ["flaming-sword"]
    assert play.state.piles["magic"].cards == ("belt-of-might",)


@rule("UN-0278")
def test_a_failed_test_leaves_it_unknown_and_is_not_repeated():
    play = scholar("unidentified-broadsword", dice=[2, 2]).take("S identifies unidentified-broadsword")
    assert play.see("S")["pack"] == ["unidentified-broadsword"]
    play.take("S ends")
    assert not play.offers("S identifies unidentified-broadsword")


@rule("UN-0278")
@pytest.mark.parametrize(
    ("skill", "item", "may"),
    [
        ("secrets-of-magic", "unidentified-trinket", True),
        ("secrets-of-magic", "fabled-greatsword", True),
        ("secrets-of-magic", "unidentified-potion", False),
        ("alchemist", "unidentified-potion", True),
        ("alchemist", "unidentified-trinket", False),
        ("polyglot", "unidentified-potion", False),
    ],
)
def test_each_skill_knows_its_own_things(skill, item, may):
    assert scholar(item, dice=[], skill=skill).offers(f"S identifies {item}") is may


@rule("UN-0279")
def test_an_unidentified_magic_sword_is_an_ordinary_one_whose_breaking_roll_is_made_again():
    def duel(sword: str, dice: Dice) -> Play:
        return position(S=hero(hands=[sword], facing="north"), k=orc(), dice=dice)

    plain, unknown, known = (
        duel(sword, []).see("S attacking k")["dice"]
        for sword in ("broadsword", "unidentified-broadsword", "flaming-sword")
    )
    assert plain == unknown < known
    thrown = {"S attack": [1, 1], "k defense": [3, 4], "S break": [[1], [5]]}
    lucky = duel("unidentified-broadsword", thrown).take("S attacks k").on()
    assert lucky.see("table")["dropped"] == ["unidentified-broadsword at d3"]
    broken = duel("broadsword", {"S attack": [1, 1], "k defense": [3, 4], "S break": [1]}).take("S attacks k").on()
    assert broken.see("table")["dropped"] == []


@rule("UN-0280")
def test_an_unidentified_potion_cannot_be_drunk():
    assert not position(ROOM, S=hero(pack=["unidentified-potion"])).offers("S uses unidentified-potion")


@rule("UN-0281", "UN-1481")
@pytest.mark.parametrize(
    ("face", "found"), [(1, "poison-flask"), (4, "strength-potion"), (5, "mana-potion"), (6, "healing-potion")]
)
def test_the_kind_of_an_identified_potion_is_rolled(face, found):
    dice = {"S identify": [3, 2], "S potion": [face]}
    play = scholar("unidentified-potion", dice=dice, skill="alchemist").take("S identifies unidentified-potion")
    assert play.see("S")["pack"] == [found]
    assert found not in play.state.piles["special"].cards


@rule("UN-0282", "UN-1039")
@pytest.mark.parametrize("face", [2, 3])
def test_a_potion_whose_cards_are_gone_is_worthless(face):
    dice = {"S identify": [3, 2], "S potion": [face]}
    play = scholar("unidentified-potion", dice=dice, skill="alchemist").take("S identifies unidentified-potion")
    assert play.see("S")["pack"] == []


@rule("UN-C469")
def test_an_alchemist_tries_once_in_a_game():
    play = scholar("unidentified-potion", "unidentified-potion", dice=[1, 2], skill="alchemist")
    play.take("S identifies unidentified-potion", "S ends")
    assert not play.offers("S identifies unidentified-potion")


# potions


@rule("UN-0283")
def test_a_potion_ends_what_the_one_before_it_gave():
    play = position(ROOM, S=hero(pack=["strength-potion", "dexterity-potion"]))
    before = play.see("S")
    play.take("S uses strength-potion")
    assert play.see("S")["strength"] == before["strength"] + 2
    play.take("S uses dexterity-potion")
    assert (play.see("S")["strength"], play.see("S")["agility"]) == (before["strength"], before["agility"] + 1)


@rule("UN-0283")
def test_two_potions_of_the_same_kind_do_not_add_up_and_a_healing_potion_ends_another_too():
    twice = position(ROOM, S=hero(pack=["strength-potion", "strength-potion"]))
    twice.take("S uses strength-potion", "S uses strength-potion")
    assert twice.see("S")["strength"] == 6
    healed = position(ROOM, S=hero(pack=["strength-potion", "healing-potion"]))
    healed.take("S uses strength-potion", "S uses healing-potion")
    assert healed.see("S")["strength"] == 4


@rule("UN-0283")
def test_what_a_potion_gives_ends_with_the_combat():
    play = position(HALL, S=hero(at="b2", pack=["strength-potion"]), k=orc(at="h8")).take("S uses strength-potion")
    look_out(play.game, in_combat(play.game))
    assert play.see("S")["strength"] == 6
    play.state.creatures.clear()
    look_out(play.game, in_combat(play.game))
    assert play.see("S")["strength"] == 4
    end_boons(play.game)


# attacks are Actions


@rule("UN-0284")
@pytest.mark.parametrize(("hands", "deed"), [(["broadsword"], "S attacks k"), (["javelin"], "S throws javelin at k")])
def test_attacks_in_melee_and_from_afar_take_the_action(hands, deed):
    near = "b3" if "attacks" in deed else "b5"
    dice = {"S throw?": [2, 1], "S attack?": [2, 1], "k defense?": [5, 4]}
    play = position(HALL, S=hero(at="b2", hands=hands), k=orc(at=near), dice=dice)
    play.take(deed)
    assert not play.game.active.action


@rule("UN-0284")
def test_casting_a_spell_takes_the_action():
    play = position(HALL, S=hero("borgron", at="b2", spells=["lightning"], mana=5), k=orc(at="b5"), dice=[2, 1])
    play.take("S casts lightning at k").on()
    assert not play.game.active.action


# carrying the fallen


def fallen(at: str = "e3", who: str = "borgron") -> dict[str, object]:
    wounds = 7 if who == "brumgar" else 4
    skills = {"skills": ["large"]} if who == "brumgar" else {}
    return hero(who, at=at, conditions=["knocked-out"], wounds=wounds, **skills)


@rule("UN-0507")
def test_a_fallen_friend_beside_him_is_carried_at_most_as_far_as_his_strength():
    play = position(HALL, S=hero(at="d3", attributes={"movement": 6, "strength": 3}), B=fallen())
    play.take("S carries B")
    assert (play.see("S")["action"], play.see("S")["points"]) == (False, 3)
    play.take("S moves to d6")
    assert play.see("B")["at"] == "d6"
    assert play.see("S")["points"] == 0


@rule("UN-0507")
def test_nobody_carries_a_friend_who_lies_farther_off_or_under_the_eyes_of_an_enemy():
    assert not position(HALL, S=hero(at="d3"), B=fallen("f3")).offers("S carries B")
    assert not position(HALL, S=hero(at="d3"), B=fallen(), k=orc(at="c3")).offers("S carries B")


@rule("UN-0507")
def test_who_carries_goes_on_next_turn_with_his_strength_and_does_not_run():
    play = position(HALL, S=hero(at="d3", attributes={"movement": 6, "strength": 3}), B=fallen(), turn=["S", "S"])
    play.take("S carries B", "S ends")
    assert play.see("S")["points"] == 3
    assert not play.offers("S runs")
    play.take("S puts the body down")
    assert play.see("B")["at"] == "d3"


@rule("UN-0508")
def test_a_larger_friend_is_carried_by_two_as_far_as_the_stronger_goes():
    people = {"S": hero(at="d3", attributes={"movement": 6, "strength": 3}), "O": fallen("e3", "brumgar")}
    alone = position(HALL, **people)
    assert not alone.offers("S carries O")
    helper = hero("borgron", at="d4", attributes={"strength": 5})
    play = position(HALL, turn=["S", "B"], B=helper, **people).take("S carries O", "B lends a hand")
    assert play.see("S")["points"] == 5
    play.take("S ends")
    assert not play.see("B")["action"]


@rule("UN-0506")
def test_who_leaves_takes_the_body_he_carries_with_him():
    board = HALL
    play = position(board, S=hero(at="c2"), B=fallen("b2"), start=["b2", "c2", "d2"], turn="S", dice=[1])
    play.take("S carries B", "S moves to d2", "S leaves")
    assert play.who("B").recovered


@rule("UN-0509")
def test_a_jump_with_a_body_takes_a_strength_test_besides():
    chasm = "#######\n#..o..#\n#######"

    def jump(dice: Dice) -> Play:
        play = position(
            chasm, S=hero(at="c2", attributes={"agility": 5, "strength": 4}), B=fallen("b2"), turn=["S", "S"], dice=dice
        )
        return play.take("S carries B", "S ends", "S jumps to e2")

    assert jump({"S jump": [4, 2], "S strength": [4, 2]}).see("S")["at"] == "e2"
    assert jump({"S jump": [4, 2], "S strength": [1, 2], "S damage": [1] * 4}).see("S")["at"] == "d2"
