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
