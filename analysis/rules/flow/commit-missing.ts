import { isCommit, screensOf, stepsOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';
import type { Words } from '../../report/words.ts';

/** Finds calls that change something for good and do not say so. */
export const commitMissing = eachJourney(function* ({ definition }, sources) {
  const { operations } = sources.language.contract;
  for (const { pointer, step } of screensOf(definition)) {
    const operation = step.runs?.operation ?? '';
    if (operations.get(operation)?.commit !== true) continue;
    yield { pointer: `${pointer}/runs/operation`, message: behind(operation), hint: instead };
  }
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

const behind = (operation: string): Words => ({
  en: `"${operation}" changes something for good, and cannot be called behind a screen.`,
  it: `"${operation}" cambia qualcosa in modo definitivo, e non si può chiamare dietro una schermata.`,
});

const instead: Words = {
  en: 'Call it in a step of its own.',
  it: 'Chiamala in un passo a parte.',
};

const adding = {
  hint: { en: 'Add "commit": true.', it: 'Aggiungi "commit": true.' },
  fix: { add: 'commit', value: true },
} as const;

const writing = { en: 'Write "commit": true.', it: 'Scrivi "commit": true.' };
