import type { FormFile, FormStep } from '#schemas';
import { fieldsOf, stepsOf } from '../../graph/journeys.ts';
import { isNode } from '../../source/schema-shapes.ts';
import { pointerKeys } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds fields that a step asks for and forgets. */
export const fieldUnsaved = eachJourney(function* ({ source, definition }) {
  for (const { name, step, pointer } of stepsOf(definition, 'form')) {
    const form = source.forms.get(step.form ?? '')?.value;
    for (const field of form ? forgottenFields(step, form) : [])
      yield {
        pointer: `${pointer}/form`,
        message: {
          en: `The step "${name}" asks for "${field}" and forgets it.`,
          it: `Il passo "${name}" chiede "${field}" e lo dimentica.`,
        },
        hint: {
          en: `Write in "saves" which data takes "/${field}".`,
          it: `Scrivi in "saves" quali dati prendono "/${field}".`,
        },
      };
  }
});

function forgottenFields({ saves = {} }: FormStep, form: FormFile): string[] {
  const saved = Object.values(saves).map((place) => pointerKeys(place)[0] ?? '');
  const fields = fieldsOf(form);
  // Where a name has a slip another rule speaks.
  if (saved.some((field) => !fields.includes(field))) return [];
  return fields.filter((field) => !saved.includes(field) && !isAnswerEnough(form, field));
}

/** Returns whether that it is answered is all that a journey needs of a field. */
function isAnswerEnough({ schema, ui }: FormFile, field: string): boolean {
  const property = schema.properties[field];
  const { equals, choiceKeys } = ui?.[field] ?? {};
  const isTicked = isNode(property) && 'const' in property;
  return isTicked || equals !== undefined || choiceKeys?.description !== undefined;
}
