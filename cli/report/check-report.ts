import type { AnswerLanguage, Finding, PlacedPassage, Rule, SourceFile } from '#analysis';
import type { Colours } from './colours.ts';

/** All that an output of `percorso check` may tell. */
export type CheckReport = {
  findings: readonly Finding[];
  rules: readonly Rule[];
  files: readonly SourceFile[];
  /** The folder that their paths begin at. */
  root: string;
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
  return path.map(passageText).join(' → ');
}

/** Writes a step of such a way: how a run comes to it, unless from the start, and what it is left by. */
export const passageText = ({ begins, step, by }: PlacedPassage): string =>
  [begins, step, by === undefined ? undefined : `[${by}]`].filter((part) => part !== undefined).join(' ');
