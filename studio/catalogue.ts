import type { StepView } from './protocol.ts';

/** What the catalogue has, in the order in which it is shown. */
export const catalogueKinds = ['flag', 'operation', 'code', 'popup', 'page', 'widget', 'guard'] as const;

/** One of them. */
export type CatalogueKind = (typeof catalogueKinds)[number];

/** An entry as it is listed. Flags have their words in the schemas, which the page reads by itself. */
export type CatalogueRow = {
  kind: CatalogueKind;
  name: string;
  title?: string;
  /** What it means or does. */
  words?: string;
  /** What else it is found by. */
  also?: string;
  /** Who shows a page. */
  shownBy?: 'portal' | 'journeys' | 'elsewhere';
  /** How many journeys use it. */
  journeys: number;
};

/** A row before it is known who uses it. */
export type CatalogueName = Omit<CatalogueRow, 'journeys'>;

/** What a journey does with what it names. */
export type UseManner = 'calls' | 'routes' | 'opens' | 'stands' | 'leads' | 'reads' | 'asks' | 'uses';

/** A place that uses an entry: a step, or what is said of the whole journey. */
export type UsePlace = {
  how: UseManner;
  step?: Pick<StepView, 'name' | 'kind' | 'title' | 'about'>;
  /** Without a step, the part of the journey: `allow`, `errors`. */
  part?: string;
  /** How a refusal is told, with the words that the holder reads, and the step that it leads to. */
  type?: string;
  words?: string;
  to?: NonNullable<UsePlace['step']>;
};

/** A journey that uses an entry. */
export type UseView = { journey: string; title: string; places: readonly UsePlace[] };

/** A line of a file of no journey that uses an entry. */
export type UseLine = { file: string; line: number };

/** A member of what is sent or answered. */
export type MemberView = {
  name: string;
  words?: string;
  type: 'text' | 'number' | 'boolean' | 'list' | 'object' | 'other';
  isRequired: boolean;
  values?: readonly (string | number | boolean)[];
  pattern?: string;
  format?: 'date' | 'date-time';
  least?: number;
  most?: number;
  isSecret?: true;
  members?: readonly MemberView[];
};

/** A refusal of an operation. */
export type RefusalView = {
  code: string;
  type: string;
  words: string;
  /** Most operations may be refused so. */
  isGeneral?: true;
};

/** What the contract says of an operation. */
export type OperationView = {
  service: string;
  method: string;
  path: string;
  isCommit: boolean;
  isReading: boolean;
  /** Whether the bank asks for a strong authentication first. */
  proof: 'always' | 'sometimes' | 'never';
  sends: readonly MemberView[];
  answers: readonly MemberView[];
  refusals: readonly RefusalView[];
};

/** When operations are refused with a code, and what the portal does where no journey says so. */
export type CodeView = {
  /** The words of each case, with the operations that it is of; all, where most are refused so. */
  cases: readonly { words: string; operations: readonly string[] | 'most' }[];
  types: readonly string[];
  /** What `errors.json` says for all journeys. */
  shared?: { type: string; words?: string };
};

/** An entry whole. */
export type CatalogueEntry = CatalogueRow & {
  uses: readonly UseView[];
  lines: readonly UseLine[];
  operation?: OperationView;
  code?: CodeView;
  /** What a guard with a name takes, asks, and where it is written. */
  guard?: { takes: readonly string[]; means: unknown; line: number };
  /** The guards with names that read a flag. */
  guards?: readonly string[];
};
