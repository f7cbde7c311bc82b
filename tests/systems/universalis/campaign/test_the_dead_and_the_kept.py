"""What becomes of the dead and of prisoners between quests, and going back for them.  UN-0528 to UN-0536"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.staging import Told
from systems.universalis.box import SYSTEM
from systems.universalis.build import Play, hero, position
from systems.universalis.skills.comparing import duel
from systems.universalis.workshop import Workshop, like
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Act, AnyEntry, EndActivation, EndQuest, Recover
from undercroft.systems.universalis.cards.definitions import FACTIONS, HEROES, RACES, SKILLS, Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.dungeon.prison import DOOR
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.creation import PROFESSIONAL, learnable
from undercroft.systems.universalis.heroes.ledger import Ledger, held_in, open_ledger
from undercroft.systems.universalis.state import State

TUSK, BELL = "the-broken-tusk", "the-silent-bell"
CARD = library()[HEROES]["borgron"]
THINGS = len((*CARD.body, *CARD.hands, *CARD.pack))
TAKEN = [1] * (THINGS // 2)
"""The dice that say what captors have taken from Borgron: the first thing, again and again."""

LOST = EndQuest(why="universalis-fled")
ROOMS = """
+-+-+-+-+-+-+
|. S=. . . .|
+ + + + + + +
|. .|. . . .|
+-+-+-+-+-+-+
"""


def book(**heroes: Hero) -> Ledger:
    """A ledger with these heroes, rested."""
    return Ledger(heroes={str(one.id): one for one in heroes.values()})


def borgron(**changed: Any) -> Hero:
    return msgspec.structs.replace(CARD, **changed)


def campaign(ledger: Ledger, *party: str, quest: str = TUSK) -> Setup:
    """A quest of a campaign for these heroes."""
    setup = SYSTEM.default_setup(quest if quest in library()[QUESTS] else TUSK, max(1, len(party)), "kept")
    options = {"group-composition": "free"}
    written = msgspec.msgpack.encode(ledger)
    return msgspec.structs.replace(setup, quest=quest, party=party, options=options, ledger=written)


def played(
    setup: Setup, doing: list[AnyEntry], dice: list[int], *, fallen: str = "", door: str = ""
) -> Table[State, Universalis]:
    """A game of a campaign that does only this; one hero may lie Knocked Out, the door to a prisoner be known."""
    state = SYSTEM.start(setup)
    board = SYSTEM.game(state, setup, Told([])).plan.board
    if door:
        state.quest[DOOR] = int(board.parse(door))
    for one in state.heroes:
        one.at = int(board.parse("b3"))
        if person(one.card).id == fallen:
            one.conditions, one.wounds = ("knocked-out",), 4
    state.agenda = doing[::-1]
    return Table(SYSTEM, setup, state=state, chance=Told(dice))


def home(table: Table[State, Universalis]) -> Ledger:
    """The ledger after a game whose questions are answered by default."""
    while table.ask is not None:
        table.choose(table.ask.options[table.ask.default])
    return open_ledger(SYSTEM.finish(table.game))


def after(dice: list[int], quest: str = TUSK, **sheet: Any) -> Ledger:
    """The ledger after a quest in which Borgron fell and nobody carried him out."""
    if sheet:
        quest = as_setup(msgspec.structs.replace(library()[QUESTS][quest], **sheet))
    return home(played(campaign(Ledger(), "shara", "borgron", quest=quest), [LOST], dice, fallen="borgron"))


# the dead


@rule("UN-0531")
def test_the_dead_never_play_again():
    ledger = after([1])
    assert ledger.heroes["borgron"].fate == "dead"
    with pytest.raises(SetupError, match="Borgron is dead"):
        SYSTEM.start(campaign(ledger, "borgron", quest=BELL))
    assert SYSTEM.start(campaign(ledger, "shara", quest=BELL)).heroes


@rule("UN-0528", "UN-0529")
def test_a_body_carried_out_of_an_independent_quest_is_at_a_healers_at_once():
    people = {"S": hero(at="c2", attributes={"strength": 6}, coins=40), "B": hero("borgron", at="d2", wounds=4)}
    people["B"]["conditions"] = ["knocked-out"]
    play = position("######\n#....#\n######", turn=["S", "S"], start=["b2"], dice=[1, 1, 2], **people)
    play.take("S carries B", "S moves to b2", "S leaves")
    assert (play.rolled("fate"), play.asks()) == (1, "resurrect")
    play.finish()
    assert (play.who("B").fate, play.who("B").injuries) == ("resurrected", ("incurable agility",))


@rule("UN-0528", "UN-0529")
def test_on_a_campaigns_way_the_body_waits_for_the_next_settlement():
    quest = as_setup(msgspec.structs.replace(library()[QUESTS][TUSK], kind="opening"))
    setup = campaign(Ledger(), "shara", "borgron", quest=quest)
    table = played(setup, [EndQuest(won=True, why="universalis-done", carried=True)], [1], fallen="borgron")
    table.state.heroes[0].coins = 60
    assert table.ask is None
    ledger = open_ledger(SYSTEM.finish(table.game))
    assert ledger.heroes["borgron"].fate == "fallen"
    shop = Workshop("shara", dice=[6, 1, 1, 2], ledger=msgspec.msgpack.encode(ledger))
    assert shop.asks() == "resurrect"
    shop.take("yes").until("town")
    after = open_ledger(SYSTEM.finish(shop.game))
    assert (after.heroes["borgron"].fate, after.heroes["borgron"].injuries) == ("", ("incurable agility",))


@rule("UN-0528", "UN-1127")
@pytest.mark.parametrize(("carried", "fate"), [(20, ""), (19, "dead")])
def test_the_healer_is_paid_out_of_the_coins_companions_carry_too(carried, fate):
    shara = msgspec.structs.replace(
        library()[HEROES]["shara"], coins=10, companion="human-mercenary", companion_coins=carried
    )
    shop = Workshop("shara", dice=[6, 1, 1, 2], ledger=msgspec.msgpack.encode(book(b=borgron(fate="fallen"), s=shara)))
    assert (shop.asks() == "resurrect") is not fate
    if not fate:
        shop.take("yes")
        assert (shop.who.coins, shop.hero.companion_coins) == (0, 0)
    after = open_ledger(SYSTEM.finish(shop.until("town").game))
    assert after.heroes["borgron"].fate == fate


@rule("UN-0528")
def test_for_whom_nobody_pays_the_healer_is_dead():
    ledger = book(b=borgron(fate="fallen"), s=msgspec.structs.replace(library()[HEROES]["shara"], coins=40))
    shop = Workshop("shara", dice=[6, 1], ledger=msgspec.msgpack.encode(ledger)).take("no").until("town")
    assert open_ledger(SYSTEM.finish(shop.game)).heroes["borgron"].fate == "dead"


# relatives


def avenged(**changed: Any) -> Ledger:
    return book(b=borgron(fate="avenged", foes="great-orc-clans", **changed))


def making(ledger: Ledger) -> Workshop:
    return Workshop(ledger=msgspec.msgpack.encode(ledger))


@rule("UN-0532")
def test_a_two_on_the_chart_kills_and_the_faction_of_the_quest_is_remembered():
    dead = after([2]).heroes["borgron"]
    assert (dead.fate, dead.foes) == ("avenged", "great-orc-clans")
    with pytest.raises(SetupError, match="Borgron is dead"):
        SYSTEM.start(campaign(after([2]), "borgron", quest=BELL))


@rule("UN-0532")
def test_a_relative_is_the_hero_without_experience_and_hates_the_faction_that_killed_him():
    shop = making(avenged(xp=7)).take("relative =hero-borgron", "name")
    made, card = shop.hero, CARD
    assert (made.stats, made.race, made.klass, made.xp) == (card.stats, card.race, card.klass, 0)
    assert made.skills == (*card.skills, "hatred-great-orc-clans")
    assert made.id != "borgron"


@rule("UN-0532", "UN-0075")
def test_the_relative_of_a_hero_somebody_made_has_what_he_was_made_with():
    strong = borgron().stats
    ledger = avenged(
        id="own",
        name="Own",
        vp=16,
        fortune=9,
        raised=("combat", "agility"),
        learned=("iron-will",),
        skills=("polyglot", "iron-will"),
    )
    shop = making(ledger).take("relative =Own")
    assert (shop.asks(), shop.who.coins) == ("make-shop", 20)
    made = shop.hero
    assert (made.stats.combat, made.stats.agility) == (strong.combat - 1, strong.agility - 1)
    assert made.skills == ("polyglot", "hatred-great-orc-clans")
    assert (made.vp, made.xp, made.learned, made.raised) == (10, 0, (), ())
    assert made.fortune == library()[RACES][made.race].fortune


@rule("UN-0532")
def test_one_relative_comes_for_a_dead_hero():
    shop = making(avenged()).take("relative", "name")
    ledger = open_ledger(SYSTEM.finish(shop.game))
    assert len(ledger.heroes) == 2
    assert making(ledger).asks() == "make-race"


@rule("UN-0532")
def test_the_player_may_make_somebody_else_instead():
    assert making(avenged()).take("stranger").asks() == "make-race"
    assert making(book(b=borgron(fate="dead"))).asks() == "make-race"


@rule("UN-0532", "UN-C450")
@pytest.mark.parametrize(
    ("creature", "skill", "again"),
    [
        ("orc-warrior", "hatred-great-orc-clans", 1),
        ("goblin", "hatred-great-orc-clans", 1),
        ("dire-wolf", "hatred-great-orc-clans", 1),
        ("orc-warrior", "hatred-empire-of-pulse", 0),
    ],
)
def test_sworn_hatred_is_for_every_creature_of_the_faction(creature, skill, again):
    play = duel(skill, k={"creature": creature}, dice=[4, 1, *[2] * again, 6, 5]).take("S attacks k").on()
    assert play.rolled("attack-again") == again


@rule("UN-0532")
def test_there_is_a_sworn_hatred_of_every_faction_and_nobody_learns_it():
    sworn = {f"hatred-{faction}" for faction in library()[FACTIONS]}
    assert sworn <= set(library()[SKILLS])
    known = {skill for one in library()[HEROES].values() for deck in PROFESSIONAL for skill in learnable(one, deck)}
    assert "hatred-orc" in known
    assert not sworn & known


# prisoners


def kept(**ledger: Any) -> Ledger:
    """Borgron is a prisoner in the Broken Tusk."""
    return msgspec.structs.replace(book(b=borgron(fate="prisoner", jail=TUSK)), **ledger)


def looking(dice: list[int], *, turn: list[str] | None = None, **more: Any) -> Play:
    """Shara is back to look for Borgron."""

    def prepare(state: State) -> None:
        state.captives = ("borgron",)

    people = {"S": hero(skills=[], attributes={"movement": 6})}
    return position(ROOMS, turn=turn or ["S", "S", "S"], dice=dice, prepare=prepare, **people, **more)


def behind(play: Play) -> str:
    """Which section the door is in."""
    at = play.state.quest.get(DOOR, -1)
    return "" if at < 0 else play.game.plan.sections[play.game.plan.section_of[at]].name


@rule("UN-0533")
def test_a_prisoner_is_kept_in_the_scenario_where_he_fell():
    ledger = after([3])
    assert (ledger.heroes["borgron"].fate, ledger.heroes["borgron"].jail) == ("prisoner", TUSK)
    with pytest.raises(SetupError, match="Borgron is a prisoner"):
        SYSTEM.start(campaign(ledger, "borgron", quest=BELL))


@rule("UN-0533", "UN-0534")
@pytest.mark.parametrize("ledger", [{"won": (TUSK,), "tried": {TUSK: 1}}, {"tried": {TUSK: 2}}])
def test_one_may_go_back_for_a_prisoner_to_any_scenario(ledger):
    written = kept(**ledger)
    assert TUSK in [card.id for card in SYSTEM.chapters(msgspec.msgpack.encode(written))]
    assert len(SYSTEM.start(campaign(written, "shara")).captives) == 1
    free = msgspec.structs.replace(written, heroes={})
    assert TUSK not in [card.id for card in SYSTEM.chapters(msgspec.msgpack.encode(free))]


@rule("UN-0533", "UN-0534")
@pytest.mark.parametrize(
    ("fate", "jail", "held"), [("prisoner", TUSK, True), ("prisoner", BELL, False), ("dead", TUSK, False)]
)
def test_only_prisoners_are_held_and_only_where_they_fell(fate: str, jail: str, held: bool) -> None:
    lost = msgspec.structs.replace(CARD, fate=fate, jail=jail)
    assert held_in(Ledger(heroes={"borgron": lost}), TUSK) == ([lost] if held else [])


@rule("UN-0534")
def test_a_six_on_entering_a_room_shows_a_door_there():
    play = looking([1, 6]).take("S opens c1", "S moves to d1")
    assert play.rolled("prison-door") == 1
    assert behind(play) == "s2"


@rule("UN-0534")
def test_without_a_six_there_is_no_door_yet():
    play = looking([1, 5]).take("S opens c1", "S moves to d1")
    assert (play.rolled("prison-door"), behind(play)) == (1, "")


@rule("UN-0534")
def test_each_room_is_rolled_for_once():
    play = looking([5]).take("S moves to a1", "S moves to b1", "S ends", "S moves to a2")
    assert play.rolled("prison-door") == 1


@rule("UN-0534")
def test_corridors_are_not_rolled_for():
    assert looking([], corridor=True).take("S moves to a1").rolled("prison-door") == 0


@rule("UN-0534")
def test_whoever_looks_for_nobody_rolls_for_no_door():
    assert position(ROOMS, S=hero()).take("S moves to a1").rolled("prison-door") == 0


@rule("UN-0534")
def test_if_no_room_shows_it_the_door_is_in_the_last():
    play = looking([5, 1, 5]).take("S moves to a1", "S moves to b1", "S opens c1", "S moves to d1")
    assert play.rolled("prison-door") == 2
    assert behind(play) == "s2"


@rule("UN-0534")
def test_before_the_heroes_leave_it_appears_in_the_room_they_explored_last():
    play = looking([5], start=["a1"]).take("S moves to a1", "S leaves")
    assert (behind(play), play.see("S")["out"]) == ("s1", False)
    play.take("S leaves")
    assert play.see("S")["out"]


@rule("UN-0535", "UN-0544")
def test_who_opens_the_door_has_freed_the_prisoner():
    play = looking([5, *TAKEN, 2, 3], start=["a1"]).take("S moves to a1", "S leaves", "S frees the prisoners")
    friend, card = play.state.heroes[1], borgron()
    assert len((*friend.body, *friend.hands, *friend.pack)) == THINGS - THINGS // 2
    assert (friend.wounds, friend.fortune, friend.mana) == (0, card.fortune, 0)
    assert friend.injuries == ("strength",)
    assert play.state.captives == ()
    assert not play.see("S")["action"]


@rule("UN-0534")
def test_the_door_is_opened_from_beside_it_and_not_from_afar():
    play = looking([1, 6]).take("S opens c1", "S moves to f2", "S ends")
    at = play.game.plan.board.name(play.state.quest[DOOR])
    assert not play.offers("S frees the prisoners")
    assert play.take(f"S moves to {at}").offers("S frees the prisoners")


def back_in_the_tusk(doing: list[AnyEntry], dice: list[int]) -> Table[State, Universalis]:
    """Shara stands before the door in the Broken Tusk."""
    return played(campaign(kept(), "shara"), doing, dice, door="b3")


@rule("UN-0535", "UN-0536")
def test_a_prisoner_who_was_freed_goes_on_with_the_others():
    who = SYSTEM.start(campaign(kept(), "shara")).heroes[0].id
    table = back_in_the_tusk([Recover(who), Act(who), EndActivation(who), LOST], [*TAKEN, 2, 3])
    assert table.ask is not None
    table.choose(next(option for option in table.ask.options if option.act == "free-prisoner"))
    ledger = home(table)
    assert (ledger.heroes["borgron"].fate, ledger.heroes["borgron"].jail) == ("", "")
    assert ledger.heroes["borgron"].injuries == ("strength",)
    assert SYSTEM.start(campaign(ledger, "borgron", quest=BELL)).heroes


@rule("UN-0536")
def test_a_prisoner_who_is_left_where_he_is_is_dead():
    assert home(back_in_the_tusk([LOST], [])).heroes["borgron"].fate == "dead"


@rule("UN-0536")
def test_a_prisoner_whom_nobody_goes_back_for_is_dead():
    assert home(played(campaign(kept(), "shara", quest=BELL), [LOST], [])).heroes["borgron"].fate == "dead"


@rule("UN-0536")
def test_between_quests_a_prisoner_lives():
    shop = Workshop(like("shara"), dice=[6, 1], ledger=msgspec.msgpack.encode(kept(rested=False))).until("town")
    assert open_ledger(SYSTEM.finish(shop.game)).heroes["borgron"].fate == "prisoner"


@rule("UN-0536")
def test_where_no_campaign_is_played_nobody_goes_back():
    setup = msgspec.structs.replace(campaign(Ledger(), "shara", "borgron"), ledger=b"")
    table = played(setup, [LOST], [3], fallen="borgron")
    assert table.game.heroes()[1].fate == "prisoner"
    entry = next(one for one in SYSTEM.made(table.game) if one.key == "borgron")
    assert msgspec.json.decode(entry.entry)["fate"] == "dead"


def test_a_mission_accomplished_before_is_not_rewarded_again():
    won = EndQuest(won=True, why="universalis-done")
    first = home(played(campaign(kept(), "shara"), [won], []))
    again = home(played(campaign(kept(won=(TUSK,)), "shara"), [won], []))
    coins = [ledger.heroes["shara"].coins for ledger in (first, again)]
    assert coins[0] - coins[1] == library()[QUESTS][TUSK].coins > 0


def test_where_nobody_is_left_the_story_goes_on_with_others():
    found = SYSTEM.chapters(msgspec.msgpack.encode(msgspec.structs.replace(avenged(), rested=False)))
    assert "hero-creation" in [card.id for card in found]
