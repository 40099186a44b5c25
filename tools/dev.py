"""Everything a developer starts: `python3 tools/dev.py COMMAND [arguments]`. Needs only Python 3.11 or newer.

The first command makes the environment `.venv` (pinned by requirements.lock) and installs the project
into it, compiled when a C compiler is there, with the front end built by Node. Later commands reuse all of it until
something has changed.
KEMET_PURE=1 runs the plain sources in src instead. docs/build.md tells the whole story.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this file is the one that an old Python may meet
    sys.exit("kemet needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

import frontend
import machine

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "kemet-build.json"
LOCK = ROOT / "requirements.lock"
SERVER_LOCK = ROOT / "requirements-server.lock"  # for hosts of the wheel
NODE_LOCK = ROOT / "requirements-node.lock"  # used only where the machine has no Node of its own
CLUSTER_LOCK = ROOT / "requirements-cluster.lock"  # used only by `make cluster`
#: Used only by `make ppo`. No lock with hashes: which build of torch fits, the machine's own pip knows best.
PPO = ("sb3-contrib==2.9.2", "torch==2.13.0")
DOCS_LOCK = ROOT / "requirements-docs.lock"  # used by `make docs`, and by the tests of the site
DOCS = ("mkdocs-material", "mkdocstrings[python]")
#: The extras that tests need; `train` is too heavy for every run.
EXTRAS = ("--extra", "parquet", "--extra", "rl", "--extra", "server", "--extra", "spiel")
#: Each file has a browser and a server of its own; a browser has several processes itself.
BROWSER_TESTS = ("-n", "3", "--dist", "loadfile", "--no-loadscope-reorder", "tests/browser")
#: What proves the rules: plain sources, no server, no browser, nothing to build.
QUICK_TESTS = tuple(f"tests/{room}" for room in ("rules", "taseti", "seth", "content", "golden", "properties"))
#: Tests that other commands run.
ELSEWHERE = ("--ignore", "tests/browser", "--ignore", "tests/cluster")
PURE = os.environ.get("KEMET_PURE") == "1"
RELEASE = os.environ.get("KEMET_RELEASE") == "1"
#: What builds the package, of this folder.
RECIPE = ("backend", "compiling", "frontend", "training_games")
BUILD_TIME = "about a minute; after an edit seconds"

Arguments = Sequence[str]


class Failure(Exception):
    """Something is missing or went wrong; the message says what to do."""


# --- The environment ---------------------------------------------------------------------------------


def ensure_environment() -> None:
    """Make `.venv` with the pinned tools, unless the one that stands there fits."""
    wanted = {"lock": hashlib.sha256(f"{LOCK.name}\0{pins(LOCK)}\0".encode()).hexdigest(), "python": sys.version}
    if (BIN / python_name()).exists() and wanted.items() <= stamp().items():
        return
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise Failure("this Python has no venv module; install it (package python3-venv)")
    say("Making the environment .venv (once; it is kept until requirements.lock changes)")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]):
        raise Failure("the environment .venv could not be made; see the lines above")
    uv = VENV / "uv.lock"
    uv.write_text(next(each for each in LOCK.read_text().replace("\\\n", "").splitlines() if each.startswith("uv==")))
    if run("python", "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", str(uv)) or hashed_install(
        LOCK
    ):
        raise Failure("the pinned packages could not be installed: is the package index reachable with pip?")
    STAMP.write_text(json.dumps(wanted))


def pins(lock: Path) -> str:
    """The versions of a lock without the hashes of their files: the environment follows the versions."""
    lines = (line.removesuffix(" \\") for line in lock.read_text().splitlines())
    return "".join(f"{line}\n" for line in lines if not line.lstrip().startswith("--hash="))


def hashed_install(lock: Path) -> int:
    """Install a lock, every file checked against its hash."""
    return pip_install("--require-hashes", "--requirement", str(lock))


def pip_install(*arguments: str) -> int:
    """Install into `.venv` with uv, which takes seconds where pip takes a minute. But only pip reads pip.conf: the
    machine's own package index and certificates. Where uv fails, pip tries, and people read what pip says."""
    with_uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(BIN / python_name()), *arguments]
    if subprocess.call(with_uv, cwd=ROOT, stderr=subprocess.DEVNULL) == 0:
        return 0
    return run("python", "-m", "pip", "install", "--quiet", *arguments)


def ensure_node() -> None:
    """Node for the front end: the machine's own, or the one that comes as a wheel."""
    if frontend.node_folder(BIN) is None and hashed_install(NODE_LOCK):
        raise Failure(
            "Node could not be installed, and the table in the browser needs it: is the package index reachable?"
        )


