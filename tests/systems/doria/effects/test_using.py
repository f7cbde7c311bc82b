"""Potions and spells that are no attacks."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from undercroft.crawl.effects import idle
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards import item_words, kit
from undercroft.systems.doria.cards.vocabulary import WORDS
from undercroft.systems.doria.combat.outcome import WHEN_HIT
from undercroft.systems.doria.effects.items import ON_FOE, ON_FRIEND

READ = ("element", "dice", "plus", "force", "pierce", "blink")
"""Words that a procedure asks for by name."""


def test_every_word_of_items_does_something():
    mine = [
        word
        for word in WORDS
        if any(word.name == one.name for one in vars(item_words).values() if hasattr(one, "name"))
    ]
    gives = [word.name for word in kit.GIVES]
    assert idle(mine, gives, READ, WHEN_HIT.words, ON_FRIEND.words, ON_FOE.words) == ()


@rule("DO-0064", "DO-0079", "DO-0263", "DO-C77", "DO-0150", "DO-0118")
def test_a_potion_heals_and_is_used_up():
    play = position(W=hero(belt=["small-healing-potion"], hp=5))
    play.choose("use")
    assert (play.who("W").hp, play.who("W").ap) == (8, 20 - 5 - 4)
    assert play.who("W").outfit.items() == ()
    assert "small-healing-potion" in play.state.piles["loot"].discards


@rule("DO-0262", "DO-G66", "DO-0064", "DO-0150")
def test_a_potion_is_given_to_whoever_is_within_range_one():
    play = position("WA.B", W=hero(hand=["psi-potion"]), A=hero("mage", pp=2), B=hero("priestess", pp=2))
    assert {text.split()[1] for text in play.acts() if text.startswith("use")} == {"#1", "#2"}
    play.choose("use", who=2)
    assert play.who("A").pp == 7


@rule("DO-0167", "DO-C78", "DO-C86")
def test_an_antidote_removes_poison():
    play = position(W=hero(hand=["antidote"], poison=4))
    play.choose("use")
    assert play.who("W").poison == 1


@rule("DO-0034", "DO-0109", "DO-0416", "DO-0116", "DO-X03")
def test_a_healing_spell_that_misses_its_target_number_fails_and_is_paid_for():
    dice = {"W spell": [2, 5]}
    who = hero("priestess", hand=["small-healing-spell"], attributes={"con": 8, "psi": 15}, hp=1)
    play = position(W=who, dice=dice)
    before = play.who("W").pp
    play.choose("use")
    assert (play.who("W").hp, play.who("W").pp) == (1, before - 2)


@rule("DO-0416", "DO-X48", "DO-C80")
def test_dense_hide_succeeds_with_35_against_28():
    who = hero("priestess", hand=["dense-hide"], attributes={"con": 10, "psi": 12})
    play = position(W=who, dice={"W spell": [8, 5]})
    play.choose("use")
    assert play.who("W").lasting == ("dense-hide",)
    assert play.who("W").pp == 12 - 2


@rule("DO-0417", "DO-G73", "DO-0036")
@pytest.mark.parametrize(("dice", "pp"), [([8, 9], 12 - 2 + 1), ([29, 9], 12)])
def test_each_critical_success_gives_back_a_psi_point_at_most_the_whole_cost(dice, pp):
    who = hero("priestess", hand=["dense-hide"], attributes={"con": 10, "psi": 12})
    play = position(W=who, dice={"W spell": dice})
    play.choose("use")
    assert play.who("W").pp == pp


@rule("DO-G32", "DO-0039")
def test_a_fumbled_spell_fails_and_costs_its_points_but_is_not_damaged():
    who = hero("priestess", hand=["dense-hide"], attributes={"con": 20, "psi": 20})
    play = position(W=who, dice={"W spell": [1, 1]})
    before = play.who("W").pp
    play.choose("use")
    assert (play.who("W").lasting, play.who("W").pp) == ((), before - 2)
    assert str(play.who("W").outfit.at("hand")[0]) == "dense-hide"


@rule("DO-0110")
def test_a_tn_bonus_lowers_the_target_number_of_spells():
    who = hero("priestess", hand=["dense-hide"], accessory=["philosophers-lens"], attributes={"con": 8, "psi": 10})
    assert position(W=who, dice={"W spell": [3, 2]}).choose("use").who("W").lasting == ("dense-hide",)
    bare = hero("priestess", hand=["dense-hide"], attributes={"con": 8, "psi": 10})
    assert position(W=bare, dice={"W spell": [3, 2]}).choose("use").who("W").lasting == ()


@rule("DO-0469", "DO-0470", "DO-G66")
def test_a_spell_on_oneself_reaches_the_next_square_with_the_range_bonus_only():
    people = {"A": hero("mage")}
    caster = {"hand": ["quick-mend"], "attributes": {"con": 8, "psi": 12}}
    near = position("W.A", W=hero("priestess", **caster), **people)
    assert [text for text in near.acts() if text.startswith("use")] == [
        "use #1 @" + str(near.who("W").at) + " =quick-mend"
    ]
    far = position("W.A", W=hero("priestess", bonuses=["range"], **caster), **people)
    assert len([text for text in far.acts() if text.startswith("use")]) == 2


@rule("DO-G66")
def test_a_circle_heals_all_friends_in_range():
    who = hero("priestess", hand=["circle-of-healing"], attributes={"con": 13, "psi": 13}, hp=1)
    play = position("W.A....B", W=who, A=hero(hp=1), B=hero("mage", hp=1), dice={"W spell": [9, 9]})
    play.choose("use")
    assert [play.who(name).hp for name in "WAB"] == [4, 4, 1]


@rule("DO-0064")
def test_a_healers_brooch_makes_healing_spells_stronger():
    who = hero("priestess", hand=["small-healing-spell"], accessory=["healers-brooch"], hp=1)
    play = position(W=who, dice={"W spell": [9, 9]}).choose("use")
    assert play.who("W").hp == 1 + 3 + 1


@rule("DO-0141")
def test_haste_gives_action_points():
    play = position(W=hero(hand=["potion-of-speed"])).choose("use")
    assert play.who("W").ap == 20 - 2 + 9


@rule("DO-0128", "DO-0129")
def test_an_elixir_frees_and_rearms():
    play = position(W=hero(hand=["elixir-of-life"], held=["round"], disarmed=True, hp=1, pp=0, poison=5)).choose("use")
    who = play.who("W")
    assert (who.held, who.disarmed, who.hp, who.pp, who.poison) == ((), False, 7, 3, 1)


@rule("DO-0255")
def test_mending_repairs_damaged_cards_on_the_body_the_strongest_armor_first():
    who = hero("mage", hand=["mending"], torso=["woolen-jacket+damaged"], legs=["tights+damaged"])
    play = position(W=who, dice={"W spell": [9, 9]}).choose("use")
    assert sorted(map(str, play.who("W").outfit.items())) == ["mending", "tights+damaged", "woolen-jacket"]


@rule("DO-0114", "DO-G66", "DO-0150")
def test_blink_puts_its_caster_on_a_free_square_in_sight():
    who = hero("mage", hand=["blink"])
    play = position("W...g", W=who, g=monster("goblin"), dice={"W spell": [9, 9]})
    squares = [text for text in play.acts() if text.startswith("use")]
    assert len(squares) == 3
    play.choose("use", at=play.at("d1"))
    assert play.see("W")["at"] == "d1"


@rule("DO-0098", "DO-0102", "DO-0150", "DO-G66")
def test_a_fire_flask_hurts_through_armor_that_fire_gets_through():
    goblin = position("W..g", ml=3, W=hero(hand=["fire-flask"]), g=monster("goblin", hurt=-9)).choose("use")
    assert goblin.monster("g").hurt == -9 + 3
    orc = position("W..g", ml=3, W=hero(hand=["fire-flask"]), g=monster("orc", hurt=-9)).choose("use")
    assert orc.monster("g").hurt == -9 + 3 - 1


@rule("DO-0128", "DO-G66", "DO-0150")
def test_a_frost_flask_holds_all_around_its_target():
    play = position("W.gh", ml=1, W=hero(hand=["frost-flask"]), g=monster("orc"), h=monster("orc"))
    play.choose("use", who=play.monster("g").id)
    assert play.monster("g").held == play.monster("h").held == ("round",)


def test_sleep_keeps_a_monster_from_acting_in_this_round():
    dice = {"W magic-attack": [[9, 9, 9], [2]]}
    play = position("W.g", W=hero("mage", hand=["sleep"]), g=monster("orc"), dice=dice).choose("magic")
    assert play.monster("g").acted


@rule("DO-G33")
def test_a_damaged_spell_cannot_be_cast():
    play = position(W=hero("priestess", hand=["small-healing-spell+damaged"]))
    assert not any(text.startswith("use") for text in play.acts())


@rule("DO-0114", "DO-G66")
def test_blink_reaches_free_squares_in_range_and_sight_only():
    play = position("W.....g.\n#######.\n........", W=hero("mage", hand=["blink"]), g=monster("goblin"))
    found = {text.split()[1].removeprefix("@") for text in play.acts() if text.startswith("use")}
    assert found == {str(play.at(name)) for name in ("b1", "c1", "d1", "e1", "f1")}


@rule("DO-0114", "DO-G66", "DO-0126", "DO-G56")
@pytest.mark.parametrize(
    ("target", "offered"),
    [
        (monster("goblin"), True),
        (monster("poltergeist"), False),
        (monster("goblin", outside=True), False),
    ],
)
def test_a_flask_is_thrown_at_monsters_on_the_board_that_it_can_harm(target, offered):
    play = position("W...g", W=hero(hand=["fire-flask"]), g=target)
    assert any(text.startswith("use") for text in play.acts()) is offered
    far = position("W....g", W=hero(hand=["fire-flask"]), g=target)
    assert not any(text.startswith("use") for text in far.acts())
