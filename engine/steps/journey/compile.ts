import type { JourneyStep } from '#schemas';
import { compileExit, compileValues } from '../../definition/compile-edge.ts';
import type { CompiledRun } from '../../definition/compiled.ts';
import type { Place } from '../../rules/expression.ts';

/** Compiles a step that runs another journey; in its exits, result is what that journey gives back. */
export function compileRun(name: string, definition: JourneyStep, place: Place): CompiledRun {
  const input = compileValues(definition.input, { ...place, path: `${place.path}/input` });
  const exits = new Map(
    Object.entries(definition.exits).map(([outcome, ways]) => [
      outcome,
      compileExit(ways, { ...place, path: `${place.path}/exits/${outcome}`, result: true }),
    ]),
  );
  const own = input.map(([, value]) => value);
  return { kind: 'journey', name, definition, input, exits, own, edges: [...exits.values()].flat() };
}
