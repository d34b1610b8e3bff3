import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Writes objects in the place of titles. */
export const objectsForTexts: Mutator = {
  class: 6,
  rule: 'text-missing',
  *places(project) {
    for (const { file, pointer, words } of textsOf(project))
      if (/^\/[^/]+\/title$/.test(pointer)) yield put(file, pointer, { text: words });
  },
};
