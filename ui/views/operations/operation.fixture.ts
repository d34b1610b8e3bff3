import type { Operation } from '#schemas';

/** Makes a booked expense in euro for tests, with what the test says different. */
export function anOperation(difference: Partial<Operation> = {}): Operation {
  return {
    transactionId: '1000001000042',
    transactionStatus: 'R',
    transactionDate: '2026-03-14T18:05:12.000+01:00',
    effectiveCardId: '1000001',
    merchant: { merchantName: 'Pasticceria Corsini' },
    category: 'RISTORANTI',
    cssCategory: 8,
    iconCategory: 'restaurants',
    originalCurrencyAmount: { amount: 1250, currency: 'EUR' },
    chargeCurrencyAmount: { amount: 1250, currency: 'EUR' },
    cardIdValue: '**** **** **** 4417',
    flagPrepaidRechargeReceived: false,
    flagFamiliar: false,
    charger: 'Elena Conti',
    ...difference,
  };
}
