import type { Clock } from '#sandbox';

/** A clock that stands still until a test moves it. */
export type FakeClock = Clock & { advance(ms: number): void };

/** Starts at a Thursday afternoon in Rome, 19 November 2026, unless told otherwise. */
export function fakeClock(start: number = Date.parse('2026-11-19T15:00:00.000Z')): FakeClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Reads one machine's clock or the other's, which is so much ahead, without any order that a test could lean on. */
export function scatteredClock(clock: Clock, aheadMs: number): Clock {
  let drawn = 1;
  return {
    now: () => {
      // A linear congruence: the same in every run.
      drawn = (drawn * 48_271) % 2_147_483_647;
      return clock.now() + (drawn % 2) * aheadMs;
    },
  };
}
