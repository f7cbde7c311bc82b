"""How far cards reach, and whom else an attack reaches."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.combat.targets import range_with, reached


@rule("DO-0114", "DO-0468", "DO-0470", "DO-G66")
@pytest.mark.parametrize(
    ("card", "kind", "plain", "doubled"),
    [
        ("dagger", "melee", 1, 2),
        ("halberd", "melee", 2, 4),
        ("tomahawk", "melee", 1, 2),
        ("tomahawk", "ranged", 4, 8),
        ("psi-orb", "magic", 5, 10),
        ("healing-spell", None, 4, 8),
        ("stone-skin", None, 0, 1),
    ],
)
def test_the_range_printed_on_a_card_and_twice_as_far_with_the_bonus(card, kind, plain, doubled):
    for bonuses, far in ([], plain), (["range"], doubled):
        play = position(W=hero(bonuses=bonuses))
        assert range_with(play.game.kit(play.who("W")), item_cards()[card], kind) == far


@rule("DO-0114")
@pytest.mark.parametrize(
    ("card", "kind", "far"),
    [("hunting-bow", "ranged", 7), ("psi-orb", "magic", 6), ("dagger", "melee", 1), ("healing-spell", None, 4)],
)
def test_a_hawk_pendant_lengthens_shots_and_attack_spells_alone(card, kind, far):
    play = position(W=hero("huntress", accessory=["hawk-pendant"]))
    assert range_with(play.game.kit(play.who("W")), item_cards()[card], kind) == far


BOARD = "W.gh\n..i.\n.A..\nk..."


def area(card, kind="magic", **more):
    """Whom an attack on g reaches besides, by name and in order."""
    play = position(
        BOARD,
        W=hero("mage", **more),
        A=hero("warrior"),
        **{name: monster("goblin") for name in "ghi"},
        k=monster("orc"),
    )
    who, first = play.who("W"), play.monster("g")
    names = {id: name for name, id in play.names.items()}
    found = reached(play.game, who, play.game.kit(who), item_cards()[card], kind, first)
    return "".join(names[id] for id in found)


@rule("DO-0523", "DO-0414", "DO-0469", "DO-C82")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("psi-orb", ""),
        ("fireball", "hi"),
        ("chain-lightning", "hi"),
        ("needle-swarm", "hi"),
        ("earthquake", "hikA"),
        ("mind-storm", "hik"),
    ],
)
def test_an_area_reaches_those_around_its_target_friends_only_if_it_says_so_and_never_its_caster(card, found):
    assert sorted(area(card)) == sorted(found)


@rule("DO-0523")
def test_monsters_come_first_and_the_nearest_of_them_before_the_others():
    assert area("earthquake").endswith("A")
    assert set(area("earthquake")[:2]) == {"h", "i"}


@rule("DO-0469")
def test_the_range_bonus_does_not_enlarge_an_area():
    assert sorted(area("fireball", bonuses=["range"])) == ["h", "i"]
