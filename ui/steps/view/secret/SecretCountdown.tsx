import { useTranslation } from '#i18n';
import { ProgressLine, VisuallyHidden } from '#ui/kit';
import { useEffect, useState } from 'react';
import type { StepViewProps } from '../step-view.ts';
import styles from './SecretCountdown.module.css';

const secondMs = 1000;

/** Shows a secret for as many seconds as the journey says, and then no more, whatever the journey does next (PIN-08, ECODE-18, S-38). */
export function SecretCountdown({ input }: StepViewProps) {
  const { t } = useTranslation('views');
  const seconds = Number(input['seconds']);
  const left = useCountdown(seconds);
  if (left <= 0) return <p className={styles['left']}>{t('secret.hidden')}</p>;
  const secret = String(input['secret']);
  const leftWords = t(left === 1 ? 'secret.left.one' : 'secret.left.many', { seconds: left });
  return (
    <div className={styles['secret']}>
      <p className={styles['digits']}>
        {/* Digit by digit, so that it is not read out as a number. */}
        <VisuallyHidden>{`${t('secret.label')}: ${Array.from(secret).join(' ')}`}</VisuallyHidden>
        <span aria-hidden="true">{secret}</span>
      </p>
      <ProgressLine value={left} max={seconds} label={leftWords} />
      <p className={styles['left']} aria-hidden="true">
        {leftWords}
      </p>
    </div>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => now - 1), secondMs);
    return () => clearInterval(timer);
  }, []);
  return left;
}
