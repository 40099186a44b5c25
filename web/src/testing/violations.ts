// For tests: what axe finds wrong. Colours are looked at in a real browser (tests/browser/test_axe.py).
import axe from "axe-core";

export async function violations(container: Element): Promise<string[]> {
  const found = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  return found.violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}
