import { isJoined } from '../../graph/control-flow.ts';
import { reachableSteps } from '../../graph/reachability.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { eachTexts } from '../each-journey.ts';

/** Finds texts of steps that no path reaches. */
export const textUnreachable = eachTexts(function* ({ document, definition }) {
  // Of a step that is not there another rule speaks, and the way to it may have led on to these.
  if (!isNode(document.value) || !isJoined(definition)) return;
  const reached = reachableSteps(definition);
  for (const name of Object.keys(document.value)) {
    if (!Object.hasOwn(definition.steps, name) || reached.has(name)) continue;
    const message = {
      en: `Nobody reads the texts of "${name}": no path reaches the step.`,
      it: `Nessuno legge i testi di "${name}": nessuna via porta al passo.`,
    };
    yield { pointer: pointerTo('', name), part: 'key', message };
  }
});
