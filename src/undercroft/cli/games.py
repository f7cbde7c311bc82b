"""Commands that play: one game in the terminal, thousands by bots, and against the clock."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer

from undercroft.cli.brought import Pack, with_packs, with_quest
from undercroft.cli.common import USAGE, WRONG, Stop, all_systems, one_system, say, say_json, waiting

if TYPE_CHECKING:
    from undercroft.lab import Report
    from undercroft.lab.balance import Balance
    from undercroft.lab.bench import Bench
    from undercroft.lab.simulate import Run

System = Annotated[str | None, typer.Argument(help="The game; where only one is installed it need not be named.")]
Quest = Annotated[str | None, typer.Option(help="A quest, by its id or by the file it is written in.")]
Heroes = Annotated[int | None, typer.Option(min=1, help="How many heroes.")]
Language = Annotated[
    Literal["en", "it"] | None,
    typer.Option(envvar="UNDERCROFT_LANGUAGE", help="English or Italian; by default the language of the terminal."),
]
Dice = Literal["seeded", "typed", "typed-all"]
Matches = Annotated[
    bool, typer.Option("--matches", help="Not the quests, but matches on equal terms against every opponent.")
]
Seats = Annotated[list[str] | None, typer.Option(metavar="ROLE", help="A seat the bot plays besides the heroes: dark.")]
Bot = Annotated[
    str,
    typer.Option(
        help="Who plays: random, greedy, search:100, a bot of the system's own or of a package, package.module:Class; "
        "for single seats, by role or number: sensible,dark=search:100."
    ),
]
Rows = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a row for every game there, as JSON lines.", dir_okay=False)
]
Records = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Keep the record of every game there.", file_okay=False)
]
On = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on the workers of the dask scheduler at this address.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object, for programs.")]


def play(
    system: System = None,
    quest: Quest = None,
    heroes: Heroes = None,
    seed: Annotated[str | None, typer.Option(help="The seed of the dice; the same seed gives the same game.")] = None,
    language: Language = None,
    dice: Annotated[
        Dice, typer.Option(help="Thrown by the program, typed by you for your own rolls, or typed for all rolls.")
    ] = "seeded",
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.", exists=True, dir_okay=False)
    ] = None,
    pack: Pack = None,
) -> None:
    """Play in the terminal."""
    from undercroft.kernel.record import RecordError
    from undercroft.kernel.system import SetupError

    names = all_systems()
    if system is not None:
        one_system(system)
    elif not names:
        one_system(None)
    try:
        from undercroft.terminal.app import run
    except ImportError as error:
        raise Stop(f"the terminal game is not installed ({error}): install undercroft[terminal]", WRONG) from error
    system, packs = with_packs(system, pack)
    try:
        run(system or "", quest or "", heroes or 0, seed or "", language or "", dice, record=resume, packs=packs)
    except (SetupError, RecordError) as error:
        raise Stop(str(error)) from error


def simulate(
    system: System = None,
    quest: Quest = None,
    heroes: Heroes = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="How many games in all, dealt in turn to quests and numbers of heroes.")
    ] = None,
    bot: Bot = "random",
    seed: Annotated[str, typer.Option(help="Decides all games: the same seed plays the same games.")] = "1",
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; by default one a core.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Check the position after every answer.")] = False,
    seat: Seats = None,
    matches: Matches = False,
    lots: Annotated[bool, typer.Option("--lots", help="Draw options and heroes of every game by lot.")] = False,
    game: Annotated[
        str | None, typer.Option(metavar="SEED", help="Play only the game with this very seed, as a failure names it.")
    ] = None,
    trace: Annotated[bool, typer.Option("--trace", help="Show where in the program a game broke off.")] = False,
    rows: Rows = None,
    records: Records = None,
    on: On = None,
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Play many games with bots and count."""
    from undercroft.bots import UnknownBot
    from undercroft.lab import LabError, simulate
    from undercroft.lab.simulate import tables_of

    rules = one_system(system)
    packs, quest = with_quest(rules, pack, quest)
    try:
        total = 1 if game is not None else games or max(100, len(tables_of(rules, quest, heroes, packs=packs)))
        with waiting(f"playing {rules.name}", total) as progress:
            report = simulate(
                rules.name,
                quest=quest,
                heroes=heroes,
                games=total,
                bot=bot,
                seed=seed,
                workers=workers,
                check=check,
                roles=seat or (),
                matches=matches,
                lots=lots,
                packs=packs,
                only=game,
                trace=trace,
                progress=progress,
                run=elsewhere(rows, records, on),
            )
    except (LabError, UnknownBot) as error:
        raise Stop(str(error), USAGE) from error
    if json:
        say_json(report.as_json())
    else:
        _show(report, lots=lots)
    if report.total.errors:
        raise typer.Exit(WRONG)


