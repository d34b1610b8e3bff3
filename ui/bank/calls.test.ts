import type { BankReply, BankRequest } from '#engine';
import { operations } from '#schemas';
import { describe, expect, it, vi } from 'vitest';
import { createBankCalls, type StepUp } from './calls.ts';

const challenge = {
  phoneNumbers: [{ id: 'phone-1', obfuscatedValue: '********67' }],
  channel: 'SMS',
  trxData: 'data',
  mtTransactionId: 'mt-1',
  additionalInfo: 'info',
  serviceId: 'updateContact',
  servicePayload: {},
};
const asked: BankReply = {
  kind: 'reply',
  status: 403,
  body: { code: 'SCA_REQUIRED', type: 'SCA', message: '', sca: challenge },
};
const done: BankReply = { kind: 'reply', status: 200, body: { telephoneNumber: '********67' } };
const proof = { transactionId: 'mt-1', additionalInfo: 'proof' };
const change = { newNumber: '+393471234567', cardId: '1000001' };

function callsOver(replies: BankReply[], stepUp: StepUp = () => Promise.resolve({ kind: 'closed' })) {
  const sent: BankRequest[] = [];
  const bank = {
    send: (request: BankRequest) => {
      sent.push(request);
      const reply = replies[sent.length - 1] ?? { kind: 'unreachable' as const };
      return { reply: Promise.resolve(reply), cancel: () => undefined };
    },
  };
  return { calls: createBankCalls({ bank, operations, stepUp }), sent };
}

describe('a call of a view', () => {
  it('answers what the bank has done', async () => {
    const { calls } = callsOver([done]);

    const outcome = await calls.call('updateContact', { body: change });

    expect(outcome).toEqual({ kind: 'done', value: done.body });
  });

  it('is sent again with the proof once the holder has confirmed [SCA-08] [HDR-06]', async () => {
    const stepUp = vi.fn<StepUp>(() => Promise.resolve({ kind: 'verified', headers: proof }));
    const { calls, sent } = callsOver([asked, done], stepUp);

    const outcome = await calls.call('updateContact', { body: change });

    expect(outcome.kind).toBe('done');
    expect(stepUp.mock.calls[0]?.[0]).toMatchObject({ mtTransactionId: 'mt-1', trxData: 'data' });
    expect(sent[1]).toEqual({ operation: 'updateContact', body: change, headers: proof });
  });

  it.each(['closed', 'blocked'] as const)(
    'is not sent again after strong authentication was %s',
    async (kind) => {
      const { calls, sent } = callsOver([asked], () => Promise.resolve({ kind }));

      const outcome = await calls.call('updateContact', { body: change });

      expect(outcome).toEqual({ kind: 'unproven', because: kind });
      expect(sent).toHaveLength(1);
    },
  );

  it('is refused when its proof is not taken, and asks no second time [SCA-29]', async () => {
    const stepUp = vi.fn<StepUp>(() => Promise.resolve({ kind: 'verified', headers: proof }));
    const { calls } = callsOver([asked, asked], stepUp);

    const outcome = await calls.call('updateContact', { body: change });

    expect(outcome).toEqual({ kind: 'refused', code: 'SCA_REQUIRED', type: 'CUSTOM' });
    expect(stepUp).toHaveBeenCalledTimes(1);
  });

  it('tells a refusal by its code, a dead session and a bank out of reach apart', async () => {
    const refused: BankReply = {
      kind: 'reply',
      status: 404,
      body: { code: 'NOT_FOUND', type: 'CUSTOM', message: '' },
    };
    const { calls } = callsOver([refused, { kind: 'reply', status: 401, body: null }]);
    const ask = () => calls.call('readCardInfo', { body: { cardId: '1000001' } });

    expect(await ask()).toEqual({ kind: 'refused', code: 'NOT_FOUND', type: 'CUSTOM' });
    expect(await ask()).toEqual({ kind: 'unauthorised' });
    expect(await ask()).toEqual({ kind: 'unreachable' });
  });
});
