"""Python and the browser read the same files alike: every message of every language, and a file of tricky cases."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import frontend
import pytest

from kemet.content.fluent import fill, placeholders, read_fluent
from kemet.content.languages import SPOKEN, TEXT_FOLDER, VARIANTS

ROOT = Path(__file__).parents[2]
NODE = frontend.node_folder(frontend.ENVIRONMENT) or frontend.node_folder()
#: Every value is this number, then the next one: they take all forms of all our languages, and a number of its own.
COUNTS: tuple[float, ...] = (0, 1, 2, 5, 12, 22)
UNUSUAL = (1.5, 0.05, 2.34567, 1000, 1234, 98765, 1_000_000, -3)
PROGRAM = """
import { readFileSync } from "node:fs";
const { FluentBundle, FluentNumber, FluentResource } = await import(process.argv[1]);
const figure = (value) => (typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value);
const { language, texts, asked } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(language, { useIsolating: false });
for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
const told = asked.map(([id, attribute, values]) => {
  const message = bundle.getMessage(id);
  const figures = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figure(value)]));
  return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, figures);
});
process.stdout.write(JSON.stringify(told));
"""
TRICKY = """
### A comment of a file
## of a group
# of a message
-brand = { $case ->
   *[nominative] Kemet
    [genitive] of Kemet
  }
    .gender = neuter
-plain = The { "Nile" }
one-line =   blanks around   \t
many-lines =
    The first line,
      further in,

    and after an empty one.
starts-late =
    { $count } at the start
    and a second line
begins-on-the-line = first
    then more
  less indented
term = { -brand } { -brand(case: "genitive") } { -brand(case: "other") } { -plain }
gender = { -brand.gender ->
    [neuter] it
   *[other] they
  }
reference = see { one-line } and { with-attribute.text }
with-attribute = value
    .text = attribute of { $count }
only-attributes =
    .text = no value
literals = { "{" }{ "}" } { "\\\\" } { "\\"" } { "\\u0041" } { "\\U01F602" } { 7 } {"  "}end
number = { NUMBER($count) ->
    [0] none
    [one] one
    [few] few
   *[other] { $count }
  }
nested = { $count ->
    [one] { $count ->
        [1] exactly one
       *[other] like one
      }
   *[other] { $count } of { { "many" } }
  } after it
word = { $word ->
    [red] it is red
    [1] never: a word is no number
   *[other] it is { $word }
  }
empty = { "" }
spread = {
    $count
  }
written = { NUMBER($count, useGrouping: "always") } { NUMBER($count, useGrouping: "auto", minimumIntegerDigits: 3) }
rounded = { NUMBER($count, minimumFractionDigits: 1) } { NUMBER( $count , maximumFractionDigits: 0 ) }
counted = { NUMBER($count, maximumSignificantDigits: 2) } { NUMBER($count, minimumSignificantDigits: 3) }
constants = { 1.50 } { NUMBER(98765.4321) } { NUMBER(1.5, minimumFractionDigits: 3) } { -7 }
with-decimals = { NUMBER($count, minimumFractionDigits: 1) ->
    [1.5] exactly one and a half
    [one] one
    [few] few
    [many] many
   *[other] other
  }
without = { $count ->
    [0.05] a twentieth
    [one] one
    [few] few
    [many] many
   *[other] { $count }
  }
"""


Asked = list[tuple[str, str, dict[str, str | float]]]


def in_the_browser(language: str, texts: list[str], asked: Asked) -> list[str]:
    assert NODE is not None
    bundle = ROOT / "web/node_modules/@fluent/bundle/index.js"
    if not bundle.exists():
        bundle = ROOT / "web/node_modules/@fluent/bundle/esm/index.js"
    ran = subprocess.run(
        [str(NODE / "node"), "--input-type=module", "-e", PROGRAM, str(bundle.resolve())],
        input=json.dumps({"language": language, "texts": texts, "asked": asked}),
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    told: list[str] = json.loads(ran.stdout)
    return told


def compare(language: str, texts: list[str], counts: tuple[float, ...] = COUNTS) -> int:
    messages = {id: message for text in texts for id, message in read_fluent(text).items()}
    asked: Asked = []
    ours = []
    for message in messages.values():
        if message.id.startswith("-"):
            continue
        for attribute, pattern in {"": message.value, **message.attributes}.items():
            if pattern:
                for count in counts if placeholders(pattern) else (1,):
                    values: dict[str, str | float] = dict.fromkeys([*placeholders(pattern), "count"], count)
                    values["word"] = "red" if count else "1"
                    asked.append((message.id, attribute, values))
                    ours.append(fill(pattern, language, values, messages))
    theirs = in_the_browser(language, texts, asked)
    different = [(where, our, their) for where, our, their in zip(asked, ours, theirs, strict=True) if our != their]
    assert different == []
    return len(asked)


pytestmark = pytest.mark.skipif(
    NODE is None or not (ROOT / "web/node_modules").exists(), reason="the packages of the front end are not installed"
)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_message(language: str) -> None:
    folders = [TEXT_FOLDER / each for each in (VARIANTS.get(language), language) if each]
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.iterdir())]
    assert compare(language, texts) > 5000


@pytest.mark.parametrize("language", SPOKEN)
def test_tricky_cases(language: str) -> None:
    """Decimals and large numbers too, as each language writes and counts them."""
    assert compare(language, [TRICKY], COUNTS + UNUSUAL) > 80
