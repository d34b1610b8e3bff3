import { fillTemplate } from './template.ts';

/** The words that stand in until an analyst writes the right ones. */
export type PlaceholderTexts = {
  title: string;
  body: string;
  action: string;
  error: string;
};

/** Reads the words that stand in for the texts of a new step. */
export function placeholderTexts(): PlaceholderTexts {
  // Our own template, with exactly these keys.
  return JSON.parse(fillTemplate('step-texts.json')) as PlaceholderTexts;
}
