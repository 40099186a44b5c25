"""Bot specs: a line of text that names any bot, with all it needs to play the same again.

    medium                         one of the five strengths
    search:tries=2000              the search with that many tries, whatever else the machine does
    net:v1,tries=500               the same search with a judge that learned by playing itself
    python:package.module:Class    a class of yours
    rl:policy.npz                  a policy from a file, see docs/research.md
    stdio:./my_bot --flag          a program of yours, in any language
    genius:depth=3                 a bot that an installed package registered (entry points, group kemet.bots)

>>> bot_of("search:samples=8,tries=100", seed="1").name
'search:tries=100,samples=8'
>>> split_specs("easy, search:tries=20,samples=4, random")
['easy', 'search:tries=20,samples=4', 'random']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from kemet.bots.learned.files import NETS, NetError, StoredNet, net_names, net_path, net_text
from kemet.bots.learned.policy_files import StoredPolicy, load_policy, policy_path, released_policies
from kemet.bots.learned.seth.files import StoredSethNet, any_net_path, load_any_net, seth_net_names
from kemet.bots.outside import PolicySpec, PythonSpec, RegisteredSpec, registered
from kemet.bots.players import STRENGTHS, Bot, SearchBot, make_bot, taught_by, thinking_time
from kemet.bots.spec_errors import SpecError, UnknownBot
from kemet.bots.spec_options import read_options, seconds_of, whole_number
from kemet.bots.stdio import read_stdio
from kemet.errors import KemetError, require_text

#: How the families are written, for messages.
FORMS = (*STRENGTHS, "search:tries=N", "net:NAME,tries=N", "python:MODULE:CLASS", "rl:FILE", "stdio:COMMAND")
MAX_TRIES = 10_000_000
MAX_SAMPLES = 1_000
SAMPLES = 48
MAX_SHRINK = 100
OPTION = re.compile(r"\s*[A-Za-z_]\w*\s*=")


class Spec(Protocol):
    """A bot that can be made again and again."""

    @property
    def text(self) -> str:
        """The spec in its one way of writing: bots with the same text play alike."""

    def check(self) -> None:
        """Refuse what cannot be made, before any game starts."""

    def make(self, seed: str, seconds: float) -> Bot:
        """A bot for one seat of one game; `seconds` is the thinking time of `hard`, and sets that of `champion`."""

    def sources(self) -> list[Path]:
        """The files that decide how it plays beside our code, as far as we know them: nets, policies, modules."""


@dataclass(frozen=True)
class StrengthSpec:
    text: str

    def check(self) -> None:
        """All strengths are here."""

    def make(self, seed: str, seconds: float) -> Bot:
        return make_bot(self.text, seed, thinking_time(self.text, seconds))

    def sources(self) -> list[Path]:
        return [NETS / f"{name}.json" for name in taught_by(self.text)]


@dataclass(frozen=True)
class SearchSpec:
    """Bound by tries, by seconds, or by whichever comes first; 0 is no bound. Tries alone never look at the clock.

    With the name of a net that one judges the games it is made for, those without Seth or those with him; all others
    are judged by the weights. If it `believes`, its samples are drawn by what others' choices tell. A `policy` says
    what to try first. With `duels` enemies in its search think about their battle cards, too. `shrink` pulls what was
    tried seldom towards the mean of all. With `halving` the tries are shared out among rivals, and half of them leave
    after every round. If it is `quiet`, the judge is asked where a turn begins, never in the middle of the Night.
    """

    tries: int
    seconds: float
    samples: int
    net: str = ""
    believes: bool = False
    policy: str = ""
    duels: bool = False
    shrink: int = 0
    halving: bool = False
    quiet: bool = False

    @property
    def text(self) -> str:
        bounds = [f"tries={self.tries}"] * (self.tries > 0) + [f"seconds={self.seconds:g}"] * (self.seconds > 0)
        parts = [*bounds, *[f"samples={self.samples}"] * (self.samples != SAMPLES)]
        parts += ["beliefs=1"] * self.believes + ["duels=1"] * self.duels
        parts += [f"shrink={self.shrink}"] * (self.shrink > 0) + ["halving=1"] * self.halving
        parts += ["quiet=1"] * self.quiet
        parts += [f"policy={self.policy}"] * (self.policy != "")
        return f"net:{','.join([self.net, *parts])}" if self.net else f"search:{','.join(parts)}"

    def check(self) -> None:
        """What was read can be made, if net and policy are there."""
        self._loaded()

    def make(self, seed: str, seconds: float) -> Bot:
        net, policy = self._loaded()
        return SearchBot(
            self.text,
            seed,
            self.tries,
            self.seconds,
            self.samples,
            seth_factor=1,
            net=net,
            believes=self.believes,
            policy=policy,
            duels=self.duels,
            shrink=float(self.shrink),
            halving=self.halving,
            quiet=self.quiet,
        )

    def sources(self) -> list[Path]:
        return [any_net_path(self.net)] * (self.net != "") + [policy_path(self.policy)] * (self.policy != "")

    def brings(self) -> list[tuple[str, Path]]:
        """Its net and its policy by name and path, where they do not come with the release."""
        found = [(self.net, net_path(self.net))] if self.net and self.net not in released_nets() else []
        if self.policy and self.policy not in released_policies():
            found.append((self.policy, policy_path(self.policy)))
        return found

    def _loaded(self) -> tuple[StoredNet | StoredSethNet | None, StoredPolicy | None]:
        try:
            return load_any_net(self.net) if self.net else None, load_policy(self.policy) if self.policy else None
        except NetError as error:
            raise SpecError(self.text, str(error)) from None


def released_nets() -> list[str]:
    """The names of the nets of this release: those for games without Seth, then those for games with him."""
    return [*net_names(), *seth_net_names()]


def bot_of(text: str, seed: str, seconds: float = 1.0) -> Bot:
    """The bot of a spec; `seconds` is the thinking time of `hard`, and sets that of `champion`.

    A SpecError says what is wrong with the spec.
    """
    return read_spec(text).make(seed, seconds)


def read_spec(text: str) -> Spec:
    """What a line of text means; nothing is imported or started yet."""
    require_text(text, "a bot spec", KemetError)
    written = text.strip()
    family, colon, rest = written.partition(":")
    if family in STRENGTHS and not colon:
        return StrengthSpec(family)
    if family in STRENGTHS:
        raise SpecError(written, f"{family} takes no options; search:tries=N or search:seconds=S does")
    if colon and family in _FAMILIES:
        return _FAMILIES[family](written, rest)
    if family in _FAMILIES:
        raise SpecError(written, f"something is missing behind it: {', '.join(FORMS)}")
    if family in registered():
        return RegisteredSpec(family, read_options(written, rest))
    raise UnknownBot(written, (*FORMS, *sorted(registered())))


def split_specs(text: str) -> list[str]:
    """The specs of a list: between commas, where `name=value` belongs to the spec before it. A list with a semicolon
    is split at semicolons alone, for commands that have commas of their own."""
    if ";" in text:
        return [part.strip() for part in text.split(";")]
    specs: list[str] = []
    for part in text.split(","):
        if specs and ":" in specs[-1] and OPTION.match(part):
            specs[-1] += f",{part.strip()}"
        else:
            specs.append(part.strip())
    return specs


def _read_search(text: str, rest: str) -> Spec:
    return _searching(text, "search", dict(read_options(text, rest)))


def _read_net(text: str, rest: str) -> Spec:
    name, _, options = rest.partition(",")
    if not name.strip() or "=" in name:
        raise SpecError(text, f"the name of a net comes first: {', '.join(released_nets())}, or the path of a file")
    return replace(_searching(text, "net", dict(read_options(text, options))), net=name.strip())


def _searching(text: str, family: str, options: dict[str, str]) -> SearchSpec:
    known = ("tries", "seconds", "samples", "beliefs", "duels", "shrink", "halving", "quiet", "policy")
    unknown = options.keys() - set(known)
    if unknown:
        raise SpecError(text, f"{family} has no option {min(unknown)!r}; it has {', '.join(known)}")
    if "tries" not in options and "seconds" not in options:
        raise SpecError(text, f"{family} needs tries=N or seconds=S")
    tries = whole_number(text, "tries", options["tries"], MAX_TRIES) if "tries" in options else 0
    seconds = seconds_of(text, "seconds", options["seconds"]) if "seconds" in options else 0.0
    samples = whole_number(text, "samples", options.get("samples", str(SAMPLES)), MAX_SAMPLES)
    for name in {"beliefs", "duels", "halving", "quiet"} & options.keys():
        whole_number(text, name, options[name], 1)
    believes, duels, halving, quiet = (name in options for name in ("beliefs", "duels", "halving", "quiet"))
    if halving and not tries:
        raise SpecError(text, "halving needs tries=N: it shares a fixed number of them out")
    shrink = whole_number(text, "shrink", options["shrink"], MAX_SHRINK) if "shrink" in options else 0
    policy = options.get("policy", "")
    return SearchSpec(
        tries,
        seconds,
        samples,
        believes=believes,
        policy=policy,
        duels=duels,
        shrink=shrink,
        halving=halving,
        quiet=quiet,
    )


def _read_python(text: str, rest: str) -> Spec:
    target, _, options = rest.partition(",")
    return PythonSpec(target.strip(), read_options(text, options))


def _read_policy(text: str, rest: str) -> Spec:
    path, _, options = rest.partition(",")
    return PolicySpec(path.strip(), read_options(text, options))


_FAMILIES: dict[str, Callable[[str, str], Spec]] = {
    "search": _read_search,
    "net": _read_net,
    "python": _read_python,
    "rl": _read_policy,
    "stdio": read_stdio,
}


def nets_of(texts: Iterable[str]) -> dict[str, str]:
    """The nets and policies behind these bots that do not come with the release: path and text of each."""
    found = [spec for spec in map(read_spec, texts) if isinstance(spec, SearchSpec)]
    return {name: net_text(name, path) for spec in found for name, path in spec.brings()}


def sources_of(texts: Iterable[str]) -> list[Path]:
    """The files behind all these bots, each once."""
    return sorted({path for text in texts for path in read_spec(text).sources()})
