import type { JourneySource } from '../../source/sources.ts';
import { type PlacedStep, screensOf } from '../../graph/journeys.ts';
import { pointerKeys, pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds actions that stand beside the lines of a field that has none: nobody would see them. */
export const besideUnlisted = eachJourney(function* ({ source, definition }) {
  for (const { pointer, step } of screensOf(definition))
    for (const [name, { beside }] of Object.entries(step.actions)) {
      if (beside === undefined || !isUnlisted(beside, step, source)) continue;
      const message = {
        en: `"${beside}" is no list: its widget must be "list".`,
        it: `"${beside}" non è un elenco: il suo "widget" deve essere "list".`,
      };
      yield { pointer: `${pointerTo(`${pointer}/actions`, name)}/beside`, message };
    }
});

function isUnlisted(
  beside: string,
  step: PlacedStep<'form' | 'view'>['step'],
  { forms }: JourneySource,
): boolean {
  // A view has no fields, and neither has a form that is none.
  if (step.kind === 'view' || step.form === undefined) return true;
  const form = forms.get(step.form)?.value;
  const [field = ''] = pointerKeys(beside);
  // Of a form that cannot be read, and of a field that is not there, other rules speak.
  if (form === undefined || !(field in form.schema.properties)) return false;
  return form.ui?.[field]?.widget !== 'list';
}
