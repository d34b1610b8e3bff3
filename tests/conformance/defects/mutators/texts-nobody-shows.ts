import { put, type Mutator } from '../defect.ts';
import { at, isTree } from '../tree.ts';

/** Adds texts that nothing shows. */
export const textsNobodyShows: Mutator = {
  class: 6,
  rule: 'text-unused',
  *places({ journeys }) {
    for (const { texts: file, words } of journeys)
      for (const step of Object.keys(isTree(words) ? words : {}))
        yield put(file, at(step, 'actions', 'spare'), 'Altro');
  },
};
