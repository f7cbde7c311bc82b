"""Other ways to play the Dark Player: Classic, RPG mode, objects for creatures, traps of the Quest Sheet."""

from __future__ import annotations

import msgspec
import pytest

from systems.staging import Told
from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.dark.seated import acts, hand, on, pick, sat_down
from systems.universalis.workshop import Workshop, in_town, like
from undercroft.kernel.events import Moved
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CREATURES, HEROES, Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.dark.objects import buy, for_sale, object_price
from undercroft.systems.universalis.dark.turn import may_draw, playable
from undercroft.systems.universalis.dungeon.dark_hand import held, to_discard
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import Sketch
from undercroft.systems.universalis.setup.first_state import reserve_of
from undercroft.systems.universalis.state import Planned, State

CLASSIC, RPG = {"dark-mode": "classic"}, {"dark-mode": "rpg"}
PASSAGE = """
+-+-+-+-+-+-+-+-+-+-+
|. . .=. . . . . . .|
+ + + + + + + + + + +
|. . .|. . . . . . .|
+ + + + + + + + + + +
|. . .|. . . . . . .|
+-+-+-+-+-+-+-+-+-+-+
""".strip("\n")
DOOR = "+-+-+-+-+-+-+-+-+\n|. S=. . . . . .|\n+-+-+-+-+-+-+-+-+"


def classic(*plans: Planned, board: str = HALL, **more) -> Play:
    """A position of a Classic Dark Player who has planned this."""
    people = {"S": more.pop("S", hero(at="b2" if board is HALL else ""))}
    cards = [plan.card for plan in plans]
    play = position(board, **people, hand=cards, options=CLASSIC, **{"turn": "heroes", "reserve": 20, **more})
    play.state.player.plans = plans
    return play


def square(play: Play, name: str) -> int:
    return int(play.game.plan.board.parse(name))


# Classic


@rule("UN-1325", "UN-1329")
def test_a_classic_dark_player_has_no_decks_to_draw_from_and_no_hand():
    table = on(sat_down(**CLASSIC), "plan")
    assert table.ask is not None
    pick(table, "done")
    assert hand(table).hand == ()
    assert not may_draw(table.game)
    assert to_discard(table.game) == []


@rule("UN-1326")
def test_he_plans_each_obstacle_for_a_square_of_a_section_before_the_game():
    table = on(sat_down(**CLASSIC), "plan")
    pick(table, "plan", what="pit")
    pick(table, "plan-section", n=1)
    at = table.ask.options[0].at
    pick(table, "plan-square", at=at)
    assert hand(table).plans == (Planned("pit", 1, at),)
    assert table.ask.prompt == "plan"


@rule("UN-1326")
def test_what_he_plans_is_told_to_nobody_else():
    table = on(sat_down(**CLASSIC), "plan")
    told = table.answer(next(option for option in table.ask.options if option.what == "pit"))
    assert all(entry.seen_by(0) is None for entry in told)


@rule("UN-X121", "UN-1329")
def test_he_holds_all_the_cards_of_his_plan():
    plans = [Planned("pit", 0, 30), Planned("ambush"), Planned("enemy-spotted", 0), Planned("fireball", 0)]
    play = classic(*plans, Planned("regeneration"))
    assert held(play.game) == ("pit", "ambush", "enemy-spotted", "fireball", "regeneration")


@rule("UN-1326", "UN-0596")
def test_a_planned_trap_springs_on_its_square_and_is_paid():
    play = classic(dice=[1, 2, 1, 1, 1, 1], turn="S")
    play.state.player.plans = (Planned("stake", 0, square(play, "d2")),)
    play.take("S moves to e2")
    assert play.see("S")["at"] == "d2"
    assert play.see("table")["reserve"] == 18
    assert play.state.player.plans == ()


