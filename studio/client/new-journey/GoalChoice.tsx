import { useTranslation } from '#i18n';
import { useEffect, useId, useRef } from 'react';
import type { Goal, GoalView } from '../../new-journey.ts';
import styles from './NewJourney.module.css';

type ChoiceProps = { views: readonly GoalView[]; goal: Goal; onGoal: (goal: Goal) => void };

/** Asks what a journey is for; one for which the bank has nothing here says why. */
export function GoalChoice({ views, goal: chosen, onGoal }: ChoiceProps) {
  const { t } = useTranslation('studio');
  const whole = useRef<HTMLFieldSetElement>(null);
  const group = useId();
  useEffect(() => whole.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset ref={whole} className={styles['goals']}>
      <legend>{t('newJourney.goal')}</legend>
      {views.map(({ goal, operations, isBankless }) => {
        const isPossible = isBankless || operations.length > 0;
        return (
          <label key={goal} className={styles['goal']} data-chosen={goal === chosen || undefined}>
            <input
              type="radio"
              name={group}
              checked={goal === chosen}
              disabled={!isPossible}
              aria-describedby={`${group}${goal}`}
              onChange={() => onGoal(goal)}
            />
            <span className={styles['goalName']}>{t(`newJourney.goals.${goal}.name`)}</span>
            <span id={`${group}${goal}`} className={styles['soft']}>
              {t(isPossible ? `newJourney.goals.${goal}.what` : 'newJourney.unproven')}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
