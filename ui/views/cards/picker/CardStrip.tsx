import type { CardArt as BankArt, CardSummary } from '#schemas';
import { CardThumb, Icon, Link, Skeleton } from '#ui/kit';
import { CardNumber } from '../CardNumber.tsx';
import { cardLook } from './card-look.ts';
import { cardTitle } from './card-name.ts';
import styles from './CardStrip.module.css';
import { useCardState } from './use-card-state.ts';

type CardStripProps = {
  card: CardSummary;
  art: BankArt | 'none' | undefined;
  /** Which of how many it is. */
  position: string | undefined;
};

/** Shows a card in one line, whether it is blocked or expired too; it leads to the card’s page, where it stands in full. */
export function CardStrip({ card, art, position }: CardStripProps) {
  const state = useCardState(card);
  return (
    <div className={styles['strip']}>
      <span className={styles['thumb']}>
        <CardThumb {...cardLook(card, art)} seed={card.id} isInert={state !== undefined} />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>
          <Link href="/cardsmanagement" isQuiet>
            {cardTitle(card)}
          </Link>
          {position !== undefined && (
            <span className={styles['position']} aria-hidden="true">
              {position}
            </span>
          )}
        </span>
        <span className={styles['number']}>
          <CardNumber pan={card.pan} />
        </span>
        {card.cardholder !== undefined && <span className={styles['number']}>{card.cardholder}</span>}
        {state && (
          <span className={styles[state.kind]}>
            <Icon name={state.kind === 'blocked' ? 'locked' : 'pending'} />
            {state.label}
          </span>
        )}
      </span>
    </div>
  );
}

/** Holds the place of the line while the list of cards is on its way (HOME-03). */
export function CardStripSkeleton() {
  return (
    <div className={styles['strip']}>
      <span className={styles['thumb']}>
        <Skeleton shape="card" />
      </span>
      <span className={styles['words']}>
        <Skeleton width="35%" />
        <Skeleton width="60%" />
      </span>
    </div>
  );
}
