import { useEffect, useEffectEvent, useState } from 'react';
import type { BankReplies, Operation } from '#schemas';
import { useBank } from '#ui/state';
import { otherPageSize } from './OtherOperations.tsx';

/** The card’s other operations at the merchant of one, as far as they were read. */
export type MerchantOperations = {
  operations: readonly Operation[];
  /** Those that cannot be shown. */
  leftOut: number;
  loadMore: (() => void) | undefined;
  /** Asks the bank again for what could not be read; undefined while nothing failed. */
  readAgain: (() => void) | undefined;
};

type Page = BankReplies['readTransactionDetails'] & { leftOut: number };

/** Reads the other operations at the merchant of one; without a merchant code nothing is asked for (OPDET-08). */
export function useMerchantOperations(cardId: string, operation: Operation): MerchantOperations {
  const bank = useBank();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const { transactionId, effectiveCardId } = operation;
  const { merchantCode } = operation.merchant;

  // Another one each time, so that the same page is asked for again.
  const [wanted, setWanted] = useState({ page: 1 });
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(async (pageNumber: number, signal: AbortSignal) => {
    if (transactionId === undefined || !merchantCode) return undefined;
    const body = { cardId, transactionId, effectiveCardId, pageLimit: otherPageSize, pageNumber };
    const outcome = await bank.call('readTransactionDetails', { body, signal });
    if (outcome.kind !== 'done') return 'failed' as const;
    return { ...outcome.value, leftOut: outcome.leftOut ?? 0 };
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void read(wanted.page, signal).then((page) => {
      if (signal.aborted || page === undefined) return undefined;
      return page === 'failed' ? setFailed(true) : setPages((before) => [...before, page]);
    });
    return () => leaving.abort();
  }, [wanted]);
  const ask = (page: number): void => {
    setFailed(false);
    setWanted({ page });
  };

  const operations = pages.flatMap(({ merchantTransactions }) => merchantTransactions);
  const leftOut = pages.reduce((sum, page) => sum + page.leftOut, 0);
  const hasMore = (pages.at(-1)?.totalMerchantTransactionNumber ?? 0) > operations.length + leftOut;
  return {
    operations,
    leftOut,
    loadMore: hasMore && !hasFailed ? () => ask(wanted.page + 1) : undefined,
    readAgain: hasFailed ? () => ask(wanted.page) : undefined,
  };
}
