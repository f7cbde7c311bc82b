"""What is told to a client whose request cannot be met."""

from __future__ import annotations

from collections.abc import Mapping

STATUS = {
    "malformed": 400,
    "token": 401,
    "forbidden": 403,
    "missing": 404,
    "method": 405,
    "conflict": 409,
    "secret": 409,
    "slow": 408,
    "large": 413,
    "setup": 422,
    "record": 422,
    "campaign": 422,
    "often": 429,
    "internal": 500,
    "stopping": 503,
    "database": 503,
    "full": 507,
}
"""The HTTP status that goes with each code."""


class CannotStart(Exception):
    """The reason why a server's command cannot do its work, in one sentence."""


class Problem(Exception):
    """A request that cannot be met: `code` is for programs, the text for people.

    `said` and `names` are the message that says the same in the words of a system, and its variables.
    """

    def __init__(
        self, code: str, text: str, *, after: int = 0, said: str = "", names: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(text)
        self.code = code
        self.after = after
        self.said = said
        self.names = dict(names or {})

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]
