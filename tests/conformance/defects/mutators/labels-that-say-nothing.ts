import { put, type Mutator } from '../defect.ts';
import { textsOf } from '../texts.ts';

/** Empties the labels of fields. */
export const labelsThatSayNothing: Mutator = {
  class: 7,
  rule: 'field-unlabelled',
  *places(project) {
    for (const { file, pointer } of textsOf(project))
      if (/\/fields\/[^/]+\/label$/.test(pointer)) yield put(file, pointer, ' ');
  },
};
