import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Writes straight apostrophes. */
export const straightApostrophes: Mutator = {
  class: 6,
  rule: 'text-apostrophe',
  *places(project) {
    for (const { file, pointer, words } of textsOf(project)) yield put(file, pointer, `L'${words}`);
  },
};
