import { put, type Mutator } from '../defect.ts';
import { fieldsOf } from '../fields.ts';

/** Writes keywords that would be ignored. */
export const keywordsNobodyKnows: Mutator = {
  class: 7,
  rule: 'form-uncompiled',
  *places(project) {
    for (const { file, place } of fieldsOf(project)) yield put(file, `${place}/patern`, '^[0-9]$');
  },
};
