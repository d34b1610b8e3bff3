import { soundJourneys } from '../../model/journeys.ts';
import { reachableSteps, stepsThatEnd } from '../../model/walk.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds steps from which the journey can never end. */
export const endUnreachable: Rule = {
  code: 'end-unreachable',
  severity: 'error',
  title: 'A step from which there is no way to an end',
  explain:
    'From every step some path must lead to a step of kind "end"; otherwise the holder who gets there cannot leave the journey.',
  *run(sources) {
    for (const { document, definition } of soundJourneys(sources)) {
      const ending = stepsThatEnd(definition);
      for (const name of reachableSteps(definition)) {
        if (ending.has(name) || !(name in definition.steps)) continue;
        yield {
          document,
          pointer: pointerTo('/steps', name),
          part: 'key',
          message: `From the step "${name}" no path leads to an end.`,
        };
      }
    }
  },
};
