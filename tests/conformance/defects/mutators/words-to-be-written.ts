import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Leaves the words of a new step as they stand in. */
export const wordsToBeWritten: Mutator = {
  class: 6,
  rule: 'text-standin',
  *places(project) {
    for (const { file, pointer } of textsOf(project)) yield put(file, pointer, 'Titolo da scrivere');
  },
};
