"""The command `kemet`. Each subcommand is a file of its own; rules and other logic live in the rooms below."""

from kemet.cli.main import main

__all__ = ["main"]
