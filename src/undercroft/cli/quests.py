"""Commands for authors of quests: a new one by the design rules of a system, and a look at one that was written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.cli.brought import Pack, with_packs, with_quest
from undercroft.cli.common import WRONG, Stop, one_system, say
from undercroft.cli.games import Language

quest = typer.Typer(help="Quests of your own.", no_args_is_help=True, pretty_exceptions_enable=False)

Named = Annotated[str | None, typer.Option("--system", help="The game, where several are installed.")]


@quest.command(epilog="**Example**\n\n`undercroft quest new --system universalis --heroes 3 --vp 55 --seed 7`")
def new(
    system: Named = None,
    heroes: Annotated[int, typer.Option(min=1, help="For how many heroes.")] = 3,
    vp: Annotated[int, typer.Option(min=1, help="What the heroes are worth together.")] = 55,
    seed: Annotated[str, typer.Option(help="The same seed makes the same quest.")] = "1",
    wish: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="What else is wished for, such as faction=…")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the quest there instead of showing it.", dir_okay=False)
    ] = None,
) -> None:
    """Make a quest by the design rules of a system."""
    from undercroft.kernel.system import SetupError

    rules = one_system(system)
    wishes = dict(_pair(one) for one in wish or ())
    try:
        text = rules.new_quest(heroes=heroes, points=vp, seed=seed, wishes=wishes)
    except SetupError as error:
        raise Stop(str(error)) from error
    _put(text, write, f"{write}: undercroft play {rules.name} --heroes {heroes} --quest {write}")


@quest.command(epilog="**Example**\n\n`undercroft quest furnish my-quest.yaml --system universalis --seed 7`")
def furnish(
    file: Annotated[Path, typer.Argument(help="The quest.", exists=True, dir_okay=False)],
    system: Named = None,
    heroes: Annotated[int, typer.Option(min=1, help="For how many heroes.")] = 3,
    vp: Annotated[int, typer.Option(min=1, help="What the heroes are worth together.")] = 55,
    seed: Annotated[str, typer.Option(help="The same seed furnishes alike.")] = "1",
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the quest there instead of showing it.", dir_okay=False)
    ] = None,
) -> None:
    """Furnish a bare map by the design rules of a system."""
    from undercroft.kernel.system import SetupError

    rules = one_system(system)
    try:
        text = rules.furnished(file.read_text(encoding="utf-8"), file.stem, heroes=heroes, points=vp, seed=seed)
    except (SetupError, UnicodeDecodeError) as error:
        raise Stop(str(error), WRONG) from error
    _put(text, write, f"{write}: undercroft play {rules.name} --heroes {heroes} --quest {write}")


def _put(text: str, write: Path | None, done: str) -> None:
    """Show what was made, or write it where it was asked for."""
    if write is None:
        say(text.rstrip())
    else:
        write.write_text(text, encoding="utf-8")
        say(done)


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise Stop(f'"{text}" is no wish; expected such as faction=great-orc-clans')
    return name, value


@quest.command(epilog="**Example**\n\n`undercroft quest check my-quest.yaml --system universalis`")
def check(
    file: Annotated[Path, typer.Argument(help="The quest.", exists=True, dir_okay=False)],
    system: Named = None,
    pack: Pack = None,
) -> None:
    """Say whether a quest that was written can be played, and what is wrong with it."""
    from undercroft.kernel.system import SetupError, System

    rules = one_system(system)
    if pack or type(rules).quest_from is System.quest_from:
        with_quest(rules, pack, str(file))
        say(f"{file}: can be played")
        return
    try:
        rules.quest_from(file.read_text(encoding="utf-8"), file.stem)
    except (SetupError, UnicodeDecodeError) as error:
        raise Stop(str(error), WRONG) from error
    say(f"{file}: can be played")


@quest.command(
    epilog="**Examples**\n\n`undercroft quest show my-quest.yaml --system universalis`\n\n"
    "`undercroft quest show black-widow --system darkness --svg --write map.svg`"
)
def show(
    quest: Annotated[str, typer.Argument(help="The file of a quest, or the id of one of the box or of a pack.")],
    system: Named = None,
    pack: Pack = None,
    svg: Annotated[bool, typer.Option("--svg/--text", help="A drawing, or letters and lines.")] = False,
    heroes: Annotated[int | None, typer.Option(min=1, help="For how many heroes.")] = None,
    language: Language = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the map there instead of showing it.", dir_okay=False)
    ] = None,
) -> None:
    """Draw the whole map of a quest, with what stands on it at the start."""
    from undercroft.kernel.system import SetupError
    from undercroft.terminal.maps import as_svg, as_text, scene_of

    rules = one_system(with_packs(system, pack)[0])
    packs, wanted = with_quest(rules, pack, quest)
    try:
        scene = scene_of(rules, wanted or quest, packs, heroes)
    except SetupError as error:
        raise Stop(str(error), WRONG) from error
    drawn = as_svg(scene, language or "en") if svg else as_text(scene, language or "en")
    _put(drawn, write, f"{write}: the map of {quest}")
