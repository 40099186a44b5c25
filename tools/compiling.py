"""What is compiled, and how: setup.py builds with it, tools and tests ask it. docs/build.md tells the story.

The developer's build makes one C file of each module, on all cores, and keeps what did not change. KEMET_RELEASE=1
builds for speed: games are played with counters in the code, then all is compiled again by what they counted.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/kemet"

#: Rooms in which every file is compiled, below them too.
ROOMS = ("engine", "bots/seth")
#: But not these: importing `__init__.py` is ordinary, native.py stands in for the compiler, reasons.py is all words and
#: verbs.py a table of them.
PLAIN = ("__init__.py", "engine/native.py", "engine/reasons.py", "engine/state/verbs.py")
#: Of other rooms these files only.
FILES = {
    "bots": "battling believing guessing judging searching solving",
    "bots/learned": "net policy reading",
    "bots/learned/seth": "net reading",
    "rl": "actions encoding encoding_board encoding_boxes games layout writing",
    "telling/view": "packed taseti view",
}

GROUP = "kemet_engine"
#: Calls may be inlined, because nobody replaces our functions: a sixth faster. (Visual C++ has no such flags.)
OURS_ALONE = ("-fvisibility=hidden", "-fno-semantic-interposition")
#: The two compilations of a release. Code that no training game reaches is compiled as without a profile.
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
COUNTED = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch", "-flto")


def compiled_files() -> list[Path]:
    """Every source that is compiled, below src/kemet."""
    whole = (path.relative_to(PACKAGE) for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))
    chosen = {path for path in whole if path.name not in PLAIN and path.as_posix() not in PLAIN}
    return sorted(chosen | {Path(room, f"{name}.py") for room, names in FILES.items() for name in names.split()})


def compiled_modules() -> list[str]:
    """Their dotted names."""
    return [".".join(("kemet", *path.with_suffix("").parts)) for path in compiled_files()]


def reason_for_plain_python() -> str | None:
    """Why the engine can't be compiled here, or None when it can."""
    if os.environ.get("KEMET_PURE") == "1":
        return "KEMET_PURE=1"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    if sys.platform == "win32":
        return None  # setuptools looks for the compiler itself; the extensions are optional
    compilers = [(os.environ.get("CC") or "cc").split()[0], "gcc", "clang"]
    if not any(map(shutil.which, compilers)):
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing (python3-dev)"
    return None


def is_release() -> bool:
    return os.environ.get("KEMET_RELEASE") == "1"


def extensions() -> list[Extension]:
    """The engine as one compiled group, or nothing when it has to stay plain Python."""
    reason = reason_for_plain_python()
    if reason:
        print(f"kemet: {reason}; the engine is built as plain Python (same rules, slower)")
        return []
    from mypyc.build import mypycify

    files = [(PACKAGE / path).relative_to(ROOT).as_posix() for path in compiled_files()]
    # no tables for a debugger: the compiler is done sooner
    modules: list[Extension] = mypycify(files, opt_level="3", debug_level="0", group_name=GROUP, multi_file=True)
    for module in modules:
        module.optional = True
        if sys.platform != "win32":
            module.extra_compile_args = [*module.extra_compile_args, *OURS_ALONE]  # mypyc gives all of them one list
    return modules


class BuildEngine(build_ext):  # type: ignore[misc]  # setuptools has no types
    """All compiled modules or none: half a group can't be imported."""

    build_lib: str
    build_temp: str
    compiler: Any

    def run(self) -> None:
        if self.extensions and is_release():
            self.build_temp += "-release"  # the developer's objects stay
            self.count()
        self.build_all_or_none()

    def count(self) -> None:
        """Compile with counters, play the training games, and compile the group by their counts from then on."""
        group, final, compiler = self.extensions[0], self.build_lib, self.compiler
        usual = group.extra_compile_args
        self.build_lib = str(Path(self.build_temp, "counting").absolute())
        shutil.copytree(
            PACKAGE, Path(self.build_lib, "kemet"), dirs_exist_ok=True, ignore=shutil.ignore_patterns("web")
        )
        group.extra_compile_args, group.extra_link_args = [*usual, *COUNTING], ["-fprofile-generate"]
        for old in Path(self.build_temp).rglob("*.gcda"):
            old.unlink()
        if not self.build_all_or_none():
            sys.exit("kemet: KEMET_RELEASE=1 needs gcc")
        paths = [self.build_lib, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        print("kemet: playing the training games", flush=True)
        subprocess.run(
            [sys.executable, str(ROOT / "tools/training_games.py")],
            env=dict(os.environ) | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONHASHSEED": "0"},
            check=True,
        )
        self.build_lib, self.compiler = final, compiler
        group.extra_compile_args = [*usual, *COUNTED]
        group.extra_link_args = ["-O3", *COUNTED[:2], f"-flto={cores()}"]

    def build_all_or_none(self) -> bool:
        super().run()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if all(path.exists() for path in built):
            return True
        print("kemet: the C compiler failed; the engine is built as plain Python (same rules, slower)")
        for path in built:
            path.unlink(missing_ok=True)
        return False

    def build_extensions(self) -> None:
        """All sources at once, as many as there are cores; an object of the same text and flags is kept."""
        wanted = {Path(self.get_ext_fullpath(module.name)) for module in self.extensions}
        group = Path(self.get_ext_fullpath(self.extensions[0].name))
        for old in Path(self.build_lib).rglob(f"*{group.suffix}"):
            if old not in wanted or old == group:  # of a module that is gone, or linked from the other build's objects
                old.unlink()
        self.force = True  # we know better than setuptools, which goes by dates, what is fresh
        self.parallel = cores()
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = Compile(self.compiler)
        super().build_extensions()


class Compile:
    """Stands in for the compiler's own `compile`, which takes one source after another and never keeps an object."""

    def __init__(self, compiler: Any) -> None:
        self.compiler = compiler
        self.pool = ThreadPoolExecutor(cores())

    def __call__(
        self,
        sources: Sequence[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: Sequence[str] | None = None,
    ) -> list[str]:
        _, objects, postargs, defines, build = self.compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = self.compiler._get_cc_args(defines, debug, extra_preargs)
        shared = digest([path for path in depends or () if path.endswith(".h")], *arguments, *postargs)

        def one(made: str) -> None:
            source, extension = build[made]
            key = Path(f"{made}.key")
            counts = Path(made).with_suffix(".gcda")
            wanted = digest([source, *([str(counts)] if counts.exists() else [])], shared)
            if Path(made).exists() and key.exists() and key.read_text() == wanted:
                return
            key.unlink(missing_ok=True)
            self.compiler._compile(made, source, extension, arguments, postargs, defines)
            key.write_text(wanted)

        largest_first = sorted(build, key=lambda made: -os.path.getsize(build[made][0]))
        list(self.pool.map(one, largest_first))
        return list(objects)


def digest(paths: Iterable[str], *texts: str) -> str:
    total = hashlib.sha256("\0".join(texts).encode())
    for path in sorted(paths):
        total.update(Path(path).read_bytes())
    return total.hexdigest()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
