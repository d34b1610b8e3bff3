import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Writes words that have a better one. */
export const wordsToAvoid: Mutator = {
  class: 6,
  rule: 'text-word',
  *places(project) {
    for (const { file, pointer, words } of textsOf(project)) yield put(file, pointer, `${words} cliccando`);
  },
};
