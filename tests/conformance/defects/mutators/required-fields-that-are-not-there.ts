import type { Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Requires fields that the form does not have. */
export const requiredFieldsThatAreNotThere: Mutator = {
  class: 7,
  rule: 'field-unknown',
  *places({ journeys }) {
    for (const { forms } of journeys)
      for (const { file, form } of forms) {
        const required = form.schema.required ?? [];
        yield {
          edits: [{ file, pointer: '/schema/required', put: [...required, 'gone'] }],
          seen: { file, pointer: at('schema', 'required', required.length) },
        };
      }
  },
};
