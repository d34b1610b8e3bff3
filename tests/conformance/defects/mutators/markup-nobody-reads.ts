import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Writes tags of HTML into texts, and leaves bold words open. */
export const markupNobodyReads: Mutator = {
  class: 6,
  rule: 'text-markup',
  *places(project) {
    for (const { file, pointer, words } of textsOf(project)) {
      yield put(file, pointer, `${words} <b>ora</b>`);
      if (words.includes('**')) yield put(file, pointer, words.replace('**', '*'));
      if (words.includes('**')) yield put(file, pointer, words.replace(/(\*\*[^*]+)\*\*/, '$1'));
    }
  },
};
