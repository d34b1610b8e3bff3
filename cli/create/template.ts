import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standIns } from '#analysis';

const templates = join(import.meta.dirname, '../templates');

/** Reads a template, with words in the place of its marks, such as `__title__`. */
export function fillTemplate(name: string, words: Readonly<Record<string, string>> = {}): string {
  const known: Readonly<Record<string, string>> = { ...standIns, ...words };
  const text = readFileSync(join(templates, name), 'utf8');
  return text.replaceAll(/__(\w+?)__/g, (mark, word: string) => known[word] ?? mark);
}
