"""Phase H: hero bonuses, Group XP, attribute points, regeneration and rest.  DO-0186 to DO-0190, DO-0438 to DO-0443"""

from __future__ import annotations

import pytest

from systems.doria.build import Play, hero, position
from undercroft.proofs.checklist import rule

PARTY = ("warrior", "mage", "adventurer", "scoundrel", "priestess")


def party(n: int, **more: object) -> dict[str, dict[str, object]]:
    """So many characters, named by their places; the first has more to say."""
    found = {f"P{number}": hero(PARTY[number], at=f"a{number + 1}") for number in range(n)}
    found["P0"] |= more
    return found


def level_up(n: int = 2, *, first: dict[str, object] | None = None, **more: object) -> Play:
    return position(**party(n, **(first or {})), turn="level-up", **more)


@rule("DO-0438", "DO-0440", "DO-0007", "DO-X52")
def test_group_xp_of_the_number_of_characters_are_a_point_for_each_and_the_rest_stays():
    play = level_up(5, xp=7)
    play.take("yes")
    assert [play.see(f"P{n}")["points"] for n in range(5)] == [1] * 5
    assert play.see("table")["xp"] == 2


@rule("DO-0439", "DO-0474", "DO-X53")
@pytest.mark.parametrize(("n", "xp", "asked"), [(4, 11, False), (4, 12, True), (3, 8, False), (3, 9, True)])
def test_in_campaigns_a_point_costs_three_times_as_much(n: int, xp: int, asked: bool):
    play = level_up(n, xp=xp, campaign="greenskins")
    assert (play.asks() == "redeem-xp") == asked


@rule("DO-0512", "DO-0519", "DO-X58")
@pytest.mark.parametrize(("n", "campaign", "price"), [(2, "", 2), (2, "reaper", 6), (1, "", 1), (1, "reaper", 3)])
def test_for_one_or_two_characters_a_point_costs_as_little_as_they_are(n: int, campaign: str, price: int):
    assert level_up(n, xp=price - 1, campaign=campaign).asks() != "redeem-xp"
    play = level_up(n, xp=price, campaign=campaign)
    assert play.asks() == "redeem-xp"
    assert play.take("yes").see("table")["xp"] == 0


@rule("DO-G41")
def test_redeeming_is_optional_and_may_be_done_again():
    play = level_up(2, xp=5).take("yes", "yes")
    assert play.see("P0")["points"] == 2
    assert play.see("table")["xp"] == 1
    assert level_up(2, xp=5).take("no").see("table")["xp"] == 5


@rule("DO-G41")
def test_players_may_rule_that_xp_are_redeemed_once_in_a_phase():
    play = level_up(2, xp=5, options={"g41": "once"}).take("yes")
    assert play.asks() == "spend-point"
    assert play.see("table")["xp"] == 3


@rule("DO-G63")
def test_players_may_rule_that_attributes_end_at_15():
    play = level_up(2, first={"points": 1, "attributes": {"str": 15}}, options={"g63": "fifteen"})
    assert not play.offers("P0 raises str")
    assert play.offers("P0 raises con")


@rule("DO-0441")
def test_points_may_be_saved_or_spent_one_for_one():
    play = level_up(2, first={"points": 2}).take("P0 raises agi", "P0 saves the point")
    assert play.see("P0")["agi"] == 10
    assert play.see("P0")["points"] == 1


@rule("DO-0058", "DO-0062", "DO-0442", "DO-X54")
def test_strength_and_constitution_together_raise_maximum_and_current_hp():
    first = {"hero": "adventurer", "hp": 6, "points": 2}
    play = position(P0=hero(at="a1") | first, P1=hero("mage", at="a2"), turn="level-up")
    play.take("P0 raises str", "P0 raises con")
    facts = play.see("P0")
    assert (facts["str"], facts["con"], facts["hp"], facts["most hp"]) == (10, 10, 7, 10)


@rule("DO-0442", "DO-X54")
def test_constitution_alone_may_change_nothing():
    first = {"hero": "adventurer", "hp": 6, "points": 1}
    play = position(P0=hero(at="a1") | first, P1=hero("mage", at="a2"), turn="level-up").take("P0 raises con")
    assert (play.see("P0")["hp"], play.see("P0")["most hp"]) == (6, 9)


@rule("DO-0060", "DO-0062")
def test_wisdom_and_psi_raise_pp():
    play = level_up(2, first={"points": 1, "attributes": {"wis": 6, "psi": 1}}).take("P0 raises psi")
    assert (play.see("P0")["pp"], play.see("P0")["most pp"]) == (4, 4)


