import type { Mutator } from '../defect.ts';
import { at } from '../tree.ts';

const file = 'journeys/popups.json';

/** Adds names to the list of popups that nothing uses, or that it has. */
export const popupsNobodyOpens: Mutator = {
  class: 1,
  rule: 'popup-unused',
  *places({ sources }) {
    const popups = sources.popups ?? [];
    for (const popup of ['GONE_FOR_GOOD', ...popups])
      yield {
        edits: [{ file, text: (text) => text.replace(/\]\s*$/, `, "${popup}"]`) }],
        seen: { file, pointer: at(popups.length) },
      };
  },
};
