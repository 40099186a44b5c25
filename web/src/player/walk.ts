// Arrow keys move between the explained parts of a panel, so that a panel is one stop for Tab.
function walkParts(event: KeyboardEvent): void {
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

/** A click on a panel, beside its parts, opens what lies before the seat. */
export const panelClick =
  (open: (() => void) | null) =>
  (event: MouseEvent): void => {
    if (!(event.target as Element).closest("[data-part], button")) open?.();
  };

/** The keys of a panel: arrows walk its parts, Enter on the panel itself opens what lies before the seat. */
export const panelKeys =
  (open: (() => void) | null) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.target !== event.currentTarget || !open) return walkParts(event);
    event.preventDefault();
    open();
  };
