"""Single clauses of casting and dispelling.  UN-0423 to UN-0447"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, square, troll
from undercroft.kernel.requests import NOWHERE, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Dispel
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.magic.casting import (
    _backlash,
    _choose_dispeller,
    _clumsy,
    _exceeds,
    _pay,
    _roll,
    _succeed,
    _take_aid,
    _try_to_dispel,
    dispel,
    dispellers,
    start_casting,
)
from undercroft.systems.universalis.state import Casting


def study(turn: str = "B", **people: Any) -> Play:
    """Maeliss, who casts, and an orc."""
    return position(HALL, turn=turn, **{"B": hero("maeliss", at="b2", pack=[]), "k": orc(at="e2"), **people})


def begun(play: Play, target: str = "k", spell: str = "fireball", **more: Any) -> Casting:
    casting = Casting(caster=play.who("B").id, spell=spell, target=play.who(target).id, **{"at": NOWHERE, **more})
    play.state.casting = casting
    return casting


@rule("UN-0423", "UN-0725")
def test_who_begins_to_cast_faces_the_target_which_counts_as_attacked_if_it_is_an_enemy() -> None:
    play = study(B=hero("maeliss", at="b2", pack=[], facing="west"), S=hero(at="b5"))
    start_casting(play.game, play.who("B"), "fireball", Option("cast", play.who("k").id, what="fireball"))
    assert play.who("B").facing == FACINGS.index("east")
    assert play.see("k")["attacked"]
    start_casting(play.game, play.who("B"), "fireball", Option("cast", play.who("S").id, what="fireball"))
    assert play.who("B").facing == FACINGS.index("south")
    assert not play.see("S")["attacked"]
    start_casting(play.game, play.who("B"), "fireball", Option("cast", play.who("B").id, what="fireball"))
    assert play.who("B").facing == FACINGS.index("south")
    start_casting(play.game, play.who("B"), "fireball", Option("cast", at=square(play, "e5"), what="fireball"))
    assert play.game.casting.at == square(play, "e5")


@rule("UN-0445", "UN-C489")
@pytest.mark.parametrize(("skills", "worst"), [((), 1), (("reckless-wizard",), 3)])
def test_only_a_declared_recklessness_makes_higher_doubles_fail(skills: tuple[str, ...], worst: int) -> None:
    play = study(B=hero("maeliss", at="b2", pack=[], skills=["reckless-wizard", "lynx"]))
    assert _clumsy(play.game, play.who("B"), begun(play, skills=skills)) == worst
    assert _clumsy(play.game, play.who("B"), begun(play, skills=("lynx",))) == 1


@rule("UN-0435", "UN-0736")
def test_a_creature_takes_its_dearest_aid_without_being_asked() -> None:
    play = study()
    play.who("k").pack = ("components-for-magic", "magic-scroll")
    dear = max(play.who("k").pack, key=lambda item: gear_cards()[item].cost or 0)
    assert carried_out(_take_aid(play.game, play.who("k"), "cast")) == dear
    assert play.who("k").helped
    assert dear not in play.who("k").pack
    assert carried_out(_take_aid(play.game, play.who("k"), "cast")) == ""


@rule("UN-0098", "UN-0099")
@pytest.mark.parametrize(
    ("caster", "target", "faces", "asked"),
    [
        ("B", "k", (2, 1), "B"),
        ("B", "k", (6, 5), ""),
        ("k", "B", (6, 5), "B"),
        ("k", "B", (2, 1), ""),
        ("k", "m", (6, 5), ""),
    ],
)
def test_fortune_is_for_the_hero_against_whom_a_casting_roll_goes(
    caster: str, target: str, faces: Any, asked: str
) -> None:
    play = study(B=hero("maeliss", at="b2", pack=[], fortune=1), m=orc(at="h8"))
    casting = Casting(caster=play.who(caster).id, spell="fireball", target=play.who(target).id, at=NOWHERE)
    play.state.casting = casting
    script = _roll(play.game, play.who(caster), casting, 3)
    next(script)
    if asked:
        ask = script.send(faces)
        assert (ask.prompt, ask.who) == ("fortune-cast", play.who(asked).id)
        assert ask.stakes.work().goal == ("cast" if caster == asked else "escape-spell")
        worth = [round(36 * one.chance) for one in ask.stakes.work().prospects]
        reach = sum(a + b + 3 >= 10 and (a, b) != (1, 1) for a in range(1, 7) for b in range(1, 7))
        assert worth[1] == (reach if caster == asked else 36 - reach)
    else:
        with pytest.raises(StopIteration):
            script.send(faces)


@rule("UN-0424", "UN-0445")
@pytest.mark.parametrize(("gift", "left"), [(False, 8), (True, 10)])
def test_a_spell_costs_mana_and_a_marker_and_a_gift_no_mana(gift: bool, left: int) -> None:
    play = study()
    who = play.who("B")
    who.mana, who.cast, who.lore = 10, (), ""
    casting = begun(play, gift=gift)
    cost = library()[SPELLS]["fireball"].mana
    _pay(play.game, who, casting)
    assert (who.mana, who.cast, who.lore) == (10 - (0 if gift else cost), ("fireball",), "")
    foe = play.who("k")
    foe.mana, foe.lore = 10, ""
    _pay(play.game, foe, casting)
    assert foe.lore == ("" if gift else "fire")


@rule("UN-0443", "UN-0444", "UN-0428")
@pytest.mark.parametrize(("dice", "criticals", "total"), [((5, 4), 0, 14), ((6, 4), 1, 14), ((6, 6), 2, 0)])
def test_the_total_of_a_spell_counts_only_where_it_may_be_dispelled(dice: Any, criticals: int, total: int) -> None:
    play = study(k={"creature": "orc-shaman", "at": "e2"})
    play.who("k").mana = 5
    casting = begun(play)
    may = bool(dispellers(play.game, casting))
    _succeed(play.game, play.who("B"), casting, dice, 14)
    assert (casting.cast, casting.criticals, casting.total) == (True, criticals, total if may else 0)
    assert play.state.achieved > 0


@rule("UN-0428", "UN-0463")
@pytest.mark.parametrize(("vp", "turns"), [(40, 5), (10, 4)])
def test_a_permanent_spell_lasts_as_many_turns_as_the_higher_die_and_an_apprentices_one_less(
    vp: int, turns: int
) -> None:
    lasting = next(spell.id for spell in library()[SPELLS].values() if spell.permanent)
    play = study(B=hero("maeliss", at="b2", pack=[], vp=vp))
    casting = begun(play, spell=lasting)
    _succeed(play.game, play.who("B"), casting, (5, 4), 14)
    assert casting.turns == turns
    _succeed(play.game, play.who("B"), casting, (1, 1), 14)
    assert casting.turns == 1


@rule("UN-0445", "UN-0446", "UN-0447")
@pytest.mark.parametrize(("hurt", "asked"), [(-1, False), (0, True)])
def test_a_casting_blunder_stuns_and_only_what_would_be_fatal_may_be_turned_aside(hurt: int, asked: bool) -> None:
    play = study(B=hero("maeliss", at="b2", pack=[], fortune=1))
    left = play.game.left(play.who("B"))
    script = _backlash(play.game, play.who("B"))
    assert len(next(script).dice[0]) == 5
    assert play.who("B").suffers("stunned")
    assert play.game.active.over
    if asked:
        assert script.send(left + hurt).prompt == "fatal-blow"
    else:
        with pytest.raises(StopIteration):
            script.send(left + hurt)
        assert play.see("B")["wounds"] == left - 1


@rule("UN-0438", "UN-0440", "UN-0441", "UN-0442", "UN-0148")
@pytest.mark.parametrize(
    ("change", "at", "found"),
    [
        ({}, "f6", True),
        ({"mana": 0}, "f6", False),
        ({"mana": 1}, "f6", True),
        ({"conditions": ("stationary",)}, "f6", False),
        ({"at": "k9"}, "k9", False),
    ],
)
def test_a_spell_is_dispelled_by_casters_with_mana_near_its_caster_or_target(
    change: dict[str, Any], at: str, found: bool
) -> None:
    play = study(B=hero("borgron", at="f6", pack=[], hands=[]), k=orc(at="b2"), m=orc(at="b3"))
    who = play.who("B")
    who.mana = change.get("mana", 5)
    who.conditions = change.get("conditions", ())
    who.at = square(play, at)
    casting = Casting(caster=play.who("k").id, spell="fireball", target=play.who("m").id, at=NOWHERE)
    near = [one.id for one in dispellers(play.game, casting)]
    assert near == ([who.id] if found else [])
    if at == "k9":
        casting.at = square(play, "h8")
        assert [one.id for one in dispellers(play.game, casting)] == [who.id]
        casting.at, casting.target = NOWHERE, who.id
        assert [one.id for one in dispellers(play.game, casting)] == [who.id]


@rule("UN-0441", "UN-0442")
def test_who_is_in_an_enemys_melee_range_dispels_nothing() -> None:
    play = study(B=hero("borgron", at="f6", pack=[], hands=[]), k=orc(at="b2"), m=orc(at="f7"))
    casting = Casting(caster=play.who("k").id, spell="fireball", target=play.who("B").id, at=NOWHERE)
    assert dispellers(play.game, casting) == []


@rule("UN-0091", "UN-G27")
@pytest.mark.parametrize(
    ("dice", "bonus", "total", "exceeds"),
    [((4, 3), 4, 11, False), ((4, 3), 5, 11, True), ((6, 6), 0, 99, True), ((1, 1), 50, 11, False)],
)
def test_a_dispel_must_exceed_the_casting_total(dice: Any, bonus: int, total: int, exceeds: bool) -> None:
    assert _exceeds(dice, bonus, total) is exceeds


@rule("UN-0438", "UN-0439", "UN-0440", "UN-0091")
@pytest.mark.parametrize(("dice", "dispelled", "mana"), [((6, 5), True, 4), ((2, 1), False, 5)])
def test_only_a_dispel_that_succeeds_costs_mana(dice: Any, dispelled: bool, mana: int) -> None:
    play = study()
    play.who("B").mana = 5
    casting = begun(play, total=12)
    carried_out(_try_to_dispel(play.game, play.who("B"), casting, 4), dice)
    assert (casting.dispelled, play.who("B").mana) == (dispelled, mana)


@rule("UN-0438", "UN-0443", "UN-G27")
def test_after_the_attempt_nobody_dispels_a_spell_any_more() -> None:
    play = study(B=hero("borgron", at="f6", pack=[], hands=[]), k=orc(at="b2"), m=orc(at="b3"))
    play.state.casting = Casting(
        caster=play.who("k").id, spell="fireball", target=play.who("m").id, at=NOWHERE, total=9
    )
    carried_out(dispel(play.game, Dispel(play.who("k").id)), Option("let-be"))
    assert (play.game.casting.total, play.game.casting.dispelled) == (0, False)
    carried_out(dispel(play.game, Dispel(play.who("k").id)))


@rule("UN-G27")
def test_the_artificial_dark_player_sends_its_most_intelligent_caster_with_a_scroll_if_it_has_one() -> None:
    play = study(m=troll(at="h8"))
    bright = max(play.state.creatures, key=lambda one: play.game.kit(one).intelligence)
    assert carried_out(_choose_dispeller(play.game, list(play.state.creatures))) == (bright, "")
    bright.pack = ("magic-scroll",)
    assert carried_out(_choose_dispeller(play.game, list(play.state.creatures))) == (bright, "magic-scroll")
    assert carried_out(_choose_dispeller(play.game, [])) == (None, "")
