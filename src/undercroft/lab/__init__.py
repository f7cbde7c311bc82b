"""Many games at once: simulation, balance, benchmarks."""

from undercroft.kernel.outside import OutsideError, bring_in
from undercroft.lab.campaigns import campaigns
from undercroft.lab.play import Played, play
from undercroft.lab.simulate import LabError, Report, Row, simulate

__all__ = ["LabError", "OutsideError", "Played", "Report", "Row", "bring_in", "campaigns", "play", "simulate"]