@rule("UN-1326")
def test_no_trap_springs_where_none_was_planned():
    play = classic()
    play.state.player.plans = (Planned("stake", 0, square(play, "i8")),)
    play.take("S moves to f2")
    assert (play.asks(), play.see("S")["at"]) == ("act", "f2")


@rule("UN-1328")
def test_a_trap_that_cannot_be_paid_when_its_moment_comes_is_struck_out():
    play = classic(reserve=1)
    play.state.player.plans = (Planned("stake", 0, square(play, "d2")),)
    play.take("S moves to e2")
    assert play.see("S")["at"] == "e2"
    assert play.state.player.plans == ()


@rule("UN-1328", "UN-X120")
def test_creatures_that_cannot_be_paid_when_the_heroes_come_never_come():
    play = classic(Planned("special-creature", 1), board=DOOR, reserve=0)
    play.take("S opens c1")
    assert play.see("table")["creatures"] == []
    assert play.state.player.plans == ()


@rule("UN-1326")
def test_an_encounter_comes_only_where_it_was_planned():
    play = classic(Planned("wandering-creature", 0), board=DOOR).take("S opens c1")
    assert not play.offers("the dark player plays wandering-creature")
    play = classic(Planned("wandering-creature", 1), board=DOOR).take("S opens c1")
    assert play.offers("the dark player plays wandering-creature")


@rule("UN-1326", "UN-1329")
@pytest.mark.parametrize("plans", [(), (Planned("wandering-creature", 0),), (Planned("wandering-creature", 1),)])
def test_he_is_asked_at_every_door_so_that_nobody_learns_where_he_has_planned_something(plans):
    play = classic(*plans, board=DOOR).take("S opens c1")
    shown = play.table.scene(SeatId(0)).ask
    assert (shown.prompt, shown.seats, shown.options) == ("discover", (play.game.dark,), ())


@rule("UN-1326")
@pytest.mark.parametrize("plans", [(), (Planned("stake", 0, 0),)])
def test_a_walk_is_told_alike_whatever_he_has_planned(plans):
    play = classic(*plans, T=hero("taeral", at="b9"), turn="S")
    play.take("S moves to f2")
    walked = [event.path for event in play.table.events(SeatId(0)) if isinstance(event, Moved)]
    assert len(walked) == 2, "it halts where it leaves the Safety Zone"


def posted(table: Table[State, Universalis]) -> list[tuple[str, str]]:
    """Who has come, and where each stands."""
    board = table.game.plan.board
    return [(one.card, board.name(one.at)) for one in table.state.creatures]


def awaited(*squares: str) -> Table[State, Universalis]:
    """The passage before the Main Room, where orc warriors are planned on these squares, and the first hero inside."""
    table = alone_with_a_mercenary([6, 6, 6, 6, 1, 6, 6, 1, 1])
    pick(table, "leader", what="orc-warlord")
    on(table, "plan")
    plan_warriors(table, "wandering-creature", *squares)
    pick(table, "done")
    pick(table, "activate", who=1)
    for act, at in (("enter", "a1"), ("move", "c1"), ("open", "d1")):
        pick(table, act, at=int(table.game.plan.board.parse(at)))
    return table


@rule("UN-1326")
def test_he_plans_each_creature_of_an_encounter_for_its_square_and_it_comes_there():
    table = on(awaited("j3", "g2"), "discover")
    pick(table, "play", what="wandering-creature")
    on(table, "next-hero", "act")
    assert [one for one in posted(table) if one[0] == "orc-warrior"] == [("orc-warrior", "j3"), ("orc-warrior", "g2")]


@rule("UN-1326")
def test_when_the_section_is_seen_he_may_bring_nobody_else():
    table = on(awaited("j3"), "discover")
    pick(table, "play", what="wandering-creature")
    asked = []
    while table.ask is not None and table.ask.prompt not in ("next-hero", "act"):
        asked.append(table.ask.prompt)
        table.choose(table.ask.options[table.ask.default])
    assert "bring" not in asked
    assert "post" not in asked
    assert sum(name == "orc-warrior" for name, _ in posted(table)) == 1


