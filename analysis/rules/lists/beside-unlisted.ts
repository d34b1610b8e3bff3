import { stepsOf } from '../../graph/journeys.ts';
import { pointerKeys, pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds actions that stand beside the lines of a field that has none: nobody would see them. */
export const besideUnlisted = eachJourney(function* ({ source, definition }) {
  for (const { pointer, step } of stepsOf(definition, 'form', 'view'))
    for (const [name, { beside }] of Object.entries(step.actions)) {
      if (beside === undefined) continue;
      const form = 'form' in step ? source.forms.get(step.form ?? '') : undefined;
      const [field = ''] = pointerKeys(beside);
      // Of a form that cannot be read, and of a field that is not there, other rules speak.
      const isRead =
        step.kind === 'view' || (form?.value !== undefined && field in form.value.schema.properties);
      if (!isRead || form?.value?.ui?.[field]?.widget === 'list') continue;
      const message = {
        en: `"${beside}" is no list: its widget must be "list".`,
        it: `"${beside}" non è un elenco: il suo widget deve essere "list".`,
      };
      yield { pointer: `${pointerTo(`${pointer}/actions`, name)}/beside`, message };
    }
});
