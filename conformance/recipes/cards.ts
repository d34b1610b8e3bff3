import { login, type Recipe } from '../recipe.ts';

/** What a holder sees of a card and of what was done with it. */
export const cards: Recipe = {
  does: 'reading cards and operations',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'readCardInfo', body: { cardId: '{cardId}' } },
    { call: 'readCardContext', body: { cardId: '{cardId}' } },
    { call: 'readCardArt', body: { cardId: '{cardId}' } },
    { call: 'retrieveTtl', body: { cardId: '{cardId}' } },
    {
      call: 'listTransactions',
      body: { cardId: '{cardId}', pageLimit: 50, pageNumber: 1 },
      save: {
        transactionId: { in: '/transactions', where: { transactionStatus: 'R' }, take: '/transactionId' },
      },
    },
    {
      call: 'readTransactionDetails',
      body: { cardId: '{cardId}', transactionId: '{transactionId}', effectiveCardId: '{cardId}' },
    },
    { call: 'readMerchantLocation', body: { cardId: '{cardId}', transactionId: '{transactionId}' } },
    { call: 'downloadTransactions', body: { cardId: '{cardId}', ext: 'xlsx' } },
    { call: 'downloadTransactions', body: { cardId: '{cardId}', ext: 'csv' } },
    { call: 'listCategories', body: { cardId: '{cardId}' } },
    { call: 'readYearlySummary', body: { cardId: '{cardId}' } },
    { call: 'readFinancingStatus', body: { cardId: '{cardId}' } },
    { call: 'authorizeUserData', query: { cardId: '{cardId}' } },
    { call: 'authorizeDocumentId', query: { cardId: '{cardId}' } },
    { call: 'updateUserData', body: { cardId: '{cardId}' } },
  ],
};
