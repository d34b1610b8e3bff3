import { errorTypes, type ErrorMeaning } from '#engine';
import { isCommit, itemId, pointerTo, routeLine, screensBefore } from '#analysis';
import type { CallStep, ErrorRoute } from '#schemas';
import type { WayView } from '../../protocol.ts';
import { noAnswer } from '../../refusals.ts';
import { routeWords, type WayGround } from './route-words.ts';

/**
 * Lists how a call leads back to the screen from which it was made: by its own routes that name no step, and where the bank
 * does not answer. No place of the file says where these lead, and nothing can be put on them.
 */
export function stayingWays({ definition, ...around }: WayGround): WayView[] {
  return Object.entries(definition.steps).flatMap(([from, step]) => {
    if (step.kind !== 'call') return [];
    const screens = [...screensBefore(definition, from)];
    return routesStaying(step, definition.errors).flatMap(([code, route]) =>
      screens.map((to) => wayOf({ from, to, code, route }, around)),
    );
  });
}

type Route = Pick<ErrorRoute, 'type' | 'message' | 'field' | 'counts'>;
type Routes = NonNullable<CallStep['errors']>;

// What nobody has written is nothing for a scenario to pass.
const unwritten: Route = { type: 'CUSTOM' };

function routesStaying(step: CallStep, shared: Routes | undefined): [code: string, route: Route][] {
  const own = Object.entries(step.errors ?? {}).filter(([, route]) => isStaying(route));
  const isUntold = !isCommit(step) && ![step.errors, shared].some((routes) => routes && noAnswer in routes);
  return isUntold ? [...own, [noAnswer, unwritten]] : own;
}

/** What leads elsewhere, or is closed elsewhere, does not stay. */
const staysAt = ({ says, to }: ErrorMeaning): boolean => says !== 'block' && to === undefined;

const isStaying = ({ type, to, cases, form }: ErrorRoute): boolean =>
  staysAt(errorTypes[type]) && to === undefined && cases === undefined && form === undefined;

type Staying = { from: string; to: string; code: string; route: Route };

function wayOf(
  { from, to, code, route }: Staying,
  { sources, id, seen }: Omit<WayGround, 'definition'>,
): WayView {
  const pointer = pointerTo('/steps', from, 'errors', code);
  const words = routeWords({ to, name: code }, route, { sources, id });
  return {
    id: `${from}${pointer} ${to}`,
    from,
    to,
    kind: 'error',
    name: code,
    ...(words !== undefined && { words }),
    type: route.type,
    meaning: routeLine(route, 'it'),
    isRefusal: true,
    stays: true,
    ...(seen && route !== unwritten && { isPassed: seen.has(itemId({ journey: id, pointer })) }),
  };
}
