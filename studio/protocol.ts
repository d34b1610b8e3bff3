import type { Finding, GraphEdge } from '#analysis';
import type { BankReply, Context, Effect, JourneyState, PreparedJourney } from '#engine';
import type { ErrorCatalogue, FormFile, ScenarioMove, Step } from '#schemas';
import type { Belonging } from './whose.ts';
import type { AskedAs } from './shown.ts';
import type { StepNow } from './written.ts';

/** How many findings of each severity. */
export type FindingCounts = { errors: number; warnings: number };

/** One journey in the library. */
export type LibraryRow = FindingCounts &
  Belonging & {
    id: string;
    /** What its first screen is called; its id where that says nothing. */
    title: string;
    steps: number;
    popups: readonly string[];
    routes: readonly string[];
    /** The journeys that run it as a step. */
    callers: readonly string[];
    /** Why it cannot be drawn: its file is no JSON, or no journey. */
    fault?: string;
    /** Nothing until its scenarios have been played. */
    coverage?: { passed: number; total: number; failing: number };
    /** Nothing where git cannot say. */
    isChanged?: boolean;
  };

/** How a guard with a name is read where it holds, and where it does not. */
export type GuardWords = { holds: string; lacks?: string };

/** All that stands in the folder. */
export type LibraryView = {
  folder: string;
  isReadOnly: boolean;
  /** The revision that changes are counted from. */
  revision?: string;
  /** What keeps the folder from being read. */
  trouble?: string;
  /** There is a `journeys/` with something in it. */
  hasJourneys: boolean;
  rows: readonly LibraryRow[];
  /** Everything has been checked; before that nothing is known of findings. */
  isChecked: boolean;
  /** What is wrong in files of no journey. */
  elsewhere: readonly Finding[];
  guards: Readonly<Record<string, GuardWords>>;
};

/** What a search has met in a journey. */
export type SearchHit = { id: string; where: 'step' | 'text' | 'operation' | 'code' | 'flag'; what: string };

/** A step as it is drawn and listed. */
export type StepView = {
  name: string;
  /** The step of the file in which it stands, where it has no name of its own there. */
  within?: string;
  /** It sends several calls together, which are drawn behind it. */
  isTogether?: true;
  kind: Step['kind'];
  /** In the words of the holder’s screen; nothing for what shows none. */
  title?: string;
  /** The operation, the view, the journey or the outcome. */
  about?: string;
  /** The form that it asks. */
  form?: string;
  isCommit: boolean;
  isStart: boolean;
  findings: FindingCounts;
  /** Nothing until scenarios have been played. */
  isPassed?: boolean;
};

/** A way from one step to another. */
export type WayView = {
  id: string;
  from: string;
  to: string;
  /** What a screen asks about itself while something is typed is no way to read. */
  kind: Exclude<GraphEdge['kind'], 'typed'>;
  name: string;
  /** The words of the button, or of the message that the holder reads. */
  words?: string;
  /** The guard, as it stands in the file. */
  when?: unknown;
  /** Where its guard stands, or may stand. */
  guard?: string;
  /** How the refusal is told: a field, a form, a popup. */
  type?: string;
  /** What the refusal does, by what its type means. */
  meaning?: string;
  isRefusal: boolean;
  /** It leads back to the screen from which the call was made: no place of the file says where. */
  stays?: true;
  isPassed?: boolean;
};

/** Something that a guard may read, with what it can hold. */
export type ReadableView = AskedAs & {
  path: string;
  type: 'boolean' | 'number' | 'text' | 'list' | 'other';
  /** Where they are few and known. */
  values?: readonly (string | number | boolean)[];
  /** It may be missing, so that something must stand in its stead. */
  isOptional?: boolean;
};

/** A place where a guard stands, or may stand. */
export type GuardView = {
  pointer: string;
  /** The step whose way it guards; none for the opening of the journey. */
  step?: string;
  /** As it stands in the file; nothing where none does. */
  written?: unknown;
  /** What it comes to, where it uses guards by their names. */
  means?: unknown;
  line?: number;
  /** A way among several needs it. */
  isNeeded: boolean;
  /** What it may read of an answer. */
  answered?: readonly ReadableView[];
};

/** A text of a journey’s file. */
export type TextView = {
  file: string;
  key: string;
  step: string;
  words: string;
  longest?: number;
  isStandIn: boolean;
  /** It is asked for, and not in the file. */
  isMissing?: true;
  /** What fills its placeholders; nothing where nobody shows it. */
  values?: readonly string[];
  /** Rules of wording that say nothing of it. */
  excused?: readonly string[];
};

