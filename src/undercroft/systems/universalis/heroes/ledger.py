"""What heroes carry from quest to quest: experience, coins, wounds; and the ledger of quests played in a row.

UN-0004, UN-0022, UN-0024, UN-0059, UN-1182 to UN-1185, UN-1196
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from undercroft.crawl.campaign import closed, opened, won_so_far
from undercroft.kernel.ranges import MANY, Scroll, Sum, Tag
from undercroft.systems.universalis.cards.definitions import Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card, person
from undercroft.systems.universalis.cards.quests import QUESTS, Quest
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.games_between import CREATION, JOURNEY, SETTLEMENT, between
from undercroft.systems.universalis.party.companions import GIANT, keeper, laden, without_companion
from undercroft.systems.universalis.state import Character, Line, Marker, World
from undercroft.systems.universalis.status.quest_marks import CHOICE, DONE, bearer

ATTEMPTS = 2
"""How often the heroes may try a mission.  UN-1182"""


NO_PETS: Mapping[str, Character] = {}


class Ledger(msgspec.Struct, kw_only=True):
    """Quests in a row: the heroes by id as they are now, quests won, how often each was tried, what comes next.

    `searched` are the elements of each scenario that were searched, with what the dice showed.  UN-0239, UN-0240
    `deeds` are the kinds of marks that were handled in each, `chosen` is the first of them where the thread turns on
    it.  UN-1183
    """

    heroes: Annotated[dict[Tag, Hero], MANY] = {}
    won: Annotated[tuple[Scroll, ...], MANY] = ()
    tried: Annotated[dict[Scroll, Sum], MANY] = {}
    searched: Annotated[dict[Scroll, Annotated[dict[Tag, Sum], MANY]], MANY] = {}
    deeds: Annotated[dict[Scroll, Annotated[tuple[Tag, ...], MANY]], MANY] = {}
    chosen: Annotated[dict[Scroll, Tag], MANY] = {}
    rested: bool = True
    world: World | None = None
    """The campaign on the map, if there is one.  UN-1203"""


def open_ledger(data: bytes) -> Ledger:
    """The ledger from its bytes."""
    return opened(Ledger, data)


# coming home


def as_hero(who: Character, pets: Mapping[str, Character] = NO_PETS) -> Hero:
    """The hero's card as it is now: what it carries and has not recovered, with its companions as their cards are
    now.

    UN-0059, UN-0498, UN-1076, UN-1077, UN-1127, UN-1131, UN-1137
    """
    hero = hero_card(who.card)
    hero = msgspec.structs.replace(
        hero,
        body=who.body,
        hands=who.hands,
        pack=who.pack,
        coins=who.coins,
        hurt=max(0, min(who.wounds, hero.stats.vitality - 1)),
        unlucky=max(0, hero.fortune - who.fortune),
        drained=max(0, hero.stats.mana - who.mana),
        diseased=who.suffers("diseased"),
        xp=hero.xp + who.xp,
        age=hero.age + 1,
        injuries=(*hero.injuries, *who.injuries),
        companion_hurt=_still_hurt(hero.companion, pets, hero.companion_hurt),
        second_hurt=_still_hurt(hero.second, pets, hero.second_hurt),
    )
    for pet in pets.values():
        if pet.card in (hero.companion, hero.second):
            hero = laden(hero, pet.card, pet.freight, pet.coins)
    for companion in (hero.companion, hero.second):
        if companion and companion in who.lost:
            hero = without_companion(hero, companion)
    strange = tuple(item for item in dict.fromkeys(hero.belongings) if item in who.strange)
    return msgspec.structs.replace(hero, strange=strange)


def _still_hurt(companion: str, pets: Mapping[str, Character], before: int) -> int:
    """A companion's wounds; a giant is well again, wherever it was left.  UN-1077, UN-1400"""
    if companion and person(companion).race == GIANT:
        return 0
    return pets[companion].wounds if companion in pets else before


def homecomers(game: Universalis) -> list[Hero]:
    """The heroes as they leave the table, with what a quest has given them."""
    return [_fated(game, who, as_hero(who, _retinue(game, who))) for who in game.heroes()]


def _retinue(game: Universalis, who: Character) -> dict[str, Character]:
    """The companions in play by their cards; a hero's own before those that are with other heroes.  UN-1078"""
    companions = [one for one in game.state.heroes if one.owner]
    return {one.card: one for one in sorted(companions, key=lambda one: keeper(one) == who.id)}


