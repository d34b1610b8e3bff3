import { patternOf } from '../contract.ts';
import { type Mutator } from '../defect.ts';
import { savedFields } from '../fields.ts';

/** Takes the pattern of fields away that write data which has one. */
export const fieldsLeftOpen: Mutator = {
  class: 5,
  rule: 'data-mismatch',
  *places(project) {
    for (const { form, place, property, type, seen } of savedFields(project)) {
      if (property['pattern'] === undefined || patternOf(project, type) === '') continue;
      yield {
        edits: [
          { file: form, pointer: `${place}/pattern`, drop: true },
          { file: form, pointer: `${place}/maxLength`, put: 10 },
        ],
        seen,
      };
    }
  },
};
