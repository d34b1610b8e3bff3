import { useTranslation } from '#i18n';
import { Link, Notice } from '#ui/kit';
import type { SelectedCard } from '../../cards/use-selected-card.ts';
import styles from './HomeNotices.module.css';
import { PlanNotice } from './PlanNotice.tsx';
import { usePutAway } from './put-away.ts';
import { type HomeNotice, useHomeNotices } from './use-home-notices.ts';
import { useWaitingPlans } from './use-waiting-plans.ts';

/** Shows what asks for the holder’s attention above all else, each with the one thing to do about it (HOLDER-35). */
export function HomeNotices({ selected }: { selected: SelectedCard }) {
  const { t } = useTranslation('home-notices');
  const notices = useHomeNotices(selected);
  const waiting = useWaitingPlans(selected);
  const [awayCount, putAway] = usePutAway(selected.card?.id);
  const plans = waiting && waiting.count > awayCount ? waiting : undefined;
  if (notices.length === 0 && !plans) return null;
  return (
    <section className={styles['notices']} aria-label={t('label')}>
      {notices.map((notice) => (
        <OneNotice key={notice.name} notice={notice} />
      ))}
      {plans && <PlanNotice waiting={plans} onPutAway={() => putAway(plans.count)} />}
    </section>
  );
}

function OneNotice({ notice: { name, tone, href, values = {} } }: { notice: HomeNotice }) {
  const { t } = useTranslation('home-notices');
  return (
    <Notice
      tone={tone}
      title={t(`${name}.title`, values)}
      action={<Link href={href}>{t(`${name}.action`)}</Link>}
    >
      {t(`${name}.text`, values)}
    </Notice>
  );
}
