"""What pyproject.toml cannot say: compile the engine, build the front end, ship the rules documents."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent


#: What is compiled, by room. Everything else stays plain: importing `__init__.py` is ordinary, native.py must be.
COMPILED = {
    "engine": "flow founding hidden options playout",
    "engine/invariants": "base seth taseti",
    "engine/state": "bits chance choices codes events forces frames path powers roads ruleset seat state",
    "engine/board": "control creatures losses points prices sides troops",
    "engine/day": "build buy end_of_day entering group move passing pray recruit travel turn victory",
    "engine/night": "cards dawn night powers",
    "engine/cards": "draw effect effects play recover",
    "engine/battle": "aftermath before casualties choose enter ledger lines order outcome reward step sums team",
    "engine/priests": "objects path seals send_back stop trip",
    "engine/seth": (
        "alliance attack ceremony end_of_day founding invasion market night ruleset share split state temples tokens "
        "track victory yellow"
    ),
    "bots": "battling believing guessing judging searching solving",
    "bots/seth": "acting agreeing fighting guessing judging map moving striking threats",
    "bots/learned": "net policy reading",
    "bots/learned/seth": "net reading",
    "rl": "actions encoding encoding_board encoding_boxes games layout writing",
    "telling/view": "packed taseti view",
}


def compiled_modules() -> list[str]:
    return [
        Path("src/kemet", room, f"{name}.py").as_posix() for room, names in COMPILED.items() for name in names.split()
    ]


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
    compilers = [os.environ.get("CC", "cc").split()[0], "gcc", "clang"]
    if not any(map(shutil.which, compilers)):
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing (python3-dev)"
    return None


def extensions() -> list[Extension]:
    """The engine as one compiled group, or nothing when it has to stay plain Python."""
    reason = reason_for_plain_python()
    if reason:
        print(f"kemet: {reason}; the engine is built as plain Python (same rules, slower)")
        return []
    from mypyc.build import mypycify

    # no tables for a debugger: the compiler is done sooner
    modules: list[Extension] = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="kemet_engine")
    for module in modules:
        module.optional = True
        if sys.platform != "win32":  # nobody replaces our functions: calls may be inlined (a sixth faster)
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return modules


class FrontEnd:
    """The table in the browser: Node builds it beside the compiler's work, then it is copied into the package."""

    building: subprocess.Popen[bytes] | None = None

    @classmethod
    def start(cls) -> None:
        cls.building = subprocess.Popen([sys.executable, str(ROOT / "tools/frontend.py")])

    @classmethod
    def finish(cls, build_lib: str) -> None:
        if cls.building is None or cls.building.wait():
            print("kemet: the table in the browser was not built; everything else works")
            return
        shutil.copytree(ROOT / "src/kemet/server/web", Path(build_lib, "kemet/server/web"), dirs_exist_ok=True)


class BuildEngine(build_ext):  # type: ignore[misc]  # setuptools has no types
    """All compiled modules or none: half a group can't be imported."""

    def run(self) -> None:
        self.build_all_or_none()
        FrontEnd.finish(self.build_lib)

    def build_all_or_none(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if all(path.exists() for path in built):
            return
        print("kemet: the C compiler failed; the engine is built as plain Python (same rules, slower)")
        for path in built:
            path.unlink(missing_ok=True)


class BuildPackage(build_py):  # type: ignore[misc]  # setuptools has no types
    """The package with the rules documents beside `kemet.rulebook`. A checkout reads them in docs/rules."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        FrontEnd.start()
        if not self.distribution.has_ext_modules():
            FrontEnd.finish(self.build_lib)
        for document in sorted((ROOT / "docs/rules").glob("*.md")):
            self.copy_file(str(document), str(Path(self.build_lib, "kemet/rulebook", document.name)))


# Tools that only ask for metadata (sdist, egg_info) must not pay for a compilation.
building = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
setup(
    ext_modules=extensions() if building else [],
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage},
)
