import styles from './PromoPicture.module.css';

/** Draws the picture of a promotion as the device takes it; what it says stands beside it in words (PROMO-07). */
export function PromoPicture({ directory }: { directory: string }) {
  return (
    <picture className={styles['picture']}>
      <source media="(max-width: 479.98px)" srcSet={`/promo/${directory}/mobile.svg`} />
      <source media="(max-width: 960.98px)" srcSet={`/promo/${directory}/tablet.svg`} />
      <img src={`/promo/${directory}/desktop.svg`} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
