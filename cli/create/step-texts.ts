import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words that stand in until an analyst writes the right ones. */
export type PlaceholderTexts = {
  title: string;
  body: string;
  action: string;
  error: string;
};

/** Reads the words that stand in for the texts of a new step. */
export function placeholderTexts(): PlaceholderTexts {
  const file = join(import.meta.dirname, '../templates/step-texts.json');
  // Our own template, with exactly these keys.
  return JSON.parse(readFileSync(file, 'utf8')) as PlaceholderTexts;
}
