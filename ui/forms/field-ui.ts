import type { UiSchema } from '@rjsf/utils';
import type { CompiledForm } from './compiled-form.ts';
import type { FormTexts } from './form-texts.ts';
import { fields as ownFields } from './theme.ts';
import { widgetOf } from './widget.ts';

/** Makes rjsf’s ui schema out of a form’s ui and its words. */
export function fieldUi({ schema, ui }: CompiledForm, texts: FormTexts): UiSchema {
  const fields = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const label = texts({ kind: 'field', field, part: 'label' });
    const help = texts({ kind: 'field', field, part: 'help' });
    const options = {
      ...ui[field],
      widget: widgetOf(property, ui[field]),
      title: label ?? field,
      ...(help !== undefined && help !== '' && { help }),
    };
    const isField = Object.hasOwn(ownFields, options.widget);
    return [field, { 'ui:options': options, ...(isField && { 'ui:field': options.widget }) }] as const;
  });
  return Object.fromEntries(fields);
}
