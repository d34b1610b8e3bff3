import { readsOf } from '../../values/expression-sites.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds reads of result where nothing has answered, and of a refusal those that rely on what it may leave out. */
export const resultMisplaced = eachJourney(function* ({ definition }) {
  for (const { path, pointer, slot, hasDefault } of readsOf(definition)) {
    if (slot.late === 'refused' && path.split('.')[0] === 'result' && !hasDefault) {
      const message = {
        en: `A refusal need not say "${path}", and a bank that does not answer says nothing.`,
        it: `Un rifiuto può non dire "${path}", e una banca che non risponde non dice nulla.`,
      };
      yield { pointer, message, hint: withDefault(path) };
      continue;
    }
    if (slot.result || path.split('.')[0] !== 'result') continue;
    const message = {
      en: `Nothing has answered here, so there is no "${path}".`,
      it: `Qui non ha risposto nessuno, e quindi non c’è "${path}".`,
    };
    yield { pointer, message, hint };
  }
});

const withDefault = (path: string) => ({
  en: `Write what stands in its place behind it: {"var": ["${path}", ""]}.`,
  it: `Scrivi dopo il nome che cosa vale al suo posto: {"var": ["${path}", ""]}.`,
});

const hint = {
  en: 'Write it into data in the "sets" of the call’s "ok", and read it from there.',
  it: 'Scrivilo nei dati con "sets" nell’"ok" della chiamata, e leggilo da lì.',
};
