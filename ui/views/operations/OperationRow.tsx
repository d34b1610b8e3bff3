import { calendarDay, formatDayMonth, formatMoney, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { CategoryMark, VisuallyHidden } from '#ui/kit';
import { CardMark } from '../cards/CardNumber.tsx';
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

/** Merchant and amount in one line; beneath them what else there is to know, which a phone breaks once at most. */
function RowContent({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  const { t: categories } = useTranslation('categories');
  const inEuro = euroAmountOf(operation);
  const disputed = operation.flagDisputed && <DisputeMark operation={operation} />;
  return (
    <>
      <CategoryMark category={categoryNumbers[operation.category]} />
      <span className={styles['words']}>
        <span className={styles['line']}>
          <span className={styles['merchant']}>{operation.merchant.merchantName}</span>
          <RowAmount operation={operation} />
        </span>
        <span className={styles['second']}>
          <span className={styles['when']}>
            <time dateTime={calendarDay(operation.transactionDate)}>
              {formatDayMonth(operation.transactionDate)}
            </time>
            {isBooked(operation) ? disputed : <span className={styles['pending']}>{t('row.pending')}</span>}
          </span>
          <span className={styles['what']}>
            {(!isBooked(operation) && disputed) || (
              <span className={styles['category']}>
                {isIncoming(operation) ? t('row.recharge') : categories(operation.category)}
              </span>
            )}
            <span className={styles['pan']}>
              <CardMark cardId={operation.effectiveCardId} pan={operation.cardIdValue} />
            </span>
          </span>
          {inEuro && (
            <span className={styles['euro']}>
              <Amount amount={inEuro} tone="soft" />
            </span>
          )}
        </span>
      </span>
    </>
  );
}

/** Says how the dispute of an operation stands, and of a part that comes back how much: all of it stands above. */
function DisputeMark({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  const { flagDisputeAccepted, disputeCreditedAt: credited, disputeCreditedAmount: sum } = operation;
  const stands = credited ? 'credited' : flagDisputeAccepted ? 'accepted' : 'disputed';
  const isPart = sum && sum.amount !== operation.chargeCurrencyAmount?.amount;
  return (
    <span className={styles[flagDisputeAccepted ? 'settled' : 'pending']}>
      {t(`row.${stands}`, {
        date: credited && formatDayMonth(credited),
        ...(isPart && { amount: formatMoney(sum.amount), context: 'part' }),
      })}
    </span>
  );
}

function RowAmount({ operation }: { operation: Operation }) {
  const { t } = useTranslation('operations');
  const amount = amountOf(operation);
  return (
    <span className={styles['amount']}>
      {amount ? (
        <Amount amount={amount} isIncoming={isIncoming(operation)} tone={toneOf(operation)} />
      ) : (
        <>
          <span aria-hidden="true">{t('row.dash')}</span>
          <VisuallyHidden>{t('row.noAmount')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

function toneOf(operation: Operation): 'soft' | 'positive' | undefined {
  if (!isBooked(operation)) return 'soft';
  return isIncoming(operation) ? 'positive' : undefined;
}
