"""The command `kemet`: the terminal's own room.

`commands` has one file per subcommand, `session` a game at one keyboard, `help` what explains things, `lab` how results
of simulations are shown. Rules and other logic live in the rooms below, pictures of the table in `kemet.picture`.
"""

from kemet.cli.main import main

__all__ = ["main"]
