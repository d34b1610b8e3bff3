import { put, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Declares inputs of journeys that open by a path, and names no source for them. */
export const inputsNobodyGives: Mutator = {
  class: 1,
  rule: 'entry-input',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      if (definition.opens?.routes) yield put(file, at('input', 'colour'), 'text');
  },
};
