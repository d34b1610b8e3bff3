import { typeOfDatum } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Sets data that is a number to a state, which the schemas list without saying that it is a text. */
export const statesForNumbers: Mutator = {
  class: 4,
  rule: 'data-mismatch',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'form'))
      for (const [datum, { type }] of Object.entries(definition.data ?? {})) {
        if (!['number', 'integer', 'boolean'].includes(typeOfDatum(project, type))) continue;
        const [action] = Object.keys(step.actions);
        if (action === undefined) continue;
        const place = pointer + at('actions', action, 'sets', `data.${datum}`);
        yield put(file, place, { var: 'card.profiling.IBAN_PREPAID.state' });
      }
  },
};
