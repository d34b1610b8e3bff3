import { describe, expect, it } from 'vitest';
import { context, end, journey } from '../fixtures/try-out.ts';
import type { SavedState } from '../machine/saved.ts';
import { open, trial } from './session.fixture.ts';

describe('a session', () => {
  it('shows the screen, says where the focus goes and reads its title out', () => {
    const { session, log } = open();

    expect(session.screen()?.step).toBe('ask');
    expect(log.focused).toEqual([{ kind: 'heading' }]);
    expect(log.announced).toMatchObject([
      { text: { namespace: 'trial', key: 'ask.title' }, politeness: 'polite' },
    ]);
    expect(log.recorded).toEqual([{ name: 'shown', journey: 'trial', step: 'ask' }]);
  });

  it('sends the call and is busy until it is answered [LOAD-01] [LOAD-02]', async () => {
    const { session, reply, waiting } = open();
    session.act('submit', { otp: '123456' });
    expect(session.screen()).toMatchObject({ busy: true, busyAction: 'submit' });
    expect(waiting()).toEqual([{ operation: 'verify', body: { otp: '123456' } }]);

    await reply(422, { code: 'X' });

    expect(session.screen()?.busy).toBe(false);
  });

  it('does nothing on a second submit while a call is under way', () => {
    const { session, log } = open();
    session.act('submit', { otp: '123456' });

    const refusal = session.act('submit', { otp: '123456' });

    expect(refusal).toBe('BUSY');
    expect(log.sent).toHaveLength(1);
  });

  it('ends with the outcome, after refreshing and going where the end says', async () => {
    const { session, reply, log } = open();
    session.act('submit', { otp: '123456' });

    await reply(200);

    await expect(session.finished).resolves.toEqual({ outcome: 'completed', output: {} });
    expect(log.refreshed).toEqual(['card', 'profile']);
    expect(log.paths).toEqual(['/home']);
    expect(session.screen()).toBeUndefined();
    expect(session.act('submit')).toBe('ENDED');
  });

  it('tells its listeners of every change, and gives the same screen until there is one', () => {
    const { session } = open();
    let told = 0;
    const stop = session.subscribe(() => {
      told += 1;
    });
    const before = session.screen();
    expect(session.screen()).toBe(before);

    session.act('submit', { otp: '1' });
    session.act('submit', { otp: '1' });
    stop();
    session.leave();

    expect(told).toBe(1);
    expect(session.screen()).not.toBe(before);
  });

  it('keeps the run after each move, without its code, and forgets it at the end', async () => {
    const { session, reply, log } = open();
    session.act('submit', { otp: '123456' });
    expect(JSON.stringify(log.saved.get('run'))).toContain('ask');
    expect(JSON.stringify(log.saved.get('run'))).not.toContain('123456');

    await reply(200);

    expect(log.saved.size).toBe(0);
  });

  describe.each([
    { what: 'a commit', commit: true, before: 0 },
    { what: 'any other call', commit: false, before: 1 },
  ] as const)('with a store that takes its time', ({ what, commit, before }) => {
    const file = journey({
      ask: { kind: 'form', actions: { submit: { to: 'do' } } },
      do: { kind: 'call', operation: 'change', commit, ok: { to: 'over' } },
      over: end('completed'),
    });

    const openSlow = () => {
      const { promise, resolve: kept } = Promise.withResolvers<void>();
      const slow = open(file, undefined, { save: () => promise, forget: () => undefined });
      slow.session.act('submit');
      return { ...slow, kept };
    };

    it(`sends ${what} ${commit ? 'once it is kept' : 'at once'} [LANG-01]`, async () => {
      const { log, pass, kept } = openSlow();
      await pass(0);
      expect(log.sent).toHaveLength(before);

      kept();
      await pass(0);

      expect(log.sent).toHaveLength(1);
    });

    it(`sends ${what} no more that was left before it was kept [LANG-01]`, async () => {
      const { session, log, pass, kept } = openSlow();

      session.leave();
      kept();
      await pass(0);

      expect(log.sent).toHaveLength(before);
    });
  });

  it('takes a kept run up again', () => {
    const first = open();
    first.session.act('wait');
    const kept = JSON.parse(JSON.stringify(first.log.saved.get('run'))) as SavedState; // what the session has saved

    const { session } = open(trial, kept);

    expect(session.screen()?.step).toBe('timed');
  });

  it('refuses to take up a run of a journey that has changed since', () => {
    const first = open();
    const kept = first.log.saved.get('run') as SavedState; // as above

    expect(() => open({ ...trial, version: '2.0.0' }, kept)).toThrow(
      expect.objectContaining({ code: 'JOURNEY_CHANGED' }),
    );
  });

  it('ends at once when the journey is not allowed', async () => {
    const { session, log } = open({ ...trial, allow: { '===': [{ var: 'session.logged' }, false] } });

    await expect(session.finished).resolves.toMatchObject({ outcome: 'not-allowed' });
    expect(log.sent).toEqual([]);
  });

  it('hears of a new context', () => {
    const { session } = open();

    session.updateContext({ ...context, session: { ...context.session, limited: true } });

    expect(session.state().context.session.limited).toBe(true);
  });
});

it('tells once that the bank no longer knows the holder, and ends', async () => {
  const { session, reply, log } = open();
  session.act('submit', { otp: '123456' });

  await reply(401, { code: 'UNAUTHORISED' });

  expect(log.signedOut).toBe(1);
  expect(log.popups).toEqual([]);
  await expect(session.finished).resolves.toMatchObject({ outcome: 'signed-out' });
});

it('breaks off with its code and the default popup when the journey itself is broken', async () => {
  const ok = [{ when: { '!': { var: 'result.flow' } }, to: 'ask' }, { to: 'over' }];
  const { session, reply, log } = open(
    journey({
      ask: { kind: 'form', actions: { submit: { to: 'send' } } },
      send: { kind: 'call', operation: 'send', ok },
      over: end('completed'),
    }),
  );
  session.act('submit');

  await reply(200, {});

  await expect(session.finished).rejects.toMatchObject({ code: 'GUARD_VARIABLE_MISSING' });
  expect(log.popups).toMatchObject([{ kind: 'UNAVAILABLE', code: 'GUARD_VARIABLE_MISSING' }]);
  const place = { journey: 'trial', step: 'send' };
  expect(log.recorded).toContainEqual({ name: 'broken', ...place, detail: 'GUARD_VARIABLE_MISSING' });
  expect(session.act('submit')).toBe('ENDED');
});
