"""The commands for running a server: serve, backup, restore, kept, clear, export, load-report."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from undercroft.server.settings import Keep, Limits, Settings

Folder = Annotated[
    Path,
    typer.Option("--folder", envvar="UNDERCROFT_FOLDER", help="Where the embedded database lies."),
]
Address = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="UNDERCROFT_DATABASE",
        help="postgresql://user@host/name to use PostgreSQL; several server processes may share one. "
        "Empty: the embedded SQLite database in --folder.",
    ),
]

Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]

FOLDER = Path("undercroft-data")


@contextmanager
def plainly() -> Iterator[None]:
    """Any failure that keeps a command from doing its work is said in one sentence, and the exit code is 1."""
    from sqlalchemy.exc import SQLAlchemyError

    from undercroft.kernel.outside import OutsideError
    from undercroft.server.problems import CannotStart
    from undercroft.server.store import said_by

    try:
        yield
    except (CannotStart, OutsideError) as reason:
        typer.echo(str(reason), err=True)
    except SQLAlchemyError as error:
        typer.echo(f"the database failed: {said_by(error)}", err=True)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        typer.echo(f"{where}{error.strerror or error}", err=True)
    else:
        return
    raise typer.Exit(1)


def _sure(question: str, yes: bool) -> None:
    """Go on only when the person at the terminal says so; where nobody can be asked, nothing is done."""
    if yes:
        return
    try:
        agreed = typer.confirm(question)
    except typer.Abort:
        typer.echo("", err=True)
        agreed = False
    if not agreed:
        typer.echo("nothing was done; --yes goes on without asking", err=True)
        raise typer.Exit(1)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody in reach.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="Port to listen on; 0 takes any that is free.")] = 8420,
    database: Address = "",
    folder: Folder = FOLDER,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="An address people use, such as https://play.example.org; may be given several times."),
    ] = None,
    web: Annotated[
        Path | None, typer.Option(help="The built browser client; found by itself where it is built.")
    ] = None,
    workers: Annotated[
        int, typer.Option(min=0, help="Processes that think: bots, hints, odds, replays; 0 for none.")
    ] = max(1, (os.cpu_count() or 2) - 1),
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="Believe X-Forwarded-For: only behind a proxy that sets it.")
    ] = False,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Show /metrics to everybody, not just to this machine.")
    ] = False,
    secure_cookie: Annotated[
        bool, typer.Option("--secure-cookie", help="Sign-in cookies over HTTPS only: set it behind TLS.")
    ] = False,
    not_durable: Annotated[
        bool,
        typer.Option(
            "--not-durable", help="SQLite: sync at checkpoints only. Faster; a power cut may lose the last moves."
        ),
    ] = False,
    bot_pause: Annotated[float, typer.Option(help="Seconds a bot waits before it moves, for people to follow.")] = 0.35,
    trial: Annotated[
        float,
        typer.Option(
            min=0.1,
            help="Seconds of processor time that a slow move, a correction, a branch or a party brought along may take "
            "before it is refused; raise it on a slow machine.",
        ),
    ] = 4.0,
    patience: Annotated[
        float,
        typer.Option(
            min=0.5,
            help="Seconds a client may take to send the head of a request; three times as long for the body, six times "
            "to read what is sent to it, twelve times to upload a file.",
        ),
    ] = 10.0,
    pack: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FOLDER",
            help="A pack that players may choose for their games; may be given several times.",
            exists=True,
            file_okay=False,
        ),
    ] = None,
    foreign_packs: Annotated[
        bool,
        typer.Option("--foreign-packs", help="Take records that bring packs of their own, which this server has not."),
    ] = False,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser when the server is ready.")] = False,
    wider_limits: Annotated[
        int, typer.Option(help="Multiplies the limits per address and socket, for load tests and big tables.")
    ] = 1,
    keep_games: Annotated[
        int, typer.Option(min=0, help="Days after which a game that nobody touches goes; 0 keeps it for ever.")
    ] = Keep().games,
    keep_replays: Annotated[int, typer.Option(min=0, help="The same for replays.")] = Keep().replays,
    keep_shelves: Annotated[
        int, typer.Option(min=0, help="The same for shelves of heroes and campaigns that have no account.")
    ] = Keep().shelves,
    space: Annotated[
        int, typer.Option(min=0, help="Megabytes the database may take before nothing new is taken in; 0: no limit.")
    ] = Keep().space,
) -> None:
    """Serve games to browsers.

    Rooms, seats and moves are kept in an embedded database unless --database names a PostgreSQL. Seats are
    unguessable links; nobody needs an account. A move is acknowledged when it is on disk. Stop with Ctrl-C or TERM:
    every game is put away and goes on at the next start. See docs/host/ for backups, proxies and the protocol.
    """
    from undercroft.server.running import built_client, run

    keep = Keep(games=keep_games, replays=keep_replays, shelves=keep_shelves, space=space)
    with plainly():
        settings = Settings(
            database=database,
            folder=folder,
            host=host,
            port=port,
            origins=tuple(origin or ()),
            web=web or built_client(),
            workers=workers,
            trust_proxy=trust_proxy,
            open_metrics=open_metrics,
            secure_cookie=secure_cookie,
            durable=not not_durable,
            bot_pause=bot_pause,
            trial=trial,
            packs=tuple(pack or ()),
            foreign_packs=foreign_packs,
            limits=Limits(patience=patience).times(wider_limits),
            keep=keep,
        )
        run(settings, show=show)


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write, such as undercroft.backup.")],
    database: Address = "",
    folder: Folder = FOLDER,
    yes: Yes = False,
) -> None:
    """Write everything in the database to one file, while the server may go on running."""
    from undercroft.server.backup import back_up

    if target.exists():
        _sure(f"{target} is there already; replace it?", yes)
    with plainly():
        counts = back_up(Settings(database=database, folder=folder).url, target)
    typer.echo(f"{target}: {counts['games']} games, {counts['moves']} moves")


def restore(
    source: Annotated[Path, typer.Argument(help="The file a backup was written to.")],
    database: Address = "",
    folder: Folder = FOLDER,
) -> None:
    """Read a backup into an empty database of either kind; also the way from SQLite to PostgreSQL."""
    from undercroft.server.backup import restore as read_back

    with plainly():
        counts = read_back(Settings(database=database, folder=folder).url, source)
    typer.echo(f"{source}: {counts['games']} games, {counts['moves']} moves")


def kept(
    database: Address = "",
    folder: Folder = FOLDER,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Say what a server keeps: how many games, replays and shelves, how large, how old."""
    import msgspec

    from undercroft.server.clearing import inventory, size
    from undercroft.server.store import existing
    from undercroft.server.times import iso

    with plainly(), existing(Settings(database=database, folder=folder).url) as engine, engine.connect() as connection:
        found, total = inventory(connection), size(connection)
    if json:
        kinds = {one.what: {"count": one.count, "bytes": one.bytes, "oldest": one.oldest} for one in found}
        typer.echo(msgspec.json.encode({**kinds, "bytes": total}).decode())
        return
    for one in found:
        since = f", the oldest touched {iso(one.oldest)[:10]}" if one.count else ""
        typer.echo(f"{one.count:8} {one.what:8} {one.bytes / 2**20:9.1f} MB{since}")
    typer.echo(f"{'':8} in all   {total / 2**20:9.1f} MB")


