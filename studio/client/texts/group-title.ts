import type { TFunction } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { stepTitle } from '../words/step-words.ts';

/** Names the texts of a step: by its title, and by its own name as well where others have the same, or it is still to be written. */
export function titleOfGroup(
  t: TFunction,
  name: string,
  { steps, texts }: Pick<JourneyView, 'steps' | 'texts'>,
): string {
  const own = steps.find((step) => step.name === name);
  if (!own) return name;
  const title = stepTitle(t, own);
  if (title === name) return name;
  const isStandIn = texts.some(({ key, isStandIn: standsIn }) => standsIn && key === `${name}.title`);
  const isShared = steps.some((step) => step.name !== name && stepTitle(t, step) === title);
  return isStandIn || isShared ? t('texts.group', { title, name }) : title;
}
