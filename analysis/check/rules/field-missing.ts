import { routesOf, soundJourneys } from '../../model/journeys.ts';
import type { Rule } from '../rule.ts';

const needs = {
  FIELD: ['field'],
  'FIELD-PREVIOUS': ['field', 'form'],
  'FORM-PREVIOUS': ['form'],
} as const;

/** Finds error routes that do not say which field or form they speak of. */
export const fieldMissing: Rule = {
  code: 'field-missing',
  severity: 'error',
  title: 'An error route does not say where the error is shown',
  explain:
    'FIELD needs the "field" that is marked; FORM-PREVIOUS the "form" to go back to; FIELD-PREVIOUS both.',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, route } of routesOf(definition)) {
        const needed = Object.entries(needs).find(([type]) => type === route.type)?.[1] ?? [];
        for (const key of needed) {
          if (key in route) continue;
          yield {
            document,
            pointer,
            part: 'key',
            message: `A route of type ${route.type} needs the key "${key}".`,
          };
        }
      }
    }
  },
};
