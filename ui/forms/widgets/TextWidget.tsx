import type { WidgetProps } from '@rjsf/utils';
import { TextField } from '#ui/kit';
import { fieldProps, heldText, shownText, uiOf } from './field-props.ts';
import { filterText } from './filter-text.ts';

/** Takes one line of text, or as much of it as the field’s filter lets through (FORM-03, FORM-04). */
export function TextWidget(props: WidgetProps) {
  const ui = uiOf(props);
  return (
    <TextField
      {...fieldProps(props)}
      value={shownText(props.value)}
      onChange={(text) => props.onChange(heldText(filterText(text, ui)))}
      autoComplete={ui.autocomplete ?? 'off'}
      inputMode={ui.filter === 'digits' ? 'numeric' : 'text'}
    />
  );
}
