// What lies over something that it must not hide: cards over cards, a card's count under its neighbour, priests over tokens and over other stops, owners over the names of tiles.
() => {
  const found = [];
  const box = (each) => each.getBoundingClientRect();
  const meet = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  const cards = [...document.querySelectorAll(".hand li .slot")];
  cards.forEach((one, place) => cards.slice(place + 1).forEach((two) => meet(box(one), box(two)) && found.push(`card over card: ${one.textContent} ${two.textContent}`)));
  for (const count of document.querySelectorAll(".hand .n")) {
    const { left, top, width, height } = box(count);
    if (document.elementFromPoint(left + width / 2, top + height / 2) !== count) found.push(`hidden count: ${count.textContent}`);
  }
  for (const name of document.querySelectorAll(".market .name")) {
    const owner = name.parentElement.querySelector(".owner");
    const words = document.createRange();
    words.selectNodeContents(name);
    if (owner && [...words.getClientRects()].some((line) => meet(line, box(owner)))) found.push(`owner over ${name.textContent}`);
  }
  const tokens = [...document.querySelectorAll(".way .stop rect")];
  for (const priest of document.querySelectorAll(".way .priest")) {
    const own = priest.closest(".stop");
    for (const token of tokens) if (meet(box(priest), box(token))) found.push(`priest over a token at ${priest.closest("[id]").id}`);
    for (const stop of document.querySelectorAll(".way .stop")) {
      if (stop !== own && meet(box(priest), box(stop.querySelector(".base")))) found.push(`priest of ${priest.closest("[id]").id} over ${stop.closest("[id]").id}`);
    }
  }
  return found;
}
