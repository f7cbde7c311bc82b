"""Every object, piece of furniture, special element and treasure changes an outcome.  UN-1049 to UN-1066, UN-C309 …"""

from __future__ import annotations

from typing import Any, get_args

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.board.features import Feature
from undercroft.content.vocabulary import Effects
from undercroft.kernel.checklist import rule
from undercroft.kernel.requests import Draw, Roll
from undercroft.kernel.state import encode
from undercroft.systems.universalis.cards import ELEMENTS, FURNITURE, THINGS, TREASURES
from undercroft.systems.universalis.doings import Cause, apply_all, known_doings
from undercroft.systems.universalis.kit import damages, guards, rerolls
from undercroft.systems.universalis.lights import lit
from undercroft.systems.universalis.people import gear_cards
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.terrain import catalogue
from undercroft.systems.universalis.trials import tally_of
from undercroft.systems.universalis.words import RollName

BOX = library()
SEARCHED = [
    (section.name, id, rows)
    for section in (FURNITURE, ELEMENTS)
    for id, card in BOX[section].items()
    for rows, effects in card.search.items()
    if effects
]
HELD = [id for id, card in BOX[THINGS].items() if card.effects]
USED = [id for id, card in BOX[THINGS].items() if card.use and id not in ("components-for-magic", "magic-scroll")]
BY_RULE = {"gem", "pickaxes", "rope", "torch"}
AILMENTS = ("poisoned", "diseased", "stunned", "frightened")
STATES = (("", 6), ("", 1), ("hurt", 6), ("hurt", 1))
"""Sound and hurt, with lucky and unlucky dice."""


def befall(play: Play, effects: Effects, face: int = 6) -> None:
    """Let effects befall Maeliss, with every die showing this face and tests failing on ones."""
    script = apply_all(play.game, play.who("S"), effects, Cause("test"))
    answer: Any = None
    try:
        while True:
            request = script.send(answer)
            if isinstance(request, Roll):
                top = 6 if request.why == "damage" else face
                answer = request.reads.of(tuple(tuple(min(top, die.sides) for die in pool) for pool in request.dice))
            elif isinstance(request, Draw):
                pile = play.state.piles[request.pile]
                answer, pile.cards = pile.cards[-request.n :], pile.cards[: -request.n]
            else:
                answer = request.options[request.default]
    except StopIteration:
        return


def patient(state: str = "") -> Play:
    """Maeliss on open floor, sound or in want of everything."""
    play = position(HALL, S=hero("maeliss", at="d4", skills=[], fortune=0, hands=[], pack=[], mana=0), turn="heroes")
    if state:
        play.who("S").conditions, play.who("S").wounds = AILMENTS, 3
    return play


def touches(effects: Effects) -> bool:
    """Do effects change anything for anybody?"""
    for state, face in STATES:
        play = patient(state)
        before = encode(play.state)
        befall(play, effects, face)
        if encode(play.state) != before:
            return True
    return False


# searching


@rule("UN-1061", "UN-1052", "UN-1049")
@pytest.mark.parametrize(("section", "id", "rows"), SEARCHED)
def test_every_line_of_a_search_table_that_says_something_does_something(section, id, rows):
    effects = BOX[FURNITURE if section == "furniture" else ELEMENTS][id].search[rows]
    assert touches(effects)


@pytest.mark.parametrize("id", list(BOX[TREASURES]))
@rule("UN-1066", "UN-0184")
def test_every_treasure_makes_its_finder_richer(id):
    play = patient("hurt")
    befall(play, BOX[TREASURES][id].effects)
    who = play.who("S")
    assert who.coins or who.pack or who.fortune


@pytest.mark.parametrize("id", [id for id, card in BOX[ELEMENTS].items() if card.on_entry])
@rule("UN-1051")
def test_what_works_on_entry_does_something(id):
    play = patient()
    before = encode(play.state)
    befall(play, BOX[ELEMENTS][id].on_entry, 1)
    assert encode(play.state) != before


PLAIN = [(section, id) for section in (FURNITURE, ELEMENTS) for id, card in BOX[section].items() if not card.search]


