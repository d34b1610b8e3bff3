import { useTranslation } from '#i18n';
import { ProgressLine, VisuallyHidden } from '#ui/kit';
import { useEffect, useRef, useState } from 'react';
import type { StepViewProps } from '../step-view.ts';
import styles from './SecretCountdown.module.css';

const secondMs = 1000;

/** Shows a secret for as many seconds as the journey says, and then no more, whatever the journey does next (PIN-08, ECODE-18, S-38). */
export function SecretCountdown({ input }: StepViewProps) {
  const { t } = useTranslation('views');
  const seconds = Number(input['seconds']);
  const left = useCountdown(seconds);
  const digits = useInSight();
  if (left <= 0) return <p className={styles['left']}>{t('secret.hidden')}</p>;
  const secret = String(input['secret']);
  const leftWords = t(left === 1 ? 'secret.left.one' : 'secret.left.many', { seconds: left });
  return (
    <div className={styles['secret']}>
      <p ref={digits} className={styles['digits']}>
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

/** Returns what brings an element into sight once the screen has given the focus to its title: in large letters it stands far below. */
function useInSight() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return place;
}
