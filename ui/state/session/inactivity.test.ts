import { describe, expect, it, vi } from 'vitest';
import { createInactivity } from './inactivity.ts';

const minute = 60_000;

function watch() {
  let now = 0;
  let tick: (() => void) | undefined;
  const [onEnd, stay] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const inactivity = createInactivity({
    idleMs: 5 * minute,
    warnMs: 2 * minute,
    timers: {
      now: () => now,
      every: (_milliseconds, run) => {
        tick = run;
        return () => (tick = undefined);
      },
    },
    onEnd,
    stay,
  });
  const waitUntil = (milliseconds: number) => {
    now = milliseconds;
    tick?.();
  };
  return { inactivity, onEnd, stay, waitUntil, left: () => inactivity.store.getState().secondsLeft };
}

describe('a session that nobody uses', () => {
  it('warns two minutes before its end, and not before [S-29]', () => {
    const { inactivity, waitUntil, left } = watch();
    inactivity.used();

    waitUntil(3 * minute - 1);
    expect(left()).toBeUndefined();
    waitUntil(3 * minute);

    expect(left()).toBe(120);
  });

  it('is kept by the one who writes, who is asked nothing and costs one call a minute', () => {
    const { inactivity, stay, waitUntil } = watch();
    inactivity.acted();
    inactivity.used();

    for (const second of [59, 60, 90, 119, 120]) {
      waitUntil(second * 1000);
      inactivity.acted();
    }

    expect(stay).toHaveBeenCalledTimes(2);
  });

  it('asks the one who writes no more once it has warned, for they are to say so themselves', () => {
    const { inactivity, stay, waitUntil } = watch();
    inactivity.used();
    waitUntil(3 * minute);

    inactivity.acted();

    expect(stay).not.toHaveBeenCalled();
  });

  it('goes on when it is used again [S-29]', () => {
    const { inactivity, onEnd, waitUntil, left } = watch();
    inactivity.used();
    waitUntil(4 * minute);

    inactivity.used();
    waitUntil(6 * minute);

    expect(left()).toBeUndefined();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('ends once after five minutes [S-29]', () => {
    const { inactivity, onEnd, waitUntil } = watch();
    inactivity.used();

    waitUntil(5 * minute);
    waitUntil(6 * minute);

    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
