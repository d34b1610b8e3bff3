import { journeyNamed, soundJourneys, stepsOf } from '../../model/journeys.ts';
import { outcomesOf } from '../../model/walk.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem, Rule } from '../rule.ts';

const outcomes = ['verified', 'blocked', 'closed'];

/** Finds calls that may be answered with a challenge and do not say what follows it. */
export const stepUpMissing: Rule = {
  code: 'step-up-missing',
  severity: 'error',
  title: 'A call that asks for strong authentication does not say what follows',
  explain:
    'The bank may answer an operation marked x-sca or x-sca-result with a challenge. The call then needs "stepUp" with its three exits: "verified": "retry", and where "blocked" and "closed" lead. The journey that runs the challenge is "sca", and ends with those outcomes and no others.',
  *run(sources) {
    const { operations } = sources.language.contract;
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { pointer, step } of stepsOf(definition, 'call')) {
        const operation = operations.get(step.operation);
        const asks = operation && (operation.sca || operation.scaResult);
        if (asks === true && !step.stepUp) {
          const message = `The bank may ask for strong authentication at "${step.operation}", and this call has no "stepUp".`;
          yield { document, pointer, part: 'key', message };
        }
        if (asks === false && step.stepUp) {
          const message = `The bank never asks for strong authentication at "${step.operation}".`;
          yield { document, pointer: `${pointer}/stepUp`, part: 'key', message, hint: 'Remove "stepUp".' };
        }
      }
    }
    yield* strangeOutcomes(sources);
  },
};

function* strangeOutcomes(sources: Sources): Generator<Problem> {
  const sca = journeyNamed(sources, 'sca');
  if (!sca) return;
  for (const [outcome, [step = '']] of outcomesOf(sca.definition)) {
    if (outcomes.includes(outcome)) continue;
    const message = `No "stepUp" has an exit for the outcome "${outcome}".`;
    const hint = 'There are: "verified", "blocked", "closed".';
    yield { document: sca.document, pointer: `/steps/${step}/outcome`, message, hint };
  }
}
