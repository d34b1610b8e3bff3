import type { BankReply, BankRequest, Context } from '../ports.ts';

/** How a form stands: `blanks` counts how often it was emptied, so that the screen starts afresh each time. */
export type FormState = {
  blanks: number;
  /** Marked by FORM and FORM-PREVIOUS: validations show (FORM-10). */
  invalid: boolean;
  /** 18 after an invalidation (FORM-10). */
  captcha?: number;
  /** JSON pointer ("" is the whole form) → key path in the journey’s namespace, or `errors:<key>` for a shared text; the text may be empty (ERR-03). */
  errors: Record<string, string>;
};

/** A call on its way, or one kept while strong authentication runs. */
export type PendingCall = {
  callId: string;
  step: string;
  request: BankRequest;
  kept: boolean;
  /** Of a commit: what it is known by to the bank, however often it is sent. */
  key?: string | undefined;
  /** The action of the screen that led here, for the button’s spinner (LOAD-02). */
  action?: string | undefined;
  /** Asks where the holder had got to, before the first step. */
  resumes?: true;
};

/** A call that was sent before the run has come to it. */
export type CallAhead = PendingCall & { reply?: BankReply };

/** What runs behind the present screen: a call that is asked, or the timer until the next. */
export type Background = {
  callId?: string | undefined;
  timer?: string | undefined;
  /** How often it was asked since the screen came. */
  asked: number;
  /** What stands in the fields, for a call that is about it. */
  typed?: Record<string, unknown>;
  /** The refusal that was told last: it is not told at each asking. */
  refused?: string | undefined;
};

/** Screen → what ways have set since it was shown last, with the value before, or none: Back to it takes that back. */
export type Past = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** An answer is being changed: what stood before the holder went there, and whether it was answered since. */
export type Change = {
  summary: string;
  /** The screen with the answer. */
  at: string;
  history: readonly string[];
  past?: Past | undefined;
  answered?: true;
  /** The last screen was not shown: what it asks for is known. */
  passed?: boolean | undefined;
};

/** One journey under way; a sub-journey is a frame above its caller’s. */
export type Frame = {
  frameId: string;
  journey: string;
  version: string;
  hash: string;
  /** The step the frame is at; of a caller, the step that opened the frame above. */
  step: string;
  input: Record<string, unknown>;
  data: Record<string, unknown>;
  /** Each refusal that counts towards a limit, with the call whose success clears it; `""` where none does. */
  counted?: readonly (readonly [limit: string, call: string])[] | undefined;
  forms: Record<string, FormState>;
  /** Screens shown, oldest first, the present one last: where Back leads. */
  history: readonly string[];
  past?: Past | undefined;
  change?: Change | undefined;
  /** The commits that were done, or may have been, by operation: Back does not leave the frame, and nothing before them is ever shown again. */
  committed: false | readonly string[];
  /** What has done a commit since the present screen was shown, by step: the next screen begins the history anew. */
  barred?: readonly string[] | undefined;
  /** Where the ways of the present screen go on that lead to what was done already. */
  again?: { step: string; done: readonly string[] } | undefined;
  pending?: PendingCall | undefined;
  /** Calls that were sent together with the one under way, in their order, with what has been answered before its turn. */
  ahead?: readonly CallAhead[] | undefined;
  timer?: string | undefined;
  /** When the time of the present screen is over, in epoch milliseconds. */
  due?: number | undefined;
  background?: Background | undefined;
};

/** The whole run, as plain JSON: the same journey, state and event always give the same move. */
export type JourneyState = {
  runId: string;
  context: Context;
  frames: readonly Frame[];
  /** Counts what was issued, so that ids are stable. */
  issued: number;
  ended?: Ending | undefined;
  /** What is read again, by the id of its effect; `failed` when the bank could not be read: what decides by it waits. */
  refreshing?: string | undefined;
};

/** How a run ends that no end of its journey has ended; an end of that name could not be told from it. */
export const engineOutcomes = [
  'failed',
  'signed-out',
  'not-allowed',
  'interrupted',
  'unsure',
  'left',
] as const;

/** How a run ended: an outcome of the journey, or one of the engine’s own (`engineOutcomes`). */
export type Ending = { outcome: string; output: Record<string, unknown> };
