import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Leaves buttons empty. */
export const buttonsWithoutWords: Mutator = {
  class: 6,
  rule: 'text-shape',
  *places(project) {
    for (const { file, pointer } of textsOf(project))
      if (pointer.includes('/actions/')) yield put(file, pointer, '');
  },
};
