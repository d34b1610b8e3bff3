import { formatMoneyParts } from '#i18n';
import { Money, useRootMark } from '#ui/kit';
import styles from './RunningTotal.module.css';

/** A sum, and what else there is to say of it, such as how it is paid. */
export type Total = { cents: number; note: string };

type RunningTotalProps = {
  /** What the sum is of. */
  label: string;
  /** What has been chosen so far comes to; nothing while nothing is chosen. */
  total: Total | undefined;
  /** What it may come to: the largest of them has room from the start, so that what stands beneath never moves (HOLDER-11). */
  room: readonly Total[];
  /** Whether it stays in sight while many choices scroll beneath it. */
  isKept?: boolean;
};

/** Says what has been chosen so far comes to; it is read out when it changes (HOLDER-28). */
export function RunningTotal({ label, total, room, isKept: isWished = false }: RunningTotalProps) {
  const isKept = isWished && total !== undefined;
  useRootMark('foot', isKept);
  return (
    <div className={styles['place']} data-kept={isKept}>
      {room.map((each) => (
        <div key={`${each.cents} ${each.note}`} className={styles['room']} aria-hidden="true">
          <Line label={label} total={each} />
        </div>
      ))}
      <output>{total && <Line label={label} total={total} />}</output>
    </div>
  );
}

function Line({ label, total: { cents, note } }: { label: string; total: Total }) {
  return (
    <span className={styles['total']}>
      <span className={styles['words']}>
        <span>{label}</span>
        <span className={styles['note']}>{note}</span>
      </span>
      <Money parts={formatMoneyParts(cents)} size="figure" />
    </span>
  );
}
