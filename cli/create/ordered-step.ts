import { textOption, UsageError, type Given } from '../command.ts';
import type { Workspace } from '../workspace.ts';
import { leftToDo } from './left-to-do.ts';
import { newStepFiles } from './new-step.ts';
import { mustBeName, optionsOf } from './ordered-journey.ts';
import { scenariosPast } from './scenarios-past.ts';
import type { Made } from './write-made.ts';

/**
 * Makes the files of a journey with a step more, and says what it leaves to write.
 *
 * @throws {UsageError} when the order says too little or names what is not there.
 */
export function orderedStep(
  [journey, step, ...others]: readonly string[],
  given: Given,
  workspace: Workspace,
): Made {
  if (journey === undefined || step === undefined || others.length > 0) {
    throw new UsageError({
      en: 'name the journey and the step: new step <journey> <step> --kind <kind>.',
      it: 'indica il flusso e il passo: new step <flusso> <passo> --kind <genere>.',
    });
  }
  mustBeName(step);
  const kind = textOption(given, 'kind');
  if (kind === undefined)
    throw new UsageError({
      en: 'say of which kind: --kind form, view, call, branch, assign, journey or end.',
      it: 'di’ di quale genere: --kind form, view, call, branch, assign, journey o end.',
    });
  const options = optionsOf(given, ['operation', 'journey', 'view', 'outcome']);
  const order = { journey, name: step, kind, ...optionsOf(given, ['from', 'action']), options };
  const { files, ...open } = newStepFiles(order, workspace.sources);
  return {
    files: [...files, ...scenariosPast({ journey, step }, files, workspace)],
    leftToDo: leftToDo({ journey, step, kind }, open),
    toFill: [...open.toFill, ...open.toDecide.map(({ way }) => `exits.${way}`)].map(
      (place) => `/steps/${step}/${place.replaceAll('.', '/')}`,
    ),
  };
}
