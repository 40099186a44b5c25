// Texts that are cut off, broken within a word, or stick out: their letters reach over the edge of a box that hides what is outside, or of their button.
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const part = document.createRange();
  /** Words that go on in the next line, without a hyphen; what people write (an address, a name) and codes (a hash) may. */
  const broken = (text) => [...text.data.matchAll(/[\p{L}]{2,}/gu)].map((word) => {
    part.setStart(text, word.index);
    part.setEnd(text, word.index + word[0].length);
    const tops = [...part.getClientRects()].filter((each) => each.width > 1).map((each) => each.top);
    return Math.max(...tops) - Math.min(...tops) > 4 ? word[0] : "";
  }).filter(Boolean);
  const hides = (value) => value === "hidden" || value === "clip";
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest("script, style, svg, select, .hidden-text, .k-sr, .sr, [inert]") || getComputedStyle(parent).visibility !== "visible") continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const say = (why, other) => found.push(`${why}: "${text.data.trim().slice(0, 40)}" in ${other.tagName}.${other.className}`);
    if (!parent.closest("code, pre, .k-code, [data-written]")) broken(text).forEach((word) => say(`broken: ${word}`, parent));
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
      if (style.textOverflow === "ellipsis" && each.scrollWidth > each.clientWidth) say("ends in dots", each);
      if (hides(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) say("cut off", each);
      else if (hides(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) say("cut off below or above", each);
      if (style.overflowX !== "visible" || style.overflowY !== "visible" || style.position === "fixed") break;
    }
  }
  return found;
}
