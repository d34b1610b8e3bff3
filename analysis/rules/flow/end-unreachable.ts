import { pathTo, reachableSteps, stepsThatEnd, stepsThatLeadAstray } from '../../graph/reachability.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds steps from which the journey can never end. */
export const endUnreachable = eachJourney(function* ({ definition }) {
  const ending = stepsThatEnd(definition);
  // The way to a step that is not there may have led on to an end; step-unknown has said so.
  const leadsAstray = stepsThatLeadAstray(definition);
  for (const name of reachableSteps(definition)) {
    if (ending.has(name) || !(name in definition.steps) || leadsAstray.has(name)) continue;
    yield {
      pointer: pointerTo('/steps', name),
      part: 'key',
      message: {
        en: `From the step "${name}" no path leads to an end.`,
        it: `Dal passo "${name}" nessuna via porta a una fine.`,
      },
      path: pathTo(definition, name),
    };
  }
});
