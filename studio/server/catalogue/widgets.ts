import { childOf, isNode, valueAt, type Sources } from '#analysis';
import type { CatalogueName } from '../../catalogue.ts';

const widgetAt = ['properties', 'ui', 'additionalProperties', 'properties', 'widget'];

/** Lists the widgets that a form may ask with, and what each is. */
export function widgetRows({ language }: Sources): CatalogueName[] {
  const widget = valueAt(language.schemas.byName.get('form.schema.json'), widgetAt);
  const words = childOf(widget, 'x-it-values');
  return Object.entries(isNode(words) ? words : {}).map(([name, meaning]) => ({
    kind: 'widget',
    name,
    words: String(meaning),
  }));
}
