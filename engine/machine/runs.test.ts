import { describe, expect, it } from 'vitest';
import { polling, runBehind } from './runs.fixture.ts';

describe('a screen that asks again and again', () => {
  it('asks when it comes, and so long after each answer, as often as it may [LANG-11]', () => {
    const run = runBehind(polling());
    expect(run.only('call')).toMatchObject([{ request: { operation: 'read', quiet: true } }]);

    for (const _ of [1, 2]) {
      run.answered({ state: 'PENDING' });
      expect(run.only('timer')).toMatchObject([{ seconds: 2 }]);
      run.next();
      expect(run.only('call')).toHaveLength(1);
    }
    run.answered({ state: 'PENDING' });

    expect(run.effects()).toEqual([]);
    expect(run.at()).toBe('trial/waiting');
  });

  it('is never busy, and is changed in place: no focus, no announcement, no other screen, the same time left [LANG-11]', () => {
    const run = runBehind(polling());
    const timer = run.frame().timer;
    expect(run.screen()).toMatchObject({ busy: false, title: { values: { seen: 'NEW' } } });

    run.answered({ state: 'SEEN' });

    expect(run.screen()).toMatchObject({ busy: false, title: { values: { seen: 'SEEN' } } });
    expect(run.effects().map(({ kind }) => kind)).toEqual(['timer']);
    expect(run.frame()).toMatchObject({ timer, history: ['waiting'] });
  });

  it('is led on by an answer that leads elsewhere [LANG-11]', () => {
    const run = runBehind(polling());

    run.answered({ state: 'APPROVED' });

    expect(run.at()).toBe('trial/approved');
    expect(run.asked()).toBeUndefined();
    expect(run.only('announce')).toHaveLength(1);
    expect(run.only('cancel')).toHaveLength(1);
  });

  it.each(['submit', 'close'] as const)(
    'is left by %s at once; what it has asked is cancelled, and its answer is not heard [LANG-11]',
    (action) => {
      const run = runBehind(polling());
      const callId = run.asked()?.callId;

      expect(run.act(action, {})).toBeUndefined();

      expect(run.only('cancel')).toContainEqual(expect.objectContaining({ cancels: callId }));
      expect(run.answered({ state: 'APPROVED' }, callId)).toMatch(/ENDED|UNEXPECTED/);
    },
  );

  it('asks at once when the holder is back, if it waits for its time, and not one time more than it may [LANG-11]', () => {
    const run = runBehind(polling());
    expect(run.awake()).toBe('NOTHING_WAITS');
    run.answered({ state: 'PENDING' });
    const { timer } = run.asked() ?? {};

    run.awake();

    expect(run.effects().map(({ kind }) => kind)).toEqual(['cancel', 'call']);
    expect(run.send({ kind: 'timer', timerId: timer ?? '' })).toBe('TIMER_UNEXPECTED');
    expect(run.asked()?.asked).toBe(2);
  });

  it('begins anew when the page is loaded anew, or the screen comes again [LANG-11]', () => {
    const run = runBehind(polling());
    run.answered({ state: 'PENDING' });
    expect(JSON.stringify(run.saved())).not.toMatch(/background|callId/);

    run.reload();
    expect(run.only('call')).toHaveLength(1);
    run.act('submit', {});
    run.reply(422, { code: 'X' });

    expect(run.at()).toBe('trial/waiting');
    expect(run.asked()).toMatchObject({ asked: 1 });
  });

  it('is left by its own time, whatever it waits for [LANG-11]', () => {
    const run = runBehind(polling());

    run.expire();

    expect(run.at()).toBe('trial/aside');
    expect(run.only('cancel')).toHaveLength(1);
    expect(run.asked()).toBeUndefined();
  });
});

describe('a refusal behind a screen', () => {
  it('is no answer where the screen has no route, whatever the journey and the catalogue say [LANG-11]', () => {
    const run = runBehind(polling({}, { errors: { X: { type: 'SHOW', to: 'aside' } } }));

    for (const code of ['X', 'LOCKED']) {
      run.heard({ status: 422, body: { code } });
      expect(run.effects().map(({ kind }) => kind)).toEqual(['timer']);
      run.next();
    }
    run.heard('unreachable');

    expect(run.at()).toBe('trial/waiting');
  });

  it('leads on by its route, or is told once and not at each asking [LANG-11]', () => {
    const errors = { GONE: { type: 'SHOW', to: 'aside' }, '*': { type: 'SHOW' } } as const;
    const run = runBehind(polling({ errors }));

    run.heard({ status: 422, body: { code: 'X' } });
    expect(run.only('message')).toHaveLength(1);
    run.next();
    run.heard({ status: 422, body: { code: 'X' } });
    expect(run.effects().map(({ kind }) => kind)).toEqual(['timer']);
    run.next();
    run.heard({ status: 422, body: { code: 'GONE' } });

    expect(run.at()).toBe('trial/aside');
  });

  it('ends the run where the bank no longer knows the holder [LANG-11]', () => {
    const run = runBehind(polling());

    run.heard({ status: 401 });

    expect(run.state().ended?.outcome).toBe('signed-out');
  });

  it('that asks for strong authentication is a refusal: nobody has asked for anything [LANG-11]', () => {
    const errors = { SCA_REQUIRED: { type: 'SHOW', to: 'aside' } } as const;
    const run = runBehind(polling({ operation: 'statements', errors }));

    run.answered({ result: 'SCA' });

    expect(run.at()).toBe('trial/aside');
  });
});
