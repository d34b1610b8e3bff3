import type { TFunction } from '#i18n';
import type { StepView } from '../../protocol.ts';
import type { ReviewChange } from '../../review.ts';
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
