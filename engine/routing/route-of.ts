import type { CompiledRoute, CompiledStep, Library } from '../definition/compiled.ts';
import { routeIn } from './find-route.ts';

/** A refusal as it was recorded. */
type Recorded = { journey: string; step: string; detail?: string | undefined };

/** Finds the route that somebody has written for a refusal that was recorded; nothing where the type in the reply decided. */
export function routeOf(
  { journeys, catalogue, catalogueCodes }: Library,
  { journey, step: name, detail: code = '' }: Recorded,
): CompiledRoute | undefined {
  const running = journeys.get(journey);
  const errors = routesAt(running?.steps.get(name));
  const refused = code === 'unreachable' ? ({ kind: code } as const) : ({ kind: 'refused', code } as const);
  const found = routeIn([errors, running?.errors, catalogueCodes], catalogue.default, refused);
  return found.isNamed || found.route.message !== catalogue.default.message ? found.route : undefined;
}

function routesAt(step: CompiledStep | undefined): ReadonlyMap<string, CompiledRoute> | undefined {
  if (step?.kind === 'call') return step.errors;
  return step && 'runs' in step ? step.runs?.call.errors : undefined;
}
