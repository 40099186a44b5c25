"""Options of a command that may come from variables: containers and services have no better place for them."""

from __future__ import annotations

import argparse
import os
from typing import Any

from kemet.cli.errors import BadInput

PREFIX = "KEMET_"
SWITCH = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
#: Variables that are no option: two hold a secret, the others are for builds, tests and the composition.
OTHERS = ("MAIL", "SECRET_KEY", "PURE", "RELEASE", "CHROMIUM", "FIREFOX", "NAME", "PROCESSES", "DATABASE_PASSWORD")


class Options:
    """Every option of a parser, with its variable. What the command line leaves out, the variables say."""

    def __init__(self, parser: argparse.ArgumentParser):
        self.actions = [each for each in parser._actions if each.option_strings and each.dest != "help"]
        self.defaults = {each.dest: each.default for each in self.actions}
        for each in self.actions:
            each.default = argparse.SUPPRESS  # so that what was given can be told from what was not

    def fill(self, given: argparse.Namespace) -> None:
        for action in self.actions:
            if not hasattr(given, action.dest):
                text = os.environ.get(variable(action), "").strip()
                setattr(given, action.dest, _read(action, text) if text else self.defaults[action.dest])

    def unknown(self) -> list[str]:
        """Variables that look like ours and mean nothing: a slip of the pen."""
        known = {variable(each) for each in self.actions} | {PREFIX + name for name in OTHERS}
        return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)


def variable(action: argparse.Action) -> str:
    return PREFIX + action.dest.upper()


def _read(action: argparse.Action, text: str) -> Any:
    if isinstance(action, argparse._StoreTrueAction):
        if text.lower() not in SWITCH:
            raise BadInput(f"{variable(action)} is yes or no, not {text!r}")
        return SWITCH[text.lower()]
    if isinstance(action, argparse._AppendAction):
        return [_value(action, each) for each in text.split()]
    return _value(action, text)


def _value(action: argparse.Action, text: str) -> Any:
    kind = action.type
    try:
        return kind(text) if callable(kind) else text
    except (argparse.ArgumentTypeError, ValueError) as error:
        wanted = {"int": "a whole number", "float": "a number"}.get(getattr(kind, "__name__", ""))
        reason = f"must be {wanted}, not {text!r}" if wanted else f"cannot be used: {error}"
        raise BadInput(f"{variable(action)} {reason}") from None
