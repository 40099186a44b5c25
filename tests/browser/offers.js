// What the page offers to a person: everything that glows or can be pressed now, each with a point where nothing lies over it.
() => {
  const visible = (each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(each).visibility === "visible" && !each.closest("[inert]");
  };
  const free = (each) => visible(each) && !each.disabled && each.getAttribute("aria-disabled") !== "true";
  const hits = (each, x, y) => {
    const there = document.elementFromPoint(x, y);
    if (there === null) return false;
    const marked = there.closest("[data-mark]")?.dataset.mark;
    return each.contains(there) || there.closest("[data-space], button, a") === each || (marked && marked === each.dataset.space);
  };
  /** A point that a press really hits; the middle if possible. */
  const point = (each) => {
    each.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    const box = each.getBoundingClientRect();
    for (const grid of [1, 3, 9]) {
      for (let row = 0; row < grid; row += 1) {
        for (let column = 0; column < grid; column += 1) {
          const x = box.left + (box.width * (column + 0.5)) / grid;
          const y = box.top + (box.height * (row + 0.5)) / grid;
          if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && hits(each, x, y)) return { x, y };
        }
      }
    }
    return null;
  };
  const found = [];
  const offer = (kind, root, selector, fits = () => true) => {
    for (const each of root.querySelectorAll(selector)) {
      if (!free(each) || !fits(each)) continue;
      const at = point(each);
      const name = each.dataset.space ?? each.getAttribute("aria-label") ?? each.textContent.trim();
      if (at) found.push({ kind, name: name.slice(0, 60), ...at });
    }
  };

  const ask = document.querySelector(".ask");
  const battle = document.querySelector("section.stage:has(> .foot)");
  const scene = document.querySelector("div.scene");
  const dialog = document.querySelector("dialog[open]");
  const asked = Boolean(document.querySelector(".ask.mine"));
  if (dialog) offer("dialog", dialog, "header button");
  else if (battle) {
    offer("lock", battle, ".foot .acts .btn.primary");
    offer("answer", battle, ".foot .acts .btn:not(.primary):not(.quiet)");
    if (!battle.querySelector(".foot .acts .btn.primary:enabled")) offer("pick", battle, ".foot .slot, .foot .picks .btn", (each) => each.getAttribute("aria-pressed") !== "true");
    offer("skip", battle, ".steps .btn:last-of-type", () => battle.querySelectorAll(".steps .btn").length > 1);
  } else if (asked) {
    if (scene) {
      offer("lock", scene, ".btn.primary");
      offer("stop", scene, ".place.can, .place.legal");
      if (!scene.querySelector(".btn.primary:enabled")) offer("pick", scene, ".slot", (each) => each.getAttribute("aria-pressed") !== "true");
      offer("answer", scene, ".spend .btn, .bar .buttons > .btn:not(.primary)");
    }
    if (!scene || !found.length) {
      offer("fight", document, ".board .space.is-fight");
      offer("space", document, ".board .space.is-legal:not(.is-fight)");
      offer("act", document, ".act.legal, .act.idle");
      offer("picked", document, ".tile.picked, .tilecard.picked");
      if (!document.querySelector(".tile.picked, .tilecard.picked")) offer("tile", document, ".tile.can, .tilecard");
      offer("card", document, ".hand .slot.can");
      offer("choice", document, ".ask .choices button", (each) => !each.classList.contains("picked"));
      offer("primary", document, ".ask .end .btn.primary");
      offer("answer", document, ".ask .end .btn:not(.quiet):not(.primary)");
      offer("tab", document, ".tabs button", (each) => each.querySelector(".dot") !== null);
      if (!document.querySelector(".ask .choices")) offer("list", document, ".ask .small");
    }
  }
  return {
    offers: found, asked, over: Boolean(document.querySelector(".ask .won")), title: ask?.querySelector("h2")?.textContent ?? "",
    scene: battle ? "battle" : scene ? (scene.querySelector(".way") ? "path" : "dawn") : asked ? "table" : "waiting",
    seen: (SIGHT)(),
  };
}
