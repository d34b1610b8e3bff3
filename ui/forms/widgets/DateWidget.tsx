import { useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { readDate, shapeDate, writeDate } from '../date.ts';
import { contextOf, heldText } from './field-props.ts';
import { ShapedField } from './ShapedField.tsx';

/** Takes a day as gg/mm/aaaa and holds it as 2026-03-31; what is no day stays a text, which the format refuses. */
export function DateWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const [text, setText] = useState(() => writeDate(value));
  // A value from elsewhere, such as one put in by the journey, replaces what was typed.
  const shown = (heldText(text) && (readDate(text) ?? text)) === value ? text : writeDate(value);
  return (
    <ShapedField
      props={props}
      text={shown}
      placeholder={contextOf(props).words.dateShape}
      onType={(typed) => {
        const shaped = shapeDate(typed);
        setText(shaped);
        onChange(heldText(shaped) && (readDate(shaped) ?? shaped));
      }}
    />
  );
}
