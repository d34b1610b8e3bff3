import type { CallStep, ErrorRoute, JourneyFile } from '#schemas';
import { isRouted } from './control-flow.ts';
import { isCommit } from './journeys.ts';
import type { Sources } from '../source/sources.ts';

/** A refusal with which a call may be answered, and the route that some table has for it. */
export type Refusal = { code: string; route?: ErrorRoute };

// They have an answer of their own: the end of the session, the challenge.
const apart = new Set(['SESSION', 'SCA']);

/**
 * Lists the refusals of a call, each with the route that the engine takes: of the step, the journey, the catalogue. They
 * are a bank that does not answer ("unreachable"), but for a commit, the codes that the contract declares, and any other ("*").
 */
export function refusalsOf(step: CallStep, definition: JourneyFile, sources: Sources): Refusal[] {
  const declared = sources.language.contract.operations.get(step.operation)?.errors ?? {};
  const codes = Object.entries(declared).filter(([, { type }]) => !apart.has(type));
  const own = [step.errors, definition.errors];
  return [...(isCommit(step) ? [] : ['unreachable']), ...codes.map(([code]) => code), '*'].map((code) => {
    const table = own.find((each) => each && isRouted(code, each));
    const rest = code === 'unreachable' ? undefined : sources.codes.get('*');
    const route = table ? (table[code] ?? table['*']) : (sources.codes.get(code) ?? rest);
    return { code, ...(route && { route }) };
  });
}
