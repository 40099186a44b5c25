// From the first moment on: what flew or walked in this page.
window.flown = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      const moving = node.nodeType === 1 && (node.matches(".flight, .walk") ? node : node.querySelector(".flight, .walk"));
      if (moving) window.flown.push(moving.dataset.flight ?? "walk");
    }
}).observe(document, { subtree: true, childList: true });
