// Texts that are cut off or stick out: their letters reach over the edge of a box that hides what is outside, or of their button.
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const hides = (value) => value === "hidden" || value === "clip";
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest("script, style, svg, select, .hidden-text, .k-sr, .sr, [inert]") || getComputedStyle(parent).visibility !== "visible") continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const say = (why, other) => found.push(`${why}: "${text.data.trim().slice(0, 40)}" in ${other.tagName}.${other.className}`);
    const button = parent.closest("button, .btn, .k-btn");
    // A tag pinned to the corner of a button sticks out on purpose.
    if (button && getComputedStyle(parent).position !== "absolute") {
      const edge = button.getBoundingClientRect();
      if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 3 || box.top < edge.top - 3) say("out of its button", button);
    }
    for (let each = parent; each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "inline") continue;
      const edge = each.getBoundingClientRect();
      if (hides(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) say("cut off", each);
      else if (hides(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) say("cut off below or above", each);
      if (style.overflowX !== "visible" || style.overflowY !== "visible" || style.position === "fixed") break;
    }
  }
  return found;
}
