import { login, type Recipe } from '../recipe.ts';

/** A phone is topped up from a card, its number kept in the payee book and taken out again. */
export const topUp: Recipe = {
  does: 'topping up a phone',
  as: 'holder',
  steps: [
    ...login,
    {
      call: 'listCards',
      body: {},
      save: { cardId: { in: '/cards', where: { productType: 'PREPAID' }, take: '/id' } },
    },
    { call: 'verifyPrepaidCard', body: { cardId: '{cardId}' } },
    {
      call: 'listTopUpOperators',
      body: { cardId: '{cardId}' },
      save: { operatorCode: '/operators/0/operatorCode', amount: '/operators/0/amounts/0' },
    },
    {
      call: 'topUpPhone',
      body: {
        cardId: '{cardId}',
        netAmount: '{amount}',
        payee: { phoneNumber: '3471234567', operatorCode: '{operatorCode}', name: 'Conformance' },
      },
      headers: { criticalData: '3471234567-{amount}' },
      save: { topUpId: '/topUpId' },
    },
    { call: 'commitStatus', query: { operation: 'topUpPhone', key: 'conformance-kit-0' } },
    { call: 'readTopUpStatus', query: { topUpId: '{topUpId}' } },
    { call: 'listPayees', body: {}, save: { payeeId: '/payees/0/payeeId' } },
    { call: 'deletePayee', body: { payeeId: '{payeeId}' } },
  ],
};
