"""Where a C compiler is, the tested engine is compiled: a silent fallback would hide a broken build."""

import os
import shutil
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "src" / "kemet" / "engine"
PLAIN = ("__init__", "native")  # importing is ordinary, and native.py stands in for the compiler
MODULES = sorted(
    path.relative_to(ENGINE).with_suffix("").as_posix().replace("/", ".")
    for path in ENGINE.rglob("*.py")
    if path.stem not in PLAIN
)


def can_compile() -> bool:
    return bool(shutil.which("cc")) and Path(sysconfig.get_path("include"), "Python.h").exists()


@pytest.mark.skipif(os.environ.get("KEMET_PURE") == "1", reason="the plain sources are tested")
@pytest.mark.skipif(not can_compile(), reason="no C compiler or no Python headers")
@pytest.mark.parametrize("module", MODULES)
def test_engine_module_is_compiled(module: str) -> None:
    spec = find_spec(f"kemet.engine.{module}")
    assert spec is not None
    assert Path(str(spec.origin)).suffix in {".so", ".pyd"}
