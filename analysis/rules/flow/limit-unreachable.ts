import { mostCounted } from '../../flow/counter-bounds.ts';
import { isJoined } from '../../graph/control-flow.ts';
import { routesOf } from '../../graph/journeys.ts';
import { pathTo } from '../../graph/reachability.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds limits that no run can reach. */
export const limitUnreachable = eachJourney(function* ({ definition }) {
  // The way to a step that is not there may have led on to them; step-unknown has said so.
  if (!isJoined(definition)) return;
  const counted = new Set(routesOf(definition).map(({ route }) => route.counts));
  for (const [name, { max }] of Object.entries(definition.limits ?? {})) {
    const { most, from } = mostCounted(definition, name);
    if (!counted.has(name) || most >= max) continue;
    const pointer = pointerTo('/limits', name);
    if (from === undefined) {
      const message = {
        en: `No path leads to a refusal that counts towards the limit "${name}".`,
        it: `Nessuna via porta a un rifiuto che conti per il limite "${name}".`,
      };
      yield { pointer, part: 'key', message };
      continue;
    }
    const message = {
      en: `The limit "${name}" is never reached: a run counts to ${most} at most.`,
      it: `Al limite "${name}" non si arriva mai: si conta al massimo fino a ${most}.`,
    };
    yield { pointer: `${pointer}/max`, message, path: pathTo(definition, from) };
  }
});
