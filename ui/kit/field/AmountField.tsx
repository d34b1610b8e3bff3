import { type ComponentProps, useState } from 'react';
import { TextField } from './TextField.tsx';

type AmountFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'hint'
> & {
  /** Returns what the field keeps of what was typed or pasted. */
  keep: (typed: string) => string;
  /** Says what may be typed, from when something was left off until the next change or until the field is left. */
  limitHint: string;
};

/** Takes an amount, and says so when it leaves off something that was typed. */
export function AmountField({ keep, limitHint, onChange, onBlur, ...field }: AmountFieldProps) {
  const [isCut, setCut] = useState(false);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      hint={isCut ? limitHint : undefined}
      onChange={(typed) => {
        const kept = keep(typed);
        setCut(bare(typed).length > bare(kept).length);
        onChange(kept);
      }}
      onBlur={() => {
        setCut(false);
        onBlur?.();
      }}
    />
  );
}

/** Leaves off how an amount is set: blanks, its currency, points and commas. */
const bare = (text: string): string => text.replaceAll(/[\s€.,]/gu, '');
