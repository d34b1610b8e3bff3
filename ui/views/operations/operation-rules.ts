import type { Amount, Operation } from '#schemas';

/** Returns whether the bank has booked the operation: every other status reads 'NON CONTABILIZZATO' (OPS-08). */
export function isBooked(operation: Operation): boolean {
  return operation.transactionStatus === 'R';
}

/** Returns whether the row opens its detail: booked, and with an id or a recharge received (OPS-06, OPS-07). */
export function canOpen(operation: Operation): boolean {
  const hasDetail = operation.transactionId !== undefined || operation.flagPrepaidRechargeReceived;
  return isBooked(operation) && hasDetail;
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
