"""Games for learning programs: an environment of PettingZoo for all seats, one of Gymnasium for a single seat.

```
from undercroft.lab.learning import env
games = env("darkness", "walking-in-the-dark", heroes=2)
```
"""

from undercroft.lab.learning.encoding import ACTIONS, OBSERVATION, encode
from undercroft.lab.learning.one import OneSeat
from undercroft.lab.learning.seats import AllSeats, env, parallel_env

__all__ = ["ACTIONS", "OBSERVATION", "AllSeats", "OneSeat", "encode", "env", "parallel_env"]
