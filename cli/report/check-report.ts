import type { AnswerLanguage, Finding, Rule, SourceFile } from '#analysis';
import type { Colours } from './colours.ts';

/** All that an output of `percorso check` may tell. */
export type CheckReport = {
  findings: readonly Finding[];
  rules: readonly Rule[];
  files: readonly SourceFile[];
  /** How many journeys were checked. */
  journeys: number;
  language: AnswerLanguage;
  colours: Colours;
};

/** Joins what a finding says and what it advises. */
export const sentencesOf = ({ message, hint }: Finding): string =>
  hint === undefined ? message : `${message} ${hint}`;

/** Writes the way of a run in one line: each step, and what it is left by. */
export function pathLine({ path = [] }: Pick<Finding, 'path'>): string {
  return path.map(({ step, by }) => (by === undefined ? step : `${step} [${by}]`)).join(' → ');
}
