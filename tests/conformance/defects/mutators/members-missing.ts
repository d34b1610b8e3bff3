import { drop, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';
import { requestOf } from '../contract.ts';

/** Leaves out members that the operation needs. */
export const membersMissing: Mutator = {
  class: 5,
  rule: 'parameter-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call')) {
      const schema = requestOf(project, step);
      const required: unknown = schema?.['required'];
      if (schema?.['additionalProperties'] !== false || !Array.isArray(required)) continue;
      for (const name of Object.keys(step.body ?? {}))
        if (required.includes(name)) yield drop(file, pointer + at('body', name), `${pointer}/body`);
    }
  },
};
