import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Sets data to values that do not fit its type. */
export const dataOfAnotherType: Mutator = {
  class: 4,
  rule: 'data-mismatch',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'form'))
      for (const [datum, { type }] of Object.entries(definition.data ?? {}))
        for (const action of Object.keys(step.actions).slice(0, 1))
          if (['text', 'number', 'boolean'].includes(type))
            yield put(file, pointer + at('actions', action, 'sets', `data.${datum}`), ['x']);
  },
};
