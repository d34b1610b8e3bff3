import { routesOf, soundJourneys } from '../../model/journeys.ts';
import { suggest } from '../near.ts';
import type { Rule } from '../rule.ts';

/** Finds counted limits that the journey does not declare. */
export const limitUnknown: Rule = {
  code: 'limit-unknown',
  severity: 'error',
  title: 'A refusal counts towards a limit that is not there',
  explain: 'The "counts" of an error route names a limit declared in the "limits" of the same journey.',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const limits = Object.keys(definition.limits ?? {});
      for (const { pointer, route } of routesOf(definition)) {
        if (route.counts === undefined || limits.includes(route.counts)) continue;
        const message = `This journey has no limit "${route.counts}".`;
        yield { document, pointer: `${pointer}/counts`, message, ...suggest(route.counts, limits) };
      }
    }
  },
};
