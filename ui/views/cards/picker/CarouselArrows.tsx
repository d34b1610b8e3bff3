import { Icon } from '#ui/kit';
import styles from './CarouselArrows.module.css';

type CarouselArrowsProps = {
  selected: number;
  count: number;
  onChoose: (index: number) => void;
  /** `position` is left out where it is said elsewhere. */
  words: { previous: string; next: string; position?: string };
};

/** Moves a carousel by one slide, up to its ends (HOME-02). */
export function CarouselArrows({ selected, count, onChoose, words }: CarouselArrowsProps) {
  return (
    <div className={styles['arrows']}>
      <button
        type="button"
        className={styles['arrow']}
        aria-label={words.previous}
        aria-disabled={selected === 0}
        onClick={() => onChoose(Math.max(selected - 1, 0))}
      >
        <Icon name="previous" />
      </button>
      {words.position !== undefined && (
        <span className={styles['position']} aria-hidden="true">
          {words.position}
        </span>
      )}
      <button
        type="button"
        className={styles['arrow']}
        aria-label={words.next}
        aria-disabled={selected === count - 1}
        onClick={() => onChoose(Math.min(selected + 1, count - 1))}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