def clear(
    games: Annotated[int, typer.Option(min=0, help="Games that nobody has touched for so many days; 0: none.")] = 0,
    replays: Annotated[int, typer.Option(min=0, help="Replays older than so many days; 0: none.")] = 0,
    shelves: Annotated[
        int, typer.Option(min=0, help="Shelves without an account that nobody has used for so many days; 0: none.")
    ] = 0,
    game: Annotated[list[str] | None, typer.Option(help="This game, by its id; may be given several times.")] = None,
    database: Address = "",
    folder: Folder = FOLDER,
    yes: Yes = False,
) -> None:
    """Clear what is old out of the database, while the server may go on running: games, replays, shelves.

    `undercroft kept` says what there is; `undercroft backup` before is a good habit.
    """
    from undercroft.server.clearing import clear as let_go
    from undercroft.server.clearing import found, shrink
    from undercroft.server.store import existing

    url = Settings(database=database, folder=folder).url
    keep = Keep(games=games, replays=replays, shelves=shelves)
    with plainly(), existing(url) as engine:
        with engine.connect() as connection:
            old = found(connection, keep)
        old["games"] = sorted({*old["games"], *(game or ())})
        if not any(old.values()):
            typer.echo("there is nothing of the kind; see undercroft clear --help")
            return
        _sure(f"clear {', '.join(f'{len(ids)} {what}' for what, ids in old.items() if ids)}?", yes)
        for what, ids in old.items():
            with engine.begin() as connection:
                gone = sum(let_go(connection, what, ids[n : n + 100]) for n in range(0, len(ids), 100))
            if ids:
                typer.echo(f"{gone} {what} cleared")
        shrink(engine, url)


