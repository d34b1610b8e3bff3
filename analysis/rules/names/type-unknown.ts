import type { JourneyFile } from '#schemas';
import type { SoundJourney } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';
import { unknownNames, type Reference } from '../unknown-names.ts';

/** Finds types of input and data that the bank's contract does not name. */
export function* typeUnknown({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const known = [...sources.language.contract.schemas.keys()].map((name) => `provider:${name}`);
  const ofContract = typesOf(definition).filter(({ name }) => name.startsWith('provider:'));
  yield* unknownNames(ofContract, known, (name) => ({
    en: `The contract has no schema for "${name}".`,
    it: `Il contratto non ha uno schema per "${name}".`,
  }));
}

const typesOf = ({ input = {}, data = {} }: JourneyFile): Reference[] => [
  ...Object.entries(input).map(([name, type]) => ({ name: type, pointer: pointerTo('/input', name) })),
  ...Object.entries(data).map(([name, { type }]) => ({
    name: type,
    pointer: pointerTo('/data', name, 'type'),
  })),
];
