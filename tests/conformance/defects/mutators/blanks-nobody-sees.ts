import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Ends texts with a non-breaking space, as words do that are copied from a document. */
export const blanksNobodySees: Mutator = {
  class: 6,
  rule: 'text-space',
  *places(project) {
    for (const { file, pointer, words } of textsOf(project))
      if (words !== '') yield put(file, pointer, `${words}\u00A0`);
  },
};
