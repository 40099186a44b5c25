// Finds arithmetic on the figures of a battle. The engine adds them up (src/kemet/engine/battle/ledger.py), the
// browser shows them.
import { parse } from "svelte/compiler";

interface Node {
  type: string;
  [field: string]: unknown;
}

/** What a battle's figures are called: in the view, on cards, in our own lines. */
const FIGURES = /^(strength|damage|protection|amount|soFar|so_far|knownTotal|value)$/;
/** Of these names a figure is only what is read from a line or a card. */
const SHARED = /^(amount|value)$/;
const ARITHMETIC = new Set(["+", "-", "*", "/", "%", "**", "+=", "-=", "*=", "/=", "++", "--"]);
const ADDERS = /^(reduce|reduceRight|sumPrecise|hypot)$/;

const isNode = (each: unknown): each is Node => typeof each === "object" && each !== null && "type" in each;
const children = (node: Node): Node[] =>
  Object.values(node).flatMap((each) => (Array.isArray(each) ? each : [each]).filter(isNode));
const nameOf = (node: unknown): string => (isNode(node) ? String(node["name"] ?? node["value"] ?? "") : "");

function isFigure(node: Node): boolean {
  if (node.type === "MemberExpression") return FIGURES.test(nameOf(node["property"]));
  return node.type === "Identifier" && FIGURES.test(nameOf(node)) && !SHARED.test(nameOf(node));
}

/** Is a figure among the operands? What a call does with its arguments is looked at there. */
function readsFigure(node: Node): boolean {
  if (isFigure(node)) return true;
  if (node.type === "CallExpression" || node.type.endsWith("Function") || node.type === "ArrowFunctionExpression")
    return false;
  if (node.type === "MemberExpression")
    return isNode(node["property"]) && !!node["computed"] && readsFigure(node["property"]);
  return children(node).some(readsFigure);
}

function mentionsFigure(node: Node): boolean {
  return isFigure(node) || children(node).some(mentionsFigure);
}

function adds(node: Node): boolean {
  if (["BinaryExpression", "AssignmentExpression", "UpdateExpression"].includes(node.type))
    return ARITHMETIC.has(String(node["operator"])) && children(node).some(readsFigure);
  if (node.type === "UnaryExpression") return node["operator"] === "-" && children(node).some(readsFigure);
  if (node.type !== "CallExpression" || !isNode(node["callee"])) return false;
  return ADDERS.test(nameOf(node["callee"]["property"])) && mentionsFigure(node);
}

/** Every place of a source, TypeScript or Svelte, at which a figure is added to, multiplied or otherwise worked out. */
export function arithmeticIn(source: string, svelte: boolean): string[] {
  const text = svelte ? source : `<script lang="ts">\n${source}\n</script>`;
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (adds(node)) found.push(text.slice(Number(node["start"]), Number(node["end"])));
    else for (const child of children(node)) walk(child);
  };
  walk(parse(text, { modern: true }) as unknown as Node);
  return found;
}
