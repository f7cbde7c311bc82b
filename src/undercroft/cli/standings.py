"""The command that ranks bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.cli.common import USAGE, WRONG, Stop, one_system, say, say_json, waiting
from undercroft.cli.games import Heroes, Json, Matches, On, Quest, Seats, System, elsewhere

if TYPE_CHECKING:
    from undercroft.lab.standings import Standing

USUAL = ("random", "greedy", "sensible", "search:100")


def standings(
    system: System = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot that takes part, as for simulate; name each of them.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games each bot plays in all.")] = 100,
    quest: Quest = None,
    heroes: Heroes = None,
    seed: Annotated[str, typer.Option(help="Decides all games: every bot plays the same ones.")] = "1",
    seat: Seats = None,
    matches: Matches = False,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; by default one a core.")] = None,
    on: On = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the standings there, as SVG.", dir_okay=False)
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play the same games, and rank them by how often they win."""
    from undercroft.bots import UnknownBot
    from undercroft.lab import LabError
    from undercroft.lab import standings as lab

    rules = one_system(system)
    try:
        with waiting(f"playing {rules.name}", games * len(bot or USUAL)) as progress:
            found = lab.standings(
                rules.name,
                bot or USUAL,
                quest=quest,
                heroes=heroes,
                games=games,
                seed=seed,
                roles=tuple(seat or ()),
                matches=matches,
                workers=workers,
                run=elsewhere(None, None, on),
                progress=progress,
            )
    except (LabError, UnknownBot) as error:
        raise Stop(str(error), USAGE) from error
    if picture is not None:
        title = f"{rules.name.capitalize()}: games won of {games}"
        picture.write_text(lab.picture(found, title), encoding="utf-8")
    if json:
        say_json({"system": rules.name, "games": games, "seed": seed, "bots": [one.as_json() for one in found]})
    else:
        _show(found)
    if any(one.errors for one in found):
        raise typer.Exit(WRONG)


def _show(found: list[Standing]) -> None:
    from undercroft.lab.standings import surely_above

    say(f"{'bot':<28} {'games':>6} {'won':>7}  {'95 of 100':>13} {'rounds':>7} {'deaths':>7} {'ms a choice':>12}")
    worse = None
    for one in found:
        low, high = one.interval
        mark = "  above the one before" if worse is not None and surely_above(one, worse) else ""
        say(
            f"{one.bot:<28} {one.games:>6} {one.rate:>7.1%}  {f'{low:.1%}–{high:.1%}':>13} {one.rounds:>7.1f} "
            f"{one.deaths:>7.2f} {1000 * one.seconds / max(1, one.decisions):>12.1f}{mark}"
        )
        worse = one
