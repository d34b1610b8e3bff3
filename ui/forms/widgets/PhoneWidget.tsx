import type { WidgetProps } from '@rjsf/utils';
import { PhoneField } from '#ui/kit';
import { noteOf } from '../templates/FieldNote.tsx';
import { contextOf, fieldProps, heldText, shownText } from './field-props.ts';

/** Takes an Italian number without its +39 (PHONE-02, PHONE-09). */
export function PhoneWidget(props: WidgetProps) {
  const { words, notes } = contextOf(props);
  return (
    <PhoneField
      {...fieldProps(props)}
      hint={noteOf(notes, props.name)}
      prefixLabel={words.phonePrefix}
      tooLongLabel={words.phoneTooLong}
      value={shownText(props.value)}
      onChange={(digits) => props.onChange(heldText(digits))}
    />
  );
}
