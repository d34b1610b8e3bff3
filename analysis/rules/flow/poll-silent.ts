import { screensOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds screens that stay when they ask no more: what they wait for may come, and nobody hears of it. */
export const pollSilent = eachJourney(function* ({ definition }) {
  for (const { name, pointer, step } of screensOf(definition)) {
    const { after, deadline, runs } = step;
    // When a deadline is, the bank knows: it ends what the screen waits for.
    if (runs?.every === undefined || deadline !== undefined) continue;
    const { seconds, most } = runs.every;
    const asksFor = seconds * most;
    if (after !== undefined && after.seconds <= asksFor) continue;
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
