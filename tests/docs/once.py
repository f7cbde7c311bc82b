"""What takes for ever, cut short: a server stops when it listens, a measurement plays one game."""

from __future__ import annotations

import signal
import subprocess
import sys

from undercroft.kernel.system import find


def without(arguments: list[str], *options: str) -> list[str]:
    """The arguments without these options and their values."""
    kept = list(arguments)
    for option in options:
        while option in kept:
            at = kept.index(option)
            del kept[at : at + 2]
    return kept


def serve(arguments: list[str]) -> int:
    command = [sys.executable, "-m", "undercroft", *without(arguments, "--host", "--port"), "--port", "0"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if "listening on http" in line:
            process.send_signal(signal.SIGTERM)
            break
    rest = process.stderr.read()
    sys.stderr.write("".join(said) + rest)
    return process.wait()


def balance(arguments: list[str]) -> int:
    short = [*without(arguments, "--games", "--heroes"), "--games", "1", "--heroes", "1", "--workers", "1"]
    if "--matches" not in arguments:
        short += ["--quest", find(arguments[1]).quests()[0].id]
    return subprocess.run([sys.executable, "-m", "undercroft", *short]).returncode


if __name__ == "__main__":
    sys.exit({"serve": serve, "balance": balance}[sys.argv[1]](sys.argv[1:]))
