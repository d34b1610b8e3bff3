import { membersSent } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';

/** Sends members of a type that the operation refuses. */
export const membersOfAnotherType: Mutator = {
  class: 5,
  rule: 'body-mismatch',
  *places(project) {
    for (const { file, place, schema } of membersSent(project)) {
      if (schema?.['type'] === 'string') yield put(file, place, ['x']);
      // The schemas list the states without saying that each is a text.
      if (['integer', 'number', 'boolean'].includes(String(schema?.['type'])))
        yield put(file, place, { var: 'card.profiling.IBAN_PREPAID.state' });
    }
  },
};
