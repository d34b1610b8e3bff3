import { put, type Mutator } from '../defect.ts';
import { at, nodesIn } from '../tree.ts';

/** Lets scenarios begin with flags that have no such value, and with an input of another type. */
export const scenariosThatCannotBegin: Mutator = {
  class: 2,
  rule: 'scenario-value',
  *places({ journeys }) {
    for (const { scenarios } of journeys)
      for (const { file, scenario } of scenarios) {
        const input: { cardId?: unknown } = scenario.given?.input ?? {};
        if (typeof input.cardId === 'string') yield put(file, at('given', 'input', 'cardId'), ['1000001']);
        for (const { pointer, value } of nodesIn(scenario.given?.card))
          if (pointer.endsWith('/state') && typeof value === 'string')
            yield put(file, at('given', 'card') + pointer, `${value}X`);
      }
  },
};