@rule("UN-1326")
def test_no_two_creatures_are_planned_for_one_square_nor_any_beyond_the_cards_limit():
    table = alone_with_a_mercenary([])
    pick(table, "leader", what="orc-warlord")
    on(table, "plan")
    pick(table, "plan", what="wandering-creature")
    on(table, "plan-bring")
    assert table.ask is not None
    assert "troll" not in [option.what for option in table.ask.options]
    pick(table, "bring", what="orc-warrior")
    at = on(table, "plan-post").ask.options[0].at
    pick(table, "post", at=at)
    pick(table, "bring", what="orc-warrior")
    assert at not in [option.at for option in on(table, "plan-post").ask.options]


@rule("UN-1328", "UN-X120")
def test_of_planned_creatures_only_those_come_that_he_can_pay_for_at_that_moment():
    table = awaited("j3", "g2")
    table.state.reserve = 1
    on(table, "discover")
    pick(table, "play", what="wandering-creature")
    on(table, "next-hero", "act")
    assert [one for one in posted(table) if one[0] == "orc-warrior"] == [("orc-warrior", "j3")]
    assert hand(table).plans == ()


@rule("UN-1327")
def test_the_budget_of_a_classic_dark_player_is_the_groups_value():
    table = sat_down("drawing", **CLASSIC)
    assert table.state.reserve == table.state.group == reserve_of(table.game.plan, table.state.group, 2)


def alone_with_a_mercenary(dice: list[int]) -> Table[State, Universalis]:
    """A passage and the Main Room; one hero of 15 points, a mercenary of 2, potions of 3."""
    potions = ("healing-potion", "mana-potion", "strength-potion")
    shara = library()[HEROES]["shara"]
    card = msgspec.structs.replace(shara, vp=15, companion="human-mercenary", pack=potions, skills=())
    quest = msgspec.json.encode(Sketch(board=PASSAGE, start=("a1", "a2"), main=True)).decode()
    setup = Setup(
        system="universalis",
        quest=quest,
        party=(msgspec.json.encode(card).decode(),),
        seats=(SeatPlan("S"), SeatPlan("dark", "dark")),
        options=CLASSIC,
        seed="alone",
    )
    return Table(SYSTEM, setup, chance=Told(dice))


def plan_warriors(table: Table[State, Universalis], card: str, *squares: str) -> None:
    """He plans an Encounter of orc warriors on these squares."""
    pick(table, "plan", what=card)
    on(table, "plan-bring")
    for at in squares:
        pick(table, "bring", what="orc-warrior")
        on(table, "plan-post")
        pick(table, "post", at=int(table.game.plan.board.parse(at)))
    if table.ask is not None and table.ask.prompt == "plan-bring":
        pick(table, "done")


@rule("UN-X123", "UN-1326", "UN-1327")
def test_a_budget_of_20_is_paid_out_to_the_last_point_as_each_moment_comes():
    table = alone_with_a_mercenary([6, 6, 6, 6, 1, 6, 6, 1, 1])
    paid = [table.state.reserve]
    pick(table, "leader", what="orc-warlord")
    paid.append(table.state.reserve)
    on(table, "plan")
    pick(table, "plan", what="riddle")
    pick(table, "plan-section", n=0)
    pick(table, "plan", what="pit")
    pick(table, "plan-section", n=0)
    pick(table, "plan-square", at=int(table.game.plan.board.parse("b3")))
    plan_warriors(table, "enemy-spotted", "h1", "h2", "h3", "i1", "i2", "i3")
    plan_warriors(table, "wandering-creature", "j1", "j2")
    pick(table, "done")
    pick(table, "activate", who=2)
    for sentence in ("enter a2", "move b3", "pit a3", "end", "move c1", "open d1", "solve"):
        act, _, at = sentence.partition(" ")
        pick(table, act, **({"at": int(table.game.plan.board.parse(at))} if at else {}))
        if sentence in ("pit a3", "open d1"):
            paid.append(table.state.reserve)
    on(table, "discover")
    for card in ("enemy-spotted", "wandering-creature"):
        pick(table, "play", what=card)
        on(table, "discover", "fortune-initiative")
        paid.append(table.state.reserve)
    assert table.state.group == 20
    assert paid == [20, 11, 9, 8, 2, 0]


