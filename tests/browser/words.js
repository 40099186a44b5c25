// Everything a page says, seen or read aloud.
() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("script, style")) said.push(walker.currentNode.data);
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]")) said.push(each.getAttribute("aria-label"), each.getAttribute("title"), each.getAttribute("placeholder"));
  return said.filter(Boolean).map((text) => text.trim()).filter(Boolean);
}
