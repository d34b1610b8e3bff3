import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Adds placeholders that nothing fills. */
export const placeholdersNobodyFills: Mutator = {
  class: 6,
  rule: 'placeholder-unknown',
  *places(project) {
    for (const { file, pointer, words } of textsOf(project)) yield put(file, pointer, `${words} {nobody}`);
  },
};
