import { login, type Recipe } from '../recipe.ts';

const evidence = new File(['%PDF-1.4\n%%EOF\n'], 'conformance.pdf', { type: 'application/pdf' });

/** A card is locked at once and unlocked with a code; a host that does not offer it is not asked further. */
export const cardLock: Recipe = {
  does: 'locking and unlocking a card',
  as: 'holder',
  inOrder: true,
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'lockCard', body: { cardId: '{cardId}' } },
    { call: 'unlockCard', body: { cardId: '{cardId}' } },
  ],
};

/** An operation is disputed and found among the requests; a host that takes no disputes is not asked further. */
export const dispute: Recipe = {
  does: 'disputing an operation',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    {
      call: 'listTransactions',
      body: { cardId: '{cardId}', pageLimit: 50, pageNumber: 1 },
      save: { disputeReference: '/transactions/0/disputeReference' },
    },
    {
      call: 'openDispute',
      body: {
        request: {
          disputeReference: '{disputeReference}',
          reason: 'NOT_MINE',
          message: 'Conformance',
          telephone: '+39{fresh.phone}',
        },
        files: [evidence],
      },
    },
    { call: 'listHelpRequests', body: {} },
  ],
};
