import { fieldsOf, stepsOf } from '../../graph/journeys.ts';
import { textAt } from '../../texts/text-places.ts';
import { pointerTo } from '../../source/document.ts';
import { eachTexts } from '../each-journey.ts';

/** Finds fields whose label says nothing. */
export const fieldUnlabelled = eachTexts(function* ({ source, document, definition }) {
  for (const { name, step } of stepsOf(definition, 'form')) {
    const form = source.forms.get(step.form ?? '')?.value;
    for (const field of form ? fieldsOf(form) : []) {
      const path = [name, 'fields', field, 'label'];
      if (textAt(document.value, path)?.trim() !== '') continue;
      const message = {
        en: `The field "${field}" has no label.`,
        it: `Il campo "${field}" non ha un’etichetta.`,
      };
      yield { pointer: pointerTo('', ...path), message };
    }
  }
});
