import { guardUses } from '#engine';
import { put, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Uses guards by names that there are not. */
export const guardsWithOtherNames: Mutator = {
  class: 1,
  rule: 'guard-unknown',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const { keys, name } of guardUses(definition))
        yield put(file, `${at(...keys)}/use`, `${name}-gone`);
  },
};
