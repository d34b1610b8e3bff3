import { useTranslation } from '#i18n';
import type { LoyaltyProgramType } from '#schemas';
import { Heading } from '#ui/kit';
import { CarouselArrows } from '../cards/picker/CarouselArrows.tsx';
import { SlideRow } from '../cards/picker/SlideRow.tsx';
import { useId, useState } from 'react';
import { fixedPromos, isPromoted } from './promo-directories.ts';
import { LoyaltyPromoCard, PromoCard } from './PromoCard.tsx';
import styles from './PromoCarousel.module.css';

/** Shows three promotions that everybody sees and, while there is something to promote, the loyalty programme (PROMO-01, PROMO-02). */
export function PromoCarousel({ standing }: { standing: LoyaltyProgramType }) {
  const { t } = useTranslation('promo');
  const id = useId();
  const [selected, setSelected] = useState(0);
  const count = fixedPromos.length + (isPromoted(standing) ? 1 : 0);
  return (
    <section aria-roledescription={t('carousel.role')} aria-labelledby={id} className={styles['carousel']}>
      <Heading level={2} size="group" id={id}>
        {t('title')}
      </Heading>
      <SlideRow className={styles['viewport']} count={count} selected={selected} onSelect={setSelected}>
        <ul className={styles['slides']} data-per-row={count}>
          {fixedPromos.map((promo) => (
            <li key={promo} className={styles['slide']}>
              <PromoCard promo={promo} />
            </li>
          ))}
          {isPromoted(standing) && (
            <li className={styles['slide']}>
              <LoyaltyPromoCard standing={standing} />
            </li>
          )}
        </ul>
      </SlideRow>
      <div className={styles['arrows']}>
        <CarouselArrows
          selected={selected}
          count={count}
          onChoose={setSelected}
          words={{
            previous: t('carousel.previous'),
            next: t('carousel.next'),
            position: t('carousel.position', { index: selected + 1, count }),
          }}
        />
      </div>
    </section>
  );
}
