import type { JourneyFile } from '#schemas';
import { stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';

/** Finds operations that the bank's contract does not have. */
export function* operationUnknown({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const operations = [...sources.language.contract.operations.keys()];
  for (const { name, pointer } of operationNames(definition)) {
    if (operations.includes(name)) continue;
    yield {
      pointer,
      message: {
        en: `The contract has no operation "${name}".`,
        it: `Il contratto non ha un’operazione "${name}".`,
      },
      ...suggest(name, operations),
    };
  }
}

function* operationNames(definition: JourneyFile): Generator<{ name: string; pointer: string }> {
  if (definition.resume) yield { name: definition.resume.operation, pointer: '/resume/operation' };
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    yield { name: step.operation, pointer: `${pointer}/operation` };
  }
}
