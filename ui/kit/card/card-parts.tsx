import styles from './CardArt.module.css';

/** Draws the chip at the place where a reader finds it. */
export function CardChip() {
  return (
    <g className={styles['chip']} transform="translate(24 72)">
      <rect width="44" height="33" rx="7" />
      <path d="M0 11H14M0 22H14M44 11H30M44 22H30M14 0V33M30 0V33M14 11C18 14 18 19 14 22M30 11C26 14 26 19 30 22" />
    </g>
  );
}

/** Draws a circuit of our own: a way from one point to another. */
export function CircuitMark() {
  return (
    <g className={styles['circuit']} transform="translate(264 178)">
      <path d="M5 8 C14 -10 24 -2 27 8 S40 26 49 8" />
      <circle className={styles['departure']} cx="5" cy="8" r="4.5" />
      <circle className={styles['arrival']} cx="49" cy="8" r="5.5" />
    </g>
  );
}
