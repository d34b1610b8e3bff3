import { useLayoutEffect, useRef } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { TextField } from '#ui/kit';
import { fieldProps, uiOf } from './field-props.ts';

type ShapedFieldProps = {
  props: WidgetProps;
  /** What stands in the field. */
  text: string;
  placeholder?: string;
  /** Told of what was typed, and of the field’s caret, as so many digits before it. */
  onType: (typed: string) => void;
};

/** Takes digits that are set apart as they are typed, and keeps the caret after the digit that it was after. */
export function ShapedField({ props, text, placeholder, onType }: ShapedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const count = digitsBefore.current;
    const field = input.current;
    digitsBefore.current = undefined;
    if (count === undefined || field === null || document.activeElement !== field) return;
    const place = placeAfter(text, count);
    field.setSelectionRange(place, place);
  }, [text]);
  return (
    <TextField
      {...fieldProps(props)}
      ref={input}
      inputMode="numeric"
      autoComplete={uiOf(props).autocomplete ?? 'off'}
      placeholder={placeholder}
      value={text}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        digitsBefore.current = typed.slice(0, caret).replaceAll(/\D/g, '').length;
        onType(typed);
      }}
    />
  );
}

/** Finds the place after so many digits; at the end, what sets the last ones apart is behind the caret too. */
function placeAfter(text: string, digits: number): number {
  const all = text.replaceAll(/\D/g, '').length;
  if (digits >= all) return text.length;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
