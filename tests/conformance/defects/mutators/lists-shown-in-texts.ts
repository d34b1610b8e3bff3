import { typeOfDatum } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Shows in texts lists and objects in the place of one of their members. */
export const listsShownInTexts: Mutator = {
  class: 6,
  rule: 'placeholder-format',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'form', 'view', 'end'))
      for (const name of Object.keys(step.shows ?? {}))
        for (const [datum, { type }] of Object.entries(definition.data ?? {}))
          if (['array', 'object'].includes(typeOfDatum(project, type)))
            yield put(file, pointer + at('shows', name), { var: `data.${datum}` });
  },
};
