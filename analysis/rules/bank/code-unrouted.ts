import { errorTypes, isErrorType } from '#engine';
import { meantBy } from '../../graph/call-summaries.ts';
import { codesLeft } from '../../graph/refusals.ts';
import { stepsOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';

/** The others have an answer of their own everywhere: the default popup, the end of the session, the challenge. */
const needsRoute = (type: string): boolean => isErrorType(type) && errorTypes[type].says !== 'popup';

/** Finds codes with which the bank may refuse, and that nothing routes. */
export const codeUnrouted = eachJourney(function* ({ definition }, sources) {
  if (sources.hidesCodes) return;
  for (const { pointer, step } of stepsOf(definition, 'call')) {
    const { contract } = sources.language;
    const declared = contract.operations.get(step.operation)?.errors ?? {};
    const left = codesLeft(step, definition, contract).filter(
      (code) => needsRoute(declared[code]?.type ?? '') && !sources.codes.has(code),
    );
    // Of a route whose code has a slip another rule speaks.
    const known = new Set(Object.keys(declared));
    const slips = left.length > 0 ? Object.keys({ ...definition.errors, ...step.errors }) : [];
    const meant = new Set(slips.flatMap((code) => meantBy(code, known)));
    for (const code of left) {
      if (meant.has(code)) continue;
      const type = declared[code]?.type ?? '';
      const place = { pointer: step.errors ? `${pointer}/errors` : pointer, part: 'key' } as const;
      const message = {
        en: `The bank may refuse "${step.operation}" with ${code} (${type}), and nothing routes it.`,
        it: `La banca può rifiutare "${step.operation}" con ${code} (${type}), e nulla dice che cosa segue.`,
      };
      yield { ...place, message };
    }
  }
});
