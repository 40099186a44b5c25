// Marks what stands at a point, and tells how many stops of Tab it is away, forwards and backwards.
([x, y]) => {
  const goal = document.elementFromPoint(x, y).closest("button, a, select, [tabindex]");
  window.goal = goal;
  const open = (each) => each.tabIndex >= 0 && !each.disabled && !each.closest("[inert]") && each.getClientRects().length > 0 && getComputedStyle(each).visibility === "visible";
  const stops = [...document.querySelectorAll("a[href], button, select, input, summary, [tabindex]")].filter(open);
  const from = stops.indexOf(document.activeElement);
  const to = stops.indexOf(goal);
  return to < 0 ? null : [(to - from + stops.length) % stops.length, (from - to + stops.length) % stops.length];
}
