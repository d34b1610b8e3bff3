import { type ComponentProps, useState } from 'react';
import { TextField } from './TextField.tsx';

type KeepingFieldProps = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  /** Returns what the field keeps of what was typed or pasted. */
  keep: (typed: string) => string;
  /**
   * Says what may be typed, from when something was left off until the next change: a line that goes as the field is left
   * moves the button from under the finger that presses it.
   */
  limitHint: string;
  /** Leaves off what nobody misses. */
  bare?: (text: string) => string;
};

/** Takes one line of text as far as it may be typed, and says so when it leaves off the rest. */
export function KeepingField({ keep, limitHint, bare = asIs, onChange, ...field }: KeepingFieldProps) {
  const [isCut, setCut] = useState(false);
  return (
    <TextField
      {...field}
      hint={isCut ? limitHint : undefined}
      onChange={(typed) => {
        const kept = keep(typed);
        setCut(bare(typed).length > bare(kept).length);
        onChange(kept);
      }}
    />
  );
}

const asIs = (text: string): string => text;
