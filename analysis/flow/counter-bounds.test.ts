import { describe, expect, it } from 'vitest';
import type { ErrorRoute, JourneyFile, Limit, Step } from '#schemas';
import { mostCounted } from './counter-bounds.ts';

const screen = (to: string): Step => ({ kind: 'form', actions: { submit: { to } } });

const counting = (route: Partial<ErrorRoute>, to: string): Step => ({
  kind: 'call',
  operation: 'tryCode',
  ok: { to },
  errors: { WRONG: { type: 'SHOW', counts: 'wrong', ...route } },
});

/** A code is asked for and tried; a refusal counts, and leads where the route says. */
function trial(route: Partial<ErrorRoute>, limit: Partial<Limit> = {}, steps: JourneyFile['steps'] = {}) {
  const journey: JourneyFile = {
    id: 'trial',
    version: '1.0.0',
    surface: 'dialog',
    limits: { wrong: { max: 5, to: 'blocked', ...limit } },
    start: 'ask',
    steps: {
      ask: screen('try'),
      try: counting(route, 'again'),
      again: screen('ask'),
      blocked: { kind: 'end', outcome: 'blocked' },
      ...steps,
    },
  };
  return mostCounted(journey, 'wrong').most;
}

const withoutScreens: JourneyFile['steps'] = {
  ask: { kind: 'branch', cases: [{ to: 'try' }] },
  again: { kind: 'end', outcome: 'completed' },
};

describe('how far a limit is counted', () => {
  it('is without end where the refusal leads back to the screen', () => {
    expect(trial({ to: 'ask' })).toBe(Infinity);
    expect(trial({})).toBe(Infinity);
  });

  it('is once where the refusal ends the run, on a page or at an end', () => {
    expect(trial({ to: 'blocked' })).toBe(1);
    expect(trial({ type: 'PROCESS' })).toBe(1);
  });

  it('is as often as calls that count stand in a row, with no screen to go back to', () => {
    const second = counting({ to: 'blocked' }, 'blocked');

    expect(trial({ to: 'second' }, {}, { ...withoutScreens, second })).toBe(2);
  });

  it.each([true, false])(
    'is not cleared by the success of another call, consecutive: %s [LANG-20]',
    (consecutive) => {
      const steps = { ...withoutScreens, gate: counting({ to: 'blocked' }, 'try') };

      expect(trial({ to: 'gate' }, { consecutive }, steps)).toBe(Infinity);
    },
  );
});