def ensure_build() -> None:
    """Install the project into `.venv`, unless the same sources are installed already."""
    ensure_environment()
    ensure_node()
    with one_build_at_a_time():
        build_if_changed()


@contextmanager
def one_build_at_a_time() -> Iterator[None]:
    """The first `make play` compiles in the background: whatever is started meanwhile waits for it."""
    if fcntl is None:
        yield
        return
    with (VENV / "kemet-build.lock").open("w") as lock:  # given back when the process ends, however it ends
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_if_changed() -> None:
    refuse_compiled_files_in_sources()
    if PURE and "sources" in stamp():
        return  # only the command `kemet` is taken from the installed build; the code comes from src
    recipe = files("setup.py", "pyproject.toml", *(f"tools/{name}.py" for name in RECIPE))
    sources = digest([*package_files(), *files("docs/rules/*.md"), *recipe, *frontend.sources()])
    wanted = {"sources": sources, "pure": PURE, "release": RELEASE}
    if wanted.items() <= stamp().items():
        return
    forget_old_build()
    say("Installing kemet" if PURE else f"Building kemet ({'a release: minutes' if RELEASE else BUILD_TIME})")
    if run("python", "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
           "--force-reinstall", str(ROOT)):  # fmt: skip
        raise Failure("kemet could not be built; see the lines above")
    STAMP.write_text(json.dumps(stamp() | wanted))
    if not PURE and not installed_compiled_files():
        say("Not compiled (no C compiler, or it failed): kemet runs as plain Python. Same rules, slower.")


def refuse_compiled_files_in_sources() -> None:
    """A compiled file beside its source would win over every later edit."""
    strays = [path for path in files("src/**/*") if path.suffix in {".so", ".pyd"}]
    if strays:
        raise Failure(f"{strays[0].relative_to(ROOT)} hides its own source; `make clean` removes it")


def forget_old_build() -> None:
    """Setuptools never forgets a deleted module. Compiled files stay: tools/compiling.py knows which are fresh."""
    for path in files("build/lib*/**/*"):
        if path.suffix not in {".so", ".pyd"}:
            path.unlink()


def installed_compiled_files() -> list[Path]:
    return [path for path in VENV.glob("**/site-packages/kemet/engine/*") if path.suffix in {".so", ".pyd"}]


def stamp() -> dict[str, object]:
    """What the environment was made from."""
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


# --- Commands ----------------------------------------------------------------------------------------


def env(arguments: Arguments) -> int:
    """make or refresh the environment and install the project"""
    ensure_build()
    say(f"Ready: {'plain Python' if PURE or not installed_compiled_files() else 'compiled'} build in .venv")
    return 0


def play(arguments: Arguments) -> int:
    """start the server on this machine and open the table in the browser"""
    if PURE or "sources" in stamp():
        return kemet(["serve", "--open", *arguments])
    ensure_environment()
    ensure_node()
    frontend.ensure_built()
    compile_beside()
    return run("python", "-m", "kemet", "serve", "--open", *arguments, pure=True)


def compile_beside() -> None:
    """Nobody waits a minute for the compiler before the first game: it works with low priority while people play."""
    say("Starting as plain Python; the faster compiled build is made meanwhile and serves from the next start on")
    nice = shutil.which("nice")
    with (VENV / "kemet-build.log").open("w") as log:
        subprocess.Popen(
            [*([nice, "-n", "19"] if nice else []), sys.executable, __file__, "env"],
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl-C stops the server, not the compiler
        )


def terminal(arguments: Arguments) -> int:
    """play in the terminal"""
    return kemet(["play", *arguments])


def kemet(arguments: Arguments) -> int:
    """run the command `kemet` with any arguments"""
    ensure_build()
    return run("kemet", *arguments)


def quick(arguments: Arguments) -> int:
    """the rules, the content and the golden games on the plain sources: about a minute, nothing to build"""
    ensure_environment()
    cores = str(os.cpu_count() or 1)
    return run("python", "-m", "pytest", "-q", "-n", cores, *QUICK_TESTS, *arguments, pure=True)