@rule("DO-G63")
def test_no_attribute_rises_above_20():
    play = level_up(2, first={"points": 1, "attributes": {"str": 20}})
    assert not play.offers("P0 raises str")
    assert play.offers("P0 raises con")


@rule("DO-0187", "DO-0453", "DO-0455")
@pytest.mark.parametrize(("round", "asked"), [(6, False), (7, True), (8, False), (13, True), (18, True), (19, False)])
def test_heroes_rise_in_rounds_7_13_and_18(round: int, asked: bool):
    assert (level_up(round=round).asks() == "hero-bonus") == asked


@rule("DO-0454", "DO-0475")
def test_no_hero_rises_inside_a_campaign_scenario():
    assert level_up(round=7, campaign="greenskins").asks() != "hero-bonus"


@rule("DO-0455")
def test_every_bonus_is_chosen_at_most_once():
    play = level_up(round=7, first={"bonuses": ["melee"]})
    assert not play.offers("P0 chooses the bonus melee")
    play.take("P0 chooses the bonus quickness")
    assert play.see("P0")["bonuses"] == ["melee", "quickness"]
    assert play.see("P0")["hero level"] == 3


@rule("DO-0186")
def test_hero_bonuses_come_before_group_xp_and_these_before_points_and_regeneration():
    first = {"hp": 3, "points": 1, "bonuses": ["regeneration"]}
    play = level_up(round=7, xp=2, first=first)
    asked = []
    while play.asks():
        asked.append(play.asks())
        assert play.see("P0")["hp"] == 3
        ask = play.table.ask
        assert ask is not None
        play.table.choose(ask.options[ask.default])
    assert asked == ["hero-bonus", "hero-bonus", "redeem-xp", "spend-point", "spend-point"]
    assert play.see("P0")["hp"] == 4


@rule("DO-0188", "DO-0462")
@pytest.mark.parametrize(("hp", "pp", "after"), [(5, -2, (6, -1)), (13, 3, (13, 3))])
def test_regeneration_gives_a_point_of_each_up_to_the_maximum(hp: int, pp: int, after: tuple[int, int]):
    play = level_up(first={"hp": hp, "pp": pp, "bonuses": ["regeneration"]})
    assert (play.see("P0")["hp"], play.see("P0")["pp"]) == after


@rule("DO-0064", "DO-0188")
def test_without_the_bonus_nobody_regenerates():
    assert level_up(first={"hp": 5}).see("P0")["hp"] == 5


@rule("DO-0189", "DO-0435", "DO-X51")
def test_unconscious_characters_regain_three_points_as_they_like():
    play = level_up(first={"hp": -10, "pp": 0, "unconscious": True})
    play.take("P0 rests with 3 for HP")
    assert (play.see("P0")["hp"], play.see("P0")["pp"]) == (-7, 0)
    play = level_up(first={"hp": -10, "pp": -1, "unconscious": True}).take("P0 rests with 1 for HP")
    assert (play.see("P0")["hp"], play.see("P0")["pp"]) == (-9, 1)


@rule("DO-G62")
def test_rest_raises_nothing_above_its_maximum():
    play = level_up(first={"hp": 12, "pp": 3, "unconscious": True}).take("P0 rests with 3 for HP")
    assert play.see("P0")["hp"] == 13


@rule("DO-0190", "DO-0435")
@pytest.mark.parametrize(("answer", "stays"), [("yes", False), ("no", True)])
def test_an_unconscious_character_says_whether_it_will_roll(answer: str, stays: bool):
    play = level_up(first={"hp": -3, "unconscious": True}).take("P0 rests with 3 for HP", answer)
    assert play.see("P0")["stays"] == stays


@rule("DO-0048", "DO-0410", "DO-0186")
def test_a_trap_kept_at_the_start_gives_xp_in_the_first_phase_h_and_its_gold_in_the_shop_after_it():
    from undercroft.systems.doria.cards.definitions import TRAPS
    from undercroft.systems.doria.cards.library import library

    trap = next(card for card in library()[TRAPS].values() if card.xp and card.gold)
    play = position(**party(2, set_aside=[trap.id]), turn=["level-up", "shop"], shop=("dagger", "", ""))
    assert play.see("table")["xp"] == trap.xp
    play.on()
    assert play.who("P0").set_aside == ()
