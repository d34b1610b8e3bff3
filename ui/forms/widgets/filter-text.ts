import type { FieldUi } from '#schemas';
import { freeText } from '#ui/kit';

/** Lets through what the field takes: digits (FORM-03), or letters, digits and spaces (FORM-04), up to its length. */
export function filterText(text: string, { filter, maxLength }: FieldUi): string {
  const kept =
    filter === 'digits' ? text.replaceAll(/\D/g, '') : filter === 'alphanumeric' ? freeText(text) : text;
  return maxLength === undefined ? kept : kept.slice(0, maxLength);
}
