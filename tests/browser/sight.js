// What a person sees of the table, short enough to be compared: has anything changed?
() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent).join("|");
  const count = (selector) => document.querySelectorAll(selector).length;
  return [
    location.pathname, text(".ask"), text(".foot"), text("div.scene .bar, div.scene footer, div.scene .bids"), text(".phase"), text(".vp"),
    count(".log li"), count("[aria-pressed=true], .picked, .is-selected"), count(".is-legal"), count("dialog[open]"), count("button:disabled"), text(".lost"), text(".tabs .on"), text(".told"),
  ].join("~");
}
