import { useTranslation } from '#i18n';
import { TextField } from '#ui/kit';
import { useState } from 'react';
import type { GoalView } from '../../new-journey.ts';
import box from '../frame/Box.module.css';
import { foundOperations, type FoundOperation } from './found-operations.ts';
import styles from './NewJourney.module.css';

type FinderProps = { views: readonly GoalView[]; onFind: (found: FoundOperation) => void };

/** Finds an operation of the bank by a word, whatever goal it serves: who knows what is to be done need not know the goal. */
export function OperationFinder({ views, onFind }: FinderProps) {
  const { t } = useTranslation('studio');
  const [typed, setTyped] = useState('');
  const found = foundOperations(t, views, typed).slice(0, mostInSight);
  return (
    <div className={styles['finder']}>
      <TextField
        type="search"
        label={t('newJourney.find')}
        value={typed}
        onChange={setTyped}
        hint={t('newJourney.findHint')}
        autoComplete="off"
      />
      <output>{typed.trim() !== '' && found.length === 0 && t('newJourney.foundNone')}</output>
      {found.length > 0 && (
        <ul aria-label={t('newJourney.found')} className={box['deeds']}>
          {found.map((each) => (
            <li key={`${each.goal} ${each.operation}`}>
              <button
                type="button"
                onClick={() => {
                  onFind(each);
                  setTyped('');
                }}
              >
                {t('newJourney.foundFor', {
                  operation: each.words,
                  goal: t(`newJourney.goals.${each.goal}.name`),
                })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const mostInSight = 8;
