import { formatDate, formatTime, useTranslation } from '#i18n';
import { useEffect, useEffectEvent } from 'react';
import styles from './OfferTerm.module.css';

type OfferTermProps = {
  /** The instant that the bank gave, where it gave one. */
  until: unknown;
  now: () => number;
  onLapse: () => void;
};

// What a browser can wait for at once; an offer that holds for longer outlives every session.
const longestMs = 2 ** 31 - 1;

/** Says until when an offer holds, and tells when that is over (ADD-04). */
export function OfferTerm({ until: given, now, onLapse }: OfferTermProps) {
  const until = typeof given === 'string' ? given : '';
  const { t } = useTranslation('views');
  const lapse = useEffectEvent(onLapse);
  const leftMs = useEffectEvent(() => Date.parse(until) - now());
  useEffect(() => {
    const left = leftMs();
    if (until === '' || left > longestMs) return undefined;
    const timer = setTimeout(() => lapse(), left);
    return () => clearTimeout(timer);
  }, [until]);
  if (until === '') return null;
  return (
    <p className={styles['term']}>{t('plans.until', { time: formatTime(until), date: formatDate(until) })}</p>
  );
}
