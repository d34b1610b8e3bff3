/** Leaves letters, digits and spaces of what was typed: no more is free text (FORM-04). */
export function freeText(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{N} ]/gu, '');
}
