import { useId, useRef } from 'react';
import { calendarDay, formatDayMonth, useTranslation } from '#i18n';
import type { Operation } from '#schemas';
import { Button } from '#ui/kit';
import { Amount } from '../Amount.tsx';
import { amountOf, canOpen, isBooked, isIncoming } from '../operation-rules.ts';
import styles from './OtherOperations.module.css';
import { useFocusOnLast } from './use-focus-on-last.ts';
import { useOpensPending } from './use-opens-pending.ts';

/** Operations at a time, of a merchant as of a period (OPDET-08). */
export const otherPageSize = 3;

type OtherOperationsProps = {
  title: string;
  operations: readonly Operation[];
  onOpen: (operation: Operation) => void;
  /** Shows the next ones; undefined when there are no more. */
  onMore?: (() => void) | undefined;
  isLoading?: boolean;
};

/** Lists operations that belong with the one in sight; each leads to its own detail (OPDET-03, OPDET-08). */
export function OtherOperations({
  title,
  operations,
  onOpen,
  onMore,
  isLoading = false,
}: OtherOperationsProps) {
  const { t } = useTranslation('operation-detail');
  const { t: ofList } = useTranslation('operations');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const noteLast = useFocusOnLast(list, onMore !== undefined);
  const showMore = (): void => {
    noteLast();
    onMore?.();
  };
  if (operations.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      <ul ref={list}>
        {operations.map((operation, index) => (
          <li key={operation.transactionId ?? index} className={styles['item']} tabIndex={-1}>
            <Row operation={operation} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="quiet" onPress={showMore} isLoading={isLoading} loadingLabel={ofList('moreLoading')}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

type RowProps = Pick<OtherOperationsProps, 'onOpen'> & { operation: Operation };

function Row({ operation, onOpen }: RowProps) {
  const { t } = useTranslation('operations');
  const opensPending = useOpensPending();
  const amount = amountOf(operation);
  const words = (
    <>
      <time className={styles['day']} dateTime={calendarDay(operation.transactionDate)}>
        {formatDayMonth(operation.transactionDate)}
      </time>
      <span className={styles['name']}>
        {operation.merchant.merchantName}
        {!isBooked(operation) && <span className={styles['pending']}>{t('row.pending')}</span>}
      </span>
      {amount && <Amount amount={amount} isIncoming={isIncoming(operation)} />}
    </>
  );
  if (!canOpen(operation, opensPending)) return <div className={styles['row']}>{words}</div>;
  return (
    <button type="button" className={styles['row']} onClick={() => onOpen(operation)}>
      {words}
    </button>
  );
}
