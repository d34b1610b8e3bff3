import { describe, expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

/** Who, of which operator, how much, confirmed; what an operator offers is asked of the bank. */
const order: JourneyFile = journey(
  {
    who: { kind: 'form', form: 'code', saves: { 'data.who': '/otp' }, actions: { submit: { to: 'which' } } },
    which: {
      kind: 'form',
      form: 'code',
      saves: { 'data.which': '/otp' },
      actions: { submit: { to: 'look' }, other: { to: 'who', sets: { 'data.mark': 'set' } } },
    },
    look: {
      kind: 'call',
      operation: 'read',
      ok: { to: 'much', sets: { 'data.offer': { var: 'result.offer' } } },
    },
    much: {
      kind: 'form',
      form: 'code',
      saves: { 'data.much': '/otp' },
      shows: { offer: { var: 'data.offer' } },
      actions: { submit: { to: 'confirm' } },
    },
    confirm: {
      kind: 'form',
      shows: { who: { var: 'data.who' }, which: { var: 'data.which' }, much: { var: 'data.much' } },
      actions: {
        submit: { to: 'pay' },
        'change-who': { to: 'who', changes: true },
        'change-which': { to: 'which', changes: true },
        'change-much': { to: 'much', changes: true },
      },
    },
    pay: { kind: 'call', operation: 'send', commit: true, ok: { to: 'done' } },
    done: end('completed'),
  },
  {
    data: {
      who: { type: 'text' },
      which: { type: 'text' },
      offer: { type: 'text' },
      mark: { type: 'text' },
      much: { type: 'text', from: ['which'] },
    },
  },
);

function atSummary() {
  const run = tryOut(order);
  run.act('submit', { otp: 'Ada' });
  run.act('submit', { otp: 'blue' });
  run.reply(200, { offer: 'small' });
  run.act('submit', { otp: '10' });
  expect(run.at()).toBe('trial/confirm');
  return run;
}

const shown = (run: ReturnType<typeof tryOut>) => run.screen().title.values;

describe('a line of a summary that is changed', () => {
  it('leads to its screen, filled, and back to the summary with the new answer [LANG-10]', () => {
    const run = atSummary();

    run.act('change-who');
    expect(run.at()).toBe('trial/who');
    expect(run.screen().form?.values).toEqual({ otp: 'Ada' });
    run.act('submit', { otp: 'Eva' });
    // The offer is asked for again, as on the way before.
    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/confirm');
    expect(shown(run)).toEqual({ who: 'Eva', which: 'blue', much: '10' });
    expect(run.frame()).toMatchObject({
      data: { offer: 'large' },
      history: ['who', 'which', 'much', 'confirm'],
    });
    expect(run.only('record')).toMatchObject([{ step: 'confirm', name: 'shown' }]);
  });

  it('asks on the way back for what the new answer has made forgotten, and for nothing else [LANG-10]', () => {
    const run = atSummary();

    run.act('change-which');
    run.act('submit', { otp: 'red' });
    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/much');
    expect(run.screen().form?.values).toEqual({});
    run.act('submit', { otp: '20' });
    expect(run.at()).toBe('trial/confirm');
    expect(shown(run)).toEqual({ who: 'Ada', which: 'red', much: '20' });
  });

  it('is as before after Back, with the way back that the summary had [LANG-10]', () => {
    const run = atSummary();
    const before = run.frame();

    run.act('change-who');
    expect(run.screen().canGoBack).toBe(true);
    run.back();

    expect(run.at()).toBe('trial/confirm');
    expect(run.frame()).toEqual({ ...before, change: undefined });
    expect(run.only('record')).toMatchObject([{ step: 'confirm', name: 'shown' }]);
    run.back();
    expect(run.at()).toBe('trial/much');
  });

  it('takes back on Back what was set there, and goes back in the ordinary way once something was answered [LANG-10]', () => {
    const run = atSummary();
    run.act('change-which');
    run.act('other');
    expect(run.at()).toBe('trial/who');
    run.act('submit', { otp: 'Eva' });
    // The holder pressed that: the next screen had been answered, and is passed by.
    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/confirm');
    run.back();
    expect(run.at()).toBe('trial/much');
  });

  it('is left by a reload at its screen, with Back to the summary [LANG-10] [LANG-04]', () => {
    const run = atSummary();
    run.act('change-which');

    run.reload();

    expect(run.at()).toBe('trial/which');
    run.back();
    expect(run.at()).toBe('trial/confirm');
    expect(shown(run)).toEqual({ who: 'Ada', which: 'blue', much: '10' });
  });

  it('has no way back to a summary that needs what is not kept [LANG-10] [LANG-04]', () => {
    const { data } = order;
    const run = tryOut({ ...order, data: { ...data, much: { type: 'text', sensitive: true } } });
    run.act('submit', { otp: 'Ada' });
    run.act('submit', { otp: 'blue' });
    run.reply(200, { offer: 'small' });
    run.act('submit', { otp: '10' });
    run.act('change-which');

    run.reload();

    expect(run.at()).toBe('trial/which');
    run.back();
    expect(run.at()).toBe('trial/who');
  });

  it('never leads to a commit by itself: the screen before it is shown again [LANG-10] [LANG-02]', () => {
    const { steps, data = {} } = order;
    const direct: JourneyFile = {
      ...order,
      data: { ...data, much: { type: 'text' } },
      steps: {
        ...steps,
        much: { ...steps['much'], actions: { submit: { to: 'short' } } } as Step,
        short: {
          kind: 'branch',
          cases: [{ when: { '===': [{ var: 'data.who' }, 'Eva'] }, to: 'pay' }, { to: 'confirm' }],
        },
      },
    };
    const run = tryOut(direct);
    run.act('submit', { otp: 'Ada' });
    run.act('submit', { otp: 'blue' });
    run.reply(200, { offer: 'small' });
    run.act('submit', { otp: '10' });
    run.act('change-who');
    run.act('submit', { otp: 'Eva' });

    run.reply(200, { offer: 'large' });

    expect(run.at()).toBe('trial/much');
    expect(run.only('call')).toEqual([]);
    expect(run.only('record')).toMatchObject([{ step: 'much', name: 'shown' }]);
    run.act('submit', { otp: '10' });
    expect(run.pending().request.operation).toBe('send');
  });

  it('is offered where its screen was shown, and nowhere else [LANG-10]', () => {
    const { steps } = order;
    const run = tryOut({
      ...order,
      steps: {
        ...steps,
        who: { ...steps['who'], actions: { submit: { to: 'confirm' } }, shows: {} } as Step,
        confirm: { ...steps['confirm'], shows: {} } as Step,
      },
    });

    run.act('submit', { otp: 'Ada' });

    expect(run.screen().actions.map(({ name }) => name)).toEqual(['submit', 'change-who']);
    expect(run.act('change-which')).toBe('ACTION_NOT_OFFERED');
  });

  it('is shown again with what the bank has refused [LANG-10]', () => {
    const refusing: JourneyFile = {
      ...order,
      errors: { WRONG: { type: 'FIELD', to: 'which', field: '/otp' } },
    };
    const run = tryOut(libraryOf([refusing]));
    run.act('submit', { otp: 'Ada' });
    run.act('submit', { otp: 'blue' });
    run.reply(200, { offer: 'small' });
    run.act('submit', { otp: '10' });
    run.act('change-who');
    run.act('submit', { otp: 'Eva' });

    run.reply(422, { code: 'WRONG' });

    expect(run.at()).toBe('trial/which');
  });
});
