import type { TFunction } from '#i18n';
import { openBrace } from './placeholders.ts';

/** Says of words that are typed in a form which brace of theirs is not closed. */
export function braceWords(t: TFunction, words: string): string | undefined {
  const name = openBrace(words);
  return name === undefined ? undefined : t('texts.unclosed', { name });
}
