import type { Mutator } from '../defect.ts';

/** Ends a file before its last brace. */
export const filesCutShort: Mutator = {
  class: 1,
  rule: 'json-syntax',
  *places({ journeys }) {
    for (const { file } of journeys)
      yield {
        edits: [{ file, text: (text) => text.trimEnd().slice(0, -1) }],
        seen: { file, pointer: '' },
      };
  },
};
