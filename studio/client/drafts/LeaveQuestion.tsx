import { useTranslation } from '#i18n';
import { useEffect, useRef } from 'react';
import box from '../frame/Box.module.css';
import type { useLeaving } from './use-leaving.ts';

/** Asks whether to give up what was typed in a form that is being left. */
export function LeaveQuestion({ leaving: { stay, discard } }: { leaving: ReturnType<typeof useLeaving> }) {
  const { t } = useTranslation('studio');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className={box['asked']} aria-label={t('drafts.leaving')}>
      <p role="alert">{t('drafts.leaving')}</p>
      <p className={box['deeds']}>
        <button ref={first} type="button" onClick={stay}>
          {t('drafts.stay')}
        </button>
        <button type="button" onClick={discard}>
          {t('drafts.giveUp')}
        </button>
      </p>
    </section>
  );
}
