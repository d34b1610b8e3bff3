import type { FormStep, ViewStep } from '#schemas';
import { pointerPath } from '../../definition/compile-edge.ts';
import type { CompiledRuns } from '../../definition/compiled.ts';
import type { JourneyParts } from '../../definition/compile-journey.ts';
import type { Place } from '../../rules/expression.ts';
import { compileCall } from '../call/compile.ts';

/**
 * Compiles the call behind a screen: a call whose refusals the screen alone routes.
 *
 * @throws {JourneyError} `OPERATION_UNKNOWN` when the contract does not have it.
 */
export function compileRuns(
  name: string,
  { runs }: FormStep | ViewStep,
  { parts, place }: { parts: JourneyParts; place: Place },
): CompiledRuns | undefined {
  if (runs === undefined) return undefined;
  const { every, on, note: _note, ...asked } = runs;
  const { errors: _errors, ...journey } = parts.definition;
  const call = compileCall(
    { name, definition: { kind: 'call', ...asked }, journey },
    place,
    parts.operations,
  );
  const { operation, ok } = asked;
  return {
    call: { ...call, definition: { kind: 'call', operation, ok }, repeatable: false },
    every,
    on: on === undefined ? undefined : pointerPath(on),
    writes: [...new Set(call.edges.flatMap(({ sets }) => sets.map(([datum]) => datum)))],
  };
}