def _fated(game: Universalis, who: Character, hero: Hero) -> Hero:
    """The fate that keeps a hero from playing again, if any; outside a campaign nobody goes back for prisoners.

    UN-0528, UN-0531 to UN-0533, UN-0536
    """
    replace = msgspec.structs.replace
    if who.fate == "prisoner" and game.setup.ledger:
        return replace(hero, fate="prisoner", jail=game.setup.quest)
    if who.fate == "avenged":
        foes = "" if between(game.setup) else game.plan.quest.faction or ""
        return replace(hero, fate="avenged", foes=foes)
    if who.fate == "fallen":
        return replace(hero, fate="fallen")
    return replace(hero, fate="dead") if who.fate in ("dead", "prisoner") else replace(hero, fate="", jail="")


# who is not there any more


def held_in(book: Ledger, quest: str) -> list[Hero]:
    """The heroes who are kept prisoner in a scenario.  UN-0533, UN-0534"""
    return [hero for hero in book.heroes.values() if hero.fate == "prisoner" and hero.jail == quest]


def waiting(book: Ledger) -> list[Hero]:
    """The fallen whose bodies the group brings to a healer.  UN-0528"""
    return [hero for hero in book.heroes.values() if hero.fate == "fallen"]


def to_avenge(book: Ledger) -> list[Hero]:
    """The dead for whom a relative has sworn revenge and not yet come.  UN-0532"""
    here = {hero.kin for hero in book.heroes.values()}
    return [hero for hero in book.heroes.values() if hero.fate == "avenged" and hero.id not in here]


def _given_up_for_dead(before: Ledger, heroes: dict[str, Hero]) -> dict[str, Hero]:
    """A hero who was a prisoner before a quest and still is one after it was not rescued, and is dead.  UN-0536"""
    lost = [id for id, hero in before.heroes.items() if hero.fate == "prisoner" and heroes[id] is hero]
    return heroes | {id: msgspec.structs.replace(heroes[id], fate="dead", jail="") for id in lost}


def close_ledger(game: Universalis) -> bytes:
    """The ledger after a game: the heroes as they are, the quest won or tried, a rest due or taken."""
    if not game.setup.ledger:
        return b""
    before = open_ledger(game.setup.ledger)
    heroes = before.heroes | {hero.id: hero for hero in homecomers(game)}
    if game.setup.quest == JOURNEY:
        return closed(_after_journey(game, before, heroes))
    if between(game.setup):
        rested = before.rested or game.setup.quest == SETTLEMENT
        return closed(msgspec.structs.replace(before, heroes=heroes, rested=rested))
    quest = game.setup.quest
    won = game.state.accomplished
    after = Ledger(
        heroes=_given_up_for_dead(before, heroes),
        won=won_so_far(before.won, quest, won),
        tried=before.tried | {quest: before.tried.get(quest, 0) + 1},
        searched=before.searched | {quest: {one.id: one.searched for one in game.state.fixtures if one.searched}},
        deeds=_with_deeds(game, before),
        chosen=before.chosen | _choice(game) if won and quest not in before.won else before.chosen,
        rested=False,
        world=_after_quest(game, before.world, won=won),
    )
    return closed(after)


def _with_deeds(game: Universalis, before: Ledger) -> dict[str, tuple[str, ...]]:
    """What the heroes did in each scenario, with the kinds of marks that were handled in this one.  UN-1183"""
    marks = game.plan.quest.marks
    done = [mark.kind for n, mark in enumerate(marks) if bearer(game, n) == DONE]
    known = before.deeds.get(game.setup.quest, ())
    here = tuple(dict.fromkeys((*known, *done)))
    return before.deeds | {game.setup.quest: here} if here else before.deeds


def _choice(game: Universalis) -> dict[str, str]:
    """What the heroes chose where the thread of the campaign turns on it.  UN-1183"""
    mark = game.state.quest.get(CHOICE)
    return {} if mark is None else {game.setup.quest: game.plan.quest.marks[mark].kind}


# the campaign on the map

MOST_MARKERS = 10
"""So many Danger markers at most.  UN-1306"""


