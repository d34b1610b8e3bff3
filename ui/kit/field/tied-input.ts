import { useId } from 'react';
import type { FieldProps } from './FieldFrame.tsx';

/** What an input of the browser’s own gets, so that what stands around it speaks for it. */
export type TiedInput = {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  autoFocus: boolean | undefined;
  onBlur: (() => void) | undefined;
  onFocus: (() => void) | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type TiedField = Omit<FieldProps, 'label'> & { note?: unknown; hint?: unknown };

/**
 * Ties an input to what says something of it: its help is `<id>-help`, its error `<id>-error`, its note `<id>-note`, its hint
 * `<id>-hint`; only what is there is named.
 */
export function useTiedInput(field: TiedField, alsoSaid: readonly string[] = []): TiedInput {
  const own = useId();
  const id = field.id ?? own;
  const said = { help: field.description, error: field.error, note: field.note, hint: field.hint };
  const parts = Object.entries(said).flatMap(([part, words]) =>
    words === undefined ? [] : [`${id}-${part}`],
  );
  const all = [...parts, ...alsoSaid];
  return {
    id,
    name: field.name,
    disabled: field.isDisabled,
    autoFocus: field.autoFocus,
    onBlur: field.onBlur,
    onFocus: field.onFocus,
    'aria-required': field.isRequired === true ? true : undefined,
    'aria-invalid': field.error === undefined ? undefined : true,
    'aria-describedby': all.length === 0 ? undefined : all.join(' '),
  };
}
