"""Campaigns: what goes from scenario to scenario, the campaign sheet, and what may be played next.

DO-0012, DO-0013, DO-0472 to DO-0506, DO-C24
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.crawl.campaign import closed, opened
from undercroft.crawl.things import Item
from undercroft.kernel.ranges import MANY, Number, Sum, Tag, Tags
from undercroft.systems.doria.cards.definitions import CAMPAIGN_ITEMS, Attributes
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.scenarios import CAMPAIGNS, Campaign, Chapter
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character

CAMP = "doria-camp"
BETWEEN = (CAMP,)
"""What is played between scenarios: rewards, cards to keep, new characters, whether to try again."""

GOING_ON = 5
"""Monster Points for going on after a death.  DO-0501, DO-G76"""

POINTS_A_LEVEL = 10
"""So many Monster Points raise the Monster Level by 1.  DO-0489"""

ESCAPED = "doria-escaped"
DEATH = "doria-death"

End = Literal["", "won", "escaped", "death", "lost"]


class Traveller(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A character between scenarios.  DO-0477"""

    attributes: Attributes
    points: Number = 0
    earned: Number = 0
    bonuses: Tags = ()
    items: Annotated[tuple[Item, ...], MANY] = ()
    dead: bool = False


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A row of the campaign sheet: scenario, how it ended, Group XP left, its Monster Points and the total, what was
    received and which ways were chosen.  DO-0477, DO-C24"""

    scenario: Tag
    end: End = "won"
    xp: Sum = 0
    points: Number = 0
    total: Number = 0
    notes: Tags = ()


class Ledger(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A campaign as it stands.  DO-0012"""

    campaign: Tag = ""
    heroes: Annotated[dict[Tag, Traveller], MANY] = {}
    chapter: Number = 0
    """The chapter played last, from 1; 0 before the first."""
    next: Tag = ""
    """The scenario to be played next; empty while the group is in camp, and when the campaign is over."""
    end: End = ""
    """How the last scenario ended."""
    camp: bool = False
    """Is the camp still to be held?"""
    keep: Number = 0
    """How many Loot Cards each may keep, by the reward of the last successful scenario.  DO-0482"""
    rising: bool = False
    """Does everybody choose a hero bonus in camp?  DO-0483"""
    xp: Sum = 0
    points: Number = 0
    """Monster Points in all.  DO-0486"""
    rows: Annotated[tuple[Row, ...], MANY] = ()
    ways: Tags = ()
    over: bool = False


def open_ledger(data: bytes) -> Ledger:
    """The ledger from its bytes."""
    return opened(Ledger, data)


def monster_level(points: int) -> int:
    """The campaign's Monster Level.  DO-0489"""
    return 1 + points // POINTS_A_LEVEL


def campaign_of(ledger: Ledger) -> Campaign:
    """The campaign that is played."""
    return library()[CAMPAIGNS][ledger.campaign]


def chapter_of(campaign: Campaign, scenario: str) -> tuple[int, Chapter]:
    """The number and the chapter of a scenario."""
    return next((n, one) for n, one in enumerate(campaign.chapters, 1) if one.scenario == scenario)


def first_chapters() -> tuple[str, ...]:
    """How a campaign begins: with the first scenario of any of them."""
    return tuple(campaign.chapters[0].scenario for campaign in library()[CAMPAIGNS].values())


def chapters(ledger: Ledger) -> tuple[str, ...]:
    """What may be played next: the first scenario of a campaign, the camp after a scenario, or the scenario that comes.

    DO-0012, DO-0472
    """
    if not ledger.campaign:
        return first_chapters()
    if ledger.over:
        return ()
    return (CAMP,) if ledger.camp else (ledger.next,)


def company(ledger: Ledger) -> tuple[str, ...]:
    """Who comes along to what is played next: everybody alive, and the dead into the camp.  DO-0498, DO-0499"""
    return tuple(name for name, one in ledger.heroes.items() if ledger.camp or not one.dead)


def following(campaign: Campaign, number: int, ways: Tags) -> str:
    """The scenario after a chapter: where a way that was chosen leads, else the next; none after the last.

    DO-0472, DO-0505, DO-0506
    """
    chapter = campaign.chapters[number - 1]
    for way in ways:
        if way in chapter.goes:
            return chapter.goes[way]
    return campaign.chapters[number].scenario if number < len(campaign.chapters) else ""


# after a scenario


def close_ledger(game: Doria) -> bytes:
    """The ledger after a game of a campaign."""
    if not game.state.campaign:
        return b""
    before = open_ledger(game.setup.ledger)
    if game.setup.quest == CAMP:
        return closed(after_camp(game, before))
    return closed(after_scenario(game, before))


