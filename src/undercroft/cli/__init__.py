"""The command line: `undercroft COMMAND`.

Exit codes: 0 all is well, 1 the thing that was checked is not right, 2 the command was not understood.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code; whatever happens, people see a message and no traceback."""
    from undercroft.cli.app import run

    return run(sys.argv[1:] if arguments is None else list(arguments))
