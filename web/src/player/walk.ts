// Arrow keys move between the explained parts of a panel, so that a panel is one stop for Tab.
export function walkParts(event: KeyboardEvent): void {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  const panel = event.currentTarget as HTMLElement;
  const parts = [...panel.querySelectorAll<HTMLElement>("[data-part]")];
  const at = parts.indexOf(document.activeElement as HTMLElement);
  const next = parts[at + (event.key === "ArrowRight" ? 1 : -1)];
  if (next) next.focus();
  else if (event.key === "ArrowLeft") panel.focus();
  event.preventDefault();
  event.stopPropagation();
}
