import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Link, Notice } from '#ui/kit';
import type { SelectedCard } from '../../cards/use-selected-card.ts';
import styles from './HomeNotices.module.css';
import { type HomeNotice, useHomeNotices } from './use-home-notices.ts';

/** Shows what asks for the holder’s attention above all else, each with the one thing to do about it (HOLDER-35). */
export function HomeNotices({ selected }: { selected: SelectedCard }) {
  const { t } = useTranslation('home-notices');
  const notices = useHomeNotices(selected);
  if (notices.length === 0) return null;
  return (
    <section className={styles['notices']} aria-label={t('label')}>
      {notices.map((notice) => (
        <OneNotice key={notice.name} notice={notice} />
      ))}
    </section>
  );
}

function OneNotice({ notice: { name, tone, href, values = {}, plan } }: { notice: HomeNotice }) {
  const { t } = useTranslation('home-notices');
  const { stores } = useApp();
  const carry = (): void => {
    if (plan) stores.carried.getState().carry(href, { planId: plan.planId, keyCams: plan.keyCams ?? [] });
  };
  return (
    <Notice
      tone={tone}
      title={t(`${name}.title`, values)}
      action={
        <Link href={href} onFollow={carry}>
          {t(`${name}.action`)}
        </Link>
      }
    >
      {t(`${name}.text`, values)}
    </Notice>
  );
}
