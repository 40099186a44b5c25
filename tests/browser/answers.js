// Whether a person sees and reaches every legal answer of the question that is asked: what is hidden, covered, too small, too far from the question, wordless, or has two prices.
() => {
  const bad = [];
  const asked = document.querySelector(".ask.mine");
  const shut = document.querySelector("dialog[open], section.stage:has(> .foot), div.scene .bids, .ceremony");
  if (!asked || shut || document.querySelector(".ask :disabled:not(.quiet)")) return null;
  // On a phone somebody may look at another tab, and the path takes the whole stage with answers of its own.
  if (document.querySelector(".layer.away, div.scene.phone, div.scene.Dawn")) return null;
  const title = asked.querySelector("h2");
  const touch = matchMedia("(pointer: coarse), (max-width: 767px)").matches;
  const least = touch ? 44 : 24;
  const path = document.querySelector("div.scene");
  const shown = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === "visible" && !each.closest("[inert], .layer.away");
  const name = (each) => (each.dataset.space ?? each.getAttribute("aria-label") ?? each.textContent).trim().slice(0, 40);
  /** The window of a list or map that is moved: what lies outside of it is reached by moving it. */
  const scrolledOut = (each) => {
    const box = each.getBoundingClientRect();
    for (let frame = each.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      if (!/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
      const edge = frame.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return true;
    }
    return false;
  };
  // What somebody has tapped is explained above a phone's sheet until they close it.
  const told = document.querySelector(".told");
  /** Whether a press somewhere on it hits it. A space of the map may have any form. */
  const reached = (each) => {
    const box = each.getBoundingClientRect();
    for (const grid of [1, 3, 7, 15]) {
      for (let row = 0; row < grid; row += 1) {
        for (let column = 0; column < grid; column += 1) {
          const x = box.left + (box.width * (column + 0.5)) / grid;
          const y = box.top + (box.height * (row + 0.5)) / grid;
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
          const there = document.elementFromPoint(x, y);
          if (there && told?.contains(there)) return true;
          if (there && (each.contains(there) || there.closest("[data-space], button, a") === each)) return true;
        }
      }
    }
    return false;
  };
  const words = [...asked.querySelectorAll(".choices button, .tilecard, .act.legal, .act.idle, .sb .legal, .picker button, .party button, .end .btn:not(.quiet)")].filter(shown);
  const places = path || (touch && !document.querySelector(".layer:not(.away)")) ? [] : [...document.querySelectorAll(".board .space.is-legal")];
  const others = touch ? [] : [...document.querySelectorAll(".market .tile.can, .hand .slot.can")].filter(shown);
  for (const each of [...words, ...places, ...others]) {
    if (scrolledOut(each)) continue;
    if (!shown(each)) bad.push(`hidden: ${name(each)}`);
    else if (!reached(each)) bad.push(`covered: ${name(each)}`);
    const { width, height } = each.getBoundingClientRect();
    if (!each.dataset.space && Math.min(width, height) < least - 0.5) bad.push(`small, ${Math.round(Math.min(width, height))}: ${name(each)}`);
    if (!(each.getAttribute("aria-label") ?? each.textContent).trim()) bad.push(`without words: ${each.className}`);
  }
  // How far the eye goes from the question to the nearest answer in words; a board of actions is one picture, in which the free spaces glow.
  const from = title.getBoundingClientRect();
  const away = (each) => {
    const box = each.getBoundingClientRect();
    return Math.hypot(Math.max(0, box.left - from.right, from.left - box.right), Math.max(0, box.top - from.bottom, from.top - box.bottom));
  };
  const nearest = (parts) => Math.round(Math.min(...parts.map(away)));
  if (!words.length) bad.push("no answer in words");
  else if (nearest(words.map((each) => each.closest(".acts, .sb") ?? each)) > 120) bad.push(`far: ${nearest(words)} px`);
  else if (nearest(words) > 300) bad.push(`far within its picture: ${nearest(words)} px`);
  // Every answer has one price: on its disc, in the list, for who hears it, and on the golden button.
  const prayer = (each) => each?.querySelector("[data-price=prayer]")?.firstChild?.data.trim() ?? "";
  for (const row of asked.querySelectorAll("[data-row]")) {
    const space = row.dataset.row;
    const disc = document.querySelector(`[data-coach="mark ${CSS.escape(space)}"]`);
    const heard = document.querySelector(`#space-${CSS.escape(space)}`)?.getAttribute("aria-label") ?? "";
    const price = prayer(row);
    if (disc && disc.dataset.price !== price) bad.push(`${space}: ${disc.dataset.price} on the disc, ${price} in the list`);
    if (price && !heard.includes(price)) bad.push(`${space}: ${price} in the list, but heard: ${heard}`);
    if (row.classList.contains("picked") && prayer(asked.querySelector(".end .primary")) !== price) bad.push(`${space}: another price on the button`);
  }
  if (/(^|\s)(prompt|question|choice|answers|market)-[a-z]/.test(asked.textContent)) bad.push(`a message without a text: ${asked.textContent.slice(0, 80)}`);
  return { question: title.textContent, answers: words.length, places: places.length, bad };
}
