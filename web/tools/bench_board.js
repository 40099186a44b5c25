// How long a board of 60 painted pieces takes to draw: node tools/bench_board.js [times]
// Needs Chromium (CHROMIUM, else /usr/bin/chromium). Prints milliseconds until they are laid out, and until the frame
// is painted: the best of all rounds, as others may use the machine, and the middle one.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const times = Number(process.argv[2] ?? 7);
const art = (name) => readFileSync(new URL(`../art/${name}`, import.meta.url), "utf8");
const layout = JSON.parse(art("board/layout.json"))["5"];
const ranks = JSON.parse(art("painted/ranks.json"));
const tokens = readFileSync(new URL("../src/page/tokens.css", import.meta.url), "utf8");
const css = readFileSync(new URL("../src/board/board.css", import.meta.url), "utf8");
const page = `<!doctype html><style>${tokens}${art("painted/pigments.css")}${css}</style>
<body>${art("painted/painted.svg").replace("<svg ", '<svg display="none" ')}<div id="host"></div>`;

/** Sixty pieces: a rank of five on every space in turn, a creature with every third, a pyramid with every fourth. */
function pieces() {
  const gods = ["anubis", "bastet", "horus", "sobek", "wadjet"];
  const beasts = [
    "scarab",
    "scorpion",
    "phoenix",
    "elephant",
    "snake",
    "sphinx",
    "mummy",
    "khnum",
    "griffin",
    "devourer",
  ];
  const places = Object.values(layout.spaces).filter((place) => place.troop);
  return Array.from({ length: 60 }, (_, at) => {
    const [x, y] = places[at % places.length].troop;
    const god = gods[at % 5];
    const here = `translate(${x + (at % 7)} ${y + (at % 5)})`;
    if (at % 4 === 3) return `<use href="#pyr-red-4" transform="${here}"/>`;
    if (at % 3 === 2)
      return `<g class="g-${god}" transform="${here}"><use href="#cr-base"/><use href="#cr-${beasts[at % 10]}"/></g>`;
    const men = ranks["5"].map(
      ([dx, dy], nth) => `<use href="#${nth % 3 ? "man" : "sol"}-${god}" transform="translate(${dx} ${dy})"/>`,
    );
    return `<g transform="${here}">${men.join("")}</g>`;
  }).join("");
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const view = await browser.newPage({ viewport: { width: 1000, height: 800 } });
await view.setContent(page);
const map = art("board/board-5.svg");
const measured = await view.evaluate(
  async ([map, drawn, times]) => {
    const host = document.getElementById("host");
    const next = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const found = [];
    for (let round = 0; round < times; round++) {
      host.innerHTML = map;
      const board = host.firstElementChild;
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      board.append(group);
      await next();
      const began = performance.now();
      group.innerHTML = drawn;
      group.getBBox();
      const laid = performance.now() - began;
      await next();
      found.push([laid, performance.now() - began]);
    }
    return found;
  },
  [map, pieces(), times],
);
await browser.close();
const sorted = (at) => measured.map((each) => each[at]).toSorted((a, b) => a - b);
for (const [at, what] of ["laid out", "painted"].entries()) {
  const found = sorted(at);
  console.log(
    `60 pieces ${what}: best ${found[0].toFixed(1)} ms, middle ${found[times >> 1].toFixed(1)} ms of ${times}`,
  );
}
