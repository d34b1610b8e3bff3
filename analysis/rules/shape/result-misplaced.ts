import { readsOf } from '../../values/expression-sites.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds reads of result where nothing has answered. */
export const resultMisplaced = eachJourney(function* ({ definition }) {
  for (const { path, pointer, slot } of readsOf(definition)) {
    if (slot.result || path.split('.')[0] !== 'result') continue;
    const message = {
      en: `Nothing has answered here, so there is no "${path}".`,
      it: `Qui non ha risposto nessuno, e quindi non c’è "${path}".`,
    };
    yield { pointer, message, hint };
  }
});

const hint = {
  en: 'Write it into data in the "sets" of the call’s "ok", and read it from there.',
  it: 'Scrivilo nei dati con "sets" nell’"ok" della chiamata, e leggilo da lì.',
};
