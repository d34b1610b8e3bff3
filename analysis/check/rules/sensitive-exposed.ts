import { operationsIn, readsIn } from '../../model/expressions.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { maskingOperators, operatorNames } from '../../model/operators.ts';
import { slotsOf, type Slot } from '../../model/slots.ts';
import type { Rule } from '../rule.ts';
import type { JourneyFile } from '#schemas';

/** Finds sensitive data that would leave the place where it is guarded. */
export const sensitiveExposed: Rule = {
  code: 'sensitive-exposed',
  severity: 'error',
  title: 'Sensitive data is shown, handed on or put into an address',
  explain:
    'Data marked "sensitive", or kept for the next call only, goes to the bank in a body or a header, and nowhere else: not into a text, a query, a journey’s output or other data. Masked, as with maskPhone, it may be shown.',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const guarded = sensitiveData(definition);
      for (const slot of slotsOf(definition)) {
        const sink = sinkOf(slot, guarded);
        if (sink === undefined) continue;
        const masks = [...operationsIn(slot.expression, operatorNames, slot.pointer)]
          .filter(({ name }) => maskingOperators.has(name))
          .map((operation) => `${operation.pointer}/`);
        for (const { path, pointer } of readsIn(slot.expression, operatorNames, slot.pointer)) {
          if (
            !guarded.includes(path.split('.', 2).join('.')) ||
            masks.some((mask) => pointer.startsWith(mask))
          )
            continue;
          yield {
            document,
            pointer,
            message: `"${path}" is sensitive and would be ${sink}.`,
            hint: 'Mask it, or leave it out.',
          };
        }
      }
    }
  },
};

function sensitiveData(definition: JourneyFile): string[] {
  return Object.entries(definition.data ?? {})
    .filter(([, datum]) => datum.sensitive === true || datum.keep === 'next-call')
    .map(([name]) => `data.${name}`);
}

function sinkOf({ role, name }: Slot, guarded: readonly string[]): string | undefined {
  if (role === 'shows') return 'shown';
  if (role === 'query') return 'put into an address';
  if (role === 'output') return 'handed to whoever started the journey';
  if (role === 'sets' && !guarded.includes(name ?? '')) return `kept in "${name ?? ''}", which is not`;
  return undefined;
}
