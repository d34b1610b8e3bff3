import { routesOf, soundJourneys } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds limits that no refusal counts towards. */
export const limitUnused: Rule = {
  code: 'limit-unused',
  severity: 'error',
  title: { en: 'A limit that nothing counts towards', it: 'Un limite per cui nulla conta' },
  explain: {
    en: 'A limit is reached only when error routes name it in "counts". Name it there, or remove it.',
    it: 'A un limite si arriva solo se i rifiuti lo nominano in "counts". Nominalo lì, oppure toglilo.',
  },
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
