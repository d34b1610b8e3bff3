import type { EndStep } from '#schemas';
import { compileValues } from '../../definition/compile-edge.ts';
import type { CompiledEnd } from '../../definition/compiled.ts';
import type { Place } from '../../rules/expression.ts';

/** Compiles an end. */
export function compileEnd(name: string, definition: EndStep, place: Place): CompiledEnd {
  const shows = compileValues(definition.shows, { ...place, path: `${place.path}/shows` });
  const output = compileValues(definition.output, { ...place, path: `${place.path}/output` });
  const own = [...shows, ...output].map(([, value]) => value);
  return { kind: 'end', name, definition, shows, output, own, edges: [] };
}