@rule("UN-1053", "UN-1054", "UN-1055", "UN-1056", "UN-1060")
@pytest.mark.parametrize(("section", "id"), PLAIN, ids=[id for _, id in PLAIN])
def test_a_piece_without_a_search_table_changes_the_ground(section, id):
    bare = position(HALL, S=hero(at="b2"))
    laid = position(HALL, S=hero(at="b2"), furniture=[{"kind": id, "at": "e5"}])
    there = catalogue().cover(laid.game.plan.board, Feature(id, laid.game.plan.board.parse("e5")))
    card = BOX[section][id]
    one, other = laid.game.terrain, bare.game.terrain
    barred = card.impassable or card.height >= 2 or card.floor in ("pit", "abyss", "deep-water")
    assert (one.standable(2) != other.standable(2)) == barred
    different = [
        (one.light & there, other.light & there),
        (one.heavy & there, other.heavy & there),
        (one.rough & there, other.rough & there),
        (one.holes & there, other.holes & there),
        (one.deep & there, other.deep & there),
        (one.level(there), other.level(there)),
    ]
    assert any(a != b for a, b in different)
    assert bool(one.light & there) == (card.cover == "light")
    assert bool(one.heavy & there) == (card.cover == "heavy")


# objects


def measures(worn: dict[str, list[str]]) -> dict[str, object]:
    """Everything a thing in hand or on the body may change."""
    play = position(HALL, S=hero("maeliss", at="d4", skills=[], pack=[], **{"hands": [], "body": [], **worn}))
    who, kit = play.who("S"), play.game.kit(play.who("S"))
    found: dict[str, object] = {name: tally_of(play.game, who, "agility", name).total for name in get_args(RollName)}
    found |= {f"own {name}": kit.attribute(name) for name in kit.terms}
    for name, listed in (("guards", guards), ("rerolls", rerolls)):
        found[name] = [part for _, part in listed(kit, ())]
    found["damages"] = [part for _, part in damages(kit, (), "")]
    found["flags"] = kit.flags - {"bonus", "attributes", "reroll", "guard", "damage"}
    return found


@pytest.mark.parametrize("id", HELD)
def test_every_object_that_is_held_or_worn_says_something_that_is_in_force(id):
    card = BOX[THINGS][id]
    assert measures({"hands": [id]} if card.hands else {"body": [id]}) != measures({})


@pytest.mark.parametrize("id", USED)
def test_every_object_that_is_used_changes_something(id):
    card = BOX[THINGS][id]
    lasting = [effect for effect in card.use if effect.name not in known_doings() and effect.name != "action"]
    assert lasting or touches(card.use)


@pytest.mark.parametrize("id", ["components-for-magic", "magic-scroll"])
def test_what_helps_magic_gives_two_to_the_roll(id):
    card = BOX[THINGS][id]
    assert {effect.name for effect in card.use} == {"bonus"}


def test_the_only_objects_without_a_word_serve_a_rule():
    assert {id for id, card in BOX[THINGS].items() if not card.use and not card.effects} == BY_RULE


@rule("UN-0259")
@pytest.mark.parametrize("id", [id for id, card in BOX[THINGS].items() if card.kind == "light"])
def test_every_source_of_light_lights_its_section(id):
    card = BOX[THINGS][id]
    worn = {"body": [id]} if card.worn else {"hands": [id]}
    assert lit(position(HALL, S=hero(at="b2", **worn)).game, 0)


# odd ones


@rule("UN-G64", "UN-C266", "UN-C280", "UN-C291")
@pytest.mark.parametrize("weapon", ["whip", "kusarigama"])
def test_a_critical_makes_the_target_drop_its_weapon(weapon):
    def lash(*dice: int) -> list[str]:
        play = position(
            HALL, S=hero(at="b2", hands=[weapon], attributes={"combat": 6}), k=orc(at="b3"), dice=list(dice)
        )
        return play.take("S attacks k").on().see("k")["hands"]

    assert lash(6, 4, 1, 2, *[1] * 8) == []
    assert lash(5, 4, 1, 2, *[1] * 8) == ["broadsword"]


@rule("UN-G63")
def test_a_net_wounds_nobody_and_entangles_on_a_critical():
    play = position(HALL, S=hero(at="b2", hands=["net"], attributes={"shooting": 6}), k=orc(at="b4"), dice=[6, 4])
    play.take("S throws net at k").on()
    assert (play.see("k")["wounds"], play.see("k")["hands"]) == (0, [])
    assert "stunned" in play.see("k")["conditions"]


@rule("UN-C283", "UN-G61")
def test_a_dart_stuns_and_its_poison_rolls_two_dice_against_natural_armor():
    shooter = hero(at="b2", hands=["blowgun"], attributes={"shooting": 6})
    play = position(HALL, S=shooter, k=orc(at="b4", wounds=0), dice=[6, 4, 1, 3, 2])
    play.take("S shoots k").on()
    assert (play.see("k")["wounds"], "stunned" in play.see("k")["conditions"]) == (1, True)
    assert play.see("S shooting k")["dice"] == 1


