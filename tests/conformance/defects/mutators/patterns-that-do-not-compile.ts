import { put, type Mutator } from '../defect.ts';
import { fieldsOf } from '../fields.ts';

/** Writes patterns that are no regular expression. */
export const patternsThatDoNotCompile: Mutator = {
  class: 7,
  rule: 'form-uncompiled',
  *places(project) {
    for (const { file, place, property } of fieldsOf(project))
      if (property['type'] === 'string') yield put(file, `${place}/pattern`, '^([0-9]$');
  },
};
