import { useTranslation } from '#i18n';
import { Link, Notice } from '#ui/kit';
import type { SelectedCard } from '../../cards/use-selected-card.ts';
import { useHasThreeDSecure } from '../../cards/use-three-d-secure.ts';
import styles from './HomeNotices.module.css';
import { useKeptCount } from './kept-counts.ts';
import { onlineNotice } from './online-notice.ts';
import { PlanNotice } from './PlanNotice.tsx';
import { type HomeNotice, useHolderNotices } from './use-holder-notices.ts';
import { useWaitingPlans } from './use-waiting-plans.ts';

/**
 * Shows what asks for attention above all else, each with the one thing to do about it (HOLDER-35): of the holder, or of a card.
 * Until that is known, what it would push away is not shown either.
 */
export function HomeNotices({ selected }: { selected?: SelectedCard }) {
  return selected ? <OfCard selected={selected} /> : <OfHolder />;
}

function OfHolder() {
  const { t } = useTranslation('home-notices');
  const { notices, isAwaited } = useHolderNotices();
  if (isAwaited) return <i data-awaited />;
  if (notices.length === 0) return null;
  return (
    <section className={styles['notices']} aria-label={t('label')}>
      {notices.map((notice) => (
        <OneNotice key={notice.name} notice={notice} />
      ))}
    </section>
  );
}

function OfCard({ selected }: { selected: SelectedCard }) {
  const { t } = useTranslation('home-notices');
  const hasThreeDSecure = useHasThreeDSecure(selected.context);
  const notices = onlineNotice(selected.context, hasThreeDSecure);
  const { isAwaited, isShown, waiting, putAway } = usePlanNotice(selected);
  if (isAwaited) return <i data-awaited />;
  if (notices.length === 0 && !isShown) return null;
  return (
    <section className={styles['ofCard']} aria-label={t('ofCard')}>
      {notices.map((notice) => (
        <OneNotice key={notice.name} notice={notice} />
      ))}
      {isShown && (waiting ? <PlanNotice waiting={waiting} onPutAway={putAway} /> : <PlanPlace />)}
    </section>
  );
}

/** Keeps the place of a notice that was there the last time. */
function PlanPlace() {
  return <div className={styles['place']} />;
}

/** Tells whether plans wait, as far as that is known: until the bank has said it, as it was the last time. */
function usePlanNotice(selected: SelectedCard) {
  const cardId = selected.card?.id;
  const [known, keep] = useKeptCount('plans', cardId);
  const [awayCount = 0, putAway] = useKeptCount('waiting', cardId);
  const { waiting, isAwaited } = useWaitingPlans(selected, keep);
  const count = isAwaited ? known : waiting?.count;
  return {
    waiting,
    isAwaited: isAwaited && known === undefined,
    isShown: count !== undefined && count > awayCount,
    putAway: () => putAway(waiting?.count ?? 0),
  };
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