def test(arguments: Arguments) -> int:
    """run all tests on all cores, or pytest with your own arguments"""
    if arguments:
        ensure_build()
        return run("python", "-m", "pytest", *arguments)
    for package in machine.ensure_for_tests():
        say(f"{package} is not here and could not be installed: tests that need it are skipped")
    ensure_docs()
    ensure_node()
    frontend.ensure_packages()
    components = frontend.npm("run", "--silent", "test")  # they need no engine: a compiler may be at work beside them
    ensure_build()
    return worst(
        components,
        run("python", "-m", "pytest", *BROWSER_TESTS, "-m", "not slow"),
        run(
            "python", "-m", "pytest", "-n", workers(), "--dist", "worksteal", *ELSEWHERE
        ),  # last: its line closes it all
    )


def workers() -> str:
    """Three for each core: many tests wait for a server longer than they compute."""
    return str(3 * (os.cpu_count() or 1))


def browser(arguments: Arguments) -> int:
    """all browser tests, also the slow ones that `test` leaves out"""
    ensure_build()
    for package in machine.ensure_for_tests():
        say(f"{package} is not here and could not be installed: tests that need it are skipped")
    return run("python", "-m", "pytest", *(arguments or BROWSER_TESTS))


def check(arguments: Arguments) -> int:
    """format, lint, strict types, import layers and the links of the documents"""
    ensure_environment()
    ensure_node()
    frontend.ensure_packages()
    return worst(
        frontend.npm("run", "--silent", "check"),
        run("ruff", "format", "--check", "--quiet", "."),
        run("ruff", "check", "--quiet", "."),
        run("mypy"),
        run("python", "-m", "pytest", "-q", "tests/architecture", "tests/docs/test_links.py", pure=True),
    )


def format(arguments: Arguments) -> int:
    """format the sources and mend what the linters can mend"""
    ensure_environment()
    ensure_node()
    frontend.ensure_packages()
    return worst(
        run("ruff", "check", "--fix", "--quiet", "."),
        run("ruff", "format", "."),
        frontend.npm("run", "--silent", "format"),
    )


def hooks(arguments: Arguments) -> int:
    """check format and types before every commit from now on (off: git config --unset core.hooksPath)"""
    code = subprocess.call(["git", "config", "core.hooksPath", ".githooks"], cwd=ROOT)
    if not code:
        say("On: every commit checks format and types first; `git commit --no-verify` leaves it out once")
    return code


def staged(arguments: Arguments) -> int:
    """format and types of the files that are about to be committed; the hook runs it"""
    names = subprocess.run(["git", "diff", "--cached", "--name-only", "--diff-filter=ACMR", "-z"], cwd=ROOT,
                           capture_output=True, text=True, check=True).stdout.split("\0")  # fmt: skip
    ensure_environment()
    python = [name for name in names if name.endswith(".py")]
    codes = [0]
    if python:
        codes += [
            run("ruff", "format", "--check", "--quiet", "--force-exclude", *python),
            run("ruff", "check", "--quiet", "--force-exclude", *python),
            run("mypy", "--no-error-summary"),  # a changed type is felt in other files; it remembers the rest
        ]
    if any(name.startswith("web/") for name in names):
        frontend.ensure_packages()
        codes.append(frontend.npm("run", "--silent", "check"))
    if any(codes):
        say("Not committed: `make format` mends what can be mended")
    return worst(*codes)


def release(arguments: Arguments) -> int:
    """a wheel in dist for those who host or measure: compiled by what training games counted (needs gcc, minutes)"""
    ensure_environment()
    ensure_node()
    os.environ["KEMET_RELEASE"] = "1"
    with one_build_at_a_time():
        forget_old_build()
        return run("python", "-m", "build", "--wheel", "--no-isolation", *arguments)


def cluster(arguments: Arguments) -> int:
    """test the cluster on a real Ray of two nodes on this machine (installs Ray from its own lock)"""
    ensure_build()
    wanted = {"cluster": hashlib.sha256(CLUSTER_LOCK.read_bytes()).hexdigest()}
    if not wanted.items() <= stamp().items():
        if hashed_install(CLUSTER_LOCK):
            raise Failure("Ray could not be installed: is the package index reachable?")
        STAMP.write_text(json.dumps(stamp() | wanted))
    return run("python", "-m", "pytest", *(arguments or ("tests/cluster",)))


def ppo(arguments: Arguments) -> int:
    """run the MaskablePPO example as a test (installs torch, gigabytes unless there is a build without CUDA)"""
    ensure_build()
    pinned = VENV / "ppo.txt"
    pinned.write_text(pins(LOCK))  # nothing else of the environment may change
    if run("python", "-m", "pip", "install", "--quiet", "--constraint", str(pinned), *PPO):
        raise Failure("torch could not be installed: is there a build of it for this Python?")
    return run("python", "-m", "pytest", *(arguments or ("tests/rl/test_examples.py", "-k", "ppo")))


