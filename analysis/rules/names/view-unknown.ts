import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds views that the portal does not register. */
export const viewUnknown: Rule = {
  code: 'view-unknown',
  severity: 'error',
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
