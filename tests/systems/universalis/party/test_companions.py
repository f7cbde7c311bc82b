"""Mercenaries and pets on the board.  UN-1067 to UN-1091"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.staging import Told
from systems.universalis.box import SYSTEM
from systems.universalis.build import HALL, Play, Prepare, carried_out, hero, orc, position
from systems.universalis.workshop import Workshop, in_town, like
from undercroft.board.features import Ground
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.campaign.settlement import LODGING
from undercroft.systems.universalis.cards.definitions import COMPANIONS, HEROES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.leash import leashed
from undercroft.systems.universalis.heroes.ledger import _retinue, homecomers, open_ledger
from undercroft.systems.universalis.heroes.making import sheet as sheet_of
from undercroft.systems.universalis.heroes.making import take_on, write
from undercroft.systems.universalis.maps.plans import plan_of
from undercroft.systems.universalis.party.companions import (
    companions_of,
    healed,
    is_explorer,
    may_be_given,
    without_companion,
)
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.state import Character, Dropped, State
from undercroft.systems.universalis.status.conditions import lose


def owner(id: str, companion: str = "", number: int = 1, **more: Any) -> Character:
    sheet = msgspec.structs.replace(library()[HEROES][id], companion=companion, **more)
    return Character(id=FigureId(number), card=msgspec.json.encode(sheet).decode(), seat=SeatId(number - 1))


def along(*pairs: tuple[str, str], quest: str = "the-broken-tusk") -> list[Character]:
    heroes = [owner(id, companion, n + 1) for n, (id, companion) in enumerate(pairs)]
    return companions_of(heroes, plan_of(quest).quest)


def with_pet(
    card: str = "giant-rat", at: str = "c2", turn: Any = "S", prepare: Prepare | None = None, **more: Any
) -> Play:
    """Shara and her companion."""

    def join(state: State) -> None:
        if prepare is not None:
            prepare(state)
        sets = Character(id=FigureId(50), card=card, owner=state.heroes[0].id, seat=state.heroes[0].seat)
        sets.at = 0
        state.heroes.append(sets)

    people = {"S": hero(at="b2", **more.pop("S", {})), **more}
    play = position(HALL, turn=turn, prepare=join, **people)
    play.names = {**play.names, "P": FigureId(50)}
    pet = play.game.character(FigureId(50))
    pet.at = int(play.game.plan.board.parse(at))
    return play


@rule("UN-1067", "UN-1071")
def test_a_hero_brings_the_one_companion_of_his_card_and_it_is_his():
    (rat,) = along(("herbod", "giant-rat"))
    assert (rat.card, rat.owner, rat.seat) == ("giant-rat", 1, 0)


@rule("UN-1068")
def test_a_group_has_at_most_two_companions():
    assert len(along(("herbod", "giant-rat"), ("aki", "wolf"), ("shara", ""))) == 2
    with pytest.raises(SetupError, match="at most 2"):
        along(("herbod", "giant-rat"), ("aki", "wolf"), ("shara", "hound"))
    with pytest.raises(SetupError, match="at most 2"):
        along(("herbod", "giant-rat"), ("aki", "wolf"), ("shara", "human-mercenary"))


@rule("UN-1069")
def test_heroes_and_companions_are_at_most_six():
    five = [("herbod", "giant-rat"), ("aki", ""), ("shara", ""), ("borgron", ""), ("taeral", "")]
    assert len(along(*five)) == 1
    with pytest.raises(SetupError, match="6 with"):
        along(("herbod", "giant-rat"), ("aki", "wolf"), *five[2:])


@rule("UN-1070")
def test_no_two_companions_are_of_the_same_card():
    with pytest.raises(SetupError, match="same card"):
        along(("herbod", "wolf"), ("aki", "wolf"))


@rule("UN-1091")
def test_a_horse_stays_outside_a_dungeon():
    assert [one.card for one in along(("shara", "horse"))] == []


@rule("UN-1090")
def test_a_horse_comes_along_outdoors_and_does_not_count():
    group = ("herbod", "giant-rat"), ("aki", "wolf"), ("shara", "horse")
    assert [one.card for one in along(*group, quest="the-winter-road")] == ["giant-rat", "wolf", "horse"]
    with pytest.raises(SetupError, match="at most 2"):
        along(*group[:2], ("shara", "hound"), quest="the-winter-road")


@rule("UN-1347", "UN-1383")
@pytest.mark.parametrize(("riding", "ridden"), [(True, True), (False, False)])
def test_under_a_roof_one_rides_where_the_quest_allows_it(riding, ridden):
    quest = as_setup(msgspec.structs.replace(library()[QUESTS]["the-broken-tusk"], riding=riding))
    table = in_quest(like("shara", companion="horse"), quest=quest)
    assert table.ask is not None
    assert ("mount" in {option.act for option in table.ask.options}) is ridden


@rule("UN-1084")
def test_a_mercenary_has_the_set_that_was_chosen_for_it():
    heroes = [owner("shara", "human-mercenary", companion_set=2)]
    (knife,) = companions_of(heroes, plan_of("the-broken-tusk").quest)
    assert knife.hands == ("battleaxe",)


@rule("UN-1074")
def test_a_companion_stays_within_twelve_squares_of_its_hero():
    lane = "#" * 22 + "\n#" + "." * 20 + "#\n" + "#" * 22
    far = position(lane, S=hero(at="b2"))
    pet = Character(id=FigureId(50), card="wolf", owner=far.who("S").id)
    reach = leashed(far.game, pet)
    names = {far.game.plan.board.name(n) for n in range(200) if reach >> n & 1}
    assert {"n2"} <= names
    assert "o2" not in names


@rule("UN-1075", "UN-0167")
def test_a_companion_acts_for_itself_and_does_not_explore():
    play = with_pet(turn=["heroes"])
    assert play.offers("P acts")
    assert not is_explorer(play.who("P"))


@rule("UN-1076", "UN-0505")
def test_a_companion_that_is_knocked_out_is_gone_for_good():
    play = with_pet()
    lose(play.game, play.who("P"), 9)
    assert play.game.find(FigureId(50)) is None
    assert play.state.suffered == 0


def in_quest(*party: str, quest: str = "the-broken-tusk", ledger: bytes = b"") -> Table[State, Universalis]:
    """A quest played by these heroes, everybody on the board."""
    setup = SYSTEM.default_setup(quest, len(party), "companions")
    setup = msgspec.structs.replace(setup, party=party, options={"group-composition": "free"}, ledger=ledger)
    table: Table[State, Universalis] = Table(SYSTEM, setup)
    while any(one.at < 0 for one in table.state.heroes):
        ask = table.ask
        assert ask is not None
        table.choose(ask.options[-1] if ask.prompt == "act" else ask.options[ask.default])
    return table


@rule("UN-1085")
def test_a_mercenary_whose_maintenance_is_paid_has_replaced_what_he_lost_at_no_further_cost():
    table = in_quest(like("shara", companion="human-mercenary", coins=20), ledger=SYSTEM.new_ledger())
    mercenary = table.state.heroes[1]
    before, mercenary.hands = mercenary.hands, ()
    ledger = SYSTEM.finish(table.game)
    coins = open_ledger(ledger).heroes["shara"].coins
    shop = Workshop("shara", dice=[6, 1], ledger=ledger).take("yes").until("town")
    assert shop.who.coins == coins - LODGING["city"] - library()[COMPANIONS]["human-mercenary"].upkeep
    shop.take("done")
    assert in_quest("shara", ledger=SYSTEM.finish(shop.game)).state.heroes[1].hands == before != ()


@rule("UN-1077")
def test_a_companion_that_is_kept_recovers_at_the_inn():
    hurt = like("shara", companion="human-mercenary", companion_hurt=2, coins=20)
    assert Workshop(hurt, dice=[6, 1]).take("yes").until("town").hero.companion_hurt == 0


@rule("UN-1347")
def test_outdoors_a_horse_comes_in_beside_its_hero_who_can_mount_it():
    table = in_quest(like("shara", companion="horse"), quest="the-winter-road")
    assert table.ask is not None
    assert "mount" in {option.act for option in table.ask.options}


@rule("UN-1346")
@pytest.mark.parametrize(("mounts", "ridden"), [((), False), (("bear",), True), (("wolf",), False)])
def test_another_animal_is_ridden_where_the_sheet_allows_it(mounts, ridden):
    quest = as_setup(msgspec.structs.replace(library()[QUESTS]["the-winter-road"], mounts=mounts))
    table = in_quest(like("shara", companion="bear"), quest=quest)
    while table.ask is not None and (table.ask.prompt != "act" or table.ask.who != 1):
        table.choose(table.ask.options[-1])
    assert table.ask is not None
    assert ("mount" in {option.act for option in table.ask.options}) is ridden


# giants


def tamed(card: str = "stone-giant", **more: Any) -> Play:
    """Shara and a giant that has been told to act."""
    play = with_pet(card, turn=["heroes"], at="d4", **more)
    play.who("P").tamed = True
    return play


@rule("UN-1398")
def test_a_giant_takes_the_place_of_a_mercenary_and_is_as_cheap_for_the_eloquent():
    tamer = like("borgron", skills=("giant-tamer", "eloquence"), coins=40)
    shop = in_town(tamer, like("shara")).take("visit =sacred-place")
    price = library()[COMPANIONS]["stone-giant"].cost
    option = shop.meaning("hire =stone-giant")
    assert option is not None
    assert option.n == price // 2
    shop.take("hire =stone-giant").until("town")
    shop.take("visit =tavern")
    assert not shop.offers("hire =human-mercenary")


@rule("UN-1397")
def test_who_tames_giants_acquires_one_at_a_sacred_place():
    shop = in_town(like("borgron", skills=("giant-tamer",), coins=90))
    before = shop.who.coins
    shop.take("visit =sacred-place", "hire =stone-giant")
    assert shop.hero.companion == "stone-giant"
    assert shop.who.coins == before - library()[COMPANIONS]["stone-giant"].cost


@rule("UN-1397")
def test_nobody_else_finds_giants_there_or_anywhere():
    assert not in_town(like("shara", coins=90)).take("visit =sacred-place").offers("hire")
    party = like("shara", coins=90), like("borgron", skills=("giant-tamer",), coins=90)
    for place in ("sacred-place", "tavern", "kennel"):
        assert not in_town(*party).take(f"visit ={place}").offers("hire =stone-giant")


@rule("UN-1399")
@pytest.mark.parametrize(("card", "wounds"), [("stone-giant", 4), ("human-mercenary", 1)])
def test_a_potion_does_nothing_for_a_giant(card, wounds):
    play = tamed(card)
    giant = play.who("P")
    giant.wounds, giant.pack = 4, ("healing-potion",)
    play.take("P acts", "P uses healing-potion")
    assert (giant.wounds, giant.pack) == (wounds, ())


@rule("UN-1399")
def test_a_potion_of_strength_does_nothing_for_a_giant_either():
    play = tamed()
    giant = play.who("P")
    giant.pack, before = ("strength-potion",), play.see("P")["strength"]
    play.take("P acts", "P uses strength-potion")
    assert (giant.pack, giant.boons, play.see("P")["strength"]) == ((), (), before)


@rule("UN-1399")
@pytest.mark.parametrize(("card", "wounds"), [("stone-giant", 4), ("human-mercenary", 2)])
def test_a_healing_spell_does_nothing_for_a_giant(card, wounds):
    caster = hero("borgron", at="b4", spells=["healing-light"], hands=[], pack=[])
    play = tamed(card, T=caster, dice=[5, 4])
    play.who("P").wounds = 4
    play.take("T acts", "T casts healing-light at P").on()
    assert play.see("P")["wounds"] == wounds


@rule("UN-1400")
@pytest.mark.parametrize(("card", "hurt"), [("stone-giant", 0), ("human-mercenary", 3)])
def test_a_giant_is_well_again_after_the_quest_wherever_it_was_left(card, hurt):
    table = in_quest(like("borgron", companion=card, companion_hurt=2))
    _, giant = table.state.heroes
    assert giant.wounds == 2
    giant.wounds = 3
    (borgron,) = homecomers(table.game)
    assert (borgron.companion, borgron.companion_hurt) == (card, hurt)


@rule("UN-1400")
def test_a_giant_that_was_knocked_out_is_lost_all_the_same():
    table = in_quest(like("borgron", companion="stone-giant"))
    lose(table.game, table.state.heroes[1], 99)
    assert [one.companion for one in homecomers(table.game)] == [""]


@rule("UN-1401")
def test_a_giant_goes_with_a_hero_who_is_alone_and_with_no_group():
    borgron = like("borgron", companion="stone-giant")
    assert [one.card for one in in_quest(borgron).state.heroes[1:]] == ["stone-giant"]
    assert len(in_quest(borgron, like("shara")).state.heroes) == 2
    (kept, _) = homecomers(in_quest(borgron, like("shara")).game)
    assert kept.companion == "stone-giant"


@rule("UN-1077")
def test_a_companion_keeps_its_wounds_after_the_quest():
    play = with_pet()
    play.who("S").card = msgspec.json.encode(
        msgspec.structs.replace(library()[HEROES]["shara"], companion="giant-rat")
    ).decode()
    play.who("P").wounds = 1
    (shara,) = homecomers(play.game)
    assert (shara.companion, shara.companion_hurt) == ("giant-rat", 1)


@rule("UN-1078")
def test_the_companion_of_a_fallen_hero_goes_with_the_first_other_who_has_none():
    play = with_pet(B=hero("borgron", at="d2"), T=hero("taeral", at="e2"), A=hero("aki", at="f2"))
    wolf = Character(id=FigureId(51), card="wolf", owner=play.names["B"], at=play.who("B").at + 20)
    play.state.heroes.append(wolf)
    lose(play.game, play.who("S"), 9)
    assert play.who("P").owner == play.who("T").id
    assert wolf.owner == play.who("B").id


@rule("UN-1078")
def test_where_nobody_is_free_the_companion_of_the_fallen_stays_as_it_is():
    play = with_pet()
    lose(play.game, play.who("S"), 9)
    assert play.who("P").owner == play.who("S").id


def kept_after(*, hero_down: bool) -> list[tuple[str, str]]:
    """The companions with whom heroes come home when the wolf of the second has fallen; the first has left his own at
    home, the third has none."""
    party = [like("shara", companion="giant-rat", second="wolf"), like("taeral", companion="wolf"), like("aki")]
    table = in_quest(*party)
    (wolf,) = (one for one in table.state.heroes if one.card == "wolf")
    if hero_down:
        lose(table.game, table.state.heroes[1], 99)
        assert wolf.owner == table.state.heroes[2].id
    lose(table.game, wolf, 99)
    return [(one.companion, one.second) for one in homecomers(table.game)]


@rule("UN-1076", "UN-1078")
@pytest.mark.parametrize("hero_down", [False, True])
def test_a_companion_that_falls_is_lost_to_the_hero_whose_it_is_whoever_it_was_with(hero_down):
    assert kept_after(hero_down=hero_down) == [("giant-rat", "wolf"), ("", ""), ("", "")]


@rule("UN-1079")
@pytest.mark.parametrize(("face", "leaves"), [(1, True), (6, False)])
def test_the_companion_of_a_hero_who_dies_leaves_the_group(face, leaves):
    table = in_quest(like("shara", companion="giant-rat", hands=(), body=(), pack=()))
    shara, _ = table.state.heroes
    shara.conditions, shara.wounds = ("knocked-out",), 5
    table.state.agenda = [EndQuest(won=False, why="universalis-too-late")]
    after = Table(SYSTEM, table.setup, state=table.state, chance=Told([face, *[3] * 9]))
    while after.ask is not None:
        after.choose(after.ask.options[0])
    assert (len(after.state.heroes) == 1) is leaves


@rule("UN-1080")
def test_what_a_companion_achieves_counts_for_the_heroes():
    play = with_pet(k=orc(at="c3"))
    lose(play.game, play.who("k"), 9, FigureId(50))
    assert play.state.achieved == 1


@rule("UN-1081")
def test_a_mercenary_drinks_the_potion_a_hero_handed_over_as_a_quick_action():
    play = with_pet("human-mercenary", turn=["heroes"], S={"pack": ["healing-potion"]})
    play.who("P").wounds = 2
    play.take("S acts", "S hands something to P", "S chooses healing-potion", "S ends", "P uses healing-potion")
    assert (play.see("P")["wounds"], play.see("P")["quick"], play.see("P")["action"]) == (0, False, True)


@rule("UN-1081")
def test_an_animal_drinks_but_draws_stows_and_picks_up_nothing():
    def prepare(state: State) -> None:
        state.dropped = (Dropped("broadsword", state.heroes[0].at),)

    play = with_pet("wolf", turn=["heroes"], prepare=prepare, S={"pack": ["healing-potion", "bandages"]})
    assert (may_be_given(play.who("P"), "healing-potion"), may_be_given(play.who("P"), "bandages")) == (True, False)
    play.take("P acts")
    assert {option.act for option in play.table.ask.options} & {"stow", "draw", "pick-up", "drop", "give"} == set()


@rule("UN-1082")
def test_a_companion_takes_nothing_up_that_lies_about_but_a_weapon_for_one_it_lost():
    def near(*hands: str) -> set[str]:
        def prepare(state: State) -> None:
            at = state.heroes[0].at
            state.dropped = (Dropped("rope", at), Dropped("axe", at))

        play = with_pet("human-mercenary", turn=["heroes"], prepare=prepare)
        play.who("P").hands = hands
        play.take("P acts")
        return {option.what for option in play.table.ask.options if option.act == "pick-up"}

    assert near("broadsword", "shield") == set()
    assert near("shield") == {"axe"}


@rule("UN-1082")
def test_a_companion_hands_nothing_of_its_own_over():
    play = with_pet("torch-bearer", turn=["heroes"])
    play.who("P").pack = ("rope",)
    play.take("P acts")
    assert not play.offers("P gives S")
    assert all(option.act != "give" for option in play.table.ask.options)


def handed(*then: str) -> Play:
    """Shara, who does not play alone, has handed her mercenary a potion, who does something and ends."""
    other = hero("taeral", at="j9", activated=True)
    play = with_pet("human-mercenary", turn=["heroes"], S={"pack": ["healing-potion", "rope"]}, T=other)
    play.who("P").wounds = 2
    play.take("S acts", "S hands something to P")
    assert not play.offers("S chooses rope")
    return play.take("S chooses healing-potion", "S ends", *then, "P ends")


@rule("UN-1083")
def test_a_companion_that_does_not_use_in_its_next_activation_what_it_was_given_gives_it_back():
    play = handed()
    assert (play.see("P")["pack"], play.see("S")["pack"]) == ([], ["rope", "healing-potion"])


@rule("UN-1083")
def test_a_companion_uses_in_its_next_activation_what_it_was_given():
    play = handed("P uses healing-potion")
    assert (play.see("P")["wounds"], play.see("P")["pack"], play.see("S")["pack"]) == (0, [], ["rope"])


@rule("UN-1086")
def test_a_mercenary_is_given_a_weapon_only_for_one_he_lost():
    play = with_pet("human-mercenary")
    man = play.who("P")
    man.hands = ("broadsword", "shield")
    assert not may_be_given(man, "axe")
    assert not may_be_given(man, "chainmail")
    man.hands = ("shield",)
    assert may_be_given(man, "axe")


def senses(at: str, **more: Any) -> int:
    play = with_pet("giant-rat", at=at, S={"attributes": {"perception": 0}}, **more)
    return tally_of(play.game, play.who("S"), "perception", "detect-trap").total


@rule("UN-1088", "UN-G90")
def test_a_pets_sharp_senses_help_no_other_hero():
    play = with_pet("giant-rat", at="c2", B=hero("borgron", at="d2"))
    terms = tally_of(play.game, play.who("B"), "perception", "detect-trap").terms
    assert "pet" not in [term.source for term in terms]


@rule("UN-1088")
def test_a_pet_in_another_section_helps_nobody_however_near():
    def helped(at: str) -> bool:
        def join(state: State) -> None:
            state.heroes.append(Character(id=FigureId(50), card="giant-rat", owner=state.heroes[0].id, at=0))

        play = position("+-+-+-+-+\n|. S/. .|\n+-+-+-+-+", S=hero(), turn="S", prepare=join)
        play.state.revealed = 3
        play.game.lay(Ground())
        play.game.character(FigureId(50)).at = int(play.game.plan.board.parse(at))
        terms = tally_of(play.game, play.who("S"), "perception", "detect-trap").terms
        return "pet" in [term.source for term in terms]

    assert helped("a1")
    assert not helped("c1")


@rule("UN-1088", "UN-G90", "UN-X103")
def test_a_pets_sharp_senses_help_its_hero_within_three_squares():
    assert senses("d2") == senses("h8") + 1
    assert senses("e2") == senses("f2") + 1


@rule("UN-1089", "UN-0051")
def test_the_skills_of_hero_and_pet_give_at_most_three_together():
    def total(at: str, *skills: str) -> int:
        play = with_pet("giant-rat", at=at, S={"skills": list(skills)})
        found = tally_of(play.game, play.who("S"), "perception", "detect-trap")
        return sum(term.value for term in found.terms if term.source != "perception")

    keen = ("eagle-eye", "expert-trapper")
    assert (total("h8", *keen), total("c2", *keen)) == (2, 3)
    assert (total("h8", *keen, "eagle-eye"), total("c2", *keen, "eagle-eye")) == (3, 3)


# companions on the sheet


def with_two(**more: Any) -> Any:
    two = {
        "companion": "wolf",
        "companion_set": 1,
        "companion_hurt": 1,
        "companion_coins": 3,
        "companion_freight": ("torch",),
        "second": "human-mercenary",
        "second_set": 2,
        "second_hurt": 2,
        "second_coins": 4,
        "second_freight": ("rope",),
    }
    return msgspec.structs.replace(library()[HEROES]["shara"], **{**two, **more})


@rule("UN-1073", "UN-1076", "UN-1127")
@pytest.mark.parametrize(
    ("gone", "left", "number", "hurt", "coins", "freight"),
    [("wolf", "human-mercenary", 2, 2, 4, ("rope",)), ("human-mercenary", "wolf", 1, 1, 3, ("torch",))],
)
def test_when_one_of_two_companions_leaves_the_other_keeps_what_is_its_own_and_no_second_is_left(
    gone: str, left: str, number: int, hurt: int, coins: int, freight: tuple[str, ...]
) -> None:
    sheet = without_companion(with_two(), gone)
    assert (sheet.companion, sheet.companion_set, sheet.companion_hurt) == (left, number, hurt)
    assert (sheet.companion_coins, sheet.companion_freight) == (coins, freight)
    alone = library()[HEROES]["shara"]
    fields = ("second", "second_set", "second_hurt", "second_coins", "second_freight")
    assert [getattr(sheet, name) for name in fields] == [getattr(alone, name) for name in fields]


@rule("UN-1077")
@pytest.mark.parametrize(("card", "left"), [("wolf", (0, 2)), ("human-mercenary", (1, 0))])
def test_only_the_companion_that_has_recovered_has_no_hurts_left(card: str, left: tuple[int, int]) -> None:
    sheet = healed(with_two(), card)
    assert (sheet.companion_hurt, sheet.second_hurt) == left


@rule("UN-0761", "UN-1067", "UN-1072")
@pytest.mark.parametrize(("before", "after"), [("", ("giant-rat", "")), ("wolf", ("wolf", "giant-rat"))])
def test_who_has_a_companion_already_takes_another_on_beside_it(before: str, after: tuple[str, str]) -> None:
    play = position(HALL, turn="S", S=hero(at="b2"))
    who = play.who("S")
    write(who, msgspec.structs.replace(library()[HEROES]["shara"], companion=before))
    who.coins = 10
    carried_out(take_on(play.game, who, "giant-rat", 4))
    assert (sheet_of(who).companion, sheet_of(who).second, who.coins) == (*after, 6)


@rule("UN-1078")
@pytest.mark.parametrize("first", ["S", "B"])
def test_each_hero_goes_home_with_its_own_companion_though_another_has_one_of_the_same_kind(first: str) -> None:
    order = ["S", "B"] if first == "S" else ["B", "S"]

    def join(state: State) -> None:
        by_name = dict(zip("SB", state.heroes, strict=True))
        for n, name in enumerate(order):
            wolf = Character(id=FigureId(50 + n), card="wolf", owner=by_name[name].id, at=0)
            wolf.wounds = 1 if name == "S" else 0
            state.heroes.append(wolf)

    play = position(HALL, turn="S", prepare=join, S=hero(at="b2"), B=hero("borgron", at="d2"))
    for name in "SB":
        own = _retinue(play.game, play.who(name))["wolf"]
        assert own.owner == play.who(name).id
