"""Policies from files as players: the bot spec `rl:PATH`, for tables, tournaments and the benchmark.

| File | Is | Needs |
|---|---|---|
| `.npz` | layers of weights, as `save_layers` writes them | numpy |
| `.onnx` | any net from a row of numbers (float32, a batch of rows) to a score for each action | onnxruntime |
| `.pt` | the same as TorchScript (`torch.jit.save`) | torch |

A policy sees a seat's observation divided as `features` does it, and its mask. Of the legal actions the one with the
highest score is played; with `sample=1` they are drawn by the softmax of the scores.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from kemet.bots import Seat
from kemet.engine.state.ruleset import Ruleset
from kemet.errors import KemetError
from kemet.rl.extras import needs
from kemet.rl.numbering import numbers_of
from kemet.rl.rows import Bytes, Observer

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray

Scores = NDArray[np.float32]
#: From a batch of features to a score for each action.
Net = Callable[[Scores], Scores]
MAX_BYTES = 500_000_000


class PolicyError(KemetError):
    """A file that holds no policy for this table; the text says why."""


def features(observations: Bytes) -> Scores:
    """Bytes to small numbers: a flag becomes a quarter, counts grow slowly."""
    scaled: Scores = (np.log2(1 + observations.astype(np.float32)) / 4).astype(np.float32)
    return scaled


@lru_cache(maxsize=16)
def _observer(table: Ruleset) -> Observer:
    return Observer(*numbers_of(table))


def observation(seat: Seat) -> Bytes:
    """What a seat sees, as a row of bytes: what the environments show."""
    return _look(seat).row.copy()


def mask(seat: Seat) -> Bytes:
    """What a seat may do, as a row of flags."""
    return _look(seat).mask.copy()


def _look(seat: Seat) -> Observer:
    state = seat._state  # the row holds nothing that the seat may not know
    observer = _observer(state.table)
    observer.look(state, seat.number)
    return observer


class PolicyBot:
    """A policy on a seat."""

    def __init__(self, seed: str, file: str, sample: str = "0"):
        if sample not in ("0", "1"):
            raise ValueError(f"sample is 0 or 1, not {sample}")
        self._net, self._signatures = load(Path(file))
        self._file = file
        self._chance = _chance(seed) if sample == "1" else None

    def choose(self, seat: Seat) -> int:
        if len(seat.codes) == 1:
            return seat.codes[0]
        observer = _look(seat)
        self._require(observer)
        scores = np.asarray(self._net(features(observer.row[None])))
        if scores.shape != (1, observer.actions.size):
            raise PolicyError(
                f"{self._file}: scores for {scores.shape[-1]} actions; this table has {observer.actions.size}"
            )
        legal = np.flatnonzero(observer.mask)
        chosen = legal[self._pick(scores[0, legal])]
        return int(observer.actions.code(int(chosen), seat.number))

    def _pick(self, scores: Scores) -> int:
        if self._chance is None:
            return int(np.argmax(scores))
        shares = np.exp((scores - scores.max()).astype(np.float64))
        return int(self._chance.choice(len(shares), p=shares / shares.sum()))

    def _require(self, observer: Observer) -> None:
        here = (observer.layout.signature(), observer.actions.signature())
        if self._signatures is not None and self._signatures != here:
            raise PolicyError(f"{self._file}: this policy was made for another table")


def _chance(seed: str) -> np.random.Generator:
    return np.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))


@lru_cache(maxsize=8)
def load(path: Path) -> tuple[Net, tuple[str, str] | None]:
    """The net of a file, and the signatures of observations and actions that it was made for, if it says so."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise PolicyError(f"{path}: it is too large")
    except OSError as error:
        raise PolicyError(f"{path}: cannot be read ({error.strerror or error})") from None
    kinds: dict[str, Callable[[Path], tuple[Net, tuple[str, str] | None]]] = {
        ".npz": _layers,
        ".onnx": _onnx,
        ".pt": _torch,
    }
    if path.suffix not in kinds:
        raise PolicyError(f"{path}: a policy is a file that ends in {', '.join(kinds)}")
    return kinds[path.suffix](path)


def save_layers(path: Path, layers: Sequence[tuple[Scores, Scores]], signatures: tuple[str, str]) -> None:
    """Write weights and biases, the first layer first; between two layers stands a relu."""
    rows = {
        f"{name}{number}": row for number, layer in enumerate(layers) for name, row in zip("wb", layer, strict=True)
    }
    np.savez_compressed(path, signatures=np.array(signatures), **rows)  # type: ignore[arg-type]


def _layers(path: Path) -> tuple[Net, tuple[str, str] | None]:
    try:
        with np.load(path, allow_pickle=False) as file:
            count = sum(name.startswith("w") for name in file.files)
            layers = [(file[f"w{number}"], file[f"b{number}"]) for number in range(count)]
            first, second = map(str, file["signatures"])
        for weights, biases in layers:
            if weights.ndim != 2 or biases.shape != weights.shape[1:] or not np.isfinite(weights).all():
                raise ValueError("layers that do not fit")
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise PolicyError(f"{path}: this is no policy ({error})") from None

    def net(seen: Scores) -> Scores:
        for number, (weights, biases) in enumerate(layers):
            seen = seen @ weights + biases
            if number < len(layers) - 1:
                seen = np.maximum(seen, 0)
        return seen

    return net, (first, second)


def _onnx(path: Path) -> tuple[Net, tuple[str, str] | None]:
    runtime = _module("onnxruntime", "an ONNX file needs onnxruntime: pip install onnxruntime")
    try:
        session = runtime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    except Exception as error:  # the runtime raises whatever it likes
        raise PolicyError(f"{path}: this is no policy ({str(error).partition(chr(10))[0]})") from None
    name = session.get_inputs()[0].name
    return lambda seen: np.asarray(session.run(None, {name: seen})[0]), None


def _torch(path: Path) -> tuple[Net, tuple[str, str] | None]:
    torch = _module("torch", "a file of torch needs torch: pip install torch")
    try:
        module = torch.jit.load(str(path), map_location="cpu").eval()
    except Exception as error:  # torch raises whatever it likes
        raise PolicyError(f"{path}: this is no TorchScript ({str(error).partition(chr(10))[0]})") from None

    def net(seen: Scores) -> Scores:
        with torch.no_grad():
            scores: Scores = module(torch.from_numpy(seen)).numpy()
        return scores

    return net, None


def _module(name: str, otherwise: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise PolicyError(otherwise) from None
