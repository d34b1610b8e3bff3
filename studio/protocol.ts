import type { Finding } from '#analysis';
import type { BankReply, Context, JourneyState, PreparedJourney } from '#engine';
import type { ErrorCatalogue, FormFile, Step } from '#schemas';

/** How many findings of each severity. */
export type FindingCounts = { errors: number; warnings: number };

/** One journey in the library. */
export type LibraryRow = FindingCounts & {
  id: string;
  /** What its first screen is called; its id where that says nothing. */
  title: string;
  popups: readonly string[];
  routes: readonly string[];
  /** The journeys that run it as a step. */
  callers: readonly string[];
  /** Why it cannot be drawn: its file is no JSON, or no journey. */
  fault?: string;
  /** Nothing until its scenarios have been played. */
  coverage?: { passed: number; total: number };
  /** Nothing where git cannot say. */
  isChanged?: boolean;
};

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
};

/** What a search has met in a journey. */
export type SearchHit = { id: string; where: 'step' | 'text' | 'operation' | 'code' | 'flag'; what: string };

/** A step as it is drawn and listed. */
export type StepView = {
  name: string;
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
};

/** A way from one step to another. */
export type WayView = {
  id: string;
  from: string;
  to: string;
  kind: 'action' | 'timer' | 'ok' | 'step-up' | 'case' | 'exit' | 'error' | 'back' | 'limit' | 'unsure';
  name: string;
  /** The words of the button, or of the message that the holder reads. */
  words?: string;
  /** The guard, as it stands in the file. */
  when?: unknown;
  /** How the refusal is told: a field, a form, a popup. */
  type?: string;
  isRefusal: boolean;
  isPassed?: boolean;
};

/** A text of a journey’s file. */
export type TextView = {
  file: string;
  key: string;
  step: string;
  words: string;
  longest?: number;
  isStandIn: boolean;
};

/** One journey whole. */
export type JourneyView = {
  id: string;
  title: string;
  note?: string;
  version?: string;
  fault?: string;
  steps: readonly StepView[];
  ways: readonly WayView[];
  /** The steps of the way that is meant, from the start to a good end. */
  mainPath: readonly string[];
  findings: readonly Finding[];
  texts: readonly TextView[];
};

/** One file as it is written, and what is wrong in it. */
export type FileView = { path: string; text: string; findings: readonly Finding[] };

/** A moment of a scenario, as the engine has it. */
export type ScenarioMoment = { state: JourneyState; move?: string };

/** A scenario played to its end. */
export type ScenarioWalk = { name: string; title: string; moments: readonly ScenarioMoment[] };

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

/** What the server pushes. */
export type Pushed = { version: number };

/** A text to be written. `was` says what it was thought to be. */
export type TextEdit = { file: string; key: string; was: string; words: string };

/** What became of it: where somebody else has changed the text meanwhile, theirs stands. */
export type TextWritten = { kind: 'written' } | { kind: 'changed' } | { kind: 'refused'; why: string };
