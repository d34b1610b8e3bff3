import type { JourneyFile } from '#schemas';
import { soundJourneys } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Finds types of input and data that the bank's contract does not name. */
export const typeUnknown: Rule = {
  code: 'type-unknown',
  severity: 'error',
  *run(sources) {
    const known = [...sources.language.contract.schemas.keys()].map((name) => `provider:${name}`);
    for (const { document, definition } of soundJourneys(sources)) {
      for (const { type, pointer } of typesOf(definition)) {
        if (!type.startsWith('provider:') || known.includes(type)) continue;
        yield {
          document,
          pointer,
          message: {
            en: `The contract has no schema for "${type}".`,
            it: `Il contratto non ha uno schema per "${type}".`,
          },
          ...suggest(type, known),
        };
      }
    }
  },
};

function* typesOf(definition: JourneyFile): Generator<{ type: string; pointer: string }> {
  for (const [name, type] of Object.entries(definition.input ?? {})) {
    yield { type, pointer: pointerTo('/input', name) };
  }
  for (const [name, { type }] of Object.entries(definition.data ?? {})) {
    yield { type, pointer: `${pointerTo('/data', name)}/type` };
  }
}
