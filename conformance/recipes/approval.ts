import { login, type Recipe } from '../recipe.ts';

/** The phone is asked to approve what shows a PIN, and the request is taken back; a host without the app is not asked further. */
export const approval: Recipe = {
  does: 'asking the phone to approve, and taking that back',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'viewPin', body: { cardId: '{cardId}' }, leavesOpen: true },
    {
      call: 'startApproval',
      body: {
        transactionId: '{challenge.mtTransactionId}',
        transactionData: '{challenge.trxData}',
        mtTransactionId: '{challenge.mtTransactionId}',
        serviceId: '{challenge.serviceId}',
      },
      save: { approval: '/approval' },
    },
    { call: 'readApproval', body: { approval: '{approval}' } },
    { call: 'endApproval', body: { approval: '{approval}' } },
  ],
};
