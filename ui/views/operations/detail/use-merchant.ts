import { useEffect, useEffectEvent, useState } from 'react';
import type { Merchant, Operation } from '#schemas';
import { useBank } from '#ui/state';
import { useReconnected } from '../../cards/use-reconnected.ts';

/** Returns whether the bank must be asked where an operation took place (OPDET-09). */
export function isPlaceUnknown(operation: Operation): boolean {
  const { originalCurrencyAmount, transactionId, flagPrepaidRechargeReceived } = operation;
  return originalCurrencyAmount === undefined && transactionId !== undefined && !flagPrepaidRechargeReceived;
}

/** Returns the merchant of an operation, with its place where the bank has to be asked for it, once. */
export function useMerchant(cardId: string, operation: Operation): Merchant {
  const bank = useBank();
  const [place, setPlace] = useState<Partial<Merchant>>();
  const { merchant, transactionId } = operation;
  const isAsked = isPlaceUnknown(operation);

  const read = async (signal: AbortSignal): Promise<Partial<Merchant> | undefined> => {
    if (!isAsked || transactionId === undefined) return {};
    const outcome = await bank.call('readMerchantLocation', { body: { cardId, transactionId }, signal });
    return outcome.kind === 'done' ? outcome.value : undefined;
  };
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void readFirst(signal).then((found) => !signal.aborted && setPlace(found));
    return () => leaving.abort();
  }, []);
  // What could not be read is asked for again by itself (HOLDER-03).
  useReconnected(() => {
    if (place === undefined) void read(new AbortController().signal).then(setPlace);
  });
  return { ...merchant, ...place };
}
