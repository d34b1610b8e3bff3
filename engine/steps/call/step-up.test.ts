import { describe, expect, it } from 'vitest';
import { end, journey, libraryOf, tryOut, type TryOut } from '../../fixtures/try-out.ts';

const texts = {
  channel: 'SMS',
  trxData: 'trx',
  mtTransactionId: 'mt',
  additionalInfo: 'info',
  serviceId: 'S',
};
const challenge = {
  phoneNumbers: [{ id: 'p1', obfuscatedValue: '*67' }],
  ...texts,
  servicePayload: { to: '*67' },
};
const asked = { code: 'SCA_REQUIRED', type: 'SCA', sca: challenge };

const sca = journey(
  {
    code: {
      kind: 'form',
      form: 'code',
      popup: 'CODE',
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'verify' }, close: { to: 'closed' } },
    },
    verify: {
      kind: 'call',
      operation: 'verify',
      body: { otp: { var: 'data.otp' }, transactionId: { var: 'input.mtTransactionId' } },
      ok: { to: 'verified', sets: { 'data.proof': { var: 'result.additionalInfo' } } },
      errors: { BLOCKED: { type: 'BLOCKER', to: 'blocked' } },
    },
    verified: {
      kind: 'end',
      outcome: 'verified',
      output: {
        transactionId: { var: 'input.mtTransactionId' },
        transactionData: { var: 'input.trxData' },
        mtTransactionId: { var: 'input.mtTransactionId' },
        additionalInfo: { var: 'data.proof' },
      },
    },
    blocked: end('blocked'),
    closed: end('closed'),
  },
  {
    id: 'sca',
    input: {
      phoneNumbers: 'list',
      channel: 'text',
      trxData: 'text',
      mtTransactionId: 'text',
      additionalInfo: 'text',
      serviceId: 'text',
      servicePayload: 'object',
    },
    data: {
      otp: { type: 'text', sensitive: true, keep: 'next-call' },
      proof: { type: 'text', sensitive: true },
    },
  },
);

const exits = {
  verified: 'retry',
  blocked: { to: 'blocked' },
  closed: { to: 'cancelled' },
} as const;

const change = journey(
  {
    number: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/phone' },
      actions: { submit: { to: 'change' } },
    },
    change: {
      kind: 'call',
      operation: 'change',
      commit: true,
      body: { phone: { var: 'data.phone' } },
      headers: { criticalData: 'kept' },
      stepUp: { exits },
      ok: { to: 'done' },
    },
    done: end('completed'),
    blocked: end('blocked'),
    cancelled: { kind: 'form', actions: { submit: { to: 'number' } } },
  },
  { data: { phone: { type: 'text', sensitive: true } } },
);

function challenged(): TryOut {
  const run = tryOut(libraryOf([change, sca]), { journey: 'trial' });
  run.act('submit', { phone: '3331234567' });
  run.reply(403, asked);
  return run;
}

