import { formatMoney, formatMonthYear, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import styles from './OperationDetail.module.css';
import { ShareTriangle } from './ShareTriangle.tsx';

type MonthShareProps = { operation: Operation; percent: number; total: number };

/** Tells which part of the month’s expenses one expense is (OPDET-01, OPDET-02). */
export function MonthShare({ operation, percent, total }: MonthShareProps) {
  const { t } = useTranslation('operations');
  const month = formatMonthYear(operation.transactionDate).toLowerCase();
  return (
    <div className={styles['share']}>
      <ShareTriangle percent={percent} />
      <p>
        <strong className={styles['percent']}>{t('detail.share.percent', { percent })}</strong>
        <span className={styles['shareWords']}>
          {t('detail.share.words', { month, total: formatMoney(total) })}
        </span>
      </p>
    </div>
  );
}
