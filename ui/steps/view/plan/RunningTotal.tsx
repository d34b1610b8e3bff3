import { formatMoneyParts } from '#i18n';
import { Money, useRootMark } from '#ui/kit';
import styles from './RunningTotal.module.css';

type RunningTotalProps = {
  /** What the sum is of. */
  label: string;
  cents: number;
  /** What else there is to say of it, such as how it is paid. */
  note?: string | undefined;
  /** Whether it stays in sight while many choices scroll beneath it. */
  isKept?: boolean;
};

/** Says what has been chosen so far comes to; it is read out when it changes (HOLDER-28). */
export function RunningTotal({ label, cents, note, isKept = false }: RunningTotalProps) {
  useRootMark('foot', isKept);
  return (
    <output className={styles['total']} data-kept={isKept}>
      <span className={styles['words']}>
        <span>{label}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
      <Money parts={formatMoneyParts(cents)} size="figure" />
    </output>
  );
}
