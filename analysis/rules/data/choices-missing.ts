import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

const offering: ReadonlySet<string> = new Set(['select', 'radio', 'list']);

/** Finds lists of choices that offer nothing. */
export const choicesMissing = eachJourney(function* ({ source }) {
  for (const { document, value } of source.forms.values()) {
    for (const [field, { widget, choicesFrom }] of Object.entries(value?.ui ?? {})) {
      if (!offering.has(widget ?? '') || choicesFrom !== undefined) continue;
      if (isListed(value?.schema.properties[field])) continue;
      const message = {
        en: `The field "${field}" has nothing to choose from.`,
        it: `Il campo "${field}" non ha nulla da scegliere.`,
      };
      yield { document, pointer: `${pointerTo('/ui', field)}/widget`, message };
    }
  }
});

/** Returns whether a field lists its choices; of one that is not there another rule speaks. */
function isListed(property: object | undefined): boolean {
  const listed: unknown = property === undefined ? undefined : Reflect.get(property, 'enum');
  return property === undefined || (Array.isArray(listed) && listed.length > 0);
}
