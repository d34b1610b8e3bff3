import { useEffect, useEffectEvent, useState } from 'react';
import type { BankReplies, Operation } from '#schemas';
import { useBank } from '#ui/state';
import { otherPageSize } from './OtherOperations.tsx';

/** What the bank says of an operation beyond its row. */
export type Details = {
  /** Its part in the month’s expenses, as a rounded percent; undefined for what came in and for family cards. */
  share: { percent: number; total: number } | undefined;
  ofMerchant: readonly Operation[];
  /** Of the merchant’s other operations, those that cannot be shown. */
  leftOut: number;
  moreOfMerchant: (() => void) | undefined;
  /** Asks the bank again for what could not be read; undefined while nothing failed. */
  readAgain: (() => void) | undefined;
};

type Page = BankReplies['readTransactionDetails'] & { leftOut: number };

/** Reads the details of an operation; without them its row’s own facts still stand. */
export function useDetails(cardId: string, operation: Operation): Details {
  const bank = useBank();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const { transactionId, effectiveCardId } = operation;

  // Another one each time, so that the same page is asked for again.
  const [wanted, setWanted] = useState({ page: 1 });
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(async (pageNumber: number, signal: AbortSignal) => {
    if (transactionId === undefined) return undefined;
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

  const [first] = pages;
  // Without a code there is no telling one merchant from another (OPDET-08).
  const known = operation.merchant.merchantCode === undefined ? [] : pages;
  const ofMerchant = known.flatMap(({ merchantTransactions }) => merchantTransactions);
  const leftOut = known.reduce((sum, page) => sum + page.leftOut, 0);
  const hasMore = (known.at(-1)?.totalMerchantTransactionNumber ?? 0) > ofMerchant.length + leftOut;
  const { monthShare: percent, monthTotal } = first ?? {};
  return {
    share: percent !== undefined && monthTotal ? { percent, total: monthTotal.value } : undefined,
    ofMerchant,
    leftOut,
    moreOfMerchant: hasMore && !hasFailed ? () => ask(wanted.page + 1) : undefined,
    readAgain: hasFailed ? () => ask(wanted.page) : undefined,
  };
}