describe('a call that the bank answers with a challenge', () => {
  it('is kept while the step-up journey runs above it with what the bank says [SCA-30] [SCA-31]', () => {
    const run = challenged();

    expect(run.at()).toBe('sca/code');
    expect(run.frame().input).toEqual(challenge);
    expect(run.state().frames[0]?.pending).toMatchObject({ kept: true, request: { operation: 'change' } });
    expect(run.screen()).toMatchObject({ depth: 1, busy: false, canGoBack: false });
  });

  it('may call the popup of the code by another name', () => {
    const named = journey(
      {
        change: {
          kind: 'call',
          operation: 'change',
          stepUp: { popups: { CODE: 'ANOTHER' }, exits },
          ok: { to: 'done' },
        },
        done: end('completed'),
        blocked: end('blocked'),
        cancelled: end('cancelled'),
      },
      {},
    );
    const run = tryOut(libraryOf([named, sca]), { journey: 'trial' });
    run.reply(403, asked);

    expect(run.screen().popup).toBe('ANOTHER');
    expect(challenged().screen().popup).toBe('CODE');
  });

  it('is sent again as it was, with the proof in its headers [HDR-06]', () => {
    const run = challenged();
    const kept = run.state().frames[0]?.pending;
    run.act('submit', { otp: '123456' });

    run.reply(200, { access_token: 'secret', additionalInfo: 'proof' });

    expect(run.state().frames).toHaveLength(1);
    expect(run.pending()).toMatchObject({
      kept: false,
      request: {
        operation: 'change',
        body: { phone: '3331234567' },
        headers: {
          criticalData: 'kept',
          transactionId: 'mt',
          transactionData: 'trx',
          mtTransactionId: 'mt',
          additionalInfo: 'proof',
        },
      },
    });
    expect(run.pending().callId).not.toBe(kept?.callId);
    expect(JSON.stringify(run.state())).not.toContain('secret');
    run.reply(200);
    expect(run.state().ended?.outcome).toBe('completed');
  });

  it('is not repeatable when it is sent again [S-52]', () => {
    const run = challenged();
    run.act('submit', { otp: '123456' });

    run.reply(200, { additionalInfo: 'proof' });

    expect(run.only('call')).toMatchObject([{ repeatable: false }]);
  });

  it('is given up when the holder is blocked or closes, and the journey goes on by that exit', () => {
    const [blocked, closed] = [challenged(), challenged()];
    blocked.act('submit', { otp: '123456' });
    blocked.reply(422, { code: 'BLOCKED' });
    closed.act('close');

    expect(blocked.state().ended?.outcome).toBe('blocked');
    expect(closed.at()).toBe('trial/cancelled');
    expect(closed.frame().pending).toBeUndefined();
  });

  it('may be answered with another challenge', () => {
    const run = challenged();
    run.act('submit', { otp: '123456' });
    run.reply(200, { additionalInfo: 'proof' });

    run.reply(403, asked);

    expect(run.at()).toBe('sca/code');
    expect(run.screen().form?.values).toEqual({});
  });

  it('is dropped by a reload: the holder sends it again himself', () => {
    const run = challenged();

    run.reload();

    expect(run.at()).toBe('trial/number');
    expect(run.state().frames).toHaveLength(1);
    expect(run.only('call')).toEqual([]);
  });

  it('is refused like any other when its step does not foresee it', () => {
    const { change: call, ...others } = change.steps;
    if (call?.kind !== 'call') throw new Error('the trial has lost its call');
    const { stepUp: _stepUp, ...plain } = call;
    const run = tryOut(libraryOf([{ ...change, steps: { ...others, change: plain } }, sca]), {
      journey: 'trial',
    });
    run.act('submit', { phone: '3331234567' });

    run.reply(403, asked);

    expect(run.at()).toBe('trial/number');
    expect(run.only('error-popup')).toMatchObject([{ popup: { code: 'SCA_REQUIRED' } }]);
  });

  it('leaves its caller’s screen in sight when the step-up fails before it has shown one', () => {
    const { code: _code, ...others } = sca.steps;
    const silent = {
      ...sca,
      start: 'send',
      steps: { send: sending, code: sca.steps['code'] ?? sending, ...others },
    };
    const run = tryOut(libraryOf([change, silent]), { journey: 'trial' });
    run.act('submit', { phone: '3331234567' });
    run.reply(403, asked);

    run.reply(500);

    expect(run.at()).toBe('trial/number');
    expect(run.frame().pending).toBeUndefined();
  });
});

it('is refused within strong authentication, which never runs above itself [LANG-21]', () => {
  const again = {
    kind: 'call',
    operation: 'change',
    stepUp: { exits: { verified: 'retry', blocked: { to: 'blocked' }, closed: { to: 'closed' } } },
    ok: { to: 'closed' },
    errors: { SCA_REQUIRED: { type: 'SHOW', to: 'code' } },
  } as const;
  const nested = { ...sca, steps: { ...sca.steps, verify: again } };
  const run = tryOut(libraryOf([change, nested]), { journey: 'trial' });
  run.act('submit', { phone: '3331234567' });
  run.reply(403, asked);
  run.act('submit', { otp: '123456' });

  run.reply(403, asked);

  expect(run.state().frames.map((frame) => frame.journey)).toEqual(['trial', 'sca']);
  expect(run.at()).toBe('sca/code');
  expect(run.only('message')).toMatchObject([{ message: { status: 'critical' } }]);
});

const sending = { kind: 'call', operation: 'send', ok: { to: 'code' } } as const;
