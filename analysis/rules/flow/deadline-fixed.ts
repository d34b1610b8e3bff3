import { screensOf } from '../../graph/journeys.ts';
import { readsIn } from '../../values/expressions.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds deadlines that no run decides: one day such a screen is over for every holder. */
export const deadlineFixed = eachJourney(function* ({ definition }) {
  for (const { name, pointer, step } of screensOf(definition)) {
    const { deadline } = step;
    const place = `${pointer}/deadline/at`;
    if (deadline === undefined || [...readsIn(deadline.at, place)].length > 0) continue;
    yield {
      pointer: place,
      message: {
        en: `The deadline of "${name}" is the same for every run: once it is past, nobody sees the screen.`,
        it: `La scadenza di "${name}" è la stessa per ogni esecuzione: quando è passata, nessuno vede la schermata.`,
      },
      hint: {
        en: 'Read the instant from what the bank has said: { "var": "data.until" }; for a time from when the screen comes use "after".',
        it: 'Leggi l’istante da ciò che ha detto la banca: { "var": "data.until" }; per un tempo da quando la schermata compare usa "after".',
      },
    };
  }
});
