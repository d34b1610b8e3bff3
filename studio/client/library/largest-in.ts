import type { LibraryRow } from '../../protocol.ts';

/** A journey with fewer steps than these is laid out before anyone notices. */
const fewest = 20;

/** So many of the largest are laid out ahead: a folder may have a thousand. */
const most = 6;

/** Names the journeys that are laid out ahead, the largest first. */
export const largestIn = (rows: readonly LibraryRow[]): string[] =>
  rows
    .filter(({ steps, fault }) => steps >= fewest && fault === undefined)
    .toSorted((one, other) => other.steps - one.steps)
    .slice(0, most)
    .map(({ id }) => id);
