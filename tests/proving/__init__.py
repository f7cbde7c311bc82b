"""The proving game: a complete little system that exercises every feature of the kernel; not shipped."""

from undercroft.kernel.system import register

from .system import Proving

SYSTEM = register(Proving())

__all__ = ["SYSTEM"]
