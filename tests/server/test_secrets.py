"""What somebody may not know is in nothing that a server sends to them, and what another did is another's to undo."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import proving
from undercroft.kernel.requests import NOBODY, Ask, Option, Roll, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import copy
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Table
from undercroft.server import messages as m

from .two_worlds import Houses, Json, World

HERO, DARK = SeatId(0), SeatId(1)


def against_a_person(mode: str, **changes: Any) -> tuple[AnySystem, Setup]:
    """A game of Dungeon Universalis with one hero and somebody on the Dark Player's seat."""
    system = find("universalis")
    setup = system.default_setup(system.quests()[0].id, 1, "secret")
    seats = (SeatPlan("hero"), SeatPlan("dark", "dark"))
    return system, msgspec.structs.replace(setup, seats=seats, options={"dark-mode": mode}, **changes)


def proving_game(**changes: Any) -> tuple[AnySystem, Setup]:
    """The proving game with one hero and somebody on the dark seat."""
    setup = proving.SYSTEM.default_setup("vigil", 1, "secret")
    seats = tuple(msgspec.structs.replace(plan, controller="person") for plan in setup.seats)
    return proving.SYSTEM, msgspec.structs.replace(setup, seats=seats, **changes)


def in_a_room(
    folder: Path, game: tuple[AnySystem, Setup], work: Callable[[World], Awaitable[None]], host: SeatId = NOBODY
) -> None:
    """Do something in a room where everybody is connected."""

    async def run() -> None:
        async with Houses(folder) as houses:
            first = Table(*game).first
            worlds = await houses.open(*game, (copy(first), copy(first)), host)
            await work(worlds[0])
            await houses.close(worlds)

    asyncio.run(run())


async def ask(world: World, seat: SeatId, do: str, **fields: Any) -> Json:
    """Say something and hear the answer to it."""
    id = f"{do} {len(world.heard[seat])}"
    world.say(seat, json.dumps({"do": do, "id": id, **fields}))
    await world.settle()
    found = [one for data in world.heard[seat] if (one := json.loads(data)).get("id") == id]
    assert len(found) == 1, f"{do}: {found}"
    return dict(found[0])


async def until(world: World, wanted: Callable[[Any], bool]) -> None:
    """Play, taking the last option, until the table waits for something of this kind."""
    while not wanted(world.table.pending):
        request = world.table.pending
        assert isinstance(request, Ask), f"{request} came first"
        option = request.options[-1]
        await world.answer(request.seats_of(option)[0], option)


def pointed(option: Option) -> Json:
    return {"act": option.act, "who": option.who, "at": option.at, "what": option.what, "n": option.n}


# refusals


