"""Which monster acts first."""

from __future__ import annotations

from systems.doria.build import Play, hero, monster, position
from undercroft.proofs.checklist import rule

SKIP = {"held": ["round"]}
"""Held monsters stay out of each other's way."""


def order(play: Play) -> list[str]:
    """The monsters in the order in which they were activated, by name."""
    names = {id: name for name, id in play.names.items()}
    return [names[event.who] for event in play.events("began") if event.what == "monster-turn"]  # type: ignore[union-attr]


@rule("DO-0157", "DO-0352")
def test_a_monster_acts_after_a_character_on_its_field():
    play = position("W...m", W=hero(ap=5), m=monster("mummy", **SKIP), turn="actions")
    assert play.asks() == "act"
    assert order(play) == []


@rule("DO-0157", "DO-0352", "DO-X32", "DO-0360")
def test_an_orc_at_7_comes_before_a_character_at_5_and_a_mummy_at_5_after_it():
    play = position(
        "W....\n.....\n.....\n.....",
        W=hero(ap=5),
        m=monster("mummy", at="e4", **SKIP),
        o=monster("orc", at="a4", **SKIP),
        turn="actions",
    )
    assert order(play) == ["o"]
    assert play.asks() == "act"


@rule("DO-0159", "DO-0353", "DO-X33")
def test_on_one_field_the_orc_with_its_a_comes_before_the_shaman_with_its_d():
    play = position(
        "W.........\n#########.\n..........",
        W=hero(ap=0),
        s=monster("shaman", at="a3", **SKIP),
        o=monster("orc", at="b3", **SKIP),
        turn="actions",
    ).on()
    assert order(play) == ["o", "s"]


@rule("DO-0159", "DO-0354", "DO-X34")
def test_of_two_orcs_the_nearer_one_is_first():
    figures = {"W": hero(ap=0), "f": monster("orc", **SKIP), "n": monster("orc", **SKIP)}
    play = position("W..n...f", turn="actions", **figures).on()
    assert order(play) == ["n", "f"]


@rule("DO-0355", "DO-X34")
def test_at_equal_distance_the_orc_with_a_modifier_is_first():
    play = position(
        "...W...",
        W=hero(ap=0),
        a=monster("orc", at="a1", **SKIP),
        b=monster("orc", at="g1", modifiers=["blocker"], **SKIP),
        turn="actions",
    ).on()
    assert order(play) == ["b", "a"]


@rule("DO-0356")
def test_where_nothing_decides_the_players_do():
    play = position("a..W..b", W=hero(ap=0), a=monster("orc", **SKIP), b=monster("orc", **SKIP), turn="actions")
    assert play.asks() == "next-monster"
    play.choose("activate", who=play.names["b"]).on()
    assert order(play) == ["b", "a"]


@rule("DO-0323", "DO-C127")
def test_a_modifier_may_give_a_monster_its_own_field():
    play = position(
        "W......",
        W=hero(ap=15),
        g=monster("orc", at="g1", marker=20, modifiers=["watchful"], **SKIP),
        turn="actions",
    )
    assert order(play) == ["g"]


@rule("DO-0356", "DO-0149")
def test_players_are_not_asked_for_the_order_of_monsters_whose_turn_has_not_come():
    play = position("a..W..b", W=hero(ap=9), a=monster("orc", **SKIP), b=monster("orc", **SKIP), turn="actions")
    assert play.asks() == "act"
