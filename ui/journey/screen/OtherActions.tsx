import type { Screen } from '#engine';
import { useTranslation } from '#i18n';
import { useCodeWait } from '#ui/forms';
import { Button } from '#ui/kit';
import { useState } from 'react';
import { ActionButton, type Acting } from './ActionButton.tsx';
import styles from './OtherActions.module.css';
import type { DrawnScreen } from './ScreenBody.tsx';
import { arrange, lookOf } from '../screen-actions.ts';

/** Whether there is a way back; while the bank is asked it stays as it was, or the rest would move up under a finger. */
function useSettled({ busy, canGoBack }: Screen): boolean {
  const [settled, setSettled] = useState(canGoBack);
  if (!busy && settled !== canGoBack) setSettled(canGoBack);
  return busy ? settled : canGoBack;
}

/** The name that journeys give to asking for another code. */
const askAgain = 'resend';

/** Draws the ways on that are neither the main one nor the way out, in the journey’s order, and the way back. */
export function OtherActions({ run, screen, formId, onAct }: Acting & Pick<DrawnScreen, 'run' | 'formId'>) {
  const { t } = useTranslation('frame');
  const { others } = arrange(screen);
  const canGoBack = useSettled(screen);
  const code = useCodeWait(screen.form?.choices ?? nothing, run.now);
  if (others.length === 0 && !canGoBack) return null;
  return (
    <div className={styles['others']}>
      {canGoBack && (
        <Button variant="quiet" icon="back" isDisabled={screen.busy} onPress={() => run.session.back()}>
          {t('goBack')}
        </Button>
      )}
      {others.map((action) => (
        <span key={action.name} className={styles[lookOf(screen, action.name)]}>
          <ActionButton
            {...{ screen, onAct, action }}
            waitsFor={code && action.name === askAgain ? `${formId}_${code}-life` : undefined}
          />
        </span>
      ))}
    </div>
  );
}

const nothing = {};
