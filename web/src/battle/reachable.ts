// What scrolls can be reached with the keyboard, as long as there is something to scroll.
export function reachable(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, subtree: true });
  const size = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  size?.observe(node);
  look();
  return {
    destroy() {
      content.disconnect();
      size?.disconnect();
    },
  };
}
