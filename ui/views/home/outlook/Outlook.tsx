import { Suspense } from 'react';
import { fetchedWithTexts, useApp } from '#ui/state';
import type { SelectedCard } from '../../cards/use-selected-card.ts';
import { Area } from '../../frame/Area.tsx';
import styles from './Outlook.module.css';
import { SpendingCard } from './SpendingCard.tsx';

// Nobody waits for it: its place is kept (S-70).
const UpcomingCard = fetchedWithTexts(
  async () => (await import('./UpcomingCard.tsx')).UpcomingCard,
  'upcoming',
);

type OutlookProps = { selected: SelectedCard };

/** Keeps a quiet place for what is to come and for what was spent. */
export function Outlook({ selected }: OutlookProps) {
  if (!showsAmounts(selected)) return null;
  return (
    <div className={styles['outlook']}>
      <Upcoming selected={selected} />
      <SpendingPlace selected={selected} />
    </div>
  );
}

/** Says what is to come (HOLDER-27), where the settings have it; a prepaid card is debited nothing. */
export function Upcoming({ selected }: OutlookProps) {
  const { extensions } = useApp().settings;
  const { card } = selected;
  if (!card || !showsAmounts(selected) || extensions?.upcoming !== true) return null;
  if (card.productType === 'PREPAID') return null;
  return (
    <Area name="home-upcoming">
      <Suspense fallback={<span />}>
        <UpcomingCard key={card.id} cardId={card.id} />
      </Suspense>
    </Area>
  );
}

/** Stands among the quick actions of a phone. */
export function SpendingAction({ selected }: OutlookProps) {
  if (!showsAmounts(selected)) return null;
  return (
    <li className={styles['action']}>
      <SpendingPlace selected={selected} />
    </li>
  );
}

function SpendingPlace({ selected: { card } }: OutlookProps) {
  if (!card) return null;
  return (
    <Area name="home-spending">
      <SpendingCard key={card.id} cardId={card.id} />
    </Area>
  );
}

/** A family card shows none (CARD-12). */
const showsAmounts = ({ card }: SelectedCard): boolean => card?.flagFamiliar === false;
