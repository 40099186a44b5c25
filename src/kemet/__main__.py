"""`python -m kemet` is the command `kemet`."""

import sys

from kemet.cli import main

if __name__ == "__main__":
    sys.exit(main())
