import type { JourneyFile } from '#schemas';
import type { SoundJourney } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';

/** Finds types of input and data that the bank's contract does not name. */
export function* typeUnknown({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  const known = [...sources.language.contract.schemas.keys()].map((name) => `provider:${name}`);
  for (const { type, pointer } of typesOf(definition)) {
    if (!type.startsWith('provider:') || known.includes(type)) continue;
    yield {
      pointer,
      message: {
        en: `The contract has no schema for "${type}".`,
        it: `Il contratto non ha uno schema per "${type}".`,
      },
      ...suggest(type, known),
    };
  }
}

function* typesOf(definition: JourneyFile): Generator<{ type: string; pointer: string }> {
  for (const [name, type] of Object.entries(definition.input ?? {})) {
    yield { type, pointer: pointerTo('/input', name) };
  }
  for (const [name, { type }] of Object.entries(definition.data ?? {})) {
    yield { type, pointer: `${pointerTo('/data', name)}/type` };
  }
}
