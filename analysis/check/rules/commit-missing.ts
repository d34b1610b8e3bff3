import { soundJourneys, stepsOf } from '../../model/journeys.ts';
import type { Rule } from '../rule.ts';

/** Finds calls that change something for good and do not say so. */
export const commitMissing: Rule = {
  code: 'commit-missing',
  severity: 'error',
  title: 'A call that cannot be undone is not marked',
  explain:
    'An operation that the contract marks x-commit changes something for good. Its call says "commit": true, so that Back does not cross it and it is never repeated by itself.',
  *run(sources) {
    const { operations } = sources.language.contract;
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, step } of stepsOf(definition, 'call')) {
        if (operations.get(step.operation)?.commit !== true || step.commit === true) continue;
        const message = `"${step.operation}" changes something for good, and this call is not marked "commit".`;
        yield { document, pointer: `${pointer}/operation`, message, hint: 'Add "commit": true.' };
      }
    }
  },
};
