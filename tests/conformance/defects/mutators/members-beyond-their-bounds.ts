import { membersSent } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { numbersBeyondWhatIsTaken } from './numbers-beyond-what-is-taken.ts';

/** Sends texts that are longer, and lets through numbers that are greater, than the operation takes. */
export const membersBeyondTheirBounds: Mutator = {
  class: 5,
  rule: 'body-mismatch',
  *places(project) {
    for (const { file, place, schema } of membersSent(project)) {
      const most: unknown = schema?.['maxLength'];
      if (typeof most === 'number') yield put(file, place, 'x'.repeat(most + 1));
    }
    yield* numbersBeyondWhatIsTaken(project);
  },
};
