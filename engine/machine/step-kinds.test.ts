import { describe, expect, it } from 'vitest';
import { end, journey, operations, tryOut } from '../fixtures/try-out.ts';

const calling = (rest: object) =>
  journey({
    ask: {
      kind: 'call',
      operation: 'read',
      query: { reNew: 1 },
      headers: { additionalInfo: { var: 'session.userId' }, criticalData: null },
      ok: [{ when: { in: ['END', { var: 'result.flow' }] }, to: 'done' }, { to: 'again' }],
      ...rest,
    },
    again: { kind: 'form', actions: { submit: { to: 'ask' } } },
    done: end('completed'),
  });

const repeatable = (rest: object) => tryOut(calling(rest)).only('call')[0]?.repeatable;

describe('a call', () => {
  it('bears the query and the headers; a header that is no text is left out', () => {
    const run = tryOut(calling({}));

    expect(run.pending().request).toEqual({
      operation: 'read',
      query: { reNew: 1 },
      headers: { additionalInfo: 'u1' },
    });
  });

  it('goes on by the first guard over its result that holds', () => {
    const [ends, asks] = [tryOut(calling({})), tryOut(calling({}))];
    ends.reply(200, { flow: ['KYC', 'END'] });
    asks.reply(200, { flow: ['KYC'] });

    expect(ends.state().ended?.outcome).toBe('completed');
    expect(asks.at()).toBe('trial/again');
  });

  it('is safe to repeat when it only reads, never when it commits [S-52]', () => {
    expect(repeatable({})).toBe(true);
    expect(repeatable({ commit: true })).toBe(false);
    expect(repeatable({ operation: 'send' })).toBe(false);
    expect(Object.keys(operations)).toContain('send');
  });

  it('is never repeated while it carries what is kept for one call only [S-52]', () => {
    const run = tryOut(
      journey(
        {
          code: {
            kind: 'form',
            form: 'code',
            saves: { 'data.otp': '/otp' },
            actions: { submit: { to: 'ask' } },
          },
          ask: { kind: 'call', operation: 'read', query: { otp: { var: 'data.otp' } }, ok: { to: 'done' } },
          done: end('completed'),
        },
        { data: { otp: { type: 'text', sensitive: true, keep: 'next-call' } } },
      ),
    );

    run.act('submit', { otp: '123456' });

    expect(run.only('call')[0]?.repeatable).toBe(false);
  });
});

describe('a timer', () => {
  const timed = journey({
    shown: { kind: 'form', after: { seconds: 30, to: 'hidden' }, actions: { submit: { to: 'send' } } },
    send: { kind: 'call', operation: 'send', ok: { to: 'hidden' } },
    hidden: { kind: 'form', actions: { submit: { to: 'shown' } } },
  });

  it('starts with its screen and leads on when it is over', () => {
    const run = tryOut(timed);
    expect(run.only('timer')).toMatchObject([{ seconds: 30, id: run.frame().timer }]);

    run.expire();

    expect(run.at()).toBe('trial/hidden');
    expect(run.frame().timer).toBeUndefined();
  });

  it('is cancelled when the screen is left, and then changes nothing', () => {
    const run = tryOut(timed);
    const timerId = run.frame().timer ?? '';

    run.act('submit');

    expect(run.only('cancel')).toMatchObject([{ cancels: timerId }]);
    expect(run.send({ kind: 'timer', timerId })).toBe('TIMER_UNEXPECTED');
  });

  it('starts anew each time its screen is shown', () => {
    const run = tryOut(timed);
    const first = run.frame().timer;
    run.expire();

    run.act('submit');

    expect(run.at()).toBe('trial/shown');
    expect(run.frame().timer).not.toBe(first);
  });
});

describe('an end with a popup', () => {
  const ending = journey({
    begin: { kind: 'form', actions: { submit: { to: 'done' } } },
    done: {
      kind: 'end',
      outcome: 'completed',
      popup: 'DONE',
      refresh: ['card'],
      message: 'ok',
      goTo: '/home',
    },
  });

  it('is a last screen whose only action closes it; the refresh goes out as it appears', () => {
    const run = tryOut(ending);
    run.act('submit');

    expect(run.screen()).toMatchObject({ step: 'done', popup: 'DONE', canGoBack: false });
    expect(run.screen().actions.map(({ name }) => name)).toEqual(['close']);
    expect(run.only('refresh')).toMatchObject([{ what: ['card'] }]);
    expect(run.only('message')).toMatchObject([{ message: { status: 'ok', text: { key: 'done.message' } } }]);
    expect(run.only('go')).toEqual([]);
    expect(run.act('submit')).toBe('ACTION_UNKNOWN');
    expect(run.back()).toBe('BACK_BARRED');
  });

  it('goes where it says when it is closed', () => {
    const run = tryOut(ending);
    run.act('submit');

    run.act('close');

    expect(run.only('go')).toMatchObject([{ path: '/home' }]);
    expect(run.state().ended?.outcome).toBe('completed');
  });
});
