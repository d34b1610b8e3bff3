import { useEffect } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { type LoadStatus, useApp, useStored } from '#ui/state';
import { EmptyState, Heading, Link, Loading, Skeleton } from '#ui/kit';
import { cardName } from '../cards/picker/card-name.ts';
import { NoData } from '../cards/NoData.tsx';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { useBankRead } from '../cards/use-bank-read.ts';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import styles from './LoyaltyPage.module.css';
import { isProgramme } from './programme.ts';
import { ProgrammeStanding } from './ProgrammeStanding.tsx';
import { useProgramme } from './use-programme.ts';

/** Shows where the selected card stands in the programme, and what it costs, before the way to the partner (ROUTE-19). */
export function LoyaltyPage() {
  const { t } = useTranslation('loyalty-page');
  const { card, listStatus } = useSelectedCard();
  useProfileAfterProgramme();
  return (
    <div className={styles['page']}>
      <Heading level={1}>{t('title')}</Heading>
      <RetryPlace label={t('title')}>
        {card ? <OfCard card={card} /> : <WithoutCard listStatus={listStatus} />}
      </RetryPlace>
      <p>
        <Link href="/">{t('home')}</Link>
      </p>
    </div>
  );
}

/** Asks for the profile, which says what of the programme may appear (GATE-06), where the login has left it out (LOGIN-13). */
function useProfileAfterProgramme(): void {
  const { holder } = useApp();
  const isAsked = useStored('loyalty', ({ isLoading }) => !isLoading);
  const isMissing = useStored('profile', ({ status }) => status === 'idle');
  useEffect(() => {
    if (isAsked && isMissing) void holder.readProfile();
  }, [holder, isAsked, isMissing]);
}

function OfCard({ card }: { card: CardSummary }) {
  const { t: cards } = useTranslation('cards');
  const type = useProgramme();
  const { read, again } = useBankRead('readLoyaltyStatus', { cardId: card.id });
  const askAgain = useUnknownProgramme();
  if (read.status === 'failed') return <NotRead onRetry={again} />;
  if (askAgain) return <NotRead onRetry={askAgain} />;
  if (read.status === 'loading' || type === undefined) return <PlaceOfStanding />;
  if (!isProgramme(type)) return <NoProgramme />;
  return <ProgrammeStanding card={cardName(card, cards)} type={type} status={read.value} />;
}

/** Returns how to ask again where the card stands, once that could not be had; undefined while it is known or on its way. */
function useUnknownProgramme(): (() => void) | undefined {
  const { holder } = useApp();
  const isUntold = useStored('loyalty', (state) => !state.isLoading && !state.loyaltyProgramTypeArray);
  const hasNoProfile = useStored('profile', ({ status, profile }) => status === 'failed' && !profile);
  // The profile brings the programme with it.
  if (hasNoProfile) return () => void holder.readProfile();
  return isUntold ? () => void holder.readLoyalty() : undefined;
}

function WithoutCard({ listStatus }: { listStatus: LoadStatus }) {
  const { holder } = useApp();
  if (listStatus === 'failed') return <NotRead onRetry={() => void holder.readCards()} />;
  return listStatus === 'ready' ? <NoProgramme /> : <PlaceOfStanding />;
}

function NotRead({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('loyalty-page');
  return (
    <NoData title={t('failed.title')} text={t('failed.text')} retry={t('failed.retry')} onRetry={onRetry} />
  );
}

function NoProgramme() {
  const { t } = useTranslation('loyalty-page');
  return (
    <EmptyState icon="loyalty" title={t('none.title')}>
      <p>{t('none.text')}</p>
    </EmptyState>
  );
}

function PlaceOfStanding() {
  const { t } = useTranslation('loyalty-page');
  return (
    <Loading label={t('loading')}>
      <Skeleton shape="block" />
    </Loading>
  );
}
