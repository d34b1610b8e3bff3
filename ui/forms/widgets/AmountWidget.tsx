import { useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { AmountField } from '#ui/kit';
import { capAmount, readAmount, writeAmount } from '../amount.ts';
import { contextOf, fieldProps, heldText, uiOf } from './field-props.ts';

/** Takes an amount of euros with a comma, and holds it as whole cents; what is no amount stays a text, which no rule for amounts lets pass. */
export function AmountWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const { words } = contextOf(props);
  const [text, setText] = useState(() => writeAmount(value));
  // A value from elsewhere, such as one put in by the journey, replaces what was typed.
  const shown = isSame(text, value) ? text : writeAmount(value);
  return (
    <AmountField
      {...fieldProps(props)}
      unit={words.currency}
      limitHint={words.amountLimit}
      maxLength={uiOf(props).maxLength}
      value={shown}
      // A minus stays, to be refused: without it another amount would be left.
      // Nor does the nought stay that what is typed takes the place of.
      keep={(typed) =>
        capAmount(
          typed
            .replace('\u2212', '-')
            .replaceAll(/[^\d.,-]/g, '')
            .replace(/^0+(?=\d)/, ''),
        )
      }
      onChange={(kept) => {
        setText(kept);
        onChange(heldText(kept) && (readAmount(kept) ?? kept));
      }}
    />
  );
}

function isSame(text: string, value: unknown): boolean {
  return (text === '' ? undefined : (readAmount(text) ?? text)) === value;
}
