"""What an option shows before the dice."""

from __future__ import annotations

from systems.doria.build import SYSTEM, hero, monster, position
from undercroft.proofs.checklist import rule


def shown(play, act, **fields):
    """The numbers that an option shows, by name."""
    ask = play.table.ask
    found = [
        option
        for option in ask.options
        if option.act == act and all(getattr(option, name) == value for name, value in fields.items())
    ]
    return {number.name: number.value for number in SYSTEM.preview(play.game, ask, found[0])}


@rule("DO-0383", "DO-0118")
def test_an_attack_shows_its_dice_what_is_added_and_where_it_leaves_the_marker():
    play = position("Wg", W=hero(hand=["longsword"], torso=["fighting-tunic"]), g=monster("orc"))
    assert shown(play, "melee") == {"initiative": 8, "attack-dice": 3, "attack-bonus": 6}


@rule("DO-0390")
def test_a_defence_shows_what_it_would_roll():
    play = position("Wg", W=hero(hand=["round-shield"]), g=monster("orc"), turn="g")
    assert shown(play, "defend") == {"defence-dice": 2, "defence-bonus": 3}
    assert shown(play, "dodge") == {"defence-dice": 2}


@rule("DO-0109")
def test_a_spell_shows_what_the_dice_must_show():
    play = position(W=hero("priestess", hand=["small-healing-spell"]))
    assert shown(play, "use") == {"initiative": 10, "needed": 32 - 8 - 12}


def test_powers_of_one_weapon_are_told_apart():
    play = position("W.g", W=hero("huntress", hand=["elven-bow"], attributes={"agi": 11}), g=monster("orc"))
    play.choose("ranged")
    ask = play.table.ask
    assert [SYSTEM.explain(play.game, ask, option) for option in ask.options[1:]] == [
        "word-element-air",
        "word-element-fire",
    ]
