import type { FieldUi } from '#schemas';

/** Lets through what the field takes: digits (FORM-03), or letters, digits and spaces (FORM-04), up to its length. */
export function filterText(text: string, { filter, maxLength }: FieldUi): string {
  const kept =
    filter === 'digits'
      ? text.replaceAll(/\D/g, '')
      : filter === 'alphanumeric'
        ? text.replaceAll(/[^\p{L}\p{N} ]/gu, '')
        : text;
  return maxLength === undefined ? kept : kept.slice(0, maxLength);
}
