import { useTranslation } from '#i18n';
import type { StepView } from '../../protocol.ts';
import { stepTitle } from '../words/step-words.ts';
import styles from './StepDeeds.module.css';

type SelectProps = {
  label: string;
  steps: readonly StepView[];
  /** None where several are chosen at once. */
  chosen: string;
  onChoose: (step: string) => void;
};

/** Asks for a step by its title and its name. */
export function StepSelect({ label, steps, chosen, onChoose }: SelectProps) {
  const { t } = useTranslation('studio');
  return (
    <select
      className={styles['select']}
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {chosen === '' && <option value="">{t('remove.various')}</option>}
      {steps.map((step) => {
        const title = stepTitle(t, step);
        return (
          <option key={step.name} value={step.name}>
            {title === step.name ? title : `${title} (${step.name})`}
          </option>
        );
      })}
    </select>
  );
}
