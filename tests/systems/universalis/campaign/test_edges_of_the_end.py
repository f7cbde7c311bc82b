"""Edges of the end of a quest: what goes back, what is lost.  UN-0054, UN-0535, UN-0541, UN-1469"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, position
from systems.universalis.workshop import in_town, like
from undercroft.kernel.requests import Request
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.campaign.aftermath import LOST, _return
from undercroft.systems.universalis.state import State


def hall(**people: object) -> Play:
    return position(HALL, turn="S", **{"S": hero(at="b2"), **people})


@rule("UN-0054", "UN-0060", "UN-1469")
@pytest.mark.parametrize("won", [True, False])
def test_when_a_quest_is_over_free_things_are_gone(won: bool) -> None:
    def given(state: State) -> None:
        state.heroes[0].presents = ("rope",)

    people = {"S": hero(at="b2", pack=["rope", "torch"], hands=[], body=[])}
    play = position(HALL, do=[EndQuest(won=won, why="mission")], prepare=given, dice=[1] * 20, **people).finish()
    assert "rope" not in play.who("S").pack
    assert play.state.outcome is not None


@rule("UN-0535", "UN-0541")
@pytest.mark.parametrize(("fate", "lost"), [("injured", True), ("escaped", True), ("resurrected", False)])
def test_who_comes_back_has_lost_things_but_not_who_was_raised(fate: str, lost: bool) -> None:
    play = hall(S=hero(at="b2", hands=[], body=[], pack=["rope"] * 9))
    who = play.who("S")
    who.fate = fate
    script = _return(play.game, who)
    request: Request | None = next(script, None)
    while request is not None:
        try:
            request = script.send(12 if request.why == "injury" else 1)
        except StopIteration:
            break
    assert len(who.pack) == 9 - (LOST if lost else 0)


@rule("UN-1137", "UN-1139", "UN-1202")
def test_experience_is_spent_in_town_and_takes_no_visit() -> None:
    shop = in_town(like("borgron", coins=30, xp=20), dice=[3] * 6)
    while shop.table.ask is not None and shop.table.ask.prompt != "town":
        shop.table.choose(shop.table.ask.options[-1])
    lessons = [act for act in shop.acts() if act.startswith("train")]
    assert lessons
    before = shop.hero
    shop.take(lessons[0])
    while shop.table.ask is not None and shop.table.ask.prompt != "town":
        shop.table.choose(shop.table.ask.options[0])
    assert shop.hero.xp < before.xp
    for place in ("market", "blacksmith", "tavern"):
        assert shop.offers(f"visit ={place}")


@rule("UN-0278", "UN-1202")
@pytest.mark.parametrize(("item", "price"), [("unidentified-trinket", 5), ("unidentified-potion", 1)])
def test_what_nobody_has_identified_sells_for_half_of_what_it_is_taken_for(item: str, price: int) -> None:
    shop = in_town(like("shara", pack=(item,), coins=10))
    before = shop.who.coins
    assert shop.take(f"sell ={item}").who.coins == before + price
