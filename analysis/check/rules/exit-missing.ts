import { journeyNamed, soundJourneys, stepsOf } from '../../model/journeys.ts';
import { outcomesOf } from '../../model/walk.ts';
import type { Rule } from '../rule.ts';

/** Finds outcomes of a journey that the step running it has no exit for. */
export const exitMissing: Rule = {
  code: 'exit-missing',
  severity: 'error',
  title: 'An outcome without an exit',
  explain:
    'Whoever runs another journey says what follows each of its outcomes; for one that is left out the holder would be stuck. Add an exit of that name.',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, step } of stepsOf(definition, 'journey')) {
        const called = journeyNamed(sources, step.journey);
        for (const outcome of called ? outcomesOf(called.definition).keys() : []) {
          if (outcome in step.exits) continue;
          const message = `The journey "${step.journey}" can end with "${outcome}", and no exit says what follows.`;
          yield { document, pointer: `${pointer}/exits`, part: 'key', message };
        }
      }
    }
  },
};
