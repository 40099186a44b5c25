"""Where a C compiler is, the tested engine is compiled: a silent fallback would hide a broken build."""

import os
import shutil
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import compiling
import pytest


def can_compile() -> bool:
    return bool(shutil.which("cc")) and Path(sysconfig.get_path("include"), "Python.h").exists()


@pytest.mark.skipif(os.environ.get("KEMET_PURE") == "1", reason="the plain sources are tested")
@pytest.mark.skipif(not can_compile(), reason="no C compiler or no Python headers")
@pytest.mark.parametrize("module", compiling.compiled_modules())
def test_module_is_compiled(module: str) -> None:
    spec = find_spec(module)
    assert spec is not None
    assert Path(str(spec.origin)).suffix in {".so", ".pyd"}


def test_the_list_names_files_that_are_there() -> None:
    assert [path for path in compiling.compiled_files() if not (compiling.PACKAGE / path).exists()] == []
    assert [name for name in compiling.PLAIN if not list(compiling.PACKAGE.rglob(name))] == []


class FakeCompiler:
    """Says which sources it was asked for, and makes empty objects."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def _setup_compile(self, folder, macros, includes, sources, depends, flags):  # type: ignore[no-untyped-def]
        build = {str(Path(source).with_suffix(".o")): (source, ".c") for source in sources}
        return macros, list(build), flags or [], [], build

    def _get_cc_args(self, *_: object) -> list[str]:
        return ["-c"]

    def _compile(self, made: str, source: str, *_: object) -> None:
        self.asked.append(Path(source).name)
        Path(made).write_text("")


def test_only_what_changed_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (("long.c", "a" * 9), ("short.c", "b"), ("both.h", "c")):
        (tmp_path / name).write_text(text)
    sources, headers = [str(tmp_path / name) for name in ("short.c", "long.c")], [str(tmp_path / "both.h")]
    compiler = FakeCompiler()
    monkeypatch.setattr(compiling, "cores", lambda: 1)  # so that they are asked for one by one
    compile_all = compiling.Compile(compiler)

    def asked_again(*flags: str) -> list[str]:
        compiler.asked.clear()
        assert len(compile_all(sources, extra_postargs=list(flags), depends=headers)) == 2
        return list(compiler.asked)

    assert asked_again() == ["long.c", "short.c"]  # the longest first: nobody waits for it at the end
    assert asked_again() == []
    (tmp_path / "short.c").write_text("another")
    assert asked_again() == ["short.c"]
    (tmp_path / "both.h").write_text("another")
    assert asked_again() == ["long.c", "short.c"]
    assert asked_again("-O1") == ["long.c", "short.c"]
    (tmp_path / "long.gcda").write_text("counts")
    assert asked_again("-O1") == ["long.c"]
