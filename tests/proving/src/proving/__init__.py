"""The proving game: a complete little system in a package of its own, which uses every feature of the kernel."""

from proving.system import Proving
from undercroft.kernel.system import register

SYSTEM = register(Proving())

__all__ = ["SYSTEM"]