@rule("UN-G60", "UN-C285")
def test_criticals_of_a_crossbow_count_beyond_half_its_range():
    lane = "#" * 22 + "\n#" + "." * 20 + "#\n" + "#" * 22

    def far(weapon: str) -> bool:
        from undercroft.systems.universalis.ranged import aim

        play = position(lane, S=hero(at="b2", hands=[weapon]), k=orc(at="r2"))
        card = gear_cards()[weapon]
        return aim(play.game, play.who("S"), play.who("k"), card).far

    assert far("longbow")
    assert not far("crossbow")


@rule("UN-C287")
def test_a_handgun_is_fired_at_an_adjacent_enemy():
    assert position(HALL, S=hero(at="b2", hands=["handgun"]), k=orc(at="b3")).offers("S shoots k")
    assert not position(HALL, S=hero(at="b2", hands=["short-bow"]), k=orc(at="b3")).offers("S shoots k")


@rule("UN-C319")
def test_holy_water_is_thrown_at_the_undead_alone():
    people = {"S": hero(at="b2", pack=["holy-water"], attributes={"shooting": 6})}
    dead = position(HALL, k={"creature": "skeleton-warrior", "at": "b4"}, dice=[5, 5, 6, 1, 1, 1], **people)
    assert not position(HALL, k=orc(at="b4"), **people).offers("S uses holy-water on k")
    dead.take("S uses holy-water on k").on()
    assert "k" not in dead.names or dead.game.find(dead.names["k"]) is None or dead.see("k")["wounds"] == 1


@rule("UN-C313")
@pytest.mark.parametrize(("coated", "poisoned"), [("broadsword", True), ("dagger", False)])
def test_a_poisoned_blade_poisons_whom_it_wounds(coated, poisoned):
    def prepare(state: State) -> None:
        state.heroes[0].boons, state.heroes[0].uses = ("poison-flask",), (f"poison on {coated}",)

    fighter = hero(at="b2", hands=["broadsword"], attributes={"combat": 6, "strength": 1})
    play = position(HALL, S=fighter, k=orc(at="b3"), dice=[5, 4, 1, 2, 6, 1, 6], prepare=prepare)
    play.take("S attacks k").on()
    assert play.rolled("poisonous") == poisoned


@rule("UN-C313")
def test_a_poison_flask_is_used_on_a_weapon_in_hand():
    play = position(HALL, S=hero(at="b2", hands=["broadsword"], pack=["poison-flask"])).take("S uses poison-flask")
    assert "poison on broadsword" in play.who("S").uses


def test_banded_armor_turns_curved_blades():
    def dice(armor: str) -> int:
        people = {"S": hero(at="b2", body=[armor]), "k": orc(at="b3", hands=["scimitar"])}
        return position(HALL, **people).see("k attacking S")["dice"]

    assert dice("lorica-segmentata") == dice("chainmail") - 1


def test_smoke_lets_its_user_pass_until_the_activation_ends():
    play = position(HALL, S=hero(at="b2", pack=["smoke-bomb"]), k=orc(at="b3"), turn=["S", "S"])
    assert not play.offers("S moves to b5")
    play.take("S uses smoke-bomb")
    assert play.see("S")["boons"] == ["smoke-bomb"]
    play.take("S ends")
    assert play.see("S")["boons"] == []


@rule("UN-0470", "UN-C568")
def test_fire_is_what_guards_against_fire_lessen():
    from undercroft.systems.universalis.doings.harm import blast_tallies
    from undercroft.systems.universalis.words import Blast

    play = position(HALL, S=hero(at="b2", body=["cloak-of-the-salamander"]))
    who = play.who("S")
    burning = blast_tallies(play.game, who, Blast(dice=5, fire=True), 5, Cause("x"))[0].total
    plain = blast_tallies(play.game, who, Blast(dice=5), 5, Cause("x"))[0].total
    assert (burning, plain) == (3, 5)


@rule("UN-0473", "UN-0476")
@pytest.mark.parametrize(("against", "reach"), [("natural", 3), ("armor", 5), ("intelligence", 3)])
def test_dice_against_natural_armor_ignore_what_is_worn_and_others_reach_another_attribute(against, reach):
    from undercroft.systems.universalis.doings.harm import blast_tallies
    from undercroft.systems.universalis.words import Blast

    play = position(HALL, S=hero(at="b2", body=["chainmail"]))
    assert blast_tallies(play.game, play.who("S"), Blast(dice=2, against=against), 2, Cause("x"))[1].total == reach
