import { put, type Mutator } from '../defect.ts';

/** Declares limits that no refusal counts towards. */
export const limitsNothingCountsTowards: Mutator = {
  class: 9,
  rule: 'limit-unused',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const to of Object.keys(definition.steps).slice(-1))
        yield put(file, '/limits/spare', { max: 3, to });
  },
};
