import type { Amount, Operation } from '#schemas';

/** Returns whether the bank has booked the operation: every other status reads 'NON CONTABILIZZATO' (OPS-08). */
export function isBooked(operation: Operation): boolean {
  return operation.transactionStatus === 'R';
}

/**
 * Returns whether the row opens its detail: booked, and with an id or a recharge received (OPS-06, OPS-07); one that is
 * not booked yet where something can be done about it (HOLDER-26).
 */
export function canOpen(operation: Operation, opensPending = false): boolean {
  if (!isBooked(operation)) return opensPending;
  return operation.transactionId !== undefined || operation.flagPrepaidRechargeReceived;
}

/** Returns the amount a row shows, in the original currency or else in euro (OPS-05); undefined for a family card (CARD-12). */
export function amountOf(operation: Operation): Amount | undefined {
  return operation.originalCurrencyAmount ?? operation.chargeCurrencyAmount;
}

/** Returns what a foreign expense cost in euro, to stand beneath it; undefined when it would only repeat the amount. */
export function euroAmountOf(operation: Operation): Amount | undefined {
  const shown = amountOf(operation);
  const charged = operation.chargeCurrencyAmount;
  return charged !== undefined && charged.currency !== shown?.currency ? charged : undefined;
}

/** Returns whether money came in, which is shown with a plus. */
export function isIncoming(operation: Operation): boolean {
  return operation.flagPrepaidRechargeReceived;
}
