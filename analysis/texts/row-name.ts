import type { AnswerLanguage } from '../report/words.ts';
import type { ImportedText } from './judge-rows.ts';

const rowWord = { en: 'row', it: 'riga' } satisfies Record<AnswerLanguage, string>;

/** Names a row so that its author finds it: its number, the file, the screen and the key of the text. */
export function nameOfRow({ row, file, key }: ImportedText, language: AnswerLanguage): string {
  const [screen = ''] = key.split('.');
  return `${rowWord[language]} ${row}: ${file}, ${screen}, ${key}`;
}
