"""A policy as a file: a head that says what it was made for and how, and its weights as packed whole numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from kemet.bots.learned.files import NETS, Form, net_text, released
from kemet.bots.learned.layout import known_content
from kemet.bots.learned.policy import Policy
from kemet.bots.learned.policy_layout import choice_map, policy_names, policy_version
from kemet.engine.state.ruleset import Ruleset

FORM = Form("kemet-policy 1", "policy", "facts", policy_version, numbers=())


@dataclass(frozen=True)
class StoredPolicy:
    """Weights in whole numbers of 1/1024, one for each place."""

    weights: list[int]
    made: dict[str, object] = field(default_factory=dict)
    content: frozenset[str] = field(default_factory=known_content)  # digests of what it has learned from

    def text(self) -> str:
        """The file."""
        return FORM.text(self.content, self.made, self.weights)

    def at(self, table: Ruleset) -> Policy | None:
        """The policy at work for a bot at this table; None where it knows nothing of the content, and with Seth."""
        if table.with_seth or table.digest not in self.content:
            return None
        return Policy(choice_map(table), self.weights)


def read_policy(text: str, where: str) -> StoredPolicy:
    """A policy out of the text of its file. One for other facts is refused."""
    read = FORM.read(text, where)
    (weights,) = read.cut([len(policy_names())])
    return StoredPolicy(weights, read.made, read.content)


def released_policies() -> list[str]:
    """The policies."""
    return released("p")


def policy_path(name: str) -> Path:
    """A policy of the release by its name, any other by its path."""
    return NETS / f"{name}.json" if name in released_policies() else Path(name)


@lru_cache(maxsize=16)
def load_policy(name: str) -> StoredPolicy:
    path = policy_path(name)
    return read_policy(net_text(name, path), str(path))


def best_policy() -> StoredPolicy:
    """The newest policy of this release."""
    return load_policy(released_policies()[-1])
