import type { WidgetProps } from '@rjsf/utils';
import { TextField } from '#ui/kit';
import { fieldProps, heldText, shownText, uiOf } from './field-props.ts';

/** Takes an e-mail address, without the spaces that keyboards add after a suggestion (FORM-01). */
export function EmailWidget(props: WidgetProps) {
  return (
    <TextField
      {...fieldProps(props)}
      // Not type="email": there the browser drops spaces out of sight, and the field would show what the form lacks.
      type="text"
      inputMode="email"
      spellCheck="false"
      autoComplete={uiOf(props).autocomplete ?? 'email'}
      maxLength={uiOf(props).maxLength}
      value={shownText(props.value)}
      onChange={(text) => props.onChange(heldText(text.trim()))}
    />
  );
}
