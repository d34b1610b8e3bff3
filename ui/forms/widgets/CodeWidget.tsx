import type { WidgetProps } from '@rjsf/utils';
import { CodeField } from '#ui/kit';
import { fieldProps, heldText, shownText, uiOf } from './field-props.ts';

const oneTimeCodeLength = 6;

/** Takes a code of digits: 6 unless the form says another length (SCA-26). */
export function CodeWidget(props: WidgetProps) {
  const { autocomplete, maxLength = oneTimeCodeLength } = uiOf(props);
  return (
    <CodeField
      {...fieldProps(props)}
      length={maxLength}
      autoComplete={autocomplete === 'one-time-code' ? 'one-time-code' : 'off'}
      value={shownText(props.value)}
      onChange={(digits) => props.onChange(heldText(digits))}
    />
  );
}
