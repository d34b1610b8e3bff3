import { describe, expect, it } from 'vitest';
import { end, journey, tryOut } from '../fixtures/try-out.ts';

const change = journey(
  {
    number: {
      kind: 'form',
      form: 'number',
      saves: { 'data.phone': '/phone', 'data.holder': '/holder' },
      prefill: { '/holder': { var: 'session.userId' } },
      actions: { submit: { to: 'send' }, close: { to: 'shut', resets: ['number', 'code'] } },
    },
    send: {
      kind: 'call',
      operation: 'send',
      body: { phone: { var: 'data.phone' } },
      ok: { to: 'code', sets: { 'data.token': { var: 'result.token' } } },
    },
    code: {
      kind: 'form',
      form: 'code',
      shows: { phone: { maskPhone: { var: 'data.phone' } } },
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'verify' }, close: { to: 'shut', resets: ['number', 'code'] } },
    },
    verify: {
      kind: 'call',
      operation: 'verify',
      body: { otp: { var: 'data.otp' }, token: { var: 'data.token' } },
      ok: { to: 'plan', sets: { 'data.proof': { var: 'result.proof' } } },
      errors: { X: { type: 'FIELD', to: 'code', field: '/otp' } },
    },
    plan: { kind: 'form', actions: { submit: { to: 'done' }, number: { to: 'number' } } },
    shut: { kind: 'form', actions: { submit: { to: 'number' } } },
    done: end('completed'),
  },
  {
    data: {
      phone: { type: 'text', sensitive: true },
      holder: { type: 'text' },
      token: { type: 'text', from: ['phone'] },
      proof: { type: 'text', from: ['token'], initial: 'none' },
      otp: { type: 'text', sensitive: true, keep: 'next-call' },
    },
  },
);

function atPlan() {
  const run = tryOut(change);
  run.act('submit', { phone: '3331234567', holder: 'Ada' });
  run.reply(200, { token: 't1' });
  run.act('submit', { otp: '987987' });
  run.reply(200, { proof: 'p1' });
  return run;
}

describe('an answer', () => {
  it('fills its form again after Back, and prefills it before', () => {
    const run = tryOut(change);
    expect(run.screen().form?.values).toEqual({ holder: 'u1' });
    run.act('submit', { phone: '3331234567', holder: 'Ada' });
    run.reply(200, { token: 't1' });

    run.back();

    expect(run.screen().form?.values).toEqual({ phone: '3331234567', holder: 'Ada' });
  });

  it('that changes makes the journey forget what is from it, directly or not, and nothing else [LANG-06]', () => {
    const run = atPlan();
    run.act('number');
    expect(run.frame().data).toMatchObject({ token: 't1', proof: 'p1' });

    run.act('submit', { phone: '3339999999', holder: 'Ada' });

    expect(run.frame().data).toEqual({ phone: '3339999999', holder: 'Ada', proof: 'none' });
  });

  it('that stays the same, or from which nothing is, forgets nothing [LANG-06]', () => {
    const run = atPlan();
    run.act('number');

    run.act('submit', { phone: '3331234567', holder: 'Grace' });

    expect(run.frame().data).toMatchObject({ holder: 'Grace', token: 't1', proof: 'p1' });
  });

  it('is forgotten with the form that an action resets [PHONE-08]', () => {
    const run = tryOut(change);
    run.act('submit', { phone: '3331234567', holder: 'Ada' });
    run.reply(200, { token: 't1' });

    run.act('close');

    expect(run.frame().data).toEqual({ token: 't1', proof: 'none' });
    expect(run.frame().forms).toEqual({
      number: { blanks: 1, invalid: false, errors: {} },
      code: { blanks: 1, invalid: false, errors: {} },
    });
  });
});

describe('what is kept for the next call', () => {
  it('can be read by that call and is erased when it is refused', () => {
    const run = tryOut(change);
    run.act('submit', { phone: '3331234567', holder: 'Ada' });
    run.reply(200, { token: 't1' });
    run.act('submit', { otp: '987987' });
    expect(run.pending().request.body).toEqual({ otp: '987987', token: 't1' });

    run.reply(422, { code: 'X' });

    expect(JSON.stringify(run.state())).not.toContain('987987');
    expect(run.screen().form?.values).toEqual({});
  });

  it('is erased when the call is done, and when the bank does not answer', () => {
    expect(JSON.stringify(atPlan().state())).not.toContain('987987');
    const unheard = tryOut(change);
    unheard.act('submit', { phone: '3331234567', holder: 'Ada' });
    unheard.reply(200, { token: 't1' });
    unheard.act('submit', { otp: '987987' });

    unheard.hear({ kind: 'unreachable' });

    expect(JSON.stringify(unheard.state())).not.toContain('987987');
  });
});

describe('a saved run', () => {
  it('holds nothing sensitive, not even in the call under way', () => {
    const run = tryOut(change);
    run.act('submit', { phone: '3331234567', holder: 'Ada' });
    expect(JSON.stringify(run.saved())).not.toContain('3331234567');
    run.reply(200, { token: 't1' });
    run.act('submit', { otp: '987987' });

    const text = JSON.stringify(run.saved());

    expect(text).not.toContain('3331234567');
    expect(text).not.toContain('987987');
    expect(text).toContain('Ada');
  });

  it('goes back to the latest screen that needs nothing of what was left out', () => {
    const run = tryOut(change);
    run.act('submit', { phone: '3331234567', holder: 'Ada' });
    run.reply(200, { token: 't1' });
    expect(run.at()).toBe('trial/code');

    run.reload();

    expect(run.at()).toBe('trial/number');
    expect(run.screen().form?.values).toEqual({ holder: 'Ada' });
  });

  it('stands where it was when nothing it needs was left out', () => {
    const run = atPlan();

    run.reload();

    expect(run.at()).toBe('trial/plan');
    expect(run.screen().canGoBack).toBe(true);
  });
});
