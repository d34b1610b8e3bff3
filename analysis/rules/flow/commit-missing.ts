import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds calls that change something for good and do not say so. */
export const commitMissing: Rule = {
  code: 'commit-missing',
  severity: 'error',
  title: { en: 'A call that cannot be undone is not marked', it: 'Una chiamata definitiva non è segnata' },
  explain: {
    en: 'An operation that the contract marks x-commit changes something for good. Its call says "commit": true, so that Back does not cross it and it is never repeated by itself.',
    it: 'Un’operazione che il contratto segna x-commit cambia qualcosa in modo definitivo. La sua chiamata dice "commit": true, così Indietro non la attraversa e non si ripete mai da sola.',
  },
  *run(sources) {
    const { operations } = sources.language.contract;
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, step } of stepsOf(definition, 'call')) {
        if (operations.get(step.operation)?.commit !== true || step.commit === true) continue;
        const message = {
          en: `"${step.operation}" changes something for good, and this call is not marked "commit".`,
          it: `"${step.operation}" cambia qualcosa in modo definitivo, e questa chiamata non è segnata "commit".`,
        };
        yield {
          document,
          pointer: `${pointer}/${step.commit === undefined ? 'operation' : 'commit'}`,
          message,
          ...(step.commit === undefined ? adding : { hint: writing }),
        };
      }
    }
  },
};

const adding = {
  hint: { en: 'Add "commit": true.', it: 'Aggiungi "commit": true.' },
  fix: { add: 'commit', value: true },
} as const;

const writing = { en: 'Write "commit": true.', it: 'Scrivi "commit": true.' };
