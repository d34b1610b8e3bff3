import type { Mutator } from '../defect.ts';

const file = 'journeys/popups.json';

/** Writes an object in place of the list of popups. */
export const listsThatAreNoLists: Mutator = {
  class: 1,
  rule: 'list-missing',
  *places() {
    yield { edits: [{ file, text: () => '{}\n' }], seen: { file, pointer: '' } };
  },
};
