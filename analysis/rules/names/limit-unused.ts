import { routesOf, soundJourneys } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds limits that no refusal counts towards. */
export const limitUnused: Rule = {
  code: 'limit-unused',
  severity: 'error',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const counted = new Set(routesOf(definition).map(({ route }) => route.counts));
      for (const name of Object.keys(definition.limits ?? {})) {
        if (counted.has(name)) continue;
        yield {
          document,
          pointer: pointerTo('/limits', name),
          part: 'key',
          message: {
            en: `Nothing counts towards the limit "${name}".`,
            it: `Nulla conta per il limite "${name}".`,
          },
        };
      }
    }
  },
};
