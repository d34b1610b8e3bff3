import { describe, expect, it } from 'vitest';
import { createFakePorts } from '../../tests/support/fake-ports.ts';
import { context, end, journey, libraryOf } from '../fixtures/try-out.ts';
import type { SavedState } from '../machine/saved.ts';
import type { StorePort } from '../ports.ts';
import { createSession, type JourneySession } from './session.ts';

const trial = journey(
  {
    ask: {
      kind: 'form',
      form: 'code',
      saves: { 'data.otp': '/otp' },
      actions: {
        submit: { to: 'verify' },
        look: { to: 'read' },
        wait: { to: 'timed' },
        close: { to: 'over' },
      },
    },
    verify: { kind: 'call', operation: 'verify', body: { otp: { var: 'data.otp' } }, ok: { to: 'over' } },
    read: { kind: 'call', operation: 'read', ok: { to: 'over' }, errors: { X: { type: 'SHOW' } } },
    timed: { kind: 'form', after: { seconds: 30, to: 'over' }, actions: { submit: { to: 'ask' } } },
    over: { kind: 'end', outcome: 'completed', refresh: ['card', 'profile'], goTo: '/home' },
  },
  { data: { otp: { type: 'text', sensitive: true, keep: 'next-call' } } },
);

function open(file = trial, saved?: SavedState, store?: StorePort) {
  const fake = createFakePorts();
  const session: JourneySession = createSession({
    library: libraryOf([file]),
    ports: { ...fake.ports, ...(store && { store }) },
    runId: 'run',
    journey: file.id,
    input: {},
    context,
    ...(saved && { saved }),
  });
  return { ...fake, session };
}

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

describe('time', () => {
  it('leads on from a timed screen', async () => {
    const { session, pass } = open();
    session.act('wait');

    await pass(29);
    expect(session.screen()?.step).toBe('timed');
    await pass(1);

    await expect(session.finished).resolves.toMatchObject({ outcome: 'completed' });
  });

  it('stops with its screen', async () => {
    const { session, pass } = open();
    session.act('wait');
    session.act('submit');

    await pass(60);

    expect(session.screen()?.step).toBe('ask');
  });
});

describe('a bank that cannot be reached', () => {
  it('is tried three times for a call that is safe to repeat, then told of [S-52] [ERR-08]', async () => {
    const { session, fail, pass, log, waiting } = open();
    session.act('look');

    await fail();
    expect(waiting()).toEqual([]);
    await pass(1);
    await fail();
    await pass(3);
    await fail();
    await pass(60);

    expect(log.sent).toHaveLength(3);
    expect(log.popups).toMatchObject([{ kind: 'UNAVAILABLE', code: 'unreachable' }]);
    expect(session.screen()).toMatchObject({ step: 'ask', busy: false });
  });

  it('is tried once for any other call, so that no code is ever sent twice [S-52]', async () => {
    const { session, fail, pass, log } = open();
    session.act('submit', { otp: '123456' });

    await fail();
    await pass(60);

    expect(log.sent).toHaveLength(1);
    expect(log.popups).toHaveLength(1);
  });

  it('is not tried again for a call that it has refused', async () => {
    const { session, reply, pass, log } = open();
    session.act('look');

    await reply(500);
    await pass(60);

    expect(log.sent).toHaveLength(1);
    expect(session.screen()?.busy).toBe(false);
  });

  it('leaves the focus where it is, and the same action works again', async () => {
    const { session, fail, reply, log } = open();
    session.act('submit', { otp: '123456' });
    await fail();
    expect(log.focused).toHaveLength(1);

    session.act('submit', { otp: '123456' });
    await reply(200);

    await expect(session.finished).resolves.toMatchObject({ outcome: 'completed' });
  });
});

describe('leaving', () => {
  it('cancels the call under way and drops its reply', async () => {
    const { session, reply, log, waiting } = open();
    session.act('submit', { otp: '123456' });

    session.leave();

    expect(log.cancelled).toHaveLength(1);
    expect(waiting()).toEqual([]);
    await reply(200);
    await expect(session.finished).resolves.toEqual({ outcome: 'left', output: {} });
    expect(log.refreshed).toEqual([]);
    expect(session.screen()).toBeUndefined();
  });

  it('cancels the timer and the next try', async () => {
    const [timed, tried] = [open(), open()];
    timed.session.act('wait');
    tried.session.act('look');
    await tried.fail();

    timed.session.leave();
    tried.session.leave();
    await timed.pass(60);
    await tried.pass(60);

    expect(timed.log.paths).toEqual([]);
    expect(tried.log.sent).toHaveLength(1);
  });

  it('twice does nothing more', async () => {
    const { session } = open();
    session.leave();

    session.leave();

    await expect(session.finished).resolves.toMatchObject({ outcome: 'left' });
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
