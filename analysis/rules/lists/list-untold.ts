import type { ErrorRoutes } from '#schemas';
import { waysOfRoute } from '../../graph/journeys.ts';
import { listRefusal } from '#engine';
import { mayRefuse } from '../../decide/list-doubts.ts';
import { upstreams } from '../../decide/upstream.ts';
import { refusalsIn } from '../../decide/vocabulary.ts';
import { isRouted } from '../../graph/control-flow.ts';
import { isScreenNamed } from '../../graph/reachability.ts';
import { onceFor } from '../../source/memoize.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Returns whether the route of a code says where the journey goes on. */
function leadsOn(code: string, errors: ErrorRoutes): boolean {
  const route = errors[code] ?? errors['*'];
  return route !== undefined && waysOfRoute(route, '').length > 0;
}

/** Finds what a keyed list may refuse, as far as guards tell, without anyone having said what follows. */
export const listUntold = onceFor((sources: Sources): readonly Problem[] =>
  upstreams(sources).flatMap((upstream) => {
    const { definition, document } = upstream.flow;
    const { errors = {} } = definition;
    return refusalsIn(definition).flatMap((refusal): Problem[] => {
      const { slot, code } = refusal;
      const { step = '', pointer } = slot;
      const leads = leadsOn(code, errors) || isScreenNamed(definition, step);
      if (isRouted(code, errors) && leads) return [];
      if (!mayRefuse(upstream, refusal)) return [];
      const isFull = listRefusal(code)?.why === 'full';
      const why = isFull
        ? { en: 'The list may be full here', it: 'Qui l’elenco può essere pieno' }
        : {
            en: 'The list may have this key already here',
            it: 'Qui l’elenco può avere già questa chiave',
          };
      const message = leads
        ? {
            en: `${why.en}, and nothing routes "${code}".`,
            it: `${why.it}, e nulla dice che cosa segue "${code}".`,
          }
        : {
            en: `${why.en}, and the route of "${code}" does not say where the journey goes on.`,
            it: `${why.it}, e la via di "${code}" non dice dove prosegue il flusso.`,
          };
      return [
        { document, pointer: `${pointer}/puts`, part: 'key', message, hint: isFull ? guardIt : routeIt },
      ];
    });
  }),
);

const routeIt = {
  en: 'Route it under "errors" of the journey: { "type": "FIELD", "to": …, "field": … }.',
  it: 'Dagli una via in "errors" del flusso: { "type": "FIELD", "to": …, "field": … }.',
};

const guardIt = {
  en: 'Offer the way only while there is room, with "count" in a guard, or route it under "errors" of the journey.',
  it: 'Offri la via solo finché c’è posto, con "count" in una condizione, o dagli una via in "errors" del flusso.',
};
