import { engineOutcomes } from '#engine';
import { stepsOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';

const taken: ReadonlySet<string> = new Set(engineOutcomes);

/** Finds ends that are called as the ends of runs are that no journey has ended itself. */
export const outcomeTaken = eachJourney(function* ({ definition }) {
  for (const { pointer, step } of stepsOf(definition, 'end')) {
    const { outcome } = step;
    if (!taken.has(outcome)) continue;
    yield {
      pointer: `${pointer}/outcome`,
      message: {
        en: `A run ends with "${outcome}" by itself too: nobody could tell this end from that.`,
        it: `Con "${outcome}" si finisce anche senza una fine del flusso: nessuno le distinguerebbe.`,
      },
      hint: {
        en: 'Give it a name of its own, such as "not-done" or "elsewhere", in callers and scenarios too.',
        it: 'Dalle un nome suo, come "not-done" o "elsewhere", anche in chi lo fa partire e negli scenari.',
      },
    };
  }
});
