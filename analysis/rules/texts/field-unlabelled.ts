import { stepsOf } from '../../graph/journeys.ts';
import { textAt } from '../../texts/text-places.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds fields whose label says nothing. */
export const fieldUnlabelled = eachJourney(function* ({ source, definition }, sources) {
  const document = sources.texts.get(source.id);
  for (const { name, step } of document ? stepsOf(definition, 'form') : []) {
    const form = step.form === undefined ? undefined : source.forms.get(step.form)?.value;
    for (const field of Object.keys(form?.schema.properties ?? {})) {
      const path = [name, 'fields', field, 'label'];
      if (!document || textAt(document.value, path)?.trim() !== '') continue;
      const message = {
        en: `The field "${field}" has no label.`,
        it: `Il campo "${field}" non ha un’etichetta.`,
      };
      yield { document, pointer: pointerTo('', ...path), message };
    }
  }
});
