// A row that scrolls sideways fades at the edge beyond which more follows (`more-before`, `more-after` in base.css).

/** Pixels that a thumb does not miss. */
const SLACK = 4;

export function scrolls(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    node.classList.toggle("more-before", node.scrollLeft > SLACK);
    node.classList.toggle("more-after", node.scrollLeft + node.clientWidth < node.scrollWidth - SLACK);
  };
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, subtree: true });
  const size = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  size?.observe(node);
  node.addEventListener("scroll", look, { passive: true });
  look();
  return {
    destroy() {
      content.disconnect();
      size?.disconnect();
      node.removeEventListener("scroll", look);
    },
  };
}
