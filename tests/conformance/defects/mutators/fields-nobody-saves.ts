import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Asks for one thing more, which nothing takes. */
export const fieldsNobodySaves: Mutator = {
  class: 7,
  rule: 'field-unsaved',
  *places(project) {
    for (const { file, forms, pointer, step } of stepsOf(project, 'form')) {
      const form = forms.find(({ name }) => name === step.form);
      if (form)
        yield {
          edits: [{ file: form.file, pointer: at('schema', 'properties', 'nick'), put: { type: 'string' } }],
          seen: { file, pointer: `${pointer}/form` },
        };
    }
  },
};
