import type { JsonDocument, Part, Place } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';

/** An error fails the check; a warning does not. */
export type Severity = 'error' | 'warning';

/** What a rule has to say of one place; `part` is the value unless said otherwise. */
export type Problem = {
  document: JsonDocument;
  pointer: string;
  part?: Part;
  /** Overrides the place of the pointer, for what no pointer can name. */
  place?: Place;
  message: string;
  hint?: string;
};

/** One rule: a stable code, what it is for, and the way to find where it does not hold. */
export type Rule = {
  /** Stable, kebab-case, and the name of its file and page. */
  code: string;
  severity: Severity;
  title: string;
  /** Tells an analyst what is wrong and what to do, in a few sentences. */
  explain: string;
  run(sources: Sources): Iterable<Problem>;
};

/** What a check found in one place; line and column count from 1. */
export type Finding = {
  code: string;
  severity: Severity;
  file: string;
  line: number;
  column: number;
  /** How many characters of the line it speaks of. */
  length: number;
  pointer: string;
  message: string;
  hint?: string;
};
