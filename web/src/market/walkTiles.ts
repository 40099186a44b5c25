import { ahead, isArrow } from "@/pieces/ahead";

/** Arrow keys walk from tile to tile as they lie on the screen, rather along a row or column than across. */
export function walkTiles(event: KeyboardEvent): void {
  const from = event.target as HTMLElement;
  if (!isArrow(event.key) || !from.matches("button.tile")) return;
  const middle = (tile: HTMLElement): { tile: HTMLElement; x: number; y: number } => {
    const { left, width, top, height } = tile.getBoundingClientRect();
    return { tile, x: left + width / 2, y: top + height / 2 };
  };
  const tiles = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button.tile")];
  event.preventDefault();
  ahead(event.key, middle(from), tiles.map(middle), 3)?.tile.focus();
}
