import { readsIn } from '../../values/expressions.ts';
import type { SoundJourney } from '../../graph/journeys.ts';
import { slotsOf } from '../../values/expression-sites.ts';
import type { Found } from '../rule.ts';

/** Finds reads of result where nothing has answered. */
export function* resultMisplaced({ definition }: SoundJourney): Generator<Found> {
  for (const slot of slotsOf(definition)) {
    if (slot.result) continue;
    for (const { path, pointer } of readsIn(slot.expression, slot.pointer)) {
      if (path.split('.')[0] !== 'result') continue;
      const hint = {
        en: 'Write it into data in the "sets" of the call’s "ok", and read it from there.',
        it: 'Scrivilo nei dati con "sets" nell’"ok" della chiamata, e leggilo da lì.',
      };
      yield {
        pointer,
        message: {
          en: `Nothing has answered here, so there is no "${path}".`,
          it: `Qui non ha risposto nessuno, e quindi non c’è "${path}".`,
        },
        hint,
      };
    }
  }
}
