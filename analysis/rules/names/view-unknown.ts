import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds views that the portal does not register. */
export const viewUnknown: Rule = {
  code: 'view-unknown',
  severity: 'error',
  title: { en: 'A view that the portal does not have', it: 'Una vista che il portale non ha' },
  explain: {
    en: 'A step of kind "view" names a hand-built view of the portal; the known names stand in journeys/views.json.',
    it: 'Un passo di tipo "view" nomina una vista del portale; i nomi conosciuti stanno in journeys/views.json.',
  },
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, step } of stepsOf(definition, 'view')) {
        if (Object.hasOwn(sources.views, step.view)) continue;
        const message = {
          en: `The portal has no view "${step.view}".`,
          it: `Il portale non ha una vista "${step.view}".`,
        };
        yield {
          document,
          pointer: `${pointer}/view`,
          message,
          ...suggest(step.view, Object.keys(sources.views)),
        };
      }
    }
  },
};
