/** Returns numbers from 0 to 1, always the same for the same seed: the drawing of a card never changes. */
export type Draw = (least: number, most: number) => number;

/** Starts a series of numbers that depends on the seed alone (mulberry32 over an FNV-1a hash). */
export function seededDraw(seed: string): Draw {
  let state = hash(seed);
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const unit = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return least + unit * (most - least);
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
