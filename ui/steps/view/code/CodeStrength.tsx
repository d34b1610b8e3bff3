import { useTranslation } from '#i18n';
import { readStrength, Strength } from '#ui/kit';
import type { StepViewProps } from '../step-view.ts';

/** Shows how strong the bank judges a code to be; nothing while it has not (ECODE-20, ECODE-21). */
export function CodeStrength({ input }: StepViewProps) {
  const { t } = useTranslation('forms');
  const level = readStrength(input['complexity']);
  return level && <Strength level={level} label={t('strength.label')} words={t(`strength.${level}`)} />;
}