@rule("UN-1330")
def test_a_classic_dark_player_discards_nothing_for_points():
    play = classic(Planned("fortune"), k=orc(at="j9"), turn="dark")
    assert play.asks() == "dark-act"
    assert not any(act.startswith("discard") for act in play.acts())


@rule("UN-1331", "UN-X123")
def test_he_gains_a_point_at_the_start_of_his_turn_instead_of_a_card():
    play = classic(Planned("fortune"), k=orc(at="j9"), turn="dark", reserve=3)
    assert play.see("table")["reserve"] == 4
    assert play.asks() == "dark-act"


@rule("UN-1332", "UN-X123")
def test_a_blunder_while_exploring_still_brings_him_a_point():
    play = classic(reserve=3, dice=[1, 1], turn="S").take("S searches the room").on()
    assert play.see("table")["reserve"] == 4


@rule("UN-1333")
def test_he_may_plan_every_card_but_those_the_sheet_bans(monkeypatch):
    table = on(sat_down(**CLASSIC), "leader-gift")
    plan = table.game.plan
    monkeypatch.setattr(plan, "quest", msgspec.structs.replace(plan.quest, banned=("fortune",)))
    pick(table, "pass")
    offered = {option.what for option in table.ask.options} - {""}
    assert "fortune" not in offered
    assert {"onrush", "pit", "enemy-spotted", "ambush", "riddle"} <= offered


@rule("UN-1334", "UN-X122")
def test_the_same_card_is_planned_three_times_at_most():
    table = on(sat_down(**CLASSIC), "plan")
    for _ in range(3):
        pick(table, "plan", what="fortune")
    assert "plan =fortune" not in acts(table)
    assert "plan =onrush" in acts(table)


@rule("UN-1335", "UN-X122")
def test_a_second_power_ends_the_lasting_effects_of_the_first():
    play = classic(Planned("regeneration"), Planned("stone-skin"), k=orc(at="j9"), turn="dark", reserve=20)
    play.take("the dark player plays regeneration")
    assert play.who("k").powers == ("regeneration",)
    play.take("the dark player plays stone-skin")
    assert play.who("k").powers == ("stone-skin",)


# RPG mode


@rule("UN-1336", "UN-1337")
def test_in_rpg_mode_he_improvises_with_any_card_he_can_pay():
    play = position(DOOR, S=hero(), turn="heroes", hand=[], options=RPG, reserve=1).take("S opens c1")
    assert play.asks() == "obstacle"
    assert play.offers("the dark player plays riddle")
    assert not play.offers("the dark player plays swinging-blade")
    play.take("the dark player plays riddle")
    assert play.see("table")["reserve"] == 0


@rule("UN-1338")
def test_in_rpg_mode_he_gains_nothing_in_his_turns():
    play = position(HALL, S=hero(at="b2"), k=orc(at="j9"), turn="dark", hand=[], options=RPG, reserve=3)
    assert (play.asks(), play.see("table")["reserve"]) == ("dark-act", 3)
    assert "stone-skin" in playable(play.game)


def carver(levels: int = 0, **more: object) -> str:
    return like("shara", secondary=("carving",) * levels, **more)


def at_rest(*dice: int, **more: object) -> Workshop:
    """Shara between quests, with these dice for what she does there."""
    return in_town(carver(**more), dice=list(dice), **RPG)


