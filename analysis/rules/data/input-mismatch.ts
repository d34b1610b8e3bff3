import { stepsOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';
import { namesUnlike } from '../unknown-names.ts';

/** Finds inputs given to a journey that it does not declare, and declared ones that are not given. */
export const inputMismatch = eachJourney(function* ({ definition }, { interfaces }) {
  for (const { pointer, step } of stepsOf(definition, 'journey')) {
    const called = interfaces.get(step.journey);
    if (!called) continue;
    const mapping = { pointer, key: 'input', given: step.input, known: Object.keys(called.input) };
    yield* namesUnlike(mapping, {
      strange: (name) => ({
        en: `The journey "${step.journey}" has no input "${name}".`,
        it: `Il flusso "${step.journey}" non ha un ingresso "${name}".`,
      }),
      lacking: (name) => ({
        en: `The journey "${step.journey}" needs the input "${name}".`,
        it: `Al flusso "${step.journey}" serve l’ingresso "${name}".`,
      }),
    });
  }
});
