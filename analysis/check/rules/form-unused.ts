import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds forms that no step shows. */
export const formUnused: Rule = {
  code: 'form-unused',
  severity: 'error',
  title: 'A form that no step shows',
  explain:
    'A file in forms/ that no step names is never shown. Name it in the "form" of a step, or remove the file.',
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const shown = stepsOf(definition, 'form').map(({ step }) => step.form);
      for (const [name, { document }] of source.forms) {
        if (!shown.includes(name))
          yield { document, pointer: '', message: `No step of "${source.id}" shows the form "${name}".` };
      }
    }
  },
};
