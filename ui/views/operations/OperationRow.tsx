import { calendarDay, formatDayMonth, formatMaskedPan, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { CategoryMark, Icon, VisuallyHidden } from '#ui/kit';
import { Amount } from './Amount.tsx';
import { categoryNumbers } from './categories.ts';
import { amountOf, canOpen, euroAmountOf, isBooked, isIncoming } from './operation-rules.ts';
import styles from './OperationRow.module.css';
import { useOpensPending } from './detail/use-opens-pending.ts';

type OperationRowProps = { operation: Operation; onOpen: (operation: Operation) => void };

/** Shows one operation; it can be pressed only when there is a detail to open (OPS-06, OPS-07). */
export function OperationRow({ operation, onOpen }: OperationRowProps) {
  const opensPending = useOpensPending();
  if (!canOpen(operation, opensPending)) {
    return (
      <div className={styles['row']} data-pending={!isBooked(operation)}>
        <RowContent operation={operation} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles['row']}
      data-pending={!isBooked(operation)}
      aria-haspopup="dialog"
      onClick={() => onOpen(operation)}
    >
      <RowContent operation={operation} />
    </button>
  );
}

function RowContent({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  const { t: categories } = useTranslation('categories');
  return (
    <>
      <CategoryMark category={categoryNumbers[operation.category]} />
      <span className={styles['what']}>
        <span className={styles['merchant']}>{operation.merchant.merchantName}</span>
        <span className={styles['meta']}>
          <time dateTime={calendarDay(operation.transactionDate)}>
            {formatDayMonth(operation.transactionDate)}
          </time>
          <span className={styles['category']}>
            {isIncoming(operation) ? t('row.recharge') : categories(operation.category)}
          </span>
          <span className={styles['pan']}>{formatMaskedPan(operation.cardIdValue)}</span>
        </span>
        {!isBooked(operation) && (
          <span className={styles['pending']}>
            <Icon name="pending" />
            {t('row.pending')}
          </span>
        )}
      </span>
      <RowAmount operation={operation} />
    </>
  );
}

function RowAmount({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  const amount = amountOf(operation);
  const inEuro = euroAmountOf(operation);
  if (!amount) {
    return (
      <span className={styles['amount']}>
        <span aria-hidden="true">{t('row.dash')}</span>
        <VisuallyHidden>{t('row.noAmount')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles['amount']}>
      <Amount amount={amount} isIncoming={isIncoming(operation)} tone={toneOf(operation)} />
      {inEuro && (
        <span className={styles['euro']}>
          <Amount amount={inEuro} tone="soft" />
        </span>
      )}
    </span>
  );
}

function toneOf(operation: Operation): 'soft' | 'positive' | undefined {
  if (!isBooked(operation)) return 'soft';
  return isIncoming(operation) ? 'positive' : undefined;
}