@rule("UN-1339", "UN-X124")
def test_an_experience_point_and_a_passed_test_are_one_level():
    shop = at_rest(4, 4, 4, 4, xp=2)
    shop.take("practise =carving")
    assert (shop.hero.secondary, shop.hero.xp) == (("carving",), 1)
    shop.take("practise =carving")
    assert (shop.hero.secondary, shop.hero.xp) == (("carving", "carving"), 0)


@rule("UN-1339")
def test_nobody_practises_without_experience_or_outside_rpg_mode():
    assert not at_rest(xp=0).offers("practise")
    assert not in_town(carver(xp=2)).offers("practise")


@rule("UN-1339")
def test_what_was_learnt_is_known_in_the_quests_to_come():
    shop = at_rest(5, 4, xp=1).take("practise =carving", "done")
    (kept,) = SYSTEM.made(shop.game)
    assert msgspec.json.decode(kept.entry, type=Hero).secondary == ("carving",)


@rule("UN-1340", "UN-1344")
def test_the_point_is_gone_though_the_test_fails_and_fortune_does_not_help():
    shop = at_rest(1, 2, xp=1)
    before = shop.who.fortune
    shop.take("practise =carving")
    assert (shop.hero.secondary, shop.hero.xp, shop.who.fortune, shop.asks()) == ((), 0, before, "town")
    assert before > 0


@rule("UN-1341")
def test_a_secondary_skill_raises_no_value():
    shop = at_rest(5, 5, xp=1)
    before = shop.hero.vp
    assert shop.take("practise =carving").hero.vp == before


def plying(levels: int, *dice: int) -> Play:
    def prepare(state: State) -> None:
        state.heroes[0].card, state.heroes[0].fortune = carver(levels), 3

    return position(HALL, S=hero(at="b2"), turn=["S", "S"], hand=[], options=RPG, dice=list(dice), prepare=prepare)


@rule("UN-1342", "UN-X124")
@pytest.mark.parametrize(("dice", "done"), [((5, 3), "plied"), ((4, 3), "plied-in-vain")])
def test_a_secondary_test_is_2d6_and_the_level_against_10(dice, done):
    play = plying(2, *dice).take("S tries carving")
    (told,) = [event for event in play.events("changed") if event.detail == "carving"]
    assert (told.what, told.now) == (done, sum(dice) + 2)
    assert not play.see("S")["action"]


@rule("UN-1342")
def test_only_what_was_learnt_is_tried():
    play = plying(1)
    assert play.offers("S tries carving")
    assert not play.offers("S tries gambling")
    assert not plying(0).offers("S tries carving")


@rule("UN-1343")
def test_no_secondary_skill_is_better_than_5():
    play = plying(7, 3, 1).take("S tries carving")
    (told,) = [event for event in play.events("changed") if event.detail == "carving"]
    assert told.now == 3 + 1 + 5
    assert not at_rest(levels=5, xp=1).offers("practise =carving")


@rule("UN-1344")
def test_a_failed_secondary_test_is_neither_repeated_nor_turned_by_fortune():
    play = plying(1, 2, 1).take("S tries carving")
    assert (play.asks(), play.see("S")["fortune"]) == ("act", 3)
    play.take("S ends")
    assert play.offers("S moves to c2")
    assert not play.offers("S tries carving")


# objects for creatures


def merchant(**figure) -> Play:
    return position(
        HALL, S=hero(at="b2"), k=orc(at="h7", **figure), turn="S", hand=[], options={"dark-objects": "yes"}, reserve=20
    )


UNCOMMON = next(item.id for item in gear_cards().values() if item.uncommon and item.cost is not None and not item.magic)


@rule("UN-1389", "UN-1390", "UN-X125")
@pytest.mark.parametrize(("item", "points"), [("chainmail", 1), (UNCOMMON, 2)])
def test_an_object_for_a_grunt_costs_1_point_or_2_if_it_is_uncommon(item, points):
    play = merchant()
    assert object_price(play.game, gear_cards()[item], play.who("k")) == points


