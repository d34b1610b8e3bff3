import type { JourneyFile } from '#schemas';
import { asksForProof } from '../../graph/calls-above.ts';
import { edgesOf, isJoined } from '../../graph/control-flow.ts';
import { stepsOf } from '../../graph/journeys.ts';
import { reachableSteps } from '../../graph/reachability.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds steps that no path reaches. */
export const stepUnreachable = eachJourney(function* ({ definition }, sources) {
  // The way to a step that is not there may have led on to these; step-unknown has said so.
  if (!isJoined(definition)) return;
  const reached = reachableSteps(definition);
  const lost = endsOfStepUps(definition, sources);
  for (const name of Object.keys(definition.steps)) {
    if (reached.has(name) || lost.includes(name)) continue;
    yield {
      pointer: pointerTo('/steps', name),
      part: 'key',
      message: {
        en: `No path from the start reaches the step "${name}".`,
        it: `Nessuna via dall’inizio porta al passo "${name}".`,
      },
    };
  }
});

/** Names the ends that nothing leads to, where they may be those of a "stepUp" that a call lacks; step-up-missing has said so. */
function endsOfStepUps(definition: JourneyFile, { language: { contract } }: Sources): string[] {
  const isLacking = stepsOf(definition, 'call').some(
    ({ step }) => step.stepUp === undefined && asksForProof(contract.operations.get(step.operation)),
  );
  if (!isLacking) return [];
  const led = new Set([definition.start, ...edgesOf(definition).map(({ to }) => to)]);
  const ends = stepsOf(definition, 'end').flatMap(({ name }) => (led.has(name) ? [] : [name]));
  // One for "blocked", and one for "closed".
  return ends.length > 2 ? [] : ends;
}