def test_who_is_not_asked_hears_the_same_of_every_option_there_is_and_is_not(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await until(world, lambda request: isinstance(request, Ask) and request.prompt == "dark-act")
        dark = world.table.ask
        assert dark is not None
        for seat, why in ((HERO, "seat 0 is not asked"), (NOBODY, "those who watch do not play")):
            version = world.version(seat)
            for option in (*dark.options, Option("no-such-deed")):
                heard = await ask(world, seat, "answer", version=version, option=pointed(option))
                assert (heard["code"], heard["text"]) == ("seat", why)
        for option in (*dark.options, Option("no-such-deed")):
            heard = await ask(world, HERO, "odds", version=world.version(HERO) - 1, option=pointed(option))
            assert (heard["code"], heard["text"]) == ("seat", "you are not asked")
        assert (await ask(world, HERO, "hint", version=0))["text"] == "you are not asked"

    in_a_room(tmp_path, against_a_person("cards"), work)


def test_nobody_names_the_secret_cards_of_another_not_even_the_host(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await until(world, lambda request: not isinstance(request, Ask))
        draw = world.table.pending
        assert getattr(draw, "secret", False)
        pile = world.table.state.piles[draw.pile].cards  # type: ignore[union-attr]
        answers = {
            json.dumps({**await ask(world, HERO, "cards", version=world.version(HERO), cards=[card]), "id": ""})
            for card in (*set(pile), "no-such-card")
        }
        assert [json.loads(one)["code"] for one in answers] == ["seat"]

    in_a_room(tmp_path, against_a_person("cards", cards="named"), work, host=HERO)


# choosing in secret


def test_the_plan_of_a_classic_dark_player_goes_to_nobody_else(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await until(world, lambda request: isinstance(request, Ask) and request.prompt == "plan")
        before = {seat: len(world.heard[seat]) for seat in (HERO, NOBODY)}
        planned: list[Option] = []
        while (plan := world.table.ask) is not None and plan.secret and len(planned) < 9:
            planned.append(plan.options[-1])
            await world.answer(DARK, plan.options[-1])
        assert {seat: len(world.heard[seat]) for seat in before} == before, "others hear nothing while he plans"
        for seat in before:
            assert (await ask(world, seat, "log", **{"from": 0, "to": 500}))["is"] == "log"
            assert (await ask(world, seat, "undo", preview=True))["is"] in ("undo", "refused")
            await world.come_again(seat)
            await world.settle()
            sent = b"".join(world.heard[seat])
            assert not [option for option in planned if option.what and option.what.encode() in sent]
            assert b'"prompt":"in-secret"' in sent
            assert b'"prompt":"plan' not in sent

    in_a_room(tmp_path, against_a_person("classic"), work)


def test_whoever_chooses_in_secret_counts_his_moves_and_others_do_not(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await until(world, lambda request: isinstance(request, Ask) and request.prompt == "plan")
        others, mine = world.version(HERO), world.version(DARK)
        plan = world.table.ask
        assert plan is not None
        await world.answer(DARK, plan.options[-1])
        assert (world.version(DARK), world.version(HERO), world.version(NOBODY)) == (mine + 1, others, others)
        done = await ask(world, DARK, "undo")
        assert (done["is"], done["version"]) == ("done", mine + 2)
        assert (world.version(HERO), world.playing.sitting.line_of(HERO)) == (others, 0)
        assert world.playing.sitting.line_of(DARK) == 1
        await world.answer(DARK, Option("done"))
        assert world.version(HERO) == others + 1

    in_a_room(tmp_path, against_a_person("classic"), work)


def test_nobody_takes_back_what_is_chosen_in_secret(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await until(world, lambda request: isinstance(request, Ask) and request.prompt == "plan")
        seen = []
        for _ in range(2):
            heard = [
                await ask(world, HERO, "undo", preview=True),
                await ask(world, HERO, "undo"),
                await ask(world, HERO, "redo"),
            ]
            seen.append([{**one, "id": ""} for one in heard])
            plan = world.table.ask
            assert plan is not None
            await world.answer(DARK, plan.options[-1])
        assert seen[0] == seen[1]
        assert [one.get("code") for one in seen[0]] == [None, "undo", "redo"]

    in_a_room(tmp_path, against_a_person("classic"), work)


# what is another's


@pytest.mark.parametrize("mode", ["free", "any"])
def test_what_another_answered_is_taken_back_by_vote_only(tmp_path: Path, mode: str) -> None:
    async def work(world: World) -> None:
        first = world.table.ask
        assert first is not None
        option = next(one for one in first.options if one.act == "face" and first.seats_of(one) == (HERO,))
        await world.answer(HERO, option)
        before = world.playing.version
        assert (await ask(world, SeatId(1), "undo"))["vote"] is True
        assert world.playing.version == before
        assert (await ask(world, HERO, "undo"))["is"] == "done"
        assert world.playing.version == before + 1

    in_a_room(tmp_path, proving_game(undo=mode), work)


def test_what_was_undone_is_done_again_by_whoever_did_it(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        first = world.table.ask
        assert first is not None
        option = next(one for one in first.options if one.act == "face" and first.seats_of(one) == (HERO,))
        await world.answer(HERO, option)
        await ask(world, HERO, "undo")
        assert (await ask(world, SeatId(1), "redo"))["code"] == "redo"
        assert (await ask(world, HERO, "redo"))["is"] == "done"

    in_a_room(tmp_path, proving_game(), work)


def test_typed_dice_are_corrected_by_whoever_typed_them(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        while not (isinstance(roll := world.table.pending, Roll) and roll.seat != NOBODY):
            if isinstance(roll, Roll):
                faces = [[1] * len(pool) for pool in roll.dice]
                await world.do(HERO, {"do": "faces", "version": world.version(HERO), "faces": faces})
            else:
                choice = world.table.ask
                assert choice is not None
                strikes = [one for one in choice.options if one.act == "melee"]
                option = (strikes or list(choice.options))[0]
                await world.answer(choice.seats_of(option)[0], option)
        ones, twos = ([[n] * len(pool) for pool in roll.dice] for n in (1, 2))
        other = next(seat for seat in world.clients if seat not in (roll.seat, NOBODY))
        typed = await ask(world, other, "faces", version=world.version(other), faces=ones)
        assert (typed["code"], typed["text"]) == ("seat", "these dice or cards are another's")
        await world.do(roll.seat, {"do": "faces", "version": world.version(roll.seat), "faces": ones})
        assert (await ask(world, other, "retype", version=world.version(other), faces=twos))["code"] == "seat"
        done = await ask(world, roll.seat, "retype", version=world.version(roll.seat), faces=twos)
        assert done["is"] == "done"

    in_a_room(tmp_path, proving_game(dice="typed"), work)


def test_no_client_gives_a_move_an_id_of_the_servers_own() -> None:
    own = m.own_id("vote", 17)
    with pytest.raises(msgspec.ValidationError, match="regex"):
        m.do_decoder.decode(json.dumps({"do": "undo", "id": own}))
    assert m.do_decoder.decode(json.dumps({"do": "undo", "id": own[1:]})).id == "vote-17"


def test_an_id_like_those_of_the_server_does_not_keep_a_vote_from_being_carried_out(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        first = world.table.ask
        assert first is not None
        option = next(one for one in first.options if one.act == "face" and first.seats_of(one) == (HERO,))
        await world.answer(HERO, option)
        version = world.playing.version
        world.say(HERO, json.dumps({"do": "undo", "id": f"vote-{version + 2}"}))
        await world.settle()
        await world.answer(HERO, option)
        others = [seat for seat in world.clients if seat not in (SeatId(1), NOBODY)]
        assert (await ask(world, SeatId(1), "undo"))["vote"] is True
        for seat in others:
            await ask(world, seat, "vote", agree=True)
        assert world.playing.version == version + 3

    in_a_room(tmp_path, proving_game(), work)
