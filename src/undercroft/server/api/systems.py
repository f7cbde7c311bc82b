"""What can be played: systems, quests, texts, rules."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from undercroft.bots import bot_names
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.requests import NOBODY
from undercroft.kernel.scene import Card, Sheet
from undercroft.kernel.system import AnySystem, SetupError, find
from undercroft.kernel.table import Table
from undercroft.proofs.catalogue import Catalogue, ChecklistError, listed
from undercroft.server import creating
from undercroft.server.api.endpoints import Call, File, Routes
from undercroft.server.packs import said
from undercroft.server.problems import Problem
from undercroft.server.shapes import (
    Fit,
    NewGame,
    QuestView,
    RulesFound,
    RuleText,
    SeatWish,
    Systems,
    SystemView,
)
from undercroft.text.messages import COMMON, LANGUAGES, files, texts_of

log = logging.getLogger("undercroft.systems")

routes = Routes()


@cache
def view(system: AnySystem) -> SystemView:
    """A system as it is offered."""
    card = system.card()
    return SystemView(
        id=system.name,
        version=system.version,
        accent=card.accent,
        icon=card.icon,
        title=card.title,
        pitch=card.pitch,
        roles=system.roles,
        quests=list(system.quests()),
        heroes=list(system.heroes({choice.name: choice.default for choice in system.choices})),
        choices=list(system.choices),
        bots=bot_names(system),
        dice=list(system.dice),
        icons=dict(card.icons),
        turning=dict(card.turning),
        campaign=card.campaign,
        languages=LANGUAGES,
        workshops=list(system.workshops()),
        routine=tuple(sorted(system.routine)),
    )


@routes.get("/api/systems", gives=Systems)
async def systems(call: Call) -> Systems:
    """All systems that can be played here; one that fails is left out and logged."""
    offered = []
    await call.house.ready(*call.house.systems)
    for name in call.house.systems:
        try:
            offered.append(_offered(call, find(name)))
        except Exception:
            log.exception("system %s cannot be offered", name)
    return Systems(offered)


@routes.get("/api/systems/{system}", gives=SystemView, problems=("missing",))
async def system(call: Call) -> SystemView:
    """One system."""
    await call.house.ready(call.path("system"))
    return _offered(call, creating.system_named(call.path("system")))


def _offered(call: Call, system: AnySystem) -> SystemView:
    return msgspec.structs.replace(view(system), packs=call.house.packs.views(system))


@routes.get(
    "/api/systems/{system}/quests/{quest}", gives=QuestView, query={"heroes": int}, problems=("missing", "setup")
)
async def quest(call: Call) -> QuestView:
    """A quest before the first move, as everybody may see it."""
    await call.house.ready(call.path("system"))
    found = creating.system_named(call.path("system"))
    id, heroes = call.path("quest"), call.query("heroes", 0, 0, 12)
    packs = call.house.packs.chosen(found, NewGame(system=found.name, quest=id[:128]))
    if not any(one.id == id for one in (*found.quests(), *found.bring(packs).quests)):
        raise Problem("missing", f'there is no quest "{id}" in {found.name}')
    return await asyncio.to_thread(_cover, found, id, heroes, packs)


@cache
def _cover(system: AnySystem, id: str, heroes: int, packs: tuple[PackPlan, ...]) -> QuestView:
    card = creating.quest_named(system, id, packs=packs)
    wish = NewGame(system=system.name, quest=id, heroes=heroes, seed="cover")
    setup = creating.setup_of(system, wish, packs=packs)
    try:
        table = Table(system, setup, listen=False, digests=False, keep=False)
    except (SetupError, LookupError, ValueError) as error:
        raise Problem("setup", str(error)) from error
    scene = table.scene(NOBODY)
    scene.ask = None
    return QuestView(card, scene)


@routes.get(
    "/api/systems/{system}/default",
    gives=NewGame,
    query={"quest": str, "heroes": int},
    problems=("missing", "setup"),
)
async def default_setup(call: Call) -> NewGame:
    """The setup a newcomer would get."""
    await call.house.ready(call.path("system"))
    found = creating.system_named(call.path("system"))
    quest_id = call.request.query_params.get("quest", "")[:128]
    wish = NewGame(system=found.name, quest=quest_id, heroes=call.query("heroes", 0, 0, 12))
    setup = creating.setup_of(found, wish, packs=call.house.packs.chosen(found, wish))
    return NewGame(
        system=found.name,
        quest=setup.quest,
        party=setup.party,
        seats=tuple(
            SeatWish(plan.name, plan.role, "bot" if plan.controller == "bot" else "me", plan.bot)
            for plan in setup.seats
        ),
        options=setup.options,
        dice=setup.dice,
        cards=setup.cards,
        undo=setup.undo,
    )


@routes.get("/api/systems/{system}/cards/{card}", gives=Card, problems=("missing",))
async def card(call: Call) -> Card:
    """A card of the box, as it is shown when somebody turns it over."""
    await call.house.ready(call.path("system"))
    found = creating.system_named(call.path("system"))
    face = found.face(call.path("card"))
    if face is None:
        raise Problem("missing", f'there is no card "{call.path("card")}" in {found.name}')
    return face


@routes.get("/api/systems/{system}/heroes/{hero}", gives=Sheet, problems=("missing",))
async def hero(call: Call) -> Sheet:
    """The sheet of a hero who may be chosen, as at the beginning of a quest."""
    found = creating.system_named(call.path("system"))
    id = call.path("hero")
    packs = call.house.packs.chosen(found, NewGame(system=found.name, party=(id[:128],)))
    if not any(one.id == id for one in (*view(found).heroes, *found.bring(packs).heroes)):
        raise Problem("missing", f'there is no hero "{id[:40]}" in {found.name}')
    return await asyncio.to_thread(_sheet, found, id, packs)


@cache
def _sheet(system: AnySystem, hero: str, packs: tuple[PackPlan, ...]) -> Sheet:
    """The hero is sent on the quest that needs fewest, with as many others as it takes."""
    quest = min(system.quests(), key=lambda one: one.least)
    heroes = [*view(system).heroes, *system.bring(packs).heroes]
    others = [one.id for one in heroes if one.id != hero]
    party = (hero, *others[: max(0, quest.least - 1)])
    wish = NewGame(system=system.name, quest=quest.id, party=party, seed="sheet")
    sitting = creating.begun(creating.setup_of(system, wish, packs=packs))
    scene = sitting.table.scene(NOBODY)
    name = next(one.name for one in heroes if one.id == hero)
    return next((one for one in scene.sheets if one.name == name), scene.sheets[0])


@routes.post("/api/systems/{system}/fit", body=NewGame, gives=Fit, problems=("missing",), limit="thinking")
async def fit(call: Call, wish: NewGame) -> Fit:
    """Whether a game could begin as wished, and if not why, by the rules that begin it."""
    found = creating.system_named(call.path("system"))
    try:
        setup = creating.setup_of(found, wish, packs=call.house.packs.chosen(found, wish))
        await asyncio.to_thread(creating.begun, setup)
    except Problem as problem:
        return Fit(False, str(problem), problem.said, dict(problem.names))
    return Fit(True)


# texts


@cache
def _joined(folder: Path | None, language: str) -> tuple[bytes, str]:
    if language not in LANGUAGES:
        raise Problem("missing", f'there are no texts in "{language[:20]}"; there are {", ".join(LANGUAGES)}')
    found = [] if folder is None else files(folder, language)
    data = "\n".join(file.read_text(encoding="utf-8") for file in found).encode()
    return data, f'"{blake2b(data, digest_size=12).hexdigest()}"'


def _text(call: Call, folder: Path | None, more: str = "") -> File:
    data, tag = _joined(folder, call.path("language"))
    if more:
        data = data + b"\n" + more.encode()
        tag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return File(b"", "text/plain; charset=utf-8", headers, 304)
    return File(data, "text/plain; charset=utf-8", headers)


@routes.get("/api/text/{language}", media="text/plain", problems=("missing",))
async def common_text(call: Call) -> File:
    """The texts all games share, as one Fluent file."""
    return _text(call, COMMON)


@routes.get("/api/systems/{system}/text/{language}", media="text/plain", problems=("missing",))
async def system_text(call: Call) -> File:
    """A system's own texts and those of the host's packs, as one Fluent file."""
    await call.house.ready(call.path("system"))
    found = creating.system_named(call.path("system"))
    packs = call.house.packs.of(found.name)
    return _text(call, texts_of(found), said(found, packs, call.path("language")) if packs else "")


# rules


@cache
def _rules(language: str) -> dict[str, RuleText]:
    found: dict[str, RuleText] = {}
    for name in listed():
        try:
            catalogue = Catalogue.load(name, language=language)
        except (ChecklistError, OSError):
            continue
        for rule in catalogue.rules.values():
            found[rule.id] = RuleText(rule.id, name, rule.text, rule.chapter, rule.language)
    return found


async def _rules_in(call: Call) -> dict[str, RuleText]:
    """All rules, in the language that was asked for where there is one, else in English."""
    wanted = call.request.query_params.get("language", "")
    return await asyncio.to_thread(_rules, wanted if wanted in LANGUAGES else LANGUAGES[0])


@routes.get("/api/rules/{rule}", gives=RuleText, query={"language": str}, problems=("missing",))
async def rule(call: Call) -> RuleText:
    """A rule of the catalogues, for those who ask why."""
    rules = await _rules_in(call)
    found = rules.get(call.path("rule"))
    if found is None:
        raise Problem("missing", f'there is no rule "{call.path("rule")[:20]}"')
    return found


MOST_RULES = 40
"""The most rules that are given at once."""


@routes.get(
    "/api/systems/{system}/rules",
    gives=RulesFound,
    query={"words": str, "chapter": str, "language": str},
    problems=("missing",),
)
async def search(call: Call) -> RulesFound:
    """The rules of a system in which words occur, or those of a chapter."""
    name = creating.system_named(call.path("system")).name
    known = [one for one in (await _rules_in(call)).values() if one.system == name]
    words = call.request.query_params.get("words", "")[:200].casefold().split()
    chapter = call.request.query_params.get("chapter", "")[:200]
    found = [
        one
        for one in known
        if (not chapter or one.chapter == chapter)
        and all(word in f"{one.id} {one.text} {one.chapter}".casefold() for word in words)
    ]
    chapters = tuple(dict.fromkeys(one.chapter for one in known))
    return RulesFound(tuple(found[:MOST_RULES]), len(found), chapters)
