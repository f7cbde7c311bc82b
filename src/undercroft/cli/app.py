"""The commands put together, and the door that lets no traceback out."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
import typer.main

from undercroft import __version__
from undercroft.cli.campaigns import campaigns
from undercroft.cli.checks import packs, replay, rules, verify, vignette
from undercroft.cli.common import WRONG, Stop, say
from undercroft.cli.games import balance, bench, play, simulate
from undercroft.cli.languages import told_in, wanted
from undercroft.cli.quests import quest
from undercroft.cli.standings import standings
from undercroft.server.command import add_to as server_commands

app = typer.Typer(
    help="Tabletop dungeon crawls, complete, on one engine.",
    epilog="Start with: undercroft play",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


HELP = {"-h", "--help"}


def _version(asked: bool) -> None:
    if asked:
        say(f"undercroft {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    systems: Annotated[
        str,
        typer.Option("--systems", metavar="MODULE:ATTR,…", help="Bring in systems from outside the package."),
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    if systems:
        known = os.environ.get("UNDERCROFT_SYSTEMS", "")
        os.environ["UNDERCROFT_SYSTEMS"] = f"{known},{systems}" if known else systems


def _examples(*lines: str) -> str:
    return "**Examples**\n\n" + "\n\n".join(f"`{line}`" for line in lines)


app.command(epilog=_examples("undercroft play", "undercroft play darkness --heroes 2", "undercroft play --dice typed"))(
    play
)
app.command(
    epilog=_examples(
        "undercroft simulate darkness",
        "undercroft simulate darkness --quest first-night --heroes 4 --games 1000 --bot greedy",
        "undercroft simulate darkness --check --json",
        "undercroft simulate darkness --bot mybots:Hasty --rows games.jsonl --records kept",
    )
)(simulate)
app.command(
    epilog=_examples(
        "undercroft standings darkness --games 200",
        "undercroft standings darkness --quest black-widow --bot sensible --bot search:100 --picture table.svg",
        "undercroft standings universalis --seat dark --bot sensible --bot sensible,dark=search:100",
    )
)(standings)
app.command(
    epilog=_examples(
        "undercroft balance darkness",
        "undercroft balance darkness --quest black-widow --games 40 --heroes 1,2,3",
        "undercroft balance darkness --write docs/play/darkness-balance.md --figures measured.json",
    )
)(balance)
app.command(
    epilog=_examples(
        "undercroft campaigns darkness",
        "undercroft campaigns darkness --count 200 --quests 5 --check --json",
        "undercroft campaigns doria --quest smoke-over-wastra --tries 3",
    )
)(campaigns)
app.command(
    epilog=_examples(
        "undercroft rules DA-0288", "undercroft rules darkness --missing", "undercroft rules darkness --json"
    )
)(rules)
app.command(epilog=_examples("undercroft vignette tests/vignettes", "undercroft vignette my-dispute.yaml"))(vignette)
app.command(epilog=_examples("undercroft replay game.json.gz", "undercroft replay game.json.gz --to 20 --language it"))(
    replay
)
app.command(epilog=_examples("undercroft verify game.json.gz"))(verify)
app.command(epilog=_examples("undercroft bench", "undercroft bench darkness --json"))(bench)
app.add_typer(packs, name="packs")
app.add_typer(quest, name="quest")
server_commands(app)


def run(arguments: list[str]) -> int:
    """Run a command line and give its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        command = typer.main.get_command(app)
        if HELP & set(arguments) or not arguments:
            command = told_in(wanted(), command)
        command.main(args=arguments, prog_name="undercroft")
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except Stop as stop:
        typer.echo(str(stop), err=True)
        return stop.code
    except Exception as error:
        if os.environ.get("UNDERCROFT_TRACE"):
            raise
        typer.echo(f"undercroft failed: {type(error).__name__}: {error}", err=True)
        typer.echo("This is a mistake of the program; UNDERCROFT_TRACE=1 shows where.", err=True)
        return WRONG
    return 0
