import type { JourneyFile } from '#schemas';
import { stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';
import { unknownNames, type Reference } from '../unknown-names.ts';

/** Finds operations that the bank's contract does not have. */
export function* operationUnknown({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const operations = [...sources.language.contract.operations.keys()];
  yield* unknownNames(operationNames(definition), operations, (name) => ({
    en: `The contract has no operation "${name}".`,
    it: `Il contratto non ha un’operazione "${name}".`,
  }));
}

function* operationNames(definition: JourneyFile): Generator<Reference> {
  if (definition.resume) yield { name: definition.resume.operation, pointer: '/resume/operation' };
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    yield { name: step.operation, pointer: `${pointer}/operation` };
  }
}
