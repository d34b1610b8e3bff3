import type { WidgetProps } from '@rjsf/utils';
import { heldText, shownText, uiOf } from './field-props.ts';
import { ShapedField } from './ShapedField.tsx';

const cardDigits = 16;

/** Takes a card number in groups of four, as it stands on the card, and holds its digits. */
export function CardNumberWidget(props: WidgetProps) {
  const { maxLength = cardDigits } = uiOf(props);
  return (
    <ShapedField
      props={props}
      text={(shownText(props.value).match(/\d{1,4}/g) ?? []).join(' ')}
      onType={(typed) => props.onChange(heldText(typed.replaceAll(/\D/g, '').slice(0, maxLength)))}
    />
  );
}
