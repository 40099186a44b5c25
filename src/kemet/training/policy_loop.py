"""The training of a policy: games whose searches are kept, a fit, and a gate. Every step is a file."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path

from kemet.bots.learned.files import net_names
from kemet.lab.whole_file import write_whole
from kemet.training.gate import Gate, verdict
from kemet.training.loop import Tell, Training
from kemet.training.policy_fitting import PolicyRecipe, fit_policy, read_questions
from kemet.training.searches import play_watched
from kemet.training.selfplay import SelfPlay, collect, read_games


def train_policy(training: Training, tell: Tell) -> Path | None:
    """The policy's file, or None if it plays no better than the rules of thumb. One round: it needs no more."""
    training.open("policy-training.json")
    net = Path(training.begin or net_names()[-1])
    path = training.folder / "policy.games"
    bots = tuple(training.bot(net, tries, training.samples) for tries in training.tries)
    play = partial(play_watched, SelfPlay(f"{training.seed}/policy", bots))
    for count in collect(play, training.games, path, training.jobs, training.cluster, bots):
        if count % 20 == 0 or count == training.games:
            tell(f"{count} of {training.games} games")
    policy = training.folder / "policy.json"
    if not policy.exists():
        _fit(training, path, policy, tell)
    passed = _passes(training, net, policy, tell)
    tell(f"the policy is {policy}" if passed else "the policy was no better than the rules of thumb")
    return policy if passed else None


def _fit(training: Training, path: Path, policy: Path, tell: Tell) -> None:
    recipe = PolicyRecipe()
    questions = read_questions(list(read_games([path])), min(recipe.fewest, *training.tries), training.jobs)
    fitted = fit_policy(questions, recipe)
    tell(f"{fitted.searches} searches; promises are off by {fitted.rules_of_thumb:.3f} -> {fitted.distance:.3f}")
    made = {
        "seed": training.seed,
        "games": training.games,
        "searches": fitted.searches,
        "tries": list(training.tries),
        "net": training.begin or net_names()[-1],
        "recipe": asdict(recipe),
    }
    write_whole(policy, fitted.stored(made).text())


def _passes(training: Training, net: Path, policy: Path, tell: Tell) -> bool:
    """With equal tries against the same search without it, at tables of two and of four."""
    gate = Gate(training.gate_games, f"{training.seed}/policy gate", training.jobs, training.cluster)
    rest = training.gate_bot(net)
    bouts = partial(gate.bouts, f"{rest},policy={policy}", [rest])
    return verdict(training.folder / "policy.gate", bouts, rest, tell)
