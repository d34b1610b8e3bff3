import { routesOf, soundJourneys } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds counted limits that the journey does not declare. */
export const limitUnknown: Rule = {
  code: 'limit-unknown',
  severity: 'error',
  title: {
    en: 'A refusal counts towards a limit that is not there',
    it: 'Un rifiuto conta per un limite che non esiste',
  },
  explain: {
    en: 'The "counts" of an error route names a limit declared in the "limits" of the same journey.',
    it: 'Il "counts" di un rifiuto nomina un limite dichiarato nei "limits" dello stesso flusso.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const limits = Object.keys(definition.limits ?? {});
      const counted = new Set(routesOf(definition).map(({ route }) => route.counts));
      // Towards the limit that was meant nothing counts now.
      const left = limits.filter((limit) => !counted.has(limit));
      for (const { pointer, route } of routesOf(definition)) {
        if (route.counts === undefined || limits.includes(route.counts)) continue;
        const message = {
          en: `This journey has no limit "${route.counts}".`,
          it: `Questo flusso non ha un limite "${route.counts}".`,
        };
        yield {
          document,
          pointer: `${pointer}/counts`,
          message,
          ...suggest(route.counts, left.length > 0 ? left : limits),
        };
      }
    }
  },
};
