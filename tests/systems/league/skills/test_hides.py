"""Passive rules that count when a monster is attacked or harmed, each with and without the rule."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster, position
from undercroft.proofs.checklist import rule

SIDE_BY_SIDE = ".....\n.Wg..\n....."
APART = ".......\n.W...g.\n......."
HIT = [10]
PLAIN = {"strength": 30}


def strikes(card, weapon, damage, board=SIDE_BY_SIDE, dice=None, shot=False, **more):
    """A hero with no damage bonus strikes or shoots a monster and hits."""
    who = hero(hand=[weapon], values=PLAIN, facing="east", **more.pop("who", {}))
    given = {"W shot" if shot else "W attack": HIT, "W damage": damage, **(dice or {})}
    play = position(board, W=who, g=monster(card, **more.pop("enemy", {})), turn="W", dice=given, **more)
    verb = "shoots" if shot else "strikes"
    return play.take(f"W {verb} g with {weapon}")


def lost(play, card):
    """HP it lost and the armour it has, together: the damage that reached it."""
    definition = play.game.box
    return definition and card


def harm(play):
    """The damage after its special rules, before armour."""
    event = next((event for event in play.events("summed") if event.what == "damage-taken"), None)
    worked = next(event for event in play.events("summed") if event.what == "damage")
    rules = {"ethereal", "hard-as-rock", "just-bones", "leech"}
    return worked.total + sum(term.value for term in event.terms if term.source in rules) if event else worked.total


def needed(play):
    event = next(event for event in play.events("summed") if event.what == "to-hit")
    return {term.source: term.value for term in event.terms}


@rule("LE-0815")
@pytest.mark.parametrize(("card", "term"), [("zombie", -10), ("skeleton", None)])
def test_close_combat_attacks_against_what_stinks_are_at_10_less(card, term):
    assert needed(strikes(card, "broadsword", [2])).get("stench") == term


@rule("LE-0815")
def test_shots_at_it_are_not():
    assert needed(strikes("zombie", "short-bow", [2], APART, shot=True)).get("stench") is None


@rule("LE-0758")
@pytest.mark.parametrize(("weapon", "hp"), [("broadsword", 16), ("broadsword+magic", 16 - 6)])
def test_only_magic_weapons_harm_what_is_ethereal(weapon, hp):
    play = strikes("wraith", weapon, [5])
    assert play.see("g")["hp"] == hp


@rule("LE-0776")
@pytest.mark.parametrize(("card", "harmed"), [("gargoyle", False), ("orc", True)])
def test_no_missile_harms_what_is_hard_as_rock(card, harmed):
    play = strikes(card, "short-bow", [8], APART, shot=True)
    assert (play.see("g")["hp"] < play.game.card(play.enemy("g")).hp) == harmed


@rule("LE-0777")
@pytest.mark.parametrize(
    ("weapon", "harmed"), [("broadsword", 4), ("broadsword+magic", 8), ("mithril-longsword", 8), ("mace", 8)]
)
def test_blades_do_half_damage_to_it_unless_they_are_magic_or_of_mithril(weapon, harmed):
    plus = {"broadsword": 1, "broadsword+magic": 1, "mace": 0}.get(weapon)
    if plus is None:
        from undercroft.systems.league.cards.library import weapon as card_of
        from undercroft.systems.league.cards.values import measure

        plus = measure(card_of("mithril-longsword").damage).plus
    play = strikes("gargoyle", weapon, [8 - plus])
    assert harm(play) == harmed


@rule("LE-0779")
@pytest.mark.parametrize(
    ("card", "weapon", "board", "more"),
    [
        ("skeleton", "short-bow", APART, -2),
        ("skeleton", "crossbow", APART, -2),
        ("skeleton", "sling", APART, -2),
        ("skeleton", "mace", SIDE_BY_SIDE, 2),
        ("skeleton", "broadsword", SIDE_BY_SIDE, 0),
        ("zombie", "mace", SIDE_BY_SIDE, 0),
    ],
)
def test_bones_mind_missiles_less_and_crushing_weapons_more(card, weapon, board, more):
    play = strikes(card, weapon, [4], board, shot=board is APART, who={"values": {"strength": 60}} if False else {})
    worked = next(event for event in play.events("summed") if event.what == "damage")
    assert harm(play) - worked.total == more


@rule("LE-0745", "LE-0746")
@pytest.mark.parametrize(
    ("card", "weapon", "faces", "wears"),
    [
        ("acid-slime", "broadsword", [2], True),
        ("acid-slime", "broadsword", [3], False),
        ("acid-slime", "silver-broadsword", [2], False),
        ("acid-slime", "mithril-longsword", [2], False),
        ("acid-slime", "club", [3], False),
        ("zombie", "broadsword", [2], False),
    ],
)
def test_metal_weapons_that_cause_odd_damage_to_what_is_corrosive_wear(card, weapon, faces, wears):
    play = strikes(card, weapon, faces)
    play.on()
    assert any("~1" in item for item in play.see("W")["worn"]) == wears


@rule("LE-0761")
@pytest.mark.parametrize(("card", "more"), [("vampire", True), ("wight", False)])
def test_silver_costs_some_d6_more(card, more):
    dice = {"g extra-damage": [5]} if more else {}
    play = strikes(card, "silver-dagger", [5], dice=dice)
    assert play.rolled("extra-damage") == more


@rule("LE-0761")
def test_a_blow_that_costs_nothing_brings_no_more():
    play = strikes("vampire", "silver-dagger", [1])
    assert play.rolled("extra-damage") == 0


@rule("LE-0790")
@pytest.mark.parametrize(("card", "corpses"), [("clay-guardian", 0), ("goblin", 1)])
def test_a_magic_being_leaves_nothing_to_loot(card, corpses):
    play = strikes(card, "broadsword", [8], enemy={"hp": 1}, h=monster("goblin", at="e3"))
    assert sum(token.kind == "corpse" for token in play.state.tokens) == corpses
    assert len(play.state.rewards) == 1


@rule("LE-0789")
@pytest.mark.parametrize(("on", "half"), [("W", False), ("X", True), (None, False)])
def test_others_do_half_damage_to_a_leech_that_hangs_on_a_hero(on, half):
    def attach(state):
        if on is not None:
            from undercroft.systems.league.state import Grip

            one = state.party["WX".index(on)]
            one.grips = (Grip(kind="leeched", by=state.enemies[0].id),)

    board = ".....\n.Wg..\n..X.."
    who = hero(hand=["mace"], values=PLAIN, facing="east")
    play = position(
        board,
        W=who,
        X=hero("ogrim"),
        g=monster("giant-leech", hp=7),
        turn="W",
        prepare=attach,
        dice={"W attack": HIT, "W damage": [5]},
    ).take("W strikes g with mace")
    assert play.see("g")["hp"] == 7 - (2 if half else 5)
