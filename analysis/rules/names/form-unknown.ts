import { routesOf, stepsOf, type SoundJourney } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Found } from '../rule.ts';
import { unknownNames, type Reference } from '../unknown-names.ts';
import type { JourneyFile } from '#schemas';

/** Finds names of forms that the journey does not have. */
export function* formUnknown({ source, definition }: SoundJourney): Generator<Found> {
  yield* unknownNames(formNames(definition), [...source.forms.keys()], (name) => ({
    en: `There is no form "${name}" in ${source.folder}/forms/.`,
    it: `Non c’è un modulo "${name}" in ${source.folder}/forms/.`,
  }));
}

function* formNames(definition: JourneyFile): Generator<Reference> {
  for (const { pointer, step } of stepsOf(definition, 'form', 'view')) {
    if (step.kind === 'form' && step.form !== undefined)
      yield { name: step.form, pointer: `${pointer}/form` };
    for (const [action, { resets }] of Object.entries(step.actions)) {
      for (const [index, name] of (resets ?? []).entries()) {
        yield { name, pointer: `${pointerTo(`${pointer}/actions`, action)}/resets/${index}` };
      }
    }
  }
  for (const { pointer, route } of routesOf(definition)) {
    if (route.form !== undefined) yield { name: route.form, pointer: `${pointer}/form` };
  }
}
