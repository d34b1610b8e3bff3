import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Writes numbers where texts must stand. */
export const textsThatAreNoTexts: Mutator = {
  class: 6,
  rule: 'text-shape',
  *places(project) {
    for (const { file, pointer } of textsOf(project)) yield put(file, pointer, 3);
  },
};
