// What a fighter has in mind before it is locked.
export interface Picked {
  play: string | null;
  discard: string | null;
  divine: string[];
}

export const nothingPicked = (): Picked => ({ play: null, discard: null, divine: [] });
