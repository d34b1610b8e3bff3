import { soundJourneys } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds promises of a journey that have the same name. */
export const invariantTwice: Rule = {
  code: 'invariant-twice',
  severity: 'error',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const names = (definition.invariants ?? []).map(({ id }) => id);
      for (const [index, id] of names.entries()) {
        if (names.indexOf(id) === index) continue;
        const message = {
          en: `Another promise of this journey is called "${id}".`,
          it: `Un’altra promessa di questo flusso si chiama "${id}".`,
        };
        yield { document, pointer: `/invariants/${index}/id`, message };
      }
    }
  },
};