def elsewhere(rows: Path | None, records: Path | None, address: str | None) -> Run | None:
    """How games are played that are noted one by one, or played on other machines."""
    from undercroft.lab.machines import on
    from undercroft.lab.rows import here, noting

    if rows is None and records is None and address is None:
        return None
    return noting(rows, records, here if address is None else on(address))


def _show(report: Report, *, lots: bool = False) -> None:
    """The report for people: a line for each quest, the sums, and the games that broke off."""
    from undercroft.lab.simulate import wilson

    say(f"{'quest':<24} {'heroes':>6} {'games':>7} {'won':>7}  {'95 of 100':>13} {'rounds':>7}")
    for row in report.rows:
        count = row.count
        low, high = wilson(count.won, count.finished)
        rate = count.won / count.finished if count.finished else 0.0
        between = f"{low:.1%}–{high:.1%}"
        say(f"{row.quest:<24} {row.heroes:>6} {count.games:>7} {rate:>7.1%}  {between:>13} {count.rounds_mean:>7.1f}")
    total = report.total
    pace = total.decisions / report.seconds if report.seconds else 0.0
    say(
        f"{report.system}: {total.finished} of {total.games} games finished, {total.won} won, {total.errors} errors; "
        f"{total.decisions} decisions, {pace:,.0f} a second on {report.workers} cores; "
        f"{total.rounds_mean:.1f} ± {total.rounds_spread:.1f} rounds"
    )
    if total.sums and total.finished:
        say(
            "a game: " + ", ".join(f"{value / total.finished:.2f} {name}" for name, value in sorted(total.sums.items()))
        )
    for failure in report.failures:
        say(
            f"broke off: {failure.what}\n    undercroft simulate {failure.system} --quest {failure.quest} "
            f"--heroes {failure.heroes} --bot {failure.bot} --game {failure.seed}{' --lots' if lots else ''} --trace"
        )
        if failure.trace:
            say(failure.trace)


def balance(
    system: System = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each quest and number of heroes.")] = 200,
    heroes: Annotated[str, typer.Option(help="Numbers of heroes, joined by commas.")] = "2,4",
    quest: Quest = None,
    bot: Bot = "sensible",
    seed: Annotated[str, typer.Option(help="Decides all games: the same seed plays the same games.")] = "1",
    seat: Seats = None,
    matches: Matches = False,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; by default one a core.")] = None,
    pack: Pack = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the page for people there, in Markdown.", dir_okay=False)
    ] = None,
    figures: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the figures for quest cards there.", dir_okay=False)
    ] = None,
    json: Json = False,
) -> None:
    """Measure how hard each quest is: how often a good bot wins it."""
    from undercroft.bots import UnknownBot
    from undercroft.lab import LabError
    from undercroft.lab.balance import balance

    rules = one_system(system)
    numbers = _numbers(heroes)
    packs, quest = with_quest(rules, pack, quest)
    try:
        with waiting(f"playing {rules.name}", None) as progress:
            found = balance(
                rules.name,
                heroes=numbers,
                games=games,
                bot=bot,
                quest=quest,
                seed=seed,
                roles=tuple(seat or ()),
                matches=matches,
                packs=packs,
                workers=workers,
                progress=progress,
            )
    except (LabError, UnknownBot) as error:
        raise Stop(str(error), USAGE) from error
    if write is not None:
        write.write_text(found.as_page(), encoding="utf-8")
    if figures is not None:
        _write_figures(figures, found)
    if json:
        say_json(found.as_json())
    else:
        _show_balance(found)
    if any(verdict.errors for verdict in found.verdicts):
        raise typer.Exit(WRONG)


