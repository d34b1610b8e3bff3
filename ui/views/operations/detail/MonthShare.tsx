import { formatMoney, formatMonthYear, Trans, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import styles from './OperationDetail.module.css';
import { ShareTriangle } from './ShareTriangle.tsx';

type MonthShareProps = { operation: Operation; percent: number; total: number };

/** Tells which part of the month’s expenses one expense is (OPDET-01, OPDET-02). */
export function MonthShare({ operation, percent, total }: MonthShareProps) {
  const { t } = useTranslation('operation-detail');
  const month = formatMonthYear(operation.transactionDate).toLowerCase();
  return (
    <div className={styles['share']}>
      <ShareTriangle percent={percent} />
      <p>
        <Trans
          t={t}
          i18nKey="shareRich"
          values={{ percent, month, total: formatMoney(total) }}
          components={{
            strong: <strong className={styles['percent']} />,
            span: <span className={styles['shareWords']} />,
          }}
        />
      </p>
    </div>
  );
}