def export(
    game: Annotated[str, typer.Argument(help="The game, by its id.")],
    target: Annotated[Path, typer.Argument(help="The file to write, such as game.json.gz.")],
    database: Address = "",
    folder: Folder = FOLDER,
    yes: Yes = False,
) -> None:
    """Write one game to a file as a record, whether or not the rules here can still play it.

    The record holds what was secret in the game, too: give it to players when it is over.
    """
    from undercroft.kernel.record import save
    from undercroft.server import rows
    from undercroft.server.problems import CannotStart
    from undercroft.server.store import existing
    from undercroft.server.stories import exported

    if target.exists():
        _sure(f"{target} is there already; replace it?", yes)
    with plainly(), existing(Settings(database=database, folder=folder).url) as engine, engine.connect() as connection:
        row = rows.load(connection, game)
        if row is None:
            raise CannotStart(f'there is no game "{game[:40]}"')
        record = exported(connection, row)
        save(record, target)
    typer.echo(f"{target}: {len(record.journal)} items, {len(record.events)} events")


def load_report(
    games: Annotated[int, typer.Option(min=1, help="Games at once.")] = 300,
    seats: Annotated[int, typer.Option(min=1, help="People in each.")] = 4,
    rate: Annotated[float, typer.Option(help="Moves a second, over all games.")] = 150.0,
    seconds: Annotated[float, typer.Option(help="How long.")] = 20.0,
    system: Annotated[str, typer.Option(help="Which system; the first where none is named.")] = "",
    quest: Annotated[str, typer.Option(help="Which quest; the first where none is named.")] = "",
    database: Address = "",
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Load a server process of its own with many games, and report how long a move takes to reach all players."""
    import msgspec

    from undercroft.server.load import Wish, measure

    wish = Wish(games=games, seats=seats, rate=rate, seconds=seconds, system=system, quest=quest, database=database)
    report = msgspec.to_builtins(measure(wish))
    if json:
        typer.echo(msgspec.json.encode(report).decode())
        return
    for name, value in report.items():
        typer.echo(f"{name.replace('_', ' '):22} {value}")


def make_app() -> typer.Typer:
    """The commands as one little program."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, help="Run an Undercroft server.")
    add_to(app)
    return app


def add_to(app: typer.Typer) -> None:
    """Add the commands for running a server to a bigger program."""
    app.command("serve")(serve)
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("kept")(kept)
    app.command("clear")(clear)
    app.command("export")(export)
    app.command("load-report")(load_report)


if __name__ == "__main__":
    make_app()()