def _after_journey(game: Universalis, before: Ledger, heroes: dict[str, Hero]) -> Ledger:
    """The world as the journey has left it; a new year locks the independent quests anew.

    UN-1220 to UN-1222, UN-1232, UN-1299
    """
    world = game.state.world
    assert world is not None
    if game.state.player is not None:
        world.markers = game.state.player.markers
    after = msgspec.structs.replace(before, heroes=heroes, world=world, rested=True)
    if before.world is not None and world.year > before.world.year:
        known = library()[QUESTS]
        lasting = [id for id in after.won if id in known and known[id].kind != "independent"]
        tried = {id: n for id, n in after.tried.items() if id in known and known[id].kind != "independent"}
        after = msgspec.structs.replace(after, won=tuple(lasting), tried=tried)
    return after


def _after_quest(game: Universalis, world: World | None, *, won: bool) -> World | None:
    """What a quest or Epic Event changes in the world: whether it is done, how often it was tried, and a Danger marker
    where the Dark Player was ahead.  UN-1221, UN-1222, UN-1240, UN-1287, UN-1309, UN-1310, UN-G103"""
    if world is None:
        return None
    quest, epic = game.setup.quest, bool(world.event)
    ahead = game.state.suffered > game.state.achieved if game.plan.quest.counter else not won
    markers = world.markers
    if ahead and not epic and len(markers) < MOST_MARKERS:
        markers = (*markers, Marker(world.lair))
    line = Line(world.year, world.week, "won" if won else "lost", about=quest)
    return msgspec.structs.replace(
        world,
        done=(*world.done, quest) if won and not epic else world.done,
        tries=world.tries if epic else world.tries | {quest: world.tries.get(quest, 0) + 1},
        markers=markers,
        next="",
        event="",
        journal=(*world.journal, line),
    )


def _next_on_the_map(world: World) -> tuple[str, ...]:
    """The quest that was begun, else the journey goes on.  UN-1227"""
    return (world.next,) if world.next else (JOURNEY,)


def next_chapters(book: Ledger, quests: Sequence[Quest]) -> tuple[str, ...]:
    """The settlement comes after a quest, then the quests that may be tried; a campaign on the map may be begun, and a
    hero may always be made.  On the map the journey goes on until a quest is begun there.

    UN-0004, UN-1182, UN-1196, UN-1203, UN-1227
    """
    nobody = bool(book.heroes) and all(hero.fate for hero in book.heroes.values())
    if book.world is not None:
        return () if nobody else _next_on_the_map(book.world)
    if not book.rested and not nobody:
        return (SETTLEMENT,)
    open = [str(quest.id) for quest in quests if may_try(book, quest, quests)]
    return (*open, JOURNEY, CREATION) if open else ()


def may_try(book: Ledger, quest: Quest, quests: Sequence[Quest]) -> bool:
    """Is a mission open: not accomplished, not tried too often, not given up, and on the thread of the campaign?

    A hero's own is open while that hero is of the campaign.  The heroes may always go back for a prisoner.

    UN-0533, UN-1182 to UN-1185, UN-C001
    """
    if quest.of and not able(book, quest.of):
        return False
    if held_in(book, quest.id):
        return True
    if quest.id in book.won or book.tried.get(quest.id, 0) >= attempts(quest) or given_up(book, quest):
        return False
    return quest.kind != "campaign" or any(leads_to(book, one, quest.id) for one in quests)


def able(book: Ledger, hero: str) -> bool:
    """Is a hero of the campaign, and free to come along?"""
    return hero in book.heroes and not book.heroes[hero].fate


def attempts(quest: Quest) -> int:
    """How often the heroes may try a mission; an Epic Event once.  UN-1182, UN-1185"""
    return 1 if quest.kind == "epic" else ATTEMPTS


def leads_to(book: Ledger, quest: Quest, to: str) -> bool:
    """Does the narrative thread lead from one quest to another, given how it ended and what was chosen?

    UN-1183, UN-1184
    """
    if quest.id in book.won:
        return quest.thread.choices.get(book.chosen.get(quest.id, ""), quest.thread.won) == to
    return quest.thread.lost == to and quest.id in book.tried


def given_up(book: Ledger, quest: Quest) -> bool:
    """Have the heroes followed the thread instead of trying a second time?  UN-1183"""
    return quest.id in book.tried and quest.thread.lost in book.tried
