import { useTranslation } from '#i18n';
import type { CardArt as BankArt, CardSummary } from '#schemas';
import { Loading, Skeleton, VisuallyHidden } from '#ui/kit';
import { cardName } from './card-name.ts';
import { CardFace } from './CardFace.tsx';
import { CardStrip, CardStripSkeleton } from './CardStrip.tsx';
import { CarouselArrows } from './CarouselArrows.tsx';
import styles from './CardSwitcher.module.css';
import { SlideRow } from './SlideRow.tsx';

type CardSwitcherProps = {
  cards: readonly CardSummary[];
  art: Readonly<Record<string, BankArt | 'none'>>;
  selectedId: string;
  onSelect: (cardId: string) => void;
  /** Shows each card in one line that leads to its page, where a card in full would push the money away. */
  isStrip?: boolean | undefined;
};

/** Lets the holder choose a card by sliding or by the arrows (HOME-02). */
export function CardSwitcher({ cards, art, selectedId, onSelect, isStrip = false }: CardSwitcherProps) {
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
  const position = t('switcher.position', { index: selected + 1, count: cards.length });
  return (
    <section
      className={styles[isStrip ? 'strip' : 'switcher']}
      aria-roledescription={t('switcher.carousel')}
      aria-label={t('switcher.label')}
    >
      <SlideRow
        key={String(isStrip)}
        className={styles['viewport']}
        count={cards.length}
        selected={selected}
        onSelect={choose}
      >
        <ul className={styles['slides']}>
          {cards.map((card, index) => (
            // Nobody comes by the keyboard to what is out of sight.
            <li key={card.id} className={styles['slide']} inert={isStrip && index !== selected}>
              {isStrip ? (
                <CardStrip
                  card={card}
                  art={art[card.id]}
                  position={cards.length > 1 ? position : undefined}
                />
              ) : (
                <CardFace card={card} art={art[card.id]} />
              )}
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
            ...(!isStrip && { position }),
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
export function CardSwitcherSkeleton({ isStrip = false }: Pick<CardSwitcherProps, 'isStrip'>) {
  const { t } = useTranslation('cards');
  return (
    <Loading label={t('switcher.loading')}>
      {isStrip ? (
        <CardStripSkeleton />
      ) : (
        <div className={styles['place']}>
          <Skeleton shape="card" />
        </div>
      )}
    </Loading>
  );
}
