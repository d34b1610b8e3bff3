import type { BankRequest, Context } from '../ports.ts';

/** How a form stands: `blanks` counts how often it was emptied, so that the screen starts afresh each time. */
export type FormState = {
  blanks: number;
  /** Marked by FORM and FORM-PREVIOUS: validations show (FORM-10). */
  invalid: boolean;
  /** 18 after an invalidation (FORM-10). */
  captcha?: number;
  /** JSON pointer → text key path in the journey’s namespace; "" is an error without words (ERR-03). */
  errors: Record<string, string>;
};

/** A call on its way, or one kept while strong authentication runs. */
export type PendingCall = { callId: string; step: string; request: BankRequest; kept: boolean };

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
  limits: Record<string, number>;
  forms: Record<string, FormState>;
  /** Steps shown, oldest first: where Back leads. Emptied by a commit. */
  history: readonly string[];
  pending?: PendingCall;
  timer?: string;
};

/** The whole run, as plain JSON: the same journey, state and event always give the same move. */
export type JourneyState = {
  runId: string;
  context: Context;
  frames: readonly Frame[];
  /** Counts what was issued, so that ids are stable. */
  issued: number;
  ended?: { outcome: string; output: Record<string, unknown> };
};