/** What became of a scenario when it was played. */
export type ScenarioState =
  | { kind: 'playing' }
  | { kind: 'passed' }
  /** `move` is counted from 1. */
  | { kind: 'failed'; move: number; why: string; line: number }
  | { kind: 'hindered'; why: string };

/** A scenario as it is listed. */
export type ScenarioView = { name: string; file: string; title: string; moves: number; state: ScenarioState };

/** Something that no scenario passes, with the step where it is looked for and the way that it is. */
export type MissingView = {
  id: string;
  kind: 'way' | 'guard' | 'allow' | 'resume' | 'other';
  step?: string;
  way?: string;
  /** The side of a guard that never comes. */
  side?: boolean;
  /** What the file calls it. */
  label: string;
};

/** How far the scenarios of a journey go. */
export type CoverageView = {
  passed: number;
  total: number;
  missing: readonly MissingView[];
  /** Of before a change with which they are still to be played. */
  isBefore?: true;
};

/** One journey whole. */
export type JourneyView = Belonging & {
  id: string;
  title: string;
  note?: string;
  version?: string;
  fault?: string;
  steps: readonly StepView[];
  /** By names of steps that it had and has no more. */
  moved: Readonly<Record<string, StepNow>>;
  ways: readonly WayView[];
  guards: readonly GuardView[];
  /** What every guard may read beside the flags. */
  readable: readonly ReadableView[];
  /** The steps of the way that is meant, from the start to a good end. */
  mainPath: readonly string[];
  findings: readonly Finding[];
  texts: readonly TextView[];
  /** Words that have a better one. */
  avoid: readonly { word: string; better: string }[];
  scenarios: readonly ScenarioView[];
  /** Nothing until its scenarios have been played. */
  coverage?: CoverageView;
};

/** One file as it is written, and what is wrong in it. */
export type FileView = { path: string; text: string; findings: readonly Finding[] };

/** A moment of a scenario, as the engine has it, with the move that has led there and what was asked to be done. */
export type ScenarioMoment = { state: JourneyState; effects: readonly Effect[]; move?: ScenarioMove };

/** A scenario played to its end, or to where it breaks. */
export type ScenarioWalk = {
  name: string;
  title: string;
  input: Readonly<Record<string, unknown>>;
  /** When it begins, where it says so. */
  now?: string;
  moments: readonly ScenarioMoment[];
};

/** A scenario to choose from. */
export type ScenarioLine = { name: string; title: string; moments: number };

/** A moment of a scenario, counted from 0. */
export type ScenarioPlace = { scenario: string; moment: number };

/** One journey ready to run; its validators are a module of their own. */
export type StageChunk = {
  id: string;
  journey: PreparedJourney;
  forms: Readonly<Record<string, FormFile>>;
  texts: Readonly<Record<string, unknown>>;
  /** The address of the module with the validators of its forms. */
  validators: string;
};

/** One answer that the contract lets the bank give. */
export type DeclaredAnswer = {
  id: string;
  kind: 'done' | 'refused' | 'step-up' | 'unreachable' | 'unreadable';
  code?: string;
  type?: string;
  /** What the holder reads then, where the journey says so. */
  words?: string;
  /** Every operation may be refused so. */
  isGeneral?: true;
  /** The scenario that an answer is taken from. */
  scenario?: string;
  reply: BankReply;
};

/** A flag that guards read, with the values that it can have. */
export type FlagView = { path: string; values: readonly (string | boolean)[] };

/** All that the stage and the simulator need of a journey. */
export type StageView = {
  chunks: readonly StageChunk[];
  errors: ErrorCatalogue;
  /** What the journey is begun with. */
  input: Readonly<Record<string, unknown>>;
  context: Context;
  /** When it is begun, where that matters. */
  now?: string;
  flags: readonly FlagView[];
  /** By operation. */
  answers: Readonly<Record<string, readonly DeclaredAnswer[]>>;
  scenarios: readonly ScenarioLine[];
  /** Where a scenario stands at a step, by step. */
  stands: Readonly<Record<string, ScenarioPlace>>;
  /** What its data may be where no scenario says. */
  data: Readonly<Record<string, unknown>>;
  /** Texts of files that belong to no journey, by file. */
  shared: Readonly<Record<string, unknown>>;
};

/** A text to be written. `was` says what it was thought to be. */
export type TextEdit = { file: string; key: string; was: string; words: string };

/** A guard to be written, as JSON; nothing for none. `was` says what it was thought to be. */
export type GuardEdit = { journey: string; pointer: string; was: string; guard: string };

/** What became of it: where somebody else has changed the place meanwhile, theirs stands. */
export type Written = { kind: 'written' } | { kind: 'changed' } | { kind: 'refused'; why: string };
