// A battle that stands over the whole table.

/**
 * `use:covers`: as long as it is there, the table behind it is out of reach; the focus comes along to its heading. What
 * reads the battle aloud still does: an inert element is silent. The news of the table are not: they would tell the end
 * before it is shown.
 */
export function covers(stage: HTMLElement): { destroy: () => void } {
  const behind = [...(stage.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each !== stage && !each.inert && !each.matches(".aloud"),
  );
  for (const each of behind) each.inert = true;
  stage.querySelector("h1")?.focus({ preventScroll: true });
  return {
    destroy() {
      for (const each of behind) each.inert = false;
    },
  };
}
