import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import { ActionButton, type Acting } from './ActionButton.tsx';
import styles from './OtherActions.module.css';
import type { JourneyRun } from '../run/run.ts';
import { arrange, lookOf } from '../screen-actions.ts';

/** The name that journeys give to asking for another code. */
const askAgain = 'resend';

/** Draws the ways on that are neither the main one nor the way out, in the journey’s order, and the way back. */
export function OtherActions({ run, screen, onAct }: Acting & { run: JourneyRun }) {
  const { t } = useTranslation('frame');
  const { others } = arrange(screen);
  if (others.length === 0 && !screen.canGoBack) return null;
  return (
    <div className={styles['others']}>
      {screen.canGoBack && (
        <Button variant="quiet" icon="back" isDisabled={screen.busy} onPress={() => run.session.back()}>
          {t('goBack')}
        </Button>
      )}
      {others.map((action) => (
        <span
          key={action.name}
          className={styles[lookOf(screen, action.name)]}
          data-again={action.name === askAgain ? 'asks' : undefined}
        >
          <ActionButton {...{ screen, onAct, action }} />
        </span>
      ))}
    </div>
  );
}
