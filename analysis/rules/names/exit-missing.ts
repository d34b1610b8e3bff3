import { outcomesIn } from '../../graph/call-interface.ts';
import { stepsOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds outcomes of a journey that the step running it has no exit for. */
export const exitMissing = eachJourney(function* ({ definition }, sources) {
  for (const { pointer, step } of stepsOf(definition, 'journey')) {
    const called = sources.interfaces.get(step.journey);
    const outcomes = called ? outcomesIn(called) : [];
    const missing = outcomes.filter((outcome) => !(outcome in step.exits));
    const strange = Object.keys(step.exits).filter((exit) => !outcomes.includes(exit));
    // The one exit too many has the name of the one that is missing, with a slip; exit-unknown has said so.
    if (missing.length === 1 && strange.length === 1) continue;
    for (const outcome of missing) {
      if (outcome === sources.renamedOutcomes.get(step.journey)?.name) continue;
      const message = {
        en: `The journey "${step.journey}" can end with "${outcome}", and no exit says what follows.`,
        it: `Il flusso "${step.journey}" può finire con "${outcome}", e nessuna uscita dice che cosa segue.`,
      };
      yield { pointer: `${pointer}/exits`, part: 'key', message };
    }
  }
});
