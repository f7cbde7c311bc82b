"""Threads that decode the same types side by side do so only when msgspec has looked at these types."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from .serving import PATHS

TOGETHER = """
import sys, threading
import msgspec
from undercroft.kernel.outside import bring_in
from undercroft.kernel.state import encode
from undercroft.kernel.system import find
from undercroft.server.readying import TYPES, look_at_types, read_cards

def side_by_side(work):
    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

sys.setswitchinterval(1e-6)
bring_in("proving:SYSTEM")
look_at_types()
for kind in TYPES:
    side_by_side(lambda: msgspec.msgpack.Decoder(kind))
system = find(sys.argv[1])
read_cards(system.name)
quest = system.quests()[0]
data = encode(system.start(system.default_setup(quest.id, quest.least, "x")))
side_by_side(lambda: msgspec.msgpack.decode(data, type=system.state_type))
side_by_side(lambda: system.chapters(system.new_ledger()))
"""


@pytest.mark.parametrize("system", ["proving", "darkness", "doria", "universalis"])
def test_threads_decode_side_by_side(system: str) -> None:
    done = subprocess.run([sys.executable, "-c", TOGETHER, system], env=os.environ | {"PYTHONPATH": PATHS}, check=False)
    assert done.returncode == 0
