import type { ErrorCatalogue } from '#schemas';
import { defaultPopup, sharedText } from '../definition/place-text.ts';
import type { ErrorPopup, ShownMessage } from '../machine/effect.ts';
import { errorTypes } from './error-types.ts';
import { type Refused, routeIn } from './find-route.ts';

/** What a refusal comes to where no journey runs. */
export type ToldOutside =
  | { kind: 'popup'; popup: ErrorPopup }
  | { kind: 'message'; message: ShownMessage }
  | { kind: 'go'; path: string };

/**
 * Routes the refusal of a view’s call by the table that journeys have (ERR-10 to ERR-17). What speaks of a form, or of a
 * process that it does not name, opens the default popup: a view that only reads has neither.
 */
export function tellOutside(catalogue: ErrorCatalogue, outcome: Refused): ToldOutside {
  const codes = new Map(Object.entries(catalogue.codes));
  const { route, code, isNamed } = routeIn([codes], catalogue.default, outcome);
  const { type, process } = route;
  const { says, to } = errorTypes[type];
  const text = sharedText(route.message ?? 'popup.default', {});
  if (to === 'page' && process !== undefined) return { kind: 'go', path: `/${process}/error-close` };
  if (says === 'message') return { kind: 'message', message: { text, status: 'critical' } };
  if (says === 'block' || (isNamed && says === 'popup')) {
    const reason = type as ErrorPopup['reason']; // one of the two that say a popup
    return { kind: 'popup', popup: { kind: 'STANDARD', reason, message: text, code } };
  }
  return { kind: 'popup', popup: defaultPopup({ catalogue }, code) };
}
