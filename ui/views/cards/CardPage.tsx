import type { ReactNode } from 'react';
import { useTranslation } from '#i18n';
import type { CardContextData, CardSummary } from '#schemas';
import { useApp } from '#ui/state';
import { Heading } from '#ui/kit';
import styles from './CardPage.module.css';
import { CardLock } from './lock/CardLock.tsx';
import { CardPicker } from './picker/CardPicker.tsx';
import { NoData } from './NoData.tsx';
import { RetryPlace } from './RetryPlace.tsx';
import { useSelectedCard } from './use-selected-card.ts';

type CardPageProps = {
  title: string;
  /** True under the header of the holder, beneath which stops what sticks. */
  isUnderHeader?: boolean;
  /** What else may be done about the card itself. */
  beneath?: ReactNode;
  children: ReactNode;
};

/** Lays out a page about the selected card, beside the cards that there are to choose from. */
export function CardPage({ title, isUnderHeader = false, beneath, children }: CardPageProps) {
  return (
    <div className={styles[isUnderHeader ? 'underHeader' : 'page']}>
      <div className={styles['title']}>
        <Heading level={1}>{title}</Heading>
      </div>
      <div className={styles['card']}>
        <CardPicker />
        <SelectedCardLock />
        {beneath}
      </div>
      <RetryPlace className={styles['content']} label={title}>
        {children}
      </RetryPlace>
    </div>
  );
}

function SelectedCardLock() {
  const { card } = useSelectedCard();
  return <CardLock card={card} />;
}

type CardContentProps = {
  /** The texts of the area, which say what could not be read. */
  texts: 'card-management' | 'statements';
  /** Holds the place until the card is known. */
  loading: ReactNode;
  children: (known: { card: CardSummary; context: CardContextData }) => ReactNode;
};

/** Shows what belongs to the selected card once the bank has told it; where there is no card, its own place says why. */
export function CardContent({ texts, loading, children }: CardContentProps) {
  const { t } = useTranslation(texts);
  const { holder } = useApp();
  const { card, isCardless, context, contextStatus } = useSelectedCard();
  if (card && context) return children({ card, context });
  if (!card) return isCardless ? null : loading;
  if (contextStatus !== 'failed') return loading;
  return (
    <NoData
      title={t('failed.title')}
      text={t('failed.text')}
      retry={t('failed.retry')}
      onRetry={() => void holder.readCard(card.id)}
    />
  );
}