def ended(game: Doria) -> End:
    """How a scenario ended.  DO-0491, DO-0495"""
    outcome = game.state.outcome
    if outcome is None:
        return ""
    if outcome.won:
        return "won"
    return "escaped" if outcome.why == ESCAPED else "death" if outcome.why == DEATH else "lost"


def after_scenario(game: Doria, before: Ledger) -> Ledger:
    """Group XP and Monster Points are written down, the characters as they are; a completed scenario gives its rewards.

    DO-0477, DO-0479, DO-0482, DO-0483, DO-0486, DO-0488, DO-0490, DO-0493, DO-0496, DO-0497
    """
    state, end = game.state, ended(game)
    campaign = library()[CAMPAIGNS][state.campaign]
    number, chapter = chapter_of(campaign, game.setup.quest)
    ways = tuple(key.removeprefix("way-") for key in state.noted if key.startswith("way-"))
    gained = state.crossed + state.noted.get("points", 0)
    total = before.points + gained
    won = end == "won"
    row = Row(scenario=game.setup.quest, end=end, xp=state.xp, points=gained, total=total, notes=ways)
    after = Ledger(
        campaign=state.campaign,
        heroes=travellers(game, before),
        chapter=number,
        next=game.setup.quest,
        end=end,
        camp=True,
        keep=before.keep,
        xp=state.xp,
        points=total,
        rows=(*before.rows, row),
        ways=(*before.ways, *ways),
    )
    return rewarded(after, chapter) if won else after


def travellers(game: Doria, before: Ledger) -> dict[str, Traveller]:
    """The characters as they leave; of the dead nothing is kept but Campaign Items, which the others take along.

    DO-0477, DO-0496
    """
    heroes = dict(before.heroes)
    special = library()[CAMPAIGN_ITEMS]
    inherited: tuple[Item, ...] = ()
    for one in game.state.party:
        items = _worth_keeping(one)
        if one.dead:
            inherited += tuple(item for item in items if item.card in special)
            items = ()
        heroes[one.card] = Traveller(
            attributes=one.attributes,
            points=one.points,
            earned=one.earned,
            bonuses=one.bonuses,
            items=items,
            dead=one.dead,
        )
    alive = [one.card for one in game.state.party if not one.dead]
    if inherited and alive:
        heir = heroes[alive[0]]
        heroes[alive[0]] = msgspec.structs.replace(heir, items=(*heir.items, *inherited))
    return heroes


def _worth_keeping(one: Character) -> tuple[Item, ...]:
    """The cards it has, whole again, without Traps that were only worth their gold."""
    return tuple(Item(item.card) for item in one.outfit.items() if item.card in item_cards())


def rewarded(after: Ledger, chapter: Chapter, *, risen: bool = False) -> Ledger:
    """The rewards of a chapter: cards to keep, a hero level, items, Monster Points; then the story goes on.  Heroes
    have `risen` already where the group went on after a failure, else they will in camp.

    DO-0482, DO-0483, DO-0487, DO-0488, DO-0502
    """
    campaign = campaign_of(after)
    number, _ = chapter_of(campaign, chapter.scenario)
    points = after.points + chapter.points
    level = 1 + min((len(one.bonuses) for one in after.heroes.values()), default=0)
    if chapter.level and level + (not risen) > monster_level(points):
        points += 1
    follows = following(campaign, number, after.ways)
    return msgspec.structs.replace(
        after,
        keep=chapter.keep or after.keep,
        rising=chapter.level,
        points=points,
        next=follows,
        over=not follows,
    )


# after the camp


def after_camp(game: Doria, before: Ledger) -> Ledger:
    """What the camp came to: cards kept, bonuses chosen, newcomers; after a failure the group tries again or goes on.

    DO-0480, DO-0482, DO-0483, DO-0498 to DO-0502
    """
    noted = game.state.noted
    heroes: dict[str, Traveller] = {}
    for one in game.state.party:
        if one.here:
            heroes[one.card] = Traveller(
                attributes=one.attributes,
                points=one.points,
                earned=one.earned,
                bonuses=one.bonuses,
                items=one.outfit.items(),
            )
    after = msgspec.structs.replace(before, heroes=heroes, camp=False, rising=False)
    if before.end == "won" or not noted.get("go-on"):
        return after
    _, chapter = chapter_of(campaign_of(before), before.next)
    return rewarded(msgspec.structs.replace(after, points=after.points + GOING_ON), chapter, risen=True)
