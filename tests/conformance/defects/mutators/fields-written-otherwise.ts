import { patternOf } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { savedFields } from '../fields.ts';

const digits = /^\^\[0-9\]\{(?:\d+,)?(\d+)\}\$$/;

/** Lets fewer digits through in fields than the data has that they write. */
export const fieldsWrittenOtherwise: Mutator = {
  class: 4,
  rule: 'data-mismatch',
  *places(project) {
    for (const { form, place, type, seen, isChosen } of savedFields(project)) {
      // What is chosen of a list is written as the list has it, whatever the field lets through.
      if (isChosen) continue;
      const most = digits.exec(patternOf(project, type))?.[1];
      if (most !== undefined) yield { ...put(form, `${place}/pattern`, `^[0-9]{1,${most}}$`), seen };
    }
  },
};
