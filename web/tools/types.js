// Types of everything the server says, from its own schema: `npm run types -- FOLDER` reads messages.json and
// openapi.json
// (written by `python -m kemet.server.shapes.export FOLDER`) and writes src/server/messages.ts. `make types` does both.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const folder = process.argv[2];
const target = process.argv[3] ?? new URL("../src/server/messages.ts", import.meta.url).pathname;
if (!folder) throw new Error("usage: npm run types -- FOLDER [TARGET]");

const read = (name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
const messages = read("messages.json");
const openapi = read("openapi.json");
const shapes = JSON.parse(
  JSON.stringify({ ...openapi.components.schemas, ...messages.$defs }).replaceAll("#/components/schemas/", "#/$defs/"),
);

/** A field's own title would become a type of its own; only the shapes have names. */
function withoutTitles(node, top) {
  if (Array.isArray(node)) return node.map((each) => withoutTitles(each, false));
  if (node === null || typeof node !== "object") return node;
  if (node.prefixItems) return { ...node, prefixItems: undefined, items: withoutTitles(node.prefixItems, false) };
  const kept = Object.entries(node).filter(([key, value]) => top || key !== "title" || typeof value !== "string");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutTitles(value, key === "$defs")]));
}

/** A field that may be left out is left out rather than null, and what tells a kind apart is always there. */
function withoutNulls(shape) {
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    if (field.const !== undefined) shape.required = [...new Set([...(shape.required ?? []), name])];
    if (shape.required?.includes(name) || !field.anyOf) continue;
    const kinds = field.anyOf.filter((kind) => kind.type !== "null");
    if (kinds.length === 1)
      shape.properties[name] = { ...kinds[0], ...(field.description && { description: field.description }) };
  }
  return shape;
}

const named = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, withoutNulls(withoutTitles(shape, false))]),
);
const root = { title: "Messages", type: "object", additionalProperties: false, properties: {}, $defs: named };
const text = await compile(root, "Messages", {
  bannerComment: "// Generated from the server's schema by `make types`. Do not edit.",
  unreachableDefinitions: true,
  additionalProperties: false,
  format: true,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120 },
});
const quiet = text
  .replace(/export interface Messages \{\}\n/, "")
  .replace(/\n? \* This interface was referenced by[\s\S]*?via the `definition` "\w+"\.\n \*\//g, "\n */")
  .replace(/\/\*\*\n \*\/\n/g, "")
  .replace(/\n \*\n \*\//g, "\n */");
writeFileSync(target, quiet);
