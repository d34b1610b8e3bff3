import { useTranslation } from '#i18n';
import type { CardArt as BankArt, CardSummary } from '#schemas';
import { Loading, Skeleton, VisuallyHidden } from '#ui/kit';
import { cardName } from './card-name.ts';
import { CardFace } from './CardFace.tsx';
import { CarouselArrows } from './CarouselArrows.tsx';
import styles from './CardSwitcher.module.css';
import { SlideRow } from './SlideRow.tsx';

type CardSwitcherProps = {
  cards: readonly CardSummary[];
  art: Readonly<Record<string, BankArt | 'none'>>;
  selectedId: string;
  onSelect: (cardId: string) => void;
};

/** Lets the holder choose a card by sliding or by the arrows (HOME-02). */
export function CardSwitcher({ cards, art, selectedId, onSelect }: CardSwitcherProps) {
  const { t } = useTranslation('cards');
  const selected = Math.max(
    cards.findIndex(({ id }) => id === selectedId),
    0,
  );
  const choose = (index: number): void => {
    const card = cards[index];
    if (card) onSelect(card.id);
  };
  const current = cards[selected];
  return (
    <section
      className={styles['switcher']}
      aria-roledescription={t('switcher.carousel')}
      aria-label={t('switcher.label')}
    >
      <SlideRow className={styles['viewport']} count={cards.length} selected={selected} onSelect={choose}>
        <ul className={styles['slides']}>
          {cards.map((card) => (
            <li key={card.id} className={styles['slide']}>
              <CardFace card={card} art={art[card.id]} />
            </li>
          ))}
        </ul>
      </SlideRow>
      {cards.length > 1 && (
        <CarouselArrows
          selected={selected}
          count={cards.length}
          onChoose={choose}
          words={{
            previous: t('switcher.previous'),
            next: t('switcher.next'),
            position: t('switcher.position', { index: selected + 1, count: cards.length }),
          }}
        />
      )}
      <output>
        <VisuallyHidden>{current && t('switcher.selected', { name: cardName(current, t) })}</VisuallyHidden>
      </output>
    </section>
  );
}

/** Holds the place of the switcher while the list of cards is on its way (HOME-03). */
export function CardSwitcherSkeleton() {
  const { t } = useTranslation('cards');
  return (
    <Loading label={t('switcher.loading')}>
      <div className={styles['place']}>
        <Skeleton shape="card" />
      </div>
    </Loading>
  );
}
