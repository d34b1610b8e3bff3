import type { TFunction } from '#i18n';
import type { StepView } from '../../protocol.ts';
import type { ReviewChange, ReviewPart } from '../../review.ts';
import { named } from '../words/named.ts';
import { stepTitle } from '../words/step-words.ts';

/** A name is long, and may be broken between its parts. */
export const breakable = (name: string): string => name.replaceAll('.', '.\u200B');

/** Names the steps that a change is about, as their screens are called. */
export function stepsWords(
  t: TFunction,
  change: Pick<ReviewChange, 'steps'>,
  steps: readonly StepView[],
): string {
  const own = steps.filter(({ name }) => change.steps.includes(name));
  return own.map((step) => stepTitle(t, step)).join(', ');
}

type Said = { part: ReviewPart['part']; side: string; steps: readonly StepView[] };

/** Says how something was or is: kinds of steps and steps by their names in Italian, all else as it is written. */
export function sideWords(t: TFunction, { part, side, steps }: Said): string {
  if (part === 'steps') return named(t, { key: `kind.${side}`, otherwise: side });
  const step = part === 'ways' ? steps.find(({ name }) => name === side) : undefined;
  return step ? stepTitle(t, step) : side;
}
