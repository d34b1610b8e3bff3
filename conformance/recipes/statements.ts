import { login, type Recipe } from '../recipe.ts';

/** The movements lists of a card. */
export const statements: Recipe = {
  does: 'reading movements lists',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    {
      call: 'checkDocumentsAvailability',
      body: { cardId: '{cardId}' },
      save: {
        documentId: '/rendicontoList/0/documentId',
        releaseDate: '/rendicontoList/0/dateBankStatement',
      },
    },
    {
      call: 'downloadStatement',
      body: { cardId: '{cardId}', documentId: '{documentId}', releaseDate: '{releaseDate}' },
    },
  ],
};

/** A movements list is ordered by e-mail, and then to another address. */
export const statementDelivery: Recipe = {
  does: 'ordering movements lists',
  inOrder: true,
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'getSubscriptionStatus', body: { cardId: '{cardId}' } },
    {
      call: 'modifySubscription',
      body: { cardId: '{cardId}', delivery: 'ONLINE', email: '{fresh.email}' },
    },
    { call: 'changeSubscriptionEmail', body: { cardId: '{cardId}', email: 'other.{fresh.email}' } },
  ],
};
