import type { JourneyFile } from '#schemas';
import { soundJourneys, stepsOf } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds operations that the bank's contract does not have. */
export const operationUnknown: Rule = {
  code: 'operation-unknown',
  severity: 'error',
  *run(sources) {
    const operations = [...sources.language.contract.operations.keys()];
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { name, pointer } of operationNames(definition)) {
        if (operations.includes(name)) continue;
        yield {
          document,
          pointer,
          message: {
            en: `The contract has no operation "${name}".`,
            it: `Il contratto non ha un’operazione "${name}".`,
          },
          ...suggest(name, operations),
        };
      }
    }
  },
};

function* operationNames(definition: JourneyFile): Generator<{ name: string; pointer: string }> {
  if (definition.resume) yield { name: definition.resume.operation, pointer: '/resume/operation' };
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    yield { name: step.operation, pointer: `${pointer}/operation` };
  }
}
