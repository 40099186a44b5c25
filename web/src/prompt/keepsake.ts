// A picture of the victory to keep and share: drawn here as SVG, then as PNG. Painted figures are copied out of the
// page with the pigments of the moment, so that the picture stands on its own.

export interface Keepsake {
  title: string;
  /** Lines below it: why, when, the battle that decided. */
  lines: string[];
  ranking: { name: string; points: string; colour: string }[];
  /** The id of the figure in the page, if it is painted already. */
  figure: string | null;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const RAYS = 18;
const LINE = 58;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Variables of the page in a drawing, replaced by what they are now. */
export function resolved(markup: string, style: Pick<CSSStyleDeclaration, "getPropertyValue">): string {
  const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g;
  let text = markup;
  // A variable may be defined by another one.
  for (let round = 0; round < 4 && text.includes("var("); round++)
    text = text.replace(VARIABLE, (_, name: string, other?: string) => {
      const value = style.getPropertyValue(name).trim();
      return value || (other ?? "#000");
    });
  return text;
}

/** A symbol of the page with everything that it uses itself. */
function copied(id: string, found = new Map<string, string>()): string[] {
  const element = document.getElementById(id);
  if (!element || found.has(id)) return [...found.values()];
  found.set(id, element.outerHTML);
  for (const used of element.outerHTML.matchAll(/href="#([\w-]+)"/g)) copied(used[1] ?? "", found);
  return [...found.values()];
}

function rays(): string {
  const one = (at: number): string => {
    const [from, to] = [at - 0.09, at + 0.09].map((angle) => [
      600 + 1400 * Math.cos(angle),
      300 + 1400 * Math.sin(angle),
    ]);
    return `M600 300L${from?.map(Math.round).join(" ")}L${to?.map(Math.round).join(" ")}Z`;
  };
  return Array.from({ length: RAYS }, (_, place) => one((place * 2 * Math.PI) / RAYS)).join("");
}

export function drawn(keepsake: Keepsake, style: Pick<CSSStyleDeclaration, "getPropertyValue">): string {
  const text = (x: number, y: number, size: number, said: string, more = ""): string =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(said)}</text>`;
  const figure = keepsake.figure ? copied(keepsake.figure) : [];
  const people = keepsake.ranking.map(({ name, points, colour }, place) => {
    const y = 270 + place * LINE;
    const look = `rx="8" fill="${escaped(colour)}" stroke="#2a1709" stroke-width="3"`;
    const square = `<rect x="60" y="${y - 27}" width="34" height="34" ${look}/>`;
    return square + text(112, y, 30, name) + text(420, y, 34, points, 'font-weight="700" text-anchor="end"');
  });
  const markup = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><radialGradient id="glow"><stop offset="0" stop-color="#fff0c0"/><stop offset=".55" stop-color="#eebc55"/>`,
    `<stop offset="1" stop-color="#b5762c"/></radialGradient>${figure.join("")}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/><path d="${rays()}" fill="#fff6d6" opacity=".35"/>`,
    `<path d="M0 560Q300 520 620 552T1200 540V630H0Z" fill="#c58f50"/>`,
    figure.length ? `<use href="#${keepsake.figure}" transform="translate(820 610) scale(8.4)"/>` : "",
    `<g font-family="Georgia, 'Times New Roman', serif" fill="#2a1709">`,
    text(60, 110, 64, keepsake.title, 'font-weight="700"'),
    ...keepsake.lines.map((line, place) => text(60, 156 + place * 32, 25, line)),
    ...people,
    text(1150, 604, 22, "Kemet, unofficial", 'text-anchor="end"'),
    "</g></svg>",
  ].join("");
  return resolved(markup, style);
}

/** The drawing as PNG; where the browser cannot, the drawing itself. */
export async function asFile(svg: string): Promise<{ blob: Blob; name: string }> {
  const plain = { blob: new Blob([svg], { type: "image/svg+xml" }), name: "kemet.svg" };
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return blob ? { blob, name: "kemet.png" } : plain;
  } catch {
    return plain;
  }
}

/** Hand it over: to whatever the device shares with, else as a download. */
export async function give({ blob, name }: { blob: Blob; name: string }): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
