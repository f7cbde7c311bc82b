"""`python -m undercroft`: the command line."""

import sys

from undercroft.cli import main

sys.exit(main())
