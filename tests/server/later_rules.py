"""The proving game under other rules, for servers that are started anew with them."""

from __future__ import annotations

from proving.state import ProvingState
from proving.system import Proving
from undercroft.kernel.setup import Setup


class Later(Proving):
    """A newer edition that understands the states of the older."""

    version = "2"


class StrangeState(ProvingState, kw_only=True):
    """A state with something in it that older states lack."""

    weather: str


class Strange(Proving):
    """A newer edition that does not understand the states of the older."""

    version = "3"
    state_type = StrangeState


class Renamed(Proving):
    """The same edition, it says, but a card has another name: nothing that was begun begins again."""

    def start(self, setup_: Setup) -> ProvingState:
        raise KeyError("torch")