def _write_figures(file: Path, found: Balance) -> None:
    """Write the figures that quest cards show; those of quests that were not measured now stay as they are."""
    from undercroft.kernel.system import Measured
    from undercroft.lab.balance import together

    try:
        before = msgspec.json.decode(file.read_bytes(), type=dict[str, list[Measured]]) if file.exists() else {}
    except msgspec.DecodeError as error:
        raise Stop(f"{file}: these are no figures: {error}", USAGE) from error
    now = {quest: measured for quest, measured in found.figures().items() if measured}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(together(before, now)), indent=2) + b"\n")


def _numbers(heroes: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in heroes.split(","))
    except ValueError:
        raise Stop(f'"{heroes}" are no numbers of heroes; expected such as 2,4', USAGE) from None


def _show_balance(found: Balance) -> None:
    say(f"{'quest':<24} {'heroes':>6} {'games':>6} {'won':>7}  {'95 of 100':>13} {'rounds':>7} {'deaths':>7}")
    for one in found.verdicts:
        low, high = one.interval
        mark = "" if one.balanced else "  out of balance"
        say(
            f"{one.quest:<24} {one.heroes:>6} {one.games:>6} {one.rate:>7.1%}  {f'{low:.1%}–{high:.1%}':>13} "
            f"{one.rounds:>7.1f} {one.deaths:>7.2f}{mark}"
        )
    for failure in found.failures:
        say(f"broke off: {failure.what} ({failure.quest}, {failure.heroes} heroes, seed {failure.seed})")


def bench(
    systems: Annotated[list[str] | None, typer.Argument(help="The games to measure; by default all.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Of how many rounds the median is taken.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long a round plays each game.")] = 0.4,
    attacks: Annotated[int, typer.Option(min=1, help="Of how many attacks the odds are worked out.")] = 96,
    json: Json = False,
) -> None:
    """Measure speed, beside random games of chess in the same run."""
    from undercroft.lab import LabError
    from undercroft.lab.bench import bench

    names = [one_system(name).name for name in systems] if systems else list(all_systems())
    if not names:
        one_system(None)
    try:
        with waiting("measuring", rounds) as progress:
            found = bench(names, rounds=rounds, seconds=seconds, attacks=attacks, progress=lambda _: progress(1))
    except LabError as error:
        raise Stop(str(error), WRONG) from error
    if json:
        say_json(found.as_json())
    else:
        _show_bench(found)


def _show_bench(found: Bench) -> None:
    say(f"yardstick: {found.moves_per_second:,.0f} random moves of chess a second")
    heads = ("decisions/s", "ratio", "copy µs", "fork µs", "scene µs", "replay/s", "playouts/s", "odds ms")
    say(f"{'system':<14} " + " ".join(f"{head:>11}" for head in heads))
    for name, speed in found.systems.items():
        figures = (
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.ratio:.2f}",
            f"{speed.copy_us:.1f}",
            f"{speed.fork_us:.1f}",
            f"{speed.scene_us:.1f}",
            f"{speed.replay_per_second:,.0f}",
            f"{speed.playouts_per_second:,.0f}",
            f"{speed.odds_ms:.1f}",
        )
        say(f"{name:<14} " + " ".join(f"{figure:>11}" for figure in figures))
        worst = f"worst {speed.odds_worst_ms:.1f} ms, {speed.odds_exact:.1%} exact"
        say(f"{'':<14} odds of 99 in 100 attacks within {speed.odds_p99_ms:.1f} ms, {worst}")
