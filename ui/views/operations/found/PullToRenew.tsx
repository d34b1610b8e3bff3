import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '#ui/kit';
import styles from './PullToRenew.module.css';
import { followPull, pulledEnoughPx } from './follow-pull.ts';

type PullToRenewProps = { isRenewing: boolean; onRenew: () => void };

/** Renews the list when the page is pulled down from its top, and shows how far that is (HOLDER-31); the button says the same to all. */
export function PullToRenew({ isRenewing, onRenew }: PullToRenewProps) {
  const [pulledPx, setPulled] = useState(0);
  const renew = useEffectEvent(onRenew);
  useEffect(() => followPull(document, { onPull: setPulled, onLet: () => renew() }), []);
  if (pulledPx === 0 && !isRenewing) return null;
  const part = isRenewing ? 1 : Math.min(1, pulledPx / pulledEnoughPx);
  return (
    <span className={styles['place']} aria-hidden="true">
      <span
        className={styles['mark']}
        data-enough={part === 1}
        data-renewing={isRenewing}
        style={{ opacity: part, transform: `translateY(${part * 3}rem) rotate(${part}turn)` }}
      >
        <Icon name="refresh" size={24} />
      </span>
    </span>
  );
}