@rule("UN-1391", "UN-1392", "UN-1393", "UN-G109")
@pytest.mark.parametrize(
    ("creature", "leader", "points"),
    [("black-orc", False, 2), ("orc-warlord", False, 3), ("orc-warrior", True, 3), ("troll", False, 0)],
)
def test_the_price_rises_with_level_and_size(creature, leader, points):
    play = merchant(creature=creature, leader=leader, hands=[])
    card, who = gear_cards()["chainmail"], play.who("k")
    if creature == "troll":
        points = {"grunt": 1, "elite": 2, "champion": 3}[BOX[CREATURES][creature].level] * 2
    assert object_price(play.game, card, who) == points


@rule("UN-1394")
def test_no_more_than_three_of_a_kind_are_bought_in_a_quest():
    play = merchant()
    for _ in range(3):
        assert any(item.id == "dagger" for item in for_sale(play.game, play.who("k")))
        buy(play.game, play.who("k"), "dagger")
    assert not any(item.id == "dagger" for item in for_sale(play.game, play.who("k")))


@rule("UN-1389", "UN-1395")
def test_objects_are_bought_when_a_creature_is_placed_beyond_the_limit_of_its_card():
    more = {"options": {"dark-objects": "yes"}, "reserve": 20}
    play = position(DOOR, S=hero(), turn="heroes", hand=["wandering-creature", "fortune"], **more)
    play.take("S opens c1", "the dark player passes", "the dark player plays wandering-creature")
    play.take("the dark player brings orc-warrior")
    while play.asks() in ("equip", "train", "post"):
        play.table.choose(play.table.ask.options[0])
    assert play.asks() == "outfit"
    before = play.see("table")["reserve"]
    play.table.choose(next(option for option in play.table.ask.options if option.what == "chainmail"))
    assert play.see("table")["reserve"] == before - 1
    assert "chainmail" in play.state.creatures[0].body
    play.take("the dark player is done")
    assert play.offers("the dark player brings orc-warrior")


@rule("UN-1389")
@pytest.mark.parametrize(("left", "sold"), [(1, {"chainmail"}), (2, {"chainmail", UNCOMMON})])
def test_only_what_the_reserve_still_pays_for_is_bought(left, sold):
    more = {"options": {"dark-objects": "yes"}, "reserve": 20}
    play = position(DOOR, S=hero(), turn="heroes", hand=["wandering-creature", "fortune"], **more)
    play.take("S opens c1", "the dark player passes", "the dark player plays wandering-creature")
    play.state.reserve = 1 + left
    play.take("the dark player brings orc-warrior")
    while play.asks() in ("equip", "train", "post"):
        play.table.choose(play.table.ask.options[0])
    assert {option.what for option in play.table.ask.options} & {"chainmail", UNCOMMON} == sold


@rule("UN-1389")
def test_without_the_option_nothing_is_bought():
    play = position(DOOR, S=hero(), turn="heroes", hand=["wandering-creature", "fortune"], reserve=20)
    play.take("S opens c1", "the dark player passes", "the dark player plays wandering-creature")
    play.take("the dark player brings orc-warrior")
    while play.asks() in ("equip", "train", "post"):
        play.table.choose(play.table.ask.options[0])
    assert play.asks() == "bring"


# traps of the Quest Sheet


@rule("UN-0596", "UN-0600")
def test_a_trap_of_the_sheet_springs_on_its_square_even_where_enemies_are(monkeypatch):
    play = position(HALL, S=hero(at="b2"), k=orc(at="j9"), turn="S", hand=[], dice=[1, 2, 1, 1, 1, 1], reserve=5)
    plan = play.game.plan
    monkeypatch.setattr(plan, "traps", {int(plan.board.parse("c2")): "stake"})
    play.take("S moves to d2")
    assert play.see("S")["at"] == "c2"
    assert play.rolled("trap-damage") == 1
    assert play.see("table")["reserve"] == 5
