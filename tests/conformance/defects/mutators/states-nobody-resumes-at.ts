import { rename, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Lets journeys go on in states that the bank never names. */
export const statesNobodyResumesAt: Mutator = {
  class: 3,
  rule: 'value-impossible',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const state of Object.keys(definition.resume?.at ?? {}))
        yield rename(file, at('resume', 'at', state), `${state}_GONE`);
  },
};
