import { screensOf } from '../../graph/journeys.ts';
import { variableOf } from '../../values/expressions.ts';
import { isPlain } from '../../values/path-conditions.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds screens that stay when they ask no more: what they wait for may come, and nobody hears of it. */
export const pollSilent = eachJourney(function* ({ definition }) {
  for (const { name, pointer, step } of screensOf(definition)) {
    const { after, deadline, runs } = step;
    // When a deadline is, the bank knows: it ends what the screen waits for, unless it may be none.
    if (runs?.every === undefined || (deadline !== undefined && !mayBeNever(deadline.at))) continue;
    const { seconds, most } = runs.every;
    const asksFor = seconds * most;
    if (after !== undefined && after.seconds <= asksFor) continue;
    if (deadline !== undefined) {
      yield { pointer: `${pointer}/runs/every`, part: 'key', ...neverDue(name, asksFor) };
      continue;
    }
    const message =
      after === undefined
        ? {
            en: `After ${asksFor} seconds "${name}" asks no more, and stays.`,
            it: `Dopo ${asksFor} secondi "${name}" non chiede più nulla, e resta lì.`,
          }
        : {
            en: `"${name}" stays for ${after.seconds} seconds, and asks for ${asksFor} of them.`,
            it: `"${name}" resta per ${after.seconds} secondi, e chiede solo per ${asksFor}.`,
          };
    const hint = {
      en: 'Let "after" or a "deadline" end the screen before it asks no more, or ask more often with "most".',
      it: 'Fai finire la schermata prima, con "after" o con una "deadline", oppure chiedi più volte con "most".',
    };
    yield { pointer: `${pointer}/runs/every`, part: 'key', message, hint };
  }
});

/** Returns whether a deadline may be no instant: a text that is written there, or a default, is none. */
function mayBeNever(at: unknown): boolean {
  if (isPlain(at)) return Number.isNaN(Date.parse(String(at)));
  const { fallback = [] } = { ...variableOf(at) };
  return fallback.some(mayBeNever);
}

const neverDue = (name: string, asksFor: number) => ({
  message: {
    en: `After ${asksFor} seconds "${name}" asks no more, and stays where its deadline is no instant.`,
    it: `Dopo ${asksFor} secondi "${name}" non chiede più nulla, e resta lì se la sua scadenza non è un istante.`,
  },
  hint: {
    en: 'Read the deadline without a default, from what is set on every way, or give an instant as its default.',
    it: 'Leggi la scadenza senza valore di riserva, da ciò che ogni via imposta, oppure dalle di riserva un istante.',
  },
});
