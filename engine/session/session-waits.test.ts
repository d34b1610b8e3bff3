import { describe, expect, it } from 'vitest';
import type { Step } from '#schemas';
import { journey } from '../fixtures/try-out.ts';
import { open } from './session.fixture.ts';

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

describe('what is asked at once', () => {
  const calls = { one: { operation: 'read' }, other: { operation: 'send' } };
  const both = journey({
    ask: { kind: 'form', actions: { submit: { to: 'both' } } },
    both: { kind: 'call', all: calls, ok: { to: 'over' } } as unknown as Step, // as a file has it
    over: { kind: 'end', outcome: 'completed' },
  });

  it('is sent before anything is answered, and goes on behind the last answer [LANG-22]', async () => {
    const { session, reply, log } = open(both);
    session.act('submit');

    expect(log.sent.map(({ operation }) => operation)).toEqual(['read', 'send']);
    await reply(200);
    expect(session.screen()).toMatchObject({ step: 'ask', busy: true });
    await reply(200);

    await expect(session.finished).resolves.toMatchObject({ outcome: 'completed' });
  });

  it('is cancelled whole when the holder leaves [LANG-22]', () => {
    const { session, log } = open(both);
    session.act('submit');
    session.leave();

    expect(log.cancelled.map(({ operation }) => operation)).toEqual(['read', 'send']);
  });
});
