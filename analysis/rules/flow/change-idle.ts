import type { FormStep, JourneyFile } from '#schemas';
import { edgesOf } from '../../graph/control-flow.ts';
import { screensOf, stepsOf } from '../../graph/journeys.ts';
import { isScreenNamed } from '../../graph/reachability.ts';
import { suggest } from '../../report/did-you-mean.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';
import type { Found } from '../rule.ts';

/** Finds lines of summaries whose change is no action that changes, and actions that lead to no screen that comes back. */
export const changeIdle = eachJourney(function* ({ definition }) {
  for (const { step, pointer } of stepsOf(definition, 'form')) yield* linesOf(step, `${pointer}/summary`);
  for (const { name, step, pointer } of screensOf(definition))
    for (const [action, { to, changes }] of Object.entries(step.actions)) {
      if (changes !== true || !(to in definition.steps) || comesBack(definition, { from: to, to: name }))
        continue;
      yield {
        pointer: pointerTo(pointer, 'actions', action, 'to'),
        message: {
          en: `"${to}" is no screen from which the journey comes back to "${name}".`,
          it: `"${to}" non è una schermata da cui il flusso torni a "${name}".`,
        },
        hint: {
          en: 'Lead to the screen where the answer was given, or leave out "changes".',
          it: 'Porta alla schermata in cui si è risposto, oppure togli "changes".',
        },
      };
    }
});

function* linesOf({ summary = {}, actions }: FormStep, pointer: string): Generator<Found> {
  const changing = Object.keys(actions).filter((action) => actions[action]?.changes === true);
  for (const [line, { change = [] }] of Object.entries(summary))
    for (const [index, name] of change.entries())
      if (!changing.includes(name))
        yield {
          pointer: pointerTo(pointer, line, 'change', index),
          message: {
            en: `This step has no action "${name}" that says "changes".`,
            it: `Questo passo non ha un’azione "${name}" con "changes".`,
          },
          ...suggest(name, changing),
        };
}

/** Returns whether a screen leads on to another step. */
function comesBack(definition: JourneyFile, { from, to }: { from: string; to: string }): boolean {
  if (!isScreenNamed(definition, from)) return false;
  const found = new Set([from]);
  // A set visits what is added while it is walked.
  for (const step of found)
    for (const edge of edgesOf(definition)) if (edge.from === step) found.add(edge.to);
  return found.has(to);
}
