import type { JourneyFile, Step } from '#schemas';
import { isStandIn, type Sources } from '#analysis';
import { UsageError } from '../command.ts';
import type { valuesUnder } from './held-values.ts';

/** What a new step is made from; `next` is the step it goes on to. */
export type StepOrder = {
  name: string;
  kind: string;
  next: string;
  definition: JourneyFile;
  sources: Sources;
  options: { operation?: string; journey?: string; view?: string; outcome?: string; unsure?: string };
};

/** A new step, the texts of its own place, and the codes of refusals that its caller’s screen must word. */
export type MadeStep = {
  step: Step;
  texts: readonly (readonly [path: readonly string[], text: string])[];
  codes: readonly string[];
  /** Places in the step whose values stand in until an analyst writes the right ones. */
  toFill: readonly string[];
  /** Ways of the step that lead where nobody has said, with the step that they lead to. */
  toDecide: readonly { way: string; to: string }[];
};

/** Makes a step that says nothing and leaves nothing open. */
export const silent = (step: Step): MadeStep => ({ step, texts: [], codes: [], toFill: [], toDecide: [] });

/**
 * Reads what a kind of step cannot be made without.
 *
 * @throws {UsageError} when it is not given.
 */
export function needed({ kind, options }: StepOrder, option: keyof StepOrder['options']): string {
  const value = options[option];
  if (value === undefined)
    throw new UsageError({
      en: `a step of kind "${kind}" needs --${option}.`,
      it: `un passo di genere "${kind}" vuole --${option}.`,
    });
  return value;
}

type Values = ReturnType<typeof valuesUnder>;

/** Says what a step gives, where it gives anything. */
export const given = (input: Values): { input?: Values } => (Object.keys(input).length > 0 ? { input } : {});

/** Names the places whose values stand in. */
export const placesToFill = (key: string, values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => (isStandIn(value) ? [`${key}.${name}`] : []));
