import styles from './PromoArea.module.css';
import { PromoBanner } from './PromoBanner.tsx';
import { PromoCarousel } from './PromoCarousel.tsx';
import { useStanding } from './use-standing.ts';

/** Shows what the bank and its partner offer, once it is known to whom (PROMO-01). */
export function PromoArea() {
  const standing = useStanding();
  if (standing === undefined) return null;
  return (
    <div className={styles['area']}>
      <PromoCarousel standing={standing} />
      <PromoBanner />
    </div>
  );
}
