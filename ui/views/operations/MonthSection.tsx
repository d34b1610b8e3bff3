import { useId } from 'react';
import { formatMoneyParts, formatMonthYear, useTexts } from '#i18n';
import type { Operation } from '#schemas';
import { Money } from '#ui/kit';
import type { MonthGroup, MonthTotals } from './group-by-month.ts';
import styles from './MonthSection.module.css';
import { pageSize } from './operations-feed.ts';
import { OperationRow } from './OperationRow.tsx';

type MonthSectionProps = {
  month: MonthGroup;
  totals: MonthTotals | undefined;
  /** Prepaid cards also show what was recharged in the month (OPS-03). */
  showsRecharged: boolean;
  onOpen: (operation: Operation) => void;
};

/** Shows the operations of one month under its name and totals, which stay in sight while they scroll by (OPS-01). */
export function MonthSection({ month, totals, showsRecharged, onOpen }: MonthSectionProps) {
  const t = useTexts('operations');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['month']}>
          {formatMonthYear(month.firstDate)}
        </h2>
        <dl className={styles['totals']}>
          <Total name="month.spent" cents={totals?.spent} tip={t('month.spentTip')} />
          {showsRecharged && <Total name="month.recharged" cents={totals?.recharged} />}
        </dl>
      </header>
      <ul className={styles['rows']}>
        {month.operations.map((operation, index) => (
          <li
            key={operation.transactionId ?? `${month.key}-${index}`}
            className={styles['item']}
            data-late={month.before + index >= pageSize}
          >
            <OperationRow operation={operation} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TotalProps = { name: string; cents: number | undefined; tip?: string };

function Total({ name, cents, tip }: TotalProps) {
  const t = useTexts('operations');
  if (cents === undefined) return null;
  return (
    <div className={styles['total']} title={tip}>
      <dt>{t(name)}</dt>
      <dd>
        <Money parts={formatMoneyParts(cents)} />
      </dd>
    </div>
  );
}
