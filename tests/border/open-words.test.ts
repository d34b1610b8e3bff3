import { expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { askedClient } from './asked-client.ts';
import { withValue } from './reply-places.ts';

const contract = readContract();
const bank = askedClient();

function exampleOf(id: string): unknown {
  return contract.operations.get(id)?.examples.reply[0];
}

const card = ['cardContext', 'cardInfo', 'card'];

/** Where the documents name some words of the bank and say "otherwise", "other" or "any". */
it.each([
  ['[OPS-08]', 'listTransactions', ['transactions', 0, 'transactionStatus']],
  ['[CARD-13]', 'readCardContext', [...card, 'paymentTypeCard']],
  ['[CARD-01]', 'readCardContext', [...card, 'circuitDetail']],
  ['[CARD-01]', 'listCards', ['cards', 0, 'circuitDetail']],
  ['[ECODE-30]', 'readCardContext', ['cardContext', 'profiling', '3D_SECURE', 'status']],
  ['[TDS-08]', 'readThreeDSecure', ['status']],
  ['[GATE-02]', 'readUserProfile', ['userType']],
  ['[GATE-02]', 'userLogin', ['userInfo', 'userType']],
])('another word than those that the portal knows is taken %s: %s %j', async (_row, id, path) => {
  const { misfits } = await bank.json(id, withValue(exampleOf(id), path, 'ANOTHER'));

  expect(misfits).toEqual([]);
});

it('a holder whose kind is not told is read all the same [GATE-02]', async () => {
  const { misfits } = await bank.json(
    'readUserProfile',
    withValue(exampleOf('readUserProfile'), ['userType'], undefined),
  );

  expect(misfits).toEqual([]);
});
