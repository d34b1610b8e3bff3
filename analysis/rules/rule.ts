import type { Words } from '../report/words.ts';
import type { Passage } from '../graph/reachability.ts';
import type { JsonDocument, Part, Place } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';
import type { Within } from '../report/place-within.ts';

/** An error fails the check; a warning does not. */
export type Severity = 'error' | 'warning';

/**
 * How a place can be mended without asking: a name in its text gives way to another, signs in it give way to others
 * wherever they stand, its words give way to others, a text loses its quotes, a member is added behind it, or the whole
 * member goes; what is not JSON is mended by offsets.
 */
export type Fix = Renaming | Replacing | Rewording | Unquoting | Adding | Editing | 'remove';

type Replacing = { replace: string; by: string };
type Rewording = { reword: string; to: string };
type Unquoting = { bare: string };
type Adding = { add: string; value: boolean | number };
type Editing = { edit: Edit };

/** A name that gives way to another. */
export type Renaming = { rename: string; to: string };

/** What a rule has to say of one place; `part` is the value unless said otherwise. */
export type Problem = {
  document: JsonDocument;
  pointer: string;
  part?: Part;
  /** Overrides the place of the pointer, for what no pointer can name. */
  place?: Place;
  /** The piece of its text that it speaks of, where it is not all of it. */
  within?: Within | undefined;
  message: Words;
  hint?: Words;
  fix?: Fix;
  /** The shortest way by which a run gets there, within the journey of the document. */
  path?: readonly Passage[] | undefined;
};

/** What a rule finds in one journey: in the journey’s own file unless it names another. */
export type Found = Omit<Problem, 'document'> & { document?: JsonDocument };

/** One rule: the way to find where it does not hold; docs/rules says what it is for. */
export type Rule = Check & {
  /** Stable, kebab-case, and the name of its file and of its pages in docs/rules. */
  code: string;
  severity: Severity;
};

/** How a rule is held. */
export type Check = {
  /** An error where nothing else is said. */
  severity?: Severity;
  /**
   * It compares journeys with one another, or reads scenarios or files that belong to none. Any other rule is shown one
   * journey at a time, and of the others what they show to one another: their interfaces. It rests while these stay the same.
   */
  across?: true;
  /**
   * Of those across: it looks at scenarios, those of one journey at a time, and of other journeys at what these may name.
   * It rests, too, while all that stays the same.
   */
  ofScenarios?: true;
  /** It reads the journey’s texts, and nothing of how runs move: it is held apart, so that words are cheap to change. */
  wording?: true;
  run(sources: Sources): Iterable<Problem>;
  /** Holds the same against what belongs to no journey, or to all. */
  runOnCommon?(sources: Sources): Iterable<Problem>;
};

/** A piece of a file’s text, by offsets, and what shall stand there instead. */
export type Edit = { start: number; end: number; text: string };

/** What mends a finding, and what it takes to judge whether to. */
export type Remedy = Edit & {
  /** The names, where one gives way to another: either may be the slip. */
  renaming?: Renaming;
  /** Something is lost that an analyst has written, which is right only when nothing else is wrong. */
  loses?: true;
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
  /** The shortest way by which a run gets there, first step first; each with its place in the same file. */
  path?: readonly PlacedPassage[];
  /** What mends the file without changing anything else of it. */
  fix?: Remedy;
};

/** A step of a finding’s path, with the place of its name in the file. */
export type PlacedPassage = Passage & {
  line: number;
  column: number;
  length: number;
  /** At the first, when a run does not begin there but is taken up again: what says so. */
  begins?: string;
};
