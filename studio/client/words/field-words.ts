import type { TFunction } from '#i18n';
import { operandWords } from './condition.ts';
import { named } from './named.ts';

/** Reads a value that a file has; what is none stays as it is. */
export function writtenIn(side: string): unknown {
  try {
    return JSON.parse(side);
  } catch {
    return side;
  }
}

/** The last word of what a form has, as of `reason.note maxLength`. */
const keyOf = (name: string): string => name.split(' ').slice(1).join(' ').replace(/^ui /, '');

/** Says what of a field has changed; nothing where there is no word for it. */
export function fieldWords(t: TFunction, name: string): string {
  const field = name.split(' ', 1)[0]?.split('.').slice(1).join('.') ?? '';
  const key = keyOf(name);
  if (field === '') return '';
  const what =
    key === '' ? t('review.field.itself') : named(t, { key: `review.field.${key}`, otherwise: '' });
  return what === '' ? '' : t('review.fieldOf', { field, what });
}

/** Says what a field is like, or was. */
export function fieldValueWords(t: TFunction, name: string, side: string): string {
  const value = writtenIn(side);
  if (typeof value === 'string') {
    const key = keyOf(name) === 'widget' ? `catalogue.widget.${value}` : `review.fieldValue.${value}`;
    return named(t, { key, otherwise: value });
  }
  return operandWords(t, value);
}
