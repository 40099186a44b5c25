"""What pyproject.toml cannot say: compile the engine, build the front end, ship the rules documents."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))  # a build from the package index has not even this folder on its path

import compiling  # noqa: E402
import frontend  # noqa: E402


class FrontEnd:
    """The table in the browser: Node builds it beside the compiler's work, then it is copied into the package."""

    building: subprocess.Popen[bytes] | None = None

    @classmethod
    def start(cls) -> None:
        cls.building = subprocess.Popen([sys.executable, str(ROOT / "tools/frontend.py")])

    @classmethod
    def finish(cls, build_lib: str) -> None:
        """A package without the table is not made: it would install, start, and show nothing to anybody."""
        cls.wait()
        shutil.copytree(frontend.BUILT, Path(build_lib, "kemet/server/web"), dirs_exist_ok=True)

    @classmethod
    def wait(cls) -> None:
        if cls.building is None or cls.building.wait() or not (frontend.BUILT / "index.html").is_file():
            sys.exit("kemet: nothing was packed, because the table in the browser could not be built; see above")


class BuildEngineAndFrontEnd(compiling.BuildEngine):
    """The compiler works beside Node."""

    def run(self) -> None:
        super().run()
        FrontEnd.finish(self.build_lib)


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


class PackSources(sdist):  # type: ignore[misc]
    """The archive of the sources brings the table along, built: who installs from it needs neither Node nor npm."""

    def run(self) -> None:
        FrontEnd.start()
        FrontEnd.wait()
        super().run()


# Tools that only ask for metadata (sdist, egg_info) must not pay for a compilation.
building = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
setup(
    ext_modules=compiling.extensions() if building else [],
    cmdclass={"build_ext": BuildEngineAndFrontEnd, "build_py": BuildPackage, "sdist": PackSources},
)
