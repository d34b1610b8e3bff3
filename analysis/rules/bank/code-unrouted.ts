import type { CallStep } from '#schemas';
import { meantBy } from '../../graph/call-summaries.ts';
import { stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import type { Sources } from '../../source/sources.ts';
import type { Found } from '../rule.ts';

// The others have an answer of their own everywhere: the default popup, the end of the session, the challenge.
const needing: readonly string[] = [
  'BLOCKER',
  'PROCESS',
  'FORM',
  'FORM-PREVIOUS',
  'SHOW',
  'FIELD',
  'FIELD-PREVIOUS',
];

/** Finds codes with which the bank may refuse, and that nothing routes. */
export function* codeUnrouted({ definition }: SoundJourney, sources: Sources): Generator<Found> {
  if (sources.hidesCodes) return;
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    for (const [code, type] of unroutedCodes(step, definition.errors ?? {}, sources)) {
      const place = { pointer: step.errors ? `${pointer}/errors` : pointer, part: 'key' } as const;
      const message = {
        en: `The bank may refuse "${step.operation}" with ${code} (${type}), and nothing routes it.`,
        it: `La banca può rifiutare "${step.operation}" con ${code} (${type}), e nulla dice che cosa segue.`,
      };
      yield { ...place, message };
    }
  }
}

function unroutedCodes(step: CallStep, ofJourney: object, sources: Sources): [string, string][] {
  const local = { ...ofJourney, ...step.errors };
  if ('*' in local) return [];
  const declared = sources.language.contract.operations.get(step.operation)?.errors ?? {};
  const open = Object.entries(declared).flatMap(([code, { type }]): [string, string][] =>
    Object.hasOwn(local, code) || sources.codes.has(code) || !needing.includes(type) ? [] : [[code, type]],
  );
  if (open.length === 0) return [];
  // Of a route whose code has a slip another rule speaks.
  const known = new Set(Object.keys(declared));
  const meant = new Set(Object.keys(local).flatMap((code) => meantBy(code, known)));
  return open.filter(([code]) => !meant.has(code));
}
