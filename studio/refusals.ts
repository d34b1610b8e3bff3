import type { RefusalView } from './catalogue.ts';

/** How a refusal can be told: beside the screen, at a field of it, in a window above it; or by another step. */
export const tellings = ['message', 'field', 'popup', 'step'] as const;

/** One of them. */
export type Telling = (typeof tellings)[number];

/** Stands where a code does for a bank that does not answer. */
export const noAnswer = 'unreachable';

/** A field at which a refusal can be told. */
export type RefusedField = { screen: string; name: string; label?: string };

/** The refusals that a call may be answered with, and where they can be told. */
export type RefusalsView = {
  /** Those that the step says nothing of yet. */
  left: readonly RefusalView[];
  /** Those that it routes, by how they are told. */
  routed: readonly (RefusalView & { told: string; to?: string })[];
  /** Where it goes on when no answer comes; nothing said of a step means the screen from which the call was made. */
  lost: { isCommit: boolean; isRouted: boolean; told: string; to?: string };
  /** Of the screens from which the call is made. */
  fields: readonly RefusedField[];
};

/** A refusal that a step is to route from now on. */
export type RefusalRouting = {
  kind: 'route-refusal';
  journey: string;
  step: string;
  code: string;
  telling: Telling;
  /** The step that follows, or the screen of the field; none for the screen from which the call was made. */
  to: string;
  field: string;
  /** What the holder reads; a step speaks for itself. */
  words: string;
};