def docs(arguments: Arguments) -> int:
    """build the documentation site into build/site, every link checked (serve: look at it while writing)"""
    ensure_docs()
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")  # an advertisement at every start
    how = arguments or ("build", "--strict")  # told to be quiet, MkDocs counts no dead link
    code = run("python", "-m", "mkdocs", *how, "--config-file", "tools/site/mkdocs.yml", pure=True)
    if not code and not arguments:
        say("The site is in build/site; open index.html there")
    return code


def ensure_docs() -> None:
    """What builds the documentation site, in the environment."""
    ensure_environment()
    wanted = {"docs": hashlib.sha256(DOCS_LOCK.read_bytes()).hexdigest()}
    if not wanted.items() <= stamp().items():
        if hashed_install(DOCS_LOCK):
            raise Failure("MkDocs could not be installed: is the package index reachable?")
        STAMP.write_text(json.dumps(stamp() | wanted))


def pyright(arguments: Arguments) -> int:
    """check the types with pyright too (fetches it through npm; needs node)"""
    ensure_environment()
    return run("pyright", *arguments)


def rules(arguments: Arguments) -> int:
    """where each rule of docs/rules is tested and where it acts"""
    ensure_environment()
    return run("python", "tools/rules_coverage.py", *arguments, pure=True)


def tool(name: str, folder: str = "tools") -> Callable[[Arguments], int]:
    """A script of this folder, run on the installed build."""

    def start(arguments: Arguments) -> int:
        ensure_build()
        return run("python", f"{folder}/{name}.py", *arguments)

    return start


def proof(name: str) -> Callable[[Arguments], int]:
    """A long test of the whole: attacks, kills, load, soaks. Its short slice runs with the other tests."""
    return tool(name, "proofs")


def train(arguments: Arguments) -> int:
    """teach the learned judge by self-play, in rounds of games, fit and gate"""
    ensure_build()
    return run("python", "-m", "kemet.training", *arguments)


def lock(arguments: Arguments) -> int:
    """renew the locks from requirements.in and pyproject.toml, with the hash of every file"""
    ensure_environment()
    node, ray, site = VENV / "node.in", VENV / "cluster.in", VENV / "docs.in"
    ray.write_text("ray\n")
    node.write_text(frontend.NODE + "\n")
    site.write_text("\n".join(DOCS) + "\n")
    return worst(
        compile_lock(LOCK, "--upgrade", *EXTRAS, "pyproject.toml", "requirements.in"),
        # hosts run what was tested: the same versions
        compile_lock(SERVER_LOCK, "--constraint", LOCK.name, "--extra", "server", "pyproject.toml"),
        compile_lock(NODE_LOCK, str(node)),
        compile_lock(CLUSTER_LOCK, "--constraint", LOCK.name, str(ray)),
        compile_lock(DOCS_LOCK, "--constraint", LOCK.name, str(site)),  # into the same environment: the same versions
    )


def compile_lock(lock: Path, *arguments: str) -> int:
    return run("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--no-header",
               "--no-annotate", "--no-emit-index-url", "--generate-hashes", "--output-file", lock.name,
               *arguments)  # fmt: skip


def clean(arguments: Arguments) -> int:
    """remove the environment, builds and caches"""
    caches = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "build", "dist", ".venv")
    patterns = (
        "src/*.egg-info",
        "src/kemet/server/web",
        "web/node_modules",
        "src/**/__pycache__",
        "tests/**/__pycache__",
        "tools/**/__pycache__",
        "proofs/**/__pycache__",
    )
    for folder in [path for pattern in (*caches, *patterns) for path in ROOT.glob(pattern)]:
        shutil.rmtree(folder, ignore_errors=True)
    for path in files("src/**/*.so", "src/**/*.pyd"):
        path.unlink()
    return 0


