import type { TFunction } from '#i18n';
import type { GuardView, JourneyView } from '../../protocol.ts';
import { conditionWords } from '../words/condition.ts';
import { stepTitle } from '../words/step-words.ts';
import { wayWords } from '../words/way-words.ts';

/** Says of what a guard is one: of the way of a step, or of the opening. */
export function guardLabel(t: TFunction, { pointer, step }: GuardView, journey: JourneyView): string {
  const way = journey.ways.find(({ guard }) => guard === pointer);
  const own = journey.steps.find(({ name }) => name === step);
  if (!way || !own) return t('guard.ofOpening');
  const to = journey.steps.find(({ name }) => name === way.to);
  const words = way.kind === 'action' ? wayWords(t, { ...way, when: undefined }) : stepTitle(t, to ?? own);
  return t('guard.of', { what: `${stepTitle(t, own)} → ${words}` });
}

/** Says when a journey may be opened. */
export function openingWords(t: TFunction, { guards }: JourneyView): string {
  const { written, means = written } = guards.find(({ pointer }) => pointer === '/allow') ?? {};
  return means === undefined
    ? t('guard.opensAlways')
    : t('guard.opensIf', { condition: conditionWords(t, means) });
}
