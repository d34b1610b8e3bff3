import { formFaultsIn } from '../../form/form-faults.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds forms that the build could not compile. */
export const formUncompiled: Rule = {
  code: 'form-uncompiled',
  severity: 'error',
  *run(sources) {
    const faultsOf = formFaultsIn(sources.language);
    for (const { source } of soundJourneys(sources)) {
      for (const { document, value } of source.forms.values()) {
        for (const fault of value ? faultsOf(value) : []) yield { document, ...fault };
      }
    }
  },
};
