import { put, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Declares data of types that the contract does not have. */
export const typesRenamed: Mutator = {
  class: 1,
  rule: 'type-unknown',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const datum of Object.keys(definition.data ?? {}))
        yield put(file, at('data', datum, 'type'), 'provider:Gone');
  },
};
