import type { ScenarioExpectation } from '#schemas';
import { observe } from './compare.ts';
import type { Playing } from './playing.ts';

/** Says what is worth holding to after a move: the end, or the call under way, or the screen, and what is told. */
export function expectationOf(playing: Playing): ScenarioExpectation {
  const seen = observe(playing);
  const refused = playing.refusal();
  if (refused !== undefined) return { refused };
  const told = {
    message: seen.message(),
    ...(Object.keys(Object(seen.fieldErrors())).length > 0 && { fieldErrors: seen.fieldErrors() }),
    file: seen.file(),
    visit: seen.visit(),
    goTo: seen.goTo(),
  };
  const outcome = seen.outcome();
  const call: unknown = Reflect.get(Object(seen.calls()), 'operation');
  const where =
    outcome !== undefined
      ? { outcome }
      : call === undefined
        ? { at: seen.at() }
        : { calls: { operation: call } };
  const known = Object.entries({ ...where, ...told }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}
