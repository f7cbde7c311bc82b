"""The command that plays campaigns by bots, from ledger to ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.cli.common import USAGE, WRONG, Stop, one_system, say, say_json, waiting
from undercroft.cli.games import Json, System

if TYPE_CHECKING:
    from undercroft.lab.campaigns import Campaigns


def campaigns(
    system: System = None,
    count: Annotated[int, typer.Option(min=1, help="How many campaigns.")] = 20,
    quest: Annotated[str | None, typer.Option(help="The chapter they begin with, where there are several.")] = None,
    quests: Annotated[
        int | None, typer.Option(min=1, help="After how many quests a campaign may stop; by default at its end.")
    ] = None,
    tries: Annotated[
        int | None, typer.Option(min=1, help="After so many defeats in one quest a campaign is given up.")
    ] = None,
    heroes: Annotated[int, typer.Option(min=1, help="How many heroes.")] = 4,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "sensible",
    seed: Annotated[str, typer.Option(help="Decides all games: the same seed plays the same games.")] = "1",
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; by default one a core.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Check the position after every answer.")] = False,
    lots: Annotated[bool, typer.Option("--lots", help="Draw every option of every game by lot.")] = False,
    trace: Annotated[bool, typer.Option("--trace", help="Show where in the program a campaign broke off.")] = False,
    json: Json = False,
) -> None:
    """Play campaigns with bots: heroes are made, then quests and what lies between them, from ledger to ledger."""
    from undercroft.bots import UnknownBot
    from undercroft.lab import LabError
    from undercroft.lab import campaigns as play

    rules = one_system(system)
    try:
        with waiting(f"playing {rules.name}", count) as progress:
            found = play(
                rules.name,
                heroes=heroes,
                quests=quests,
                tries=tries,
                first=quest,
                count=count,
                bot=bot,
                seed=seed,
                workers=workers,
                check=check,
                lots=lots,
                trace=trace,
                progress=progress,
            )
    except (LabError, UnknownBot) as error:
        raise Stop(str(error), USAGE) from error
    if json:
        say_json(found.as_json())
    else:
        _show(found)
    if found.failures:
        raise typer.Exit(WRONG)


def _show(found: Campaigns) -> None:
    """How often each chapter was played and won, how far the campaigns came, the sums, and what broke off."""
    say(f"{'chapter':<28} {'heroes':>6} {'games':>7} {'won':>7} {'rounds':>7}")
    for row in found.rows:
        rate = row.count.won / row.count.finished
        say(f"{row.quest:<28} {row.heroes:>6} {row.count.games:>7} {rate:>7.1%} {row.count.rounds_mean:>7.1f}")
    say(f"{'chapter':<28} {'campaigns that came to it':>26} {'won it at once':>15} {'won it':>7}")
    for step in found.steps:
        say(f"{step.chapter:<28} {step.came:>26} {step.at_once:>15} {step.won:>7}")
    whole = [one for one in found.campaigns if one.broken is None]
    say(
        f"{found.system}: {len(whole)} of {len(found.campaigns)} campaigns were played, "
        f"{sum(one.over for one in whole)} to their own end, {sum(one.given_up for one in whole)} given up; "
        f"{sum(one.quests for one in whole)} quests, {sum(len(one.won) for one in whole)} won"
    )
    for failure in found.failures:
        say(f"broke off: {failure.what} ({failure.chapter}, seed {failure.seed})")
        if failure.trace:
            say(failure.trace)
