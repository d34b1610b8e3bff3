import { put, type Mutator } from '../defect.ts';
import { nodesIn } from '../tree.ts';

/** Reads variables that do not exist. */
export const variablesRenamed: Mutator = {
  class: 3,
  rule: 'variable-unknown',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const { pointer, value } of nodesIn(definition.steps, '/steps')) {
        const isRead = pointer.endsWith('/var') && typeof value === 'string';
        // Of what stands in a list nothing is known.
        const [root = '', name = '', ...rest] = isRead ? value.split('.') : [];
        if (root === 'data' || root === 'input')
          yield put(file, pointer, [root, `${name}Gone`, ...rest].join('.'));
      }
  },
};
