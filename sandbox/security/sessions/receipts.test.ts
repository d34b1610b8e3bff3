import { describe, expect, it } from 'vitest';
import { challenges } from '../../db/schema.ts';
import { elsewhere, openHolders } from '../holders.fixture.ts';
import { hashReference } from '../secrets.ts';
import { findReceipt, keepReceipt } from './receipts.ts';

const holders = openHolders();
const body = { amount: 1000, phoneNumber: '347' };

/** Answers a request that was proven, and keeps the answer. */
async function answered(state: 'used' | 'verified' = 'used') {
  const call = holders.call();
  const { userId, sessionId } = call.holder;
  const id = `challenge of ${userId}`;
  const info = `proof of ${userId}`;
  const made = { userId, sessionId, service: 'topUpPhone', trxData: 'data', payload: {}, infoHash: '' };
  const proven = { transactionId: 'transaction', proofHash: hashReference(info), phones: {}, createdAt: 0 };
  await call.db.insert(challenges).values({ id, ...made, ...proven, state });
  const proof = {
    mtTransactionId: id,
    additionalInfo: info,
    transactionId: 'transaction',
    transactionData: 'data',
  };
  const request = { ...call, operationId: 'topUpPhone', body, proof };
  await keepReceipt(request, { done: { b: 1, a: 2 } });
  return request;
}

describe('a request that is sent twice with one proof', () => {
  it('is answered as the first time, to the letter [S-43]', async () => {
    const found = await findReceipt(await answered());

    expect(JSON.stringify(found)).toBe('{"reply":{"done":{"b":1,"a":2}}}');
  });

  it('has no answer yet where it was never done, or is not done yet', async () => {
    const request = await answered('verified');
    const unknown = { ...request, proof: { ...request.proof, mtTransactionId: 'nobody’s' } };

    expect([await findReceipt(request), await findReceipt(unknown)]).toEqual([null, null]);
    expect(await findReceipt({ ...request, proof: {} })).toBeNull();
  });

  it('is not the same with another body, operation, session or proof [S-43]', async () => {
    const request = await answered();
    const { proof } = request;

    const others = [
      { ...request, body: { ...body, amount: 1001 } },
      { ...request, operationId: 'confirmPlan' },
      { ...request, holder: elsewhere(request).holder },
      { ...request, proof: { ...proof, additionalInfo: 'another' } },
      { ...request, proof: { ...proof, transactionId: 'another' } },
      { ...request, proof: { ...proof, transactionData: 'another' } },
      { ...request, proof: { mtTransactionId: proof.mtTransactionId } },
    ];

    for (const other of others) expect(await findReceipt(other)).toBeNull();
  });
});
