import { beforeAll, describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { logIn, replyOf } from '../support/sandbox-login.ts';
import { inMemory } from '../support/sandbox-places.ts';

describe('a fault that answers a code of the contract', () => {
  const bank = bankOn(inMemory);
  let token: string;
  let cardId: string;

  beforeAll(async () => {
    token = await logIn(bank, 'standard+fault-codes@percorso.test');
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    [{ id: cardId } = { id: '' }] = cards;
  });

  const order = async (fault: object) => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify([fault]);
    return bank.consoleApp.inject({ method: 'PUT', url: '/sandbox/api/faults', payload, headers });
  };

  const ask = () => bank.call('validateKey6', { cardId, key6: '284917' }, { token });

  it.each([
    { code: 'KEY6_REUSED', status: 422, type: 'FIELD', wait: null },
    { code: 'KEY6_BLOCKED', status: 422, type: 'SHOW', wait: null },
    { code: 'UNAUTHORISED', status: 401, type: 'SESSION', wait: null },
    { code: 'SERVICE_UNAVAILABLE', status: 503, type: 'UNAVAILABLE', wait: 1 },
  ])('answers $code as the contract has it, so many times [S-51]', async ({ code, status, type, wait }) => {
    await order({ operationId: 'validateKey6', kind: 'error', code, times: 1 });

    expect(await ask()).toMatchObject({ status, error: { code, type }, retryAfter: wait });
    expect(await ask()).toMatchObject({ status: 200 });
  });

  it('answers it of every call, where every call declares it [S-51]', async () => {
    await order({ operationId: '*', kind: 'error', code: 'INTERNAL_ERROR', times: 1 });

    expect(await bank.call('readDictionary', undefined)).toMatchObject({ error: { code: 'INTERNAL_ERROR' } });
  });

  it.each([
    [{ operationId: 'listCards', code: 'KEY6_REUSED' }, 'is no code that listCards may answer'],
    [{ operationId: '*', code: '5709' }, 'is no code that every operation may answer'],
    [
      { operationId: 'topUpPhone', code: 'SCA_REQUIRED' },
      'comes with a challenge, which the bank alone can make',
    ],
    [{ operationId: 'listCards' }, "must have required property 'code'"],
  ])('is refused with %j, which %s [S-51]', async (fault, message) => {
    const refused = await order({ kind: 'error', times: 1, ...fault });

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'CONTRACT_VIOLATION', pointer: '/0/code', message });
  });

  it('can be chosen from the codes that a call, or every call, may answer [S-51]', async () => {
    const codes = await bank.console<Record<string, string[]>>('GET', 'fault-codes');

    expect(codes['validateKey6']).toEqual(
      expect.arrayContaining(['KEY6_REUSED', 'KEY6_BLOCKED', 'NOT_FOUND']),
    );
    expect(codes['topUpPhone']).not.toContain('SCA_REQUIRED');
    expect(codes['*']).toContain('INTERNAL_ERROR');
    expect(codes['*']).not.toContain('NOT_FOUND');
  });
});
