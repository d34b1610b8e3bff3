import type {
  AssignStep,
  BranchStep,
  CallStep,
  EndStep,
  ErrorCatalogue,
  ErrorRoute,
  FormFile,
  FormStep,
  JourneyFile,
  JourneyStep,
  ViewStep,
} from '#schemas';
import type { Expression } from '../rules/expression.ts';

/** What the engine reads of an operation of the contract; the generated `operations` fit. */
export type OperationFacts = {
  method: string;
  /** Whose proof the call carries; a holder’s, `bearer`, when left out. */
  token?: string;
  sca?: boolean;
  /** The bank may ask for strong authentication with `result: "SCA"` on a 200 (SCA-22). */
  scaResult?: boolean;
  idempotent?: boolean;
  /** Takes a key in a header, by which the bank does it once. */
  keyed?: boolean;
};

/** The operations of the contract, by operationId. */
export type OperationTable = Readonly<Record<string, OperationFacts>>;

/** Checks an answer: JSON pointer → keyword that failed; nothing when all is well. */
export type FormValidator = (values: Record<string, unknown>) => Record<string, string>;

/** Named expressions, ready. */
export type Values = readonly (readonly [name: string, value: Expression])[];

/** An edge made ready. */
export type CompiledEdge = {
  to: string;
  when: Expression | undefined;
  sets: Values;
  /** What is done on the way: the effects of these kinds, with these members. */
  does?: readonly (readonly [kind: 'file' | 'visit', members: Values])[] | undefined;
  /** What refuses it, by code: what it puts into a list is there already, or has no room. */
  refusedBy?: Values | undefined;
};

/** What an answer writes: data name ← place in the answer. */
export type Save = { datum: string; path: readonly string[] };

/** An action of a screen made ready. */
export type CompiledAction = CompiledEdge & {
  submits: boolean;
  resets: readonly string[];
  /** The screen of before that it leads to, to change its answer, and back. */
  changes?: string | undefined;
};

type Step<Kind, Definition> = {
  kind: Kind;
  name: string;
  definition: Definition;
  /** All that the step evaluates while the journey is at it. */
  own: readonly Expression[];
  /** All its ways on, for the computation of what data depends on what. */
  edges: readonly CompiledEdge[];
  /** A guard decides here, by what the portal knows, where the run goes on by itself. */
  decidesByContext?: true | undefined;
  /** Data that a screen shows and that nothing may know once it is left. */
  erases?: readonly string[] | undefined;
};

/** A form or a view. */
export type CompiledScreen = Step<'form' | 'view', FormStep | ViewStep> & {
  form: string | undefined;
  saves: readonly Save[];
  shows: Values;
  /** Field → its first value. */
  prefill: Values;
  input: Values;
  /** Field → the choices that the bank decides. */
  choices: Values;
  runs: CompiledRuns | undefined;
  /** The instant at which its time is over. */
  deadline: Expression | undefined;
  actions: ReadonlyMap<string, CompiledAction>;
};

/** A route made ready: its ways to the step to be at, where it decides or writes. */
export type CompiledRoute = Omit<ErrorRoute, 'cases' | 'sets'> & {
  ways?: readonly CompiledEdge[] | undefined;
};

/** A call. */
export type CompiledCall = Step<'call', CallStep> & {
  body: Values | undefined;
  query: Values | undefined;
  headers: Values | undefined;
  ok: readonly CompiledEdge[];
  errors: ReadonlyMap<string, CompiledRoute>;
  /** Pointer into the request → the fields of forms that it is made from, where they are called otherwise. */
  fields: Readonly<Record<string, string[]>> | undefined;
  repeatable: boolean;
  /** The calls behind it that are sent together with it, in their order. */
  ahead?: readonly string[] | undefined;
  /** Changes something for good; where the run goes on when nobody knows whether it did, if the journey says it. */
  commit: { unsure: CompiledEdge | undefined } | undefined;
  /** The ways behind strong authentication, by how it ended, where the call waits for it. */
  exits: ReadonlyMap<string, readonly CompiledEdge[]> | undefined;
};

/** A call behind a screen. */
export type CompiledRuns = {
  call: CompiledCall;
  every: { seconds: number; most: number } | undefined;
  /** The place in the answer that is being typed which it is about. */
  on: readonly string[] | undefined;
  /** Data that its ways write. */
  writes: readonly string[];
};

/** A branch, or what only assigns: a branch of one way. */
export type CompiledBranch = Step<'branch', BranchStep | AssignStep> & { cases: readonly CompiledEdge[] };

/** A journey run inside the journey. */
export type CompiledRun = Step<'journey', JourneyStep> & {
  input: Values;
  exits: ReadonlyMap<string, readonly CompiledEdge[]>;
};

/** An end. */
export type CompiledEnd = Step<'end', EndStep> & { shows: Values; output: Values };

/** A step made ready, by kind. */
export type CompiledStep = CompiledScreen | CompiledCall | CompiledBranch | CompiledRun | CompiledEnd;

/** Which earlier versions are taken up, and by what their steps are called now. */
export type CompiledMigrations = {
  ranges: readonly { from: string; steps: Readonly<Record<string, string>> }[];
  /** Data that stay. */
  keeps: readonly string[];
  /** Input without which nothing goes on. */
  takes: readonly string[];
  /** As `needs`, of what has no default: it must be known where a run is to stand. */
  must: ReadonlyMap<string, ReadonlySet<string>>;
  /** Step → the commits, and the journeys that are run, that it stands before: no run in which one was done is to stand there. */
  before: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A journey made ready: guards compiled, references resolved, dependencies computed. */
export type CompiledJourney = {
  id: string;
  version: string;
  /** Of the whole content, so that a saved run is not taken up by a changed journey. */
  hash: string;
  definition: JourneyFile;
  forms: Readonly<Record<string, FormFile>>;
  steps: ReadonlyMap<string, CompiledStep>;
  allow: Expression | undefined;
  initial: Readonly<Record<string, unknown>>;
  sensitive: ReadonlySet<string>;
  nextCall: readonly string[];
  errors: ReadonlyMap<string, CompiledRoute>;
  outcomes: ReadonlySet<string>;
  resume: { operation: string; state: Expression; at: ReadonlyMap<string, string> } | undefined;
  /** Datum → data that are from it, directly or not: forgotten when an answer changes it. */
  dependent: ReadonlyMap<string, readonly string[]>;
  /** Step, or what follows when the answer to a commit is lost → data that it, or a step after it, reads before it is written again. */
  needs: ReadonlyMap<string, ReadonlySet<string>>;
  /** How runs of earlier versions are taken up. */
  migrations: CompiledMigrations | undefined;
};

/** All that the engine runs: make it once with `compileLibrary`. */
export type Library = {
  journeys: ReadonlyMap<string, CompiledJourney>;
  catalogue: ErrorCatalogue;
  catalogueCodes: ReadonlyMap<string, ErrorRoute>;
  operations: OperationTable;
  validators: ((journeyId: string, form: string) => FormValidator | undefined) | undefined;
  /** The journey that a challenge opens. */
  stepUpJourney: string;
};