COMMANDS: dict[str, tuple[Callable[[Arguments], int], str]] = {
    **{
        each.__name__: (each, each.__doc__ or "")
        for each in (
            play,
            terminal,
            quick,
            test,
            browser,
            cluster,
            ppo,
            check,
            format,
            hooks,
            staged,
            release,
            rules,
            docs,
            pyright,
        )
    },
    "fuzz": (proof("fuzz"), "random games with invariants, for as long as you like"),
    "soak": (proof("soak"), "very many random games with invariants, inside the compiled engine"),
    "bench": (tool("bench"), "measure the speed"),
    "bench-rl": (tool("bench_rl"), "measure the research interfaces"),
    "instructions": (tool("instructions"), "count the compiled engine's instructions per decision (valgrind)"),
    "golden": (tool("golden"), "replay or renew the golden games"),
    "perft": (tool("perft"), "count legal sequences from fixed positions"),
    "tune": (tool("tune"), "fit the bots' weights to the results of games"),
    "train": (train, train.__doc__ or ""),
    "load": (proof("load"), "a server under load: 200 tables, 800 sockets"),
    "attack": (proof("attack"), "attack a server in every way we know"),
    "kill": (proof("kill"), "kill a server again and again while people play"),
    "processes": (proof("two_processes"), "two server processes on one PostgreSQL, either killed"),
    "races": (proof("races"), "many people want the same thing at once, on SQLite and at two processes"),
    "openapi": (proof("schemathesis_run"), "fuzz the HTTP part by its OpenAPI document"),
    "wire": (proof("wire_fuzz"), "fuzz the WebSocket"),
    "wiresoak": (proof("wire_soak"), "whole games over real sockets, compared with their offline replays"),
    "choice-cost": (proof("choice_cost"), "processor time of the server for one choice"),
    "list-cost": (proof("list_cost"), "what a request costs among few and very many stored games"),
    "crowd": (proof("crowd"), "what PostgreSQL bears of ten thousand people, or of a hundred thousand"),
    "postgres": (tool("postgres"), "a throw-away PostgreSQL; prints its address and runs until Ctrl-C"),
    "fixtures": (tool("fixtures"), "renew the moments that the front end is tested with"),
    "icons": (tool("icons"), "draw the icons of the page and the picture of its links in a real browser"),
    "shots": (tool("shots"), "take the pictures of the README in a real browser"),
    "types": (tool("schema_types"), "renew the front end's types from the server's schema"),
    **{each.__name__: (each, each.__doc__ or "") for each in (kemet, env, lock, clean)},
}


# --- Small helpers -----------------------------------------------------------------------------------


def run(program: str, *arguments: str, pure: bool = PURE) -> int:
    """Run a program of the environment in the checkout, on the plain sources when asked; its exit code."""
    name = python_name() if program == "python" else program
    variables = dict(os.environ)
    folders = [ROOT / "tools", ROOT / "proofs"]
    if pure:
        variables["KEMET_PURE"] = "1"
        folders.insert(0, ROOT / "src")
    variables["PYTHONPATH"] = os.pathsep.join(map(str, folders))
    keep_bytecode(variables)
    try:
        started = subprocess.Popen([str(BIN / name), *arguments], cwd=ROOT, env=variables)
    except FileNotFoundError:
        raise Failure(f"{program} is not in .venv; `make clean` and try again") from None
    try:
        return started.wait()
    except KeyboardInterrupt:
        wait_for_the_end(started)  # Ctrl-C reaches the program as well: it may store a game, or let people go
        raise


def keep_bytecode(variables: dict[str, str]) -> None:
    """Tests start hundreds of programs: each would read all sources again. No cache lies beside a source."""
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    variables["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")


def wait_for_the_end(program: subprocess.Popen[bytes]) -> None:
    while True:
        with suppress(KeyboardInterrupt):
            program.wait()
            return


def python_name() -> str:
    return "python.exe" if os.name == "nt" else "python"


def files(*patterns: str) -> list[Path]:
    """The files of the checkout that match, without caches."""
    found = {path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}
    return sorted(path for path in found if path.suffix != ".pyc" and ".egg-info" not in str(path))


def package_files() -> list[Path]:
    """The sources of the package; the built front end is made of web/, which is asked itself."""
    return [path for path in files("src/**/*") if not path.is_relative_to(frontend.BUILT)]


def digest(paths: Iterable[Path]) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


def worst(*codes: int) -> int:
    return max(abs(code) for code in codes)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def usage() -> str:
    lines = [f"  {name:12} {text}" for name, (_, text) in COMMANDS.items()]
    return "\n".join(["usage: python3 tools/dev.py COMMAND [arguments]", *lines])


def main(arguments: Arguments) -> int:
    if not arguments or arguments[0] in {"help", "-h", "--help"}:
        print(usage())
        return 0
    if arguments[0] not in COMMANDS:
        say(f"there is no command {arguments[0]!r}\n{usage()}")
        return 2
    try:
        return COMMANDS[arguments[0]][0](arguments[1:])
    except (Failure, frontend.Missing) as failure:
        say(f"error: {failure}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
