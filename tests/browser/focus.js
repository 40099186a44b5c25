// The focus must be seen: an outline, or a dashed wire around a space. Says what has none.
() => {
  const here = document.activeElement;
  if (!here || here === document.body) return "nothing has the focus";
  const outlined = (each) => getComputedStyle(each).outlineStyle !== "none" && parseFloat(getComputedStyle(each).outlineWidth) > 0;
  const dashed = (each) => { const style = getComputedStyle(each); return style.strokeDasharray !== "none" && style.stroke !== "none"; };
  if (outlined(here) || (here.closest("label") && outlined(here.closest("label")))) return "";
  if (here instanceof SVGElement && [here, ...here.querySelectorAll("*")].some((each) => dashed(each) || outlined(each))) return "";
  return `${here.tagName} ${here.className?.baseVal ?? here.className} ${here.getAttribute("aria-label") ?? here.textContent}`;
}
