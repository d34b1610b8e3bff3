import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Fills fields with what is not of their type. */
export const prefillsOfAnotherType: Mutator = {
  class: 4,
  rule: 'data-mismatch',
  *places(project) {
    for (const { file, pointer, step, forms } of stepsOf(project, 'form')) {
      const form = forms.find(({ name }) => name === step.form)?.form;
      for (const [field, property] of Object.entries(form?.schema.properties ?? {}))
        if (Reflect.get(property, 'type') === 'string')
          yield put(file, pointer + at('prefill', `/${field}`), true);
    }
  },
};
