import { put, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Lets scenarios do what no screen offers. */
export const scenariosOfAnotherJourney: Mutator = {
  class: 1,
  rule: 'scenario-reference',
  *places({ journeys }) {
    for (const { scenarios } of journeys)
      for (const { file, scenario } of scenarios)
        for (const [index, move] of scenario.do.entries())
          if (move.action !== undefined) yield put(file, at('do', index, 'action'), `${move.action}-gone`);
  },
};
