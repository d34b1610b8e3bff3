import type { EndStep, FormStep, ViewStep } from '#schemas';
import type { TextRef } from './effect.ts';
import type { FormState } from './state.ts';

/** One way out of a screen. */
export type ScreenAction = { name: string; text: TextRef; submits: boolean };

/**
 * What the holder sees now, derived from the state. While a call runs the last screen stays, with `busy` set
 * (LOAD-01); `at` names the screen in events.
 */
export type Screen = {
  at: string;
  journey: string;
  step: string;
  definition: FormStep | ViewStep | EndStep;
  surface: 'page' | 'dialog';
  popup: string | undefined;
  /** How many frames stand beneath: a dialog of a sub-journey lies above its caller’s. */
  depth: number;
  busy: boolean;
  /** The action that started the call under way, for the button’s spinner (LOAD-02). */
  busyAction: string | undefined;
  canGoBack: boolean;
  actions: readonly ScreenAction[];
  title: TextRef;
  body: TextRef;
  form?: {
    name: string;
    state: FormState;
    values: Record<string, unknown>;
    /** What the bank decides of a field: a list to choose from, the task of a proof, a judgement. */
    choices: Record<string, unknown>;
  };
  view?: {
    name: string;
    input: Record<string, unknown>;
    /** What the holder had chosen here before. */
    values: Record<string, unknown>;
  };
};
