import type { Mutator } from '../defect.ts';

/** Adds forms that no step shows. */
export const formsNobodyShows: Mutator = {
  class: 1,
  rule: 'form-unused',
  *places({ journeys }) {
    for (const { forms } of journeys)
      for (const { file, form } of forms.slice(0, 1)) {
        const spare = file.replace(/[^/]+$/, 'spare.json');
        yield { edits: [{ file: spare, pointer: '', put: form }], seen: { file: spare, pointer: '' } };
      }
  },
};
