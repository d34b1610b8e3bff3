import { isCommit, stepsOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds calls that change something for good and do not say so. */
export const commitMissing = eachJourney(function* ({ definition }, sources) {
  const { operations } = sources.language.contract;
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    if (operations.get(step.operation)?.commit !== true || isCommit(step)) continue;
    const message = {
      en: `"${step.operation}" changes something for good, and this call is not marked "commit".`,
      it: `"${step.operation}" cambia qualcosa in modo definitivo, e questa chiamata non è segnata "commit".`,
    };
    yield {
      pointer: `${pointer}/${step.commit === undefined ? 'operation' : 'commit'}`,
      message,
      ...(step.commit === undefined ? adding : { hint: writing }),
    };
  }
});

const adding = {
  hint: { en: 'Add "commit": true.', it: 'Aggiungi "commit": true.' },
  fix: { add: 'commit', value: true },
} as const;

const writing = { en: 'Write "commit": true.', it: 'Scrivi "commit": true.' };
