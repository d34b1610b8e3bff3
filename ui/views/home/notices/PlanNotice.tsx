import { formatCount, useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Icon, Link } from '#ui/kit';
import styles from './PlanNotice.module.css';
import type { Waiting } from './use-waiting-plans.ts';

type PlanNoticeProps = { waiting: Waiting; onPutAway: () => void };

/** Says in one line that a plan waits, with the way to the newest; nothing has to be done, so it may be put away (HOLDER-35). */
export function PlanNotice({ waiting: { plan, count }, onPutAway }: PlanNoticeProps) {
  const { t } = useTranslation('home-notices');
  const { stores } = useApp();
  const href = `/installments/plan/${plan.planReference}`;
  const carry = (): void =>
    stores.carried.getState().carry(href, { planId: plan.planId, keyCams: plan.keyCams ?? [] });
  const close = (): void => {
    // The button goes, and who was on it is still on the page.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    onPutAway();
  };
  const name = count > 1 ? 'plans' : 'plan';
  return (
    <div className={styles['notice']}>
      <Icon name="pending" size={24} />
      <p className={styles['words']}>
        <span className={styles['title']}>{t(`${name}.title`, { count: formatCount(count) })}</span>
        <Link href={href} onFollow={carry}>
          {t(`${name}.action`)}
        </Link>
      </p>
      <button type="button" className={styles['close']} aria-label={t(`${name}.close`)} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
