import { errorTypes } from '#engine';
import type { CallStep, ErrorRoute, JourneyFile } from '#schemas';
import type { Contract } from '../source/contract.ts';
import { edgesOf, isRouted, listCodes } from './control-flow.ts';
import { isCommit, screensShowing, stepsOf, type PlacedRoute } from './journeys.ts';
import { isScreenNamed, screensBefore } from './reachability.ts';
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

/** Lists the codes of a call that neither its step nor its journey routes: they are left to the catalogue. */
export function codesLeft(step: CallStep, definition: JourneyFile, { operations }: Contract): string[] {
  const own = { ...definition.errors, ...step.errors };
  const declared = operations.get(step.operation)?.errors ?? {};
  return [...Object.keys(declared), 'unreachable'].filter((code) => !isRouted(code, own));
}

/** Returns the form to which a refusal leads back that names one passed before. */
export const previousForm = (route: ErrorRoute | undefined): string | undefined =>
  route && errorTypes[route.type].to === 'previous' ? route.form : undefined;

type Refused = Pick<PlacedRoute, 'route' | 'step'> & Partial<Pick<PlacedRoute, 'code'>>;

/** Finds the screens on which a refusal is told: those of the form it names, the screen it leads to, or where it came from. */
export function screensOfRoute(definition: JourneyFile, { route, step, code = '' }: Refused): string[] {
  const { form, to } = route;
  if (form !== undefined) return screensShowing(definition, form);
  if (to !== undefined && isScreenNamed(definition, to)) return [to];
  return step === undefined && listCodes(definition).has(code)
    ? screensPutting(definition, code)
    : screensRefused(definition, step);
}

/** Finds the screens from which something is put into a keyed list. */
function screensPutting(definition: JourneyFile, code: string): string[] {
  const from = edgesOf(definition).flatMap(({ name, by, from: step }) =>
    by === undefined || name !== code ? [] : [step],
  );
  return [...new Set(from.flatMap((step) => screensRefused(definition, step)))];
}

/** Finds the screens from which a call is made; from which any is, where no step is named. */
export function screensRefused(definition: JourneyFile, step: string | undefined): string[] {
  if (step !== undefined && isScreenNamed(definition, step)) return [step];
  const callers = step === undefined ? stepsOf(definition, 'call').map(({ name }) => name) : [step];
  return [...new Set(callers.flatMap((name) => [...screensBefore(definition, name)]))];
}
